/** What stands near a box, and that the last state asked about decides nothing. */
import { describe, expect, it } from 'vitest';
import { position } from '../scenarios/position.ts';
import { cm } from '../state/lengths.ts';
import type { State, Unit } from '../state/state.ts';
import { footprintOf, footprintsOf, quadOfUnit, unitsNear } from './footprints.ts';
import { areApart, type Box } from './sweep.ts';

const AT = [
  [20, 20],
  [40, 20],
  [20, 40],
  [41, 43],
] as const;
const field = (): State => position({ units: AT.map((at) => ({ at })) });
/** The same battle with one unit so far to the right. */
const moved = (state: State, unit: number, by: number): State => ({
  ...state,
  units: state.units.map((one, i) => (i === unit ? { ...one, x: one.x + by } : one)),
});
/** A box without size at a place (cm). */
const spot = (x: number, y: number): Box => ({ minX: cm(x), minY: cm(y), maxX: cm(x), maxY: cm(y) });
const near = (state: State, box: Box, by: number): number[] =>
  state.units.flatMap((_, unit) => (areApart(quadOfUnit(state, unit), box, by) ? [] : [unit]));

describe('units near a box', () => {
  it('SIP-GEN-6 are those whose boxes come within a distance on both axes, its end included', () => {
    const state = field();
    const counts = new Set<number>();
    for (let x = 0; x <= 60; x += 6) {
      for (let y = 30; y <= 90; y += 6) {
        for (let unit = 0; unit < AT.length; unit++) {
          const { minX, minY, maxX, maxY } = quadOfUnit(state, unit);
          const at = spot(x, y);
          const gaps = [minX - at.maxX, at.minX - maxX, minY - at.maxY, at.minY - maxY];
          for (const by of gaps.filter((gap) => gap >= 0).flatMap((gap) => [gap, gap - 1])) {
            const found = unitsNear(state, at, by);
            expect(found).toEqual(near(state, at, by));
            counts.add(found.length);
          }
        }
      }
    }
    expect([...counts].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4]);
    expect(unitsNear(state, spot(20, 20), cm(200), 2)).toEqual([0, 1, 3]);
  });

  it('SIP-GEN-6 do not depend on the state that was asked about before', () => {
    const state = field();
    const at = quadOfUnit(state, 0);
    expect(unitsNear(state, at, cm(1))).toEqual([0]);
    expect(unitsNear(moved(state, 0, cm(20)), at, cm(1))).toEqual([]);
    expect(unitsNear(state, at, cm(1))).toEqual([0]);
    // Units of no profile cannot be placed: what was known of the others must not be half new then.
    const unsound = { ...moved(state, 0, cm(20)), units: [...moved(state, 0, cm(20)).units, {} as Unit] };
    expect(() => footprintsOf(unsound)).toThrow(TypeError);
    expect(unitsNear(state, at, cm(1))).toEqual([0]);
  });

  it('are derived anew where a unit has moved, or the terrain is another, and nowhere else', () => {
    const state = field();
    const before = footprintsOf(state);
    expect(footprintsOf({ ...state })).toBe(before);
    const next = moved(state, 1, cm(5));
    expect(footprintOf(next, 0)).toBe(before[0]);
    expect(footprintOf(next, 1).quad.minX).toBe((before[1]?.quad.minX ?? 0) + cm(5));
    expect(footprintsOf({ ...next, terrain: [...next.terrain] })[0]).not.toBe(before[0]);
  });
});
