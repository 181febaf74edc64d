/** Models gathered for the order of their Leader. */
import type { Command } from '@drumhead/skirmish/screen';
import type { GroupRules } from '../../../table/tool/rules.ts';
import { type OrderDraft, gatheredOrder, toggled } from './orderDraft.ts';
import type { Ghost, ProposedCommand } from './proposedCommand.ts';
import { activationOf, type DragKind, type Scene } from './scene.ts';
import type { Laid } from './terrainPiece.ts';

/** The moment as it is looked at. */
export interface Seen {
  readonly scene: Scene;
  /** The floor shown. */
  readonly level: number;
  /** The next Move is made with the longer stick. */
  readonly sprint: boolean;
}

/** The types of its tools. */
export interface Kinds {
  readonly scene: Seen;
  /** Index of a model. */
  readonly piece: number;
  readonly command: Command;
  readonly ghost: Ghost;
  readonly group: OrderDraft;
  readonly dragKind: DragKind;
  readonly proposal: ProposedCommand;
  readonly laid: Laid;
}

const isOwn = ({ state, player }: Scene, model: number): boolean => state.field.models[model]?.player === player;

export const GROUPS: GroupRules<Kinds> = {
  mayGather: () => true,
  isOwn: ({ scene }, model) => isOwn(scene, model),
  pieces: ({ scene }) => scene.state.models.flatMap((_, model) => (isOwn(scene, model) ? [model] : [])),
  gather({ scene }, models) {
    const group = gatheredOrder(scene, models);
    if (group) return { group, leader: group.leader };
    const leader = activationOf(scene)?.model ?? models[0] ?? -1;
    return {
      send: { type: 'order', kind: 'groupMove', leader, members: models, target: -1, weapons: [], partners: [] },
    };
  },
  gathered: ({ gathered }) => gathered,
  toggled: ({ scene }, draft, model) => toggled(scene, draft, model),
  against: (_, draft, target) => ({ ...draft, target }),
};
