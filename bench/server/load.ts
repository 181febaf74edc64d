// The clients: they know the orders beforehand, send them at a given pace, and count what they are told.
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { WebSocket } from 'ws';
import { newSession } from '../../apps/server/src/http/session.ts';
import { openDatabase } from '../../apps/server/src/storage/open.ts';
import { storageOn } from '../../apps/server/src/storage/storage.ts';
import { REAL } from '../../apps/server/src/world.ts';
import type { Cost } from './attend.ts';
import { type BenchBattle } from './battles.ts';

/** A server in a process of its own. */
export class BenchServer {
  readonly #child: ChildProcess;
  readonly port: number;

  private constructor(child: ChildProcess, port: number) {
    this.#child = child;
    this.port = port;
  }

  static async start(file: 'ourServer.ts' | 'floorServer.ts', options: object): Promise<BenchServer> {
    const path = fileURLToPath(new URL(file, import.meta.url));
    const args = ['--expose-gc', '--disable-warning=ExperimentalWarning', path, JSON.stringify(options)];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    const { port } = await next<{ port: number }>(child);
    return new BenchServer(child, port);
  }

  async cost(): Promise<Cost> {
    this.#child.send('cost');
    return next<Cost>(this.#child);
  }

  async kill(): Promise<void> {
    const ended = new Promise((done) => this.#child.once('exit', done));
    this.#child.kill('SIGKILL');
    await ended;
  }
}

function next<T>(child: ChildProcess): Promise<T> {
  return new Promise((done, fail) => {
    const ended = () => fail(new Error('a server of the bench ended early; its own words are above'));
    child.once('exit', ended);
    child.once('message', (message) => {
      child.off('exit', ended);
      done(message as T);
    });
  });
}

/** Cookies of sessions that sit at these seats. */
export type Cookies = ReadonlyMap<string, string>;
export const cookieName = (battle: string, seat: string, device: number): string => `${battle} ${seat} ${device}`;

/** Puts the tables into the database, before the server opens it; who sits where with how many devices. */
export async function prepare(database: string, battles: readonly BenchBattle[], devices: number): Promise<Cookies> {
  const opened = await openDatabase(database);
  const storage = storageOn(opened);
  const cookies = new Map<string, string>();
  for (const { table, seats } of battles) {
    await storage.createTable(table);
    for (const seat of seats) {
      for (let device = 0; device < devices; device++) {
        const { session, cookie } = newSession(false, REAL);
        await storage.sit(session, table.id, table.keys[seat] ?? '');
        cookies.set(cookieName(table.battle.id, seat, device), cookie.split(';')[0] ?? '');
      }
    }
  }
  await opened.close();
  return cookies;
}

/** One connection that has joined. */
export class BenchClient {
  bytes = 0;
  readonly #socket: WebSocket;
  #waits: { readonly id: string; readonly done: () => void } | null = null;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data: Buffer) => {
      this.bytes += data.length;
      const waits = this.#waits;
      if (waits === null || !data.includes(waits.id)) return;
      this.#waits = null;
      waits.done();
    });
    socket.on('error', () => undefined);
  }

  /** `form`: views alone. */
  static join(port: number, battle: string, seat: string, cookie: string, form?: 'view'): Promise<BenchClient> {
    const origin = `http://127.0.0.1:${port}`;
    const socket = new WebSocket(`ws://127.0.0.1:${port}/live/${battle}?seat=${seat}`, {
      headers: { cookie, origin },
      perMessageDeflate: false,
    });
    const client = new BenchClient(socket);
    return new Promise((done, fail) => {
      socket.once('error', fail);
      client.#waits = { id: '"joined"', done: () => done(client) };
      socket.once('open', () => {
        socket.send(JSON.stringify({ t: 'join', v: 1, from: 0, ...(form === undefined ? {} : { form }) }));
      });
    });
  }

  /** Milliseconds until the order was answered. */
  order(id: string, command: object): Promise<number> {
    const begun = performance.now();
    return new Promise((done) => {
      this.#waits = { id: `"${id}"`, done: () => done(performance.now() - begun) };
      this.#socket.send(JSON.stringify({ t: 'order', id, n: 0, command }));
    });
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  close(): void {
    this.#socket.terminate();
  }
}

export interface Played {
  readonly orders: number;
  /** Milliseconds of each. */
  readonly delays: readonly number[];
}

/**
 * Plays orders `from` to `to` of all battles, at so many a second if there is a pace; each battle waits for its answer.
 */
export async function play(
  battles: readonly BenchBattle[],
  clients: ReadonlyMap<string, BenchClient>,
  { from, to, pace }: { readonly from: number; readonly to: number; readonly pace: number },
): Promise<Played> {
  const begun = performance.now();
  const delays: number[] = [];
  let sent = 0;
  await Promise.all(
    battles.map(async ({ table, orders }) => {
      for (let i = from; i < Math.min(to, orders.length); i++) {
        const due = begun + (sent++ * 1000) / pace;
        const wait = due - performance.now();
        if (wait > 0) await new Promise((done) => setTimeout(done, wait));
        const { seat, command } = orders[i] as BenchBattle['orders'][number];
        const client = clients.get(cookieName(table.battle.id, seat, 0));
        delays.push((await client?.order(`${table.battle.id}-${i}`, command)) ?? Number.NaN);
      }
    }),
  );
  return { orders: delays.length, delays };
}
