import { duel, SETUP } from '@drumhead/testkit/duel';
import { expect, it, vi } from 'vitest';
import { objectionFor } from './adviser.ts';
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

it('works out no answer that nobody waits for any more', async () => {
  vi.stubGlobal('Worker', SlowWorker);
  const created = duel.create(SETUP);
  if (!created.ok) throw new Error('the set-up is refused');
  const ask = (type: string, signal: AbortSignal) => objectionFor(duel, created.value, 'red', { type }, signal);
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
