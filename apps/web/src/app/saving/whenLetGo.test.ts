import { afterEach, expect, it, vi } from 'vitest';
import { whenLetGo } from './whenLetGo.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser where a page reloads `reloads` times before it is closed: each answer to a request, in order. */
function browserWith(free: readonly boolean[], seen = true) {
  const asked: string[] = [];
  const answers = [...free];
  const page = { visibilityState: seen ? 'visible' : 'hidden', listeners: [] as (() => void)[] };
  vi.stubGlobal('navigator', {
    locks: {
      request: async (name: string, options: LockOptions, then: (lock: unknown) => unknown) => {
        asked.push(options.ifAvailable ? 'free?' : name);
        return then(options.ifAvailable && answers.shift() === false ? null : {});
      },
    },
  });
  vi.stubGlobal('document', {
    get visibilityState() {
      return page.visibilityState;
    },
    addEventListener: (_: string, listener: () => void) => page.listeners.push(listener),
  });
  return { asked, page };
}

it('a battle is let go once no window has taken it again for a while', async () => {
  const { asked } = browserWith([false, true]);
  await whenLetGo('one', new AbortController().signal, 0);
  expect(asked).toEqual(['drumhead.battle.one', 'free?', 'drumhead.battle.one', 'free?']);
});

it('a window nobody looks at takes nothing until it is seen', async () => {
  const { asked, page } = browserWith([true], false);
  const waiting = whenLetGo('one', new AbortController().signal, 0);
  await expect.poll(() => page.listeners.length).toBe(1);
  expect(asked).not.toContain('free?');
  page.visibilityState = 'visible';
  page.listeners[0]?.();
  await waiting;
  expect(asked).toContain('free?');
});

it('gives up with its signal', async () => {
  browserWith([true]);
  const stop = new AbortController();
  stop.abort();
  await expect(whenLetGo('one', stop.signal, 0)).rejects.toMatchObject({ name: 'AbortError' });
});
