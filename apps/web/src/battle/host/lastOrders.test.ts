import { expect, it } from 'vitest';
import type { Hosted } from './hosted.ts';
import { lastOrderIn } from './lastOrders.ts';

const battle = {
  viewer: 'france',
  steps: ['france', 'dice', 'britain', 'france', 'dice'].map((seat, i) => ({ seat, number: i + 1 })),
  saved: { seats: { france: 'human', britain: 'captain' }, ordered: { france: 1 } },
} as unknown as Pick<Hosted, 'saved' | 'steps' | 'viewer'>;

it('counts no answer of a standing order as an order of the viewer', () => {
  expect(lastOrderIn(battle)).toBe(1);
});

it('goes no farther than what is shown, and is 0 for a computer player', () => {
  expect(lastOrderIn({ ...battle, steps: [] })).toBe(0);
  expect(lastOrderIn({ ...battle, viewer: 'britain' })).toBe(0);
});
