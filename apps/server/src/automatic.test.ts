import { begin, type Command, type Player, writeHeader } from '@drumhead/engine';
import { rulesetById } from '@drumhead/rulesets';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { atTable, sitDown, Sitter } from '../test/atTable.ts';
import { serving } from '../test/serving.ts';
import { goOn } from './battles/automatic.ts';
import { recordWriterOn } from './battles/recordWriter.ts';
import { liveFrom } from './battles/reading.ts';
import type { Question, Thinker } from './battles/thinker.ts';
import decisionOf from './battles/thinkingWorker.ts';
import type { Storage } from './storage/storage.ts';

it('a computer player that fails does not hold up the battle: an offer stands for it', () => {
  const ruleset = rulesetById('simplicity');
  if (ruleset === null) throw new Error('no rule set');
  const begun = begin(ruleset, ruleset.scenario('windmill-ridge'));
  if (!begun.ok) throw new Error('no battle');
  const seats = ruleset.seats(begun.value.state);
  const players = Object.fromEntries(seats.map((seat) => [seat, 'recruit']));
  const header = writeHeader(begun.value, { scenario: 'windmill-ridge', seats: players }).text.trimEnd();
  const bond = { secret: '0'.repeat(64), seals: {}, salts: {} };
  const side = {
    bond,
    bondAt: 0,
    standing: {},
    question: null,
    pauses: [],
    freeText: false,
    muted: [],
    hushed: {},
    next: null,
    refused: [],
    changes: 0,
  };
  const stored = { id: 'b', table: 't', settings: {}, header, players, chairs: {}, side, count: 0, lines: [] };
  const failing: Player<unknown, Command> = {
    name: 'failing',
    choose() {
      throw new Error('no thought');
    },
  };
  const reported: string[] = [];
  const writer = recordWriterOn(liveFrom(stored, [ruleset]), side, () => 0);
  goOn(writer, { standing: new Map(), quick: () => failing, report: (what) => reported.push(what) });
  expect(writer.live().battle.count).toBeGreaterThan(1);
  expect(reported[0]).toBe('a computer player failed');
});

describe('a battle that waits for the server alone', () => {
  /** A captain decides first; `through` as for {@link atTable}. */
  async function captainFirst(thinker?: Thinker, through?: (storage: Storage) => Storage) {
    const hill = { ruleset: 'simplicity', scenario: 'windmill-ridge' };
    for (const players of [
      { france: 'captain', austria: 'person' },
      { france: 'person', austria: 'captain' },
    ]) {
      const table = await atTable({ ...hill, players }, through, thinker);
      const [one] = (await sitDown(table)) as [Sitter];
      if (one.offers().length === 0) return { table, one };
    }
    throw new Error('a person decides first');
  }

  it('is known to stand still after a failure, and goes on when that has passed', async () => {
    let isBroken = true;
    const { table, one } = await captainFirst(undefined, (storage) => ({
      ...storage,
      append: (batch) =>
        isBroken && batch.lines.some(({ text }) => text.includes('"command"'))
          ? Promise.reject(new Error('no disk'))
          : storage.append(batch),
    }));
    await expect.poll(() => table.room.isStalled()).toBe(true);
    expect(one.held?.held.count).toBe(0);
    isBroken = false;
    await table.room.goOn();
    await expect.poll(() => one.held?.held.count ?? 0).toBeGreaterThan(0);
    expect(table.room.isStalled()).toBe(false);
  });

  it('goes on after a restart, although nobody comes', async () => {
    const never: Thinker = { think: () => new Promise(() => undefined), close: () => Promise.resolve() };
    const { table } = await captainFirst(never);
    const before = (await table.storage.marks([table.made.battle]))[table.made.battle]?.count ?? 0;
    await table.storage.close();
    const server = await serving(table.database);
    const sqlite = new DatabaseSync(table.database, { readOnly: true });
    const count = sqlite.prepare('select count from battles where id = ?');
    await expect
      .poll(() => Number(count.get(table.made.battle)?.['count']), { timeout: 20_000 })
      .toBeGreaterThan(before);
    sqlite.close();
    await server.close();
  });
});

describe('a computer player that thinks', () => {
  const SECRET = { ruleset: 'large-battles', scenario: 'peninsular-clash' };

  /** Its thoughts end when the test says so. */
  async function thinking() {
    const thoughts: { readonly question: Question; done(command: Command): void }[] = [];
    const thinker: Thinker = {
      think: (question) => new Promise((done) => thoughts.push({ question, done })),
      close: () => Promise.resolve(),
    };
    const players = { france: 'person', britain: 'captain' };
    const table = await atTable({ ...SECRET, players }, (storage) => storage, thinker);
    const [one] = (await sitDown(table)) as [Sitter];
    const order = (command: Command) =>
      table.send(one, { t: 'order', id: `${one.heard.length}`, n: 0, command: { ...command } });
    /** What was thought is taken up, and stored: each who comes waits for what is under way. */
    const settled = async () => {
      for (let clients = 0; clients < 2; clients++) await table.room.join(new Sitter('france'), 0);
    };
    return { table, one, thoughts, order, settled };
  }

  it('decides at the same time as a person, whose orders do not make it begin anew', async () => {
    const { one, thoughts, order, settled } = await thinking();
    expect(thoughts.map(({ question }) => question.seat)).toEqual(['britain']);
    for (let orders = 0; orders < 3; orders++) await order(one.offers()[0] as Command);
    expect(one.held?.held.count).toBe(3);
    expect(thoughts).toHaveLength(1);
    const [first] = thoughts;
    first?.done(await decisionOf(first.question));
    await settled();
    expect(one.held?.held.count).toBe(4);
    expect(thoughts).toHaveLength(2);
  });

  it('thinks again where what it decided is no longer legal, and gets any offer where it never was', async () => {
    const { one, thoughts, order, settled } = await thinking();
    await order(one.offers()[0] as Command);
    thoughts[0]?.done({ type: 'nonsense' });
    await settled();
    expect([one.held?.held.count, thoughts.length]).toEqual([1, 2]);
    thoughts[1]?.done({ type: 'nonsense' });
    await settled();
    expect([one.held?.held.count, thoughts.length]).toEqual([2, 3]);
  });
});
