/** The legal Move nearest to a place, for a model that is dragged, and why the place itself is illegal. */
import type { Refusal } from '@drumhead/engine';
import { cosine, FULL_TURN, roundOffset, sine } from '@drumhead/table';
import { modelAt } from '../state/abilities.ts';
import { isEnemy, isThere, radiusOf } from '../ground/geometry.ts';
import { sameFloor, TOUCH } from '../ground/terrain.ts';
import type { Activation } from '../state/frames.ts';
import type { State } from '../state/state.ts';
import { farthest, type Judge } from './farthestAlong.ts';
import { planMove } from './move.ts';
import { planScoutMove } from '../setup/scouts.ts';
import { type MovePlan, startOf } from './straightMove.ts';

export interface NearestMove {
  /** Why the place itself is illegal, or null. */
  readonly refusal: Refusal | null;
  readonly moved: MovePlan | null;
}

/** Rings and directions tried around an illegal place. */
const RINGS = 6;
const SPOKES = 16;

/** The Move of the model that is acting that ends nearest to (x, y), in steps. */
export function nearestMove(state: State, activation: Activation, x: number, y: number, sprint: boolean): NearestMove {
  const start = startOf(state, activation.model);
  return nearestBy(state, activation.model, x, y, sprint, (px, py) =>
    planMove(state, activation, px, py, sprint, start),
  );
}

/** SK-DEP-5. The free move of a Scout that ends nearest to (x, y). */
export function nearestScout(state: State, model: number, x: number, y: number): NearestMove {
  return nearestBy(state, model, x, y, false, (px, py) => planScoutMove(state, model, px, py));
}

function nearestBy(state: State, model: number, x: number, y: number, sprint: boolean, judge: Judge): NearestMove {
  const asked = judge(x, y);
  if (asked.ok) return { refusal: null, moved: asked.value };
  let best: MovePlan | null = null;
  let least = Number.POSITIVE_INFINITY;
  const consider = (moved: MovePlan | null): void => {
    if (moved === null) return;
    const far = (moved.x - x) * (moved.x - x) + (moved.y - y) * (moved.y - y);
    if (far >= least) return;
    best = moved;
    least = far;
  };
  const towards = (tx: number, ty: number, wanted: number): void => {
    const mover = modelAt(state, model);
    const dx = tx - mover.x;
    const dy = ty - mover.y;
    const apart = Math.sqrt(dx * dx + dy * dy);
    if (apart >= 1) consider(farthest(state, model, dx / apart, dy / apart, Math.min(wanted, apart), sprint, judge));
  };
  towards(x, y, Number.POSITIVE_INFINITY);
  const enemy = enemyAt(state, model, x, y);
  if (enemy >= 0) {
    // A model held over an enemy means contact with him, even if another place is nearer.
    const there = modelAt(state, enemy);
    best = null;
    least = Number.POSITIVE_INFINITY;
    towards(there.x, there.y, Number.POSITIVE_INFINITY);
    if (best !== null) return { refusal: asked.refusal, moved: best };
    towards(x, y, Number.POSITIVE_INFINITY);
  }
  const radius = radiusOf(state, model);
  for (let ring = 1; ring <= RINGS; ring += 1) {
    const off = (2 * radius * ring) / RINGS;
    if (off * off >= least) break;
    for (let spoke = 0; spoke < SPOKES; spoke += 1) {
      const facing = (spoke * FULL_TURN) / SPOKES;
      const tried = judge(x + roundOffset(sine(facing) * off), y - roundOffset(cosine(facing) * off));
      if (tried.ok) consider(tried.value);
    }
  }
  return { refusal: asked.refusal, moved: best };
}

/** The enemy whose base a model held at (x, y) would lie on, or -1. */
function enemyAt(state: State, model: number, x: number, y: number): number {
  const mover = modelAt(state, model);
  for (let enemy = 0; enemy < state.models.length; enemy += 1) {
    if (!isThere(state, enemy) || !isEnemy(state, model, enemy)) continue;
    const there = modelAt(state, enemy);
    const reach = radiusOf(state, model) + radiusOf(state, enemy) + TOUCH;
    const far = (there.x - x) * (there.x - x) + (there.y - y) * (there.y - y);
    if (far < reach * reach && sameFloor(state, mover, there)) return enemy;
  }
  return -1;
}
