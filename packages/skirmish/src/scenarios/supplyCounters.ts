/** SK-SCN-3. Supply counters: the middle of the table and of its quarters, or the nearest free spot. */
import { cosine, FULL_TURN, roundOffset, sine } from '@drumhead/table';
import { quarterBox } from '../setup/terrain/quarters.ts';
import { apart, discAt, outlineOf } from '../setup/terrain/shapes.ts';
import type { State } from '../state/state.ts';
import { setThing, type Draft } from '../state/draft.ts';

/** Directions tried around a spot that is taken. */
const DIRECTIONS = 24;

/** Adds the counters of the Foraging Mission once the terrain is laid. */
export function placeCounters(draft: Draft): void {
  if (draft.field.scenario !== 'foragingMission') return;
  const { side } = draft.field;
  const middles = [0, 1, 2, 3].map((quarter) => {
    const { minX, minY, maxX, maxY } = quarterBox(draft.field, quarter);
    return { x: (minX + maxX) / 2, y: (minY + maxY) / 2 };
  });
  for (const wanted of [{ x: side / 2, y: side / 2 }, ...middles]) {
    const { x, y } = freeSpot(draft, wanted);
    setThing(draft, draft.things.length, { kind: 'supply', x, y, level: 0, carrier: -1, scored: -1, owner: -1 });
  }
}

/**
 * The nearest spot where a model on foot could stand over the counter, tried in rings of S/10 with 24 directions each.
 */
function freeSpot(state: State, wanted: { readonly x: number; readonly y: number }) {
  const { side, sticks } = state.field;
  const step = sticks.s / 10;
  for (let ring = 0; ring * step < side; ring++) {
    for (let i = 0; i < (ring === 0 ? 1 : DIRECTIONS); i++) {
      const turn = (i * FULL_TURN) / DIRECTIONS;
      const x = wanted.x + roundOffset(sine(turn) * ring * step);
      const y = wanted.y - roundOffset(cosine(turn) * ring * step);
      if (isFree(state, x, y)) return { x, y };
    }
  }
  return wanted;
}

/** SK-GEO-5. Clear of walls, obstacles and buildings; woods and rough ground do not matter. */
function isFree({ field, features }: State, x: number, y: number): boolean {
  const { footRadius, side } = field;
  if (x < footRadius || y < footRadius || x > side - footRadius || y > side - footRadius) return false;
  const spot = discAt(x, y, footRadius);
  return features.every(
    (feature) => !(feature.kind === 'building' || 'x1' in feature) || apart(spot, outlineOf(feature, footRadius), 0),
  );
}
