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

  it('LB-MOVE-29 no turn comes to 1S of an enemy', () => {
    // The enemy's front is 100 mm before the line's; turned by 90 degrees the line's end would be 47.5 mm off.
    const enemy: UnitSpec = { side: 1, at: [900, 485] };
    expect(asks(alone({}, { units: [enemy] }), rotate(90))).toBe('LB-MOVE-29');
    expect(asks(alone({}, { units: [enemy] }), rotate(10))).toBe('ok');
  });

  it('LB-MOVE-31 a unit already within 1S of an enemy may turn', () => {
    const enemy: UnitSpec = { side: 1, at: [900, 600 - 15 - 70] };
    expect(asks(alone({}, { units: [enemy] }), rotate(90))).toBe('ok');
    expect(asks(alone({}, { units: [enemy] }), { kind: 'aboutFace' })).toBe('ok');
  });

  it('LB-MOVE-31 a unit within 1S of an enemy may come nearer to it by turning, as long as it meets nobody', () => {
    // The wing swings 20 mm nearer to an enemy 40 mm ahead of it.
    const enemy: UnitSpec = { side: 1, at: [900, 600 - 15 - 40] };
    expect(asks(alone({}, { units: [enemy] }), rotate(20))).toBe('ok');
    expect(asks(alone({}, { units: [enemy] }), rotate(90))).toBe('LB-MOVE-27');
  });

  it('LB-LEAD-18 through no enemy General', () => {
    const general = (x: number, y: number): BattlefieldSpec => ({ generals: [{ brigade: 1, side: 1, at: [x, y] }] });
    expect(asks(alone({}, general(900, 560)), rotate(90))).toBe('LB-LEAD-18');
    expect(asks(alone({}, general(945, 560)), rotate(90))).toBe('ok');
    expect(asks(alone({}, general(945, 560)), rotate(-90))).toBe('LB-LEAD-18');
    expect(asks(alone({}, general(900, 522)), rotate(90))).toBe('ok');
  });

  /** Outside the circle of the turn, in the box around it: now every footprint on the way is looked at. */
  const corner = { kind: 'building', box: [953, 653, 8, 8] } as const;

  it('LB-MOVE-18 LB-MOVE-12 needs no distance on any ground, whatever else is near', () => {
    const square = alone(
      { formation: 'square' },
      {
        terrain: [
          { kind: 'wood', box: [900, 600, 90, 90] },
          { kind: 'building', box: [930, 630, 4, 4] },
        ],
      },
    );
    expect(asks(square, rotate(10))).toBe('ok');
  });

  it('LB-MOVE-32 ends astride no hedge that it did not stand astride before', () => {
    const hedge = (y: number): BattlefieldSpec => ({
      terrain: [{ kind: 'hedge', points: [800, y, 1000, y] }, corner],
    });
    // Two millimetres before its front; beneath it.
    expect(asks(alone({}, hedge(590.5)), rotate(90))).toBe('LB-MOVE-32');
    expect(asks(alone({}, hedge(600)), rotate(90))).toBe('ok');
  });

  it('LB-MOVE-27 looks at the last footprint too', () => {
    const house: BattlefieldSpec = { terrain: [{ kind: 'building', box: [900, 545, 14, 8] }, corner] };
    expect(asks(alone({}, house), rotate(90))).toBe('LB-TERR-04');
    expect(asks(alone({}, house), { kind: 'aboutFace' })).toBe('ok');
  });

  it('LB-PASS-01 ends on no friend that it meets in the last degrees', () => {
    const friend = (x: number): BattlefieldSpec => ({
      units: [{ at: [x, 550], formation: 'square' }],
      terrain: [corner],
    });
    expect(asks(alone({}, friend(928.5)), rotate(90))).toBe('LB-PASS-01');
    expect(asks(alone({}, friend(931)), rotate(90))).toBe('ok');
  });

  it('LB-MOVE-29 tells of an enemy that it would end near to before closed ground', () => {
    const both: BattlefieldSpec = {
      units: [{ side: 1, at: [900, 485] }],
      terrain: [{ kind: 'building', box: [900, 550, 20, 20] }],
    };
    expect(asks(alone({}, both), rotate(90))).toBe('LB-MOVE-29');
  });

  it('LB-TERR-06 turns on a bridge as long as its body stays over it', () => {
    const bridge: BattlefieldSpec = {
      terrain: [
        { kind: 'stream', points: [500, 600, 1300, 600] },
        { kind: 'bridge', points: [900, 550, 900, 650] },
      ],
    };
    expect(asks(alone({ formation: 'marchColumn' }, bridge), rotate(20))).toBe('ok');
    expect(asks(alone({ formation: 'marchColumn' }, bridge), rotate(70))).toBe('LB-TERR-05');
  });

  it.each<readonly [unknown, number]>([
    [1600, 100],
    [0, 0],
    ['round', 0],
  ])('LB-MOVE-12 refuses an angle of %s, and says how far it may turn', (angle, asked) => {
    const state = alone();
    const answer = planMove(state, mover(state, 0), { kind: 'rotate', angle: angle as number });
    expect(answer.ok ? null : answer.refusal).toMatchObject({
      rule: 'LB-MOVE-12',
      facts: { unit: 'unit-0', asked, allowed: 90 },
    });
  });

  it('LB-PASS-01 turns through friends if it ends clear of them', () => {
    // A friend the corner passes over at 45 degrees.
    const friend: UnitSpec = { at: [947, 553], formation: 'square', facing: 45 };
    expect(asks(alone({}, { units: [friend] }), rotate(-45))).toBe('LB-PASS-01');
    expect(asks(alone({}, { units: [friend] }), rotate(-90))).toBe('ok');
  });
});
