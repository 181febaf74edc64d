/**
 * Tables go by themselves where nobody moved for as long as the operator set, or guests alone played and nobody moved for a
 * shorter time; their people are warned two weeks before, and a move keeps the table. Old notes of the operator go as well.
 */
import { newName } from '../http/keys.ts';
import type { IdleTable } from '../storage/departureRows.ts';
import type { Storage } from '../storage/storage.ts';
import type { World } from '../world.ts';
import type { OperatorMessage } from './messages.ts';
import type { Facts } from '../storage/operatorRows.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Between the warning and the end. */
const WARNING = 14 * DAY;
/** Nobody is warned who moved within a week, or within as few days as are set. */
const SOON = 7 * DAY;
/** Tables that are read at once. */
const TOGETHER = 100;
/** What a removed line said is kept so long, and notes themselves. */
const WORDS_KEPT = 90 * DAY;
const ACTS_KEPT = 2 * 365 * DAY;

export interface RetentionNeeds {
  readonly storage: Storage;
  readonly now: () => number;
  readonly world: World;
  /** Days; 0: never. */
  readonly still: () => number;
  readonly guests: () => number;
  readonly note: (message: OperatorMessage, facts: Facts, battles: readonly string[]) => Promise<void>;
  readonly report: (what: string, error: unknown) => void;
}

export interface Retention {
  /** Warns, and deletes what is due. */
  look(): Promise<void>;
  close(): void;
}

export function retentionOn({ storage, now, world, still, guests, note, report }: RetentionNeeds): Retention {
  /** When it would go, and its people are warned; null: never. */
  function endOf({ moved, isOfGuests }: IdleTable): { readonly goes: number; readonly warns: number } | null {
    const ends = [still(), ...(isOfGuests ? [guests()] : [])].filter((days) => days > 0);
    if (ends.length === 0) return null;
    const length = Math.min(...ends) * DAY;
    return { goes: moved + length, warns: moved + Math.max(length - WARNING, Math.min(length, SOON)) };
  }

  async function lookAt(table: IdleTable, gone: string[]): Promise<void> {
    const at = now();
    const end = endOf(table);
    if (end === null || end.warns > at) {
      if (table.goes !== null) await storage.stay(table.table);
    } else if (table.goes === null) {
      const told = table.sitters.map((owner) => ({ id: newName(world), owner }));
      await storage.warn({ table: table.table, at: Math.max(end.goes, at + WARNING), warned: at }, told);
    } else if (table.goes <= at) gone.push(...(await storage.depart(table.table, at, table.moved)));
  }

  async function look(): Promise<void> {
    await storage.forgetActs({ words: now() - WORDS_KEPT, acts: now() - ACTS_KEPT });
    const days = [still(), guests()].filter((one) => one > 0);
    if (days.length === 0 && (await storage.departures()).length === 0) return;
    const before = now() - Math.max(0, Math.min(...days, Number.MAX_SAFE_INTEGER / DAY) * DAY - WARNING);
    const gone: string[] = [];
    for (let after = ''; ; ) {
      const tables = await storage.oldTables(days.length === 0 ? now() : before, after, TOGETHER);
      for (const table of tables) await lookAt(table, gone);
      const last = tables.at(-1);
      if (last === undefined || tables.length < TOGETHER) break;
      after = last.table;
    }
    if (gone.length > 0) await note('server.act.gone', { battles: String(gone.length) }, gone);
  }

  const stop = world.every(HOUR, () => {
    look().catch((error: unknown) => report('old tables were not looked for', error));
  });
  return { look, close: stop };
}
