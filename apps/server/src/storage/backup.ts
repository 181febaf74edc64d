/**
 * A backup: all tables as lines of JSON, of one moment, from either database into either. The server may run meanwhile.
 * Battles, scenarios and pictures come one after another, so that a backup of any size fits into memory.
 */
import type { Transaction } from 'kysely';
import type { Database } from './database.ts';
import { migrations } from './migrations.ts';
import type { Schema } from './schema.ts';

const FORMAT = 1;

/** Rows of a table that people sit at. */
export const OF_TABLE = [
  'sittings',
  'mutes',
  'challenges',
  'invitations',
  'departures',
  'club_tables',
  'seats',
] as const;

/** Tables whose rows stand alone, and those that belong to a battle; each after those that it points to. */
const BEFORE = [
  'tables',
  'seats',
  'sittings',
  'channels',
  'keys',
  'mutes',
  'challenges',
  'mailings',
  'accounts',
  'account_sessions',
  'passkeys',
  'logins',
  'ceremonies',
  'uptimes',
  'day_scores',
  'scenarios',
  'scenario_editions',
  'scenario_reports',
  'scenario_stars',
  'scenario_pictures',
  'blocks',
  'hushes',
  'hidden_persons',
  'invitations',
  'operator_acts',
  'told',
  'bans',
  'names_off',
  'operator_settings',
  'departures',
  'postings',
  'jobs',
  'job_results',
  'job_votes',
  'job_disputes',
  'clubs',
  'members',
  'evenings',
  'comings',
  'club_tables',
  'leagues',
  'entries',
  'league_rounds',
  'league_battles',
  'acts',
] as const;
/** What is of this server and this hour alone. */
type OfNow = 'operator_sessions' | 'processes';
/** Of those that stand alone, tables with long rows. */
const LONG: readonly string[] = ['scenario_editions', 'scenario_pictures'];
export const OF_BATTLE = [
  'bonds',
  'lines',
  'standing',
  'questions',
  'chat',
  'notices',
  'reports',
  'lists',
  'refusals',
  'pages',
  'outbox',
] as const;

type Name = (typeof BEFORE)[number] | 'battles' | (typeof OF_BATTLE)[number];
/** A table that is left out of all of these does not compile. */
const KNOWN = Object.fromEntries([...BEFORE, 'battles', ...OF_BATTLE].map((name) => [name, true])) as Readonly<
  Record<Name, true>
> satisfies Readonly<Record<Exclude<keyof Schema, OfNow>, true>>;

const newestMigration = (): string => Object.keys(migrations).sort().at(-1) ?? '';

export interface BackedUp {
  readonly battles: number;
  readonly rows: number;
}

/** Writes everything; `write` is given one line after another, without its end, and the next one when it has taken that. */
export async function backUp({ db, shared }: Database, write: (line: string) => Promise<void>): Promise<BackedUp> {
  let rows = 0;
  let battles = 0;
  const add = async (table: Name, found: readonly object[]): Promise<void> => {
    for (const row of found) await write(JSON.stringify({ table, row }));
    rows += found.length;
  };
  const reading = shared ? db.transaction().setIsolationLevel('repeatable read') : db.transaction();
  await reading.execute(async (within) => {
    await write(JSON.stringify({ drumhead: 'backup', format: FORMAT, tables: newestMigration() }));
    for (const table of BEFORE) {
      const all = within.selectFrom(table).selectAll();
      if (!LONG.includes(table)) await add(table, await all.execute());
      else
        for (const { hash } of await within
          .selectFrom(table as 'scenario_pictures')
          .select('hash')
          .execute())
          await add(table, await all.where('hash' as never, '=', hash as never).execute());
    }
    const ids = await within.selectFrom('battles').select('id').orderBy('table_id').orderBy('game').execute();
    for (const { id } of ids) {
      await add('battles', await within.selectFrom('battles').selectAll().where('id', '=', id).execute());
      for (const table of OF_BATTLE) await add(table, await rowsOf(within, table, id));
      battles += 1;
    }
    await write(JSON.stringify({ end: { battles, rows } }));
  });
  return { battles, rows };
}

function rowsOf(within: Transaction<Schema>, table: (typeof OF_BATTLE)[number], battle: string): Promise<object[]> {
  const rows = within.selectFrom(table).selectAll().where('battle', '=', battle);
  return table === 'lines' ? rows.orderBy('number' as never).execute() : rows.execute();
}

/** Reads a backup into a database that holds nothing yet: all of it or nothing. Throws where that cannot be done. */
export async function restore({ db }: Database, lines: AsyncIterable<string>): Promise<BackedUp> {
  return db.transaction().execute(async (within) => {
    if ((await within.selectFrom('tables').select('id').limit(1).execute()).length > 0)
      throw new Error('the database holds battles: a backup goes into an empty one');
    // Made when the server first started; those of the backup are what browsers and mails know.
    for (const own of ['keys', 'operator_acts', 'operator_settings', 'uptimes'] as const)
      await within.deleteFrom(own).execute();
    let number = 0;
    let rows = 0;
    let battles = 0;
    let isWhole = false;
    for await (const text of lines) {
      number += 1;
      const line = parsed(text, number);
      if (number === 1) checkHeader(line);
      else if ('end' in line) {
        const end = line['end'] as BackedUp;
        isWhole = end.rows === rows && end.battles === battles;
      } else {
        const { table, row } = line as { readonly table: Name; readonly row: never };
        if (!Object.hasOwn(KNOWN, table) || isWhole) throw new Error(`line ${number}: no row of a backup`);
        await within.insertInto(table).values(row).execute();
        rows += 1;
        if (table === 'battles') battles += 1;
      }
    }
    if (!isWhole) throw new Error('the backup breaks off, or something was cut out of it');
    return { battles, rows };
  });
}

function checkHeader(line: Readonly<Record<string, unknown>>): void {
  if (line['drumhead'] !== 'backup' || line['format'] !== FORMAT) throw new Error('this is no backup of this server');
  if (line['tables'] !== newestMigration())
    throw new Error(`the backup is of version ${String(line['tables'])}: restore it with that version, then upgrade`);
}

function parsed(text: string, number: number): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(text) as Readonly<Record<string, unknown>>;
  } catch {
    throw new Error(`line ${number} cannot be read`);
  }
}
