/** Statements as text, for the few that run with every order. */
import { CompiledQuery, type Transaction } from 'kysely';
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

const spelt = new Map<string, string>();

function numbered(text: string): string {
  const known = spelt.get(text);
  if (known !== undefined) return known;
  let number = 0;
  const made = text.replace(/\?/g, () => `$${++number}`);
  spelt.set(text, made);
  return made;
}
