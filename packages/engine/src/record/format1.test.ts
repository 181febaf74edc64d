import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { duel, SETUP } from '@drumhead/testkit/duel';
import { randomWalk, runningHash, writeFormat1 } from '@drumhead/testkit';
import {
  type AnyRuleset,
  type Battle,
  checkOf,
  type ReadRecord,
  type RecordFault,
  readRecord,
  replay,
  stepsOf,
} from '../index.ts';

const INFO = { scenario: 'meadow', seats: { red: 'Ada', blue: 'Zoë “B”' }, seed: 7 } as const;
const RULESETS: readonly AnyRuleset[] = [{ ...duel, id: 'joust' }, { ...duel, version: 1 }, duel];

const played = randomWalk(duel, SETUP, 11).battle;
const text = writeFormat1(played, INFO);
const lines = text.split('\n');

/** Two commands as version 0.2.0 wrote them. */
const FROM_THE_FIRST_DAY = `{"drumhead":"battle","format":1,"ruleset":"duel","rulesVersion":2,"scenario":"meadow","setup":{"lane":100,"rounds":6,"names":["red","blue"]},"seats":{"red":"Ada","blue":"Zoë “B”"},"seed":7,"hash":"e8ceaf1c0b0297fb"}
{"seat":"red","command":{"type":"guard","guard":"red-high"},"hash":"ababa72af8e09a97"}
{"seat":"blue","command":{"type":"guard","guard":"blue-high"},"hash":"c9fb4728b52263a7"}
`;

const read = (given: string, rulesets = RULESETS): ReadRecord => readRecord(given, rulesets);
const withLine = (line: number, change: (text: string) => string): string =>
  lines.map((one, i) => (i === line - 1 ? change(one) : one)).join('\n');
const headerOf = (change: object): string => withLine(1, (line) => JSON.stringify({ ...JSON.parse(line), ...change }));

describe('a record of format 1', () => {
  test('is a header and a line for each command', () => {
    expect(lines).toHaveLength(played.count + 2);
    expect(lines.at(-1)).toBe('');
    expect(JSON.parse(lines[0] as string)).toEqual({
      drumhead: 'battle',
      format: 1,
      ruleset: 'duel',
      rulesVersion: 2,
      ...INFO,
      setup: SETUP,
      hash: expect.stringMatching(/^[0-9a-f]{16}$/),
    });
    expect(JSON.parse(lines.at(-2) as string)).toEqual({
      seat: played.last?.seat,
      command: played.last?.command,
      hash: runningHash(played),
    });
  });

  test('is written here as the first program wrote it', () => {
    const short = randomWalk(duel, SETUP, 11, { steps: 2 }).battle;
    expect(writeFormat1(short, INFO)).toBe(FROM_THE_FIRST_DAY);
  });

  test('read back is the same battle', () => {
    const back = read(text);
    expect(back).toMatchObject({
      ok: true,
      battle: {
        count: played.count,
        state: played.state,
        rolls: played.rolls,
        lastDie: played.lastDie,
      },
    });
    expect(back).not.toHaveProperty('cut');
    if (!back.ok) throw new Error(back.reason);
    expect(back.record.header).toMatchObject(INFO);
    expect(back.record.ruleset.version).toBe(2);
    expect(back.written).toBeNull();
    expect(back.record.seed).toBe(7);
    expect(writeFormat1(back.battle, INFO)).toBe(text);
  });

  test('of any battle, at any moment, with any names', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 500 }),
        fc.nat({ max: 60 }),
        fc.string({ unit: 'binary' }),
        fc.option(fc.string(), { nil: null }),
        (seed, steps, name, scenario) => {
          const { battle } = randomWalk(duel, { ...SETUP, rounds: 1 + (seed % 9) }, seed, { steps });
          const back = read(writeFormat1(battle, { scenario, seats: { red: name, blue: '' } }));
          expect(back.ok && checkOf(back.battle)).toBe(checkOf(battle));
          expect(back.ok && back.record.header.seats['red']).toBe(name);
        },
      ),
      { numRuns: 25 },
    );
  });

  test('is played again step by step, with events and states', () => {
    const back = read(text);
    if (!back.ok) throw new Error(back.reason);
    const whole = replay(back.record);
    expect(whole.ok && whole.steps).toEqual(stepsOf(played));
    const part = replay(back.record, { to: 5 });
    expect(part.ok && part.steps).toEqual(stepsOf(played, { to: 5 }));
    expect(part.ok && part.battle.count).toBe(5);
    expect(replay(back.record, { to: 1e9 }).ok).toBe(true);
    const changed = {
      ...back.record,
      orders: back.record.orders.map((order, i) => (i === 3 ? { ...order, hash: '' } : order)),
    };
    expect(replay(changed)).toMatchObject({ ok: false, line: 5, reason: 'engine.record.hash' });
  });
});

describe('tolerated', () => {
  test.each<readonly [string, string]>([
    ['Windows line ends', text.replaceAll('\n', '\r\n')],
    ['a byte order mark', `\uFEFF${text}`],
    ['no newline at the end', text.slice(0, -1)],
    ['empty lines at the end', `${text}\n\r\n  \n`],
    [
      'keys in another order',
      withLine(2, (line) => JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(line)).reverse()))),
    ],
  ])('%s', (_name, given) => {
    const back = read(given);
    expect(back).toMatchObject({ ok: true, battle: { count: played.count, state: played.state } });
    expect(back).not.toHaveProperty('cut');
  });
});

describe('a last line that was cut off', () => {
  const last = lines.length - 1;
  test('anywhere in the line: all before it is read, and the cut is told', () => {
    const whole = lines.slice(0, last - 1).join('\n').length + 1;
    for (let end = whole + 1; end < text.length - 1; end++) {
      expect(read(text.slice(0, end)), text.slice(whole, end)).toMatchObject({
        ok: true,
        cut: { line: last },
        battle: { count: played.count - 1 },
      });
    }
    expect(read(text.slice(0, whole))).not.toHaveProperty('cut');
  });

  test('or filled with zeros by a file system', () => {
    expect(read(`${text}\0\0\0\0`)).toMatchObject({
      ok: true,
      cut: { line: last + 1 },
      battle: { state: played.state },
    });
  });

  test('but not with a newline behind it, nor in the header', () => {
    expect(read(`${text}{"seat":"red","com\n`)).toMatchObject({
      ok: false,
      line: last + 1,
      reason: 'engine.record.unreadable',
    });
    expect(read((lines[0] as string).slice(0, -4))).toMatchObject({
      ok: false,
      line: 1,
      reason: 'engine.record.foreign',
    });
  });
});

describe('refused', () => {
  const wide = JSON.stringify({ seat: 'red', command: { type: 'x'.repeat(300_000) }, hash: '' });
  const deep = '['.repeat(100_000);
  test.each<readonly [string, string, number, string, Record<string, unknown>]>([
    ['an empty file', '', 1, 'engine.record.empty', {}],
    ['a blank file', ' \r\n\n', 1, 'engine.record.empty', {}],
    ['a text', 'Dear diary,\n', 1, 'engine.record.foreign', {}],
    ['some other JSON', '{"name":"drumhead"}\n', 1, 'engine.record.foreign', {}],
    [
      'a huge header',
      `{"drumhead":"battle","note":"${'x'.repeat(9_000_000)}"}\n`,
      1,
      'engine.record.long',
      { limit: 8_388_608 },
    ],
    ['a list', '["battle"]\n', 1, 'engine.record.foreign', {}],
    ['null', 'null\n', 1, 'engine.record.foreign', {}],
    ['a file without its first line', lines.slice(1).join('\n'), 1, 'engine.record.foreign', {}],
    ['binary data', '\u0000\u0001\uFFFD\n', 1, 'engine.record.foreign', {}],
    ['brackets without end', deep, 1, 'engine.record.foreign', {}],
    ['a later format', headerOf({ format: 3 }), 1, 'engine.record.format', { format: 3, known: 2 }],
    ['the next format', headerOf({ format: 2 }), 2, 'engine.record.shape', {}],
    ['no format', headerOf({ format: '1' }), 1, 'engine.record.header', { field: 'format' }],
    [
      'a later version of the rules',
      headerOf({ rulesVersion: 3 }),
      1,
      'engine.record.rulesFuture',
      { ruleset: 'duel', version: 3, known: 2 },
    ],
    ['another known version of the rules', headerOf({ rulesVersion: 1 }), 1, 'engine.record.hash', {}],
    ['no version of the rules', headerOf({ rulesVersion: 1.5 }), 1, 'engine.record.header', { field: 'rulesVersion' }],
    ['an unknown rule set', headerOf({ ruleset: 'chess' }), 1, 'engine.record.ruleset', { ruleset: 'chess' }],
    ['a rule set named by Object', headerOf({ ruleset: 'constructor' }), 1, 'engine.record.ruleset', {}],
    ['no rule set', headerOf({ ruleset: 5 }), 1, 'engine.record.header', { field: 'ruleset' }],
    ['an odd scenario', headerOf({ scenario: 5 }), 1, 'engine.record.header', { field: 'scenario' }],
    ['odd players', headerOf({ seats: { red: 5 } }), 1, 'engine.record.header', { field: 'seats' }],
    ['players in a list', headerOf({ seats: ['Ada'] }), 1, 'engine.record.header', { field: 'seats' }],
    ['an odd seed', headerOf({ seed: 0.5 }), 1, 'engine.record.header', { field: 'seed' }],
    ['no hash', headerOf({ hash: 7 }), 1, 'engine.record.header', { field: 'hash' }],
    ['another name', headerOf({ seats: { red: 'Eve', blue: 'Bob' } }), 1, 'engine.record.hash', {}],
    ['another set-up', headerOf({ setup: { ...SETUP, rounds: 7 } }), 1, 'engine.record.hash', {}],
    [
      'a set-up that cannot be played',
      headerOf({ setup: { ...SETUP, rounds: -1 } }),
      1,
      'engine.record.setup',
      { path: 'rounds', rule: 'DUEL-SET-1' },
    ],
    ['no set-up', headerOf({ setup: undefined }), 1, 'engine.record.setup', {}],
    [
      'prototype keys in the set-up',
      withLine(1, (line) => line.replace('"setup":{', '"setup":{"__proto__":{},')),
      1,
      'engine.record.header',
      { field: 'setup.__proto__' },
    ],
    ['a line that is no JSON', withLine(4, (line) => line.slice(1)), 4, 'engine.record.unreadable', { line: 4 }],
    ['a line that is no command', withLine(4, () => '[1,2]'), 4, 'engine.record.shape', {}],
    ['a line with more to it', withLine(4, (line) => line.replace('{', '{"note":"!",')), 4, 'engine.record.shape', {}],
    ['a line without a seat', withLine(4, (line) => line.replace('"seat"', '"seet"')), 4, 'engine.record.shape', {}],
    [
      'a line with another hash',
      withLine(3, (line) => line.replace(/"hash":"./, '"hash":"x')),
      3,
      'engine.record.hash',
      {},
    ],
    [
      'a line left out',
      lines.filter((_, i) => i !== 2).join('\n'),
      3,
      'engine.record.refused',
      { rule: 'KERNEL-TURN' },
    ],
    ['a line twice', [...lines.slice(0, 3), ...lines.slice(2)].join('\n'), 4, 'engine.record.refused', {}],
    [
      'an illegal command',
      withLine(2, () => '{"seat":"red","command":{"type":"strike"},"hash":""}'),
      2,
      'engine.record.refused',
      { rule: 'DUEL-GRD-2' },
    ],
    ['a huge line', withLine(5, () => wide), 5, 'engine.record.long', { limit: 262_144 }],
    [
      'a deep line',
      withLine(5, () => `{"seat":"red","hash":"","command":{"type":${'['.repeat(20)}${']'.repeat(20)}}}`),
      5,
      'engine.record.refused',
      { rule: 'KERNEL-PLAIN' },
    ],
    [
      'a line after the end',
      `${text}{"seat":"red","command":{"type":"wait"},"hash":""}\n`,
      lines.length,
      'engine.record.refused',
      { rule: 'KERNEL-TURN' },
    ],
  ])('%s', (_name, given, line, reason, facts) => {
    expect(read(given)).toMatchObject({ ok: false, line, reason, facts: { line, ...facts } });
  });

  test('by the first fault, not by one further down', () => {
    const twice = withLine(3, (line) => line.replace(/"hash":"./, '"hash":"x')).replace(lines[5] as string, 'nonsense');
    expect(read(twice)).toMatchObject({ ok: false, line: 3, reason: 'engine.record.hash' });
  });

  test('with the refusal of the rules', () => {
    const given = withLine(2, () => '{"seat":"red","command":{"type":"strike"},"hash":""}');
    expect(read(given)).toMatchObject({ ok: false, refusal: { rule: 'DUEL-GRD-2', reason: 'duel.guard' } });
  });

  test('with what is wrong with the set-up', () => {
    const given = headerOf({ setup: { ...SETUP, rounds: -1 } });
    expect(read(given)).toMatchObject({ ok: false, problem: { path: 'rounds', rule: 'DUEL-SET-1' } });
    const { problem } = read(given) as RecordFault;
    expect(problem?.reason).toMatch(/^duel\./);
    expect(read(headerOf({ hash: 'x' }))).not.toHaveProperty('problem');
  });

  test('for rules that are too old for this program', () => {
    expect(read(text, [{ ...duel, version: 3 }])).toMatchObject({
      ok: false,
      reason: 'engine.record.rulesPast',
      facts: { version: 2, known: 3 },
    });
    expect(read(text, [])).toMatchObject({ ok: false, reason: 'engine.record.ruleset' });
  });

  test('when a rule set breaks down', () => {
    const broken: AnyRuleset = {
      ...duel,
      decide: () => {
        throw new Error('oh');
      },
    };
    expect(read(text, [broken])).toMatchObject({
      ok: false,
      line: 2,
      reason: 'engine.record.broken',
      facts: { error: 'oh' },
    });
  });
});

describe('damage', () => {
  /** The meaning of a record, apart from its spelling. */
  const meaning = (back: ReadRecord): string =>
    back.ok ? JSON.stringify([back.record.header, back.record.orders, back.cut ?? null]) : 'refused';
  const sound = meaning(read(text));

  test('of any one character is seen, or changes nothing', () => {
    const characters = fc.constantFrom(...'0123456789abcx"{}[],:.-+eE \n\r\\/tfn\u0000é');
    fc.assert(
      fc.property(
        fc.nat({ max: text.length - 2 }),
        characters,
        fc.constantFrom('replace', 'insert', 'remove'),
        (at, character, how) => {
          const damaged =
            text.slice(0, at) + (how === 'remove' ? '' : character) + text.slice(how === 'insert' ? at : at + 1);
          expect([sound, 'refused']).toContain(meaning(read(damaged)));
        },
      ),
      { numRuns: 800 },
    );
  });

  test('of any size never throws', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: text.length }),
        fc.nat({ max: text.length }),
        fc.string({ unit: 'binary' }),
        (from, to, middle) => {
          expect(() => read(text.slice(0, from) + middle + text.slice(to))).not.toThrow();
        },
      ),
      { numRuns: 150 },
    );
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (given) => !read(given).ok));
  });
});

test('300 commands are read, each state checked, well under 100 ms', () => {
  const long = longBattle(300);
  const given = writeFormat1(long, INFO);
  const times = Array.from({ length: 7 }, () => {
    const start = performance.now();
    expect(read(given).ok).toBe(true);
    return performance.now() - start;
  }).sort((one, other) => one - other);
  expect(times[1]).toBeLessThan(100);
});

function longBattle(commands: number): Battle<never, never, never> {
  for (let seed = 1; ; seed++) {
    const { battle } = randomWalk(
      { ...duel, offers: (state, seat) => duel.offers(state, seat).filter((offer) => offer.type !== 'strike') },
      { ...SETUP, rounds: 50 },
      seed,
      { steps: commands },
    );
    if (battle.count === commands || seed > 50) return battle as never;
  }
}
