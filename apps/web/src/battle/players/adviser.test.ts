import { duel, type DuelState, SETUP } from '@drumhead/testkit/duel';
import { expect, it, vi } from 'vitest';
import { mayPassFor, objectionFor } from './adviser.ts';
import type { Asked } from './opponent.ts';

/** A worker that answers when it is told to. */
class SlowWorker extends EventTarget {
  static readonly asked: Asked[] = [];
  static last: SlowWorker;
  constructor() {
    super();
    SlowWorker.last = this;
  }
  postMessage(asked: Asked): void {
    SlowWorker.asked.push(asked);
  }
  answer(): void {
    const { id } = SlowWorker.asked.at(-1) as Asked;
    this.dispatchEvent(new MessageEvent('message', { data: { id, objection: null } }));
  }
}

function begun(): DuelState {
  const created = duel.create(SETUP);
  if (!created.ok) throw new Error('the set-up is refused');
  return created.value;
}

it('works out no answer that nobody waits for any more', async () => {
  vi.stubGlobal('Worker', SlowWorker);
  const ask = (type: string, signal: AbortSignal) => objectionFor(duel, begun(), 'red', { type }, signal);
  const [first, second, third] = [new AbortController(), new AbortController(), new AbortController()];
  const answers = Promise.allSettled([ask('one', first.signal), ask('two', second.signal), ask('three', third.signal)]);
  await vi.waitFor(() => expect(SlowWorker.asked).toHaveLength(1));
  second.abort();
  SlowWorker.last.answer();
  await vi.waitFor(() => expect(SlowWorker.asked.map(({ inHand }) => inHand?.type)).toEqual(['one', 'three']));
  SlowWorker.last.answer();
  const [one, two, three] = await answers;
  expect([one?.status, two?.status, three?.status]).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  vi.unstubAllGlobals();
});

it('keeps no battle waiting for a worker that never answers: the person is asked', async () => {
  vi.stubGlobal('Worker', SlowWorker);
  vi.useFakeTimers();
  const answer = mayPassFor(duel, begun(), 'red', { type: 'stay' }, []);
  await vi.advanceTimersByTimeAsync(100_000);
  expect(SlowWorker.asked.at(-1)?.pass?.type).toBe('stay');
  expect(await answer).toBe(false);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
