/** Statements as text, for the few that run with every order, or again and again: building them takes longer than running them. */
import { CompiledQuery, type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from './database.ts';
import type { Schema } from './schema.ts';

/** Runs a statement with a `?` for each value; how many rows it changed. */
export type Run = (text: string, values: readonly unknown[]) => Promise<number>;

/** PostgreSQL (`shared`) numbers its values. */
export function runnerIn(within: Transaction<Schema>, shared: boolean): Run {
  return async (text, values) => {
    const { numAffectedRows } = await within.executeQuery(
      CompiledQuery.raw(shared ? numbered(text) : text, [...values]),
    );
    return Number(numAffectedRows ?? 0);
  };
}

/** The rows that a statement with a `?` for each value finds. */
export async function rowsIn<R>(
  db: Kysely<Schema>,
  shared: boolean,
  text: string,
  values: readonly unknown[],
): Promise<readonly R[]> {
  const { rows } = await db.executeQuery(CompiledQuery.raw(shared ? numbered(text) : text, [...values]));
  return rows as R[];
}

/** What the time is, for all processes alike; `own`: by the clock of this one, which counts where there are no others. */
export async function timeBy(time: Database['time'], within: Kysely<Schema>, own: number): Promise<number> {
  if (time === null) return own;
  const { rows } = await sql<{ readonly at: number }>`select ${sql.raw(time)} as at`.execute(within);
  return Number(rows[0]?.at);
}

const spelt = new Map<string, string>();

function numbered(text: string): string {
  const known = spelt.get(text);
  if (known !== undefined) return known;
  let number = 0;
  const made = text.replace(/\?/g, () => `$${++number}`);
  spelt.set(text, made);
  return made;
}

/** A pattern for what stands in a text, whatever signs of patterns are in it; with `escape '\\'`. */
export const contains = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
