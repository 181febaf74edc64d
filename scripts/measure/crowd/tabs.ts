// What a person has open: his list, or a battle. Both come again by the very code of the page.
import { type ClientMessage, PROTOCOL, type ServerMessage } from '@drumhead/protocol';
import type { MineMessage } from '@drumhead/protocol/mine';
import { WebSocket } from 'ws';
import { type Connection, createConnection } from '../../../apps/web/src/online/session/connection.ts';
import type { Proxy } from './processes.ts';
import type { CrowdTable, Person } from './tables.ts';

/** One connection a tab, which the proxy sends to a process. */
function connect(
  proxy: Proxy,
  path: string,
  { cookie }: Person,
  events: { readonly opened: () => void; readonly heard: (text: string) => void },
): Connection {
  return createConnection(
    {
      open(wire) {
        const port = proxy.portFor(path.split('?')[0] ?? '');
        const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, {
          headers: { cookie, origin: `http://127.0.0.1:${port}` },
          perMessageDeflate: false,
        });
        socket.on('open', () => wire.opened());
        socket.on('message', (data: Buffer) => wire.heard(data.toString('utf8')));
        socket.on('close', (code, why) => wire.closed(code, why.toString('utf8')));
        socket.on('error', (error) => {
          if ('code' in error && error.code === 'ECONNREFUSED') proxy.failed(port);
        });
        return { send: (text) => socket.send(text), close: () => socket.terminate() };
      },
      later(ms, then) {
        const timer = setTimeout(then, ms);
        return () => clearTimeout(timer);
      },
      random: Math.random,
    },
    { ...events, link: () => undefined },
  );
}

/** An order that was answered: milliseconds of the measure. `n`: the line in which it stands; null: it was refused. */
export interface Ordered {
  readonly table: CrowdTable;
  readonly id: string;
  readonly command: object;
  readonly sent: number;
  readonly answered: number;
  readonly n: number | null;
}

/** Sits at a battle. */
export class BattleTab {
  readonly #connection: Connection;
  readonly #table: CrowdTable;
  #lines = 0;
  #isJoined = false;
  #open: { readonly message: ClientMessage & { t: 'order' }; readonly done: (n: number | null) => void } | null = null;

  constructor(proxy: Proxy, table: CrowdTable, seat: string, person: Person) {
    this.#table = table;
    this.#connection = connect(proxy, `/live/${table.battle}?seat=${seat}`, person, {
      opened: () => {
        this.#isJoined = false;
        this.#connection.send({ t: 'join', v: PROTOCOL, from: this.#lines });
      },
      heard: (text) => this.#hear(JSON.parse(text) as ServerMessage),
    });
  }

  #hear(message: ServerMessage): void {
    if (message.t === 'lines') this.#lines = message.lines.at(-1)?.n ?? this.#lines;
    // The order that was on its way is sent again once all is told, as a page does.
    if (message.t === 'here' && !this.#isJoined) {
      this.#isJoined = true;
      if (this.#open !== null) this.#connection.send(this.#open.message);
    }
    const open = this.#open;
    if (open === null) return;
    const { id } = open.message;
    const n =
      message.t === 'lines'
        ? message.ids?.[id]
        : message.t === 'known' && message.id === id
          ? message.n
          : (message.t === 'refused' && message.id === id) || message.t === 'fault'
            ? null
            : undefined;
    if (n === undefined) return;
    if (n === null) process.stderr.write(`refused: ${JSON.stringify(message)}\n`);
    this.#open = null;
    open.done(n);
  }

  async order(id: string, command: object): Promise<Ordered> {
    const sent = performance.now();
    const n = await new Promise<number | null>((done) => {
      this.#open = { message: { t: 'order', id, n: this.#lines, command: { ...command } } as never, done };
      if (this.#isJoined) this.#connection.send(this.#open.message);
    });
    return { table: this.#table, id, command, sent, answered: performance.now(), n };
  }

  close(): void {
    this.#connection.close();
  }
}

/** When a list had to tell of a line, and how many milliseconds later it did; null: it has not yet. */
export interface Shown {
  readonly battle: string;
  readonly n: number;
  readonly since: number;
  after: number | null;
}

/** Looks at his list. */
export class ListTab {
  readonly #connection: Connection;
  /** The last of it. */
  last: MineMessage | null = null;
  readonly shown: Shown[] = [];
  #waiting: Shown[] = [];

  constructor(proxy: Proxy, person: Person) {
    this.#connection = connect(proxy, '/live/mine', person, {
      opened: () => undefined,
      heard: (text) => this.#hear(JSON.parse(text) as ServerMessage | MineMessage),
    });
  }

  #hear(message: ServerMessage | MineMessage): void {
    if (message.t !== 'mine') return;
    this.last = message;
    this.#look();
  }

  #look(): void {
    const now = performance.now();
    // A battle that is over is in no list.
    const isShown = ({ battle, n }: Shown): boolean =>
      (this.last?.battles.find((one) => one.battle === battle)?.n ?? Number.POSITIVE_INFINITY) >= n;
    for (const one of this.#waiting) if (isShown(one)) one.after = Math.max(0, now - one.since);
    this.#waiting = this.#waiting.filter(({ after }) => after === null);
  }

  /** It has to tell from now on that a battle has this line. */
  expect(battle: string, n: number): void {
    const one: Shown = { battle, n, since: performance.now(), after: null };
    this.shown.push(one);
    this.#waiting.push(one);
    if (this.last !== null) this.#look();
  }

  close(): void {
    this.#connection.close();
  }
}
