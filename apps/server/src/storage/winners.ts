/** The winners of battles that ended before the server kept them. */
import { readRecord } from '@drumhead/engine';
import { rulesetsFor } from '@drumhead/rulesets';
import type { Kysely } from 'kysely';
import { linesOf } from './battleRows.ts';
import type { Schema } from './schema.ts';

/** Plays each finished battle without a winner again, and notes who won. A battle that cannot be read stays as it is. */
export async function fillWinners(db: Kysely<Schema>): Promise<void> {
  const battles = await db
    .selectFrom('battles')
    .select(['id', 'header'])
    .where('over', '=', 1)
    .where('winner', 'is', null)
    .execute();
  for (const { id, header } of battles) {
    const winner = await winnerOf(
      header,
      (await linesOf(db, id, 0)).map(({ text }) => text),
    ).catch(() => null);
    if (winner !== null) await db.updateTable('battles').set({ winner }).where('id', '=', id).execute();
  }
}

async function winnerOf(header: string, lines: readonly string[]): Promise<string | null> {
  const text = [header, ...lines].map((line) => `${line}\n`).join('');
  const read = readRecord(text, await rulesetsFor(text));
  return read.ok ? (read.battle.ruleset.outcome(read.battle.state)?.winner ?? null) : null;
}
