/** A client for tests: a browser's cookie, HTTP, and a live connection that keeps every byte it was sent. */
import { randomBytes } from 'node:crypto';
import type { Command, StandingOrders } from '@drumhead/engine';
import {
  afterMessage,
  type ClientBattle,
  type ClientMessage,
  joinedBattle,
  type Mismatch,
  type ServerMessage,
} from '@drumhead/protocol';
import { saltFor, sealOf } from '@drumhead/protocol/dice';
import { rulesets } from '@drumhead/rulesets';
import { WebSocket } from 'ws';

export interface Made {
  readonly table: string;
  readonly battle: string;
  readonly seat: string;
  readonly keys: Readonly<Record<string, string>>;
  readonly commit: string;
}

/** `key`: the new one of a seat that changed hands. */
export interface Sat {
  readonly battle: string;
  readonly seat: string;
  readonly key?: string;
}

/** A browser: one session. */
export class Browser {
  port: number;
  cookie = '';

  constructor(port: number) {
    this.port = port;
  }

  async ask(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const response = await fetch(`http://127.0.0.1:${this.port}${path}`, {
      method,
      // Cookies of an answer that leads on would be lost.
      redirect: 'manual',
      headers: {
        origin: `http://127.0.0.1:${this.port}`,
        ...(this.cookie === '' ? {} : { cookie: this.cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const [cookie] = response.headers.getSetCookie();
    if (cookie !== undefined) this.cookie = cookie.split(';')[0] as string;
    const text = await response.text();
    return { status: response.status, text, headers: response.headers };
  }

  async make(wanted: object): Promise<Made> {
    const { status, text } = await this.ask('POST', '/api/tables', wanted);
    if (status !== 200) throw new Error(`${status} ${text}`);
    return JSON.parse(text) as Made;
  }

  async sit(table: string, key: string): Promise<Sat> {
    const { status, text } = await this.ask('POST', `/api/tables/${table}/sit`, { key });
    if (status !== 200) throw new Error(`${status} ${text}`);
    return JSON.parse(text) as Sat;
  }
}

type Moved = (client: Client) => boolean;

/** One live connection after another, for one seat. */
export class Client {
  readonly browser: Browser;
  readonly battle: string;
  readonly seat: string | null;
  /** Everything it was sent, from every connection. */
  readonly bytes: string[] = [];
  held: ClientBattle | null = null;
  mismatch: Mismatch | null = null;
  readonly answered = new Map<string, ServerMessage>();
  faults: string[] = [];
  /** Seats that the server decides for. */
  bots: Readonly<Record<string, string>> = {};
  #own = randomBytes(16).toString('hex');
  #cameTo = '';
  #socket: WebSocket | null = null;
  #waiting: { readonly until: Moved; readonly done: () => void }[] = [];
  #ids = 0;
  readonly #name = randomBytes(4).toString('hex');

  /** Takes views alone, as a client that lacks the rules. */
  readonly viewsAlone: boolean;

  constructor(browser: Browser, battle: string, seat: string | null, viewsAlone = false) {
    this.viewsAlone = viewsAlone;
    this.browser = browser;
    this.battle = battle;
    this.seat = seat;
  }

  connect(): Promise<void> {
    const { port, cookie } = this.browser;
    const address = `ws://127.0.0.1:${port}/live/${this.battle}?seat=${this.seat ?? ''}`;
    const socket = new WebSocket(address, { headers: { cookie, origin: `http://127.0.0.1:${port}` } });
    this.#socket = socket;
    socket.on('message', (data: Buffer) => this.#hear(data.toString('utf8')));
    return new Promise((done, fail) => {
      socket.on('error', fail);
      socket.on('unexpected-response', (_request, response) => fail(new Error(`status ${response.statusCode}`)));
      socket.on('open', () => {
        socket.off('error', fail);
        socket.on('error', () => undefined);
        const form = this.viewsAlone ? ({ form: 'view' } as const) : {};
        this.send({ t: 'join', v: 1, from: this.held?.lines.n ?? 0, ...form });
        done();
      });
    });
  }

  get isConnected(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /** Reads nothing from its socket meanwhile, not even that it is to close. */
  set isDeaf(is: boolean) {
    if (is) this.#socket?.pause();
    else this.#socket?.resume();
  }

  /** Waits for the socket to be closed by the server. */
  closed(): Promise<number> {
    return new Promise((done) => this.#socket?.once('close', done));
  }

  /** Connects; empty once something was heard, else what it was closed with. */
  async enter(): Promise<string> {
    await this.connect();
    const before = this.bytes.length;
    const closed = new Promise<string>((done) =>
      this.#socket?.once('close', (code, why: Buffer) => done(`${code} ${why.toString('utf8')}`)),
    );
    return Promise.race([closed, this.until(({ bytes }) => bytes.length > before).then(() => '')]);
  }

  drop(): void {
    this.#socket?.terminate();
  }

  send(message: ClientMessage): void {
    this.sendText(JSON.stringify(message));
  }

  sendText(text: string): void {
    this.#socket?.send(text);
  }

  newId(): string {
    this.#ids += 1;
    return `${this.#name}-${this.#ids}`;
  }

  /** Sends an order and waits for its answer; may be called again with the same id after a new connection. */
  async order(command: Command, id = this.newId()): Promise<ServerMessage> {
    this.send({ t: 'order', id, n: this.held?.n ?? 0, command: { ...command } });
    const faults = this.faults.length;
    await this.until(() => this.answered.has(id) || this.faults.length > faults);
    const answer = this.answered.get(id);
    if (answer === undefined) throw new Error(`order ${id}: ${this.faults.at(-1)}`);
    return answer;
  }

  stand(orders: StandingOrders | null): void {
    this.send({ t: 'standing', orders: orders && { ...orders } });
  }

  /** Waits until something is so. */
  until(is: Moved): Promise<void> {
    if (is(this)) return Promise.resolve();
    return new Promise((done) => {
      this.#waiting.push({ until: is, done });
    });
  }

  /** Forgets its salt, as a browser does whose data was deleted. */
  loseSalt(): void {
    this.#own = randomBytes(16).toString('hex');
  }

  #hear(text: string): void {
    this.bytes.push(text);
    const message = JSON.parse(text) as ServerMessage;
    const moved =
      message.t === 'joined' && this.held === null
        ? joinedBattle(message, rulesets)
        : this.held && afterMessage(this.held, message);
    if (moved?.ok) this.held = moved.client;
    else if (moved) this.mismatch = moved.mismatch;
    if (message.t === 'lines' || message.t === 'view') {
      for (const id of Object.keys(message.ids ?? {})) this.answered.set(id, message);
    }
    if (message.t === 'refused' || message.t === 'known') this.answered.set(message.id, message);
    if (message.t === 'joined' || message.t === 'players') this.bots = message.bots;
    if (message.t === 'fault') this.faults.push(message.reason);
    if (message.t === 'joined') this.#cameTo = message.dice.commit;
    if (message.t === 'joined' || message.t === 'dice') this.#bind();
    const ready = this.#waiting.filter((one) => one.until(this));
    this.#waiting = this.#waiting.filter((one) => !ready.includes(one));
    for (const { done } of ready) done();
  }

  /**
   * Seals, and gives its salt when all seals are in, as a page does: only one that comes takes the place of another device at
   * its seat, else the two would seal in turns without an end.
   */
  #bind(): void {
    const { seat, held } = this;
    if (seat === null || held === null || held.dice.salts !== null) return;
    const { people, seals, commit } = held.dice;
    const salt = saltFor(this.#own, commit);
    const seal = sealOf(this.battle, seat, salt);
    const anew = commit === this.#cameTo;
    if (seals[seat] !== seal) {
      if (anew || seals[seat] === undefined) this.send({ t: 'seal', seal, commit, anew });
    } else if (people.every((one) => seals[one] !== undefined)) this.send({ t: 'salt', salt, commit });
  }
}
