/** The Move action of the model that is acting. */
import { err, refusal, emit, type Result } from '@drumhead/engine';
import { modelAt } from '../state/abilities.ts';
import { has, radiusOf } from '../ground/geometry.ts';
import type { Activation } from '../state/frames.ts';
import type { State } from '../state/state.ts';
import { changeModel, type Draft } from '../state/draft.ts';
import { arrive } from './moveEffects.ts';
import { type MovePlan, type Start, planStraightMove } from './straightMove.ts';

/** SK-ACN-1. The plan of a Move to (x, y), in steps, by the model that is acting, or why it is illegal. */
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

/** SK-SPR-18. Has a Slow model made its one Move of the turn? (A crawl is no Move.) */
export function slowedDown(state: State, model: number): boolean {
  const { moves, posture } = modelAt(state, model);
  return moves > 0 && posture !== 'prone' && has(state, model, 'slow');
}

/** The rule that makes a Move cost more than one action. */
function dearest(moved: MovePlan): string {
  return moved.cost[moved.cost.length - 1]?.rule ?? 'SK-ACN-5';
}

/** Carries out a Move that `planMove` allows. */
export function applyMove(draft: Draft, activation: Activation, plan: MovePlan): void {
  const { model } = activation;
  const { x, y, moves, sprinted } = modelAt(draft, model);
  changeModel(draft, model, {
    x: plan.x,
    y: plan.y,
    level: plan.level,
    moves: plan.crawls ? moves : moves + 1,
    sprinted: sprinted || plan.sprint,
  });
  emit(draft, {
    type: 'moved',
    rule: plan.leaves ? 'SK-HTH-19' : plan.crawls ? 'SK-MOV-17' : 'SK-MOV-1',
    model,
    x: plan.x,
    y: plan.y,
    level: plan.level,
    how: 'move',
    broken: plan.broken.length > 0,
  });
  findTomahawk(draft, model);
  // SK-HTH-21: only a Move into contact is a charge.
  const charge = plan.into.length > 0 ? { x, y, clear: plan.broken.length === 0 } : null;
  arrive(draft, activation, plan.actions, plan.into, charge);
}

/** SK-RNG-21. A model that ends its Move over its thrown tomahawk has it in hand again. */
function findTomahawk(draft: Draft, model: number): void {
  const { tomahawk, x, y, level } = modelAt(draft, model);
  if (tomahawk === null || tomahawk.level !== level) return;
  const radius = radiusOf(draft, model);
  if ((tomahawk.x - x) * (tomahawk.x - x) + (tomahawk.y - y) * (tomahawk.y - y) > radius * radius) return;
  changeModel(draft, model, { tomahawk: null });
  emit(draft, { type: 'tomahawkFound', rule: 'SK-RNG-21', model });
}
