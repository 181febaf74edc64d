/** What the tool machine must know of the skirmish. */
import type { Command } from '@drumhead/skirmish/screen';
import type { StepResult } from '../../../battle/interaction/interaction.ts';
import { NO_INTERACTION as NOTHING_IN_HAND, toolStep } from '../../../table/tool/step.ts';
import type * as tool from '../../../table/tool/rules.ts';
import { GROUPS, type Kinds, type Seen } from './group.ts';
import { away, modelAt, placeOf, placeOfGhost } from './places.ts';
import { proposalFor, proposalFromDrag } from './proposal.ts';
import { activationOf, choosable, dragKindOf, isMember, judge, type Scene, subjectOf, targetOf } from './scene.ts';

export interface Interaction extends tool.Interaction<Kinds> {
  /** The floor shown. */
  readonly level: number;
  /** The next Move is made with the longer stick (SK-SPR-28). */
  readonly sprint: boolean;
}

export type Input =
  | tool.Input<Kinds>
  | { readonly type: 'level'; readonly level: number }
  | { readonly type: 'sprint'; readonly on: boolean };

export type Tool = tool.Tool<Kinds>;

export const NO_INTERACTION: Interaction = { ...NOTHING_IN_HAND, level: 0, sprint: false };

/** A terrain piece is taken hold of as if it were at least so large, in millimetres. */
const LEAST_LAID = 14;

export const TOOL: tool.ToolRules<Kinds> = {
  isSame: (a, b) => a === b,
  pieceAt({ scene, level }, at, reach, prefer) {
    const model = modelAt(scene.state, at, reach, level, prefer);
    return model < 0 ? null : model;
  },
  placeOf: ({ scene }, model) => placeOf(scene.state, model),
  placeOfGhost: ({ scene }, ghost) => placeOfGhost(scene.state, ghost),
  ghostReach: 0.6,
  dragKindOf: ({ scene }, model) => dragKindOf(scene, model),
  barred({ scene }, model) {
    const command: Command = { type: 'nominate', model };
    const isOwn = scene.state.field.models[model]?.player === scene.player;
    return scene.pending && isOwn && !judge(scene, command).ok ? command : null;
  },
  handlesOf: (_seen, _model, _dragKind, aim) => (aim ? ['body'] : []),
  turnsAfterwards: () => false,
  drag: ({ scene, level, sprint }, dragKind, { piece, to }) =>
    proposalFromDrag(scene, dragKind, piece, to, level, sprint),
  // Before the battle a model may be placed again and again: no second tap.
  // What has no legal form is sent as asked: the judge says why.
  sentAtOnce: (dragKind, { command, asked }) => (dragKind === 'deploy' ? (command ?? asked) : null),
  subjectOf({ scene }, command, selected) {
    if ('model' in command) return command.model;
    const leader = scene.frame?.at === 'group' ? scene.frame.order.leader : null;
    const asked = subjectOf(scene);
    return activationOf(scene)?.model ?? leader ?? (asked < 0 ? selected : asked);
  },
  propose: ({ scene }, command, model) => ({
    dragKind: isPull(command) && model !== null ? dragKindOf(scene, model) : null,
    aim: proposalFor(scene, model ?? -1, command),
  }),
  targetOf(_, command) {
    const target = targetOf(command);
    return target < 0 ? null : target;
  },
  tapped({ scene }, _interaction, model) {
    if (model === null) return null;
    if (isMember(scene, model)) return { send: { type: 'member', model } };
    const attack = attackOn(scene, model);
    return attack && { propose: attack };
  },
  tappedGround({ scene, level, sprint }, { selected }, dragKind, at) {
    const waits = scene.state.models[selected]?.posture === 'waiting';
    return dragKind === 'deploy' && !waits ? null : proposalFromDrag(scene, dragKind, selected, at, level, sprint);
  },
  staysSelected: ({ scene }, model) => choosable(scene).includes(model) || subjectOf(scene) === model,
  group: GROUPS,
  lay: {
    isUnder: (laid, at, reach) => away(laid, at) <= reach + Math.max(laid.width, laid.height, LEAST_LAID) / 2,
    moved: (laid, { x, y }) => ({ ...laid, x, y }),
  },
};

export function step(interaction: Interaction, input: Input, scene: Scene): StepResult<Interaction, Command> {
  if (input.type === 'level') return { interaction: { ...interaction, level: input.level }, holds: false };
  if (input.type === 'sprint') return { interaction: { ...interaction, sprint: input.on }, holds: false };
  const next = toolStep(TOOL, interaction, input, seen(scene, interaction));
  // The longer stick is for one order.
  const sprint = interaction.sprint && !next.sendAll;
  return { ...next, interaction: { ...interaction, ...next.interaction, sprint } };
}

export const seen = (scene: Scene, { level, sprint }: Omit<Seen, 'scene'>): Seen => ({ scene, level, sprint });

/** With a model acting, a tap on an enemy proposes the plain attack or shot. */
function attackOn(scene: Scene, target: number): Command | null {
  if (!activationOf(scene)) return null;
  const at = scene.offers.filter((offer) => targetOf(offer) === target);
  return (
    at.find((offer) => offer.type === 'attack' && !offer.powerful) ??
    at.find((offer) => offer.type === 'shoot' && !offer.aimed) ??
    null
  );
}

/** Can the proposal be dragged further? */
const isPull = (command: Command): boolean => 'x' in command || command.type === 'rideOn';
