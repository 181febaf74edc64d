import { describe, expect, test } from 'vitest';
import { forged, guards, INFO, played, read } from '../../test/duelRecord.ts';
import {
  amend,
  checkOf,
  type Command,
  momentOf,
  replay,
  seatBattleFrom,
  withAmendment,
  withOrder,
  writeRecord,
} from '../index.ts';

const changes = [{ path: 'men.0.lives', value: 1 }];
const AMEND = { seat: 'red', agreed: ['blue'], reason: 'The first blow was forgotten.', changes };
const opened = momentOf(played, 2);

describe('an amendment', () => {
  test('changes values of the state, at the same count, and nothing of the moment before', () => {
    const answer = amend(opened, changes);
    if (!answer.ok) throw new Error(answer.refusal.reason);
    const { battle } = answer;
    expect(battle.state.men.map(({ lives }) => lives)).toEqual([1, 3]);
    expect(battle).toMatchObject({ count: 2, rolls: 0, before: opened.before });
    expect(battle.last?.state).toBe(battle.state);
    expect(opened.state.men[0]?.lives).toBe(3);
    expect(battle.state.men[1]).toBe(opened.state.men[1]);
  });

  test.each([
    ['nothing', [], 'engine.amend.value'],
    ['a value that is not there', [{ path: 'men.0.hats', value: 1 }], 'engine.amend.value'],
    ['a man that is not there', [{ path: 'men.2.lives', value: 1 }], 'engine.amend.value'],
    ['the length of a list', [{ path: 'men.length', value: 1 }], 'engine.amend.value'],
    ['a prototype', [{ path: '__proto__.lives', value: 1 }], 'engine.amend.value'],
    ['a value of another kind', [{ path: 'men.0.lives', value: 'two' }], 'engine.amend.value'],
    ['a broken number', [{ path: 'men.0.lives', value: 1.5 }], 'engine.amend.value'],
    ['no number', [{ path: 'men.0.lives', value: Number.NaN }], 'engine.amend.value'],
    ['a huge number', [{ path: 'men.0.at', value: 2 ** 40 }], 'engine.amend.value'],
    ['a whole man', [{ path: 'men.0', value: {} as never }], 'engine.amend.value'],
    ['what the battle waits for', [{ path: 'frames.0.left', value: 9 }], 'engine.amend.value'],
    ['other people', [0, 1].map((man) => ({ path: `setup.names.${man}`, value: `eve${man}` })), 'engine.amend.broken'],
  ])('of %s is refused', (_name, given, reason) => {
    expect(amend(opened, given)).toMatchObject({ ok: false, refusal: { rule: 'KERNEL-AMEND', reason } });
  });

  test('waits until nothing is hidden, and ends with the battle', () => {
    expect(amend(momentOf(played, 1), changes)).toMatchObject({ refusal: { reason: 'engine.amend.hidden' } });
    expect(amend(played, changes)).toMatchObject({ refusal: { reason: 'engine.amend.over' } });
  });

  test('moves a client on as it moves the host', () => {
    const { ruleset, setup } = played;
    const begun = seatBattleFrom(ruleset, setup, 'red');
    let held = begun.ok ? begun.value : null;
    for (let at = 1; at <= 2 && held !== null; at++) {
      const { seat, command } = momentOf(played, at).last ?? {};
      const next = withOrder(held, { seat: seat ?? '', command: command as never });
      held = next.ok ? next.held : null;
    }
    const after = held && withAmendment(held, changes);
    const answer = amend(opened, changes);
    expect(after?.view).toEqual(answer.ok && answer.battle.state);
    expect(after?.steps.at(-1)?.view).toBe(after?.view);
    expect(held && withAmendment(held, [])).toBeNull();
  });
});

describe('an amendment in a record', () => {
  const orders = guards.map(({ seat, command }) => ({ seat, command: command as Command }));

  test('stands with the orders, is replayed, and goes with those that are taken back', () => {
    const amended = read(forged(...orders, { amend: AMEND }, { seat: 'red', command: { type: 'wait' } }));
    if (!amended.ok) throw new Error(amended.reason);
    expect(amended.record.amendments).toEqual([{ ...AMEND, after: 2, line: 5 }]);
    expect((amended.battle.state as typeof opened.state).men[0]?.lives).toBe(1);
    const again = replay(amended.record);
    const rewritten = writeRecord(amended.battle, { ...INFO, amendments: amended.record.amendments });
    expect(read(rewritten)).toMatchObject({ ok: true, record: { amendments: amended.record.amendments } });
    const early = writeRecord(momentOf(amended.battle, 1), { ...INFO, amendments: amended.record.amendments });
    expect(read(early)).toMatchObject({ ok: true, record: { amendments: [] } });
    expect(again.ok && checkOf(again.battle)).toBe(checkOf(amended.battle));
    const back = read(forged(...orders, { amend: AMEND }, { takeBack: { seat: 'red', to: 1 } }));
    expect(back).toMatchObject({ ok: true, battle: { count: 1 }, record: { amendments: [] } });
  });

  test.each([
    ['without the others’ consent', { ...AMEND, agreed: [] }, 'engine.record.agreed'],
    ['of a stranger', { ...AMEND, seat: 'eve' }, 'engine.record.seat'],
    ['that does not fit', { ...AMEND, changes: [{ path: 'men.9.lives', value: 1 }] }, 'engine.record.refused'],
    ['without a reason', { ...AMEND, reason: '' }, 'engine.record.shape'],
    ['with more to it', { ...AMEND, more: 1 }, 'engine.record.shape'],
    ['of a whole piece', { ...AMEND, changes: [{ path: 'men.0', value: {} }] }, 'engine.record.shape'],
  ])('%s is refused', (_name, given, reason) => {
    expect(read(forged(...orders, { amend: given }))).toMatchObject({ ok: false, line: 5, reason });
  });
});
