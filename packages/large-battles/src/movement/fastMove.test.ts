import { steps } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { verdict } from '../../test/answers.ts';
import { battlefield, type BattlefieldSpec, mover, type UnitSpec } from '../../test/positions.ts';
import type { Move } from '../state/commands.ts';
import type { State } from '../state/state.ts';
import { planMove } from './index.ts';

/** A march column whose head is at 900, 570. */
function column(unit: Partial<UnitSpec> = {}, rest: BattlefieldSpec = {}): State {
  return battlefield({
    ...rest,
    units: [{ at: [900, 600], formation: 'marchColumn', ...unit }, ...(rest.units ?? [])],
  });
}
const fast = (direction: number, mm: number, facing: number): Move => ({
  kind: 'fast',
  direction: direction * 16,
  distance: steps(mm),
  facing: facing * 16,
});
const asks = (state: State, move: Move): string => verdict(planMove(state, mover(state, 0, { left: 1 }), move));
const house = (x: number, y: number): BattlefieldSpec => ({ terrain: [{ kind: 'building', box: [x, y, 4, 4] }] });

describe('free moves of Fast units', () => {
  it('LB-MOVE-24 the corridor counts where it reaches beyond both footprints', () => {
    // The head goes to the right along y 570; both bodies lie below that, the corridor half above it.
    expect(asks(column({}, house(960, 562)), fast(90, 120, 0))).toBe('LB-TERR-04');
    expect(asks(column({}, house(960, 550)), fast(90, 120, 0))).toBe('ok');
  });

  it('LB-MOVE-24 a turn about the head has no corridor', () => {
    // Ahead of both footprints, where a corridor half right would lie.
    expect(asks(column({}, house(909, 560)), fast(135, 0, 45))).toBe('ok');
  });

  it('LB-PASS-01 LB-PROX-01 ends on no friend, nor too near to one, though nothing else is near', () => {
    const friend = (x: number): BattlefieldSpec => ({ units: [{ at: [x, 600], formation: 'square' }] });
    expect(asks(column({}, friend(1020)), fast(90, 120, 0))).toBe('LB-PASS-01');
    expect(asks(column({}, friend(1085)), fast(90, 120, 0))).toBe('LB-PROX-01');
    expect(asks(column({}, friend(1110)), fast(90, 120, 0))).toBe('ok');
    // The same with an enemy within reach, who is not near to the way.
    const enemy: UnitSpec = { side: 1, at: [900, 350], formation: 'attackColumn' };
    const both = (x: number): BattlefieldSpec => ({ units: [...(friend(x).units ?? []), enemy] });
    expect(asks(column({}, both(1020)), fast(90, 120, 0))).toBe('LB-PASS-01');
    expect(asks(column({}, both(1110)), fast(90, 120, 0))).toBe('ok');
  });

  it('LB-TERR-06 crosses a bridge where its head does, not on a line from its tail', () => {
    // The head goes from 900, 570 to 960, 530 and crosses the stream at x 930, on the bridge.
    const bridge: BattlefieldSpec = {
      terrain: [
        { kind: 'stream', points: [500, 550, 1300, 550] },
        { kind: 'bridge', points: [930, 500, 930, 600] },
      ],
    };
    expect(asks(column({}, bridge), fast(56, 72, 56))).toBe('ok');
    expect(asks(column({ at: [925, 600] }, bridge), fast(56, 72, 56))).toBe('LB-TERR-05');
  });

  it.each<readonly [string, Move, object]>([
    ['LB-MOVE-22 in no direction', fast(360, 10, 0), { unit: 'unit-0' }],
    ['LB-MOVE-22 with no facing', fast(0, 10, 360), { unit: 'unit-0' }],
    ['LB-MOVE-02 nowhere', fast(90, 0, 0), { unit: 'unit-0' }],
    ['LB-MOVE-02 too far', fast(90, 121, 0), { unit: 'unit-0', asked: 121, allowed: 120, manoeuvre: false }],
  ])('%s: the refusal names the unit', (_title, move, facts) => {
    const state = column();
    const answer = planMove(state, mover(state, 0), move);
    expect(answer.ok ? null : answer.refusal.facts).toMatchObject(facts);
  });
});
