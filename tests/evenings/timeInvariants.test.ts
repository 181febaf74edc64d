/** When clocks that a page shows are taken for wrong. */
import { clockAfter, newClock } from '@drumhead/protocol';
import { expect, it } from 'vitest';
import type { Device } from './device.ts';
import type { Evening } from './gathering.ts';
import { SECOND } from './invariant.ts';
import { type DurableLine, EPOCH } from './store.ts';
import { OF_TIME } from './timeInvariants.ts';

const SETTINGS = { kind: 'live', bank: 100 * SECOND, gain: 0, cap: 100 * SECOND } as const;
/** `a` must decide throughout; after the first line, and after another one twenty seconds later. */
const LINES = [0, 20].map((seconds) => ({ at: seconds * SECOND + 0.5 })) as unknown as readonly DurableLine[];

/** What is said of a page that knows both lines, and shows what it was told at that second. */
function saidOf(seconds: number, leftToA: number): string | undefined {
  const clock = (lines: readonly DurableLine[]) =>
    lines.reduce(
      (before, { at }) =>
        clockAfter(before, [], EPOCH + at, { awaited: ['a'], stage: 0, rolls: false, isTakeBack: false }),
      newClock(SETTINGS, ['a', 'b'], EPOCH),
    );
  const evening = {
    plan: { clock: SETTINGS, faults: [] },
    sim: { now: 21 * SECOND },
    hosts: [],
    seats: ['a', 'b'],
    troubles: [],
    truth: { lines: LINES, pauses: () => [], clockAfter: clock },
  } as unknown as Evening;
  const news = { at: EPOCH + seconds * SECOND, left: { a: leftToA * SECOND, b: 100 * SECOND } };
  const state = { link: 'connected', client: { n: LINES.length }, clock: { news } };
  const device = { session: { store: { getState: () => state } } } as unknown as Device;
  return OF_TIME.find(({ name }) => name === 'clock')?.looked?.(evening, device);
}

it('takes clocks that were told before the last line for those of that moment', () => {
  expect(saidOf(0, 100)).toBeUndefined();
  expect(saidOf(10, 90)).toBeUndefined();
  expect(saidOf(20, 80)).toBeUndefined();
});

it('finds clocks that are wrong for the moment at which they were told, before the last line or after it', () => {
  expect(saidOf(10, 80)).toContain('a has 80 s left by the server, 90 by steady time');
  expect(saidOf(20, 90)).toContain('a has 90 s left by the server, 80 by steady time');
});
