/** What another process wrote is told here whatever this one read it for; and what became of a batch whose answer was lost. */
import { type Command, DECLINE_DRAW, DEFAULT_ORDERS, OFFER_DRAW, RESIGN } from '@drumhead/engine';
import type { ClientMessageOf, ServerMessage } from '@drumhead/protocol';
import { sealOf } from '@drumhead/protocol/dice';
import { describe, expect, it } from 'vitest';
import { atTable, type AtTable, saltOf, sitDown, Sitter } from '../test/atTable.ts';
import { HILL } from '../test/playing.ts';
import { openDatabase } from './storage/open.ts';
import { REMEMBERED } from './storage/refusalRows.ts';
import type { Storage } from './storage/storage.ts';
import type { Batch } from './storage/stored.ts';

const shared = (storage: Storage): Storage => ({ ...storage, shared: true });
const nOf = ({ held }: Sitter): number => held?.n ?? 0;
const told = <T extends ServerMessage['t']>({ heard }: Sitter, t: T) =>
  heard.filter((message): message is Extract<ServerMessage, { t: T }> => message.t === t);

let ids = 0;
function orderOf(mover: Sitter, command = mover.offers()[0] as Command): ClientMessageOf<'order'> {
  ids += 1;
  return { t: 'order', id: `e${ids}`, n: nOf(mover), command: { ...command } };
}

/** The other process looks for what was written, as it does every two seconds. */
async function lookThere({ storage, made, other }: AtTable): Promise<void> {
  const mark = (await storage.marks([made.battle]))[made.battle];
  if (mark === undefined) throw new Error('no battle');
  await other.refresh(mark);
}

/** A second page at the seat that must decide, at the other process. */
async function withOld() {
  const table = await atTable(HILL, shared);
  const sitters = (await sitDown(table)) as readonly [Sitter, Sitter];
  await lookThere(table);
  const mover = sitters.find((sitter) => sitter.offers().length > 0) as Sitter;
  const old = new Sitter(mover.seat);
  await table.other.join(old, 0);
  return { table, sitters, mover, old };
}

describe('another process', () => {
  it('does not take a copy of an order that was refused here, and came late there; anew it does', async () => {
    const { table, sitters, mover, old } = await withOld();
    const opponent = sitters.find(({ seat }) => seat !== mover.seat) as Sitter;
    const order = orderOf(mover);
    await table.room.take(opponent, orderOf(opponent, { ...OFFER_DRAW }));
    await table.room.take(mover, order);
    const [refused] = told(mover, 'refused');
    expect(refused).toMatchObject({ id: order.id, refusal: { reason: 'engine.draw.answer' } });
    await table.room.take(mover, orderOf(mover, { ...DECLINE_DRAW }));
    await table.other.take(old, order);
    expect(told(old, 'refused')).toEqual([{ ...refused, n: nOf(mover) }]);
    await lookThere(table);
    await table.other.take(old, orderOf(old));
    expect(nOf(old)).toBeGreaterThan(nOf(mover));
  });

  it('and this one never both refuse and take an order, whichever comes first', async () => {
    const { storage, made, database } = (await withOld()).table;
    const refusal = { rule: 'KERNEL-TURN', reason: 'engine.draw.answer', facts: {} };
    const append = async (id: string): Promise<boolean> => {
      const after = (await storage.battle(made.battle))?.count ?? 0;
      const lines = [{ number: after + 1, text: '{}', seat: 'france', id }];
      const turn = { at: 0, moved: [], notices: [] };
      return storage.append({ battle: made.battle, after, lines, end: null, bond: null, turn, isAsked: false });
    };
    const refuse = (id: string) => storage.refuse(made.battle, { seat: 'france', id, refusal });
    expect([await refuse('a'), await append('a'), await append('b'), await refuse('b')]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    // So many more, and the first is forgotten.
    const beside = await openDatabase(database, 'beside');
    const row = { battle: made.battle, number: REMEMBERED, seat: 'france', order_id: 'c', refusal: '{}' };
    await beside.db.insertInto('refusals').values(row).execute();
    await beside.close();
    await refuse('d');
    expect((await storage.side(made.battle))?.refused.map(({ id }) => id)).toEqual(['c', 'd']);
  });

  it('looks who sits there after a new link, also where an order that came too late had read the battle anew', async () => {
    const { table, mover, old } = await withOld();
    const late = orderOf(old);
    const before = table.lookedAt.length;
    await table.storage.renewKey(table.made.table, mover.seat, 'new', 'host');
    await table.room.take(mover, orderOf(mover));
    await table.other.take(old, late);
    expect(table.lookedAt).toHaveLength(before);
    await lookThere(table);
    expect(table.lookedAt).toHaveLength(before + 1);
    // Once.
    await lookThere(table);
    expect(table.lookedAt).toHaveLength(before + 1);
  });

  it('tells whoever comes no line that was written here as it read the others', async () => {
    let meanwhile: (() => Promise<void>) | null = null;
    const table = await atTable(HILL, (storage) => ({
      ...shared(storage),
      async lines(...asked) {
        const now = meanwhile;
        meanwhile = null;
        await now?.();
        return storage.lines(...asked);
      },
    }));
    const sitters = (await sitDown(table)) as readonly [Sitter, Sitter];
    const order = async (): Promise<void> => {
      const mover = sitters.find((sitter) => sitter.offers().length > 0) as Sitter;
      await table.room.take(mover, orderOf(mover));
    };
    // More than stays in memory for those who missed a few.
    while (nOf(sitters[0]) <= 60) await order();
    await lookThere(table);
    const late = new Sitter('france');
    meanwhile = order;
    await table.other.join(late, 0);
    expect(meanwhile).toBeNull();
    expect(late.mismatch).toBeNull();
    await lookThere(table);
    expect(nOf(late)).toBe(nOf(sitters[0]));
  });

  it('tells everybody what was said here as somebody came there', async () => {
    let meanwhile: (() => Promise<void>) | null = null;
    const table = await atTable(HILL, (storage) => ({
      ...shared(storage),
      async chat(...asked) {
        const now = asked[2] === 0 ? meanwhile : null;
        if (now !== null) meanwhile = null;
        await now?.();
        return storage.chat(...asked);
      },
    }));
    const [one] = (await sitDown(table)) as readonly [Sitter, Sitter];
    const say = (phrase: 'hello' | 'thanks') => table.room.take(one, { t: 'chat', phrase });
    await say('hello');
    const [early, late] = [new Sitter('france'), new Sitter('france')];
    await table.other.join(early, 0);
    meanwhile = () => say('thanks');
    await table.other.join(late, 0);
    expect(meanwhile).toBeNull();
    await lookThere(table);
    for (const sitter of [early, late])
      expect(told(sitter, 'chat').flatMap(({ said }) => said)).toMatchObject([
        { phrase: 'hello' },
        { phrase: 'thanks' },
      ]);
  });

  it('tells every device of a seat of its standing orders, and whoever comes there meanwhile', async () => {
    const { table, mover, old } = await withOld();
    const orders = { ...DEFAULT_ORDERS, ask: 'never' } as const;
    await table.send(mover, { t: 'standing', orders });
    expect([told(mover, 'standing'), told(old, 'standing')]).toEqual([[{ t: 'standing', orders }], []]);
    const late = new Sitter(mover.seat);
    await table.other.join(late, 0);
    expect(told(late, 'joined')[0]?.standing).toEqual(orders);
    expect(told(old, 'standing')).toEqual([{ t: 'standing', orders }]);
    await lookThere(table);
    expect(told(old, 'standing')).toHaveLength(1);
  });

  it('shows what was given up with the news that dice began anew, however it came to know', async () => {
    const table = await atTable(HILL, shared);
    const [one, two, there] = [new Sitter('france'), new Sitter('austria'), new Sitter('austria')];
    for (const sitter of [one, two]) await table.room.join(sitter, 0);
    await table.other.join(there, 0);
    const seal = (digits: number) => ({ t: 'seal', seal: String(digits).padStart(64, '0') }) as const;
    const commit = one.held?.dice.commit ?? '';
    await table.room.take(one, { ...seal(1), commit });
    await table.room.take(one, { ...seal(2), commit, anew: true });
    const shown = [expect.objectContaining({ commit, seals: { france: seal(1).seal } })];
    expect(one.held?.dice.givenUp).toEqual(shown);
    // It holds the commitment of before, and its seal comes too late.
    await table.other.take(there, { ...seal(3), commit });
    expect(there.held?.dice).toMatchObject({ commit: one.held?.dice.commit, seals: {}, givenUp: shown });
  });

  it('tells of a rematch, a pause of talk and free text, also where a void answer had read them', async () => {
    const { table, sitters } = await withOld();
    const [one, two] = sitters;
    const there = new Sitter(two.seat);
    await table.other.join(there, 0);
    const put = async (what: ClientMessageOf<'propose'>['what']): Promise<void> => {
      await table.room.take(one, { t: 'propose', n: nOf(one), what });
      await lookThere(table);
      const question = two.held?.open?.id ?? 'none';
      const yes = { t: 'answer', question, yes: true } as const;
      await table.room.take(two, yes);
      // The same person says yes in a second tab, too late: the question is gone.
      await table.other.take(there, yes);
      await lookThere(table);
    };
    await put({ kind: 'freeText' });
    expect(told(there, 'talk').at(-1)?.talk.freeText).toBe(true);
    await table.room.take(one, { t: 'order', id: 'end', n: nOf(one), command: { ...RESIGN } });
    await lookThere(table);
    await put({ kind: 'rematch' });
    expect(told(there, 'rematch')).toHaveLength(1);
    expect(told(there, 'rematch')[0]).toEqual(told(two, 'rematch')[0]);
  });

  it('takes back that the battle is over, for those who see it there or come meanwhile', async () => {
    const ended = async () => {
      const { table, mover, old } = await withOld();
      table.room.leave(mover);
      const [, other] = [mover, ...Object.keys(HILL.players).filter((seat) => seat !== mover.seat)];
      const by = new Sitter(other ?? '');
      await table.room.join(by, 0);
      await table.room.take(by, orderOf(by, { ...RESIGN }));
      const due = async () =>
        (await table.storage.claimNotices(table.time.now + 200_000, 0, 9)).map(({ kind, seat }) => [kind, seat]);
      return { table, mover, old, due };
    };
    // Of the end somebody there hears at the next look, or as he orders too late.
    for (const isLate of [false, true]) {
      const seen = await ended();
      if (isLate) await seen.table.other.take(seen.old, orderOf(seen.old));
      expect(await seen.due()).toEqual([['over', seen.mover.seat]]);
      await lookThere(seen.table);
      expect(await seen.due()).toEqual([]);
    }
    const { table, mover, old, due } = await ended();
    table.other.leave(old);
    await lookThere(table);
    expect(await due()).toEqual([['over', mover.seat]]);
    await table.other.join(old, 0);
    expect(await due()).toEqual([]);
  });

  it('binds no dice again that were bound between its looks at the bond and at the lines', async () => {
    let early: Awaited<ReturnType<Storage['side']>> = null;
    const table = await atTable(HILL, (storage) => ({
      ...storage,
      shared: true,
      side(battle) {
        const read = early;
        early = null;
        return read === null ? storage.side(battle) : Promise.resolve(read);
      },
    }));
    const { storage, made } = table;
    const sitters = ['france', 'austria'].map((seat) => new Sitter(seat));
    for (const sitter of sitters) await table.room.join(sitter, 0);
    const there = new Sitter('france');
    await table.other.join(there, 0);
    for (const at of sitters)
      await table.room.take(at, { t: 'seal', seal: sealOf(made.battle, at.seat, saltOf(table.made, at)) });
    const before = await storage.side(made.battle);
    for (const at of sitters) await table.room.take(at, { t: 'salt', salt: saltOf(table.made, at) });
    early = before;
    await lookThere(table);
    // Whoever ends the battle there publishes the secret all the same.
    await table.other.take(there, orderOf(there, { ...RESIGN }));
    const lines = (await storage.battle(made.battle))?.lines ?? [];
    expect(lines.filter(({ text }) => text.includes('"dice":{'))).toHaveLength(1);
    expect(lines.at(-1)?.text).toContain('"secret":');
  });

  it('does not begin dice anew for which this one has the last salt by now', async () => {
    let last: (() => Promise<unknown>) | null = null;
    const table = await atTable(HILL, (storage) => ({
      ...storage,
      shared: true,
      async append(batch) {
        const quicker = batch.bond === null ? null : last;
        if (quicker === null) return storage.append(batch);
        last = null;
        await quicker();
        return storage.append(batch);
      },
    }));
    const { storage, made } = table;
    const [one, two] = ['france', 'austria'].map((seat) => new Sitter(seat)) as [Sitter, Sitter];
    for (const at of [one, two]) await table.other.join(at, 0);
    for (const at of [one, two])
      await table.other.take(at, { t: 'seal', seal: sealOf(made.battle, at.seat, saltOf(made, at)) });
    await table.other.take(one, { t: 'salt', salt: saltOf(made, one) });
    const now = { at: 0, moved: [], notices: [] };
    last = () =>
      storage.changeBond(
        made.battle,
        (bond) => ({ ...bond, salts: { ...bond.salts, austria: saltOf(made, two) } }),
        () => now,
      );
    const commit = two.held?.dice.commit ?? '';
    await table.other.take(two, { t: 'seal', seal: '0'.repeat(64), commit, anew: true });
    await table.other.goOn();
    expect([one.held?.dice.commit, two.faults()]).toEqual([commit, []]);
    const lines = (await storage.battle(made.battle))?.lines ?? [];
    expect(lines.filter(({ text }) => text.includes('"dice":{'))).toHaveLength(1);
    expect(Object.keys(one.held?.dice.salts ?? {}).sort()).toEqual(['austria', 'france']);
  });

  it('shows what was given up as it was last, with a seal that came there meanwhile', async () => {
    let meanwhile: (() => Promise<unknown>) | null = null;
    const table = await atTable(HILL, (storage) => ({
      ...storage,
      shared: true,
      async append(batch) {
        const comes = batch.bond === null ? null : meanwhile;
        meanwhile = null;
        await comes?.();
        return storage.append(batch);
      },
    }));
    const [one, two] = [new Sitter('france'), new Sitter('austria')];
    await table.room.join(one, 0);
    await table.other.join(two, 0);
    const commit = one.held?.dice.commit ?? '';
    const [first, second, theirs] = ['1', '2', '3'].map((digit) => digit.repeat(64)) as [string, string, string];
    await table.room.take(one, { t: 'seal', seal: first, commit });
    meanwhile = () => table.other.take(two, { t: 'seal', seal: theirs, commit });
    await table.room.take(one, { t: 'seal', seal: second, commit, anew: true });
    expect(two.held?.dice.seals).toEqual({ france: first, austria: theirs });
    expect(one.held?.dice).toMatchObject({
      seals: {},
      givenUp: [{ commit, seals: { france: first, austria: theirs } }],
    });
  });

  it('tells everybody of dice that were bound there, and of standing orders there, whatever had them read', async () => {
    const table = await atTable(HILL, shared);
    const [one, two, late] = [new Sitter('france'), new Sitter('austria'), new Sitter('france')];
    await table.other.join(one, 0);
    for (const sitter of [two, late]) await table.room.join(sitter, 0);
    const seal = ({ seat }: Sitter, salt: string) =>
      ({ t: 'seal', seal: sealOf(table.made.battle, seat, salt) }) as const;
    const salts = [one, two].map((sitter) => ({ t: 'salt', salt: saltOf(table.made, sitter) }) as const);
    await table.other.take(one, seal(one, salts[0]?.salt ?? ''));
    await table.room.take(two, seal(two, salts[1]?.salt ?? ''));
    await table.room.take(two, salts[1] as ClientMessageOf<'salt'>);
    await table.other.take(one, salts[0] as ClientMessageOf<'salt'>);
    await table.other.take(one, { t: 'standing', orders: DEFAULT_ORDERS });
    // The battle is read anew, since the lines of the other process stand in the way.
    await table.room.take(two, orderOf(two, { ...OFFER_DRAW }));
    await table.room.take(late, seal(late, '1'.repeat(32)));
    expect(two.held?.dice.salts).not.toBeNull();
    await table.room.take(two, { t: 'standing', orders: DEFAULT_ORDERS });
    const mark = (await table.storage.marks([table.made.battle]))[table.made.battle];
    await table.room.refresh(mark as NonNullable<typeof mark>);
    expect(told(late, 'standing')).toHaveLength(1);
  });

  it('tells of dice that began anew there, to whoever comes with a salt for the old ones', async () => {
    const table = await atTable(HILL, shared);
    const [one, two, device] = ['france', 'austria', 'france'].map((seat) => new Sitter(seat)) as [
      Sitter,
      Sitter,
      Sitter,
    ];
    await table.room.join(one, 0);
    await table.room.join(two, 0);
    await table.other.join(device, 0);
    const sealed = (sitter: Sitter, salt: string): ClientMessageOf<'seal'> => ({
      t: 'seal',
      seal: sealOf(table.made.battle, sitter.seat, salt),
    });
    for (const sitter of [one, two]) await table.room.take(sitter, sealed(sitter, saltOf(table.made, sitter)));
    await lookThere(table);
    // The salt of a device that lost the first one.
    await table.other.take(device, sealed(device, '1'.repeat(32)));
    const before = told(two, 'dice').length;
    await table.room.take(two, { t: 'salt', salt: saltOf(table.made, two) });
    for (const sitter of [one, two]) {
      const news = told(sitter, 'dice').at(-1)?.dice;
      // Nobody's seal is left: all know that they must seal anew.
      expect(news?.seals).toEqual({});
    }
    expect(told(two, 'dice').length).toBeGreaterThan(before);
  });
});

/** A table whose database does `odd` with a batch that it has kept, once: after `next`. */
async function oddTable(odd: (storage: Storage, batch: Batch) => Promise<boolean>) {
  let isOdd = false;
  const table = await atTable(HILL, (storage) => ({
    ...storage,
    async append(batch) {
      const kept = await storage.append(batch);
      if (!isOdd) return kept;
      isOdd = false;
      return odd(storage, batch);
    },
  }));
  const sitters = (await sitDown(table)) as readonly [Sitter, Sitter];
  const mover = sitters.find((sitter) => sitter.offers().length > 0) as Sitter;
  return {
    table,
    sitters,
    mover,
    next: (): void => {
      isOdd = true;
    },
  };
}

describe('a batch that was kept although its answer was lost', () => {
  it('is told to everybody, and what comes after it is taken', async () => {
    const { table, sitters, mover, next } = await oddTable(() => Promise.reject(new Error('the answer was lost')));
    const before = nOf(mover);
    const order = orderOf(mover);
    next();
    await table.send(mover, order);
    for (const sitter of sitters) expect(nOf(sitter)).toBeGreaterThan(before);
    await table.send(mover, order);
    expect(told(mover, 'known')).toMatchObject([{ id: order.id }]);
    const then = sitters.find((sitter) => sitter.offers().length > 0) as Sitter;
    await table.send(then, orderOf(then));
    expect(then.faults()).not.toContain('protocol.fault.message');
    expect(sitters.map(({ mismatch }) => mismatch)).toEqual([null, null]);
  });

  it('is told, too, where the batch is tried again and found to be there', async () => {
    // The database tries the batch a second time, and finds the line that it kept.
    const { table, sitters, mover, next } = await oddTable((storage, batch) => storage.append(batch));
    const before = nOf(mover);
    next();
    await table.send(mover, orderOf(mover));
    expect(told(mover, 'known')).toHaveLength(1);
    for (const sitter of sitters) expect(nOf(sitter)).toBeGreaterThan(before);
  });
});
