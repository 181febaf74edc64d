/** A page of somebody: the real session and connection of the page, on a device that sleeps, is cut off, or is read by nobody. */
import type { Command, Seat } from '@drumhead/engine';
import { saltFor } from '@drumhead/protocol/dice';
import { versionOf } from '@drumhead/rulesets';
import { createSession, type OrderAnswer, type Session } from '../../apps/web/src/online/session/session.ts';
import type { Host } from './host.ts';
import type { Chance, Owner, Sim } from './kernel.ts';
import { Link } from './net.ts';
import { EPOCH } from './store.ts';

/** Milliseconds that a browser waits for the answer to a handshake: longer than the page does. */
const HANDSHAKE = 240_000;

/** An order that a person gave at a page. */
export interface Ordered {
  readonly id: string;
  readonly seat: Seat;
  readonly by: Device;
  readonly command: Command | null;
  readonly at: number;
  answer: OrderAnswer | null;
}

/** Who looks on, and compares. */
export interface Oracle {
  ordered(order: Ordered): void;
  answered(order: Ordered): void;
  sentTo(seat: Seat, text: string): void;
  /** Somebody compares what this page shows. */
  looked(device: Device): void;
}

/** A page on a device; the next one of the same person is another. */
export class Device {
  readonly sim: Sim;
  readonly name: string;
  readonly seat: Seat;
  readonly battle: string;
  readonly cookie: string;
  /** What its salts come from. */
  readonly own: string;
  /** The commitments for which a salt was given here. */
  readonly gave: string[];
  readonly hosts: readonly Host[];
  readonly oracle: Oracle;
  /** When it came to its seat, or came there again. */
  since: number;
  owner: Owner = { isDead: false, waiting: 0 };
  isAsleep = false;
  isCut: 'no' | 'silent' | 'reset' = 'no';
  isDeaf = false;
  link: Link | null = null;
  session: Session | null = null;
  faults = new Map<string, number>();
  acts = 0;
  /** Since when it is connected; null: it is not. */
  connected: number | null = null;
  #links = 0;
  #names = 0;
  #pages = 0;
  #later: (() => void)[] = [];

  constructor(
    sim: Sim,
    given: { name: string; seat: Seat; battle: string; cookie: string; own: string; gave: string[] },
    hosts: readonly Host[],
    oracle: Oracle,
  ) {
    this.sim = sim;
    this.since = sim.now;
    this.name = given.name;
    this.seat = given.seat;
    this.battle = given.battle;
    this.cookie = given.cookie;
    this.own = given.own;
    this.gave = given.gave;
    this.hosts = hosts;
    this.oracle = oracle;
  }

  /** Opens the page. */
  open(): void {
    this.#pages += 1;
    const page = this.#pages;
    const owner: Owner = { isDead: false, waiting: 0 };
    this.owner = owner;
    const chance = this.sim.chance('page', this.name, page);
    const { salt = saltFor } = this.hosts[0]?.store.plant ?? {};
    this.sim.say(`${this.name} opens page ${page}`);
    this.sim.count('pages opened');
    const session = createSession({
      seat: this.seat,
      salt: (commit) => salt(this.own, commit),
      gave: () => this.gave,
      give: (commit) => void this.gave.push(commit),
      open: (events) => this.#connect(events),
      later: (ms, then) => {
        let isOff = false;
        const run = (): void => {
          if (!isOff) then();
        };
        const cancel = this.sim.after(ms, 'page timer', () => (this.isAsleep ? this.#later.push(run) : run()), owner);
        return () => {
          isOff = true;
          cancel();
        };
      },
      random: () => chance.next(),
      rulesOf: async ({ ruleset, rulesVersion }) => (await versionOf(ruleset, rulesVersion))?.ruleset ?? null,
      name: () => `${this.name}-${++this.#names}`,
      now: () => EPOCH + this.sim.now,
      devices: null,
    });
    this.session = session;
    session.store.subscribe((now, before) => {
      if (now.link !== before.link && now.link === 'connected') this.sim.count('joined, anew or again');
      if (now.link !== before.link) this.connected = now.link === 'connected' ? this.sim.now : null;
      if (now.mismatch !== null && before.mismatch === null) {
        this.sim.breaks('same', `${this.name} cannot follow: ${JSON.stringify(now.mismatch)}`);
      }
      if (now.fault !== null && now.fault !== before.fault) {
        this.sim.say(`${this.name} is told ${now.fault}`);
        this.faults.set(now.fault, (this.faults.get(now.fault) ?? 0) + 1);
        this.session?.clearFault();
      }
    });
  }

  close(): void {
    this.session?.close();
    this.session = null;
    this.owner.isDead = true;
    this.link = null;
    this.connected = null;
  }

  sleep(): void {
    this.isAsleep = true;
    if (this.link !== null) this.link.isDead = true;
  }

  wake(): void {
    if (!this.isAsleep) return;
    this.isAsleep = false;
    for (const then of this.#later.splice(0)) then();
    // The browser says that there is a net again.
    this.session?.hurry();
  }

  #connect(events: Parameters<Parameters<typeof createSession>[0]['open']>[0]) {
    const { sim } = this;
    this.#links += 1;
    const chance: Chance = sim.chance('link', this.name, this.#links);
    const up = this.hosts.filter(({ isUp }) => isUp);
    // The proxy before them knows who is up, as a rule.
    const host = up.length > 0 && chance.is(0.9) ? chance.of(up) : chance.of(this.hosts);
    if (host.dial !== null) {
      const { link, wire } = host.dial(this, events);
      this.link = link;
      return wire;
    }
    const link = new Link(sim, chance, host.owner, `${this.name}#${this.#links}@${host.index}`, events);
    this.link = link;
    link.onText = (text) => this.oracle.sentTo(this.seat, text);
    link.hears = host.store.plant.hears ?? link.hears;
    link.isDeaf = this.isDeaf;
    // A handshake that nobody answers: so long one browser waits, others less.
    sim.after(HANDSHAKE, 'handshake', () => link.isOpened || link.clientClosed(1006), this.owner);
    const fail = (ms: number): void => void sim.after(ms, 'no connection', () => link.clientClosed(1006));
    if (this.isCut !== 'no' || this.isAsleep) {
      fail(this.isCut === 'reset' ? 50 : HANDSHAKE);
      link.isDead = true;
    } else
      sim.after(5 + chance.next() * 100, 'connect', () => {
        const { server } = host;
        if (!host.isUp || server === null) return fail(20);
        link.owner = host.owner;
        host.links.add(link);
        const knock = {
          headers: { host: 'localhost', origin: 'http://localhost', cookie: this.cookie },
          url: `/live/${this.battle}?seat=${encodeURIComponent(this.seat)}`,
          socket: { remoteAddress: '127.0.0.1' },
        };
        return server.visit(knock, link.door);
      });
    return { send: (text: string) => link.say(text), close: () => link.hangUp() };
  }

  order(command: Command): Ordered {
    const { session } = this;
    if (session === null) throw new Error('no page');
    this.sim.count('orders given');
    const answer = session.order(command);
    return this.#keep(command, answer);
  }

  undo(to: number): Ordered {
    if (this.session === null) throw new Error('no page');
    return this.#keep(null, this.session.undo(to));
  }

  #keep(command: Command | null, answer: Promise<OrderAnswer>): Ordered {
    const id = `${this.name}-${this.#names}`;
    const order: Ordered = { id, seat: this.seat, by: this, command, at: this.sim.now, answer: null };
    this.oracle.ordered(order);
    void answer.then((given) => {
      order.answer = given;
      this.sim.say(`${id} answered ${given.ok ? 'ok' : (given.refusal?.reason ?? given.fault)}`);
      this.oracle.answered(order);
    });
    return order;
  }
}
