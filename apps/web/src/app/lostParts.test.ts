import { afterEach, expect, it, vi } from 'vitest';
import { heedLostParts } from './lostParts.ts';

afterEach(() => void vi.unstubAllGlobals());

it('a part that did not come is told of where nobody says so, and nothing else that fails', () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  const tell = vi.fn<() => void>();
  heedLostParts(tell);
  const happens = (type: string, facts: object) => page.dispatchEvent(Object.assign(new Event(type), facts));
  const [lost, other] = [new TypeError('no module'), new Error('a fault')];
  happens('vite:preloadError', { payload: lost });
  expect(tell).not.toHaveBeenCalled();
  happens('unhandledrejection', { reason: other });
  happens('unhandledrejection', { reason: undefined });
  expect(tell).not.toHaveBeenCalled();
  happens('unhandledrejection', { reason: lost });
  expect(tell).toHaveBeenCalledTimes(1);
});
