import { type Command, DECLINE_DRAW, OFFER_DRAW, readRecord, RESIGN } from '@drumhead/engine';
import {
  type ClientMessageOf,
  type ClockSettings,
  leftAt,
  LONGEST_SILENCE,
  type ServerMessage,
} from '@drumhead/protocol';
import { sealOf, verifyDice } from '@drumhead/protocol/dice';
import { rulesetsFor } from '@drumhead/rulesets';
import { describe, expect, it } from 'vitest';
import { atTable, type AtTable, saltOf, sitDown, Sitter } from '../test/atTable.ts';
import { HILL, playersOf } from '../test/playing.ts';

const HOUR = 3_600_000;
const CLOCK = { kind: 'turns', bank: 24 * HOUR, gain: HOUR, cap: 24 * HOUR } as const;

async function atHill(more: object = {}) {
  const table = await atTable({ ...HILL, ...more }, (storage) => ({ ...storage, shared: true }));
  const sitters = await sitDown(table);
  const [one, two] = sitters as [Sitter, Sitter];
  return { table, one, two };
}

const last = <T extends ServerMessage['t']>({ heard }: Sitter, t: T) =>
  heard.filter((message): message is Extract<ServerMessage, { t: T }> => message.t === t).at(-1);

/** All that this one was told of this kind. */
const told = <T extends ServerMessage['t']>({ heard }: Sitter, t: T) =>
  heard.filter((message): message is Extract<ServerMessage, { t: T }> => message.t === t);

const BRITAIN_AND_FRANCE = playersOf(['britain', 'france']);
const FRANCE_AND_SPAIN = playersOf(['france', 'spain']);
const outcomeOf = ({ held }: Sitter) => held?.held.known.ruleset.outcome(held.held.view);
const nOf = ({ held }: Sitter) => held?.n ?? 0;
const propose = (one: Sitter, what: ClientMessageOf<'propose'>['what'], reason?: string) =>
  ({ t: 'propose', n: nOf(one), what, ...(reason === undefined ? {} : { reason }) }) as const;
const yes = (one: Sitter) => ({ t: 'answer', question: last(one, 'asked')?.open?.id ?? 'none', yes: true }) as const;

/** The other process looks for what this one wrote, and somebody comes there. */
async function comeThere(table: AtTable, seat: string): Promise<Sitter> {
  await lookThere(table);
  const device = new Sitter(seat);
  await table.other.join(device, 0);
  return device;
}

async function lookThere({ storage, made, other }: AtTable): Promise<void> {
  const mark = (await storage.marks([made.battle]))[made.battle];
  if (mark === undefined) throw new Error('no battle');
  await other.refresh(mark);
}

/** Where the first unit stands, as this one sees it. */
const xOf = ({ held }: Sitter) => (held?.held.view as { units: readonly { x: number }[] } | undefined)?.units[0]?.x;

let ids = 0;
async function orderOf(table: AtTable, sitters: readonly Sitter[]): Promise<Sitter> {
  const mover = sitters.find((sitter) => sitter.offers().length > 0) as Sitter;
  ids += 1;
  const command = { ...(mover.offers()[0] as Command) };
  await table.send(mover, { t: 'order', id: `t${ids}`, n: nOf(mover), command });
  return mover;
}

describe('a correction', () => {
  const [path, value] = ['units.0.x', 12_345];
  const what = { kind: 'amend', changes: [{ path, value }] } as const;

  it('that all agree to is made, told, and stands in the record with its reason', async () => {
    const { table, one, two } = await atHill();
    while ((one.held?.held.count ?? 0) < 6) await orderOf(table, [one, two]);
    const { count } = one.held?.held ?? {};
    await table.send(one, propose(one, what));
    await table.send(one, propose(one, { ...what, changes: [{ path: 'units.0.hat', value: 1 }] }, 'A slip.'));
    expect(one.faults()).toEqual(['protocol.fault.reason', 'engine.amend.value']);
    await table.send(one, propose(one, what, 'It was pushed by a sleeve.'));
    expect(last(two, 'asked')?.open).toMatchObject({
      kind: 'amend',
      seat: one.seat,
      reason: 'It was pushed by a sleeve.',
    });
    await table.send(two, yes(two));
    for (const sitter of [one, two]) {
      expect(sitter.mismatch).toBeNull();
      expect(sitter.held?.held.count).toBe(count);
      expect(xOf(sitter)).toBe(value);
    }
    await orderOf(table, [one, two]);
    await table.send(one, { t: 'order', id: 'end', n: 0, command: { ...RESIGN } });
    const text = await table.record();
    const read = readRecord(text, await rulesetsFor(text));
    if (!read.ok) throw new Error(read.reason);
    expect(read.record.lines.filter((line) => 'amend' in line)).toMatchObject([
      {
        amend: { seat: one.seat, agreed: [two.seat], reason: 'It was pushed by a sleeve.', changes: [{ path, value }] },
      },
    ]);
    expect(verifyDice(read.record).is).toBe('proven');
    expect(one.held?.held.known.state).toEqual(read.battle.state);
  });

  it('is void after the next order, and also where another process took it', async () => {
    const { table, one, two } = await atHill();
    await orderOf(table, [one, two]);
    await table.send(one, propose(one, what, 'A slip.'));
    const question = yes(two);
    const elsewhere = await comeThere(table, two.seat);
    expect(last(elsewhere, 'asked')?.open).toMatchObject({ kind: 'amend' });
    const mover = [one, elsewhere].find((sitter) => sitter.offers().length > 0) as Sitter;
    const room = mover === one ? table.room : table.other;
    await room.take(mover, { t: 'order', id: 'x', n: 0, command: { ...(mover.offers()[0] as Command) } });
    await table.send(two, question);
    expect(two.faults()).toEqual(['protocol.fault.ask']);
    expect(two.held?.held.count).toBe(2);
    expect(xOf(two)).not.toBe(value);
  });

  it('is refused with its reason where a base would not be on the table, and is not undone without consent', async () => {
    const { table, one, two } = await atHill();
    const isPlaced = (): boolean =>
      (one.held?.held.known.state as { units: { status: string }[] } | undefined)?.units[0]?.status === 'ready';
    while (!isPlaced()) await orderOf(table, [one, two]);
    const before = xOf(one);
    const away = { kind: 'amend', changes: [{ path, value: 3 * 64 }] } as const;
    await table.send(one, propose(one, away, 'A slip.'));
    expect(one.faults()).toEqual(['engine.amend.offTable']);
    const aside = [{ path, value: (before ?? 0) + 64 }];
    await table.send(one, propose(one, { ...away, changes: aside }, 'A slip.'));
    await table.send(two, yes(two));
    expect(xOf(two)).toBe(aside[0]?.value);
    const by = one.held?.held.known.last?.seat === one.seat ? one : two;
    const count = by.held?.held.count ?? 0;
    await table.send(by, { t: 'undo', id: 'u', n: by.held?.n ?? 0, to: count - 1 });
    expect(last(by, 'refused')).toMatchObject({ refusal: { rule: 'KERNEL-UNDO', reason: 'protocol.undo.agree' } });
    expect(xOf(two)).toBe(aside[0]?.value);
  });

  it('is not made by a yes to a question that was put before it, at the same line', async () => {
    const { table, one, two } = await atHill();
    await orderOf(table, [one, two]);
    await table.send(one, propose(one, { kind: 'freeText' }));
    const read = yes(two);
    await table.send(two, { ...read, yes: false });
    await table.send(one, propose(one, what, 'A slip.'));
    await table.send(two, read);
    expect(two.faults()).toEqual(['protocol.fault.ask']);
    expect(xOf(two)).not.toBe(value);
    await table.send(two, yes(two));
    expect(xOf(two)).toBe(value);
  });

  it('is agreed on across processes: the one that hears the last yes makes it', async () => {
    const { table, one, two } = await atHill();
    await orderOf(table, [one, two]);
    const elsewhere = await comeThere(table, two.seat);
    await table.send(one, propose(one, what, 'A slip.'));
    await lookThere(table);
    await table.other.take(elsewhere, yes(elsewhere));
    expect(xOf(elsewhere)).toBe(value);
    expect(elsewhere.faults()).toEqual([]);
  });
});

describe('a seat that a computer player took over', () => {
  async function takenOver(choice: 'computer' | 'claim') {
    const { table, one, two } = await atHill({ clock: CLOCK });
    const late = [one, two].find((sitter) => sitter.offers().length > 0) as Sitter;
    const other = late === one ? two : one;
    table.time.now = 25 * HOUR;
    await table.send(other, { t: 'flag', seat: late.seat, choice });
    return { table, late, other };
  }

  it('is not agreed for by anybody else', async () => {
    const { table, late, other } = await takenOver('computer');
    await expect.poll(() => other.held?.held.count ?? 0).toBeGreaterThan(0);
    await expect
      .poll(async () => {
        await table.send(other, propose(other, { kind: 'freeText' }));
        return last(other, 'asked')?.open ?? null;
      })
      .not.toBeNull();
    expect(told(other, 'talk')).toEqual([]);
    expect(told(late, 'talk')).toEqual([]);
  });

  it('gives no orders and no consent until its person takes it back', async () => {
    const { table, late, other } = await takenOver('computer');
    const resign = { t: 'order', n: 0, command: { ...RESIGN } } as const;
    await table.send(late, { ...resign, id: 'a' });
    await table.send(late, { t: 'undo', id: 'b', n: 0, to: 0 });
    const refused = told(late, 'refused').map(({ refusal: { reason } }) => reason);
    expect(refused[0]).toBe('protocol.fault.deposed');
    expect(refused).toHaveLength(2);
    await table.send(late, { t: 'ask', n: nOf(late), to: 0 });
    await table.send(late, propose(late, { kind: 'freeText' }));
    await table.send(late, { t: 'answer', question: 'q', yes: true });
    expect(late.faults()).toEqual(Array(3).fill('protocol.fault.deposed'));
    await table.send(late, { t: 'return' });
    await table.send(late, { ...resign, id: 'c' });
    expect(other.held?.held.known.ruleset.outcome(other.held.held.view)?.winner).toBe(other.seat);
  });

  it('has its say about a rematch once the battle was claimed', async () => {
    const { table, late, other } = await takenOver('claim');
    await table.send(other, propose(other, { kind: 'rematch' }));
    expect(last(other, 'rematch')).toBeUndefined();
    await table.send(late, yes(late));
    expect(last(other, 'rematch')).toBeDefined();
  });
});

describe('a question', () => {
  it('that was refused is not put again before the next order, and none but a correction has a reason', async () => {
    const { table, one, two } = await atHill();
    await orderOf(table, [one, two]);
    await table.send(one, propose(one, { kind: 'freeText' }, 'Whatever I like to say.'));
    expect(one.faults()).toEqual(['protocol.fault.text']);
    await table.send(one, propose(one, { kind: 'freeText' }));
    await table.send(two, { ...yes(two), yes: false });
    await table.send(one, propose(one, { kind: 'freeText' }));
    expect(one.faults().at(-1)).toBe('protocol.fault.again');
    expect(last(two, 'asked')?.open).toBeNull();
    await orderOf(table, [one, two]);
    await table.send(one, propose(one, { kind: 'freeText' }));
    expect(last(two, 'asked')?.open).toMatchObject({ kind: 'freeText' });
  });

  it('is taken back by the seat that put it alone, so that it does not stand in the way after the end', async () => {
    const { table, one, two } = await atHill();
    await table.send(one, { t: 'order', id: 'end', n: 0, command: { ...RESIGN } });
    await table.send(one, propose(one, { kind: 'freeText' }));
    const { question } = yes(one);
    await table.send(two, { t: 'withdraw', question });
    expect(two.faults()).toEqual(['protocol.fault.ask']);
    await table.send(one, { t: 'withdraw', question });
    expect(last(two, 'asked')?.open).toBeNull();
    await table.send(two, propose(two, { kind: 'rematch' }));
    expect(last(one, 'asked')?.open).toMatchObject({ kind: 'rematch' });
  });
});

describe('talk', () => {
  it('is by phrases until all agree to free text; watchers hear watchers; who is muted hears nothing', async () => {
    const { table, one, two } = await atHill();
    const watcher = new Sitter('');
    Object.assign(watcher, { seat: null });
    await table.room.join(watcher, 0);
    await table.send(one, { t: 'chat', phrase: 'goodLuck' });
    await table.send(one, { t: 'chat', text: 'Shall we?' });
    await table.send(watcher, { t: 'chat', phrase: 'hello' });
    expect(one.faults()).toEqual(['protocol.fault.text']);
    await table.send(one, propose(one, { kind: 'freeText' }));
    await table.send(two, yes(two));
    expect(told(two, 'talk')).toEqual([{ t: 'talk', talk: { freeText: true, muted: false } }]);
    await table.send(one, { t: 'chat', text: 'Shall we?' });
    await table.send(two, { t: 'mute', on: true });
    await table.send(one, { t: 'chat', text: 'Hello?' });
    await table.send(two, { t: 'chat', phrase: 'later' });
    const said = (sitter: Sitter) =>
      told(sitter, 'chat').flatMap((message) => message.said.map(({ phrase, text }) => phrase ?? text));
    expect(said(one)).toEqual(['goodLuck', 'Shall we?', 'Hello?', 'later']);
    expect(said(two)).toEqual(['goodLuck', 'Shall we?', 'later']);
    expect(said(watcher)).toEqual(['hello']);
    await table.send(watcher, { t: 'chat', text: 'Boo!' });
    expect(watcher.faults()).toEqual(['protocol.fault.text']);
    await table.send(two, { t: 'mute', on: false });
    const device = await comeThere(table, two.seat);
    expect(said(device)).toEqual(['goodLuck', 'Shall we?', 'Hello?', 'later']);
  });
});

describe('watchers', () => {
  it('take nothing from the players by talking: no room, no part of what a client hears', async () => {
    const { table, one, two } = await atHill();
    await table.send(one, { t: 'chat', phrase: 'goodLuck' });
    const watcher = new Sitter('');
    Object.assign(watcher, { seat: null });
    await table.room.join(watcher, 0);
    for (let times = 0; times < 70; times++) await table.send(watcher, { t: 'chat', phrase: 'hello' });
    expect(watcher.faults()).toEqual(Array(10).fill('protocol.fault.rate'));
    expect(told(watcher, 'chat')).toHaveLength(60);
    const device = await comeThere(table, two.seat);
    expect(told(device, 'chat').flatMap(({ said }) => said)).toMatchObject([{ seat: one.seat, phrase: 'goodLuck' }]);
    // As many as may be said by watchers leave the players theirs.
    const words = { at: 0, phrase: 'hello' } as const;
    expect(await table.storage.say(table.made.battle, { seat: null, ...words }, 60)).toBe(false);
    expect(await table.storage.say(table.made.battle, { seat: one.seat, ...words }, 60)).toBe(true);
  });
});

describe('a rematch', () => {
  it('is another battle at the same table, sides changed, and the score goes on', async () => {
    const { table, one, two } = await atHill();
    await table.send(one, propose(one, { kind: 'rematch' }));
    expect(one.faults()).toEqual(['protocol.fault.rematch']);
    await table.send(one, { t: 'order', id: 'end', n: 0, command: { ...RESIGN } });
    await table.send(one, propose(one, { kind: 'rematch' }));
    await table.send(two, yes(two));
    const [ours, theirs] = [last(one, 'rematch'), last(two, 'rematch')];
    expect([ours?.seat, theirs?.seat]).toEqual([two.seat, one.seat]);
    expect(ours?.battle).toBe(theirs?.battle);
    const battle = ours?.battle ?? '';
    expect(await table.storage.sidesOf('host', battle)).toEqual(['austria']);
    // Who won the first battle has the other side now.
    expect(await table.look()).toMatchObject({
      battle,
      over: false,
      yours: ['austria'],
      score: {
        won: { [one.seat]: 1, [two.seat]: 0 },
        draws: 0,
        games: [{ over: true, winner: two.seat }, { over: false }],
      },
    });
    const room = await table.roomFor(battle);
    const again = new Sitter(two.seat);
    await room.join(again, 0);
    expect(again.held?.held.count).toBe(0);
    await table.send(one, propose(one, { kind: 'rematch' }));
    expect(one.faults().at(-1)).toBe('protocol.fault.rematch');
  });

  it('changes sides with a computer player, too', async () => {
    const { table, one } = await (async () => {
      const at = await atTable({ ...HILL, players: { france: 'person', austria: 'recruit' } });
      const [sitter] = await sitDown(at);
      return { table: at, one: sitter as Sitter };
    })();
    await table.send(one, { t: 'order', id: 'end', n: 0, command: { ...RESIGN } });
    await table.send(one, propose(one, { kind: 'rematch' }));
    expect(last(one, 'rematch')?.seat).toBe('austria');
    expect(await table.look()).toMatchObject({
      yours: ['austria'],
      seats: [
        { seat: 'austria', player: 'person' },
        { seat: 'france', player: 'recruit' },
      ],
    });
  });
});

describe('clocks', () => {
  it('run for those awaited alone, gain with each turn, and stand still in a pause', async () => {
    const { table, one, two } = await atHill({ clock: CLOCK });
    const clock = (sitter: Sitter) => last(sitter, 'clock')?.clock;
    const start = clock(one);
    expect(start).toMatchObject({ left: { france: CLOCK.bank, austria: CLOCK.bank }, at: 0 });
    table.time.now = 2 * HOUR;
    const mover = await orderOf(table, [one, two]);
    const other = mover === one ? two : one;
    const left = clock(one)?.left ?? {};
    const wasAwaited = start?.awaited ?? [];
    for (const { seat } of [mover, other]) {
      const isAwaited = clock(one)?.awaited.includes(seat) ?? false;
      const spent = wasAwaited.includes(seat) ? 2 * HOUR - (isAwaited ? 0 : HOUR) : 0;
      expect(left[seat]).toBe(CLOCK.bank - spent);
    }
    await table.send(one, propose(one, { kind: 'pause', hours: 5 }));
    await table.send(two, yes(two));
    expect(clock(two)?.pause).toEqual({ from: 2 * HOUR, until: 7 * HOUR });
    await table.send(one, propose(one, { kind: 'pause', hours: 5 }));
    expect(one.faults()).toEqual(['protocol.fault.clock']);
    const before = clock(one);
    // A page that comes later works out the same, in the pause and after it.
    for (const [now, spent] of [
      [4 * HOUR, 0],
      [7.5 * HOUR, HOUR / 2],
    ] as const) {
      table.time.now = now;
      const device = await comeThere(table, one.seat);
      const news = last(device, 'joined')?.clock;
      if (!news || before === undefined) throw new Error('there is a clock');
      expect(news.at).toBe(now);
      for (const seat of before.awaited) {
        const pauses = news.pause === null ? [] : [news.pause];
        expect(leftAt(news, pauses, seat, 7 * HOUR + spent)).toBe((before.left[seat] ?? 0) - spent);
      }
    }
    table.time.now = 8 * HOUR;
    const next = await orderOf(table, [one, two]);
    const stillAwaited = clock(one)?.awaited.includes(next.seat) === true;
    expect(clock(one)?.left[next.seat]).toBe((before?.left[next.seat] ?? 0) - HOUR + (stillAwaited ? 0 : HOUR));
    // Read anew, it comes to the same.
    const device = await comeThere(table, one.seat);
    expect(last(device, 'joined')?.clock?.left).toEqual(clock(one)?.left);
  });

  it('never run backwards, although another process is behind', async () => {
    const { table, one, two } = await atHill({ clock: CLOCK });
    table.time.now = 5 * HOUR;
    await orderOf(table, [one, two]);
    table.time.now = 4 * HOUR;
    await table.send(one, propose(one, { kind: 'pause', hours: 2 }));
    await table.send(two, yes(two));
    await orderOf(table, [one, two]);
    expect(last(one, 'clock')?.clock.at).toBe(5 * HOUR);
    const { side } = (await table.storage.battle(table.made.battle)) ?? { side: null };
    expect(side?.pauses).toEqual([{ from: 5 * HOUR, until: 7 * HOUR }]);
  });

  it('stand still once the battle is over, whoever comes to look and however late', async () => {
    const { table, one } = await atHill({ clock: CLOCK });
    table.time.now = 2 * HOUR;
    await table.send(one, { t: 'order', id: 'end', n: 0, command: RESIGN });
    const clocks = [];
    for (const hours of [0, 5, 100]) {
      table.time.now = (2 + hours) * HOUR;
      clocks.push(last(await comeThere(table, one.seat), 'joined')?.clock);
    }
    expect(clocks[0]).toMatchObject({ awaited: [] });
    for (const clock of clocks) expect(clock?.left).toEqual(clocks[0]?.left);
  });

  it('stand still while no server stands, but not twice where they stood still already', async () => {
    const { table, one, two } = await atHill({ clock: CLOCK });
    const hours = async (from: number, until: number) => {
      for (let at = from * HOUR; at <= until * HOUR; at += HOUR / 60) await table.storage.noteUptime(at);
    };
    await hours(2.9, 3);
    table.time.now = 3 * HOUR + 60_000;
    await orderOf(table, [one, two]);
    const before = last(one, 'clock')?.clock;
    const awaited = before?.awaited ?? [];
    expect(awaited).not.toEqual([]);
    // The last note is a minute older than the last line. Then nothing for 40 hours.
    await table.storage.noteUptime(43 * HOUR);
    table.time.now = 44 * HOUR;
    const news = last(await comeThere(table, one.seat), 'joined')?.clock;
    for (const seat of awaited) expect(news?.left[seat]).toBe((before?.left[seat] ?? 0) - HOUR);
    // By consent, from 44 until 46; off from 45 until 60.
    await table.storage.addPause(table.made.battle, { from: 44 * HOUR, until: 46 * HOUR });
    await hours(43, 45);
    await table.storage.noteUptime(60 * HOUR);
    table.time.now = 60.5 * HOUR;
    const later = last(await comeThere(table, one.seat), 'joined')?.clock;
    for (const seat of awaited) expect(later?.left[seat]).toBe((before?.left[seat] ?? 0) - 1.5 * HOUR);
  });

  it.each(['the first order', 'a timer'])(
    'stand still in a restart of half a minute, and in a sleep that is noted by %s',
    async (by) => {
      const { table, one, two } = await atHill({ clock: CLOCK });
      const mover = [one, two].find((sitter) => sitter.offers().length > 0) as Sitter;
      await table.storage.noteUptime(5 * HOUR);
      await table.storage.noteUptime(5 * HOUR + 30_000, true);
      // It slept from then on.
      table.time.now = 10 * HOUR;
      const noted = () => table.storage.noteUptime(table.time.now).then(() => undefined);
      if (by === 'a timer') {
        await noted();
        await table.lookAt();
        expect(last(mover, 'clock')?.clock.left[mover.seat]).toBe(CLOCK.bank - 5 * HOUR);
      } else
        table.time.overdue = () => {
          table.time.overdue = () => null;
          return noted();
        };
      await orderOf(table, [mover]);
      const clock = last(mover, 'clock')?.clock;
      const gained = clock?.awaited.includes(mover.seat) === true ? 0 : HOUR;
      expect(clock?.left[mover.seat]).toBe(CLOCK.bank - 5 * HOUR + gained);
    },
  );

  it('make no time out of an order and its undo', async () => {
    const { table, one, two } = await atHill({ clock: CLOCK });
    const mover = [one, two].find((sitter) => sitter.offers().length > 0) as Sitter;
    table.time.now = 5 * HOUR;
    for (let times = 0; times < 3; times++) {
      const { count } = mover.held?.held ?? { count: 0 };
      await orderOf(table, [mover]);
      await table.send(mover, { t: 'undo', id: `back${times}`, n: nOf(mover), to: count });
      expect(mover.held?.held.count).toBe(count);
    }
    expect(last(mover, 'clock')?.clock.left[mover.seat]).toBe(CLOCK.bank - 5 * HOUR);
  });

  it.each(['computer', 'claim'] as const)('whose flag has fallen leave the choice to the other: %s', async (choice) => {
    const { table, one, two } = await atHill({ clock: CLOCK });
    const late = [one, two].find((sitter) => sitter.offers().length > 0) as Sitter;
    const other = late === one ? two : one;
    await table.send(other, { t: 'flag', seat: late.seat, choice });
    table.time.now = 25 * HOUR;
    await table.send(late, { t: 'flag', seat: late.seat, choice });
    expect([...one.faults(), ...two.faults()]).toEqual(['protocol.fault.flag', 'protocol.fault.flag']);
    await table.send(other, { t: 'flag', seat: late.seat, choice });
    if (choice === 'claim') {
      expect(other.held?.held.known.ruleset.outcome(other.held.held.view)?.winner).toBe(other.seat);
      const text = await table.record();
      const read = readRecord(text, await rulesetsFor(text));
      expect(read.ok && read.record.seats[late.seat]).toBe('clock');
      return;
    }
    expect(last(late, 'players')?.bots).toEqual({ [late.seat]: 'captain' });
    await expect.poll(() => other.held?.held.count ?? 0).toBeGreaterThan(0);
    await table.send(late, { t: 'return' });
    expect(last(other, 'players')?.bots).toEqual({});
  });

  it('have no seat to take back when the battle is over, and all are told', async () => {
    const { table, one, two } = await atHill({ clock: CLOCK });
    const late = [one, two].find((sitter) => sitter.offers().length > 0) as Sitter;
    const other = late === one ? two : one;
    table.time.now = 25 * HOUR;
    await table.send(other, { t: 'flag', seat: late.seat, choice: 'computer' });
    const device = await comeThere(table, late.seat);
    expect(last(device, 'joined')?.bots).toEqual({ [late.seat]: 'captain' });
    await table.send(other, { t: 'order', id: 'end', n: 0, command: { ...RESIGN } });
    expect(outcomeOf(other)).toMatchObject({ winner: late.seat });
    await lookThere(table);
    for (const sitter of [late, other, device]) expect(last(sitter, 'players')?.bots).toEqual({});
  });
});

describe('a battle whose dice wait for somebody’s part', () => {
  /** Both give orders until the dice are needed, and one of them never gave his part. */
  async function unbound(clock?: ClockSettings) {
    const table = await atTable({
      ruleset: 'large-battles',
      scenario: 'spanish-pride',
      players: FRANCE_AND_SPAIN,
      ...(clock === undefined ? {} : { clock }),
    });
    table.time.now = HOUR;
    const sitters = Object.keys(FRANCE_AND_SPAIN).map((seat) => new Sitter(seat)) as [Sitter, Sitter];
    for (const sitter of sitters) await table.room.join(sitter, 0);
    const [here, away] = sitters;
    await table.send(here, { t: 'seal', seal: sealOf(table.made.battle, here.seat, saltOf(table.made, here)) });
    const waits = () => sitters.every((sitter) => sitter.offers().length === 0);
    for (let orders = 0; orders < 300 && !waits(); orders++) await orderOf(table, sitters);
    expect(waits()).toBe(true);
    return { table, here, away };
  }

  it.each([undefined, CLOCK])('is given to no computer player, and ends as a draw after two weeks', async (clock) => {
    const { table, here, away } = await unbound(clock);
    const flag = (choice: 'computer' | 'draw', by = here, of = away) =>
      table.send(by, { t: 'flag', seat: of.seat, choice });
    table.time.now += LONGEST_SILENCE - 1;
    await flag('draw');
    table.time.now += 1;
    await flag('computer');
    // Not by the one whom the dice wait for.
    await flag('draw', away, here);
    expect([...here.faults(), ...away.faults()]).toEqual(Array(3).fill('protocol.fault.flag'));
    expect(outcomeOf(here)).toBeNull();
    expect(last(await comeThere(table, here.seat), 'joined')?.silent).toBe(LONGEST_SILENCE);
    await flag('draw');
    expect(outcomeOf(here)).toMatchObject({ winner: null });
  });

  it('is not to be ended by somebody who comes late, while the other has not heard of it', async () => {
    const { table, here, away } = await unbound();
    const flag = () => table.send(away, { t: 'flag', seat: here.seat, choice: 'draw' });
    table.time.now += LONGEST_SILENCE;
    await table.send(away, { t: 'seal', seal: sealOf(table.made.battle, away.seat, saltOf(table.made, away)) });
    await table.send(away, { t: 'salt', salt: saltOf(table.made, away) });
    await flag();
    expect(away.faults()).toEqual(['protocol.fault.flag']);
    expect(last(await comeThere(table, away.seat), 'joined')?.silent).toBe(0);
    table.time.now += LONGEST_SILENCE;
    await flag();
    expect(outcomeOf(away)).toMatchObject({ winner: null });
  });
});

describe('a battle without a clock', () => {
  async function silence(ms: number, choice: 'computer' | 'claim' | 'draw') {
    const { table, one, two } = await atHill();
    table.time.now = HOUR;
    await orderOf(table, [one, two]);
    const late = [one, two].find((sitter) => sitter.offers().length > 0) as Sitter;
    const other = late === one ? two : one;
    table.time.now = HOUR + ms;
    await table.send(other, { t: 'flag', seat: late.seat, choice });
    return { table, late, other };
  }

  it('ends as a draw for whoever has waited two weeks, and the record says why', async () => {
    const { table, late, other } = await silence(LONGEST_SILENCE, 'draw');
    expect(other.faults()).toEqual([]);
    // There is no seat to take back any more.
    for (const device of [late, await comeThere(table, late.seat)])
      expect((last(device, 'players') ?? last(device, 'joined'))?.bots).toEqual({});
    expect(other.held?.held.known.ruleset.outcome(other.held.held.view)).toMatchObject({ winner: null });
    const text = await table.record();
    const read = readRecord(text, await rulesetsFor(text));
    expect(read.ok && [read.record.seats[late.seat], read.record.seats[other.seat]]).toEqual(['silence', 'person']);
    expect(read.ok && read.battle.ruleset.outcome(read.battle.state)).toMatchObject({ winner: null });
  });

  it('ends so too where the one who is silent declined a draw in the same turn', async () => {
    const { table, late, other } = await silence(0, 'draw');
    await table.send(other, { t: 'order', id: 'offer', n: nOf(other), command: { ...OFFER_DRAW } });
    await table.send(late, { t: 'order', id: 'no', n: nOf(late), command: { ...DECLINE_DRAW } });
    table.time.now += LONGEST_SILENCE;
    await table.send(other, { t: 'order', id: 'again', n: nOf(other), command: { ...OFFER_DRAW } });
    expect(other.heard.at(-1)).toMatchObject({ t: 'refused', id: 'again' });
    await table.send(other, { t: 'flag', seat: late.seat, choice: 'draw' });
    expect(other.held?.held.known.ruleset.outcome(other.held.held.view)).toMatchObject({ winner: null });
    const text = await table.record();
    const read = readRecord(text, await rulesetsFor(text));
    expect(read.ok && read.record.seats[late.seat]).toBe('silence');
  });

  it('says so where each declined one in the same turn: then the computer takes over', async () => {
    const { table, late, other } = await silence(0, 'draw');
    for (const [by, asked] of [[other, late] as const, [late, other] as const]) {
      await table.send(by, { t: 'order', id: 'offer', n: nOf(by), command: { ...OFFER_DRAW } });
      await table.send(asked, { t: 'order', id: 'no', n: nOf(asked), command: { ...DECLINE_DRAW } });
    }
    table.time.now += LONGEST_SILENCE;
    for (const choice of ['draw', 'computer'] as const) await table.send(other, { t: 'flag', seat: late.seat, choice });
    expect(other.faults()).toEqual(['protocol.fault.flag', 'protocol.fault.drawn']);
    expect(last(other, 'players')?.bots).toEqual({ [late.seat]: 'captain' });
  });

  it('goes on with a computer player, until its person is back', async () => {
    const { table, late, other } = await silence(LONGEST_SILENCE, 'computer');
    expect(last(other, 'players')?.bots).toEqual({ [late.seat]: 'captain' });
    await table.send(late, { t: 'return' });
    expect(last(other, 'players')?.bots).toEqual({});
  });

  it.each([
    [LONGEST_SILENCE - 1000, 'draw'],
    [LONGEST_SILENCE - 1000, 'computer'],
    // Nobody wins by a silence.
    [LONGEST_SILENCE * 2, 'claim'],
  ] as const)('waits on after %i ms, whatever is asked for: %s', async (ms, choice) => {
    const { late, other } = await silence(ms, choice);
    expect(other.faults()).toEqual(['protocol.fault.flag']);
    expect(late.offers().length).toBeGreaterThan(0);
  });

  it('counts from the last line, at every process and after the battle was read anew', async () => {
    const { table, late, other } = await silence(LONGEST_SILENCE / 2, 'draw');
    await orderOf(table, [late]);
    table.time.now = HOUR + LONGEST_SILENCE;
    for (const device of [await comeThere(table, other.seat)])
      expect(last(device, 'joined')?.silent).toBe(LONGEST_SILENCE / 2);
    const mover = [late, other].find((sitter) => sitter.offers().length > 0) as Sitter;
    await table.send(mover === late ? other : late, { t: 'flag', seat: mover.seat, choice: 'draw' });
    expect(other.held?.held.known.ruleset.outcome(other.held.held.view)).toBeNull();
  });

  it('counts no time in which the server did not stand', async () => {
    const { table, late, other } = await silence(LONGEST_SILENCE / 2, 'draw');
    table.time.now += LONGEST_SILENCE;
    table.time.off = LONGEST_SILENCE - 1;
    const flag = () => table.send(other, { t: 'flag', seat: late.seat, choice: 'draw' });
    expect(last(await comeThere(table, other.seat), 'joined')?.silent).toBe(LONGEST_SILENCE / 2 + 1);
    await flag();
    expect(outcomeOf(other)).toBeNull();
    table.time.now += LONGEST_SILENCE / 2;
    await flag();
    expect(outcomeOf(other)).toMatchObject({ winner: null });
  });

  it.each(['draw', 'computer'] as const)('is not to be ended by one who must decide as well: %s', async (choice) => {
    const table = await atTable({
      ruleset: 'large-battles',
      scenario: 'peninsular-clash',
      players: BRITAIN_AND_FRANCE,
    });
    const [one, two] = (await sitDown(table)) as [Sitter, Sitter];
    table.time.now = HOUR;
    await orderOf(table, [one]);
    for (const sitter of [one, two]) expect(sitter.offers().length).toBeGreaterThan(0);
    table.time.now += LONGEST_SILENCE * 2;
    await table.send(one, { t: 'flag', seat: two.seat, choice });
    expect(one.faults()).toEqual(['protocol.fault.flag']);
  });

  it('gives no draw at the cost of somebody who is not awaited', async () => {
    const { table, late, other } = await silence(0, 'draw');
    table.time.now += LONGEST_SILENCE;
    await table.send(late, { t: 'flag', seat: other.seat, choice: 'draw' });
    expect(late.faults()).toEqual(['protocol.fault.flag']);
  });
});
