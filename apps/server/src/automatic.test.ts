import { begin, type Command, type Player, writeHeader } from '@drumhead/engine';
import { rulesetById } from '@drumhead/rulesets';
import { describe, expect, it } from 'vitest';
import { atTable, sitDown, Sitter } from '../test/atTable.ts';
import { goOn } from './battles/automatic.ts';
import { penOn } from './battles/pen.ts';
import { liveFrom } from './battles/reading.ts';
import type { Question, Thinker } from './battles/thinker.ts';
import decisionOf from './battles/thinkingWorker.ts';

it('a computer player that fails does not hold up the battle: an offer stands for it', () => {
  const ruleset = rulesetById('simplicity');
  if (ruleset === null) throw new Error('no rule set');
  const begun = begin(ruleset, ruleset.scenario('windmill-ridge'));
  if (!begun.ok) throw new Error('no battle');
  const seats = ruleset.seats(begun.value.state);
  const players = Object.fromEntries(seats.map((seat) => [seat, 'recruit']));
  const header = writeHeader(begun.value, { scenario: 'windmill-ridge', seats: players }).text.trimEnd();
  const bond = { secret: '0'.repeat(64), seals: {}, salts: {} };
  const side = { bond, standing: {}, question: null, pauses: [], freeText: false, muted: [], next: null, changes: 0 };
  const stored = { id: 'b', table: 't', settings: {}, header, players, chairs: {}, side, lines: [] };
  const failing: Player<unknown, Command> = {
    name: 'failing',
    choose() {
      throw new Error('no thought');
    },
  };
  const reported: string[] = [];
  const pen = penOn(liveFrom(stored, [ruleset]), side, () => 0);
  goOn(pen, { standing: new Map(), quick: () => failing, report: (what) => reported.push(what) });
  expect(pen.live().battle.count).toBeGreaterThan(1);
  expect(reported[0]).toBe('a computer player failed');
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
      table.say(one, { t: 'order', id: `${one.heard.length}`, n: 0, command: { ...command } });
    /** What was thought is taken up, and stored: each who comes waits for what is under way. */
    const settled = async () => {
      for (let comers = 0; comers < 2; comers++) await table.room.join(new Sitter('france'), 0);
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
