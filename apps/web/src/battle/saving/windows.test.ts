import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserWindows } from './windows.ts';

afterEach(() => vi.unstubAllGlobals());

/** Takes a battle where the browser answers the request for its lock with this error. */
function takenDespite(error: unknown): Promise<boolean> {
  vi.stubGlobal('navigator', {
    locks: {
      request: async () => {
        throw error;
      },
    },
  });
  vi.stubGlobal('BroadcastChannel', undefined);
  return browserWindows().take('battle', false, () => undefined);
}

describe('a battle is taken for this window', () => {
  it.each(['AbortError', 'TimeoutError'])('unless another window holds on to it (%s)', async (name) => {
    expect(await takenDespite(new DOMException('', name))).toBe(false);
  });

  it.each(['SecurityError', 'InvalidStateError', 'NotSupportedError'])(
    'where the browser gives no locks (%s)',
    async (name) => {
      expect(await takenDespite(new DOMException('', name))).toBe(true);
    },
  );
});
