/** How an evening begins: processes over one database, a table, and people who sit down at it. */
import { rulesetById } from '@drumhead/rulesets';
import type { Seat } from '@drumhead/engine';
import type { OpenAsk } from '@drumhead/protocol';
import type { Database } from '../../apps/server/src/storage/database.ts';
import {
  askAny,
  type Asked,
  askAt,
  byLink,
  insist,
  type KeyRing,
  type Method,
  type Net,
  standing,
  tableKeyIn,
} from './asking.ts';
import type { Device, Oracle, Ordered } from './device.ts';
import { extrasOf } from './extras.ts';
import { HintBus, Host } from './host.ts';
import { Sim } from './kernel.ts';
import { outsideOf, type SentNotice } from './outside.ts';
import type { Fault, Plan } from './plan.ts';
import type { Plant } from './plants.ts';
import { Store } from './store.ts';
import { Truth } from './truth.ts';

/** Somebody took a new link with this cookie. */
export interface Renewal {
  readonly seat: Seat;
  readonly cookie: string;
  readonly at: number;
  /** The browsers that keep the seat: those of the same account. */
  readonly remain: readonly string[];
}

/** Who is signed in to an account, by cookie: at which seat. */
export interface Accounts {
  readonly signedIn: Map<string, Seat>;
  /** Links in mails so far. */
  links: number;
}

/** Somebody pressed yes. */
export interface Consent {
  readonly seat: Seat;
  readonly question: OpenAsk;
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
  /** Keys of seats that work no more. */
  readonly oldKeys: string[];
  /** Seats of which somebody asked for another link, or got up, whatever became of it. */
  readonly left: Set<Seat>;
  /** How many asked for a new key of a seat, of which nobody knows what became: the key that is known need not be right. */
  readonly asking: Map<Seat, number>;
  /** Windows in which the link to a seat was opened so far. */
  windows: number;
  /** Requests that people made so far. */
  requests: number;
  /** What is lost of them by the plan, and did not come yet. */
  readonly unheard: Extract<Fault, { readonly kind: 'unheard' }>[];
  readonly accounts: Accounts;
  /** The database, for what comes to people by mail. */
  readonly mailbox: Database['db'];
  readonly consents: Consent[];
  /** When the others were last silenced, or heard again, by a seat. */
  readonly mutes: Map<Seat, number>;
  /** Milliseconds that passed while no process stood, besides faults. */
  away: number;
  readonly cookies: Record<Seat, string>;
  /** What is stored is known here once it was {@link read}. */
  readonly isCopied: boolean;
  readonly read: () => Promise<void>;
  /** Nothing goes wrong any more, and nobody acts. */
  isHealing: boolean;
  readonly breaks: (invariant: string, text: string) => void;
  /** Lets time pass until this is done. */
  readonly promised: <T>(work: Promise<T>, most?: number) => Promise<T>;
  /** Asks a process that stands. */
  readonly ask: (method: Method, url: string, cookie: string, payload?: object) => Promise<Asked>;
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
  const notices: SentNotice[] = [];
  const deliver = outsideOf({ sim, store, notices });
  const hostsOf = (bus: HintBus): readonly Host[] =>
    Array.from({ length: plan.hosts }, (_, i) => new Host(sim, store, i, bus, plan.hosts > 1, deliver));
  const mailbox = store.reader().db;
  return gatherAt(plan, { sim, store, hostsOf, notices, mailbox, isCopied: false, read: () => Promise.resolve() });
}

/** What there is while people come; `mine`: the seat of whoever set the table. */
export type Gathered = KeyRing &
  Net &
  Pick<Evening, 'hosts' | 'promised' | 'table' | 'cookies'> & { readonly mine: Seat };

/** Milliseconds until a process is there again that ended while people came. */
const BACK = 3000;

/** What an evening takes place in. */
export interface Place extends Pick<Evening, 'sim' | 'store' | 'notices' | 'mailbox' | 'isCopied' | 'read'> {
  readonly hostsOf: (bus: HintBus) => readonly Host[];
}

/** The same wherever the processes are. */
export async function gatherAt(plan: Plan, { hostsOf, ...place }: Place): Promise<Evening> {
  const { sim, store, isCopied, read } = place;
  const bus = new HintBus(sim, plan.lost);
  const troubles: number[] = [];
  const hosts = hostsOf(bus);
  let hasBegun = false;
  for (const host of hosts)
    host.onCrash = () => {
      troubles.push(sim.now);
      if (!hasBegun) sim.after(BACK, 'starts again', () => void host.start());
    };
  const promised = promiserIn(sim);
  const ask: Evening['ask'] = (...asked) => promised(askAt(standing({ hosts }), ...asked));
  for (const host of hosts) await promised(host.start());

  const ruleset = rulesetById(plan.ruleset);
  const begun = ruleset?.create(ruleset.scenario(plan.scenario));
  if (!ruleset || !begun?.ok) throw new Error('no such battle');
  const seats = ruleset.seats(begun.value);
  const [mine = ''] = seats;
  const extras = extrasOf(plan);
  const ring = { sim, keys: {} as Record<string, string>, oldKeys: [], asking: new Map<Seat, number>(), windows: 0 };
  const unheard = plan.faults.filter((fault) => fault.kind === 'unheard');
  const net = { sim, hosts, requests: 0, unheard };
  const wanted = {
    ruleset: plan.ruleset,
    scenario: plan.scenario,
    players: Object.fromEntries(seats.map((seat) => [seat, 'person'])),
    mine,
    ...(plan.clock === null ? {} : { clock: plan.clock }),
    ...Object.assign({}, ...extras.map(({ table }) => table)),
  };
  const next = tableKeyIn(ring)(JSON.stringify(wanted));
  const made = await promised(insist(sim, () => askAny(net)('POST', '/api/tables', '', { ...wanted, next })));
  if (made.status !== 200) throw new Error(`no table: ${JSON.stringify(made.body)}`);
  const { table, battle, keys } = made.body as { table: string; battle: string; keys: Record<string, string> };
  const cookies: Record<Seat, string> = { [mine]: made.cookie };
  const gathered: Gathered = { promised, table, cookies, mine, ...net, ...ring, keys: { ...keys } };
  const another = extras.find(({ comes }) => comes !== undefined);
  for (const seat of seats.slice(1)) cookies[seat] = await (another?.comes?.(gathered, seat) ?? byLink(gathered, seat));
  const tables = Number(store.raw.prepare('select count(*) as tables from tables').get()?.['tables']);
  // A copy is read later.
  if (!isCopied && tables !== 1) sim.breaks('once', `${tables} tables were set for one that was wanted`);
  hasBegun = true;
  await sim.run(() => hosts.every(({ isUp }) => isUp), sim.now + 4 * BACK);
  for (const host of hosts) host.nextCommit = 'none';
  // Nothing is sent from a process of its own: no address of an evening is anybody's.
  for (const seat of isCopied ? [] : seats) {
    for (const way of ['quick', 'slow']) {
      const channel = { kind: 'webhook', address: `https://${seat}.example/${way}`, language: 'en', quiet: null };
      const answer = await ask('POST', '/api/channels', cookies[seat] ?? '', channel);
      if (answer.status !== 200) throw new Error(`no channel: ${JSON.stringify(answer.body)}`);
    }
  }
  await read();
  const truth = await Truth.of({ sim, store, battle, seats, plan, promised });
  const orders: Ordered[] = [];
  const evening: Evening = {
    ...place,
    plan,
    bus,
    devices: [],
    orders,
    troubles,
    truth,
    oracle: { ordered: () => undefined, answered: () => undefined, sentTo: () => undefined, looked: () => undefined },
    battle,
    seats,
    ...gathered,
    cookies,
    renewals: [],
    left: new Set(),
    accounts: { signedIn: new Map(), links: 0 },
    consents: [],
    mutes: new Map(),
    away: 0,
    isHealing: false,
    breaks: (invariant, text) => sim.breaks(invariant, text),
    promised,
    ask,
  };
  return evening;
}
