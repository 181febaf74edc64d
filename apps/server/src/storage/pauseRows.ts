/** Queries about times in which the clocks of battles stand still. */
import type { Pause } from '@drumhead/protocol';
import { sql, type Transaction } from 'kysely';
import { changed } from './battleRows.ts';
import type { Schema } from './schema.ts';
import { type NoticeKind, type TableSettings, timeOf } from './stored.ts';

type Within = Transaction<Schema>;

/** What goes by the time that somebody has left comes as much later. */
async function putOff(within: Within, battle: string, length: number): Promise<void> {
  await within
    .updateTable('notices')
    .set({ due: sql<number>`due + ${length}` })
    .where('battle', '=', battle)
    .where('kind', 'in', ['reminder', 'claim'] satisfies NoticeKind[])
    .where('sent', '=', 0)
    .execute();
}

/** Puts off reminders by as much. `shared`: other processes write, too. */
export async function insertPauses(
  within: Within,
  battle: string,
  shared: boolean,
  more: (pauses: readonly Pause[]) => readonly Pause[],
): Promise<void> {
  const query = within.selectFrom('battles').select('pauses').where('id', '=', battle);
  const { pauses } = await (shared ? query.forUpdate() : query).executeTakeFirstOrThrow();
  const known = JSON.parse(pauses) as readonly Pause[];
  const added = more(known);
  if (added.length === 0) return;
  const all = [...known, ...added].sort((one, other) => one.from - other.from);
  await within
    .updateTable('battles')
    .set({ pauses: JSON.stringify(all) })
    .where('id', '=', battle)
    .execute();
  const length = added.reduce((sum, { from, until }) => sum + until - from, 0);
  await putOff(within, battle, length);
  await changed(within, battle);
}

/** No server stood in this time, so nobody could give an order: the clocks of all battles that go on stood still, as do silences. */
export async function insertOutage(within: Within, outage: Pause, shared: boolean): Promise<void> {
  const played = await within
    .selectFrom('battles')
    .innerJoin('tables', 'tables.id', 'battles.table_id')
    .select(['battles.id', 'battles.count', 'tables.settings'])
    .where('over', '=', 0)
    .where('count', '>', 0)
    // Two processes that begin at once never wait for each other.
    .orderBy('battles.id')
    .execute();
  for (const { id, count, settings } of played) {
    const { text } = await within
      .selectFrom('lines')
      .select('text')
      .where('battle', '=', id)
      .where('number', '=', count)
      .executeTakeFirstOrThrow();
    // A clock heeds no pause from before the last line, which may be younger than the last note that the server stood.
    const line = timeOf(text);
    const from = Math.min(outage.until, Math.max(outage.from, line));
    // A silence does not count it either, and asks when the server stood.
    if ((JSON.parse(settings) as TableSettings).clock === undefined) {
      await putOff(within, id, outage.until - from);
      continue;
    }
    await insertPauses(within, id, shared, (pauses) =>
      without(
        { from, until: outage.until },
        pauses.filter((pause) => pause.from >= line),
      ),
    );
  }
}

/** The parts of a time in which none of these pauses stops the clocks already; pauses come one after another. */
function without({ from, until }: Pause, pauses: readonly Pause[]): readonly Pause[] {
  const parts: Pause[] = [];
  let at = from;
  for (const pause of pauses) {
    if (pause.from > at) parts.push({ from: at, until: Math.min(pause.from, until) });
    at = Math.max(at, pause.until);
    if (at >= until) return parts.filter((part) => part.until > part.from);
  }
  return at < until ? [...parts, { from: at, until }] : parts;
}
