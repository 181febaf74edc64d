import { describe, expect, test } from 'vitest';
import { duel, type DuelCommand, type DuelEvent, type DuelState, SETUP } from '@drumhead/testkit/duel';
import { deepFreeze } from '../contract/plain.ts';
import { randomWalk } from '@drumhead/testkit';
import { type Battle, begin, checkOf, DICE, decide, hashOf, momentOf, stepsOf, undoTo } from '../index.ts';

type Duel = Battle<DuelState, DuelCommand, DuelEvent>;

function begun(setup: unknown = SETUP): Duel {
  const made = begin(duel, setup);
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  return made.value;
}

/** Plays commands given as [seat, command], all of which must be accepted. */
function played(battle: Duel, ...orders: readonly (readonly [string, unknown])[]): Duel {
  return orders.reduce((before, [seat, command]) => {
    const answer = decide(before, seat, command);
    if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
    return answer.battle;
  }, battle);
}

const guard = (seat: string, how: string): readonly [string, unknown] => [
  seat,
  { type: 'guard', guard: `${seat}-${how}` },
];
const step = (seat: string, by: number): readonly [string, unknown] => [seat, { type: 'step', by }];
const roll = (...faces: readonly (readonly number[])[]): readonly [string, unknown] => [DICE, { type: 'roll', faces }];
const strike = (seat: string): readonly [string, unknown] => [seat, { type: 'strike' }];
const close = { ...SETUP, lane: 50 };

/** Both on guard, red two steps on and in reach, blue struck once: the last die is command 6. */
const fought = (): Duel =>
  played(
    begun(close),
    guard('blue', 'low'),
    guard('red', 'high'),
    step('red', 20),
    ['red', { type: 'wait' }],
    strike('blue'),
    roll([6, 1], [5]),
  );

describe('beginning', () => {
  test('the first moment of a battle', () => {
    const battle = begun();
    expect(battle).toMatchObject({
      ruleset: duel,
      setup: SETUP,
      count: 0,
      rolls: 0,
      lastDie: 0,
      last: null,
      before: null,
    });
    expect(checkOf(battle)).toBe(hashOf(battle.state));
    expect(checkOf(begun())).toBe(checkOf(battle));
    expect(checkOf(begun(close))).not.toBe(checkOf(battle));
  });

  test('the set-up is copied', () => {
    const setup = { ...SETUP, names: ['red', 'blue'] };
    const battle = begun(setup);
    setup.names[0] = 'green';
    expect(duel.seats(battle.state)).toEqual(['red', 'blue']);
    expect(battle.setup).toEqual(SETUP);
    expect(checkOf(begun(setup))).not.toBe(checkOf(battle));
  });

  test('a set-up that the rule set refuses, and one that is not plain data', () => {
    expect(begin(duel, { ...SETUP, lane: 3 })).toMatchObject({
      ok: false,
      problems: [{ rule: 'DUEL-SET-1', path: 'lane' }],
    });
    expect(begin(duel, { ...SETUP, lane: Number.NaN })).toMatchObject({
      ok: false,
      problems: [{ rule: 'KERNEL-PLAIN', path: 'lane', reason: 'engine.plain.number' }],
    });
  });
});

describe('an accepted command', () => {
  test('makes the next moment and leaves this one', () => {
    const before = frozen(begun());
    const answer = decide(before, 'blue', { type: 'guard', guard: 'blue-low' });
    expect(answer).toMatchObject({ ok: true, events: [{ type: 'guarded' }] });
    const after = answer.ok ? answer.battle : before;
    expect(after).toMatchObject({ count: 1, rolls: 0, lastDie: 0, before });
    expect(after.last).toMatchObject({
      number: 1,
      seat: 'blue',
      command: { type: 'guard', guard: 'blue-low' },
      state: after.state,
    });
    expect(before.count).toBe(0);
  });

  test('is kept as a copy', () => {
    const command = { type: 'guard', guard: 'blue-low' };
    const battle = played(begun(), ['blue', command]);
    command.guard = 'blue-high';
    expect(battle.last?.command).toEqual({ type: 'guard', guard: 'blue-low' });
  });

  test('shares with the moment before what it does not change', () => {
    const battle = fought();
    expect(battle.state.setup).toBe(momentOf(battle, 0).state.setup);
  });

  test('costs no hash of the state, and has a check when it is asked for', () => {
    let read = 0;
    const watched = {
      ...duel,
      decide: (...given: Parameters<typeof duel.decide>) => {
        const decision = duel.decide(...given);
        if (!decision.ok) return decision;
        const state = Object.defineProperty({ ...decision.state }, 'round', {
          enumerable: true,
          get: () => (read++, decision.state.round),
        });
        return { ...decision, state };
      },
    };
    const made = begin(watched, SETUP);
    const answer = made.ok ? decide(made.value, 'blue', { type: 'guard', guard: 'blue-low' }) : made;
    if (!('battle' in answer)) throw new Error('refused');
    expect(read).toBe(0);
    expect(checkOf(answer.battle)).toBe(checkOf(played(begun(), guard('blue', 'low'))));
    expect(read).toBeGreaterThan(0);
  });

  test('is nowhere with a hash of what may be hidden', () => {
    const { state: _state, before: _before, last, ...battle } = played(begun(), guard('blue', 'low'));
    const { state: _after, ...step } = last ?? { state: null };
    expect(JSON.stringify([battle, step])).not.toMatch(/[0-9a-f]{16}/);
  });

  test('gives the same check whatever the way there', () => {
    const one = played(begun(), guard('blue', 'low'), guard('red', 'low'));
    const other = played(begun(), guard('red', 'low'), guard('blue', 'low'));
    expect(checkOf(one)).toBe(checkOf(other));
    expect(checkOf(played(begun(), guard('blue', 'low'), guard('red', 'high')))).not.toBe(checkOf(one));
  });

  test('a roll is counted', () => {
    expect(fought()).toMatchObject({ count: 6, rolls: 1, lastDie: 6 });
    expect(fought().state.men.map((man) => man.lives)).toEqual([2, 3]);
  });
});

describe('a refusal', () => {
  const act = (): Duel => played(begun(close), guard('blue', 'low'), guard('red', 'high'));

  test.each<readonly [string, string, unknown, string, string, Record<string, unknown>]>([
    ['another seat', 'blue', { type: 'wait' }, 'KERNEL-TURN', 'engine.turn.other', { seat: 'blue', waiting: 'red' }],
    ['nobody', 'purple', { type: 'wait' }, 'KERNEL-TURN', 'engine.turn.other', { seat: 'purple' }],
    ['the dice unasked', DICE, { type: 'roll', faces: [] }, 'KERNEL-TURN', 'engine.turn.other', { seat: 'dice' }],
    ['a prototype for a seat', '__proto__', { type: 'resign' }, 'KERNEL-TURN', 'engine.turn.other', {}],
    ['no seat at all', null as never, { type: 'wait' }, 'KERNEL-TURN', 'engine.turn.other', { seat: 'null' }],
    ['nothing', 'red', null, 'KERNEL-PLAIN', 'engine.plain.command', {}],
    ['a text', 'red', 'wait', 'KERNEL-PLAIN', 'engine.plain.command', {}],
    ['no type', 'red', { kind: 'wait' }, 'KERNEL-PLAIN', 'engine.plain.command', {}],
    ['a list', 'red', ['wait'], 'KERNEL-PLAIN', 'engine.plain.command', {}],
    ['NaN', 'red', { type: 'step', by: Number.NaN }, 'KERNEL-PLAIN', 'engine.plain.number', { path: 'by' }],
    ['prototype keys', 'red', JSON.parse('{"type":"wait","__proto__":{}}'), 'KERNEL-PLAIN', 'engine.plain.key', {}],
    ['a huge one', 'red', { type: 'wait', why: 'x'.repeat(70_000) }, 'KERNEL-PLAIN', 'engine.plain.large', {}],
    ['the rules', 'red', { type: 'strike' }, 'DUEL-ACT-5', 'duel.far', { apart: 50 }],
  ])('%s', (_name, seat, command, rule, reason, facts) => {
    const battle = frozen(act());
    const hash = hashOf(battle.state);
    expect(decide(battle, seat, command)).toMatchObject({ ok: false, refusal: { rule, reason, facts } });
    expect(hashOf(battle.state)).toBe(hash);
  });

  test('false faces', () => {
    const battle = played(act(), step('red', 20), strike('red'));
    expect(decide(battle, DICE, { type: 'roll', faces: [[6, 7], [3]] })).toMatchObject({
      ok: false,
      refusal: { rule: 'KERNEL-DICE', reason: 'engine.dice.face' },
    });
    expect(decide(battle, DICE, { type: 'wait' })).toMatchObject({
      ok: false,
      refusal: { rule: 'KERNEL-DICE', reason: 'engine.dice.shape' },
    });
    expect(decide(battle, 'red', { type: 'roll', faces: [[6, 6], [3]] })).toMatchObject({
      ok: false,
      refusal: { rule: 'KERNEL-TURN' },
    });
  });

  test('anything after the end', () => {
    const over = played(act(), ['blue', { type: 'resign' }]);
    expect(over.state.outcome).toMatchObject({ winner: 'red' });
    for (const command of [{ type: 'wait' }, { type: 'resign' }]) {
      expect(decide(over, 'red', command)).toMatchObject({
        ok: false,
        refusal: { rule: 'KERNEL-TURN', reason: 'engine.turn.over' },
      });
    }
  });
});

test('a side may resign while another is asked, the dice included', () => {
  const battle = played(begun(close), guard('blue', 'low'), guard('red', 'high'), step('red', 20), strike('red'));
  for (const seat of ['red', 'blue']) expect(decide(battle, seat, { type: 'resign' }).ok).toBe(true);
  expect(decide(battle, DICE, { type: 'resign' }).ok).toBe(false);
});

describe('going back', () => {
  const battle = fought();
  const further = played(battle, ['blue', { type: 'wait' }], guard('red', 'low'), guard('blue', 'low'));

  test('to the last die', () => {
    expect(undoTo(further, 6)).toMatchObject({ ok: true, battle: { count: 6, state: battle.state } });
    expect(undoTo(further, 8)).toMatchObject({ ok: true, battle: { count: 8 } });
    expect(undoTo(further, 9)).toMatchObject({ ok: true, battle: further });
  });

  test('and no further', () => {
    expect(undoTo(further, 5)).toEqual({
      ok: false,
      refusal: { rule: 'KERNEL-UNDO', reason: 'engine.undo.die', facts: { last: 6 } },
    });
    for (const count of [-1, 10, 6.5, Number.NaN])
      expect(undoTo(further, count)).toMatchObject({
        ok: false,
        refusal: { reason: 'engine.undo.range', facts: { last: 9 } },
      });
  });

  test('what was taken back can be played again, with the same check', () => {
    const back = undoTo(further, 7);
    const again = back.ok ? played(back.battle, guard('red', 'low'), guard('blue', 'low')) : battle;
    expect(checkOf(again)).toBe(checkOf(further));
  });

  test('looking back goes anywhere', () => {
    expect(momentOf(further, 0).count).toBe(0);
    expect(momentOf(further, 3).state).toBe(further.before?.before?.before?.before?.before?.before?.state);
    for (const count of [-1, 10, 2.5]) expect(() => momentOf(further, count)).toThrow(/no moment/);
  });
});

test('the steps of a battle, all or some', () => {
  const battle = randomWalk(duel, SETUP, 3).battle;
  const steps = stepsOf(battle);
  expect(steps.map((one) => one.number)).toEqual(Array.from({ length: battle.count }, (_, i) => i + 1));
  expect(steps.at(-1)).toBe(battle.last);
  expect(stepsOf(battle, { from: 3, to: 5 })).toEqual(steps.slice(2, 5));
  expect(stepsOf(battle, { from: battle.count + 1 })).toEqual([]);
  expect(stepsOf(begun())).toEqual([]);
});

function frozen(battle: Duel): Duel {
  deepFreeze(battle.state);
  return battle;
}
