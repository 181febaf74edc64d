import { type Command, DECLINE_DRAW, OFFER_DRAW, readRecord, RESIGN, seededRandomInt } from '@drumhead/engine';
import type { ClientMessageOf } from '@drumhead/protocol';
import { sealOf, verifyDice } from '@drumhead/protocol/dice';
import { rulesets, rulesetsFor } from '@drumhead/rulesets';
import { describe, expect, it } from 'vitest';
import { atTable, type AtTable, saltOf, sitDown, Sitter } from '../test/atTable.ts';
import { HILL } from '../test/playing.ts';
import { liveFrom } from './battles/reading.ts';
import { undoRefusal } from './battles/undo.ts';
import type { Storage } from './storage/storage.ts';

/** Plays offers at random, each again until it is not met by a fault. */
async function play(table: AtTable, sitters: readonly Sitter[], until: () => boolean): Promise<void> {
  const choose = seededRandomInt('room');
  for (let id = 0; !until(); id++) {
    const asked = sitters.find((sitter) => sitter.offers().length > 0);
    if (asked === undefined) throw new Error('nobody is asked');
    const offers = asked.offers();
    const command = offers[choose(offers.length)] as Command;
    for (let faults = -1; faults < asked.faults().length; ) {
      faults = asked.faults().length;
      await table.send(asked, { t: 'order', id: `o${id}`, n: asked.held?.n ?? 0, command: { ...command } });
    }
  }
}

const rollsOf = (sitters: readonly Sitter[]) => sitters[0]?.held?.held.known.rolls ?? 0;

async function verdictOf(table: AtTable) {
  const text = await table.record();
  const read = readRecord(text, await rulesetsFor(text));
  if (!read.ok) throw new Error(JSON.stringify(read));
  return verifyDice(read.record);
}

describe('a batch that storage does not keep', () => {
  it('leaves nothing behind, even where the battle cannot be read again at once', async () => {
    let failing = 0;
    const table = await atTable(HILL, (storage) => ({
      ...storage,
      async append(batch) {
        if (failing === 0 && batch.lines.some(({ text }) => text.includes('"seat":"dice"'))) failing = 1;
        else return storage.append(batch);
        throw new Error('the disk is full');
      },
      async side(id) {
        if (failing !== 1) return storage.side(id);
        failing = 2;
        throw new Error('the disk is full');
      },
    }));
    const sitters = await sitDown(table);
    await play(table, sitters, () => rollsOf(sitters) >= 4);
    expect(failing).toBe(2);
    await table.send(sitters[0] as Sitter, { t: 'order', id: 'end', n: 0, command: { ...RESIGN } });
    expect(await verdictOf(table)).toMatchObject({ is: 'proven' });
  });
});

describe('a question', () => {
  it('stays the one that was read: another is refused while it is open', async () => {
    const table = await atTable(HILL);
    const sitters = await sitDown(table);
    await play(table, sitters, () => (sitters[0]?.held?.held.count ?? 0) >= 3);
    const [one, two] = sitters as [Sitter, Sitter];
    const n = one.held?.n ?? 0;
    await table.send(one, { t: 'ask', n, to: 2 });
    await table.send(one, { t: 'ask', n, to: 0 });
    expect(one.faults()).toEqual(['protocol.fault.asked']);
    await table.send(two, { t: 'answer', question: two.held?.open?.id ?? '', yes: true });
    expect(two.held?.held.count).toBe(2);
  });
});

/** A seal for the dice that somebody knows of. */
const sealed = ({ held }: Sitter, digits: number): ClientMessageOf<'seal'> => ({
  t: 'seal',
  seal: String(digits).padStart(64, '0'),
  commit: held?.dice.commit ?? '',
});

describe('dice that begin anew', () => {
  it('take no seal of before, and that of another device only where it means it', async () => {
    const table = await atTable(HILL);
    const [one, two] = [new Sitter('france'), new Sitter('austria')];
    for (const sitter of [one, two]) await table.room.join(sitter, 0);
    const [first, other] = [sealed(one, 1), sealed(one, 2)];
    const seals = () => two.held?.dice.seals;
    for (const given of [first, other]) await table.send(one, given);
    await table.send(two, sealed(two, 3));
    expect(seals()).toEqual({ france: first.seal, austria: sealed(two, 3).seal });
    await table.send(one, { ...other, anew: true });
    expect(seals()).toEqual({});
    // Two pages that mean it at the same time have the dice begin anew once.
    for (const given of [{ ...first, anew: true }, other, { t: 'salt', salt: '0'.repeat(32), commit: first.commit }])
      await table.send(one, given as ClientMessageOf<'seal'>);
    expect([seals(), one.held?.n, one.faults()]).toEqual([{}, 1, []]);
    await table.send(one, sealed(one, 4));
    expect(seals()).toEqual({ france: sealed(one, 4).seal });
  });

  it('take the seal of a page of before, which names nothing, unless its salt is known', async () => {
    const table = await atTable(HILL);
    const [one, two] = [new Sitter('france'), new Sitter('austria')];
    for (const sitter of [one, two]) await table.room.join(sitter, 0);
    const salt = saltOf(table.made, two);
    const known = { t: 'seal', seal: sealOf(table.made.battle, two.seat, salt) } as const;
    const unnamed = (digits: number) => ({ t: 'seal', seal: sealed(one, digits).seal }) as const;
    await table.send(one, unnamed(1));
    await table.send(two, known);
    await table.send(two, { t: 'salt', salt });
    await table.send(one, unnamed(2));
    expect(one.held?.dice.seals).toEqual({});
    await table.send(two, known);
    expect([two.faults(), one.held?.dice.seals]).toEqual([['web.online.fault.rules'], {}]);
    await table.send(one, unnamed(1));
    // It cannot say that it means to begin anew: two of them would take turns.
    await table.send(one, unnamed(2));
    expect([one.faults(), two.held?.dice.seals]).toEqual([['protocol.fault.dice'], { france: unnamed(1).seal }]);
  });
});

describe('limits', () => {
  it('hold for dice that begin anew', async () => {
    const table = await atTable(HILL);
    const one = new Sitter('france');
    await table.room.join(one, 0);
    for (let i = 0; i < 30; i++) {
      await table.send(one, sealed(one, 2 * i));
      await table.send(one, { ...sealed(one, 2 * i + 1), anew: true });
    }
    expect(one.held?.n).toBe(20);
    expect(one.faults()).toEqual(Array.from({ length: 10 }, () => 'protocol.fault.dice'));
  });

  it('let a battle end, but not go on, that has as many lines as may be', async () => {
    const table = await atTable(HILL, undefined, undefined, 8);
    const sitters = await sitDown(table);
    const [one, two] = sitters as [Sitter, Sitter];
    await play(table, sitters, () => (one.held?.n ?? 0) >= 8);
    const { n } = one.held ?? { n: 0 };
    const mover = sitters.find((sitter) => sitter.offers().length > 0) as Sitter;
    await table.send(mover, { t: 'order', id: 'more', n, command: { ...(mover.offers()[0] as Command) } });
    expect(mover.faults()).toEqual(['protocol.fault.full']);
    await table.send(mover, { t: 'order', id: 'draw', n, command: { ...OFFER_DRAW } });
    const other = mover === one ? two : one;
    expect(other.held?.n).toBe(n + 1);
    await table.send(other, { t: 'order', id: 'no', n: n + 1, command: { ...DECLINE_DRAW } });
    await table.send(other, { t: 'order', id: 'end', n: n + 2, command: { ...RESIGN } });
    expect(one.held?.held.known.ruleset.outcome(one.held.held.view)?.winner).toBe(mover.seat);
  });

  it('make take-backs without end a matter of consent', async () => {
    const table = await atTable(HILL);
    const sitters = await sitDown(table);
    await play(table, sitters, () => (sitters[0]?.held?.held.count ?? 0) > 3);
    const stored = await table.storage.battle(table.made.battle);
    if (stored === null) throw new Error('no battle');
    const live = { ...liveFrom(stored, rulesets), takeBacks: 500 };
    expect(undoRefusal(live, sitters[0]?.seat ?? '', live.battle.count - 1)?.reason).toBe('protocol.undo.most');
  });

  it('keep an undo that is refused anyway from playing the battle again', async () => {
    let reads = 0;
    const table = await atTable(HILL, (storage) => ({
      ...storage,
      battle(id) {
        reads += 1;
        return storage.battle(id);
      },
    }));
    const sitters = await sitDown(table);
    await play(table, sitters, () => (sitters[0]?.held?.held.count ?? 0) > 80);
    const before = reads;
    for (const one of sitters) await table.send(one, { t: 'undo', id: 'back', n: one.held?.n ?? 0, to: 0 });
    expect(sitters.map(({ heard }) => heard.filter(({ t }) => t === 'refused').length)).toEqual([1, 1]);
    expect(reads).toBe(before);
  });
});

it('a member who cannot be told does not silence the others, and must come again', async () => {
  let isBroken = false;
  const table = await atTable(HILL, (storage) => ({
    ...storage,
    lines: (battle, after) => (isBroken ? Promise.reject(new Error('no lines')) : storage.lines(battle, after)),
  }));
  const sitters = await sitDown(table);
  const watcher = new Sitter('');
  await table.room.join(watcher, 0);
  // The first in the row lacks more lines than are in memory.
  const [first] = sitters as [Sitter];
  await play(table, sitters, () => (sitters[0]?.held?.n ?? 0) > 60);
  first.sent = 0;
  isBroken = true;
  const asked = sitters.find((sitter) => sitter.offers().length > 0) as Sitter;
  const n = asked.held?.n ?? 0;
  await table.send(asked, { t: 'order', id: 'last', n, command: { ...(asked.offers()[0] as Command) } });
  expect(first.isDropped).toBe(true);
  expect(table.room.members().includes(first)).toBe(false);
  expect(watcher.held?.n).toBeGreaterThan(n);
  expect(table.reported).toHaveLength(1);
});

describe('two processes', () => {
  /** One sits at each; what the other wrote is looked for by `look`. */
  async function apart(through: (storage: Storage) => Storage = (storage) => storage) {
    const table = await atTable(HILL, (storage) => through({ ...storage, shared: true }));
    const { made, room, other } = table;
    const one = new Sitter('france');
    const two = new Sitter('austria');
    await room.join(one, 0);
    await other.join(two, 0);
    const look = async () => {
      const mark = (await table.storage.marks([made.battle]))[made.battle];
      if (mark === undefined) throw new Error('no battle');
      for (const at of [room, other]) await at.refresh(mark);
    };
    const roomOf = (sitter: Sitter) => (sitter === one ? room : other);
    return { table, one, two, look, roomOf };
  }

  async function bound() {
    const { table, one, two, look, roomOf } = await apart();
    const { made } = table;
    for (const at of [one, two]) {
      await roomOf(at).take(at, { t: 'seal', seal: sealOf(made.battle, at.seat, saltOf(made, at)) });
    }
    await look();
    for (const at of [one, two]) await roomOf(at).take(at, { t: 'salt', salt: saltOf(made, at) });
    await look();
    return { table, one, two, look, roomOf };
  }

  it('ask the database nothing where nothing happened, and again where they failed to read', async () => {
    const asked: string[] = [];
    let isCut = false;
    const counted = (storage: Storage): Storage =>
      new Proxy(storage, {
        get(from, name: keyof Storage) {
          const was = from[name];
          if (typeof was !== 'function') return was;
          return (...given: readonly unknown[]) => {
            asked.push(name);
            if (isCut) throw new Error('no database');
            return (was as (...args: readonly unknown[]) => unknown)(...given);
          };
        },
      });
    const { table, one, two, look } = await apart(counted);
    await look();
    asked.length = 0;
    await look();
    await look();
    expect(asked).toEqual([]);
    await table.room.take(one, { t: 'chat', phrase: 'hello' });
    isCut = true;
    await expect(look()).rejects.toThrow('no database');
    isCut = false;
    await look();
    expect(two.heard.filter(({ t }) => t === 'chat')).toHaveLength(1);
    asked.length = 0;
    await look();
    expect(asked).toEqual([]);
  });

  it('bind the dice together: no seal or salt is lost, and the record has one line of it', async () => {
    const { one, two } = await bound();
    expect([one.held?.dice.salts, two.held?.dice.salts]).toEqual([
      expect.objectContaining({ austria: expect.anything() }),
      expect.objectContaining({ france: expect.anything() }),
    ]);
    expect([one.held?.n, two.held?.n]).toEqual([1, 1]);
  });

  it('tell what each other wrote, also where it was read for an order of their own', async () => {
    const { one, two, look, roomOf } = await bound();
    const [mover, waiting] = one.offers().length > 0 ? [one, two] : [two, one];
    const command = { ...(mover.offers()[0] as Command) };
    await roomOf(mover).take(mover, { t: 'order', id: 'a', n: 1, command });
    // The other process does not know it yet, reads it for this order, and refuses.
    await roomOf(waiting).take(waiting, { t: 'order', id: 'b', n: 1, command });
    await look();
    expect(waiting.held?.held.count).toBe(1);
    expect(waiting.mismatch).toBeNull();
  });

  it('tell what was heard of each other’s orders, too, where a client gets views alone', async () => {
    const { one, two, look, roomOf, table } = await bound();
    const [mover, waiting] = one.offers().length > 0 ? [one, two] : [two, one];
    const here = new Sitter(waiting.seat, true);
    const there = new Sitter(waiting.seat, true);
    await roomOf(mover).join(here, 0);
    await roomOf(waiting).join(there, 0);
    for (let orders = 0; orders < 6 && mover.offers().length > 0; orders++) {
      const command = { ...(mover.offers().at(-1) as Command) };
      await roomOf(mover).take(mover, { t: 'order', id: `e${orders}`, n: 1, command });
      await look();
    }
    const heard = (sitter: Sitter) => sitter.heard.flatMap((message) => (message.t === 'view' ? message.events : []));
    expect(heard(here).length).toBeGreaterThan(0);
    expect(heard(there)).toEqual(heard(here));
    expect(there.held?.held.view).toEqual(here.held?.held.view);
    expect(table.reported).toEqual([]);
  });

  it('know an order that the other one took, and serve a client that knows more than they do', async () => {
    const { one, two, roomOf } = await bound();
    const [mover, waiting] = one.offers().length > 0 ? [one, two] : [two, one];
    const order = { t: 'order', id: 'a', n: 1, command: { ...(mover.offers()[0] as Command) } } as const;
    await roomOf(mover).take(mover, order);
    const moved = new Sitter(mover.seat);
    await roomOf(waiting).join(moved, mover.held?.lines.n ?? 0);
    expect(moved.heard).toContainEqual(expect.objectContaining({ t: 'joined', n: 2 }));
    await roomOf(waiting).take(moved, order);
    expect(moved.heard.at(-1)).toMatchObject({ t: 'known', id: 'a', n: 2 });
  });

  it('take nothing back that was asked before the other one wrote', async () => {
    const { one, two, look, roomOf, table } = await bound();
    const [mover, waiting] = one.offers().length > 0 ? [one, two] : [two, one];
    const command = { ...(mover.offers()[0] as Command) };
    await roomOf(mover).take(mover, { t: 'order', id: 'a', n: 1, command });
    await look();
    // Both sit at one process now, while the battle ends at the other one.
    const device = new Sitter(mover.seat);
    await roomOf(waiting).join(device, 0);
    const n = waiting.held?.n ?? 0;
    await roomOf(waiting).take(waiting, { t: 'ask', n, to: 0 });
    const question = device.held?.open?.id ?? '';
    await roomOf(mover).take(mover, { t: 'order', id: 'end', n, command: { ...RESIGN } });
    await roomOf(waiting).take(device, { t: 'answer', question, yes: true });
    expect(device.faults()).toEqual(['protocol.fault.ask']);
    expect(await verdictOf(table)).toMatchObject({ is: 'proven' });
  });
});
