import { steps } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { battlefield, mover, type UnitSpec } from '../../../test/positions.ts';
import type { UnitActivation } from '../../state/frames.ts';
import type { State } from '../../state/state.ts';
import { mayStop, ownViolation } from './mayStop.ts';
import { nearAtStart, tooNear, violationsOf } from './spacing.ts';

/** A line, a friend 25 mm before it, and another one far off. */
const field = (unit: Partial<UnitSpec> = {}, friend: Partial<UnitSpec> = {}): State =>
  battlefield({
    units: [{ at: [900, 600], ...unit }, { at: [900, 560], ...friend }, { at: [300, 600] }],
  });
const stops = (state: State, change: Partial<UnitActivation>): unknown => mayStop(state, mover(state, 0, change));

describe('stopping near a friend', () => {
  it('LB-PROX-05 one that has come near may not stop while it can go away again, and is told from whom', () => {
    expect(stops(field(), { left: 1, near: [] })).toMatchObject({
      rule: 'LB-PROX-05',
      facts: { unit: 'unit-0', friend: 'unit-1', gap: 25, limit: 50 },
    });
    expect(stops(field(), { left: 0, near: [] })).toBeNull();
    expect(stops(field({ status: 'eliminated' }), { left: 1, near: [] })).toBeNull();
    expect(stops(field({}, { at: [900, 500] }), { left: 1, near: [] })).toBeNull();
  });

  it('LB-PROX-05 each friend is compared with how near that one was', () => {
    const own = (near: UnitActivation['near']) => ownViolation(field(), mover(field(), 0, { near }))?.unit;
    expect(own([])).toBe(1);
    expect(own([{ unit: 2, gap: 0 }])).toBe(1);
    expect(own([{ unit: 1, gap: steps(30) }])).toBe(1);
    expect(own([{ unit: 1, gap: steps(25) }])).toBeUndefined();
    expect(own([{ unit: 1, gap: steps(25) + 6 }])).toBeUndefined();
    expect(own([{ unit: 1, gap: steps(25) + 7 }])).toBe(1);
  });

  it('LB-BUA-10 a garrison may stand near any friend, also that of the first sector', () => {
    const held = battlefield({
      units: [{ at: [900, 600], formation: 'garrison', sector: 0 }, { at: [900, 520] }],
      terrain: [{ kind: 'sector', box: [900, 600, 120, 120] }],
    });
    expect(ownViolation(held, mover(held, 0, { near: [] }))).toBeNull();
  });
});

describe('friends too near', () => {
  it('LB-PROX-01 LB-PROX-02 are those within 1VS, with the gap, of whichever side it is', () => {
    const at = (mm: number) => tooNear(field({}, { at: [900, 600 - 15 - mm] }), 0);
    expect([at(50), at(50.09), at(50.2)].map((list) => list.length)).toEqual([1, 1, 0]);
    expect(at(20)).toEqual([{ unit: 1, gap: steps(20) }]);
    expect(nearAtStart(field(), 0)).toEqual([{ unit: 1, gap: steps(25) }]);
    expect(nearAtStart(field({}, { at: [900, 300] }), 0)).toEqual([]);
    expect(tooNear(field({}, { status: 'eliminated' }), 0)).toEqual([]);
    expect(tooNear(field({}, { side: 1 }), 0)).toEqual([]);
    // To every side, and from corner to corner.
    for (const [x, y] of [
      [900, 640],
      [1060, 600],
      [740, 600],
      [1040, 640],
      [760, 560],
    ] as const) {
      expect(violationsOf(field({}, { at: [x, y] }), 0), `${x} ${y}`).toEqual([1]);
    }
  });

  it('LB-PROX-03 spares guns, and units that are gone', () => {
    expect(tooNear(field({ kind: 'battery' }), 0)).toEqual([]);
    expect(tooNear(field({}, { kind: 'battery' }), 0)).toEqual([]);
    expect(violationsOf(field({ status: 'eliminated' }), 0)).toEqual([]);
  });
});
