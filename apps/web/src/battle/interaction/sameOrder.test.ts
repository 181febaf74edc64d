import { expect, it } from 'vitest';
import { sameOrder } from './sameOrder.ts';

it('orders are the same with the same fields; none is the same as no order', () => {
  expect(sameOrder({ type: 'move', x: 1, to: { y: 2 } }, { type: 'move', x: 1, to: { y: 2 } })).toBe(true);
  expect(sameOrder({ type: 'move', x: 1 }, { type: 'move', x: 2 })).toBe(false);
  expect([sameOrder(null, { type: 'hold' }), sameOrder(undefined, undefined), sameOrder(null, null)]).toEqual([
    false,
    false,
    false,
  ]);
});
