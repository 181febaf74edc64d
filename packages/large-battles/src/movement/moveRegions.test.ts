import { steps } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { battlefield, type BattlefieldSpec, mover, type UnitSpec } from '../../test/positions.ts';
import type { Move } from '../state/commands.ts';
import type { State } from '../state/state.ts';
import type { ReachRegion } from './moveRegions.ts';
import { coversMove, nearestMove, planMove, reach } from './index.ts';

function alone(unit: Partial<UnitSpec> = {}, rest: BattlefieldSpec = {}): State {
  return battlefield({ ...rest, units: [{ at: [900, 600], ...unit }, ...(rest.units ?? [])] });
}
const ROAD = { kind: 'road', id: 'road', points: [900, 1100, 900, 530] } as const;
const OTHER = { kind: 'road', id: 'other', points: [100, 1100, 100, 100] } as const;

const LINE = alone();
const SQUARE = alone({ formation: 'square' });
const GUNS = alone({ kind: 'battery' });
const COLUMN = alone({ formation: 'marchColumn' }, { terrain: [OTHER, ROAD] });

describe('moves in range', () => {
  it.each<readonly [string, State, Move, boolean]>([
    ['LB-MOVE-08 to the left', LINE, { kind: 'lateral', side: 'left', distance: steps(50) }, true],
    ['LB-MOVE-08 to the right', LINE, { kind: 'lateral', side: 'right', distance: 1 }, true],
    ['LB-MOVE-08 to no side', LINE, { kind: 'lateral', side: 'up' as 'left', distance: 1 }, false],
    ['LB-MOVE-08 by nothing', LINE, { kind: 'lateral', side: 'left', distance: 0 }, false],
    ['LB-MOVE-08 back', LINE, { kind: 'backward', distance: steps(50) }, true],
    ['LB-MOVE-02 back by nothing', LINE, { kind: 'backward', distance: 0 }, false],
    ['LB-MOVE-05 aslant', LINE, { kind: 'oblique', angle: -720, distance: steps(80) }, true],
    ['LB-MOVE-05 aslant the other way', LINE, { kind: 'oblique', angle: 720, distance: 1 }, true],
    ['LB-MOVE-05 further aslant', LINE, { kind: 'oblique', angle: 721, distance: 1 }, false],
    ['LB-MOVE-05 further aslant the other way', LINE, { kind: 'oblique', angle: -721, distance: 1 }, false],
    ['LB-MOVE-05 aslant by nothing', LINE, { kind: 'oblique', angle: 0, distance: 0 }, false],
    ['LB-MOVE-05 aslant, too far', LINE, { kind: 'oblique', angle: 0, distance: steps(80) + 1 }, false],
    ['LB-MOVE-09 the widest wheel', LINE, { kind: 'wheel', pivot: 'left', angle: 1440 }, true],
    ['LB-MOVE-09 wider', LINE, { kind: 'wheel', pivot: 'left', angle: 1441 }, false],
    ['LB-MOVE-11 no wheel', LINE, { kind: 'wheel', pivot: 'left', angle: 0 }, false],
    ['LB-MOVE-20 guns back', GUNS, { kind: 'wheel', pivot: 'left', angle: -1440 }, true],
    ['LB-MOVE-20 guns too far back', GUNS, { kind: 'wheel', pivot: 'left', angle: -1441 }, false],
    ['LB-MOVE-20 guns not at all', GUNS, { kind: 'wheel', pivot: 'left', angle: 0 }, false],
    ['LB-MOVE-12 a quarter', LINE, { kind: 'rotate', angle: -1440 }, true],
    ['LB-MOVE-12 nothing', LINE, { kind: 'rotate', angle: 0 }, false],
    ['LB-MOVE-13 about', LINE, { kind: 'aboutFace' }, true],
    ['LB-MOVE-22 freely', COLUMN, { kind: 'fast', direction: 5759, distance: 0, facing: 5759 }, true],
    ['LB-MOVE-22 its full length', COLUMN, { kind: 'fast', direction: 0, distance: steps(120), facing: 0 }, true],
    ['LB-MOVE-22 longer', COLUMN, { kind: 'fast', direction: 0, distance: steps(120) + 1, facing: 0 }, false],
    ['LB-MOVE-22 nowhere', COLUMN, { kind: 'fast', direction: 5760, distance: 1, facing: 0 }, false],
    ['LB-MOVE-22 facing nowhere', COLUMN, { kind: 'fast', direction: 0, distance: 1, facing: 5760 }, false],
    ['LB-MOVE-25 by road', COLUMN, { kind: 'road', road: 'road', distance: steps(120), facing: 5759 }, true],
    ['LB-MOVE-25 back by road', COLUMN, { kind: 'road', road: 'road', distance: -steps(120), facing: 0 }, true],
    ['LB-MOVE-25 too far', COLUMN, { kind: 'road', road: 'road', distance: steps(120) + 1, facing: 0 }, false],
    ['LB-MOVE-25 too far back', COLUMN, { kind: 'road', road: 'road', distance: -steps(120) - 1, facing: 0 }, false],
    ['LB-MOVE-25 by nothing', COLUMN, { kind: 'road', road: 'road', distance: 0, facing: 0 }, false],
    ['LB-MOVE-25 facing nowhere', COLUMN, { kind: 'road', road: 'road', distance: 1, facing: 5760 }, false],
    ['LB-MOVE-25 by a road elsewhere', COLUMN, { kind: 'road', road: 'other', distance: 1, facing: 0 }, false],
    ['LB-MOVE-19 shifted', SQUARE, { kind: 'shift', direction: 5759, distance: steps(50) }, true],
    ['LB-MOVE-19 shifted nowhere', SQUARE, { kind: 'shift', direction: 5760, distance: 1 }, false],
    ['LB-MOVE-19 shifted too far', SQUARE, { kind: 'shift', direction: 0, distance: steps(50) + 1 }, false],
  ])('%s', (_title, state, move, covered) => {
    expect(coversMove(state, mover(state, 0), move)).toBe(covered);
  });
});

describe('the reach of a unit', () => {
  const rays = (from: number, by: number, count: number, most: number) =>
    Array.from({ length: count }, (_, i) => ({ direction: (from + i * by + 5760) % 5760, most }));
  const whole = [
    { kind: 'rotate', left: 1440, right: 1440 },
    { kind: 'aboutFace' },
  ] as const satisfies readonly ReachRegion[];

  it('LB-GEN-04 LB-MOVE-04 LB-MOVE-09 of a line: every 7.5 degrees aslant, and both wheels', () => {
    const state = alone({ facing: 30 });
    expect(reach(state, mover(state, 0))).toEqual([
      { kind: 'straight', most: steps(80) },
      { kind: 'oblique', rays: rays(480 - 720, 120, 13, steps(80)) },
      { kind: 'lateral', left: steps(50), right: steps(50) },
      { kind: 'backward', most: steps(50) },
      { kind: 'wheel', pivot: 'left', forward: 384, backward: 0 },
      { kind: 'wheel', pivot: 'right', forward: 384, backward: 0 },
      ...whole,
    ]);
  });

  it('LB-GEN-04 LB-MOVE-19 LB-MOVE-20 of a square and of guns: every 15 degrees all round', () => {
    const square = alone({ formation: 'square', facing: 30 });
    expect(reach(square, mover(square, 0))).toEqual([{ kind: 'shift', rays: rays(480, 240, 24, steps(50)) }, ...whole]);
    const guns = alone({ kind: 'battery', facing: 30 });
    expect(reach(guns, mover(guns, 0))).toEqual([
      { kind: 'shift', rays: rays(480, 240, 24, steps(50)) },
      { kind: 'wheel', pivot: 'left', forward: 787, backward: 787 },
      { kind: 'wheel', pivot: 'right', forward: 787, backward: 787 },
      ...whole,
    ]);
  });

  it('LB-GEN-04 LB-MOVE-22 LB-MOVE-25 of a column: all round, and by road as far as sixteenths of its length reach', () => {
    // 40 mm of the road are left ahead: five sixteenths of 120.
    expect(reach(COLUMN, mover(COLUMN, 0))).toEqual([
      { kind: 'straight', most: steps(120) },
      { kind: 'fast', rays: rays(0, 240, 24, steps(120)) },
      { kind: 'road', road: 'road', forward: steps(37.5), back: steps(120) },
      ...whole,
    ]);
    const turned = alone({ formation: 'marchColumn', facing: 30 });
    expect(reach(turned, mover(turned, 0))[1]).toEqual({ kind: 'fast', rays: rays(480, 240, 24, steps(120)) });
  });

  /** Friends on every side, 5 mm off: with its last action it would end too near to one of them. */
  const hemmed = (unit: Partial<UnitSpec>, along: number, deep: number): State =>
    alone(unit, {
      units: [
        { at: [900, 600 - deep], formation: 'line' },
        { at: [900, 600 + deep], formation: 'line' },
        { at: [900 - along, 600], formation: 'line', facing: 90 },
        { at: [900 + along, 600], formation: 'line', facing: 90 },
      ],
      terrain: [ROAD],
    });
  const last = (state: State) => reach(state, mover(state, 0, { left: 1, near: [] }));

  it('LB-GEN-04 LB-PROX-05 of a line that its friends hem in: nothing', () => {
    expect(last(hemmed({}, 72.5, 20))).toEqual([
      { kind: 'straight', most: 0 },
      { kind: 'oblique', rays: rays(-720, 120, 13, 0) },
      { kind: 'lateral', left: 0, right: 0 },
      { kind: 'backward', most: 0 },
      { kind: 'wheel', pivot: 'left', forward: 0, backward: 0 },
      { kind: 'wheel', pivot: 'right', forward: 0, backward: 0 },
      { kind: 'rotate', left: 0, right: 0 },
    ]);
  });

  it('LB-GEN-04 LB-PROX-05 of a square that its friends hem in: nothing', () => {
    expect(last(hemmed({ formation: 'square' }, 37, 37))).toEqual([
      { kind: 'shift', rays: rays(0, 240, 24, 0) },
      { kind: 'rotate', left: 0, right: 0 },
    ]);
  });

  it('LB-GEN-04 LB-UNIT-05 of a unit off the table: none', () => {
    const gone = alone({ status: 'eliminated' });
    expect(reach(gone, mover(gone, 0))).toEqual([]);
  });
});

describe('the nearest turn or march', () => {
  /** A house that the right wing runs into when the line turns to the right, the left wing when to the left. */
  const house = alone({}, { terrain: [{ kind: 'building', box: [900, 552, 20, 20] }] });
  const largest = (state: State, moveOf: (angle: number) => Move): number => {
    let angle = 0;
    while (planMove(state, mover(state, 0), moveOf(angle + 1)).ok) angle++;
    return angle;
  };

  it.each([1, -1])('LB-MOVE-12 LB-MOVE-27 turns as far as every smaller turn is legal (%s)', (sign) => {
    const asked: Move = { kind: 'rotate', angle: sign * 1440 };
    const most = largest(house, (angle) => ({ kind: 'rotate', angle: sign * angle }));
    expect(most).toBeGreaterThan(100);
    expect(most).toBeLessThan(1400);
    expect(nearestMove(house, mover(house, 0), asked)).toEqual({ kind: 'rotate', angle: sign * most });
    expect(nearestMove(house, mover(house, 0), { kind: 'rotate', angle: sign * 3000 })).toEqual({
      kind: 'rotate',
      angle: sign * most,
    });
  });

  it.each<readonly [string, State, Move, Move | null]>([
    ['LB-MOVE-12 a whole quarter', LINE, { kind: 'rotate', angle: 2000 }, { kind: 'rotate', angle: 1440 }],
    ['LB-MOVE-12 of no turn none', LINE, { kind: 'rotate', angle: 0 }, null],
    ['LB-MOVE-12 of half a step none', LINE, { kind: 'rotate', angle: 0.5 }, null],
    [
      'LB-MOVE-20 guns wheel back',
      GUNS,
      { kind: 'wheel', pivot: 'right', angle: -1440 },
      { kind: 'wheel', pivot: 'right', angle: -787 },
    ],
    ['LB-MOVE-13 about-face as it is', LINE, { kind: 'aboutFace' }, { kind: 'aboutFace' }],
    [
      'LB-MOVE-25 by road',
      COLUMN,
      { kind: 'road', road: 'road', distance: steps(70), facing: 0 },
      { kind: 'road', road: 'road', distance: (steps(70) / 16) * 9, facing: 0 },
    ],
    [
      'LB-MOVE-25 back by road',
      COLUMN,
      { kind: 'road', road: 'road', distance: -steps(300), facing: 2880 },
      { kind: 'road', road: 'road', distance: -steps(120), facing: 2880 },
    ],
    ['LB-MOVE-25 no whole distance', COLUMN, { kind: 'road', road: 'road', distance: 0.5, facing: 0 }, null],
    ['LB-MOVE-25 no distance', COLUMN, { kind: 'road', road: 'road', distance: 0, facing: 0 }, null],
  ])('%s', (_title, state, asked, nearest) => {
    expect(nearestMove(state, mover(state, 0), asked)).toEqual(nearest);
  });

  it('LB-MOVE-13 LB-PROX-05 no other about-face for one that is refused', () => {
    const near = alone({}, { units: [{ at: [900, 640], formation: 'line' }] });
    expect(nearestMove(near, mover(near, 0, { left: 1, near: [] }), { kind: 'aboutFace' })).toBeNull();
  });
});
