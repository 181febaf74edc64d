import { randomWalk } from '@drumhead/testkit';
import { duel, SETUP } from '@drumhead/testkit/duel';
import { describe, expect, test } from 'vitest';
import { forged, guards, played, read } from '../../test/duelRecord.ts';
import { checkOf, DICE, keepMoments, stepsOf, undoTo } from '../index.ts';

const SALTS = { red: 'a'.repeat(32), blue: 'b'.repeat(32) };
const BOND = { battle: 'b4ttl3', commit: 'c'.repeat(64), seals: { red: 'd'.repeat(64) }, salts: SALTS };

/** The orders of a battle up to its first roll, fewer than need a check among them. */
const untilRoll = ((): readonly object[] => {
  for (let seed = 1; ; seed++) {
    const orders = stepsOf(randomWalk(duel, SETUP, seed, { steps: 20 }).battle);
    const first = orders.findIndex(({ seat }) => seat === DICE);
    if (first >= 0) return orders.slice(0, first + 1).map(({ seat, command }) => ({ seat, command }));
  }
})();

describe('a take-back', () => {
  test('goes back over dice where all agreed, and not else', () => {
    expect(undoTo(played, 0)).toMatchObject({ ok: false, refusal: { reason: 'engine.undo.die' } });
    const back = undoTo(played, 0, true);
    expect(back).toMatchObject({ ok: true, battle: { count: 0, rolls: 0, lastDie: 0 } });
  });

  test('in a record goes back over dice where all others agreed', () => {
    const back = (takeBack: object) => read(forged(...untilRoll, { takeBack: { seat: 'red', to: 2, ...takeBack } }));
    expect(back({})).toMatchObject({ ok: false, reason: 'engine.record.refused' });
    expect(back({ agreed: ['red'] })).toMatchObject({ ok: false, reason: 'engine.record.refused' });
    expect(back({ agreed: ['blue'], reason: 'A unit was forgotten.' })).toMatchObject({
      ok: true,
      battle: { count: 2, rolls: 0 },
      record: { lines: { length: untilRoll.length + 1 }, orders: { length: 2 } },
    });
    expect(back({ agreed: 'blue' })).toMatchObject({ ok: false, reason: 'engine.record.shape' });
    expect(back({ agreed: ['blue'], reason: 'x'.repeat(501) })).toMatchObject({ ok: false });
    expect(back({ agreed: ['blue'], because: '' })).toMatchObject({ ok: false, reason: 'engine.record.shape' });
  });
});

describe('bound dice in a record', () => {
  test('stand before the first roll, again where they were renewed', () => {
    expect(read(forged({ dice: BOND }, ...guards, { dice: BOND }))).toMatchObject({ ok: true, battle: { count: 2 } });
    expect(read(forged(...untilRoll, { dice: BOND }))).toMatchObject({
      ok: false,
      line: untilRoll.length + 3,
      reason: 'engine.record.dice',
    });
  });

  test.each([
    ['a stranger', { ...BOND, salts: { ...SALTS, eve: 'e'.repeat(32) } }, 'engine.record.seat'],
    ['a short salt', { ...BOND, salts: { red: 'a' } }, 'engine.record.shape'],
    ['a commitment in capitals', { ...BOND, commit: 'C'.repeat(64) }, 'engine.record.shape'],
    ['more than is known', { ...BOND, more: 1 }, 'engine.record.shape'],
  ])('with %s are refused', (_name, dice, reason) => {
    expect(read(forged({ dice }))).toMatchObject({ ok: false, reason });
  });

  test('give their secret at the end', () => {
    const over = [...guards, { seat: 'red', command: { type: 'resign' } }];
    const secret = '0'.repeat(64);
    expect(read(forged(...over, { end: { secret } }))).toMatchObject({ record: { secret } });
    expect(read(forged(...over, { end: { secret: '0' } }))).toMatchObject({ ok: false });
    expect(read(forged(...over, { end: { secret, seed: 7 } }))).toMatchObject({ ok: false });
  });
});

describe('a host that keeps few moments', () => {
  test('goes back as far as they reach', () => {
    const kept = keepMoments(played, 3);
    expect(kept).toMatchObject({ count: played.count, state: played.state, last: played.last });
    expect(stepsOf(kept)).toEqual(stepsOf(played, { from: played.count - 3 }));
    expect(undoTo(kept, played.count - 3, true)).toMatchObject({ ok: true, battle: { before: null } });
    expect(undoTo(kept, played.count - 4, true)).toMatchObject({
      ok: false,
      refusal: { rule: 'KERNEL-UNDO', reason: 'engine.undo.forgotten', facts: { first: played.count - 3 } },
    });
    expect(keepMoments(played, 0).before).toBeNull();
    expect(checkOf(keepMoments(played, 0))).toBe(checkOf(played));
  });

  test('is the same battle where all are kept', () => {
    expect(keepMoments(played, played.count)).toBe(played);
    expect(keepMoments(played, played.count - 1)).not.toBe(played);
  });
});
