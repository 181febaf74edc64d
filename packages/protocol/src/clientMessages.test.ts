import { DEFAULT_ORDERS } from '@drumhead/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LONGEST_MESSAGE, readClientMessage } from './index.ts';

const SOUND = [
  { t: 'join', v: 1, from: 0 },
  { t: 'join', v: 1, from: 0, form: 'view' },
  { t: 'order', id: 'k3', n: 42, command: { type: 'activate', unit: 3, dice: 2 } },
  { t: 'undo', id: 'k4', n: 42, to: 3 },
  { t: 'ask', n: 42, to: 3, reason: 'A unit was forgotten.' },
  { t: 'withdraw', question: '5e7f1c04' },
  { t: 'answer', question: '5e7f1c04', yes: true },
  { t: 'standing', orders: DEFAULT_ORDERS },
  { t: 'standing', orders: null },
  { t: 'seal', seal: 'f'.repeat(64) },
  { t: 'salt', salt: '0'.repeat(32) },
  { t: 'ping' },
];

describe('a message of a client', () => {
  it.each(SOUND)('is read: %j', (message) => {
    expect(readClientMessage(JSON.stringify(message))).toEqual({ ok: true, value: message });
  });

  it.each(SOUND)('is read only as it must be: %j', (message) => {
    const changes = fc.record({
      key: fc.constantFrom(...Object.keys(message), 'more', '__proto__'),
      value: fc.jsonValue(),
    });
    fc.assert(
      fc.property(changes, ({ key, value }) => {
        const given = readClientMessage(JSON.stringify(Object.fromEntries([...Object.entries(message), [key, value]])));
        expect(
          given.ok
            ? Object.keys(given.value).every((field) => field in message || ['reason', 'form'].includes(field))
            : true,
        ).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('is refused where it is nothing of that', () => {
    for (const text of ['', '{', 'null', '[]', '{"t":"bye"}', '{"t":"join","v":2,"from":0}', '"join"', '1e999'])
      expect(readClientMessage(text)).toMatchObject({ ok: false });
    const long = JSON.stringify({ ...SOUND[1], command: { type: 'x'.repeat(LONGEST_MESSAGE) } });
    expect(readClientMessage(long)).toMatchObject({ ok: false });
  });

  it('of any kind never throws', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => !readClientMessage(text).ok));
  });
});
