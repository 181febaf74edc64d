/** One evening: people at their pages, processes over one database, faults on the way; and what must be true all the same. */
import { type Command, DRAW_OFFER } from '@drumhead/engine';
import { actAgain, SITS_DOWN } from './acts.ts';
import type { Device, Ordered } from './device.ts';
import { awaitFaults, heal } from './faults.ts';
import { extrasOf } from './extras.ts';
import { type Evening, gather } from './gathering.ts';
import { ownFor, pageOf, sitting } from './sitting.ts';
import { INVARIANTS } from './invariants.ts';
import type { Found } from './kernel.ts';
import type { Plan } from './plan.ts';
import type { Plant } from './plants.ts';

/** What came of an evening. */
export interface Outcome {
  /** Of everything that happened. */
  readonly hash: string;
  readonly events: number;
  /** Of its own time. */
  readonly seconds: number;
  readonly found: readonly Found[];
  readonly log: readonly string[];
  /** How often what happened. */
  readonly counts: ReadonlyMap<string, number>;
}

export interface Wanted {
  /** Every event is in the log. */
  readonly keepsLog?: boolean;
  /** What is wrong with the server on purpose. */
  readonly plant?: Plant;
}

const SECOND = 1000;
/** After so long everybody must be connected and know what became of his orders. */
const HEALING = 130 * SECOND;

export async function eveningOf(plan: Plan, wanted: Wanted = {}): Promise<Outcome> {
  const undo = wanted.plant?.begins?.();
  try {
    return await played(plan, wanted);
  } finally {
    undo?.();
  }
}

async function played(plan: Plan, { keepsLog = false, plant = {} }: Wanted): Promise<Outcome> {
  return outcomeOf(await gather(plan, keepsLog, plant));
}

/** Lives through an evening, wherever its processes are. */
export async function outcomeOf(evening: Evening): Promise<Outcome> {
  const { sim, store, plan } = evening;
  lookOn(evening);
  await sitDown(evening);
  const ends = sim.now + plan.length;
  const [, second] = evening.devices;
  for (const device of evening.devices) {
    const comes = device === second ? plan.late : 0;
    if (comes > 0) sim.after(comes, 'comes', () => device.session ?? device.open());
    sim.after(comes + SITS_DOWN, 'act', () => actAgain(evening, device, ends));
  }
  awaitFaults(evening, ends);
  await sim.run(() => false, ends + plan.rest);
  for (const { name, waited } of INVARIANTS) tell(evening, name, waited?.(evening));

  await healed(evening);
  await evening.read();
  for (const { name, healed } of INVARIANTS) tell(evening, name, healed?.(evening));
  for (const { afterwards } of extrasOf(plan))
    if (sim.found.length === 0 && !evening.truth.isOver) await afterwards?.(evening);
  if (sim.found.length === 0 && !evening.truth.isOver) await goOn(evening);
  await evening.read();
  if (sim.found.length === 0) for (const { name, ended } of INVARIANTS) tell(evening, name, await ended?.(evening));
  for (const order of evening.orders) if (order.answer !== null) judge(evening, order);
  for (const { faults } of evening.hosts)
    for (const fault of faults) sim.breaks('unexpected', fault.split('\n').slice(0, 3).join(' | '));
  sim.count('rematches begun', Number(store.raw.prepare('select count(*) - 1 as more from battles').get()?.['more']));
  await leave(evening);
  store.raw.close();
  sim.count('lines', evening.truth.lines.length);
  return {
    hash: (sim.hash >>> 0).toString(16).padStart(8, '0'),
    events: sim.events,
    seconds: (sim.now - sim.skipped) / SECOND,
    found: sim.found,
    log: sim.log,
    counts: sim.counts,
  };
}

function tell({ sim }: Evening, name: string, said: string | undefined): void {
  if (said !== undefined) sim.breaks(name, said);
}

function judge(evening: Evening, order: Ordered): void {
  for (const { name, answered } of INVARIANTS) tell(evening, name, answered?.(evening, order));
}

/** Asks every invariant at its moment from now on; a copy comes too late for answers and for what is sent. */
function lookOn(evening: Evening): void {
  const { store, truth, notices, oracle, orders, sim } = evening;
  store.onTwice = ({ id, seat, number }, before) =>
    sim.breaks('once', `order ${id} of ${seat} stands in lines ${before.number} and ${number}`);
  store.onCommit = (lines) => {
    truth.follow(lines);
    for (const { name, committed } of INVARIANTS) tell(evening, name, committed?.(evening, lines));
  };
  oracle.ordered = (order) => void orders.push(order);
  if (evening.isCopied) return;
  oracle.answered = (order) => judge(evening, order);
  oracle.sentTo = (seat, text) => {
    for (const { name, sent } of INVARIANTS) tell(evening, name, sent?.(evening, seat, text));
  };
  oracle.looked = (device) => {
    for (const { name, looked } of INVARIANTS) tell(evening, name, looked?.(evening, device));
  };
  const push = notices.push.bind(notices);
  notices.push = (...given) => {
    const length = push(...given);
    for (const notice of given)
      for (const { name, noticed } of INVARIANTS) tell(evening, name, noticed?.(evening, notice));
    return length;
  };
}

async function sitDown(evening: Evening): Promise<void> {
  const { sim, seats, cookies, plan } = evening;
  for (const seat of seats) pageOf(evening, seat, seat, cookies[seat] ?? '', ownFor(sim, seat));
  for (const { sitDown } of extrasOf(plan)) await sitDown?.(evening);
  const [, second] = evening.devices;
  for (const device of evening.devices) if (device !== second || plan.late === 0) device.open();
}

/** All is well from now on: everything must come right by itself. */
async function healed(evening: Evening): Promise<void> {
  const { sim, hosts, promised } = evening;
  evening.isHealing = true;
  heal(evening);
  await sim.run(() => false, sim.now + 25 * SECOND);
  for (const host of hosts) if (host.owner.isDead || !host.isUp) await promised(host.start());
  // A page notices within a minute that its connection is dead.
  await sim.run(() => false, sim.now + 50 * SECOND);
  const isWell = (): boolean =>
    sitting(evening).every((device) => {
      const state = device.session?.store.getState();
      return state?.link === 'connected' && state.unanswered === 0;
    });
  await sim.run(isWell, sim.now + HEALING - 75 * SECOND);
  await sim.run(() => false, sim.now + 15 * SECOND);
}

/** One who is asked gives an order, then one gives up. */
async function goOn(evening: Evening): Promise<void> {
  const { sim, truth } = evening;
  const devices = sitting(evening);
  const play = async (device: Device, command: Command): Promise<void> => {
    const order = device.order(command);
    await sim.run(() => order.answer !== null, sim.now + 30 * SECOND);
    const said = JSON.stringify(command).slice(0, 60);
    if (order.answer === null) sim.breaks('goes on', `${order.id} has no answer after 30 s: ${said}`);
    else if (!order.answer.ok) {
      const { refusal, fault } = order.answer;
      sim.breaks('goes on', `what was offered was refused after healing: ${refusal?.reason ?? fault}: ${said}`);
    }
    await sim.run(() => false, sim.now + 15 * SECOND);
    await evening.read();
  };
  for (const device of devices) {
    const { session, seat } = device;
    const state = session?.store.getState();
    if (state === undefined || state.client === null || seat === '') continue;
    if (state.bots[seat] !== undefined) {
      session?.tell({ t: 'return' });
      await sim.run(() => false, sim.now + 3 * SECOND);
    }
    const { held } = session?.store.getState().client ?? state.client;
    const { ruleset } = held.known;
    const asked = ruleset.pending(held.view).find((one) => one.seat === seat);
    const [offer] = asked === undefined || asked.decision === DRAW_OFFER ? [] : ruleset.offers(held.view, seat);
    if (offer === undefined) continue;
    await play(device, offer);
    break;
  }
  const first = devices.find(({ seat }) => seat !== '');
  if (first && !truth.isOver && sim.found.length === 0) await play(first, { type: 'resign' });
}

/** Everybody goes; nothing must be left. */
async function leave({ sim, store, devices, hosts, promised }: Evening): Promise<void> {
  for (const device of devices) device.close();
  const isEmpty = (): boolean =>
    hosts.every(({ server }) => {
      const { battles, sockets } = server?.counts() ?? { battles: 0, sockets: 0 };
      return battles + sockets === 0;
    });
  await sim.run(isEmpty, sim.now + 180 * SECOND);
  for (const { server, index } of hosts) {
    const counts = server?.counts();
    if (counts !== undefined && counts.battles + counts.sockets > 0)
      sim.breaks('leaks', `${counts.battles} battles and ${counts.sockets} sockets of process ${index} stay`);
  }
  for (const host of hosts)
    await promised(host.close()).catch(() => sim.breaks('leaks', `process ${host.index} does not end`));
  await sim.run(() => false, sim.now + 10 * SECOND);
  if (!store.isFree) sim.breaks('leaks', 'the database is held');
}
