/** State of a model's activation: actions left, and what it has done (SK-GEN-14, per activation). */
import type { ActingFrame, Activation, Frame, GroupFrame } from '../state/frames.ts';
import { enemiesOf, isStanding, surroundingsOf } from '../ground/geometry.ts';
import { sees } from '../ground/sight.ts';
import type { State } from '../state/state.ts';
import type { Draft } from '../state/draft.ts';

/** SK-HTH-13. Actions for an ambush: a Move into contact and an attack. */
const AMBUSH_COST = 2;

/** A new activation, or a member's part in an order. */
export function newActivation(state: State, model: number, left: number, mustCharge = false): Activation {
  return {
    model,
    left,
    unseen: left >= AMBUSH_COST && isUnseen(state, model),
    movedIntoContact: false,
    charge: null,
    mustCharge,
    acted: false,
    vorwaerts: false,
  };
}

/**
 * SK-HTH-13. Is the model out of sight of all Standing enemies? The nearest is the likeliest to see it, so it is
 * checked first.
 */
export function isUnseen(state: State, model: number): boolean {
  const { squares } = surroundingsOf(state, model);
  const enemies = enemiesOf(state, model);
  for (let enemy = nextNearest(squares, enemies, -1); enemy >= 0; enemy = nextNearest(squares, enemies, enemy)) {
    if (isStanding(state, enemy) && sees(state, enemy, model)) return false;
  }
  return true;
}

/** The nearest of these models or, with `after` >= 0, the next nearest after that one; -1 if there is none. */
function nextNearest(squares: readonly number[], models: readonly number[], after: number): number {
  const beyond = after < 0 ? -1 : (squares[after] as number);
  let nearest = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const model of models) {
    const far = squares[model] as number;
    if (far < least && (far > beyond || (far === beyond && model > after))) {
      least = far;
      nearest = model;
    }
  }
  return nearest;
}

/** The activation of the model acting in this frame, or null. */
export function activationIn(frame: Frame): Activation | null {
  if (frame.at === 'acting') return frame.doing;
  return frame.at === 'group' ? (frame.doings[frame.acting] ?? null) : null;
}

/**
 * SK-ACN-5. Takes the cost of an action off the model that is acting and notes what it did. Frames that the action
 * needs may be pushed before or after.
 */
export function spend(
  draft: Draft,
  cost: number,
  change: Partial<Pick<Activation, 'movedIntoContact' | 'charge'>> = {},
): void {
  const at = actingFrame(draft);
  const frame = draft.frames[at] as ActingFrame | GroupFrame;
  const activation = activationIn(frame) as Activation;
  setActivation(draft, at, { ...activation, ...change, left: activation.left - cost, mustCharge: false, acted: true });
}

/** SK-ACT-9. A model that goes Out or flees during its activation loses the actions it has left. */
export function loseActions(draft: Draft, model: number): void {
  for (let at = 0; at < draft.frames.length; at++) {
    const frame = draft.frames[at] as Frame;
    if (frame.at === 'acting' && frame.doing.model === model) setActivation(draft, at, { ...frame.doing, left: 0 });
    if (frame.at === 'group' && frame.doings.some((activation) => activation.model === model)) {
      const doings = frame.doings.map((activation) =>
        activation.model === model ? { ...activation, left: 0 } : activation,
      );
      draft.frames[at] = { ...frame, doings };
    }
  }
}

/** Index of the frame in which a model is spending its actions. */
function actingFrame(draft: Draft): number {
  for (let at = draft.frames.length - 1; at >= 0; at--) {
    if (activationIn(draft.frames[at] as Frame) !== null) return at;
  }
  throw new RangeError('no model is acting');
}

function setActivation(draft: Draft, at: number, activation: Activation): void {
  const frame = draft.frames[at] as ActingFrame | GroupFrame;
  draft.frames[at] =
    frame.at === 'acting'
      ? { ...frame, doing: activation }
      : { ...frame, doings: frame.doings.map((own, i) => (i === frame.acting ? activation : own)) };
}
