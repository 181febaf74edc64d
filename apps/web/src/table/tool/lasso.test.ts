import { describe, expect, it } from 'vitest';
import { drawn, isInside, LASSO } from './lasso.ts';

const at = (x: number, y: number) => ({ x, y });

describe('the lasso', () => {
  it('gathers points from the press to the drop, but none that are too close', () => {
    const inputs = [
      { type: 'press', at: at(0, 0) },
      { type: 'drag', at: at(1, 1) },
      { type: 'drag', at: at(10, 0) },
      { type: 'drop', at: at(10, 10) },
    ];
    const lasso = inputs.reduce(drawn, LASSO);
    expect(lasso).toEqual({ at: 'lasso', path: [at(0, 0), at(10, 0), at(10, 10)], held: false });
    expect(drawn(lasso, { type: 'drag', at: at(50, 50) })).toBe(lasso);
  });

  it('is let go by a long press, and draws nothing while the pointer only hovers', () => {
    const held = drawn(LASSO, { type: 'press', at: at(0, 0) });
    const looked = drawn(held, { type: 'inspect', at: at(0, 0) });
    expect(looked).toEqual(LASSO);
    expect(drawn(looked, { type: 'drag', at: at(50, 50) })).toBe(looked);
    expect(drawn(looked, { type: 'hover', at: at(50, 50) })).toBe(looked);
    expect(drawn(held, { type: 'hover', at: at(50, 50) })).toBe(held);
  });

  it('goes round what lies within its closed line, hollows left out', () => {
    const hook = [at(0, 0), at(40, 0), at(40, 40), at(30, 40), at(30, 10), at(0, 10)];
    expect(isInside(hook, at(20, 5))).toBe(true);
    expect(isInside(hook, at(35, 30))).toBe(true);
    expect(isInside(hook, at(20, 20))).toBe(false);
    expect(isInside(hook.slice(0, 2), at(20, 0))).toBe(false);
  });
});
