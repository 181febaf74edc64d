import { amend, checkOf, momentOf, readRecord, stepsOf, writeRecord } from '@drumhead/engine';
import { type Command, largeBattles } from '@drumhead/large-battles';
import { writeFormat1 } from '@drumhead/testkit';
import { describe, expect, it } from 'vitest';
import { checkIn, type Host, hostOn, now, ready, seats, settled, stateOf } from './hostForTests.ts';
import { isSecret } from './hostState.ts';
import { OWN, puzzleScenario } from '../records/firstBattle.ts';
import { memoryStorage } from '../records/storage.ts';
import { playOn } from '../../replay/playOn.ts';

/** The lines of a record by what they say, checks left out. */
const said = (text: string | null): readonly Record<string, unknown>[] =>
  (text ?? '')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter((line) => !('check' in line));

const readBack = (text: string) => {
  const read = readRecord(text, [largeBattles]);
  if (!read.ok) throw new Error(JSON.stringify(read));
  return read;
};

/** Both sides deployed, and the first dice rolled. */
async function fighting(host: Host): Promise<void> {
  await host.battles.start(seats('human', 'human'));
  for (const seat of ['france', 'britain'] as const) {
    await settled(host);
    host.local.takeOver();
    await ready(host, seat);
  }
  while (now(host).battle?.rolls === 0)
    await host.session.order(now(host).battle?.ruleset.offers(stateOf(host), now(host).viewer)[0] as Command);
}

describe('the record of a battle on the screen', () => {
  it('goes on with the dice of an opened record, for numbers and words as seeds', async () => {
    const host = hostOn(memoryStorage());
    await host.battles.start(seats('human', 'human'));
    const { battle } = now(host);
    for (const seed of [7, '7']) {
      const text = battle && writeFormat1(battle, { scenario: null, seats: {}, seed });
      expect(await host.battles.open(text ?? '')).toBe(true);
      expect(now(host).saved?.seed).toBe(seed);
    }
  });

  it('holds what the players agreed to correct, when it is opened, looked at and played on', async () => {
    const host = hostOn(memoryStorage());
    await host.battles.start(seats('human', 'human'));
    await fighting(host);
    const { battle } = now(host);
    if (!battle) throw new Error('no battle');
    const dis = (stateOf(host).units[0]?.dis ?? 0) === 1 ? 2 : 1;
    const correction = {
      seat: 'france',
      agreed: ['britain'],
      reason: 'A slip',
      changes: [{ path: 'units.0.dis', value: dis }],
      after: battle.count,
    };
    const found = [{ ...correction, line: expect.any(Number) as number }];
    const amended = amend(battle, correction.changes);
    if (!amended.ok) throw new Error(amended.refusal.reason);
    const text = writeRecord(amended.battle, { scenario: null, seats: {}, amendments: [correction] });
    expect(await host.battles.open(text)).toBe(true);
    expect(now(host).saved?.origin).toBe('record');
    expect(now(host).corrections).toEqual(found);
    expect(stateOf(host).units[0]?.dis).toBe(dis);
    const id = now(host).saved?.id ?? '';
    host.session.leave();
    const looked = await host.battles.openForReplay(id);
    expect(now(host).corrections).toEqual(found);
    host.battles.leaveReplay();
    if (!looked) throw new Error('not stored');
    const again = writeRecord(looked.battle, { scenario: null, seats: {}, amendments: found });
    expect(await host.battles.open(again)).toBe(true);
    expect(now(host).corrections).toEqual(found);
    await host.battles.resume(id);
    expect(now(host).corrections).toEqual(found);
  });

  it('gives no record away while something is secret', async () => {
    const host = hostOn(memoryStorage());
    await host.battles.start(seats('human', 'human'));
    await settled(host);
    await ready(host, 'france');
    expect(host.session.record()).toBeNull();
    host.local.takeOver();
    expect(host.session.record()).toBeNull();
    await ready(host, 'britain');
    expect(host.session.record()?.split('\n').length).toBeGreaterThan(40);
    // Who looks at it is told, too.
    const half = hostOn(memoryStorage());
    await half.battles.start(seats('human', 'human'));
    await settled(half);
    const id = now(half).saved?.id ?? '';
    half.session.leave();
    expect((await half.battles.openForReplay(id))?.secret).toBe(true);
  });

  it('names the seed of the dice in the record only once the battle is over', async () => {
    const storage = memoryStorage();
    const host = hostOn(storage);
    await fighting(host);
    const { seed, id, header } = now(host).saved ?? {};
    expect(seed).toBe('seed-1');
    expect([id, header, host.session.record()].join()).not.toContain('seed');
    const taken = host.session.record() ?? '';
    await host.session.order({ type: 'resign' });
    expect(said(host.session.record()).at(-1)).toMatchObject({ end: { seed: 'seed-1' } });
    expect((await storage.read(id ?? ''))?.text).toBe(host.session.record());

    // Taken over by another page it rolls by that page's seed: the record of the whole names none.
    expect(await host.battles.open(taken)).toBe(true);
    expect(now(host).saved?.seed).toBe('seed-2');
    await host.session.order({ type: 'resign' });
    expect(now(host).saved?.over).toBe(true);
    expect(host.session.record()).not.toContain('seed');
  });

  it('writes a record that it can open again', async () => {
    const host = hostOn(memoryStorage());
    await host.battles.start(seats('human', 'recruit'));
    await settled(host);
    await ready(host, 'france');
    const text = host.session.record() ?? '';
    const other = hostOn(memoryStorage());
    expect(await other.battles.open(text)).toBe(true);
    expect(checkIn(other)).toBe(checkIn(host));
    expect(await other.battles.open(text.replace('"ready"', '"reedy"'))).toBe(false);
    expect(now(other).fault?.key).toBe('web.fault.record');
  });

  it('opens a record that breaks off, and says in which line', async () => {
    const host = hostOn(memoryStorage());
    await host.battles.start(seats('human', 'recruit'));
    await settled(host);
    await ready(host, 'france');
    // Without its last check.
    const lines = (host.session.record() ?? '').trimEnd().split('\n').slice(0, -1);
    const { count = 0 } = now(host).battle ?? {};
    const other = hostOn(memoryStorage());
    expect(await other.battles.open(lines.join('\n').slice(0, -20))).toBe(true);
    expect(now(other).battle?.count).toBe(count - 1);
    expect(now(other).fault).toEqual({ key: 'web.fault.cut', facts: { line: lines.length } });
  });

  it('of a battle that is over gets the end line that it lacks, opened from a file or from storage', async () => {
    const storage = memoryStorage();
    const host = hostOn(storage);
    await fighting(host);
    await host.session.order({ type: 'resign' });
    const whole = host.session.record() ?? '';
    const isEnd = (line: string) => line.includes('"end"');
    const lines = whole.split(/(?<=\n)/);
    const unended = lines.slice(0, lines.findIndex(isEnd));

    const other = hostOn(memoryStorage());
    await other.battles.start(seats('human', 'human'));
    expect(await other.battles.open(unended.join(''))).toBe(true);
    expect(now(other).fault).toEqual({ key: 'web.fault.cut', facts: { line: unended.length + 1 } });
    const opened = readBack(other.session.record() ?? '');
    expect(other.session.record()?.startsWith(unended.join(''))).toBe(true);
    expect(opened).not.toHaveProperty('lacksEnd');
    // Another page knows no seed that has rolled these dice.
    expect(said(other.session.record()).at(-1)).toMatchObject({ end: {} });
    expect(opened.record).not.toHaveProperty('seed');

    const { saved } = now(host);
    const kept = memoryStorage();
    if (saved) await kept.create({ ...saved, count: unended.length - 1 }, unended.slice(1));
    const again = hostOn(kept);
    expect(await again.battles.resume(saved?.id ?? '')).toBe(true);
    expect(said(again.session.record()).at(-1)).toMatchObject({ end: { seed: 'seed-1' } });
    expect((await kept.read(saved?.id ?? ''))?.text).toBe(again.session.record());
  });

  it('refuses a text that is too long without looking into it', async () => {
    const host = hostOn(memoryStorage());
    expect(await host.battles.open('x'.repeat(50e6))).toBe(false);
    expect(now(host).fault).toEqual({ key: 'web.fault.large', facts: { size: 48, most: 16 } });
  });

  it('only grows: an undo adds a line, and the battle goes on from there after a reload', async () => {
    const storage = memoryStorage();
    const host = hostOn(storage);
    await host.battles.start(seats('human', 'recruit'));
    await settled(host);
    await ready(host, 'france');
    const before = host.session.record() ?? '';
    const { id = '' } = now(host).saved ?? {};
    const kept = (await storage.read(id))?.text ?? '';
    await host.session.order({ type: 'open', brigade: 0 } as Command);
    await settled(host);
    const { count = 0 } = now(host).battle ?? {};
    await host.session.undo();
    await settled(host);
    const text = (await storage.read(id))?.text ?? '';
    expect(text.startsWith(kept)).toBe(true);
    const [order, back] = said(text).slice(-2);
    expect(order).toMatchObject({ seat: 'france', command: { type: 'open', brigade: 0 } });
    expect(back).toMatchObject({ n: (order?.['n'] as number) + 1, takeBack: { seat: 'france', to: count - 1 } });
    const read = readBack(host.session.record() ?? '');
    expect(read.battle.count).toBe(count - 1);
    expect(checkOf(read.battle)).toBe(checkIn(host));
    expect(said(before)).toEqual(said(host.session.record()).slice(0, -2));

    const again = hostOn(storage);
    await again.battles.resume(id);
    expect(now(again).steps).toHaveLength(count - 1);
    expect(await again.session.order({ type: 'open', brigade: 1 } as Command)).toBe(true);
    await settled(again);
    expect(said(again.session.record()).map(({ n }) => n)).toEqual(said(again.session.record()).map((_, i) => i + 1));
    expect(readBack(again.session.record() ?? '').battle.last?.command).toEqual({ type: 'open', brigade: 1 });
  });

  it('tells when each line was added, and holds as many lines as storage counts', async () => {
    const storage = memoryStorage();
    const host = hostOn(storage);
    await fighting(host);
    const times = said(host.session.record()).map(({ at }) => at as number);
    expect(times.every((at, i) => Number.isInteger(at) && at >= (times[i - 1] ?? 0))).toBe(true);
    const { id = '', count } = now(host).saved ?? {};
    const stored = await storage.read(id);
    expect(stored?.battle.count).toBe(count);
    expect(stored?.text.trimEnd().split('\n')).toHaveLength(1 + (count ?? 0));
  });

  it('of an opened file goes on in that file’s own lines', async () => {
    const host = hostOn(memoryStorage());
    await fighting(host);
    await host.session.undo();
    await settled(host);
    const taken = host.session.record() ?? '';
    const other = hostOn(memoryStorage());
    expect(await other.battles.open(taken)).toBe(true);
    expect(other.session.record()).toBe(taken);
    await other.session.order({ type: 'resign' });
    expect(other.session.record()?.startsWith(taken)).toBe(true);
    expect(checkOf(readBack(other.session.record() ?? '').battle)).toBe(checkIn(other));
  });

  /** A battle as the version before record format 2 saved it. */
  async function savedBefore(host: Host, into: ReturnType<typeof memoryStorage>): Promise<void> {
    const { battle, saved } = now(host);
    if (!battle || !saved) throw new Error('no battle');
    const [header = '', ...lines] = writeFormat1(battle, { scenario: saved.scenario, seats: saved.seats }).split(
      /(?<=\n)/,
    );
    await into.create({ ...saved, header, count: battle.count }, lines);
  }

  it('that an earlier version saved is opened, and goes on with the same dice', async () => {
    const host = hostOn(memoryStorage());
    await fighting(host);
    const old = memoryStorage();
    await savedBefore(host, old);
    const { id = '' } = now(host).saved ?? {};
    const again = hostOn(old);
    expect(await again.battles.resume(id)).toBe(true);
    await settled(again);
    expect(checkIn(again)).toBe(checkIn(host));
    expect(now(again).saved).toMatchObject({ id, seed: now(host).saved?.seed });
    const stored = await old.read(id);
    expect(JSON.parse(stored?.battle.header ?? '')).toMatchObject({ format: 2 });
    const offer = now(host).battle?.ruleset.offers(stateOf(host), now(host).viewer).at(-1) as Command;
    for (const one of [host, again]) {
      expect(await one.session.order(offer)).toBe(true);
      await settled(one);
    }
    expect(checkIn(again)).toBe(checkIn(host));
    const third = hostOn(old);
    expect(await third.battles.resume(id)).toBe(true);
    expect(checkIn(third)).toBe(checkIn(host));
  });

  it('that an earlier version saved cannot be overwritten by a page of that version', async () => {
    const host = hostOn(memoryStorage());
    await fighting(host);
    const old = memoryStorage();
    await savedBefore(host, old);
    const { id = '' } = now(host).saved ?? {};
    const { count = 0 } = now(host).battle ?? {};
    const line = '{"seat":"france","command":{"type":"pass"},"hash":""}\n';
    await hostOn(old).battles.resume(id);
    await expect(old.append(id, count, [line], { touched: 1, count: count + 1, over: false })).rejects.toThrow(
      'elsewhere',
    );
  });

  it('shows no check and no chain while something is secret', async () => {
    const host = hostOn(memoryStorage());
    await host.battles.start(seats('human', 'human'));
    await settled(host);
    await ready(host, 'france');
    expect(isSecret(host.store.getState())).toBe(true);
    expect(host.session.record()).toBeNull();
    const { screen: _screen, battle, record: _record, saved, steps, ...shown } = now(host);
    expect(JSON.stringify([shown, saved, steps.map(({ state: _state, ...step }) => step)])).not.toMatch(/[0-9a-f]{16}/);
    expect(stepsOf(battle as never)).toEqual(steps);
  });
});

describe('a battle that is only looked at', () => {
  it('comes with what is saved of it, and takes no command', async () => {
    const host = hostOn(memoryStorage());
    await fighting(host);
    const { saved, battle } = now(host);
    host.session.leave();
    const seen: (readonly [screen: boolean, battle: boolean])[] = [];
    const stop = host.store.subscribe((shown) => seen.push([shown.screen !== null, shown.battle !== null]));
    const looked = await host.battles.openForReplay(saved?.id ?? '');
    stop();
    // Its words are fetched while the record is read.
    expect(seen).toContainEqual([true, false]);
    expect(looked?.saved).toMatchObject({ id: saved?.id, seats: saved?.seats });
    expect(looked?.secret).toBe(false);
    expect(readBack(looked?.record ?? '').battle.count).toBe(battle?.count);
    expect(now(host)).toMatchObject({ saved: null, battle: looked?.battle });
    expect(now(host).session).toBeNull();
    expect(await host.battles.openForReplay('nobody')).toBeNull();
    // Whoever leaves while it is read finds nothing of it on the next page.
    host.battles.leaveReplay();
    expect(await host.battles.openForReplay(saved?.id ?? '', () => true)).toBeNull();
    expect(now(host)).toMatchObject({ screen: null, battle: null });
  });

  it('is played on from a moment of it, as a new battle with other dice', async () => {
    const host = hostOn(memoryStorage());
    await fighting(host);
    const { saved, battle } = now(host);
    if (!saved || !battle) throw new Error('no battle');
    const moment = momentOf(battle, battle.lastDie);
    const { scenario, seats: players } = saved;
    expect(saved.origin).toBeUndefined();
    const parent = { battle: saved.id, at: moment.count };
    expect(await host.battles.open(writeRecord(moment, { scenario, seats: players }), {}, 'playedOn', parent)).toBe(
      true,
    );
    expect(now(host).saved).toMatchObject({ scenario, seats: players, origin: 'playedOn', parent });
    expect(now(host).saved?.id).not.toBe(saved.id);
    expect(now(host).saved?.seed).not.toBe(saved.seed);
    expect(checkIn(host)).toBe(checkOf(moment));
  });

  it('stays as it was, to the byte, whatever is looked at, noted and played on from it', async () => {
    const storage = memoryStorage();
    const host = hostOn(storage);
    await fighting(host);
    const id = now(host).saved?.id ?? '';
    host.session.leave();
    const kept = JSON.stringify(await storage.read(id));
    const looked = await host.battles.openForReplay(id);
    if (looked === null) throw new Error('not opened');
    const { battle, saved } = looked;
    for (let at = 0; at <= battle.count; at++) momentOf(battle, at);
    // Before its last dice, in their middle, and after them: dice fall and orders are taken back in the new battle alone.
    for (const at of [battle.lastDie - 1, battle.lastDie, battle.count]) {
      expect(await playOn(host.battles, momentOf(battle, at), saved)).toBe(true);
      await settled(host);
      const { battle: branch, viewer } = now(host);
      await host.session.order(branch?.ruleset.offers(stateOf(host), viewer)[0] as Command);
      await settled(host);
      await host.session.undo();
      await settled(host);
      expect(now(host).saved?.id).not.toBe(id);
      host.session.leave();
    }
    host.battles.leaveReplay();
    expect(JSON.stringify(await storage.read(id))).toBe(kept);
    expect(await storage.list()).toHaveLength(4);
    const before = (await storage.read(id))?.text;
    await storage.keepBeside(id, { moments: { 3: 'A close thing' } });
    expect((await storage.read(id))?.text).toBe(before);
  });

  it('of a puzzle of one’s own is not played on, at once or after it is opened again', async () => {
    const host = hostOn(memoryStorage());
    await fighting(host);
    const { saved, battle } = now(host);
    if (!saved || !battle) throw new Error('no battle');
    // The next answer is that of the dice.
    const moment = momentOf(battle, battle.lastDie - 1);
    const record = (scenario: string) => writeRecord(moment, { scenario, seats: saved.seats });
    await host.battles.open(record('raab'), {}, 'playedOn');
    await settled(host);
    expect(now(host).battle?.count).toBeGreaterThan(moment.count);
    await host.battles.open(record(puzzleScenario(`${OWN}x`)), {}, 'playedOn');
    const { id = '' } = now(host).saved ?? {};
    host.session.leave();
    await host.battles.resume(id);
    await settled(host);
    expect(now(host).battle?.count).toBe(moment.count);
  });
});
