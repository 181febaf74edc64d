/** The shooters of a volley, when it is ordered and when it is fired (SK-GRP-19, SK-SEQ-7). */
import type { Refusal } from '@drumhead/engine';
import type { Order } from '../../state/frames.ts';
import { inContact, isThere } from '../../ground/geometry.ts';
import { shotProblem } from './shooting.ts';
import type { Model, State } from '../../state/state.ts';

/** SK-GRP-19. Why a model may not fire with a volley, or null. The nearest target need not be taken. */
export function shooterProblem(state: State, shooter: number, weapon: number, target: number): Refusal | null {
  return shotProblem(state, shooter, weapon, target, { aimed: false, volley: true });
}

/** SK-GRP-20. Loaded now and when the turn began. */
export function isLoadedSinceStart(state: State, model: number, weapon: number): boolean {
  const { loaded, fired, reloaded, depleted } = state.models[model] as Model;
  return loaded[weapon] === true && fired[weapon] !== true && reloaded[weapon] !== true && depleted[weapon] !== true;
}

/** SK-GEO-15. Is `far` farther from the target than `near`, by centres? */
export function isFartherFrom(state: State, target: number, far: number, near: number): boolean {
  return squaredTo(state, far, target) > squaredTo(state, near, target);
}

/** Squared distance between two centres. */
export function squaredTo(state: State, a: number, b: number): number {
  const m = state.models[a] as Model;
  const n = state.models[b] as Model;
  return (n.x - m.x) * (n.x - m.x) + (n.y - m.y) * (n.y - m.y);
}

/**
 * SK-SEQ-7 step 2. Those of the given members (places in `order.members`) that can fire now and are in base contact
 * with each other; if they have come apart, the largest part (the first named wins ties).
 */
export function fitShooters(state: State, order: Order, able: readonly number[]): readonly number[] {
  const { members, weapons, target } = order;
  if (!isThere(state, target)) return [];
  const fit = able.filter(
    (place) => shooterProblem(state, members[place] as number, weapons[place] as number, target) === null,
  );
  let largest: readonly number[] = [];
  const seen = new Set<number>();
  for (const first of fit) {
    if (seen.has(first)) continue;
    const part = [first];
    for (const place of part) {
      for (const other of fit) {
        const touches = inContact(state, members[place] as number, members[other] as number);
        if (!part.includes(other) && touches) part.push(other);
      }
    }
    for (const place of part) seen.add(place);
    if (part.length > largest.length) largest = part;
  }
  return [...largest].sort((a, b) => a - b);
}
