/** Pages at the seats of an evening, and who sits where he is. */
import type { Seat } from '@drumhead/engine';
import { sessionIn } from '../../apps/server/src/http/session.ts';
import { Device } from './device.ts';
import type { Evening } from './gathering.ts';
import type { Sim } from './kernel.ts';

/** A page of somebody at this seat. */
export function pageOf(evening: Evening, name: string, seat: Seat, cookie: string, own: string): Device {
  const { sim, battle, hosts, oracle, devices } = evening;
  // Tabs of one browser share what it keeps.
  const gave = devices.find((one) => one.own === own)?.gave ?? [];
  const device = new Device(sim, { name, seat, battle, cookie, own, gave }, hosts, oracle);
  devices.push(device);
  return device;
}

/** Does whoever holds this page sit at its seat still? As it is stored. */
export function sits({ store, table }: Evening, { cookie, seat }: Device): boolean {
  const session = sessionIn(cookie);
  const { owner } = store.raw
    .prepare("select coalesce((select 'account:' || account from account_sessions where session = ?), ?) as owner")
    .get(session, session) as { readonly owner: string };
  const found = store.raw
    .prepare('select 1 from sittings where table_id = ? and seat = ? and session = ?')
    .get(table, seat, owner);
  return found !== undefined;
}

/** Does somebody sit at each seat? */
export const isFull = (evening: Evening): boolean =>
  evening.seats.every((seat) => sitting(evening).some((device) => device.seat === seat));

/** Pages of those who sit where they are. */
export const sitting = (evening: Evening): readonly Device[] => evening.devices.filter((one) => sits(evening, one));

/** What the salts of a device come from, which nobody else draws. */
export const ownFor = (sim: Sim, name: string): string => sim.chance('salt', name).bytes(16).toString('hex');
