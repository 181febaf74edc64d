/** The nearest legal place for a base (SK-GEO-5), for models and counters that must be moved out of the way. */
import { cosine, roundOffset, sine, STEPS_PER_MM } from '@drumhead/table';
import { levelAt } from './terrain.ts';
import { mayStandAt } from './standingRoom.ts';
import type { State } from '../state/state.ts';

/** Directions tried around a place, and the step between the rings. */
const DIRECTIONS = 48;
const RING = STEPS_PER_MM;

/** The legal place nearest to (x, y), reached on this level, or null if the table is full. */
export function nearestStandingRoom(
  state: State,
  model: number,
  x: number,
  y: number,
  level: number,
): { readonly x: number; readonly y: number; readonly level: number } | null {
  const at = levelAt(state, x, y, level);
  if (mayStandAt(state, model, x, y, at)) return { x, y, level: at };
  const turn = 5760 / DIRECTIONS;
  for (let ring = RING; ring <= 2 * state.field.side; ring += RING) {
    for (let i = 0; i < DIRECTIONS; i += 1) {
      const px = x + roundOffset(cosine(i * turn) * ring);
      const py = y + roundOffset(sine(i * turn) * ring);
      const there = levelAt(state, px, py, level);
      if (mayStandAt(state, model, px, py, there)) return { x: px, y: py, level: there };
    }
  }
  return null;
}
