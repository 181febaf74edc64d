/** All that the server keeps; queries stand in this room alone. */
import type { StandingOrders } from '@drumhead/engine';
import type { OpenAsk, Pause } from '@drumhead/protocol';
import type { Transaction } from 'kysely';
import { battleIn, bondIn, bondRow, changed, linesOf, sideIn } from './battleRows.ts';
import type { Database } from './database.ts';
import type { Schema } from './schema.ts';
import { rowsIn, runnerIn } from './statements.ts';
import {
  type Batch,
  type Mark,
  timeOf,
  type StoredBattle,
  type StoredBond,
  type StoredLine,
  type StoredSide,
  type Turn,
} from './stored.ts';
import { type AccountStorage, accountStorage } from './accountRows.ts';
import { type ChatStorage, chatStorage } from './chatRows.ts';
import { type DayStorage, dayStorage } from './dayRows.ts';
import { type PageStorage, pageStorage } from './pageRows.ts';
import { type PeopleStorage, peopleStorage } from './peopleRows.ts';
import { type PictureStorage, pictureStorage } from './pictureRows.ts';
import { type ScenarioStorage, scenarioStorage } from './scenarioRows.ts';
import { type StarStorage, starStorage } from './starRows.ts';
import { type ClubStorage, clubStorage } from './clubRows.ts';
import { type LeagueStorage, leagueStorage } from './leagueRows.ts';
import { type ChallengeStorage, challengeStorage } from './challengeRows.ts';
import { type DepartureStorage, departureStorage } from './departureRows.ts';
import { type EvidenceStorage, evidenceStorage } from './evidenceRows.ts';
import { type JobStorage, jobStorage } from './jobRows.ts';
import { type HeldStorage, heldStorage } from './heldRows.ts';
import { type ListStorage, listStorage } from './listRows.ts';
import { type MailingStorage, mailingStorage } from './mailingRows.ts';
import { type MineStorage, mineStorage } from './mineRows.ts';
import { type OperatorStorage, operatorStorage } from './operatorRows.ts';
import { type OutboxStorage, outboxStorage } from './outboxRows.ts';
import { type NoticeStorage, noticeStorage, noticeQuestion, noticeTurn } from './noticeRows.ts';
import { type RefusalStorage, refusalStorage } from './refusalRows.ts';
import { type SessionStorage, sessionStorage } from './sessionRows.ts';
import { type TableStorage, tableStorage } from './tableRows.ts';
import { insertPauses } from './pauseRows.ts';
import { type UptimeStorage, uptimeStorage } from './uptimeRows.ts';
import { REAL, type World } from '../world.ts';
import { batchWriter, transactionsOn } from './transactions.ts';

export interface Storage
  extends TableStorage,
    NoticeStorage,
    ChallengeStorage,
    SessionStorage,
    MailingStorage,
    MineStorage,
    PeopleStorage,
    UptimeStorage,
    ChatStorage,
    AccountStorage,
    ListStorage,
    RefusalStorage,
    DayStorage,
    ScenarioStorage,
    StarStorage,
    PictureStorage,
    OperatorStorage,
    EvidenceStorage,
    OutboxStorage,
    DepartureStorage,
    PageStorage,
    JobStorage,
    ClubStorage,
    LeagueStorage,
    HeldStorage {
  readonly shared: boolean;
  /** `heard` is told of battles that other processes have changed, soon after; some may be missed. */
  onHint(heard: (battles: readonly string[]) => void): void;
  /** Likewise, also of those that this process has changed. */
  onChange(heard: (battles: readonly string[]) => void): void;
  /** Tells all who listen that something was changed at these battles, or with {@link personHint}s, that no other method tells of. */
  haveChanged(battles: readonly string[]): void;
  battle(id: string): Promise<StoredBattle | null>;
  /** What belongs to a battle besides its lines. */
  side(battle: string): Promise<StoredSide | null>;
  lines(battle: string, after: number): Promise<readonly StoredLine[]>;
  /** Keeps the batch, all of it or nothing; false where somebody else was quicker. */
  append(batch: Batch): Promise<boolean>;
  /** How far each of these battles is, to see what other processes wrote. */
  marks(battles: readonly string[]): Promise<Readonly<Record<string, Mark>>>;
  /**
   * Changes what the dice are bound to, as it is stored now and not as somebody remembers it; null leaves it. What is stored
   * after that. `change` may be asked more than once. `turn`: who is awaited after it.
   */
  changeBond(
    battle: string,
    change: (stored: StoredBond) => StoredBond | null,
    turn: (bond: StoredBond) => Turn,
  ): Promise<StoredBond>;
  /**
   * Changes the open question, as it is stored now; undefined leaves it. `count`: lines that the battle has. `change` may
   * be asked more than once. `turn`: who must answer after it.
   */
  changeQuestion(
    battle: string,
    change: (stored: OpenAsk | null, count: number) => OpenAsk | null | undefined,
    turn: (question: OpenAsk | null) => Pick<Turn, 'at' | 'notices'>,
  ): Promise<void>;
  /** Puts off reminders by as much. */
  addPause(battle: string, pause: Pause): Promise<void>;
  setStanding(battle: string, seat: string, orders: StandingOrders | null): Promise<void>;
  /** Everybody at the table of this battle agreed to write freely. */
  allowFreeText(battle: string): Promise<void>;
  /** `chair`: a seat of the table of this battle. */
  setMuted(battle: string, chair: string, isMuted: boolean): Promise<void>;
  /** Battles whose last line was written since, those at one table in order. */
  battleIds(since?: number): Promise<readonly string[]>;
  /** Battles that have begun and are not over, in which no person must decide: the server goes on by itself. */
  unattended(): Promise<readonly string[]>;
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}

/** Letters that are written to see whether there is room: more than one page. */
const ROOM = 16_384;

/** What is told, like a battle that has changed, where somebody sat down or got up: other battles are his. */
export const personHint = (owner: string): string => `person:${owner}`;

export function storageOn(database: Database, world: World = REAL): Storage {
  const { db, shared } = database;
  const insideTransaction = transactionsOn(database);
  type Heard = (battles: readonly string[]) => void;
  const foreign: Heard[] = [];
  const listeners: Heard[] = [];
  const hint = (battles: readonly string[]): void => {
    database.hints?.send(battles);
    for (const heard of listeners) heard(battles);
  };
  database.hints?.listen((battles) => {
    for (const heard of [...foreign, ...listeners]) heard(battles);
  });
  const append = batchWriter(database, insideTransaction, world, hint);
  /** Changes something besides the lines, which other processes are to know. */
  const changing = async <T>(battle: string, work: (within: Transaction<Schema>) => Promise<T>): Promise<T> => {
    const done = await insideTransaction(work);
    hint([battle]);
    return done;
  };

  const tables = tableStorage(database, insideTransaction);
  const challenges = challengeStorage(db, shared, insideTransaction);
  const mine = mineStorage(db, shared, challenges);

  return {
    ...tables,
    ...noticeStorage(database, insideTransaction),
    ...sessionStorage(db, insideTransaction, hint),
    ...chatStorage(db, changing),
    ...accountStorage(db, shared, insideTransaction),
    ...refusalStorage(shared, insideTransaction),
    ...heldStorage(db),
    ...listStorage(database, changing),
    ...dayStorage(db, insideTransaction),
    ...scenarioStorage(db, shared, insideTransaction),
    ...starStorage(db),
    ...pictureStorage(db, insideTransaction),
    ...pageStorage(db, changing, insideTransaction),
    ...jobStorage(db, insideTransaction),
    ...challenges,
    ...mailingStorage(db, shared, insideTransaction),
    ...mine,
    ...peopleStorage(db, insideTransaction),
    ...clubStorage(db, shared, insideTransaction),
    ...leagueStorage(database, insideTransaction),
    ...uptimeStorage(shared, insideTransaction),
    ...operatorStorage(db, shared, insideTransaction),
    ...evidenceStorage(db),
    ...outboxStorage(database, insideTransaction),
    ...departureStorage(db, shared, insideTransaction),
    async createRematch(after, ...given) {
      const made = await tables.createRematch(after, ...given);
      if (made === null) return null;
      hint([after, made]);
      // It is on no list yet that could be told anew. Where that fails the rematch is made all the same.
      const players = await mine.playersAt(made).catch(() => []);
      hint(players.map(personHint));
      return made;
    },
    shared,
    onHint: (heard) => void foreign.push(heard),
    onChange: (heard) => void listeners.push(heard),
    haveChanged: hint,
    append,
    battle(id) {
      // Lines and bond of one moment, whatever other processes write meanwhile. SQLite knows no other way.
      const reading = shared ? db.transaction().setIsolationLevel('repeatable read') : db.transaction();
      return reading.execute((within) => battleIn(within, id));
    },
    side: (battle) => insideTransaction((within) => sideIn(within, battle)),
    lines: (battle, after) => linesOf(db, battle, after),
    async marks(battles) {
      if (battles.length === 0) return {};
      const any = battles.map(() => '?').join(', ');
      const text = `select id, count, changes from battles where id in (${any})`;
      const found = await rowsIn<Mark & { readonly id: string }>(db, shared, text, battles);
      return Object.fromEntries(found.map(({ id, ...mark }) => [id, mark]));
    },
    changeBond: (battle, change, turn) =>
      changing(battle, async (within) => {
        const stored = await bondIn(within, battle, shared);
        const next = change(stored);
        if (next === null) return stored;
        const now = turn(next);
        await within
          .updateTable('bonds')
          .set({ ...bondRow(next), at: now.at })
          .where('battle', '=', battle)
          .execute();
        await noticeTurn(runnerIn(within, shared), battle, now, database.time);
        await changed(within, battle);
        return next;
      }),
    changeQuestion: (battle, change, turn) =>
      changing(battle, async (within) => {
        const query = within.selectFrom('battles').select('count').where('id', '=', battle);
        const { count } = await (shared ? query.forUpdate() : query).executeTakeFirstOrThrow();
        const stored = await within.selectFrom('questions').selectAll().where('battle', '=', battle).executeTakeFirst();
        const next = change(stored === undefined ? null : (JSON.parse(stored.question) as OpenAsk), count);
        if (next === undefined) return;
        await within.deleteFrom('questions').where('battle', '=', battle).execute();
        if (next !== null)
          await within
            .insertInto('questions')
            .values({ battle, question: JSON.stringify(next) })
            .execute();
        await noticeQuestion(runnerIn(within, shared), battle, turn(next), database.time);
        await changed(within, battle);
      }),
    addPause: (battle, pause) => changing(battle, (within) => insertPauses(within, battle, shared, () => [pause])),
    setStanding: (battle, seat, orders) =>
      changing(battle, async (within) => {
        await within.deleteFrom('standing').where('battle', '=', battle).where('seat', '=', seat).execute();
        if (orders !== null) {
          const row = { battle, seat, orders: JSON.stringify(orders) };
          await within.insertInto('standing').values(row).execute();
        }
        await changed(within, battle);
      }),
    allowFreeText: (battle) =>
      changing(battle, async (within) => {
        const table = within.selectFrom('battles').select('table_id').where('id', '=', battle);
        await within.updateTable('tables').set({ free_text: 1 }).where('id', '=', table).execute();
        await changed(within, battle);
      }),
    setMuted: (battle, seat, isMuted) =>
      changing(battle, async (within) => {
        const { table_id } = await within
          .selectFrom('battles')
          .select('table_id')
          .where('id', '=', battle)
          .executeTakeFirstOrThrow();
        await within.deleteFrom('mutes').where('table_id', '=', table_id).where('seat', '=', seat).execute();
        if (isMuted) await within.insertInto('mutes').values({ table_id, seat }).execute();
        await changed(within, battle);
      }),
    async battleIds(since = 0) {
      const found = await db
        .selectFrom('battles')
        .leftJoin('lines', (join) =>
          join.onRef('lines.battle', '=', 'battles.id').onRef('lines.number', '=', 'battles.count'),
        )
        .select(['id', 'text'])
        .orderBy('table_id')
        .orderBy('game')
        .execute();
      // Where the last line is missing something is wrong.
      return found.flatMap(({ id, text }) => (text === null || timeOf(text) >= since ? [id] : []));
    },
    async unattended() {
      const found = await db
        .selectFrom('battles')
        .select('battles.id')
        .where('over', '=', 0)
        .where('count', '>', 0)
        .where((where) =>
          where.not(
            where.exists(
              where.selectFrom('notices').select('notices.seat').whereRef('notices.battle', '=', 'battles.id'),
            ),
          ),
        )
        .execute();
      return found.map(({ id }) => id);
    },
    isReady: () =>
      // A database that can be read may have no room left: something is written, and it is on disk.
      insideTransaction(async (within) => {
        const name = `ready ${world.random(16).toString('hex')}`;
        await within
          .insertInto('keys')
          .values({ name, value: 'x'.repeat(ROOM) })
          .execute();
        await within.deleteFrom('keys').where('name', '=', name).execute();
      }).then(
        () => true,
        () => false,
      ),
    close: () => database.close(),
  };
}
