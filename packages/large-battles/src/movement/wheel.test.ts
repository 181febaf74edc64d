import { describe, expect, it } from 'vitest';
import { granted, verdict } from '../../test/answers.ts';
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

const refused = (move: object): unknown => {
  const state = battlefield({ units: [{ at: [900, 600] }] });
  const answer = planMove(state, mover(state, 0), { kind: 'wheel', ...move } as Move);
  return answer.ok ? 'ok' : [answer.refusal.rule, answer.refusal.facts];
};

describe('refused wheels', () => {
  it('LB-MOVE-29 tells of an enemy that it would end near to before closed ground', () => {
    const state = battlefield({
      units: [{ at: [900, 600] }, { side: 1, at: [950, 480] }],
      terrain: [{ kind: 'building', box: [950, 580, 10, 10] }],
    });
    const wheel = planMove(state, mover(state, 0), { kind: 'wheel', pivot: 'left', angle: 380 });
    expect(wheel.ok ? null : wheel.refusal.rule).toBe('LB-MOVE-29');
  });

  it.each<readonly [string, object, string, object]>([
    ['LB-MOVE-09 about no corner', { pivot: 'middle', angle: 160 }, 'LB-MOVE-09', { asked: 10, allowed: 90 }],
    ['LB-MOVE-09 by nothing', { pivot: 'left', angle: 0 }, 'LB-MOVE-09', { asked: 0, allowed: 90 }],
    ['LB-MOVE-09 too far', { pivot: 'left', angle: 1600 }, 'LB-MOVE-09', { asked: 100, allowed: 90 }],
    ['LB-MOVE-09 by no number', { pivot: 'left', angle: 'round' }, 'LB-MOVE-09', { asked: 0, allowed: 90 }],
    ['LB-MOVE-11 backward', { pivot: 'left', angle: -160 }, 'LB-MOVE-11', {}],
    ['LB-MOVE-10 longer than a reduced move', { pivot: 'left', angle: 480 }, 'LB-MOVE-10', { angle: 30, allowed: 50 }],
  ])('%s: names the unit', (_title, move, rule, facts) => {
    expect(refused(move)).toEqual([rule, expect.objectContaining({ unit: 'unit-0', ...facts })]);
  });
});

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

  it('LB-MOVE-11 only guns wheel backward', () => {
    expect(asks(alone(), wheel('left', -10))).toBe('LB-MOVE-11');
    expect(asks(alone({ kind: 'dragoons' }), wheel('right', -10))).toBe('LB-MOVE-11');
  });

  it('LB-MOVE-20 wheels unlimbered guns either way, the outer corner up to VS', () => {
    const guns = alone({ kind: 'battery' });
    // 2 * 60 * sin(a / 2) <= 50: 49.2 degrees.
    for (const sign of [1, -1]) {
      expect(asks(guns, wheel('left', sign * 49.1875))).toBe('ok');
      expect(asks(guns, wheel('left', sign * 49.375))).toBe('LB-MOVE-20');
    }
  });

  it('LB-MOVE-15 shortens a wheel that touches difficult ground on the way', () => {
    // M to S to VS for cavalry's 180 mm line in a wood: the chord may be 80.
    const wood: BattlefieldSpec = { terrain: [{ kind: 'wood', box: [900, 500, 400, 300] }] };
    expect(asks(alone({ kind: 'dragoons' }, wood), wheel('left', 83))).toBe('ok');
    expect(asks(alone({ kind: 'dragoons' }, wood), wheel('left', 84))).toBe('LB-MOVE-16');
  });
});
