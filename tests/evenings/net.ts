/** A net between pages and processes: late, in order within a connection, dead without a word, or cut. */
import type { WireEvents } from '../../apps/web/src/online/session/connection.ts';
import type { Door, Socket } from '../../apps/server/src/live/socket.ts';
import type { Chance, Owner, Sim } from './kernel.ts';

/** Milliseconds that `ws` waits for the other side to close, too. */
const CLOSING = 30_000;

type Heard = (...given: never[]) => void;

/** One connection, as its page and its process see it. */
export class Link {
  readonly sim: Sim;
  readonly chance: Chance;
  owner: Owner;
  readonly name: string;
  /** Nothing arrives any more, and nobody is told. */
  isDead = false;
  /** The page reads nothing meanwhile. */
  isDeaf = false;
  isServerOpen = true;
  /** The process has begun to close it. */
  #isClosing = false;
  #shut: (() => void)[] = [];
  /** The page was told that it is open. */
  isOpened = false;
  isClientOpen = true;
  #up = 0;
  #down = 0;
  #unsent = 0;
  #held: string[] = [];
  #listeners = new Map<string, Heard[]>();
  readonly events: WireEvents;
  onText: (text: string) => void = () => undefined;
  /** What the process hears of what the page says. */
  hears: (text: string) => string = (text) => text;

  constructor(sim: Sim, chance: Chance, owner: Owner, name: string, events: WireEvents) {
    this.sim = sim;
    this.chance = chance;
    this.owner = owner;
    this.name = name;
    this.events = events;
  }

  #late(): number {
    const { chance } = this;
    // A packet that was lost comes again later.
    const stall = chance.is(0.008) && !this.sim.isCalm ? chance.between(200, chance.is(0.1) ? 20_000 : 6000) : 0;
    return 5 + chance.next() * chance.next() * 300 + stall;
  }

  /** To the page, behind what is on its way. */
  #toClient(what: string, run: () => void): void {
    this.#down = Math.max(this.#down, this.sim.now + this.#late());
    this.sim.after(this.#down - this.sim.now, what, () => this.isDead || run());
  }
  #toServer(what: string, run: () => void): void {
    this.#up = Math.max(this.#up, this.sim.now + this.#late());
    this.sim.after(this.#up - this.sim.now, what, () => this.isDead || this.owner.isDead || run(), null);
  }

  #emit(event: string, ...given: unknown[]): void {
    if (this.owner.isDead) return;
    for (const heard of this.#listeners.get(event) ?? []) (heard as (...all: unknown[]) => void)(...given);
  }

  #serverClosed(): void {
    if (!this.isServerOpen) return;
    this.isServerOpen = false;
    this.#emit('close');
    if (!this.owner.isDead) for (const then of this.#shut.splice(0)) then();
  }
  clientClosed(code: number, why = ''): void {
    if (!this.isClientOpen) return;
    this.isClientOpen = false;
    this.sim.say(`${this.name} closed ${code} ${why}`);
    this.events.closed(code, why);
  }

  /** What the server holds. It reports its end later than it is told to end, as `ws` does. */
  readonly socket: Socket = (() => {
    const unsent = (): number => this.#unsent;
    const on = (event: string, heard: Heard): void => {
      this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), heard]);
    };
    return {
      get bufferedAmount() {
        return unsent();
      },
      send: (text: string) => {
        if (!this.isServerOpen || this.#isClosing) return;
        this.#unsent += text.length;
        this.onText(text);
        this.#toClient('down', () => this.#deliver(text));
      },
      ping: () => {
        const pong = (): void => this.#emit('pong');
        this.#toClient('ping', () => this.isDeaf || this.#toServer('pong', () => this.isServerOpen && pong()));
      },
      close: (code: number, why?: string) => {
        if (!this.isServerOpen || this.#isClosing) return;
        this.#isClosing = true;
        this.#toClient('close', () => {
          this.clientClosed(code, why);
          this.#toServer('closed', () => this.#serverClosed());
        });
        this.sim.after(CLOSING, 'close timeout', () => this.#serverClosed());
      },
      terminate: () => {
        this.sim.after(0, 'terminate', () => this.#serverClosed());
        this.#toClient('reset', () => this.clientClosed(1006));
      },
      on,
      once: on,
    };
  })();

  /** Where the request for it came in. */
  readonly door: Door = {
    isShut: () => !this.isServerOpen,
    sendAway: (status) => {
      this.sim.say(`${this.name} is sent away: ${status}`);
      this.isServerOpen = false;
      this.#toClient('sent away', () => this.clientClosed(1006));
      for (const then of this.#shut.splice(0)) then();
    },
    open: (opened) => {
      opened(this.socket);
      this.#opened();
    },
    onceShut: (then) => void this.#shut.push(then),
  };

  #deliver(text: string): void {
    if (this.isDeaf) {
      this.#held.push(text);
      return;
    }
    this.#unsent -= text.length;
    if (!this.isClientOpen) return;
    this.sim.say(`${this.name} < ${text.slice(0, 90)}`);
    this.events.heard(text);
  }

  hearAgain(): void {
    this.isDeaf = false;
    for (const text of this.#held.splice(0)) this.#deliver(text);
  }

  /** By the page. */
  say(text: string): void {
    if (!this.isClientOpen) return;
    this.sim.say(`${this.name} > ${text.slice(0, 90)}`);
    this.#toServer('up', () => this.isServerOpen && this.#emit('message', Buffer.from(this.hears(text)), false));
  }
  hangUp(): void {
    if (!this.isClientOpen) return;
    this.isClientOpen = false;
    this.#toServer('closed', () => this.#serverClosed());
  }

  #opened(): void {
    this.#toClient('opened', () => {
      if (!this.isClientOpen) return;
      this.isOpened = true;
      this.sim.say(`${this.name} opened`);
      this.events.opened();
    });
  }

  /** The process ended: its machine says so, or is gone without a word. */
  processEnded(isSilent: boolean): void {
    this.isServerOpen = false;
    if (isSilent) this.isDead = true;
    else this.#toClient('reset', () => this.clientClosed(1006));
  }

  /** Both ends are told, after a while. */
  reset(): void {
    this.#toClient('reset', () => this.clientClosed(1006));
    this.sim.after(this.#late(), 'reset', () => this.#serverClosed());
  }
}
