/** Whoever must answer another is told of it while away, whatever the question. */
import { ACCEPT_DRAW, type Command, DECLINE_DRAW, OFFER_DRAW, RESIGN } from '@drumhead/engine';
import type { ClientMessage } from '@drumhead/protocol';
import { describe, expect, it } from 'vitest';
import { atTable, type AtTable, sitDown, type Sitter } from '../test/atTable.ts';
import { playersOf } from '../test/playing.ts';
import { digestOf } from './http/keys.ts';
import { notifierOn } from './notices/notifier.ts';
import { REAL } from './world.ts';

const MINUTE = 60_000;

interface Away {
  readonly table: AtTable;
  /** Asks, and is not awaited. */
  readonly asker: Sitter;
  /** Must decide, and was told so long ago. */
  readonly asked: Sitter;
  readonly say: (by: Sitter, message: ClientMessage) => Promise<void>;
  /** Passes three minutes; what was sent in them. */
  readonly pass: () => Promise<readonly string[]>;
}

async function away(isOver: boolean): Promise<Away> {
  const clock = { kind: 'turns', bank: 240 * 3_600_000, gain: 0, cap: 240 * 3_600_000 } as const;
  const players = playersOf(['france', 'austria']);
  const table = await atTable({ ruleset: 'simplicity', scenario: 'windmill-ridge', players, clock });
  const { storage, made, time } = table;
  const sitters = await sitDown(table);
  for (const { seat } of sitters) {
    await storage.sit(seat, made.table, digestOf(made.keys[seat] ?? ''));
    const channel = { id: seat, session: seat, kind: 'webhook', target: '{}', language: 'en' } as const;
    await storage.addChannel({ ...channel, quiet: null, confirmed: true, last: null });
  }
  const sent: string[] = [];
  const notifier = notifierOn({
    storage,
    now: () => time.now,
    world: REAL,
    send: (channel, { t }) => {
      sent.push(`${t} ${channel.id}`);
      return Promise.resolve({ ok: true, gone: false, result: { key: 'protocol.sent.ok', facts: {} } });
    },
    report: (_what, error) => {
      throw error;
    },
    count: () => undefined,
  });
  await notifier.close();
  const say = (by: Sitter, message: ClientMessage) => table.send(by, message);
  const awaited = () => sitters.find((sitter) => sitter.offers().length > 0) as Sitter;
  for (let orders = 0; orders < 6; orders++) await say(awaited(), order(awaited(), awaited().offers()[0] as Command));
  const asked = awaited();
  const asker = sitters.find((sitter) => sitter !== asked) as Sitter;
  if (isOver) await say(asked, order(asked, RESIGN));
  const pass = async () => {
    sent.length = 0;
    for (let minute = 0; minute < 3; minute++) {
      time.now += MINUTE;
      await notifier.look();
    }
    return sent.map((one) => one.replace(asked.seat, 'asked').replace(asker.seat, 'asker'));
  };
  expect(await pass()).toEqual(isOver ? [] : ['turn asked']);
  return { table, asker, asked, say, pass };
}

const n = ({ held }: Sitter): number => held?.n ?? 0;
const order = (sitter: Sitter, command: Command): ClientMessage => ({
  t: 'order',
  id: `${command.type} ${n(sitter)}`,
  n: n(sitter),
  command: { ...command },
});
const answer = (sitter: Sitter, yes: boolean): ClientMessage => ({
  t: 'answer',
  question: sitter.held?.open?.id ?? '',
  yes,
});

/** Every question that one person puts to another. */
const QUESTIONS: Readonly<Record<string, (asker: Sitter) => ClientMessage>> = {
  'taking back': (asker) => ({ t: 'ask', n: n(asker), to: 0 }),
  'a pause': (asker) => ({ t: 'propose', n: n(asker), what: { kind: 'pause', hours: 2 } }),
  'free text': (asker) => ({ t: 'propose', n: n(asker), what: { kind: 'freeText' } }),
  'a correction': (asker) => ({
    t: 'propose',
    n: n(asker),
    what: { kind: 'amend', changes: [{ path: 'units.0.x', value: 12_345 }] },
    reason: 'It was pushed by a sleeve.',
  }),
  'a rematch': (asker) => ({ t: 'propose', n: n(asker), what: { kind: 'rematch' } }),
};

describe('whoever is away', () => {
  for (const [name, question] of Object.entries(QUESTIONS)) {
    it(`is told once of a question about ${name}, and not of one that was withdrawn, answered or void`, async () => {
      const { table, asker, asked, say, pass } = await away(name === 'a rematch');
      await say(asker, question(asker));
      expect(asker.faults()).toEqual([]);
      expect([await pass(), await pass()]).toEqual([['asked asked'], []]);
      await say(asker, { t: 'withdraw', question: asker.held?.open?.id ?? '' });
      await say(asker, question(asker));
      await say(asker, { t: 'withdraw', question: asker.held?.open?.id ?? '' });
      expect(await pass()).toEqual([]);
      // Put anew it waits anew.
      await say(asker, question(asker));
      expect(await pass()).toEqual(['asked asked']);
      if (name === 'a rematch') await say(asked, answer(asked, false));
      else await say(asked, order(asked, asked.offers()[0] as Command));
      expect((await pass()).filter((one) => one.startsWith('asked'))).toEqual([]);
      expect(table.reported).toEqual([]);
    });
  }

  it('is told once of a draw offered although told of the turn before, and of the turn again once it is declined', async () => {
    const { asker, asked, say, pass } = await away(false);
    await say(asker, order(asker, OFFER_DRAW));
    // A question meanwhile is another one.
    await say(asker, QUESTIONS['free text']!(asker));
    expect([...(await pass())].sort()).toEqual(['asked asked', 'draw asked']);
    await say(asked, answer(asked, true));
    expect(await pass()).toEqual([]);
    await say(asked, order(asked, DECLINE_DRAW));
    expect(await pass()).toEqual(['turn asked']);
  });

  it('is told that a rematch waits, which all agreed to and nobody has opened', async () => {
    const { asker, asked, say, pass } = await away(true);
    await say(asker, QUESTIONS['a rematch']!(asker));
    await say(asked, answer(asked, true));
    expect([...(await pass())].sort()).toEqual(['turn asked', 'turn asker']);
    expect(await pass()).toEqual([]);
  });

  it('is told of nothing that was answered in two minutes', async () => {
    const { asker, asked, say, pass } = await away(false);
    await say(asker, QUESTIONS['free text']!(asker));
    await say(asked, answer(asked, false));
    await say(asker, order(asker, OFFER_DRAW));
    await say(asked, order(asked, ACCEPT_DRAW));
    expect(await pass()).toEqual([]);
  });
});
