import { describe, expect, it } from 'vitest';
import { isCertain } from './atOnce.ts';

const MOVE = { type: 'move' };

const after = (tool: { readonly at: string; readonly aim?: unknown }, send?: typeof MOVE) => ({
  interaction: { tool },
  holds: false,
  ...(send && { send }),
});
const aimed = (command: typeof MOVE | null, refusal: string | null) =>
  after({ at: 'aimed', aim: { command, refusal } });

describe('orders at once', () => {
  it.each(['drop', 'tap', 'pick', 'propose'])('confirm what %s proposed as it was asked', (type) => {
    expect(isCertain({ type }, aimed(MOVE, null))).toBe(true);
  });

  it('ask where the order gives something away', () => {
    expect(isCertain({ type: 'propose' }, aimed({ type: 'pass' }, null), ['pass'])).toBe(false);
    expect(isCertain({ type: 'propose' }, aimed(MOVE, null), ['pass'])).toBe(true);
  });

  it('ask where it goes less far than asked, or nowhere', () => {
    expect(isCertain({ type: 'drop' }, aimed(MOVE, 'too far'))).toBe(false);
    expect(isCertain({ type: 'drop' }, aimed(null, 'no way'))).toBe(false);
  });

  it('wait for the end of a drag, and for no proposal', () => {
    expect(isCertain({ type: 'drag' }, aimed(MOVE, null))).toBe(false);
    expect(isCertain({ type: 'drop' }, after({ at: 'idle' }))).toBe(false);
    expect(isCertain({ type: 'tap' }, after({ at: 'aimed', aim: { command: MOVE, refusal: null } }, MOVE))).toBe(false);
  });
});
