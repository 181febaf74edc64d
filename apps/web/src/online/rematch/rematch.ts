/** Another battle at the same table: the place there moves on to it, and the record of the one before stays on the device. */
import { onlineName } from '../../battle/records/onlineName.ts';
import type { Storage } from '../../battle/records/savedBattle.ts';
import { type Answered, type Look, lookAt, whereISit } from '../server/api.ts';
import { WATCHING } from '../session/session.ts';
import { changePlace, keepPlace, newSalt, type Place, placeAt, places } from '../places/places.ts';

/** The same chair at the battle that is played there now; the place itself where it is that battle. */
export function movedOn(place: Place, look: Look, salt: string): Place {
  if (look.battle === place.battle) return place;
  const { battle, commit, over, yours } = look;
  const { own: _own, ...kept } = place;
  const seat = place.seat === WATCHING ? WATCHING : (yours.find((one) => one !== WATCHING) ?? place.seat);
  const { [place.seat]: key, [WATCHING]: watching } = place.keys;
  // The key is that of the chair, which commands another side now. Watchers stay watchers.
  const keys = { ...(watching && { [WATCHING]: watching }), ...(key && { [seat]: key }) };
  const commits = { ...place.commits, [place.battle]: place.commit };
  return { ...kept, battle, seat, commit, commits, over, keys, salt, seen: 0, heard: 0 };
}

/** The record of a battle that was played under the table's name is kept under its own. */
export async function keepUnderOwnName(storage: Storage, { table, battle }: Place): Promise<void> {
  const found = await storage.read(onlineName(table));
  if (found === null) return;
  const [header = '', ...lines] = found.text.split(/(?<=\n)/);
  await storage.create({ ...found.battle, id: battle, header }, lines);
  await storage.remove(onlineName(table));
}

/** The place at the battle that is played at its table now, which is kept; unchanged where that is not known. */
export async function followRematch(storage: Storage, place: Place): Promise<Place> {
  const look = await lookAt(place.table);
  return look.ok ? moveOn(storage, place, look.value) : place;
}

async function moveOn(storage: Storage, place: Place, look: Look): Promise<Place> {
  const next = movedOn(place, look, newSalt());
  if (next === place) return place;
  // Without storage only the list lacks it.
  await keepUnderOwnName(storage, place).catch(() => undefined);
  const kept = { ...next, touched: Date.now() };
  keepPlace(kept);
  return kept;
}

/**
 * How a table stands. What is kept of it follows: to the end of its battle, and to a rematch, whose sides are no longer
 * those of the place that was kept.
 */
export async function lookFromPlace(storage: Storage, table: string): Promise<Answered<Look>> {
  const look = await lookAt(table);
  const place = placeAt(table);
  if (!look.ok || place === null) return look;
  const now = await moveOn(storage, place, look.value);
  if (look.value.over) changePlace(now, { over: true });
  return look;
}

/** Moves on at all tables of this device where a rematch has begun since. */
export async function followRematches(storage: Storage): Promise<void> {
  const over = places().filter((place) => place.over);
  const sat = over.length === 0 ? null : await whereISit();
  if (sat?.ok !== true) return;
  for (const place of over) {
    const now = sat.value.tables.find(({ table }) => table === place.table);
    if (now !== undefined && now.battle !== place.battle) await followRematch(storage, place);
  }
}
