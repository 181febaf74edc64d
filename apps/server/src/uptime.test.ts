/** The time in which the server stood, over restarts, two processes, and clocks that are set back. */
import { expect, it } from 'vitest';
import { newDatabase } from '../test/serving.ts';
import { openDatabase } from './storage/open.ts';
import { storageOn } from './storage/storage.ts';
import { type Standing, standingOn } from './uptime.ts';
import { REAL } from './world.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const START = 1000 * HOUR;

function failed(what: string, error: unknown): never {
  throw new Error(what, { cause: error });
}

async function serverTimes() {
  const storage = storageOn(await openDatabase(newDatabase()));
  const time = { now: START, slept: 0 };
  const begin = () =>
    standingOn(
      storage,
      () => time.now,
      REAL,
      failed,
      () => void (time.slept += 1),
    );
  /** Stands for so many minutes, and notes each. */
  async function stand(minutes: number, ...servers: readonly Standing[]): Promise<void> {
    for (let i = 0; i < minutes; i++) {
      time.now += MINUTE;
      for (const server of servers) await server.note();
    }
  }
  return { time, begin, stand };
}

it('counts what passes while the server stands, between its notes too', async () => {
  const { time, begin, stand } = await serverTimes();
  const server = await begin();
  await stand(90, server);
  time.now += 20_000;
  expect(server.stoodSince(START)).toBe(90 * MINUTE + 20_000);
  expect(server.stoodSince(START + HOUR)).toBe(30 * MINUTE + 20_000);
  expect(server.stoodSince(time.now + HOUR)).toBe(0);
  await server.close();
});

it('counts nothing while it does not, whether it ended or its machine slept', async () => {
  const { time, begin, stand } = await serverTimes();
  const first = await begin();
  await stand(10, first);
  await first.close();
  time.now += 400 * HOUR;
  const second = await begin();
  await stand(20, second);
  expect(second.stoodSince(START)).toBe(30 * MINUTE);
  // No note for a week: a moment of it counts until the next one, and none afterwards.
  time.now += 168 * HOUR;
  expect(second.stoodSince(START)).toBe(31.25 * MINUTE);
  expect(time.slept).toBe(0);
  await second.overdue();
  expect(time.slept).toBe(1);
  expect(second.overdue()).toBeNull();
  expect(second.stoodSince(START)).toBe(30 * MINUTE);
  await stand(5, second);
  expect(second.stoodSince(START)).toBe(35 * MINUTE);
  time.now += 20 * MINUTE;
  await second.note();
  expect(time.slept).toBe(2);
  await second.close();
});

it('counts a time once in which two processes stood, and nothing of a restart, however short', async () => {
  const { time, begin, stand } = await serverTimes();
  const one = await begin();
  await stand(10, one);
  const other = await begin();
  await stand(10, one, other);
  await one.close();
  await stand(10, other);
  // The last note of a process that ends in order says when it did.
  time.now += 20_000;
  await other.close();
  let until = 30 * MINUTE + 20_000;
  for (const away of [5000, 40_000, 4 * MINUTE]) {
    time.now += away;
    const again = await begin();
    await stand(2, again);
    until += 2 * MINUTE;
    expect(again.stoodSince(START)).toBe(until);
    await again.close();
  }
});

it('counts no time twice after the clock was set back', async () => {
  const { time, begin, stand } = await serverTimes();
  const server = await begin();
  await stand(60, server);
  time.now -= 30 * MINUTE;
  await stand(60, server);
  expect(server.stoodSince(START)).toBe(90 * MINUTE);
  await server.close();
});
