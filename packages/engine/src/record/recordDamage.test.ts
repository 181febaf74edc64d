import { duel, type DuelCommand, SETUP } from '@drumhead/testkit/duel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Duel,
  forged,
  headerOf,
  INFO,
  lines,
  parsed,
  played,
  read,
  text,
  withLine,
  writeUnclosed,
} from '../../test/duelRecord.ts';
import {
  type AnyRuleset,
  begin,
  closing,
  decide,
  DICE,
  endLine,
  momentOf,
  type ReadRecord,
  recordWriter,
  stepsOf,
  withEnd,
  writeHeader,
  writeRecord,
} from '../index.ts';

describe('tolerated', () => {
  test.each<readonly [string, string]>([
    ['Windows line ends', text.replaceAll('\n', '\r\n')],
    ['a byte order mark', `\uFEFF${text}`],
    ['no newline at the end', text.slice(0, -1)],
    ['empty lines at the end', `${text}\n\r\n  \n`],
  ])('%s', (_name, given) => {
    const back = read(given);
    expect(back).toMatchObject({ ok: true, battle: { state: played.state }, written: { text } });
    expect(back).not.toHaveProperty('cut');
  });
});

describe('a file that breaks off', () => {
  const half = writeRecord(momentOf(played, 40), INFO);
  const halfLines = half.split('\n');
  const whole = halfLines.slice(0, -3).join('\n').length + 1;

  test('in the middle of a line: all before it is read, and the cut is told', () => {
    const last = halfLines.length - 2;
    for (let end = whole + 1; end < half.length - (halfLines.at(-2)?.length ?? 0) - 2; end++) {
      expect(read(half.slice(0, end)), half.slice(whole, end)).toMatchObject({
        ok: true,
        cut: { line: last },
        battle: { count: 39 },
      });
    }
    expect(read(`${half}\0\0\0\0`)).toMatchObject({ ok: true, cut: { line: last + 2 }, battle: { count: 40 } });
  });

  test('between two lines: its last check is missing, and that is told', () => {
    expect(read(half.slice(0, whole))).toMatchObject({
      ok: true,
      cut: { line: halfLines.length - 2 },
      battle: { count: 39 },
    });
    expect(read(halfLines.slice(0, -2).join('\n'))).toMatchObject({
      ok: true,
      cut: { line: halfLines.length - 1 },
      battle: { count: 40 },
    });
  });

  test('without the end of a battle that is over', () => {
    const { text: unclosed, tip } = writeUnclosed(played);
    const line = parsed(unclosed).length + 2;
    expect(read(unclosed + closing(tip, played).text)).toMatchObject({ ok: true, cut: { line }, lacksEnd: true });
    expect(read(text)).not.toHaveProperty('lacksEnd');
    expect(read(half)).not.toHaveProperty('lacksEnd');
  });

  test('without the end of a battle that is over, is given that line, whether or not a check is due before it', () => {
    const wanted = writeRecord(played, { ...INFO, seed: 7 });
    for (const given of [writeUnclosed(played).text, writeUnclosed(played).text.trimEnd()]) {
      const back = read(given);
      if (!back.ok || back.written === null) throw new Error('refused');
      expect(withEnd(back.written, back.battle, endLine(7)).text).toBe(wanted);
    }
  });

  test('is added to where it broke off', () => {
    const back = read(half.slice(0, whole + 20));
    if (!back.ok || back.written === null) throw new Error('refused');
    const writer = recordWriter(back.written);
    for (const step of stepsOf(played, { from: 40 })) writer.add(step, momentOf(played, step.number));
    writer.add(endLine(7), played);
    expect(writer.close(played).text).toBe(text);
  });

  test('is added to behind any line, also where a check is due', () => {
    for (let kept = 1; kept < lines.length; kept++) {
      const back = read(lines.slice(0, kept).join('\n'));
      if (!back.ok || back.written === null) throw new Error(`refused: ${kept} lines`);
      const writer = recordWriter(back.written);
      for (const step of stepsOf(played, { from: back.battle.count + 1 }))
        writer.add(step, momentOf(played, step.number));
      if (back.record.seed === undefined) writer.add(endLine(7), played);
      expect(writer.close(played).text, `${kept} lines`).toBe(text);
    }
  });

  test('but not with a newline behind a broken line, nor in the header', () => {
    expect(read(`${half}{"n":41,"se\n`)).toMatchObject({
      ok: false,
      line: halfLines.length,
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
  const swap = (a: number, b: number): string =>
    lines.map((line, i) => (i === a - 1 ? lines[b - 1] : i === b - 1 ? lines[a - 1] : line)).join('\n');
  const without = (line: number): string => lines.filter((_, i) => i !== line - 1).join('\n');
  const twice = (line: number): string => [...lines.slice(0, line), ...lines.slice(line - 1)].join('\n');
  const wide = JSON.stringify({ n: 3, seat: 'red', command: { type: 'x'.repeat(300_000) } });
  /** The check behind 25 lines stands in line 28. */
  const CHECK = 28;
  test.each<readonly [string, string, number, string, Record<string, unknown>]>([
    ['an empty file', '', 1, 'engine.record.empty', {}],
    ['a text', 'Dear diary,\n', 1, 'engine.record.foreign', {}],
    ['a later format', headerOf({ format: 3 }), 1, 'engine.record.format', { format: 3, known: 2 }],
    ['no format', headerOf({ format: '2' }), 1, 'engine.record.header', { field: 'format' }],
    [
      'a later version of the rules',
      headerOf({ rulesVersion: 3 }),
      1,
      'engine.record.rulesFuture',
      { version: 3, known: 2 },
    ],
    ['an unknown rule set', headerOf({ ruleset: 'chess' }), 1, 'engine.record.ruleset', { ruleset: 'chess' }],
    ['odd players', headerOf({ seats: { red: 5 } }), 1, 'engine.record.header', { field: 'seats' }],
    ['another known version of the rules', headerOf({ rulesVersion: 1 }), 1, 'engine.record.chain', { from: 1, to: 2 }],
    ['another name', headerOf({ seats: { red: 'Eve', blue: 'Bob' } }), 1, 'engine.record.chain', { from: 1, to: 2 }],
    ['another set-up', headerOf({ setup: { ...SETUP, rounds: 7 } }), 1, 'engine.record.chain', { from: 1, to: 2 }],
    [
      'a set-up that cannot be played',
      headerOf({ setup: { ...SETUP, rounds: -1 } }),
      1,
      'engine.record.setup',
      { path: 'rounds', rule: 'DUEL-SET-1' },
    ],
    ['a line that is no JSON', withLine(4, (line) => line.slice(1)), 4, 'engine.record.unreadable', {}],
    ['a line that is no record', withLine(4, () => '[1,2]'), 4, 'engine.record.shape', {}],
    ['a line with more to it', withLine(4, (line) => line.replace('{', '{"note":"!",')), 4, 'engine.record.shape', {}],
    ['a line of a kind to come', withLine(4, () => '{"n":2,"note":{"units":[]}}'), 4, 'engine.record.shape', {}],
    ['an empty line in the middle', withLine(4, (line) => `\n${line}`), 4, 'engine.record.unreadable', {}],
    ['a check spelt otherwise', withLine(2, (line) => line.replace(':', ': ')), 2, 'engine.record.shape', {}],
    ['a line without a number', withLine(4, (line) => line.replace('"n":2,', '')), 4, 'engine.record.shape', {}],
    [
      'a line with an odd time',
      withLine(4, (line) => line.replace('{', '{"at":"noon",')),
      4,
      'engine.record.shape',
      {},
    ],
    ['a huge line', withLine(5, () => wide), 5, 'engine.record.long', { limit: 262_144 }],
    [
      'a line that was changed',
      withLine(10, (line) => line.replace(/"(low|high|wait|step|red|blue)/, '"x$1')),
      3,
      'engine.record.chain',
      { from: 3, to: CHECK },
    ],
    [
      'a line between two later checks',
      withLine(40, (line) => line.replace('}', ' }')),
      CHECK + 1,
      'engine.record.chain',
      { from: CHECK + 1, to: CHECK + 26 },
    ],
    ['a line left out', without(10), 10, 'engine.record.number', { wanted: 8, given: 9 }],
    ['a line twice', twice(10), 11, 'engine.record.number', { wanted: 9, given: 8 }],
    ['two lines in another order', swap(10, 11), 10, 'engine.record.number', { wanted: 8, given: 9 }],
    ['a check left out', without(CHECK), CHECK, 'engine.record.check', { n: 25 }],
    ['the first check left out', without(2), 2, 'engine.record.check', { n: 0 }],
    ['a check twice', twice(CHECK), CHECK + 1, 'engine.record.check', { n: 25 }],
    ['a check elsewhere', swap(CHECK, CHECK + 26), CHECK, 'engine.record.check', { n: 25 }],
    [
      'a check with another chain',
      withLine(CHECK, (line) => line.replace(/"chain":"./, '"chain":"x')),
      3,
      'engine.record.chain',
      { from: 3, to: CHECK },
    ],
    [
      'a check with another state',
      withLine(CHECK, (line) => line.replace(/"state":"./, '"state":"x')),
      CHECK,
      'engine.record.state',
      {},
    ],
    [
      'a check with another count',
      withLine(CHECK, (line) => line.replace('"count":25', '"count":24')),
      CHECK,
      'engine.record.state',
      {},
    ],
    [
      'an illegal command',
      forged({ seat: 'red', command: { type: 'strike' } }),
      3,
      'engine.record.refused',
      { rule: 'DUEL-GRD-2' },
    ],
    ['an end before the end', forged({ end: {} }), 3, 'engine.record.end', {}],
    ['a player for nobody', forged({ seat: DICE, player: 'Eve' }), 3, 'engine.record.seat', { seat: DICE }],
    [
      'a line after the end',
      `${text}{"n":${played.count + 2},"seat":"red","player":"Eve"}\n`,
      lines.length,
      'engine.record.afterEnd',
      {},
    ],
  ])('%s', (_name, given, line, reason, facts) => {
    expect(read(given)).toMatchObject({ ok: false, line, reason, facts: { line, ...facts } });
  });

  test('with the refusal of the rules, and with what is wrong with the set-up', () => {
    const illegal = forged({ seat: 'red', command: { type: 'strike' } });
    expect(read(illegal)).toMatchObject({ ok: false, refusal: { rule: 'DUEL-GRD-2', reason: 'duel.guard' } });
    const unfit = headerOf({ setup: { ...SETUP, rounds: -1 } });
    expect(read(unfit)).toMatchObject({ ok: false, problem: { path: 'rounds', rule: 'DUEL-SET-1' } });
  });

  test('where the rules of the reader lead elsewhere', () => {
    const lucky: AnyRuleset = {
      ...duel,
      decide: (...given) =>
        ((one) => (one.ok ? { ...one, state: { ...one.state, lane: 1 } } : one))(
          duel.decide(...(given as Parameters<typeof duel.decide>)),
        ),
    };
    expect(read(text, [lucky])).toMatchObject({ ok: false });
    expect(read(writeRecord(momentOf(played, 1), INFO), [lucky])).toMatchObject({
      ok: false,
      line: 4,
      reason: 'engine.record.state',
    });
  });

  test('when a rule set breaks down', () => {
    const fail = (): never => {
      throw new Error('oh');
    };
    expect(read(text, [{ ...duel, decide: fail }])).toMatchObject({
      ok: false,
      line: 3,
      reason: 'engine.record.broken',
      facts: { error: 'oh' },
    });
    expect(read(text, [{ ...duel, create: fail }])).toMatchObject({
      ok: false,
      line: 1,
      reason: 'engine.record.broken',
    });
  });
});

describe('damage', () => {
  /** The meaning of a record, apart from its spelling. */
  const meaning = (back: ReadRecord): string =>
    back.ok
      ? JSON.stringify([
          back.record.header,
          back.record.seats,
          back.record.orders.map(({ seat, command, at }) => [seat, command, at]),
          back.record.seed,
          back.cut ?? null,
        ])
      : 'refused';

  /** Small, but with every kind of line. */
  const small = ((): string => {
    const made = begin(duel, SETUP);
    if (!made.ok) throw new Error('refused');
    const writer = recordWriter(writeHeader(made.value, INFO));
    let battle: Duel = made.value;
    const order = (seat: string, command: DuelCommand, at?: number): void => {
      const answer = decide(battle, seat, command);
      if (!answer.ok) throw new Error('refused');
      ({ battle } = answer);
      writer.add({ seat, command, ...(at === undefined ? {} : { at }) }, battle);
    };
    order('blue', { type: 'guard', guard: 'blue-low' }, 1_790_000_000_000);
    battle = momentOf(battle, 0);
    writer.add({ takeBack: { seat: 'blue', to: 0 } }, battle);
    writer.add({ seat: 'red', player: 'Eve' }, battle);
    order('red', { type: 'guard', guard: 'red-low' });
    order('blue', { type: 'resign' });
    writer.add(endLine('s1'), battle);
    return writer.close(battle).text;
  })();

  test('of any one character is found', () => {
    const sound = meaning(read(small));
    expect(sound).not.toBe('refused');
    const harmless: string[] = [];
    const missed: string[] = [];
    const look = (damaged: string, what: string): void => {
      const found = meaning(read(damaged));
      if (found === 'refused') return;
      (found === sound ? harmless : missed).push(what);
    };
    for (let at = 0; at < small.length; at++) {
      look(small.slice(0, at) + small.slice(at + 1), `${at} without ${small[at]}`);
      for (const character of '09ax"{},:-e \n\\\u0000é') {
        if (character !== small[at])
          look(small.slice(0, at) + character + small.slice(at + 1), `${at} ${small[at]} to ${character}`);
        look(small.slice(0, at) + character + small.slice(at), `${at} with ${character}`);
      }
    }
    // The last newline apart: without it nothing is lost, and what stands in its place breaks off the last line.
    expect(missed.filter((what) => !what.startsWith(`${small.length - 1} `))).toEqual([]);
    expect(harmless.filter((what) => !what.startsWith(`${small.length - 1} `))).toEqual([]);
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
