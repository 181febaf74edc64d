/** Units gathered for a group order of their General. */
import type { Command } from '@drumhead/large-battles';
import type { GroupRules } from '../../../table/tool/rules.ts';
import type { Ghost, ProposedCommand } from './proposal.ts';
import type { DragKind, PieceRef, Scene } from './scene.ts';

export interface Group {
  /** Those that the order is to name. */
  readonly units: readonly number[];
  /** Those drawn round, whether they can be named or not. */
  readonly gathered: readonly number[];
}

/** The types of its tools. */
export interface Kinds {
  readonly scene: Scene;
  readonly piece: PieceRef;
  readonly command: Command;
  readonly ghost: Ghost;
  readonly group: Group;
  readonly dragKind: DragKind;
  readonly proposal: ProposedCommand;
  readonly laid: never;
}

/** Units that a group order may name, by the offers. */
export function groupCandidates(scene: Scene): readonly number[] {
  const able = new Set<number>();
  for (const offer of scene.offers) if (offer.type === 'group') for (const unit of offer.units) able.add(unit);
  return [...able].sort((a, b) => a - b);
}

export const GROUPS: GroupRules<Kinds> = {
  mayGather: () => true,
  isOwn: ({ state, side }, { what, index }) => what === 'unit' && state.field.units[index]?.side === side,
  pieces: ({ state, side }) =>
    state.field.units.flatMap((profile, index) => (profile.side === side ? [{ what: 'unit', index } as const] : [])),
  gather(scene, pieces) {
    const units = pieces.map(({ index }) => index).sort((a, b) => a - b);
    const able = groupCandidates(scene);
    if (able.length > 0) return { group: { units: units.filter((unit) => able.includes(unit)), gathered: units } };
    const general = scene.frame?.at === 'general' ? scene.frame.general : -1;
    return { send: { type: 'group', general, units, dice: 1 } };
  },
  gathered: ({ units, gathered }) => [...new Set([...units, ...gathered])].map((index) => ({ what: 'unit', index })),
  toggled(scene, group, { index }) {
    if (!groupCandidates(scene).includes(index)) return group;
    const others = group.units.filter((unit) => unit !== index);
    // One that is left out is not taken in again by the next line.
    if (others.length < group.units.length)
      return { units: others, gathered: group.gathered.filter((unit) => unit !== index) };
    return { ...group, units: [...others, index].sort((a, b) => a - b) };
  },
  against: (_, group) => group,
};
