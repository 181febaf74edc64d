/** A process of the server: the real one, in a world that may be stopped, set wrong, or ended at any moment. */
import { serverOn } from '../../apps/server/src/app.ts';
import type { RunningServer } from '../../apps/server/src/serverOptions.ts';
import decisionOf from '../../apps/server/src/battles/thinkingWorker.ts';
import type { NotifierNeeds } from '../../apps/server/src/notices/notifier.ts';
import type { World } from '../../apps/server/src/world.ts';
import type { Owner, Sim } from './kernel.ts';
import type { Wire, WireEvents } from '../../apps/web/src/online/session/connection.ts';
import type { Device } from './device.ts';
import type { Link } from './net.ts';
import { type CommitFault, EPOCH, Injected, type Store } from './store.ts';

/** Milliseconds until a browser knows that no answer comes from a process that ended, or whose machine is gone. */
const RESET = 50;
const SILENT = 30_000;

/** Hints between processes. */
export class HintBus {
  readonly hosts: Host[] = [];
  readonly sim: Sim;
  lost: number;
  #sent = 0;
  constructor(sim: Sim, lost: number) {
    this.sim = sim;
    this.lost = lost;
  }
  send(from: Host, battles: readonly string[]): void {
    for (const host of this.hosts) {
      if (host === from || !host.isUp) continue;
      const chance = this.sim.chance('hint', ++this.#sent);
      if (chance.is(this.lost)) continue;
      const { owner, heard } = host;
      this.sim.after(0.5 + chance.next() * 20, 'hint', () => owner.isDead || heard([...battles]));
    }
  }
}

/** One process, which ends and begins again. */
export class Host {
  readonly sim: Sim;
  readonly store: Store;
  readonly index: number;
  readonly bus: HintBus;
  readonly shared: boolean;
  owner: Owner = { isDead: true, waiting: 0 };
  server: RunningServer | null = null;
  isUp = false;
  /** Milliseconds by which its clock is wrong. */
  wall = 0;
  /** It began once by a clock that was wrong: nobody could tell it. */
  startsWrong = false;
  slow = 0;
  isOut = false;
  nextCommit: CommitFault = 'none';
  /** The next commit that holds lines. */
  isOfLines = false;
  heard: (battles: readonly string[]) => void = () => undefined;
  links = new Set<Link>();
  /** Whoever asked over HTTP and waits for an answer: that none comes. */
  asking = new Set<() => void>();
  faults: string[] = [];
  starts = 0;
  deliver: (host: Host) => NotifierNeeds['send'];
  /** How a page reaches it over a real socket; null: over the net of the evening. */
  dial: ((device: Device, events: WireEvents) => { readonly link: Link; readonly wire: Wire }) | null = null;
  onCrash: (host: Host) => void = () => undefined;

  constructor(
    sim: Sim,
    store: Store,
    index: number,
    bus: HintBus,
    shared: boolean,
    deliver: (host: Host) => NotifierNeeds['send'],
  ) {
    this.sim = sim;
    this.store = store;
    this.index = index;
    this.bus = bus;
    this.shared = shared;
    this.deliver = deliver;
    bus.hosts.push(this);
  }

  #world(owner: Owner): World {
    const { sim } = this;
    const chance = sim.chance('world', this.index, this.starts);
    return {
      now: () => Math.floor(EPOCH + sim.now + this.wall),
      steady: () => sim.now,
      after: (ms, then) => (owner.isDead ? () => undefined : sim.after(ms, 'timer', then, owner)),
      every: (ms, then) => {
        let cancel = (): void => undefined;
        const next = (): void => {
          if (owner.isDead) return;
          cancel = sim.after(
            ms,
            'every',
            () => {
              next();
              then();
            },
            owner,
          );
        };
        next();
        return () => cancel();
      },
      soon: () => new Promise((done) => sim.after(0.01, 'soon', () => owner.isDead || done())),
      random: (bytes) => chance.bytes(bytes),
    };
  }

  async start(): Promise<void> {
    const owner: Owner = { isDead: false, waiting: 0 };
    this.owner = owner;
    this.starts += 1;
    if (this.wall !== 0) this.startsWrong = true;
    const sim = this.sim;
    const chance = sim.chance('storage', this.index, this.starts);
    const manner = {
      owner,
      // Two processes always take a while, so that they meet.
      delay: () => (this.slow > 0 ? this.slow * chance.next() : this.shared ? 0.2 + chance.next() * 2 : 0),
      isDown: () => this.isOut,
      commitFault: (hasLines: boolean) => {
        if (this.isOfLines && !hasLines) return 'none' as const;
        const fault = this.nextCommit;
        this.nextCommit = 'none';
        return fault;
      },
      crash: () => this.crash(false),
    };
    const hints = {
      send: (battles: readonly string[]) => this.bus.send(this, battles),
      listen: (heard: (battles: readonly string[]) => void) => {
        this.heard = heard;
      },
      close: () => Promise.resolve(),
    };
    const server = await serverOn({
      database: this.store.openFor(manner, this.shared, this.shared ? hints : null),
      pages: '/nowhere',
      world: this.store.plant.world?.(this.#world(owner)) ?? this.#world(owner),
      thinker: { think: (question) => decisionOf(question), close: () => Promise.resolve() },
      deliver: this.deliver(this),
      onFault: (what, error) => {
        if (owner.isDead) return;
        const text = error instanceof Error ? error.message : String(error);
        sim.say(`host ${this.index} reports ${what}: ${text}`);
        if (!(error instanceof Injected))
          this.faults.push(`${what}: ${error instanceof Error ? (error.stack ?? text) : text}`);
      },
    });
    if (owner.isDead) return;
    this.server = server;
    this.isUp = true;
    sim.say(`host ${this.index} is up`);
  }

  /** kill -9, or the machine is gone (`isSilent`). */
  crash(isSilent: boolean): void {
    if (this.owner.isDead) return;
    this.sim.say(`host ${this.index} dies${isSilent ? ' without a word' : ''}`);
    this.owner.isDead = true;
    this.isUp = false;
    this.server = null;
    this.heard = () => undefined;
    this.store.abandon(this.owner);
    for (const link of this.links) link.processEnded(isSilent);
    this.links.clear();
    for (const tell of this.asking) this.sim.after(isSilent ? SILENT : RESET, 'no answer', tell);
    this.asking.clear();
    this.onCrash(this);
  }

  async close(): Promise<void> {
    if (!this.isUp || this.server === null) return;
    const { owner, server } = this;
    this.isUp = false;
    this.sim.say(`host ${this.index} closes`);
    await server.close();
    if (owner.isDead) return;
    const counts = server.counts();
    if (owner.waiting > 0)
      this.sim.breaks('leaks', `timers of a process that closed: ${this.sim.waitingOf(owner).join(', ')}`);
    if (counts.sockets > 0) this.sim.breaks('leaks', `${counts.sockets} sockets of a process that closed`);
    owner.isDead = true;
    this.store.abandon(owner);
    for (const link of this.links) link.processEnded(false);
    this.links.clear();
    this.sim.say(`host ${this.index} closed`);
  }
}
