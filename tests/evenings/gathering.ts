/** How an evening begins: processes over one database, a table, and people who sit down at it. */
import { rulesetById } from '@drumhead/rulesets';
import type { Seat } from '@drumhead/engine';
import type { OpenAsk } from '@drumhead/protocol';
import type { Database } from '../../apps/server/src/storage/database.ts';
import { sessionIn } from '../../apps/server/src/http/session.ts';
import { nextKeys } from '../../apps/web/src/online/server/nextKeys.ts';
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
  /** Requests that people made so far, beginnings apart. */
  requests: number;
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

type Method = 'GET' | 'POST' | 'DELETE';

const HEADERS = { host: 'localhost', origin: 'http://localhost' };

/** What a process answers to a request, status 0 where no answer comes; for faults, which let no time pass themselves. */
export async function askAt(
  host: Host | undefined,
  method: Method,
  url: string,
  cookie: string,
  payload?: object,
): Promise<Asked> {
  const nothing = { status: 0, body: null, cookie };
  if (host === undefined || host.server === null) return nothing;
  const { server, owner, asking } = host;
  const headers = { ...HEADERS, ...(cookie === '' ? {} : { cookie }) };
  let ended = (): void => undefined;
  const silence = new Promise<null>((done) => {
    ended = () => done(null);
    asking.add(ended);
  });
  const asked = server.ask({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
  const answer = await Promise.race([asked.catch(() => null), silence]);
  asking.delete(ended);
  if (answer === null || owner.isDead) return nothing;
  const set = answer.headers['set-cookie'];
  const given = (Array.isArray(set) ? set[0] : set)?.split(';')[0] ?? cookie;
  const isJson = String(answer.headers['content-type']).startsWith('application/json');
  const body: unknown = isJson && answer.body !== '' ? JSON.parse(answer.body) : null;
  return { status: answer.statusCode, body, cookie: given };
}

/** Milliseconds until somebody to whose question no answer came asks it again, and how often he does. */
const ASKS_AGAIN = 3000;
const MOST_ASKED = 40;

/** Asks until an answer comes, as people do whose page tells them that none came. */
export async function insist(sim: Sim, ask: () => Promise<Asked>): Promise<Asked> {
  let asked = await ask();
  for (let tries = 1; tries < MOST_ASKED && (asked.status === 0 || asked.status >= 500); tries++) {
    sim.count('asked again');
    await new Promise<void>((done) => sim.after(ASKS_AGAIN, 'asks again', done));
    asked = await ask();
  }
  return asked;
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
  for (const host of hosts) host.onCrash = () => void troubles.push(sim.now);
  const promised = promiserIn(sim);
  const ask: Evening['ask'] = (...asked) => promised(askAt(standing({ hosts }), ...asked));
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
  const ring = { sim, keys: { ...keys }, oldKeys: [], asking: new Map<Seat, number>(), windows: 0, requests: 0 };
  for (const seat of seats.slice(1)) {
    const takers = plan.challenge ? ([hosts[0], hosts.at(-1)] as const) : [];
    // Two strangers see the challenge, and want it at the same moment.
    const taken = await promised(
      Promise.all(
        takers.map((host) => {
          const next = nextKeyIn(ring)(`${table}.${seat}`);
          return insist(sim, () => askOver(ring, host, 'POST', `/api/challenges/${table}`, '', { seat, next }));
        }),
      ),
    );
    const won = taken.filter(({ status }) => status === 200);
    if (won.length > 1) sim.breaks('once', `${seat} was taken by ${won.length} people`);
    if (plan.challenge && won.length === 0) sim.breaks('goes on', `${seat} is taken, and nobody knows that he has it`);
    if (plan.challenge && won[0] !== undefined) {
      sim.count('challenges taken');
      ring.keys[seat] = (won[0].body as { readonly key: string }).key;
      cookies[seat] = won[0].cookie;
    } else cookies[seat] = (await sitAt(ring, ask, table, seat, '')).cookie;
  }
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
    hosts,
    devices: [],
    orders,
    troubles,
    truth,
    oracle: { ordered: () => undefined, answered: () => undefined, sentTo: () => undefined },
    table,
    battle,
    seats,
    ...ring,
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

type KeyRing = Pick<Evening, 'sim' | 'keys' | 'oldKeys' | 'asking' | 'windows'>;

/** Asks for something that may change the key of a seat, and keeps the new one. */
export async function askForKey({ keys, oldKeys, asking }: KeyRing, seat: Seat, asks: Promise<Asked>): Promise<Asked> {
  const before = asking.get(seat) ?? 0;
  // Of two at a time nobody knows which was the last.
  asking.set(seat, before > 0 ? Number.POSITIVE_INFINITY : 1);
  const asked = await asks;
  // What failed may have come about all the same.
  if (asked.status < 500 && asked.status > 0) asking.set(seat, (asking.get(seat) ?? 0) - 1);
  const { key } = (asked.status === 200 ? asked.body : {}) as { readonly key?: string };
  if (key !== undefined) {
    const old = keys[seat];
    // Of two at a time the one that is answered first may be the last that was kept.
    if (old !== undefined && Number.isFinite(asking.get(seat) ?? 0)) oldKeys.push(old);
    keys[seat] = key;
  }
  return asked;
}

/** The keys that a new window makes, as the page does. */
function nextKeyIn(evening: Pick<Evening, 'sim' | 'windows'>): (key: string) => string {
  evening.windows += 1;
  const chance = evening.sim.chance('window', evening.windows);
  const kept = new Map<string, string>();
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  };
  return nextKeys(
    () => storage,
    () => chance.bytes(16).toString('base64url'),
  );
}

/**
 * Opens the link to a seat in a new window of the browser with this cookie, until an answer comes. Whoever is the first there
 * has a key afterwards that nobody else knows.
 */
export function sitAt(
  evening: KeyRing,
  ask: Evening['ask'],
  table: string,
  seat: Seat,
  cookie: string,
): Promise<Asked> {
  const key = evening.keys[seat] ?? '';
  const nextKeyFor = nextKeyIn(evening);
  const sit = (): Promise<Asked> => ask('POST', `/api/tables/${table}/sit`, cookie, { key, next: nextKeyFor(key) });
  return askForKey(evening, seat, insist(evening.sim, sit));
}

/** A process that stands now. */
const standing = ({ hosts }: Pick<Evening, 'hosts'>): Host | undefined => hosts.find(({ isUp }) => isUp);

/** Shares of requests over the nets of people that never arrive, and whose answers do not. */
const REQUEST_LOST = 0.01;
const ANSWER_LOST = 0.04;

type Net = Pick<Evening, 'sim' | 'requests'>;

/** Asks a process over the net of somebody, which loses what is asked, or the answer. */
async function askOver(net: Net, host: Host | undefined, ...asked: Parameters<Evening['ask']>): Promise<Asked> {
  const { sim } = net;
  net.requests += 1;
  const nothing = { status: 0, body: null, cookie: asked[2] };
  const fate = sim.isCalm ? 1 : sim.chance('request', net.requests).next();
  if (fate < REQUEST_LOST) return nothing;
  const answer = await askAt(host, ...asked);
  if (fate >= REQUEST_LOST + ANSWER_LOST) return answer;
  sim.count('answers over HTTP lost');
  return nothing;
}

/** Somebody asks any process that stands now. */
export const askAny =
  (evening: Net & Pick<Evening, 'hosts'>): Evening['ask'] =>
  (...asked) =>
    askOver(evening, standing(evening), ...asked);

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
