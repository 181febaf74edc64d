/**
 * Deletes a battle, played on or not, with its whole table: the battles there belong together, by their score and seats. For
 * one that nobody can open, or that a law or a person wants gone.
 */
import type { Database } from '../storage/database.ts';
import { deleteTable, tableWith } from '../storage/removal.ts';
import { forTerminal } from './forTerminal.ts';

/** The exit status. Nothing is deleted unless `isSure`. */
export async function removeBattle(
  { db }: Database,
  battle: string,
  { isSure, say }: { readonly isSure: boolean; readonly say: (line: string) => void },
): Promise<0 | 1> {
  const found = await tableWith(db, battle);
  if (found === null) {
    say(`There is no battle ${forTerminal(battle)}.`);
    return 1;
  }
  const { table, created, battles, sitters } = found;
  say(`Table ${table}, made ${created}; browsers that sit there: ${sitters}.`);
  for (const { id, lines, isOver } of battles)
    say(`  battle ${id}: ${lines} lines, ${isOver ? 'over' : 'not over'}${id === battle ? ' (this one)' : ''}`);
  if (!isSure) {
    say('Nothing was deleted. A backup first, then the same with --yes, while no server runs.');
    return 0;
  }
  await deleteTable(db, table);
  say(`Deleted: the table, its seats and ${battles.length} battles. There is no way back but a backup.`);
  return 0;
}
