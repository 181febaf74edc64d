/** The Move action: what one model in its activation may do with it, and doing it. */
import { err, refusal, emit, type Result, ok } from '@drumhead/engine';
import { modelAt } from '../state/abilities.ts';
import { has, radiusOf } from '../ground/geometry.ts';
import type { Activation } from '../state/frames.ts';
import type { State } from '../state/state.ts';
import { changeModel, modelToWrite, type Draft } from '../state/draft.ts';
import { arrive } from './moveEffects.ts';
import { type MovePlan, type Start, planStraightMove } from './straightMove.ts';

/** SK-ACN-1. A Move of the model that is acting to (x, y), in steps: what comes of it, or why it may not be made. */
export function planMove(
  state: State,
  activation: Activation,
  x: number,
  y: number,
  sprint: boolean,
  start?: Start,
): Result<MovePlan> {
  const { model } = activation;
  if (slowedDown(state, model)) return err(refusal('SK-SPR-18', 'sk.move.slow'));
  const tried = planStraightMove(state, model, x, y, sprint, start);
  if (!tried.ok) return tried;
  const moved = tried.value;
  if (moved.actions > activation.left) {
    return err(refusal(dearest(moved), 'sk.act.tooDear', { cost: moved.actions, left: activation.left }));
  }
  if (activation.mustCharge && !activation.acted && moved.into.length === 0)
    return err(refusal('SK-SPR-2', 'sk.act.mustCharge'));
  return tried;
}

/** The Move found last by who drew it, and from what: he most likely makes it next. */
let drawn: {
  readonly state: Pick<State, 'models' | 'features'>;
  readonly doing: Activation;
  readonly moved: MovePlan;
} | null = null;

/** Notes a Move that was found, so that it need not be judged again when it is made. */
export function noteMove({ models, features }: State, activation: Activation, moved: MovePlan): void {
  drawn = { state: { models, features }, doing: activation, moved };
}

/**
 * The same as `tryMove`, of a state in which nothing has changed yet: its lists are those of the state before, which
 * are never changed, so that what was found with them holds still.
 */
export function tryAgain(
  state: State,
  activation: Activation,
  x: number,
  y: number,
  sprint: boolean,
): Result<MovePlan> {
  if (drawn !== null && drawn.doing === activation && drawn.state.models === state.models) {
    const { moved } = drawn;
    const same = moved.x === x && moved.y === y && moved.sprint === sprint;
    if (same && drawn.state.features === state.features) return ok(moved);
  }
  return planMove(state, activation, x, y, sprint);
}

/** SK-SPR-18. A Slow model has made its one Move of the turn. (A crawl is no Move.) */
export function slowedDown(state: State, model: number): boolean {
  const { moves, posture } = modelAt(state, model);
  return moves > 0 && posture !== 'prone' && has(state, model, 'slow');
}

/** The rule that makes a Move dearer than one action. */
function dearest(moved: MovePlan): string {
  return moved.cost[moved.cost.length - 1]?.rule ?? 'SK-ACN-5';
}

/** Carries a Move out. */
export function applyMove(draft: Draft, activation: Activation, moved: MovePlan): void {
  const { model } = activation;
  const { x, y } = modelAt(draft, model);
  const mover = modelToWrite(draft, model);
  mover.x = moved.x;
  mover.y = moved.y;
  mover.level = moved.level;
  if (!moved.crawls) mover.moves += 1;
  if (moved.sprint) mover.sprinted = true;
  emit(draft, {
    type: 'moved',
    rule: moved.leaves ? 'SK-HTH-19' : moved.crawls ? 'SK-MOV-17' : 'SK-MOV-1',
    model,
    x: moved.x,
    y: moved.y,
    level: moved.level,
    how: 'move',
    broken: moved.broken.length > 0,
  });
  findTomahawk(draft, model);
  // SK-HTH-21: only a Move into contact is a charge.
  const charge = moved.into.length > 0 ? { x, y, clear: moved.broken.length === 0 } : null;
  arrive(draft, activation, moved.actions, moved.into, charge);
}

/** SK-RNG-21. A thrown tomahawk is in hand again when a Move ends over the spot where it lies. */
function findTomahawk(draft: Draft, model: number): void {
  const { tomahawk, x, y, level } = modelAt(draft, model);
  if (tomahawk === null || tomahawk.level !== level) return;
  const radius = radiusOf(draft, model);
  if ((tomahawk.x - x) * (tomahawk.x - x) + (tomahawk.y - y) * (tomahawk.y - y) > radius * radius) return;
  changeModel(draft, model, { tomahawk: null });
  emit(draft, { type: 'tomahawkFound', rule: 'SK-RNG-21', model });
}
