/**
 * The same evenings against real processes: servers that are killed, sockets of `ws`, PostgreSQL that is ended at once, and the
 * time of this machine. The invariants are asked over a copy of the database. Bytes that are sent, times of lines and notices
 * are not asked here: a copy comes too late for them.
 */
import { WebSocket } from 'ws';
import { backUp } from '../../apps/server/src/storage/backup.ts';
import { openDatabase } from '../../apps/server/src/storage/open.ts';
import type { Database } from '../../apps/server/src/storage/database.ts';
import { ServerProcess } from '../../apps/server/test/child.ts';
import { type Postgres, startPostgres } from '../../apps/server/test/postgres.ts';
import type { Device } from './device.ts';
import { planOf } from './draw.ts';
import { type Outcome, outcomeOf } from './evening.ts';
import { gatherAt, type Place } from './gathering.ts';
import { Host, type HintBus } from './host.ts';
import { type Owner, Sim } from './kernel.ts';
import type { Link } from './net.ts';
import type { Fault, Plan } from './plan.ts';
import { EPOCH, Store } from './store.ts';

const SECOND = 1000;
/** Faults that real processes, nets and databases have. */
const KINDS: readonly Fault['kind'][] = ['crash', 'restart', 'outage', 'cut', 'reload', 'tab', 'link', 'other'];
const LATE = 5 * SECOND;
const ORIGIN = 'http://localhost';

/** Time of this machine. */
class RealSim extends Sim {
  constructor(seed: number) {
    super(seed);
    const set = (): void => undefined;
    Object.defineProperty(this, 'now', { get: () => Date.now() - EPOCH, set });
  }

  override after(ms: number, _what: string, run: () => void, owner: Owner | null = null): () => void {
    const timer = setTimeout(() => owner?.isDead === true || run(), ms);
    return () => clearTimeout(timer);
  }

  override async run(is: () => boolean, until: number): Promise<void> {
    while (!is() && this.now < until) await new Promise((done) => setTimeout(done, 20));
  }
}

/** A process of its own. */
class RealHost extends Host {
  readonly process: ServerProcess;
  readonly postgres: Postgres;
  #isOut = false;
  /** The one before has ended, and given its port free. */
  #gone: Promise<unknown> = Promise.resolve();
  #starting: Promise<void> | null = null;

  constructor(sim: Sim, store: Store, index: number, bus: HintBus, address: string, postgres: Postgres) {
    super(sim, store, index, bus, true, () => () => Promise.reject(new Error('nothing is sent')));
    this.process = new ServerProcess(address);
    this.postgres = postgres;
    const set = (is: boolean): void => this.#end(is);
    Object.defineProperty(this, 'isOut', { get: () => this.#isOut, set });
    this.dial = (device, events) => this.#dial(device, events);
  }

  /** The database is ended at once, for all, and begun again. */
  #end(is: boolean): void {
    if (is && !this.#isOut) this.postgres.restart();
    this.#isOut = is;
  }

  /** Whoever starts one that begins already waits for that: of two, one would stay behind. */
  override start(): Promise<void> {
    this.#starting ??= this.#begin().finally(() => {
      this.#starting = null;
    });
    return this.#starting;
  }

  async #begin(): Promise<void> {
    await this.#gone;
    const owner: Owner = { isDead: false, waiting: 0 };
    this.owner = owner;
    await this.process.start().catch((error: unknown) => {
      if (owner.isDead) throw error;
      // Another program took its port meanwhile.
      this.process.port = 0;
      return this.process.start();
    });
    this.server = { ask: (given: Asks) => this.#ask(given), counts: () => ({ battles: 0, sockets: 0 }) } as never;
    this.isUp = true;
  }

  override crash(): void {
    if (this.owner.isDead) return;
    this.owner.isDead = true;
    this.isUp = false;
    this.server = null;
    this.#gone = this.process.kill();
    this.onCrash(this);
  }

  override async close(): Promise<void> {
    this.isUp = false;
    this.server = null;
    const { owner } = this;
    const ending = this.process.end();
    this.#gone = ending;
    const isWell = await ending;
    owner.isDead = true;
    if (!isWell) this.sim.breaks('leaks', `process ${this.index} does not end by itself`);
  }

  async #ask({ method, url, headers, payload }: Asks) {
    const body = payload === undefined ? null : JSON.stringify(payload);
    const type = body === null ? {} : { 'content-type': 'application/json' };
    const own = { cookie: headers['cookie'] ?? '', origin: `${ORIGIN}:${this.process.port}`, ...type };
    const answer = await fetch(`${ORIGIN}:${this.process.port}${url}`, {
      method,
      headers: own,
      body,
      redirect: 'manual',
    });
    const given = Object.fromEntries(answer.headers);
    return {
      statusCode: answer.status,
      headers: { ...given, 'set-cookie': answer.headers.getSetCookie() },
      body: await answer.text(),
    };
  }

  #dial({ battle, seat, cookie, isCut }: Device, events: Parameters<NonNullable<Host['dial']>>[1]) {
    const { port } = this.process;
    const headers = { cookie, origin: `${ORIGIN}:${port}` };
    const at = `ws://localhost:${isCut === 'no' ? port : 9}/live/${battle}?seat=${encodeURIComponent(seat)}`;
    const socket = new WebSocket(at, { headers });
    let isOver = false;
    const closed = (code: number, why: string): void => {
      if (!isOver) events.closed(code, why);
      isOver = true;
    };
    socket.on('open', () => events.opened());
    socket.on('message', (data) => isOver || events.heard((data as Buffer).toString()));
    socket.on('close', (code, why) => closed(code, String(why)));
    socket.on('error', () => closed(1006, ''));
    const link = { reset: () => socket.terminate(), hearAgain: () => undefined } as unknown as Link;
    const wire = {
      send: (text: string) => socket.readyState === socket.OPEN && socket.send(text),
      close: () => socket.close(),
    };
    return { link, wire };
  }
}

interface Asks {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: object;
}

/** The plan of a seed, as far as real processes can follow it in a short time. */
function realPlanOf(seed: number): Plan {
  const plan = planOf(seed);
  const length = 25 * SECOND;
  const faults = plan.faults
    .filter(({ kind }) => KINDS.includes(kind))
    .map((fault) => ({ ...fault, at: Math.floor((fault.at / (plan.length + plan.rest)) * length) }))
    .map((fault) => ('length' in fault ? { ...fault, length: Math.min(fault.length, 3 * SECOND) } : fault))
    .map((fault) => ('down' in fault ? { ...fault, down: Math.min(fault.down, 2 * SECOND) } : fault));
  const more = { ruleset: 'skirmish', scenario: 'shakos-pick-up', clock: null, rest: 0 };
  const extras = plan.extras.filter((name) => name !== 'weeks');
  return { ...plan, ...more, hosts: 2, length, acts: 16, late: Math.min(plan.late, LATE), extras, faults };
}

/** Of a database that begins again, or a machine that is busy. */
const TRIES = 10;

/** Does it again a while later where the database does not answer. */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; tries < TRIES; tries++) {
    try {
      return await work();
    } catch {
      await new Promise((done) => setTimeout(done, 2 * SECOND));
    }
  }
  return work();
}

/** Everything that is stored, copied to where the invariants look. */
async function copied(store: Store, database: Database): Promise<void> {
  const lines: string[] = [];
  await backUp(database, (line) => Promise.resolve(void lines.push(line)));
  const rows = lines.map((line) => JSON.parse(line) as { table?: string; row?: Record<string, never> });
  store.fill(rows.flatMap(({ table, row }) => (table === undefined || row === undefined ? [] : [{ table, row }])));
}

/** An evening with two processes at one PostgreSQL: people sit at a table of a new database. */
async function livedThrough(plan: Plan, postgres: Postgres): Promise<Outcome> {
  const address = await patiently(() => Promise.resolve(postgres.newDatabase()));
  const database = await patiently(() => openDatabase(address));
  const hosts: RealHost[] = [];
  const sim = new RealSim(plan.seed);
  const store = await Store.made(sim);
  const place: Place = {
    sim,
    store,
    hostsOf(bus) {
      for (let i = 0; i < plan.hosts; i++) hosts.push(new RealHost(sim, store, i, bus, address, postgres));
      return hosts;
    },
    read: () => patiently(() => copied(store, database)),
    mailbox: database.db,
    notices: [],
    isCopied: true,
  };
  try {
    return await outcomeOf(await gatherAt(plan, place));
  } finally {
    // Also where the evening failed itself.
    await Promise.all(hosts.map((host) => host.process.kill()));
    await database.close();
  }
}

/** So many evenings at a time, each with a PostgreSQL of its own, which others do not end; what came of each. */
export async function playReal(
  seeds: readonly number[],
  together: number,
  tell: (plan: Plan, outcome: Pick<Outcome, 'counts' | 'found'>) => void,
): Promise<void> {
  const waiting = [...seeds];
  const next = async (): Promise<void> => {
    for (let seed = waiting.shift(); seed !== undefined; seed = waiting.shift()) {
      const postgres = await startPostgres();
      if (postgres === null) throw new Error('there is no PostgreSQL here');
      const plan = realPlanOf(seed);
      try {
        tell(plan, await livedThrough(plan, postgres));
      } catch (error) {
        // The evenings beside it go on.
        tell(plan, { counts: new Map(), found: [{ invariant: 'unexpected', text: String(error) }] });
      } finally {
        postgres.stop();
      }
    }
  };
  await Promise.all(Array.from({ length: together }, next));
}
