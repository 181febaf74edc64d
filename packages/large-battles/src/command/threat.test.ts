import { gapSquared } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { dice } from '../../test/crowd.ts';
import { battlefield, type UnitSpec } from '../../test/positions.ts';
import { quadOfGeneral, quadOfUnit, unitsOnTable } from '../ground/footprints.ts';
import type { SideIndex, State } from '../state/state.ts';
import { threatened } from './threat.ts';

/** LB-LEAD-19 by its words: (a) nearer to the nearest enemy than any friend is to him or (b) to it. */
function byTheWords(state: State, side: SideIndex): boolean {
  const quad = quadOfGeneral(state, side);
  const apart = (unit: number): number => gapSquared(quad, quadOfUnit(state, unit));
  const enemies = unitsOnTable(state, side === 0 ? 1 : 0);
  const friends = unitsOnTable(state, side);
  if (enemies.length === 0) return false;
  const nearest = Math.min(...enemies.map(apart));
  const enemy = enemies.find((unit) => apart(unit) === nearest) as number;
  if (!friends.some((unit) => apart(unit) <= nearest)) return true;
  return !friends.some((unit) => gapSquared(quadOfUnit(state, unit), quadOfUnit(state, enemy)) <= nearest);
}

/** Generals of both sides among a few units of each, some of which are gone. */
function table(seed: number, spread: number): State {
  const roll = dice(Math.imul(seed, 2654435761));
  const unit = (side: SideIndex): UnitSpec => ({
    side,
    at: [900 + roll(spread) - spread / 2, 600 + roll(spread) - spread / 2],
    facing: roll(360),
    formation: roll(2) === 0 ? 'line' : 'square',
    status: roll(5) === 0 ? 'eliminated' : 'table',
  });
  const units = Array.from({ length: 2 + roll(7) }, () => unit(roll(2) as SideIndex));
  const at = (): [number, number] => [900 + roll(spread) - spread / 2, 600 + roll(spread) - spread / 2];
  return battlefield({
    units,
    generals: [
      { brigade: 0, at: at() },
      { brigade: 1, side: 1, at: at() },
    ],
  });
}

describe('threats', () => {
  it.each([200, 500, 1000])('LB-LEAD-19 are those that its words make, in a crowd of %s mm', (spread) => {
    let count = 0;
    for (let seed = 1; seed <= 250; seed++) {
      const state = table(seed, spread);
      for (const side of [0, 1] as const) {
        const answer = threatened(state, side);
        expect(answer, `table ${seed}, side ${side}`).toBe(byTheWords(state, side));
        if (answer) count++;
      }
    }
    expect(count).toBeGreaterThan(100);
    expect(count).toBeLessThan(400);
  });

  const beside = (x: number, y: number, more: readonly UnitSpec[] = []): boolean =>
    threatened(
      battlefield({
        units: [{ at: [900, 600], formation: 'square' }, ...more],
        generals: [{ brigade: 0, at: [x, y] }],
      }),
      0,
    );

  it('LB-LEAD-19 nobody is threatened without enemies, or in the middle of his troops', () => {
    expect(beside(900, 650)).toBe(false);
    expect(beside(900, 650, [{ side: 1, at: [900, 300] }])).toBe(false);
    expect(beside(900, 500, [{ side: 1, at: [900, 400] }])).toBe(true);
  });

  it('LB-LEAD-19 of enemies equally near the first counts: here a friend is near to that one', () => {
    const guard: UnitSpec = { at: [700, 600], formation: 'square' };
    const left: UnitSpec = { side: 1, at: [800, 500], formation: 'square' };
    const right: UnitSpec = { side: 1, at: [1000, 500], formation: 'square' };
    const asked = (one: UnitSpec, other: UnitSpec): boolean =>
      threatened(
        battlefield({
          units: [guard, one, other, { at: [900, 555], formation: 'square' }],
          generals: [{ brigade: 0, at: [900, 500] }],
        }),
        0,
      );
    expect([asked(left, right), asked(right, left)]).toEqual([false, false]);
    expect(threatened(battlefield({ generals: [{ brigade: 0, at: [9, 9], status: 'gone' }] }), 0)).toBe(false);
  });
});
