/** What whoever runs the server may know of a battle and of somebody: nothing that is hidden, and no other talk. */
import { bySeat, chairsOf } from './stored.ts';
import type { Kysely } from 'kysely';
import { ownerName } from './accountRows.ts';
import { namesOf } from './nameRows.ts';
import type { Schema } from './schema.ts';

export interface BattleEvidence {
  readonly battle: string;
  readonly table: string;
  readonly header: string;
  readonly lines: number;
  readonly over: boolean;
  /** Battles of its table. */
  readonly battles: number;
  /** By side: its seat at the table, who is called what there, and who sits there. */
  readonly seats: Readonly<Record<string, SeatEvidence>>;
}

export interface SeatEvidence {
  readonly chair: string;
  readonly name: string | null;
  /** Sessions and accounts. */
  readonly sitters: readonly string[];
}

export interface PersonEvidence {
  readonly who: string;
  /** What he is called: as an account, at tables, in clubs. */
  readonly names: readonly string[];
  /** Null: a guest. */
  readonly account: { readonly id: string; readonly mail: string | null } | null;
  /** When the account was made, or the first table where he sits; milliseconds since 1970. */
  readonly since: number;
  /** Battles at the tables where he plays. */
  readonly battles: number;
  readonly open: readonly string[];
}

export interface EvidenceStorage {
  evidenceOf(battle: string): Promise<BattleEvidence | null>;
  personCalled(who: string): Promise<PersonEvidence | null>;
  /** Sessions and accounts by a name at a table or in a club, an address of mail, or the name of an account. */
  peopleBy(text: string, most: number): Promise<readonly string[]>;
  /** The words of a line that is not removed yet. */
  lineOf(battle: string, number: number): Promise<{ readonly seat: string; readonly said: string } | null>;
}

export function evidenceStorage(db: Kysely<Schema>): EvidenceStorage {
  return {
    async evidenceOf(battle) {
      const found = await db.selectFrom('battles').selectAll().where('id', '=', battle).executeTakeFirst();
      if (found === undefined) return null;
      const { table_id: table, header, count, over } = found;
      const [sittings, names, games] = await Promise.all([
        db.selectFrom('sittings').selectAll().where('table_id', '=', table).orderBy('session').execute(),
        db.selectFrom('seats').select(['seat', 'name']).where('table_id', '=', table).execute(),
        db.selectFrom('battles').select('id').where('table_id', '=', table).execute(),
      ]);
      const chairs = chairsOf(found.chairs, bySeat(found.players));
      const seats = Object.entries(chairs).map(([side, chair]) => {
        const sitters = sittings.flatMap(({ seat, session }) => (seat === chair ? [session] : []));
        return [side, { chair, name: names.find(({ seat }) => seat === chair)?.name ?? null, sitters }] as const;
      });
      return {
        battle,
        table,
        header,
        lines: count,
        over: over !== 0,
        battles: games.length,
        seats: Object.fromEntries(seats),
      };
    },
    async personCalled(who) {
      const account = await db
        .selectFrom('accounts')
        .selectAll()
        .where('id', '=', who.replace(/^account:/, ''))
        .executeTakeFirst();
      const isAccount = account !== undefined && who === ownerName(account.id);
      const sat = await db
        .selectFrom('sittings')
        .innerJoin('tables', 'tables.id', 'sittings.table_id')
        .innerJoin('seats', (join) =>
          join.onRef('seats.table_id', '=', 'sittings.table_id').onRef('seats.seat', '=', 'sittings.seat'),
        )
        .select(['tables.id as table', 'created'])
        .where('session', '=', who)
        .where('sittings.seat', '<>', '')
        .orderBy('created', 'desc')
        .execute();
      const called = await namesOf(db, who);
      const clubs = await db.selectFrom('members').select('joined').where('owner', '=', who).execute();
      // Whoever left his club plays on in its league.
      const leagues = await db
        .selectFrom('entries')
        .innerJoin('leagues', 'leagues.id', 'entries.league')
        .select('created')
        .where('owner', '=', who)
        .execute();
      if (sat.length === 0 && called.length === 0 && !isAccount) return null;
      const tables = sat.map(({ table }) => table);
      const battles =
        tables.length === 0
          ? []
          : await db.selectFrom('battles').select(['id', 'over']).where('table_id', 'in', tables).execute();
      return {
        who,
        names: [...new Set([...(isAccount ? [account.name] : []), ...called])].flatMap((name) => name ?? []),
        account: isAccount ? { id: account.id, mail: account.mail } : null,
        since: isAccount
          ? account.created
          : Math.min(
              ...sat.map(({ created }) => Date.parse(created)),
              ...clubs.map(({ joined }) => joined),
              ...leagues.map(({ created }) => created),
            ),
        battles: battles.length,
        open: battles.flatMap(({ id, over }) => (over === 0 ? [id] : [])),
      };
    },
    async peopleBy(text, most) {
      const accounts = await db
        .selectFrom('accounts')
        .select('id')
        .where((is) => is.or([is('mail', '=', text.trim().toLowerCase()), is('id', '=', text), is('name', '=', text)]))
        .execute();
      const sat = await db
        .selectFrom('seats')
        .innerJoin('sittings', (join) =>
          join.onRef('sittings.table_id', '=', 'seats.table_id').onRef('sittings.seat', '=', 'seats.seat'),
        )
        .select('session')
        .distinct()
        .where('name', '=', text)
        .limit(most)
        .execute();
      const members = await db
        .selectFrom('members')
        .select('owner')
        .distinct()
        .where('name', '=', text)
        .limit(most)
        .execute();
      const owners = [...sat.map(({ session }) => session), ...members.map(({ owner }) => owner)];
      return [...new Set([...accounts.map(({ id }) => ownerName(id)), ...owners])];
    },
    async lineOf(battle, number) {
      const found = await db
        .selectFrom('chat')
        .select(['seat', 'said'])
        .where('battle', '=', battle)
        .where('number', '=', number)
        .where('removed', '=', 0)
        .executeTakeFirst();
      return found ?? null;
    },
  };
}
