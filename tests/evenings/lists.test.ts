/** Lists of battles in evenings of two processes: right soon after every commit, whoever wrote it and however hints are lost. */
import type { MineMessage } from '@drumhead/protocol/mine';
import { expect, it } from 'vitest';
import { planOf } from './draw.ts';
import { outcomeOf } from './evening.ts';
import { gather } from './gathering.ts';
import { Link } from './net.ts';
import type { Plan } from './plan.ts';

/** Milliseconds in which a list must be right: what processes look for each two seconds, and what is told together. */
const RIGHT = 2600;
const SECOND = 1000;

const PLAN: Plan = {
  ...planOf(5),
  hosts: 2,
  clock: null,
  faults: [],
  extras: [],
  late: 0,
  length: 60 * SECOND,
  rest: 0,
  acts: 14,
};

it.each([0, 1])(
  'lists at both processes are right soon after each commit where %i of all hints are lost, for each seat and nobody else',
  async (lost) => {
    const evening = await gather({ ...PLAN, lost }, false, {});
    const { sim, store, hosts, seats, cookies, battle, devices } = evening;
    const readers = hosts.flatMap((host) =>
      [...seats, 'nobody'].map((seat) => {
        const name = `list of ${seat} at ${host.index}`;
        const link = new Link(sim, sim.chance(name), host.owner, name, {
          opened: () => undefined,
          heard: () => undefined,
          closed: () => undefined,
        });
        const reader = { name, seat, link, last: null as MineMessage | null };
        link.onText = (text) => {
          const message = JSON.parse(text) as MineMessage | { readonly t: 'fault' };
          if (message.t === 'mine') reader.last = message;
        };
        host.links.add(link);
        const cookie = seat === 'nobody' ? `drumhead=${'x'.repeat(22)}` : (cookies[seat] ?? '');
        const headers = { host: 'localhost', origin: 'http://localhost', cookie };
        host.server?.visit({ headers, url: '/live/mine', socket: { remoteAddress: '127.0.0.1' } }, link.door);
        return reader;
      }),
    );
    let looks = 0;
    const look = (): void => {
      const durable = store.durable.filter((line) => line.battle === battle);
      const due = durable.filter(({ at }) => at <= sim.now - RIGHT).length;
      for (const { name, seat, last } of readers) {
        const row = last?.battles.find((one) => one.battle === battle);
        if (seat === 'nobody') {
          if ((last?.battles.length ?? 0) > 0) sim.breaks('lists', `${name} is told of a battle`);
          continue;
        }
        if (due > 0 && (row?.n ?? 0) < due) sim.breaks('lists', `${name} knows ${row?.n} of ${due} lines`);
        const page = devices.find((device) => device.seat === seat)?.session?.store.getState();
        const client = page?.client;
        // Questions come and go without a line.
        if (
          row === undefined ||
          client === undefined ||
          client === null ||
          client.open !== null ||
          client.n !== row.n ||
          row.n === 0
        )
          continue;
        if (due < durable.length) continue;
        looks += 1;
        const { known, view } = client.held;
        const isAsked = page?.bots[seat] === undefined && known.ruleset.pending(view).some((one) => one.seat === seat);
        if (row.waits.includes(seat) !== isAsked)
          sim.breaks('lists', `${name} says ${row.waits.join()}, asked: ${isAsked}`);
      }
      if (sim.now < PLAN.length) sim.after(SECOND, 'look at lists', look);
      else for (const { link } of readers) link.hangUp();
    };
    sim.after(RIGHT, 'look at lists', look);
    expect((await outcomeOf(evening)).found).toEqual([]);
    expect(looks).toBeGreaterThan(20);
  },
);
