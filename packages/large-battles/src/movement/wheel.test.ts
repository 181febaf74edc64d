import { describe, expect, it } from 'vitest';
import { granted, inMm, verdict } from '../../test/answers.ts';
import { battlefield, type BattlefieldSpec, mover, type UnitSpec } from '../../test/positions.ts';
import type { Move } from '../state/commands.ts';
import type { State } from '../state/state.ts';
import { quadOf } from '@drumhead/table';
import { footprintOf } from '../ground/footprints.ts';
import { planMove } from './index.ts';

function alone(unit: Partial<UnitSpec> = {}, rest: BattlefieldSpec = {}): State {
  return battlefield({ ...rest, units: [{ at: [900, 600], ...unit }, ...(rest.units ?? [])] });
}
function asks(state: State, move: Move): string {
  return verdict(planMove(state, mover(state, 0), move));
}
const wheel = (pivot: 'left' | 'right', degrees: number): Move => ({
  kind: 'wheel',
  pivot,
  angle: Math.round(degrees * 16),
});
const rotate = (degrees: number): Move => ({ kind: 'rotate', angle: degrees * 16 });

describe('wheels', () => {
  it('LB-MOVE-09 turns on a front corner, which stays, and brings the other forward', () => {
    const state = alone({ kind: 'dragoons' });
    const before = quadOf(state.units[0]!, footprintOf(state, 0));
    const left = granted(planMove(state, mover(state, 0), wheel('left', 40)));
    expect(left.facing).toBe(5760 - 640);
    const after = quadOf(left, footprintOf(state, 0));
    expect([after.ax, after.ay]).toEqual([before.ax, before.ay]);
    expect(after.by).toBeLessThan(before.by);
    const right = granted(planMove(state, mover(state, 0), wheel('right', 40)));
    expect(right.facing).toBe(640);
    expect(quadOf(right, footprintOf(state, 0)).by).toBe(before.by);
  });

  it('LB-MOVE-09 wheels up to 90 degrees: a cavalry line (W 60, M 120) all of them', () => {
    expect(asks(alone({ kind: 'dragoons' }), wheel('left', 90))).toBe('ok');
    expect(asks(alone({ kind: 'dragoons' }), wheel('left', 90.0625))).toBe('LB-MOVE-09');
    expect(asks(alone({ kind: 'dragoons' }), { kind: 'wheel', pivot: 'left', angle: 0 })).toBe('LB-MOVE-09');
    expect(asks(alone({ kind: 'dragoons' }), { kind: 'wheel', pivot: 'left', angle: 1.5 })).toBe('LB-MOVE-09');
  });

  it('LB-MOVE-10 limits a wheel by the chord of the outer corner: 24.0 degrees for a line', () => {
    expect(asks(alone(), wheel('left', 24))).toBe('ok');
    expect(asks(alone(), wheel('right', 24))).toBe('ok');
    expect(asks(alone(), wheel('left', 24.125))).toBe('LB-MOVE-10');
  });

  it('LB-MOVE-10 gives an attack column 83.6 degrees', () => {
    expect(asks(alone({ formation: 'attackColumn' }), wheel('right', 83.5625))).toBe('ok');
    expect(asks(alone({ formation: 'attackColumn' }), wheel('right', 83.6875))).toBe('LB-MOVE-10');
  });

  it('LB-MOVE-10 says how far the corner would go and how far it may', () => {
    const answer = planMove(alone(), mover(alone(), 0), wheel('left', 90));
    expect(answer.ok ? null : answer.refusal.facts).toMatchObject({ asked: 169.7, allowed: 50, angle: 90 });
  });

  it('LB-MOVE-11 wheels nobody backward but guns', () => {
    expect(asks(alone(), wheel('left', -10))).toBe('LB-MOVE-11');
    expect(asks(alone({ kind: 'dragoons' }), wheel('right', -10))).toBe('LB-MOVE-11');
  });

  it('LB-MOVE-20 wheels unlimbered guns either way, the outer corner up to VS', () => {
    const guns = alone({ kind: 'battery' });
    // 2 * 60 * sin(a / 2) <= 50: 49.2 degrees.
    for (const sign of [1, -1]) {
      expect(asks(guns, wheel('left', sign * 49.1875))).toBe('ok');
      expect(asks(guns, wheel('left', sign * 49.375))).toBe('LB-MOVE-10');
    }
  });

  it('LB-MOVE-15 shortens a wheel that touches difficult ground on the way', () => {
    // M to S to VS for cavalry's 180 mm line in a wood: the chord may be 80.
    const wood: BattlefieldSpec = { terrain: [{ kind: 'wood', box: [900, 500, 400, 300] }] };
    expect(asks(alone({ kind: 'dragoons' }, wood), wheel('left', 83))).toBe('ok');
    expect(asks(alone({ kind: 'dragoons' }, wood), wheel('left', 84))).toBe('LB-MOVE-16');
  });
});

describe('turning on the spot', () => {
  it('LB-MOVE-12 rotates up to 90 degrees about the centre', () => {
    expect(inMm(granted(planMove(alone(), mover(alone(), 0), rotate(90))))).toEqual({ x: 900, y: 600, facing: 90 });
    expect(inMm(granted(planMove(alone(), mover(alone(), 0), rotate(-30))))).toEqual({ x: 900, y: 600, facing: 330 });
    expect(asks(alone(), { kind: 'rotate', angle: 1441 })).toBe('LB-MOVE-12');
    expect(asks(alone(), { kind: 'rotate', angle: 0 })).toBe('LB-MOVE-12');
  });

  it('LB-MOVE-12 needs no distance: it is open in difficult ground', () => {
    expect(asks(alone({}, { terrain: [{ kind: 'wood', box: [900, 600, 400, 400] }] }), rotate(90))).toBe('ok');
  });

  it('LB-MOVE-13 faces about: 180 degrees about the centre', () => {
    const about = granted(planMove(alone({ facing: 200 }), mover(alone({ facing: 200 }), 0), { kind: 'aboutFace' }));
    expect(inMm(about)).toEqual({ x: 900, y: 600, facing: 20 });
  });

  it('LB-MOVE-27 turns through no enemy, no building and not off the table', () => {
    const house: BattlefieldSpec = { terrain: [{ kind: 'building', box: [900, 550, 20, 20] }] };
    expect(asks(alone({}, house), rotate(90))).toBe('LB-TERR-04');
    expect(asks(alone({}, house), rotate(10))).toBe('ok');
    expect(asks(alone({}, house), { kind: 'aboutFace' })).toBe('ok');
    expect(asks(alone({ at: [900, 20] }), rotate(45))).toBe('LB-MOVE-27');
    expect(asks(alone({ at: [900, 20] }), { kind: 'aboutFace' })).toBe('ok');
    // A house the corners only sweep over on the way.
    const aside: BattlefieldSpec = { terrain: [{ kind: 'building', box: [945, 563, 8, 8] }] };
    expect(asks(alone({}, aside), rotate(-90))).toBe('LB-TERR-04');
  });

  it('LB-MOVE-29 turns nobody to 1S of an enemy', () => {
    // The enemy's front is 100 mm before the line's; turned by 90 degrees the line's end would be 47.5 mm off.
    const enemy: UnitSpec = { side: 1, at: [900, 485] };
    expect(asks(alone({}, { units: [enemy] }), rotate(90))).toBe('LB-MOVE-29');
    expect(asks(alone({}, { units: [enemy] }), rotate(10))).toBe('ok');
  });

  it('LB-MOVE-31 turns whom an enemy is within 1S of already', () => {
    const enemy: UnitSpec = { side: 1, at: [900, 600 - 15 - 70] };
    expect(asks(alone({}, { units: [enemy] }), rotate(90))).toBe('ok');
    expect(asks(alone({}, { units: [enemy] }), { kind: 'aboutFace' })).toBe('ok');
  });

  it('LB-PASS-01 turns through friends if it ends clear of them', () => {
    // A friend the corner passes over at 45 degrees.
    const friend: UnitSpec = { at: [947, 553], formation: 'square', facing: 45 };
    expect(asks(alone({}, { units: [friend] }), rotate(-45))).toBe('LB-PASS-01');
    expect(asks(alone({}, { units: [friend] }), rotate(-90))).toBe('ok');
  });
});
