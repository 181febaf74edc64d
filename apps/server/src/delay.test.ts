/** Everything that reaches a watcher of a table with a delay is as old as was agreed. */
import { type Command, RESIGN } from '@drumhead/engine';
import { afterMessage, type ClientBattle, joinedBattle, type ServerMessage } from '@drumhead/protocol';
import { rulesets } from '@drumhead/rulesets';
import { describe, expect, it } from 'vitest';
import { atTable, type AtTable, sitDown, type Sitter } from '../test/atTable.ts';
import { HILL } from '../test/playing.ts';
import type { Member } from './battles/telling.ts';
import { digestOf } from './http/keys.ts';
import { meOn } from './http/me.ts';

const MINUTE = 60_000;
const DELAY = 5;
const CLOCK = { kind: 'live', bank: 100 * MINUTE, gain: 0, cap: 100 * MINUTE } as const;

/** A watcher; every text that it was sent, and when. */
class Watcher implements Member {
  readonly seat = null;
  readonly viewsAlone: boolean;
  readonly texts: { readonly at: number; readonly text: string }[] = [];
  readonly #time: { readonly now: number };
  held: ClientBattle | null = null;
  mismatch: string | null = null;
  sent = 0;
  view: unknown = null;

  constructor(time: { readonly now: number }, viewsAlone = false) {
    this.#time = time;
    this.viewsAlone = viewsAlone;
  }

  send(text: string): void {
    this.texts.push({ at: this.#time.now, text });
    const message = JSON.parse(text) as ServerMessage;
    const moved =
      message.t === 'joined' ? joinedBattle(message, rulesets) : this.held && afterMessage(this.held, message);
    if (moved?.ok) this.held = moved.client;
    else if (moved) this.mismatch = moved.mismatch;
  }

  drop(): void {
    this.mismatch = 'dropped';
  }

  heard(): readonly ServerMessage[] {
    return this.texts.map(({ text }) => JSON.parse(text) as ServerMessage);
  }
}

async function order(table: AtTable, sitters: readonly Sitter[], id: string): Promise<void> {
  const mover = sitters.find((sitter) => sitter.offers().length > 0);
  await table.send(mover as Sitter, { t: 'order', id, n: 0, command: { ...(mover?.offers()[0] as Command) } });
}

/** Lines by number, with the time that each says. */
async function linesOf({ storage, made }: AtTable) {
  return (await storage.lines(made.battle, 0)).map(({ number, text }) => ({
    number,
    at: (JSON.parse(text.split('\n')[0] ?? '') as { at: number }).at,
  }));
}

describe('a table whose watchers are told late', () => {
  it.each([false, true])('tells them nothing newer, views alone: %s', async (viewsAlone) => {
    const table = await atTable({ ...HILL, clock: CLOCK, delay: DELAY });
    const { time, room } = table;
    time.now = 1_000_000;
    const sitters = (await sitDown(table)) as readonly [Sitter, Sitter];
    const watcher = new Watcher(time, viewsAlone);
    await room.join(watcher, 0);
    for (let i = 0; i < 40; i++) {
      time.now += 20_000;
      await order(table, sitters, `o${i}`);
      const [one, two] = sitters;
      // What else happens at a table.
      if (i % 5 === 0) await table.send(one, { t: 'chat', phrase: 'hello' });
      if (i % 5 === 1) {
        await table.send(one, { t: 'propose', n: one.held?.n ?? 0, what: { kind: 'pause', hours: 1 } });
        await table.send(two, { t: 'answer', question: two.held?.open?.id ?? '', yes: i % 2 === 0 });
      }
      if (i === 7) room.leave(one);
      if (i === 8) await room.join(one, 0);
      await room.tellWatchers();
    }
    const lines = await linesOf(table);
    expect(watcher.texts.length).toBeGreaterThan(20);
    for (const { at, text } of watcher.texts) {
      const message = JSON.parse(text) as ServerMessage;
      const newest = Math.max(0, ...lines.filter((line) => line.at <= at - DELAY * MINUTE).map(({ number }) => number));
      expect(['joined', 'lines', 'view', 'dice', 'clock', 'here']).toContain(message.t);
      if (message.t === 'here') expect(message.seats).toBeNull();
      if (message.t === 'joined' || message.t === 'view') expect(message.n).toBeLessThanOrEqual(newest);
      if (message.t === 'lines') expect(message.lines.at(-1)?.n).toBeLessThanOrEqual(newest);
      if (message.t === 'clock') expect(message.clock.at - DELAY * MINUTE).toBeLessThanOrEqual(at - DELAY * MINUTE);
    }
    time.now += DELAY * MINUTE;
    await room.tellWatchers();
    expect([watcher.mismatch, watcher.held?.n]).toEqual([null, lines.length]);
    const { ruleset, state } = sitters[0].held?.held.known ?? {};
    expect(watcher.held?.held.view).toEqual(ruleset?.view(state, null));
  });

  it('sends the same bytes whatever happened since', async () => {
    const heard: (readonly string[])[] = [];
    for (const ending of ['orders', 'resign', 'nothing']) {
      const table = await atTable({ ...HILL, delay: DELAY });
      const { time, room } = table;
      const sitters = await sitDown(table);
      const watcher = new Watcher(time);
      const late = new Watcher(time);
      await room.join(watcher, 0);
      const orders = ending === 'orders' ? 5 : 0;
      for (let i = 0; i < orders; i++) await order(table, sitters, `o${i}`);
      if (ending === 'resign')
        await table.send(sitters[0] as Sitter, { t: 'order', id: 'end', n: 0, command: { ...RESIGN } });
      time.now = DELAY * MINUTE - 1;
      await room.tellWatchers();
      await room.join(late, 0);
      const texts = [...watcher.texts, ...late.texts].map(({ text }) => text);
      const seats = /"(?:battle|commit|scenario)":"[^"]*"/g;
      heard.push(texts.map((text) => text.replace(seats, '')));
    }
    expect(heard[1]).toEqual(heard[0]);
    expect(heard[2]).toEqual(heard[0]);
    // Both are told that they have joined, and that this was all.
    expect(heard[0]).toHaveLength(4);
  });

  it('tells a rematch, the end and the record late, over HTTP too; players know at once', async () => {
    const table = await atTable({ ...HILL, delay: DELAY });
    const { time, room, storage, made } = table;
    const [one, two] = (await sitDown(table)) as [Sitter, Sitter];
    const stranger = 'somebody who watches';
    await storage.sit(stranger, made.table, digestOf(made.keys[''] ?? ''));
    const watcher = new Watcher(time);
    await room.join(watcher, 0);
    await table.send(one, { t: 'order', id: 'end', n: 0, command: { ...RESIGN } });
    await table.send(one, { t: 'propose', n: one.held?.n ?? 0, what: { kind: 'rematch' } });
    await table.send(two, { t: 'answer', question: two.held?.open?.id ?? '', yes: true });
    const rematch = (one.heard.at(-1) as { readonly battle: string }).battle;
    const nothing = () => Promise.resolve();
    const me = meOn({ storage, now: () => time.now, seatsDiffer: nothing, lookAt: nothing });
    const known = async (session: string | null): Promise<readonly [string, boolean, number]> => {
      const { battle, over, score } = (await table.look(session)) as {
        readonly battle: string;
        readonly over: boolean;
        readonly score: { readonly games: readonly unknown[] };
      };
      return [battle, over, score.games.length];
    };
    const listed = async (): Promise<object> =>
      ((await me.look(stranger)) as { value: { tables: object[] } }).value.tables[0] ?? {};
    time.now = DELAY * MINUTE - 1;
    await room.tellWatchers();
    expect(await known(null)).toEqual([made.battle, false, 1]);
    expect(await known(stranger)).toEqual([made.battle, false, 1]);
    expect(await listed()).toMatchObject({ battle: made.battle, over: false, seat: '' });
    expect((await known('host'))[0]).toBe(rematch);
    expect(await table.record(stranger)).not.toContain('"resign"');
    expect(watcher.heard().map(({ t }) => t)).toEqual(['joined', 'here']);
    time.now = DELAY * MINUTE;
    await room.tellWatchers();
    expect(await known(stranger)).toEqual([made.battle, true, 1]);
    expect(await listed()).toMatchObject({ battle: made.battle, over: true });
    expect(await table.record(stranger)).toContain('"resign"');
    // As long after the players, it leads on to the rematch, which nobody has begun yet.
    time.now = 2 * DELAY * MINUTE;
    await room.tellWatchers();
    expect(watcher.heard().at(-1)).toEqual({ t: 'rematch', battle: rematch, seat: null });
  });
});
