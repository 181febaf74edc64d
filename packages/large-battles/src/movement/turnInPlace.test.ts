import { describe, expect, it } from 'vitest';
import { granted, inMm, verdict } from '../../test/answers.ts';
import { battlefield, type BattlefieldSpec, mover, type UnitSpec } from '../../test/positions.ts';
import type { Move } from '../state/commands.ts';
import type { State } from '../state/state.ts';
import { planMove } from './index.ts';

function alone(unit: Partial<UnitSpec> = {}, rest: BattlefieldSpec = {}): State {
  return battlefield({ ...rest, units: [{ at: [900, 600], ...unit }, ...(rest.units ?? [])] });
}
function asks(state: State, move: Move): string {
  return verdict(planMove(state, mover(state, 0), move));
}
const rotate = (degrees: number): Move => ({ kind: 'rotate', angle: degrees * 16 });

describe('turns in place', () => {
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
