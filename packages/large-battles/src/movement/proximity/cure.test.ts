import { steps } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { verdict } from '../../../test/answers.ts';
import { activation, battlefield, mover, type UnitSpec } from '../../../test/positions.ts';
import type { ActingFrame } from '../../state/frames.ts';
import type { State } from '../../state/state.ts';
import { moveOffers, planMove } from '../index.ts';
import { canCure, findCure } from './cure.ts';

const square = (x: number, y: number): UnitSpec => ({ at: [x, y], formation: 'square' });
/** Conscripts with one action cannot form; after three moves they only turn in place. */
const CONSCRIPTS: UnitSpec = { at: [900, 600], traits: { conscript: true } };

describe('cures of proximity', () => {
  // A friend 49 mm off the right end; others that a line turned by 90 degrees would come near to.
  const hemmed = battlefield({ units: [CONSCRIPTS, square(1031.5, 600), square(900, 475), square(900, 725)] });
  const turning = mover(hemmed, 0, { left: 1, moves: 3, near: [] });

  it('LB-PROX-05 LB-MOVE-12 may be a turn by an angle that no offer has', () => {
    expect(moveOffers(hemmed, turning)).toEqual([]);
    const cure = findCure(hemmed, turning);
    expect(cure).toMatchObject({ kind: 'rotate' });
    if (cure === null) return;
    expect(verdict(planMove(hemmed, turning, cure))).toBe('ok');
    expect(canCure(hemmed, turning)).toBe(true);
    expect(canCure(hemmed, { ...turning, activation: { ...turning.activation, left: 0 } })).toBe(false);
  });

  it('LB-PROX-05 may be a change of formation alone', () => {
    // As a square it is clear of the friend at its end.
    const state = battlefield({
      units: [{ at: [900, 600] }, square(1031.5, 600), square(900, 475), square(900, 725), square(800, 600)],
    });
    const last = mover(state, 0, { left: 1, moves: 3, near: [{ unit: 4, gap: 0 }] });
    expect(canCure(state, last)).toBe(true);
  });

  it('LB-PROX-05 is asked anew for a group whose others have acted meanwhile', () => {
    const two = battlefield({ units: [CONSCRIPTS, { at: [900, 560] }] });
    const window = { at: 'window', side: 1, dice: 1, immediate: false, last: false } as const;
    const acting = (left: number): State => {
      const frame = {
        at: 'acting',
        mode: 'group',
        side: 0,
        doings: [activation(two, 0, { left: 1 }), activation(two, 1, { left })],
      } as unknown as ActingFrame;
      return { ...two, frames: [frame, window] };
    };
    const last = mover(two, 0, { left: 1, moves: 3, near: [] }, 'group');
    expect(findCure(acting(1), last)).not.toBeNull();
    expect(findCure(acting(0), last)).toBeNull();
    expect(findCure(acting(1), last)).not.toBeNull();
  });

  it('LB-PROX-05 is the first of the moves offered, of either sample', () => {
    const open = battlefield({ units: [{ at: [900, 600] }] });
    const fresh = mover(open, 0, { left: 1, moves: 0 });
    expect(findCure(open, fresh)).toEqual({ kind: 'straight', distance: steps(80) });
    // Between two lines that touch it a unit may only face about.
    const between = battlefield({ units: [CONSCRIPTS, { at: [900, 585] }, { at: [900, 615] }] });
    expect(findCure(between, mover(between, 0, { left: 1, moves: 3, moved: true }))).toEqual({ kind: 'aboutFace' });
    expect(findCure(between, mover(between, 0, { left: 1, moves: 3, near: [] }))).toBeNull();
    const moved = battlefield({
      units: [CONSCRIPTS, { at: [910, 585] }, { at: [910, 615] }].map((unit) => ({
        ...unit,
        at: [unit.at[0] + 10, unit.at[1]],
      })),
    });
    expect(findCure(moved, mover(moved, 0, { left: 1, moves: 3, moved: true }))).toEqual({ kind: 'aboutFace' });
  });

  it('LB-PROX-05 asked of the same position again is the same move', () => {
    const open = battlefield({ units: [{ at: [900, 600] }] });
    const fresh = mover(open, 0, { left: 1, moves: 0 });
    const first = findCure(open, fresh);
    expect(findCure(open, fresh)).toBe(first);
    expect(findCure({ ...open }, fresh)).toBe(first);
    // Of another it is not: a house stands in the way.
    const blocked = battlefield({
      units: [{ at: [900, 600] }],
      terrain: [{ kind: 'building', box: [900, 550, 20, 20] }],
    });
    expect(findCure({ ...open, field: blocked.field }, fresh)).not.toEqual(first);
  });
});
