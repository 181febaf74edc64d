/** How an evening begins: processes over one database, a table, and people who sit down at it. */
import { rulesetById } from '@drumhead/rulesets';
import type { Seat } from '@drumhead/engine';
import { sessionIn } from '../../apps/server/src/http/session.ts';
import { Device, type Oracle, type Ordered } from './device.ts';
import { HintBus, Host } from './host.ts';
import { Sim } from './kernel.ts';
import { outsideOf, type SentNotice } from './outside.ts';
import type { Plan } from './plan.ts';
import type { Plant } from './plants.ts';
import { Store } from './store.ts';
import { Truth } from './truth.ts';

/** What came over HTTP. */
export interface Asked {
  readonly status: number;
  readonly body: unknown;
  readonly cookie: string;
}

/** Somebody took a new link with this cookie. */
export interface Renewal {
  readonly seat: Seat;
  readonly cookie: string;
  readonly at: number;
}

/** All that an act, a fault or an invariant may look at. */
export interface Evening {
  readonly plan: Plan;
  readonly sim: Sim;
  readonly store: Store;
  readonly bus: HintBus;
  readonly hosts: readonly Host[];
  /** Pages, those of second tabs and devices too. */
  readonly devices: Device[];
  readonly orders: Ordered[];
  readonly notices: SentNotice[];
  /** When something went wrong that may keep a process from writing down what it did. */
  readonly troubles: number[];
  readonly truth: Truth;
  readonly oracle: Oracle;
  readonly table: string;
  readonly battle: string;
  readonly seats: readonly Seat[];
  /** Of seats; a new link changes one. */
  readonly keys: Record<string, string>;
  /** New links that were taken. */
  readonly renewals: Renewal[];
  readonly cookies: Record<Seat, string>;
  /** Nothing goes wrong any more, and nobody acts. */
  isHealing: boolean;
  readonly breaks: (invariant: string, text: string) => void;
  /** Lets time pass until this is done. */
  readonly promised: <T>(work: Promise<T>, most?: number) => Promise<T>;
  /** Asks a process that stands. */
  readonly ask: (method: 'GET' | 'POST', url: string, cookie: string, payload?: object) => Promise<Asked>;
}

const HEADERS = { host: 'localhost', origin: 'http://localhost' };

/** What a process answers to a request; for faults, which let no time pass themselves. */
export async function askAt(
  host: Host | undefined,
  method: 'GET' | 'POST',
  url: string,
  cookie: string,
  payload?: object,
): Promise<Asked> {
  if (host === undefined || host.server === null) return { status: 0, body: null, cookie };
  const headers = { ...HEADERS, ...(cookie === '' ? {} : { cookie }) };
  const answer = await host.server.ask({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
  const set = answer.headers['set-cookie'];
  const given = (Array.isArray(set) ? set[0] : set)?.split(';')[0] ?? cookie;
  return {
    status: answer.statusCode,
    body: answer.body === '' ? null : (JSON.parse(answer.body) as unknown),
    cookie: given,
  };
}

function promiserIn(sim: Sim): Evening['promised'] {
  return async <T>(work: Promise<T>, most = 120_000): Promise<T> => {
    let done: (() => T) | null = null;
    work.then(
      (value) => {
        done = () => value;
      },
      (error: unknown) => {
        done = () => {
          throw error;
        };
      },
    );
    await sim.run(() => done !== null, sim.now + most);
    if (done === null) throw new Error('nothing came of it');
    return (done as () => T)();
  };
}

/** Somebody makes a table, others sit down or take the challenge, and all want to be told. */
export async function gather(plan: Plan, keepsLog: boolean, plant: Plant): Promise<Evening> {
  const sim = new Sim(plan.seed);
  sim.keepsLog = keepsLog;
  const store = await Store.made(sim);
  store.plant = plant;
  const bus = new HintBus(sim, plan.lost);
  const troubles: number[] = [];
  const notices: SentNotice[] = [];
  const deliver = outsideOf({ sim, store, notices });
  const hosts = Array.from({ length: plan.hosts }, (_, i) => new Host(sim, store, i, bus, plan.hosts > 1, deliver));
  for (const host of hosts) host.onCrash = () => void troubles.push(sim.now);
  const promised = promiserIn(sim);
  const ask: Evening['ask'] = (method, url, cookie, payload) =>
    promised(
      askAt(
        hosts.find(({ isUp }) => isUp),
        method,
        url,
        cookie,
        payload,
      ),
    );
  for (const host of hosts) await promised(host.start());

  const ruleset = rulesetById(plan.ruleset);
  const begun = ruleset?.create(ruleset.scenario(plan.scenario));
  if (!ruleset || !begun?.ok) throw new Error('no such battle');
  const seats = ruleset.seats(begun.value);
  const [mine = ''] = seats;
  const made = await ask('POST', '/api/tables', '', {
    ruleset: plan.ruleset,
    scenario: plan.scenario,
    players: Object.fromEntries(seats.map((seat) => [seat, 'person'])),
    mine,
    ...(plan.clock === null ? {} : { clock: plan.clock }),
    ...(plan.challenge ? { challenge: { hours: null } } : {}),
  });
  if (made.status !== 200) throw new Error(`no table: ${JSON.stringify(made.body)}`);
  const { table, battle, keys } = made.body as { table: string; battle: string; keys: Record<string, string> };
  const cookies: Record<Seat, string> = { [mine]: made.cookie };
  const seatKeys = { ...keys };
  for (const seat of seats.slice(1)) {
    const takers = plan.challenge ? ([hosts[0], hosts.at(-1)] as const) : [];
    // Two strangers see the challenge, and want it at the same moment.
    const taken = await promised(
      Promise.all(takers.map((host) => askAt(host, 'POST', `/api/challenges/${table}`, '', { seat }))),
    );
    const won = taken.filter(({ status }) => status === 200);
    if (won.length > 1) sim.breaks('once', `${seat} was taken by ${won.length} people`);
    if (plan.challenge && won[0] !== undefined) {
      sim.count('challenges taken');
      seatKeys[seat] = (won[0].body as { readonly key: string }).key;
      cookies[seat] = won[0].cookie;
    } else cookies[seat] = (await ask('POST', `/api/tables/${table}/sit`, '', { key: seatKeys[seat] })).cookie;
  }
  for (const seat of seats) {
    for (const way of ['quick', 'slow']) {
      const channel = { kind: 'webhook', address: `https://${seat}.example/${way}`, language: 'en', quiet: null };
      const answer = await ask('POST', '/api/channels', cookies[seat] ?? '', channel);
      if (answer.status !== 200) throw new Error(`no channel: ${JSON.stringify(answer.body)}`);
    }
  }
  const truth = await Truth.of({ sim, store, battle, seats, plan, promised });
  const orders: Ordered[] = [];
  const evening: Evening = {
    plan,
    sim,
    store,
    bus,
    hosts,
    devices: [],
    orders,
    notices,
    troubles,
    truth,
    oracle: { ordered: () => undefined, answered: () => undefined, sentTo: () => undefined },
    table,
    battle,
    seats,
    keys: seatKeys,
    cookies,
    renewals: [],
    isHealing: false,
    breaks: (invariant, text) => sim.breaks(invariant, text),
    promised,
    ask,
  };
  return evening;
}

/** A page of somebody at this seat. */
export function pageOf(evening: Evening, name: string, seat: Seat, cookie: string, salt: string): Device {
  const { sim, battle, hosts, oracle, devices } = evening;
  const device = new Device(sim, { name, seat, battle, cookie, salt }, hosts, oracle);
  devices.push(device);
  return device;
}

/** Does whoever holds this page sit at its seat still? As it is stored. */
export function sits({ store, table }: Evening, { cookie, seat }: Device): boolean {
  const found = store.raw
    .prepare('select 1 from sittings where table_id = ? and seat = ? and session = ?')
    .get(table, seat, sessionIn(cookie));
  return found !== undefined;
}

/** Pages of those who sit where they are. */
export const sitting = (evening: Evening): readonly Device[] => evening.devices.filter((one) => sits(evening, one));

/** A salt of a device, which nobody else draws. */
export const saltFor = (sim: Sim, name: string): string => sim.chance('salt', name).bytes(16).toString('hex');
