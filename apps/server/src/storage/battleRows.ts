/** Queries about battles and their lines. */
import { equalData, type StandingOrders } from '@drumhead/engine';
import type { OpenAsk, Pause } from '@drumhead/protocol';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from './database.ts';
import { noticeTurn } from './noticeRows.ts';
import { keepPage } from './endedRows.ts';
import { refusalsOf } from './refusalRows.ts';
import { type Run, runnerIn } from './statements.ts';
import type { Schema } from './schema.ts';
import {
  type Batch,
  bySeat,
  chairsOf,
  type BySeat,
  type NewBattle,
  type StoredBattle,
  type StoredBond,
  type StoredLine,
  type StoredSide,
  type TableSettings,
} from './stored.ts';

type Within = Transaction<Schema>;

export async function insertBattle(
  within: Within,
  table: string,
  { id, header, players, bond }: NewBattle,
  { game, chairs, begun }: { readonly game: number; readonly chairs: BySeat; readonly begun: number },
): Promise<void> {
  const row = {
    id,
    table_id: table,
    header,
    players: JSON.stringify(players),
    chairs: JSON.stringify(chairs),
    game,
    begun,
  };
  await within
    .insertInto('battles')
    .values({ ...row, count: 0, over: 0, winner: null, changes: 0, pauses: '[]', clock: null })
    .execute();
  await within
    .insertInto('bonds')
    .values({ battle: id, ...bondRow(bond), at: 0 })
    .execute();
}

/**
 * Which of the batches were kept: each goes on from the line that it expects to be the last one. `shared`: other processes
 * write, too. Statements are spelt here, since building them took longer than running them.
 */
export async function keepAll(
  within: Within,
  batches: readonly Batch[],
  database: Pick<Database, 'shared' | 'time'>,
): Promise<readonly boolean[]> {
  const run = runnerIn(within, database.shared);
  const kept: boolean[] = [];
  for (const batch of batches) kept.push(await keep(within, run, batch, database));
  return kept;
}

async function keep(
  within: Within,
  run: Run,
  batch: Batch,
  { shared, time }: Pick<Database, 'shared' | 'time'>,
): Promise<boolean> {
  const { battle, after, lines, end, bond, turn, isAsked, clock = null } = batch;
  const set = `count = ?${end === null ? '' : ', over = 1, winner = ?'}${clock === null ? '' : ', clock = ?'}`;
  const ended = end === null ? [] : [end.winner];
  const timed = clock === null ? [] : [JSON.stringify(clock)];
  const values = [after + lines.length, ...ended, ...timed, battle, after];
  const given = lines.find(({ id }) => id !== null);
  // Another process may have refused this very order.
  const isNew =
    given === undefined
      ? ''
      : ' and not exists (select 1 from refusals where battle = ? and seat = ? and order_id = ?)';
  const order = given === undefined ? [] : [battle, given.seat, given.id];
  // A seal or a salt that another process took meanwhile must be in the line.
  if (bond !== null && !equalData(await bondIn(within, battle, shared), bond.before)) return false;
  const changes = await run(`update battles set ${set} where id = ? and count = ?${isNew}`, [...values, ...order]);
  if (changes !== 1) return false;
  for (const { number, text, seat, id } of lines) {
    const row = [battle, number, text, seat, id];
    await run('insert into lines (battle, number, text, seat, order_id) values (?, ?, ?, ?, ?)', row);
  }
  await noticeTurn(run, battle, turn, time);
  if (end?.page !== undefined) await keepPage(within, battle, end.page);
  // A question is void after the next line; another process may have put it.
  if (isAsked || shared) await run('delete from questions where battle = ?', [battle]);
  if (bond === null) return true;
  await within.updateTable('bonds').set(bondRow(bond.now)).where('battle', '=', battle).execute();
  await changed(within, battle);
  return true;
}

/** Other processes read all but the lines anew. */
export async function changed(within: Within, battle: string): Promise<void> {
  await within.updateTable('battles').set({ changes: sql<number>`changes + 1` }).where('id', '=', battle).execute();
}

/** Other processes look at who sits at the battles of a table. */
export async function changedAt(within: Within, table: string): Promise<void> {
  const battles = await within.selectFrom('battles').select('id').where('table_id', '=', table).execute();
  for (const { id } of battles) await changed(within, id);
}

export async function battleIn(within: Within, id: string): Promise<StoredBattle | null> {
  const found = await within.selectFrom('battles').selectAll().where('id', '=', id).executeTakeFirst();
  const side = await sideIn(within, id);
  if (found === undefined || side === null) return null;
  const { settings } = await within
    .selectFrom('tables')
    .select('settings')
    .where('id', '=', found.table_id)
    .executeTakeFirstOrThrow();
  const players = bySeat(found.players);
  return {
    id,
    table: found.table_id,
    settings: JSON.parse(settings) as TableSettings,
    header: found.header,
    players,
    chairs: chairsOf(found.chairs, players),
    side,
    count: found.count,
    lines: await linesOf(within, id, 0),
  };
}

/** All but the lines, which others may change. */
export async function sideIn(within: Within, id: string): Promise<StoredSide | null> {
  const battle = await within.selectFrom('battles').selectAll().where('id', '=', id).executeTakeFirst();
  const bond = await within.selectFrom('bonds').selectAll().where('battle', '=', id).executeTakeFirst();
  if (battle === undefined || bond === undefined) return null;
  const { table_id: table, game } = battle;
  const standing = await within.selectFrom('standing').selectAll().where('battle', '=', id).execute();
  const question = await within.selectFrom('questions').select('question').where('battle', '=', id).executeTakeFirst();
  const muted = await within.selectFrom('mutes').select('seat').where('table_id', '=', table).execute();
  const { free_text } = await within
    .selectFrom('tables')
    .select('free_text')
    .where('id', '=', table)
    .executeTakeFirstOrThrow();
  const next = await within
    .selectFrom('battles')
    .select('id')
    .where('table_id', '=', table)
    .where('game', '=', game + 1)
    .executeTakeFirst();
  const chairs = chairsOf(battle.chairs, bySeat(battle.players));
  const quiet = muted.map(({ seat }) => seat);
  return {
    bond: bondOf(bond),
    bondAt: bond.at,
    standing: Object.fromEntries(standing.map(({ seat, orders }) => [seat, JSON.parse(orders) as StandingOrders])),
    question: question === undefined ? null : (JSON.parse(question.question) as OpenAsk),
    pauses: JSON.parse(battle.pauses) as readonly Pause[],
    freeText: free_text !== 0,
    muted: Object.keys(chairs).filter((side) => quiet.includes(chairs[side] ?? '')),
    hushed: await hushedAt(within, table, chairs),
    next: next?.id ?? null,
    refused: await refusalsOf(within, id),
    changes: battle.changes,
  };
}

/** By side: those of whom whoever sits there wants to read nothing. */
async function hushedAt(within: Within, table: string, chairs: BySeat): Promise<StoredSide['hushed']> {
  const found = await within
    .selectFrom('hushes')
    .innerJoin('sittings as own', 'own.session', 'hushes.owner')
    .innerJoin('sittings as beside', (join) =>
      join.onRef('beside.session', '=', 'hushes.other').onRef('beside.table_id', '=', 'own.table_id'),
    )
    .select(['own.seat as seat', 'beside.seat as other'])
    .where('own.table_id', '=', table)
    .execute();
  if (found.length === 0) return {};
  const sides = Object.keys(chairs);
  const othersOf = (side: string): readonly string[] =>
    sides.filter((other) => found.some((one) => one.seat === chairs[side] && one.other === chairs[other]));
  return Object.fromEntries(sides.map((side) => [side, othersOf(side)]).filter(([, others]) => others?.length !== 0));
}

export async function linesOf(db: Kysely<Schema>, battle: string, after: number): Promise<readonly StoredLine[]> {
  const found = await db
    .selectFrom('lines')
    .selectAll()
    .where('battle', '=', battle)
    .where('number', '>', after)
    .orderBy('number')
    .execute();
  return found.map(({ number, text, seat, order_id }) => ({ number, text, seat, id: order_id }));
}

/** What its dice are bound to; nobody changes it before this transaction ends. */
export async function bondIn(within: Within, battle: string, shared: boolean): Promise<StoredBond> {
  const query = within.selectFrom('bonds').selectAll().where('battle', '=', battle);
  return bondOf(await (shared ? query.forUpdate() : query).executeTakeFirstOrThrow());
}

export function bondRow({ secret, seals, salts }: StoredBond) {
  return { secret, seals: JSON.stringify(seals), salts: JSON.stringify(salts) };
}

function bondOf({ secret, seals, salts }: Pick<Schema['bonds'], 'secret' | 'seals' | 'salts'>): StoredBond {
  return { secret, seals: bySeat(seals), salts: bySeat(salts) };
}
