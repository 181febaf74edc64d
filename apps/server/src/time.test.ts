/** Clocks that are set back and forth: time for battles never jumps, and limits go by another clock. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atTable, sitDown, type Sitter } from '../test/atTable.ts';
import { asked, HILL, seated } from '../test/playing.ts';
import { newDatabase, type Serving, serving } from '../test/serving.ts';
import { allowance } from './limits.ts';
import { timeOn } from './time.ts';
import { REAL } from './world.ts';

const SECOND = 1000;
const HOUR = 3_600_000;

function clocks() {
  const at = { wall: 1_000_000 * HOUR, steady: 5 };
  const time = timeOn({ now: () => at.wall, steady: () => at.steady });
  const pass = (ms: number): number => {
    at.wall += ms;
    at.steady += ms;
    return time.now();
  };
  return { at, time, pass };
}

describe('time', () => {
  it('goes with the clock of the machine while that does not jump', () => {
    const { at, time, pass } = clocks();
    for (let i = 0; i < 100; i++) pass(i * SECOND);
    expect(time.now()).toBe(at.wall);
    expect(time.isSure()).toBe(true);
  });

  it.each([HOUR, -HOUR, 10 * SECOND, -10 * SECOND, 30 * 24 * HOUR])(
    'jumps with no clock that is set by %i ms',
    (jump) => {
      const { at, time, pass } = clocks();
      const before = pass(HOUR);
      at.wall += jump;
      expect(time.now()).toBe(before);
      expect(time.isSure()).toBe(false);
      let last = before;
      for (let second = 0; second < 100; second++) {
        const now = pass(SECOND);
        // A little faster or slower, and never back.
        expect(now - last).toBeGreaterThan(SECOND * 0.94);
        expect(now - last).toBeLessThan(SECOND * 1.06);
        last = now;
      }
    },
  );

  it('comes to the clock of the machine in the end, and is sure of itself again', () => {
    const { at, time, pass } = clocks();
    at.wall += 60 * SECOND;
    time.now();
    for (let minute = 0; minute < 30; minute++) pass(60 * SECOND);
    expect(Math.abs(time.now() - at.wall)).toBeLessThan(SECOND);
    expect(time.isSure()).toBe(true);
  });

  it('does not wait for ever for a clock that stays wrong', () => {
    const { at, time, pass } = clocks();
    at.wall -= 1000 * HOUR;
    expect(time.isSure()).toBe(false);
    for (let minute = 0; minute < 61; minute++) pass(60 * SECOND);
    expect(time.isSure()).toBe(true);
  });
});

describe('limits', () => {
  it('take nothing back where their clock is asked out of order', () => {
    const given = allowance(2, 1000);
    expect([given.take('a', 1000), given.take('a', 1000), given.take('a', 1000)]).toEqual([true, true, false]);
    expect(given.take('a', 0)).toBe(false);
    expect(given.take('a', 1500)).toBe(true);
  });
});

describe('a server whose clock is set', () => {
  let server: Serving;
  const wall = { by: 0 };
  beforeAll(async () => {
    server = await serving(newDatabase(), { messages: 1000 }, { world: { ...REAL, now: () => REAL.now() + wall.by } });
  });
  afterAll(() => server.close());

  it.each([-HOUR, HOUR])('by %i ms takes orders and people who come again, and lets no flag fall', async (by) => {
    wall.by = 0;
    const clock = { kind: 'live', bank: 600 * SECOND, gain: 0, cap: 600 * SECOND };
    const { clients } = await seated(server.port, { ...HILL, mine: 'france', clock });
    wall.by = by;
    const mover = clients.find((client) => asked(client).isAsked);
    const other = clients.find((client) => client !== mover);
    if (mover === undefined || other === undefined) throw new Error('somebody is asked');
    other.send({ t: 'flag', seat: mover.seat ?? '', choice: 'claim' });
    await other.until(({ faults }) => faults.includes('protocol.fault.flag'));
    mover.drop();
    await mover.connect();
    await mover.until(({ isConnected }) => isConnected);
    expect((await mover.order({ ...(asked(mover).offers[0] as { type: string }) })).t).toBe('lines');
    expect(mover.faults).toEqual([]);
    const told = mover.bytes.map((text) => JSON.parse(text) as { t: string; clock?: { left: Record<string, number> } });
    const left = told.filter(({ t }) => t === 'clock').at(-1)?.clock?.left ?? {};
    for (const seat of ['france', 'austria']) expect(left[seat]).toBeGreaterThan(500 * SECOND);
    wall.by = 0;
    for (const client of clients) client.drop();
  });
});

describe('a flag', () => {
  it('does not fall while the clocks disagree, and falls afterwards', async () => {
    const clock = { kind: 'live', bank: 60 * SECOND, gain: 0, cap: 60 * SECOND } as const;
    const table = await atTable({ ...HILL, clock });
    const sitters = (await sitDown(table)) as readonly [Sitter, Sitter];
    const slow = sitters.find((sitter) => sitter.offers().length > 0) as Sitter;
    const other = sitters.find((sitter) => sitter !== slow) as Sitter;
    table.time.now = HOUR;
    table.time.isSure = false;
    await table.send(other, { t: 'flag', seat: slow.seat, choice: 'claim' });
    expect(other.faults()).toEqual(['protocol.fault.flag']);
    table.time.isSure = true;
    await table.send(other, { t: 'flag', seat: slow.seat, choice: 'claim' });
    expect(other.held?.held.known.ruleset.outcome(other.held.held.view)?.winner).toBe(other.seat);
  });
});
