import { steps, toMm } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { granted, verdict } from '../../test/answers.ts';
import { battlefield, type BattlefieldSpec, mover, type UnitSpec } from '../../test/positions.ts';
import type { Move } from '../state/commands.ts';
import type { State } from '../state/state.ts';
import { frontCentre } from '@drumhead/table';
import { footprintOf } from '../ground/footprints.ts';
import { moveOffers, planMove } from './index.ts';

/** A road up the table that bends to the right at 900, 500. */
const ROAD = { kind: 'road', id: 'road', points: [900, 1100, 900, 500, 1400, 500] } as const;

/** A march column whose head is at 900, 570. */
function marching(unit: Partial<UnitSpec> = {}, ...terrain: NonNullable<BattlefieldSpec['terrain']>): State {
  return battlefield({
    units: [{ at: [900, 600], formation: 'marchColumn', ...unit }],
    terrain: [ROAD, ...terrain],
  });
}
const march = (mm: number, facing = 90): Move => ({
  kind: 'road',
  road: 'road',
  distance: steps(mm),
  facing: facing * 16,
});
const asks = (state: State, move: Move): string => verdict(planMove(state, mover(state, 0), move));

describe('roads', () => {
  it('LB-MOVE-25 measures along the road however it bends', () => {
    const state = marching();
    const at = granted(planMove(state, mover(state, 0), march(120)));
    const head = frontCentre(at, footprintOf(state, 0));
    // 70 mm up to the bend, 50 along the second leg.
    expect([toMm(head.x), toMm(head.y)]).toEqual([950, 500]);
    expect(asks(state, march(120.1))).toBe('LB-MOVE-02');
  });

  it('LB-MOVE-25 marches back as well, and not beyond the end of the road', () => {
    expect(asks(marching(), march(-120, 180))).toBe('ok');
    expect(asks(marching({ at: [900, 1050] }), march(-90, 180))).toBe('LB-MOVE-25');
  });

  it('LB-MOVE-25 is for Fast units with their head on the road; stepping onto its middle counts', () => {
    expect(asks(marching({ at: [914, 600] }), march(106))).toBe('ok');
    expect(asks(marching({ at: [914, 600] }), march(107))).toBe('LB-MOVE-02');
    expect(asks(marching({ at: [916, 600] }), march(20))).toBe('LB-MOVE-25');
    expect(asks(marching({ formation: 'attackColumn' }), march(20))).toBe('LB-MOVE-21');
    expect(asks(marching(), { kind: 'road', road: 'elsewhere', distance: 640, facing: 0 })).toBe('LB-MOVE-25');
  });

  it('LB-MOVE-26 ignores the ground the road crosses, and gives no bonus', () => {
    const wood = { kind: 'wood', box: [900, 540, 300, 200] } as const;
    const hedge = { kind: 'hedge', points: [700, 530, 1100, 530] } as const;
    expect(asks(marching({}, wood, hedge), march(120))).toBe('ok');
    // Off the road the same ground costs two steps.
    const off: Move = { kind: 'fast', direction: 0, distance: steps(51), facing: 0 };
    expect(asks(marching({}, wood, hedge), off)).toBe('LB-MOVE-16');
    // It may halt with the hedge's gap under it.
    expect(asks(marching({}, hedge), march(60, 0))).toBe('ok');
  });

  it('LB-MOVE-24 LB-MOVE-27 still meet units on the road', () => {
    expect(asks(marching({}, { kind: 'building', box: [910, 520, 20, 20] }), march(120))).toBe('LB-TERR-04');
    const enemy = battlefield({
      units: [
        { at: [900, 600], formation: 'marchColumn' },
        { side: 1, at: [950, 410] },
      ],
      terrain: [ROAD],
    });
    expect(asks(enemy, march(120))).toBe('LB-MOVE-29');
  });

  it('LB-BUA-07 leads through an empty sector, not through a held or destroyed one', () => {
    const sector = { kind: 'sector', box: [900, 500, 120, 120] } as const;
    expect(asks(marching({}, sector), march(100))).toBe('ok');
    expect(asks(marching({}, { ...sector, dis: 7 }), march(100))).toBe('LB-BUA-07');
    const held = battlefield({
      units: [
        { at: [900, 600], formation: 'marchColumn' },
        { at: [900, 500], formation: 'garrison', sector: 0 },
      ],
      terrain: [ROAD, sector],
    });
    expect(asks(held, march(100))).toBe('LB-BUA-07');
    expect(asks(marching({}, sector), { kind: 'fast', direction: 0, distance: steps(100), facing: 0 })).toBe(
      'LB-BUA-07',
    );
  });

  it('LB-MOVE-25 is offered both ways', () => {
    const state = marching();
    const roads = moveOffers(state, mover(state, 0)).filter((move) => move.kind === 'road');
    expect(roads.map((move) => move.kind === 'road' && toMm(move.distance))).toEqual([120, -120]);
  });
});
