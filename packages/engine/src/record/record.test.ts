import { randomWalk } from '@drumhead/testkit';
import { duel, type DuelCommand, type DuelState, SETUP } from '@drumhead/testkit/duel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Duel,
  forged,
  guards,
  INFO,
  lines,
  parsed,
  played,
  read,
  sha256,
  text,
  writeUnclosed,
} from '../../test/duelRecord.ts';
import {
  type AnyRuleset,
  checkOf,
  closing,
  decide,
  endLine,
  momentOf,
  type RecordLine,
  replay,
  stepsOf,
  undoTo,
  writeHeader,
  writeLine,
  writeRecord,
} from '../index.ts';

describe('a record', () => {
  test('is a header, numbered lines, and checks among them', () => {
    const [header, first, ...rest] = parsed(text);
    expect(header).toEqual({
      drumhead: 'battle',
      format: 2,
      ruleset: 'duel',
      rulesVersion: 2,
      ...INFO,
      setup: played.setup,
    });
    expect(first).toEqual({
      check: { n: 0, count: 0, state: checkOf(momentOf(played, 0)), chain: expect.any(String) },
    });
    const numbered = rest.filter((line) => 'n' in line);
    expect(numbered.map(({ n }) => n)).toEqual(Array.from({ length: played.count + 1 }, (_, i) => i + 1));
    expect(numbered.slice(0, -1)).toEqual(
      stepsOf(played).map(({ number: n, seat, command }) => ({ n, seat, command })),
    );
    expect(numbered.at(-1)).toEqual({ n: played.count + 1, end: { seed: 7 } });
    const checks = rest.flatMap((line) =>
      'check' in line ? [line['check'] as { n: number; count: number; state: string }] : [],
    );
    expect(checks.map(({ n }) => n)).toEqual([25, 50, played.count + 1]);
    for (const { n, count, state } of checks.slice(0, -1)) {
      expect(count).toBe(n);
      expect(state).toBe(checkOf(momentOf(played, n)));
    }
    expect(parsed(text).at(-1)).toHaveProperty('check');
  });

  test('is held together by SHA-256 over its exact lines', () => {
    let chain = '';
    for (const [i, line] of lines.slice(0, -1).entries()) {
      const said = JSON.parse(line) as { check?: { chain: string } };
      if (said.check) expect(said.check.chain).toBe(chain);
      else chain = sha256(i === 0 ? `drumhead-record-2\n${line}` : chain + line);
    }
  });

  test('read back is the same battle', () => {
    const back = read(text);
    expect(back).toMatchObject({
      ok: true,
      battle: { count: played.count, state: played.state, rolls: played.rolls, lastDie: played.lastDie },
      record: { header: INFO, seats: INFO.seats, seed: 7, ruleset: { version: 2 } },
      written: { text, tip: { n: played.count + 1, checked: played.count + 1 } },
    });
    expect(back).not.toHaveProperty('cut');
    expect(back.ok && writeRecord(back.battle, { ...INFO, seed: 7 })).toBe(text);
  });

  test('names the seed of the dice only where the battle is over', () => {
    const half = writeRecord(momentOf(played, 30), { ...INFO, seed: 7 });
    expect(half).not.toMatch(/seed|"end"/);
    const back = read(half);
    expect(back).toMatchObject({ ok: true, battle: { count: 30 } });
    expect(back).not.toHaveProperty('cut');
    expect(back.ok && back.record).not.toHaveProperty('seed');
    expect(parsed(writeRecord(played, INFO)).at(-2)).toEqual({ n: played.count + 1, end: {} });
  });

  test('is played again step by step, with events and states', () => {
    const back = read(text);
    if (!back.ok) throw new Error(back.reason);
    const whole = replay(back.record);
    expect(whole.ok && whole.steps).toEqual(stepsOf(played));
    const part = replay(back.record, { to: 5 });
    expect(part.ok && part.steps).toEqual(stepsOf(played, { to: 5 }));
    expect(replay(back.record, { to: 1e9 }).ok).toBe(true);
    const { orders } = back.record;
    expect(replay({ ...back.record, orders: orders.slice(2) })).toMatchObject({ ok: false, line: orders[2]?.line });
    expect(lines[(orders[30]?.line ?? 0) - 1]).toContain('"n":31,');
  });

  test('has no check twice at its end', () => {
    const at25 = writeRecord(momentOf(played, 25), INFO);
    expect(parsed(at25).filter((line) => 'check' in line)).toHaveLength(2);
    expect(read(at25)).toMatchObject({ ok: true, battle: { count: 25 } });
  });
});

/** A battle played with orders, take-backs and changes of players, line by line, and the texts on the way. */
function wandered(
  seed: number,
  choices: readonly number[],
  info: typeof INFO | { scenario: string | null; seats: Record<string, string> },
) {
  const whole = randomWalk(duel, { ...SETUP, rounds: 1 + (seed % 9) }, seed).battle;
  let battle: Duel = momentOf(whole, 0);
  let { text: at, tip } = writeHeader(battle, info);
  const texts = [at];
  const seats: Record<string, string> = { ...info.seats };
  const add = (line: RecordLine, after: Duel): void => {
    const added = writeLine(tip, line, after);
    battle = after;
    at += added.text;
    ({ tip } = added);
    texts.push(at);
  };
  for (const choice of choices) {
    const next = stepsOf(whole)[battle.count];
    const back = undoTo(battle, battle.count - 1 - (choice % 3));
    if (choice % 7 === 0) {
      seats['red'] = `player ${choice}`;
      add({ seat: 'red', player: seats['red'], at: choice }, battle);
    } else if (choice % 3 === 0 && back.ok) {
      add({ takeBack: { seat: 'blue', to: back.battle.count }, at: choice }, back.battle);
    } else if (next) {
      const answer = decide(battle, next.seat, next.command);
      if (!answer.ok) throw new Error('refused');
      add({ seat: next.seat, command: next.command, ...(choice % 2 ? { at: choice } : {}) }, answer.battle);
    } else if (!at.includes('"end"') && whole.state.outcome !== null) {
      add(endLine(seed), battle);
      break;
    }
  }
  return { battle, texts, tip, seats, closed: at + closing(tip, battle).text };
}

const someChoices = fc.array(fc.nat({ max: 40 }), { maxLength: 90 });

describe('any battle, at any moment', () => {
  test('with take-backs, times and any names: what is read is what was written', () => {
    fc.assert(
      fc.property(fc.nat({ max: 500 }), someChoices, fc.string({ unit: 'binary' }), (seed, choices, name) => {
        const { battle, closed, seats, tip } = wandered(seed, choices, {
          scenario: null,
          seats: { red: '', blue: name },
        });
        const back = read(closed);
        if (!back.ok) throw new Error(JSON.stringify(back));
        expect(checkOf(back.battle)).toBe(checkOf(battle));
        expect(back.battle.count).toBe(battle.count);
        expect(back.record.orders.map(({ seat, command }) => [seat, command])).toEqual(
          stepsOf(battle).map(({ seat, command }) => [seat, command]),
        );
        expect(back.record.seats).toEqual(seats);
        expect(back.written?.text).toBe(closed);
        expect(back.written?.tip).toMatchObject({ n: tip.n, chain: tip.chain });
      }),
      { numRuns: 40 },
    );
  });

  test('the text only grows, and every text on the way can be read and added to', () => {
    fc.assert(
      fc.property(fc.nat({ max: 500 }), someChoices, (seed, choices) => {
        const { texts, closed } = wandered(seed, choices, INFO);
        for (const [i, before] of texts.entries()) expect((texts[i + 1] ?? closed).startsWith(before)).toBe(true);
        const numbers = parsed(closed).flatMap(({ n }) => (n === undefined ? [] : [n]));
        expect(numbers).toEqual(numbers.map((_, i) => i + 1));
        const half = read(texts[Math.floor(texts.length / 2)] as string);
        if (!half.ok || half.written === null) throw new Error('refused');
        const next = half.written.text + writeLine(half.written.tip, { seat: 'red', player: 'Eve' }, half.battle).text;
        expect(read(next).ok).toBe(!half.written.text.includes('"end"'));
      }),
      { numRuns: 25 },
    );
  });
});

describe('a take-back', () => {
  const taken = (to: number, seat = 'red'): string => forged(...guards, { takeBack: { seat, to } });

  test('leaves its lines in the record and its commands out of the battle', () => {
    const back = read(taken(1));
    expect(back).toMatchObject({ ok: true, battle: { count: 1 }, record: { orders: [{ ...guards[0], line: 3 }] } });
    const again = read(forged(...guards, { takeBack: { seat: 'red', to: 1 } }, guards[1]));
    expect(again).toMatchObject({ ok: true, battle: { count: 2 }, record: { orders: [{ line: 3 }, { line: 6 }] } });
  });

  test('is refused over a die, past the end, or by nobody', () => {
    expect(read(taken(3))).toMatchObject({
      ok: false,
      line: 5,
      reason: 'engine.record.refused',
      facts: { rule: 'KERNEL-UNDO' },
    });
    expect(read(taken(1, 'purple'))).toMatchObject({
      ok: false,
      line: 5,
      reason: 'engine.record.seat',
      facts: { seat: 'purple' },
    });
    const rolled = momentOf(played, played.lastDie);
    const { tip, text: before } = writeUnclosed(rolled);
    const over = writeLine(tip, { takeBack: { seat: 'red', to: played.lastDie - 1 } }, rolled);
    expect(read(before + over.text)).toMatchObject({
      ok: false,
      refusal: { rule: 'KERNEL-UNDO', reason: 'engine.undo.die' },
    });
  });
});

test('times are kept, and no rule sees them', () => {
  const heard: unknown[] = [];
  const listening: AnyRuleset = {
    ...duel,
    decide: (state, seat, command) => (
      heard.push(command), duel.decide(state as DuelState, seat, command as DuelCommand)
    ),
  };
  const back = read(forged({ ...guards[0], at: 1_790_000_000_000 }), [listening]);
  expect(back).toMatchObject({ ok: true, record: { orders: [{ at: 1_790_000_000_000 }] } });
  expect(heard).toEqual([guards[0].command]);
});
