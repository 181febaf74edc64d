/** Queries about what people choose in secret before a battle, such as their squads. */
import type { Checked, Problem } from '@drumhead/engine';
import type { Kysely, Transaction } from 'kysely';
import { changed } from './battleRows.ts';
import type { Database } from './database.ts';
import { noticeTurn, turnNotices } from './noticeRows.ts';
import type { Schema } from './schema.ts';
import { runnerIn } from './statements.ts';
import type { SealedLists } from './stored.ts';

/** What became of a list: it waits for the others, all were opened, or they do not go together. */
export type PutList = 'kept' | 'opened' | { readonly problems: readonly Problem[] };

export interface ListStorage {
  /** The lists of a battle that are not open yet; null where there are none. */
  sealedLists(battle: string): Promise<SealedLists | null>;
  /**
   * Keeps the list of a seat, in the place of the one that it had. The last one opens all: `open` makes the header of the
   * battle from the one it has and all lists; it may be asked more than once. Null where the lists are open, or the seat has
   * none. `now`: milliseconds since 1970.
   */
  putList(
    given: { readonly battle: string; readonly seat: string; readonly list: string },
    open: (header: string, lists: Readonly<Record<string, string>>) => Checked<string>,
    now: number,
  ): Promise<PutList | null>;
}

export function listStorage(
  { db, shared, time }: Database,
  changing: <T>(battle: string, work: (within: Transaction<Schema>) => Promise<T>) => Promise<T>,
): ListStorage {
  async function listsOf(within: Kysely<Schema>, battle: string): Promise<SealedLists | null> {
    const found = await within.selectFrom('lists').select(['seat', 'list']).where('battle', '=', battle).execute();
    return found.length === 0 ? null : Object.fromEntries(found.map(({ seat, list }) => [seat, list]));
  }

  return {
    sealedLists: (battle) => listsOf(db, battle),
    putList: ({ battle, seat, list }, open, now) =>
      changing(battle, async (within): Promise<PutList | null> => {
        // Of two lists that come at once, the second one must find the first.
        const query = within.selectFrom('battles').select('header').where('id', '=', battle);
        const { header } = await (shared ? query.forUpdate() : query).executeTakeFirstOrThrow();
        const before = await listsOf(within, battle);
        if (before === null || !Object.hasOwn(before, seat)) return null;
        const lists = { ...before, [seat]: list };
        if (!isComplete(lists)) {
          await within
            .updateTable('lists')
            .set({ list })
            .where('battle', '=', battle)
            .where('seat', '=', seat)
            .execute();
          return 'kept';
        }
        const opened = open(header, lists);
        if (!opened.ok) return { problems: opened.problems };
        await within.updateTable('battles').set({ header: opened.value }).where('id', '=', battle).execute();
        await within.deleteFrom('lists').where('battle', '=', battle).execute();
        // The dice need the others now, too, who may be away.
        const others = Object.keys(lists).filter((one) => one !== seat);
        const notices = turnNotices(others, {}, now);
        await noticeTurn(runnerIn(within, shared), battle, { at: now, moved: [], notices }, time);
        await changed(within, battle);
        return 'opened';
      }),
  };
}

function isComplete(lists: SealedLists): lists is Readonly<Record<string, string>> {
  return Object.values(lists).every((list) => list !== null);
}
