/** Units gathered for a common order: one drag, tap or button orders them all. */
import type { Command } from '@drumhead/simplicity/screen';
import type { GroupRules } from '../../../table/tool/rules.ts';
import { commonFire, commonMove, type CommonOrder } from './commonOrder.ts';
import type { Ghost, ProposedCommand } from './proposal.ts';
import { type DragKind, isOrdering, type PieceRef, type Scene, targetOf } from './scene.ts';

export interface Gathered {
  readonly units: readonly number[];
  /** The order proposed to all. */
  readonly order: CommonOrder | null;
}

/** The types of its tools. */
export interface Kinds {
  readonly scene: Scene;
  readonly piece: PieceRef;
  readonly command: Command;
  readonly ghost: Ghost;
  readonly group: Gathered;
  readonly dragKind: DragKind;
  readonly proposal: ProposedCommand;
  readonly laid: never;
}

export const GATHERING: GroupRules<Kinds> = {
  mayGather: isOrdering,
  isOwn: ({ state, side }, { what, index }) => what === 'unit' && state.field.units[index]?.side === side,
  pieces: ({ state, side }) =>
    state.field.units.flatMap((profile, index) => (profile.side === side ? [{ what: 'unit', index } as const] : [])),
  gather: (_, pieces) => ({ group: { units: pieces.map(({ index }) => index), order: null } }),
  gathered: ({ units }) => units.map((index) => ({ what: 'unit', index })),
  toggled(_, { units }, { index }) {
    const others = units.filter((unit) => unit !== index);
    const now = others.length < units.length ? others : [...units, index];
    return now.length === 0 ? null : { units: now, order: null };
  },
  against: (scene, group, { what, index }) =>
    what === 'unit' ? { ...group, order: commonFire(scene, group.units, index) } : group,
  together: {
    moved: (scene, group, by) => ({ ...group, order: commonMove(scene, group.units, by) }),
    commands: ({ order }) => order?.shares.map(({ command }) => command) ?? [],
    ghosts: ({ order }) => order?.shares.flatMap(({ ghost }) => ghost ?? []) ?? [],
    pieceOf: ({ piece }) => piece,
    isTarget: ({ order }, { what, index }) =>
      what === 'unit' && (order?.shares.some(({ command }) => targetOf(command) === index) ?? false),
    withoutOrder: (group) => group.order && { ...group, order: null },
  },
};
