/** Why an order cannot be taken back. */
import { describe, expect, it } from 'vitest';
import type { Hosted } from './hosted.ts';
import { whyNoUndo } from './whyNoUndo.ts';

/** Steps by their seats; the last die, or last hidden order, at `lastDie`. */
function hosted(seats: readonly string[], lastDie: number, more: object = {}): Hosted {
  const steps = seats.map((seat, i) => ({ number: i + 1, seat }));
  const ruleset = { outcome: () => null, seats: () => ['france', 'britain'], isOpen: () => true };
  const battle = { ruleset, state: null, lastDie };
  return {
    battle,
    steps,
    viewer: 'france',
    screen: { ruleset },
    handover: null,
    corrections: [],
    saved: { over: false },
    ...more,
  } as unknown as Hosted;
}

describe('an order cannot be undone', () => {
  it.each([
    [null, hosted(['france'], 0)],
    ['none', hosted([], 0)],
    ['none', hosted(['britain'], 1)],
    ['dice', hosted(['france', 'dice', 'britain'], 3)],
    ['others', hosted(['france', ''], 2)],
    ['corrected', hosted(['france'], 0, { corrections: [{ after: 1 }] })],
    ['over', hosted(['france', 'dice'], 2, { saved: { over: true } })],
  ])('%s', (why, given) => {
    expect(whyNoUndo(given)).toBe(why);
  });
});
