/** What people ask a server over HTTP, on a net that loses requests and answers; and the keys of seats that they get by it. */
import type { Seat } from '@drumhead/engine';
import { nextKeys, nextTable } from '../../apps/web/src/online/server/nextKeys.ts';
import type { Evening, Gathered } from './gathering.ts';
import type { Host } from './host.ts';
import type { Sim } from './kernel.ts';
import type { AskedFor, Unheard } from './plan.ts';

/** What came over HTTP. */
export interface Asked {
  readonly status: number;
  readonly body: unknown;
  readonly cookie: string;
}

export type Method = 'GET' | 'POST' | 'DELETE';

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

export type KeyRing = Pick<Evening, 'sim' | 'keys' | 'oldKeys' | 'asking' | 'windows'>;

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

type Windows = Pick<Evening, 'sim' | 'windows'>;

/** What a new window keeps, and the keys that it draws. */
function windowIn(evening: Windows) {
  evening.windows += 1;
  const chance = evening.sim.chance('window', evening.windows);
  const kept = new Map<string, string>();
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
  return [() => storage, () => chance.bytes(16).toString('base64url')] as const;
}

/** The keys that a new window makes, as the page does. */
export const nextKeyIn = (evening: Windows): ((key: string) => string) => nextKeys(...windowIn(evening));

/** The key of a table that a new window asks for, as the page makes it. */
export const tableKeyIn = (evening: Windows): ((wanted: string) => string) => nextTable(...windowIn(evening)).keyFor;

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

/** Somebody comes by the link to this seat: the cookie that he has then. */
export async function byLink(gathered: Gathered, seat: Seat): Promise<string> {
  const { promised, table } = gathered;
  return (await promised(sitAt(gathered, askAny(gathered), table, seat, ''))).cookie;
}

/** A process that stands now. */
export const standing = ({ hosts }: Pick<Evening, 'hosts'>): Host | undefined => hosts.find(({ isUp }) => isUp);

/** Shares of requests over the nets of people that never arrive, and whose answers do not. */
const REQUEST_LOST = 0.01;
const ANSWER_LOST = 0.04;

export type Net = Pick<Evening, 'sim' | 'requests' | 'unheard'>;

/** What is asked for over this address. */
const FOR: Readonly<Record<AskedFor, RegExp>> = {
  table: /^POST \/api\/tables$/,
  sit: /^POST \/api\/tables\/[^/]+\/sit$/,
  take: /^POST \/api\/challenges\//,
  back: /^DELETE \/api\/challenges\//,
};

/** What becomes of a request by the plan, or by chance. */
function fateOf(net: Net, method: Method, url: string): Unheard | null {
  const { sim, unheard } = net;
  net.requests += 1;
  if (sim.isCalm) return null;
  const planned = unheard.findIndex(({ of }) => FOR[of].test(`${method} ${url}`));
  const [fault] = planned < 0 ? [] : unheard.splice(planned, 1);
  if (fault !== undefined) {
    sim.count(`unheard: ${fault.of}, ${fault.how}`);
    if (fault.times > 1) unheard.push({ ...fault, times: fault.times - 1 });
    return fault.how;
  }
  const fate = sim.chance('request', net.requests).next();
  return fate < REQUEST_LOST ? 'unasked' : fate < REQUEST_LOST + ANSWER_LOST ? 'unanswered' : null;
}

/** Asks a process over the net of somebody, which loses what is asked, or the answer. */
export async function askOver(net: Net, host: Host | undefined, ...asked: Parameters<Evening['ask']>): Promise<Asked> {
  const { sim } = net;
  const [method, url, cookie] = asked;
  const nothing = { status: 0, body: null, cookie };
  const fate = fateOf(net, method, url);
  if (fate === 'unasked') return nothing;
  if (fate !== null && fate !== 'unanswered' && host !== undefined) {
    host.nextCommit = fate;
    host.isOfLines = false;
  }
  const answer = await askAt(host, ...asked);
  if (fate !== 'unanswered') return answer;
  sim.count('answers over HTTP lost');
  return nothing;
}

/** Somebody asks any process that stands now. */
export const askAny =
  (evening: Net & Pick<Evening, 'hosts'>): Evening['ask'] =>
  (...asked) =>
    askOver(evening, standing(evening), ...asked);
