/** Queries that read a league: as it is kept, how its battles stand, and what it did by itself. */
import { leftAt, type Pause } from '@drumhead/protocol';
import type { Kysely, Transaction } from 'kysely';
import { missingParts } from '../battles/bonding.ts';
import { clockOf } from '../clubs/calendar.ts';
import type { How, League, LeagueSettings } from '../clubs/league.ts';
import type { Round } from '../clubs/pairing/rounds.ts';
import type { Act, BattleNow } from '../clubs/step.ts';
import type { Schema } from './schema.ts';
import { bySeat, type StoredClock } from './stored.ts';

export interface StoredAct extends Act {
  readonly at: number;
}

/** How a battle of a league stands, for those who look. */
export interface LeagueBattleNow {
  readonly battle: string;
  readonly lines: number;
  readonly over: boolean;
  readonly header: string;
  /** Sides that must decide, or whose part in the dice is missing. */
  readonly awaited: readonly string[];
}

export interface LeagueReads {
  league(id: string): Promise<League | null>;
  leaguesOf(club: string): Promise<readonly League[]>;
  /** The last one first. */
  actsOf(league: string): Promise<readonly StoredAct[]>;
  leagueBattlesNow(league: string): Promise<readonly LeagueBattleNow[]>;
}

export function leagueReads(db: Kysely<Schema>): LeagueReads {
  return {
    league: (id) => leagueIn(db, id),
    async leaguesOf(club) {
      const rows = await db
        .selectFrom('leagues')
        .select('id')
        .where('club', '=', club)
        .orderBy('created', 'desc')
        .orderBy('id')
        .execute();
      const found = await Promise.all(rows.map(({ id }) => leagueIn(db, id)));
      return found.flatMap((league) => league ?? []);
    },
    async actsOf(league) {
      const rows = await db
        .selectFrom('acts')
        .selectAll()
        .where('league', '=', league)
        .orderBy('number', 'desc')
        .execute();
      return rows.map(({ at, act }) => ({ ...(JSON.parse(act) as Act), at }));
    },
    async leagueBattlesNow(league) {
      const of = db.selectFrom('league_battles').select('battle').where('league', '=', league);
      const rows = await db
        .selectFrom('battles')
        .select(['id as battle', 'count as lines', 'over', 'header'])
        .where('id', 'in', of)
        .orderBy('id')
        .execute();
      const told = await db
        .selectFrom('notices')
        .select(['battle', 'seat'])
        .where('battle', 'in', of)
        .where('kind', '=', 'turn')
        .orderBy('seat')
        .execute();
      return rows.map(({ over, ...row }) => ({
        ...row,
        over: over !== 0,
        awaited: told.flatMap(({ battle, seat }) => (battle === row.battle ? [seat] : [])),
      }));
    },
  };
}

export async function leagueIn(within: Kysely<Schema>, id: string): Promise<League | null> {
  const found = await within.selectFrom('leagues').selectAll().where('id', '=', id).executeTakeFirst();
  if (found === undefined) return null;
  const entries = await within
    .selectFrom('entries')
    .select(['entry', 'owner', 'player', 'name', 'lot', 'since', 'until'])
    .where('league', '=', id)
    .orderBy('entry')
    .execute();
  const rounds = await within
    .selectFrom('league_rounds')
    .selectAll()
    .where('league', '=', id)
    .orderBy('number')
    .execute();
  const battles = await within
    .selectFrom('league_battles')
    .selectAll()
    .where('league', '=', id)
    .orderBy('round')
    .orderBy('board')
    .orderBy('game')
    .execute();
  const blocks = await within
    .selectFrom('blocks')
    .innerJoin('entries as one', 'one.owner', 'blocks.owner')
    .innerJoin('entries as other', 'other.owner', 'blocks.other')
    .select(['one.entry as one', 'other.entry as other'])
    .where('one.league', '=', id)
    .where('other.league', '=', id)
    .orderBy('one.entry')
    .orderBy('other.entry')
    .execute();
  return {
    id,
    club: found.club,
    settings: JSON.parse(found.settings) as LeagueSettings,
    state: found.state as League['state'],
    entries,
    rounds: rounds.map(({ number, began, ends, pairs, over }) => ({
      ...(JSON.parse(pairs) as Round),
      number,
      began,
      ends,
      isOver: over !== 0,
    })),
    battles: battles.map(({ table_id: table, first, second, how, winner, battle, round, board, game }) => ({
      table,
      battle,
      round,
      board,
      game,
      entries: [first, second],
      result: how === null ? null : { how: how as How, winner },
    })),
    apart: blocks.map(({ one, other }) => [one, other] as const),
  };
}

/** How the battles stand that are not counted yet; none of them ends before the transaction does. */
export async function standingsIn(
  within: Transaction<Schema>,
  { id, settings }: League,
  now: number,
  shared: boolean,
): Promise<ReadonlyMap<string, BattleNow>> {
  const open = within.selectFrom('league_battles').select('battle').where('league', '=', id).where('how', 'is', null);
  const query = within
    .selectFrom('battles')
    .select(['id', 'over', 'winner', 'clock', 'pauses', 'players', 'count'])
    .where('id', 'in', open)
    .orderBy('id');
  const battles = await (shared ? query.forUpdate() : query).execute();
  const bonds = await within.selectFrom('bonds').selectAll().where('battle', 'in', open).execute();
  const { sides } = settings;
  const time = clockOf(settings);
  return new Map(
    battles.map(({ id: battle, over, winner, clock, pauses, players, count }) => {
      const bond = bonds.find((one) => one.battle === battle);
      const by = bySeat(players);
      const people = sides.filter((side) => by[side] === 'person');
      const parts = { seals: bySeat(bond?.seals ?? '{}'), salts: bySeat(bond?.salts ?? '{}') };
      // Whoever has sealed came to it; then it waits for those whose salt is missing.
      const waits = count > 0 ? [] : missingParts({ people, bond: parts });
      const missing = waits.filter((side) => !Object.hasOwn(parts.seals, side));
      const kept = clock === null ? null : { settings: time, ...(JSON.parse(clock) as StoredClock) };
      const left = sides.map((side) => {
        if (missing.length === 0 && waits.includes(side)) return 0;
        if (by[side] !== 'person' || kept === null) return time.bank;
        return leftAt(kept, JSON.parse(pauses) as readonly Pause[], side, now);
      });
      const won = sides.indexOf(winner ?? '');
      return [
        battle,
        {
          isOver: over !== 0,
          winner: won === 0 || won === 1 ? won : null,
          missing: missing.map((side) => (side === sides[0] ? 0 : 1)),
          left: [left[0] ?? 0, left[1] ?? 0],
        },
      ] as const;
    }),
  );
}
