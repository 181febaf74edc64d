/** What people without a seat may know of a table whose watchers are told late. */
import type { Storage } from '../storage/storage.ts';
import { type StoredBattle, type StoredGame, type StoredTable, timeOf } from '../storage/stored.ts';

const MINUTE = 60_000;

/** The time up to which watchers know of a table, milliseconds since 1970; infinite where they are told at once. */
export function knownUntil({ delay = 0 }: StoredTable['settings'], now: number): number {
  return delay === 0 ? Number.POSITIVE_INFINITY : now - delay * MINUTE;
}

/** The table as it stood at that time: no later battle, and no later end. */
export async function tableAt(storage: Storage, table: StoredTable, until: number): Promise<StoredTable> {
  if (until === Number.POSITIVE_INFINITY) return table;
  const games: StoredGame[] = [];
  for (const game of table.games) {
    const [first, last] = (await storage.endsOf(game.battle)).map(timeOf);
    const isBegun = first !== undefined && first <= until;
    // The first battle came with the table.
    if (games.length > 0 && !isBegun) break;
    const isOver = game.over && last !== undefined && last <= until;
    games.push(isOver ? game : { ...game, over: false, winner: null });
  }
  return { ...table, games };
}

/** A battle as far as it was written at that time. */
export function battleAt(battle: StoredBattle, until: number): StoredBattle {
  const newer = battle.lines.findIndex(({ text }) => timeOf(text) > until);
  return newer < 0 ? battle : { ...battle, lines: battle.lines.slice(0, newer), count: newer };
}
