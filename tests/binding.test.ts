/**
 * The dice of a battle come to be bound whatever the order in which pages and server hear of each other: no page seals one salt
 * for two commitments, each that comes has the dice begin anew once at most, and all salts are in once everybody is there.
 */
import type { DiceBond, Seat } from '@drumhead/engine';
import type { ClientBattle, ClientMessage, DiceNews } from '@drumhead/protocol';
import { bondFault, saltFor } from '@drumhead/protocol/dice';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Bonding, bondLine, isBound, newsOf, salted, sealed } from '../apps/server/src/battles/bonding.ts';
import { createBinding } from '../apps/web/src/online/session/binding.ts';

const PEOPLE = ['britain', 'france'];
const hex = (of: number, digits: number): string => String(of).padStart(digits, '0');

/** A server of one battle, and pages whose messages wait until somebody lets them pass. */
class Table {
  bonding: Bonding = {
    battle: 'b4ttl3',
    people: PEOPLE,
    bond: { secret: hex(0, 64), seals: {}, salts: {} },
    givenUp: [],
  };
  readonly lines: DiceBond[] = [];
  readonly pages: readonly Page[];
  comes = 0;

  constructor(seats: readonly Seat[]) {
    this.pages = seats.map((seat, own) => new Page(this, seat, hex(own + 1, 32)));
  }

  take(from: Page, seat: Seat, said: ClientMessage): void {
    const { bonding } = this;
    if (said.t === 'seal') {
      const next = sealed(bonding, seat, said, () => hex(this.lines.length + 1, 64));
      if (next?.isRenewed === true) this.lines.push(bondLine(bonding));
      if (next !== null) this.bonding = { ...bonding, bond: next.bond, givenUp: [...this.lines] };
    } else if (said.t === 'salt') {
      const bond = salted(bonding, seat, said.salt);
      if (bond !== null) this.bonding = { ...bonding, bond };
      if (bond !== null && isBound(this.bonding)) this.lines.push(bondLine(this.bonding));
    }
    const told = this.bonding === bonding ? (said.t === 'seal' ? [from] : []) : this.pages;
    for (const page of told) page.tell(newsOf(this.bonding));
  }
}

class Page {
  readonly #table: Table;
  readonly #seat: Seat;
  readonly #timers = new Set<() => void>();
  readonly #binding;
  #up: ClientMessage[] = [];
  #down: DiceNews[] = [];
  #held: ClientBattle | null = null;
  /** For what its device gave a salt. */
  readonly gave: string[] = [];
  refusals = 0;

  constructor(table: Table, seat: Seat, own: string) {
    this.#table = table;
    this.#seat = seat;
    this.#binding = createBinding({
      seat,
      salt: (commit) => saltFor(own, commit),
      gave: () => this.gave,
      give: (commit) => void this.gave.push(commit),
      refuse: () => {
        this.refusals += 1;
      },
      send: (said) => this.#up.push(said) > 0,
      later: (_ms, then) => {
        this.#timers.add(then);
        return () => void this.#timers.delete(then);
      },
    });
  }

  tell(news: DiceNews): void {
    if (this.#held !== null) this.#down.push(news);
  }

  /** Its connection breaks, if there is one, and it comes anew: what was under way is lost. */
  come(): void {
    this.#table.comes += 1;
    [this.#up, this.#down] = [[], []];
    this.#held = { battle: 'b4ttl3', dice: newsOf(this.#table.bonding) } as ClientBattle;
    this.#binding.came(this.#held);
  }

  /** One message passes; false: there is none. */
  speak(): boolean {
    const said = this.#up.shift();
    if (said !== undefined) this.#table.take(this, this.#seat, said);
    return said !== undefined;
  }

  hear(): boolean {
    const dice = this.#down.shift();
    if (dice === undefined || this.#held === null) return false;
    const before = this.#held;
    this.#held = { ...before, dice };
    this.#binding.heard(this.#held, before);
    return true;
  }

  wait(): boolean {
    const timers = [...this.#timers];
    this.#timers.clear();
    for (const then of timers) then();
    return timers.length > 0;
  }
}

const STEPS = ['come', 'speak', 'hear', 'wait'] as const;

it('comes about in any order, with salts that nobody knew before', () => {
  // Two devices of one side, and two of the other, which come seldom.
  const step = fc.tuple(fc.constantFrom(0, 0, 0, 2, 2, 2, 1, 3), fc.constantFrom(...STEPS));
  let renewals = 0;
  fc.assert(
    fc.property(fc.array(step, { minLength: 20, maxLength: 80 }), (steps) => {
      const table = new Table(['france', 'britain', 'france', 'britain']);
      for (const [page, does] of steps) table.pages[page]?.[does]();
      for (const page of table.pages.slice(0, 3)) page.come();
      for (let moved = 0; table.pages.some((page) => page.hear() || page.speak() || page.wait()); moved++) {
        if (moved > 500) throw new Error('it has no end');
      }
      const { bonding, lines, comes } = table;
      expect(isBound(bonding)).toBe(true);
      expect(lines.length - 1).toBeLessThanOrEqual(comes);
      const given = lines.flatMap(({ seals }) => Object.values(seals));
      expect(new Set(given).size).toBe(given.length);
      expect(table.pages.reduce((sum, page) => sum + page.refusals, 0)).toBe(0);
      expect(bondFault(bondLine(bonding), bonding.bond.secret)).toBe(null);
      renewals += lines.length - 1;
    }),
    { numRuns: 300 },
  );
  expect(renewals).toBeGreaterThan(200);
});
