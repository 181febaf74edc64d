/** View model of one moment: the viewer's state, decision and offers. Pure. */
import type { Ruleset, Seat } from '@drumhead/engine';
import {
  type Command,
  type Activation,
  type Event,
  type Frame,
  extraMoves,
  skirmish,
  type State,
} from '@drumhead/skirmish/screen';
import { asking, type Moment } from '../../../battle/interaction/moment.ts';

export interface Scene extends Moment<State, Command, Event, Frame> {
  /** Index of the viewer's player, or -1 for a spectator. */
  readonly player: number;
}

const { momentOf, judge, nearestTo } = asking<Frame, State, Command, Event>(skirmish, extraMoves);
export { judge, nearestTo };

export const isLegal = (scene: Scene, command: Command): boolean => judge(scene, command).ok;

/** The rules of a battle: the present ones, or an older version. */
export type Rules = Ruleset<State, Command, Event>;

export function sceneOf(state: State, seat: Seat, rules?: Rules): Scene {
  const moment = momentOf(state, seat, rules);
  return { ...moment, player: moment.state.field.players.findIndex(({ id }) => id === seat) };
}

/** Activation of the viewer's acting model, or null. */
export function activationOf({ frame, pending }: Scene): Activation | null {
  if (!pending || !frame) return null;
  if (frame.at === 'acting') return frame.doing;
  if (frame.at === 'group') return frame.doings[frame.acting] ?? null;
  return null;
}

/** The model that a decision is about, or -1; it is selected by itself. */
export function subjectOf(scene: Scene): number {
  const { frame, pending } = scene;
  if (!pending || !frame) return -1;
  switch (frame.at) {
    case 'acting':
    case 'group':
      return activationOf(scene)?.model ?? -1;
    case 'diceChoice':
    case 'takeCover':
    case 'fleeChoice':
    case 'parting':
      return frame.model;
    case 'ridingThrough':
      return frame.model;
    case 'orderDice':
    case 'enAvant':
      return frame.order.leader;
    default:
      return -1;
  }
}

/** The target of a command, or -1. */
export function targetOf(command: Command): number {
  return command.type === 'attack' || command.type === 'shoot' ? command.target : -1;
}

/** SK-GRP-9. May the model act next in its group? */
export const isMember = ({ offers }: Scene, model: number): boolean =>
  offers.some((offer) => offer.type === 'member' && offer.model === model);

/** The same decision in a later state, for planning several commands. Offers are those of the present. */
export function sceneIn(scene: Scene, state: State): Scene {
  const pending = scene.rules.pending(state).find(({ seat }) => seat === scene.seat) ?? null;
  return { ...scene, state, pending, frame: state.frames[state.frames.length - 1] ?? null };
}

/** How a model may be dragged now, or null. */
export type DragKind = 'deploy' | 'scout' | 'activate' | 'move' | 'takeCover' | 'rideOn' | 'group';

export function dragKindOf(scene: Scene, model: number): DragKind | null {
  const { frame, pending, state, player } = scene;
  if (!pending || !frame || model < 0) return null;
  switch (frame.at) {
    case 'deploy':
      return state.field.models[model]?.player === player ? 'deploy' : null;
    case 'scouts':
      return scene.offers.some((offer) => offer.type === 'scout' && offer.model === model) ? 'scout' : null;
    case 'turn':
      return scene.offers.some((offer) => offer.type === 'nominate' && offer.model === model) ? 'activate' : null;
    case 'takeCover':
      return frame.model === model ? 'takeCover' : null;
    case 'ridingThrough':
      return frame.model === model ? 'rideOn' : null;
    case 'group':
      if (frame.acting < 0) return frame.order.kind === 'groupMove' && isMember(scene, model) ? 'group' : null;
      return activationOf(scene)?.model === model ? 'move' : null;
    default:
      return activationOf(scene)?.model === model ? 'move' : null;
  }
}

/** Models the viewer may choose, by the offers: to nominate, or members of a group to act. */
export function choosable({ offers }: Scene): readonly number[] {
  const found = new Set<number>();
  for (const offer of offers) {
    if (
      offer.type === 'nominate' ||
      offer.type === 'scout' ||
      offer.type === 'member' ||
      offer.type === 'depleted' ||
      offer.type === 'reference' ||
      offer.type === 'succeed' ||
      offer.type === 'fleeFrom' ||
      offer.type === 'strike'
    )
      found.add(offer.model);
  }
  return [...found];
}
