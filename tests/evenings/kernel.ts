/** Virtual time: one queue of events, chance from a seed, and a hash over everything that happened. */

/** 32 bits from a seed and names: what one thing draws does not depend on what others drew. */
export function hashOf(...parts: readonly (string | number)[]): number {
  let h = 0x811c9dc5;
  for (const part of parts) {
    const text = `${part}|`;
    for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  }
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** Draws from a seed and a name. */
export class Chance {
  #a: number;
  constructor(...parts: readonly (string | number)[]) {
    this.#a = hashOf(...parts);
  }
  /** From 0 to below 1. */
  next(): number {
    this.#a = (this.#a + 0x6d2b79f5) | 0;
    let t = Math.imul(this.#a ^ (this.#a >>> 15), 1 | this.#a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }
  int(n: number): number {
    return Math.floor(this.next() * n);
  }
  between(least: number, most: number): number {
    return least + this.int(most - least + 1);
  }
  is(share: number): boolean {
    return this.next() < share;
  }
  of<T>(list: readonly T[]): T {
    return list[this.int(list.length)] as T;
  }
  /** One of these, each as often as its weight says beside those of the others. */
  ofWeighted<T extends { readonly weight: number }>(list: readonly T[]): T {
    let drawn = this.next() * list.reduce((sum, { weight }) => sum + weight, 0);
    return list.find(({ weight }) => (drawn -= weight) < 0) ?? (list.at(-1) as T);
  }
  bytes(n: number): Buffer {
    const made = Buffer.alloc(n);
    for (let i = 0; i < n; i++) made[i] = this.int(256);
    return made;
  }
}

/** A process, or a page: what it set going ends with it. */
export interface Owner {
  /** A process that was killed: its timers fire no more. */
  isDead: boolean;
  /** Timers that wait. */
  waiting: number;
}

interface Event {
  at: number;
  readonly seq: number;
  readonly owner: Owner | null;
  readonly what: string;
  readonly run: () => void;
  isOff: boolean;
}

const turn = (): Promise<void> => new Promise((done) => setImmediate(done));

/** A promise was broken. */
export interface Found {
  /** The name of the invariant that says so. */
  readonly invariant: string;
  readonly text: string;
}

/** Time of one evening, and all that waits in it. */
export class Sim {
  readonly seed: number;
  now = 0;
  events = 0;
  /** Milliseconds that passed at once. */
  skipped = 0;
  hash = 0x811c9dc5;
  readonly log: string[] = [];
  readonly found: Found[] = [];
  readonly counts = new Map<string, number>();
  keepsLog = false;
  /** Nothing goes wrong any more. */
  isCalm = false;
  #seq = 0;
  #heap: Event[] = [];

  constructor(seed: number) {
    this.seed = seed;
  }

  chance(...parts: readonly (string | number)[]): Chance {
    return new Chance(this.seed, ...parts);
  }

  /** Something happened: it is in the hash, and in the log where one is kept. */
  say(text: string): void {
    const line = `${this.now.toFixed(3)} ${text}`;
    for (let i = 0; i < line.length; i++) this.hash = Math.imul(this.hash ^ line.charCodeAt(i), 0x01000193);
    if (this.keepsLog) this.log.push(line);
  }

  /** A promise is broken. */
  breaks(invariant: string, text: string): void {
    this.say(`BROKEN ${invariant}: ${text}`);
    this.found.push({ invariant, text: `${text} (at ${(this.now / 1000).toFixed(1)} s)` });
  }

  /** What the evening contained, for whoever wants to know how much was tried. */
  count(what: string, by = 1): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + by);
  }

  after(ms: number, what: string, run: () => void, owner: Owner | null = null): () => void {
    const event: Event = { at: this.now + Math.max(0, ms), seq: this.#seq++, owner, what, run, isOff: false };
    if (owner !== null) owner.waiting += 1;
    this.#push(event);
    return () => {
      if (!event.isOff && owner !== null) owner.waiting -= 1;
      event.isOff = true;
    };
  }

  /** Runs until something is so, or nothing is left, or so much time has passed. */
  async run(is: () => boolean, until: number): Promise<void> {
    let idle = 0;
    while (!is()) {
      const next = this.#heap[0];
      if (next === undefined || next.at > until) {
        // Work that needs no time may be under way still.
        if (++idle > 60) break;
        await turn();
        continue;
      }
      idle = 0;
      this.#pop();
      if (next.isOff) continue;
      if (next.owner !== null) next.owner.waiting -= 1;
      next.isOff = true;
      this.now = next.at;
      if (next.owner?.isDead === true) continue;
      this.events += 1;
      next.run();
      await turn();
    }
    if (!is() && this.now < until && until < Number.POSITIVE_INFINITY) this.now = until;
  }

  /** So much time passes, and nothing that waits comes nearer. */
  skip(ms: number): void {
    this.now += ms;
    this.skipped += ms;
    for (const event of this.#heap) event.at += ms;
  }

  /** Milliseconds until each timer of a process that waits still. */
  waitingOf(owner: Owner): readonly string[] {
    return this.#heap
      .filter((one) => one.owner === owner && !one.isOff)
      .map(({ at, what }) => `${what} in ${Math.round(at - this.now)} ms`);
  }

  #before(a: Event, b: Event): boolean {
    return a.at < b.at || (a.at === b.at && a.seq < b.seq);
  }
  #push(event: Event): void {
    const heap = this.#heap;
    heap.push(event);
    let i = heap.length - 1;
    while (i > 0) {
      const up = (i - 1) >> 1;
      if (!this.#before(heap[i] as Event, heap[up] as Event)) break;
      [heap[i], heap[up]] = [heap[up] as Event, heap[i] as Event];
      i = up;
    }
  }
  #pop(): void {
    const heap = this.#heap;
    const last = heap.pop() as Event;
    if (heap.length === 0) return;
    heap[0] = last;
    let i = 0;
    for (;;) {
      const [l, r] = [2 * i + 1, 2 * i + 2];
      let least = i;
      if (l < heap.length && this.#before(heap[l] as Event, heap[least] as Event)) least = l;
      if (r < heap.length && this.#before(heap[r] as Event, heap[least] as Event)) least = r;
      if (least === i) return;
      [heap[i], heap[least]] = [heap[least] as Event, heap[i] as Event];
      i = least;
    }
  }
}
