import { describe, expect, it } from 'vitest';
import { isMisjudged, pointsOf } from './sum.ts';

/** A battle that began as even and was lost. */
const lost = (parts: { own: number; gained: number }, dice: number) =>
  pointsOf({ start: 0.5, dice, end: 0, parts: { ...parts, unexplained: 0 }, giveOrTake: 0.2 });

describe('an estimate that was wrong', () => {
  it('is told where it changed more than orders and dice together, and there alone', () => {
    const wrong = lost({ own: 0.03, gained: 0.08 }, -0.06);
    expect(wrong).toMatchObject({ orders: 5, dice: -6, unexplained: -49 });
    expect(wrong.start + wrong.orders + wrong.dice + wrong.unexplained).toBe(wrong.end);
    expect(isMisjudged(wrong)).toBe(true);
    expect(isMisjudged(lost({ own: 0.3, gained: 0.05 }, -0.15))).toBe(false);
  });
});
