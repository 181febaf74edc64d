/** A database file of an earlier version is opened by this one. */
import { DatabaseSync } from 'node:sqlite';
import { type Command, RESIGN } from '@drumhead/engine';
import { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, it } from 'vitest';
import { atTable, type AtTable, sitDown, type Sitter } from '../test/atTable.ts';
import { playersOf } from '../test/playing.ts';
import { newDatabase } from '../test/serving.ts';
import { migrations } from './storage/migrations.ts';
import { openDatabase } from './storage/open.ts';
import { openSqlite } from './storage/sqlite.ts';
import { addressDigest, reporterOf, REPORTS_KEY } from './storage/reporters.ts';
import { storageOn } from './storage/storage.ts';
import { examine } from './tools/doctor.ts';

/** What was released before squads chosen in secret and names at tables. */
const EARLIER = '008-accounts';

/** A battle that is over, with talk. */
async function played(): Promise<AtTable> {
  const players = playersOf(['france', 'austria']);
  const table = await atTable({ ruleset: 'simplicity', scenario: 'windmill-ridge', players });
  const [one, two] = (await sitDown(table)) as [Sitter, Sitter];
  for (let orders = 0; orders < 4; orders++) {
    const mover = [one, two].find((sitter) => sitter.offers().length > 0) as Sitter;
    await table.send(mover, { t: 'order', id: `o${orders}`, n: 0, command: { ...(mover.offers()[0] as Command) } });
  }
  await table.send(one, { t: 'chat', phrase: 'goodGame' });
  await table.send(one, { t: 'order', id: 'end', n: 0, command: { ...RESIGN } });
  return table;
}

/** An empty file with the tables of a version. */
async function tablesOf(version: string): Promise<string> {
  const file = newDatabase();
  const opened = openSqlite(file, true);
  const db = new Kysely<unknown>({ dialect: opened.dialect });
  const until = Object.entries(migrations).filter(([name]) => name <= version);
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(Object.fromEntries(until)) } });
  const { error } = await migrator.migrateToLatest();
  await opened.beforeClose();
  await db.destroy();
  opened.close();
  expect(error).toBeUndefined();
  return file;
}

interface Column {
  readonly name: string;
  readonly type: string;
}

/** The tables of a file with their columns. */
function columnsIn(database: DatabaseSync): ReadonlyMap<string, readonly Column[]> {
  const tables = database
    .prepare(`select name from sqlite_master where type = 'table' and name not like 'kysely%' order by name`)
    .all() as unknown as readonly { readonly name: string }[];
  return new Map(
    tables.map(({ name }) => [name, database.prepare(`pragma table_info(${name})`).all() as unknown as Column[]]),
  );
}

const listOf = (columns: readonly Column[]): string => columns.map(({ name }) => `"${name}"`).join(', ');

function rowsIn(database: DatabaseSync, tables: ReadonlyMap<string, readonly Column[]>) {
  return [...tables].map(([table, columns]) => {
    const list = listOf(columns);
    return { table, rows: database.prepare(`select ${list} from "${table}" order by ${list}`).all() };
  });
}

/** What was played, in the columns that there were; a made-up row in every table that is left empty. */
function fill(file: string, { database: from, made }: AtTable) {
  const database = new DatabaseSync(file);
  database.exec(`pragma foreign_keys = off; attach '${from}' as later`);
  const tables = columnsIn(database);
  for (const [table, columns] of tables) {
    const list = listOf(columns);
    database.exec(`insert into main."${table}" (${list}) select ${list} from later."${table}"`);
    if (database.prepare(`select 1 from main."${table}"`).get() !== undefined) continue;
    const values = columns.map(({ name, type }) =>
      name === 'battle' ? made.battle : name === 'table_id' ? made.table : type === 'text' ? 'one' : 1,
    );
    database
      .prepare(`insert into main."${table}" (${list}) values (${columns.map(() => '?').join(', ')})`)
      .run(...values);
  }
  const rows = rowsIn(database, tables);
  database.close();
  return { tables, rows };
}

it('a database of an earlier version keeps every row, and its battles are whole', async () => {
  const table = await played();
  const { made, storage } = table;
  const file = await tablesOf(EARLIER);
  const { tables, rows } = fill(file, table);
  expect(rows.filter((one) => one.rows.length === 0)).toEqual([]);
  const opened = await openDatabase(file);
  const upgraded = storageOn(opened);
  const database = new DatabaseSync(file, { readOnly: true });
  expect(rowsIn(database, tables)).toEqual(rows);
  expect(columnsIn(database)).not.toEqual(tables);
  database.close();
  // Questions and standing orders were made up.
  const side = expect.anything() as unknown;
  expect(await upgraded.battle(made.battle)).toEqual({ ...(await storage.battle(made.battle)), side });
  expect(await upgraded.namesAt(made.table)).toEqual({});
  expect(await upgraded.sealedLists(made.battle)).toBeNull();
  const [seat = ''] = Object.keys(made.keys);
  await upgraded.nameSeat(made.table, seat, 'Ada');
  expect(await upgraded.namesAt(made.table)).toEqual({ [seat]: 'Ada' });
  const faults: unknown[] = [];
  expect(await examine(upgraded, (fault) => faults.push(fault))).toBe(1);
  expect(faults).toEqual([]);
  await opened.close();
});

it('digests of addresses that could be guessed are keyed', async () => {
  const file = await tablesOf('025-operator');
  const before = new DatabaseSync(file);
  const report = (id: string, network: string) =>
    before
      .prepare(
        `insert into scenario_reports (id, scenario, edition, reporter, network, reason, words, at) values (?, 's', 1, ?, ?, 'r', '', 0)`,
      )
      .run(id, id, network);
  const plain = addressDigest('s', '192.0.2.1');
  before.exec(`pragma foreign_keys = off`);
  for (const [id, network] of [
    ['a', plain],
    ['b', plain],
    ['c', addressDigest('s', '192.0.2.2')],
    ['d', ''],
  ] as const)
    report(id, network);
  before.close();
  const opened = await openDatabase(file);
  const rows = await opened.db.selectFrom('scenario_reports').select('network').orderBy('id').execute();
  const { value: key } = await opened.db
    .selectFrom('keys')
    .select('value')
    .where('name', '=', REPORTS_KEY)
    .executeTakeFirstOrThrow();
  await opened.close();
  // Those of one address are one still, and one that comes from there tomorrow as well.
  const [a, b, c, d] = rows.map(({ network }) => network);
  expect([a, d]).toEqual([reporterOf(key, plain), '']);
  expect(b).toBe(a);
  expect(new Set([a, c, plain])).toHaveProperty('size', 3);
});
