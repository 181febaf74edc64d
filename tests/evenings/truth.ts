/** What the record says, followed beside the server: where the battle stands, what is hidden, and what clocks should show. */
import type { StatementSync } from 'node:sqlite';
import type { Seat } from '@drumhead/engine';
import { probe } from '@drumhead/large-battles/testing';
import type { Pause, RunningClock } from '@drumhead/protocol';
import { rulesets } from '@drumhead/rulesets';
import { followed } from '../../apps/server/src/battles/following.ts';
import type { Live } from '../../apps/server/src/battles/live.ts';
import { liveFrom } from '../../apps/server/src/battles/reading.ts';
import { battleIn } from '../../apps/server/src/storage/battleRows.ts';
import type { StoredBattle, StoredBond } from '../../apps/server/src/storage/stored.ts';
import type { Evening } from './gathering.ts';
import type { Sim } from './kernel.ts';
import type { Plan } from './plan.ts';
import { type DurableLine, EPOCH, type Store } from './store.ts';

type State = Parameters<typeof probe.secrets>[0];

interface Given {
  readonly sim: Sim;
  readonly store: Store;
  readonly battle: string;
  readonly seats: readonly Seat[];
  readonly plan: Plan;
  readonly promised: Evening['promised'];
}

/** The battle by its record alone. */
export class Truth {
  readonly #given: Given;
  readonly #first: StoredBattle;
  readonly #read: () => Promise<StoredBattle>;
  readonly #bond: StatementSync;
  /** Followed where something may be hidden. */
  #live: Live | null;
  #hidden: Readonly<Record<string, readonly string[]>> = {};
  /** The record says that it is over. */
  isOver = false;
  /** Lines of this battle that are committed. */
  readonly lines: DurableLine[] = [];

  private constructor(given: Given, first: StoredBattle, read: () => Promise<StoredBattle>) {
    this.#given = given;
    this.#first = first;
    this.#read = read;
    this.#bond = given.store.raw.prepare('select secret, seals, salts from bonds where battle = ?');
    this.#live = given.plan.ruleset === 'large-battles' ? liveFrom(first, rulesets) : null;
    this.#look();
  }

  static async of(given: Given): Promise<Truth> {
    const { store, battle, promised } = given;
    const { db } = store.reader();
    const read = (): Promise<StoredBattle> =>
      promised(
        db.transaction().execute(async (within) => {
          const found = await battleIn(within, battle);
          if (found === null) throw new Error('no battle');
          return found;
        }),
      );
    return new Truth(given, await read(), read);
  }

  /** As it is stored now. */
  stored(): Promise<StoredBattle> {
    return this.#read();
  }

  /** Something was committed. */
  follow(lines: readonly DurableLine[]): void {
    const own = lines.filter(({ battle }) => battle === this.#given.battle);
    this.lines.push(...own);
    for (const { text } of own) if ('end' in saidIn(text)) this.isOver = true;
    if (this.#live === null || own.length === 0) return;
    const { side } = this.#first;
    const bond = this.bond();
    const next = followed(this.#live, own, { bond, pauses: [] }, true);
    this.#live =
      next?.live ??
      liveFrom({ ...this.#first, side: { ...side, bond }, lines: this.lines, count: this.lines.length }, rulesets);
    this.#look();
  }

  #look(): void {
    if (this.#live === null) return;
    const state = this.#live.battle.state as State;
    const seats = [...this.#given.seats, ''];
    this.#hidden = Object.fromEntries(seats.map((seat) => [seat, probe.secrets(state, seat === '' ? null : seat)]));
  }

  /** What must not be in anything that this seat is sent. */
  hiddenFrom(seat: Seat): readonly string[] {
    return this.#hidden[seat] ?? [];
  }

  /** What the dice are bound to. */
  bond(): StoredBond {
    const row = this.#bond.get(this.#given.battle);
    const text = (name: string): string => String(row?.[name] ?? '{}');
    return {
      secret: text('secret'),
      seals: JSON.parse(text('seals')) as StoredBond['seals'],
      salts: JSON.parse(text('salts')) as StoredBond['salts'],
    };
  }

  /**
   * The clocks after these lines, had each been written by a clock that never jumps; where the clocks stood at some time,
   * as they were written. Null: nobody plays against time.
   */
  clockAfter(lines: readonly DurableLine[]): RunningClock | null {
    if (this.#given.plan.clock === null) return null;
    const bond = this.bond();
    const pauses = this.pauses();
    const begun = liveFrom(this.#first, rulesets, true);
    if (pauses.length > 0) return followed(begun, lines, { bond, pauses }, true)?.live.clock ?? null;
    const rewritten = lines.map((line) => {
      const says = JSON.parse(line.text.split('\n')[0] ?? '{}') as object;
      return { ...line, text: JSON.stringify({ ...says, at: Math.floor(EPOCH + line.at) }) };
    });
    // Checks are over the lines as they were written.
    return followed(begun, rewritten, { bond, pauses }, true)?.live.clock ?? null;
  }

  /** When the clocks stood still, as was agreed or for want of a server. */
  pauses(): readonly Pause[] {
    const { store, battle } = this.#given;
    const row = store.raw.prepare('select pauses from battles where id = ?').get(battle);
    return JSON.parse(String(row?.['pauses'] ?? '[]')) as readonly Pause[];
  }
}

/** What a line says, its check apart. */
export function saidIn(text: string): Readonly<Record<string, unknown>> {
  return JSON.parse(text.split('\n')[0] ?? '{}') as Readonly<Record<string, unknown>>;
}
