/** The record of a battle that is over, on this device: report and replay have it like any other. */
import type { Seat } from '@drumhead/engine';
import { onlineName } from '../../battle/records/onlineName.ts';
import { nameOfBattle } from '../../battle/records/nameOfBattle.ts';
import { readByItsRules } from '../../battle/records/readRecord.ts';
import { endOf, storedForm } from '../../battle/records/recordFile.ts';
import type { Storage } from '../../battle/records/savedBattle.ts';
import type { Player } from '../../battle/players/players.ts';
import { loadScreen } from '../../rulesets/screens.ts';
import { placeAt } from '../places/places.ts';
import { type Answered, recordOfTable, type WrittenRecord } from '../server/api.ts';
import type { Finished } from './list.ts';
import { namesOf } from './namesOf.ts';

/** Its name among the saved battles, also where it came home before; null where it cannot be had now. */
export async function keepFinished(storage: Storage, one: Finished): Promise<string | null> {
  const { table, battle } = one;
  // It was played to its end here.
  const home = onlineName(table);
  if (placeAt(table)?.battle === battle && (await storage.read(home))?.battle.over === true) return home;
  return keepRecord(storage, one, () => recordOfTable(table, battle));
}

/** `seat`: of whoever reads it; empty: he did not play there. */
export async function keepRecord(
  storage: Storage,
  {
    battle,
    seat,
    at,
    seats,
    hasPage = false,
  }: Pick<Finished, 'battle' | 'seat' | 'at' | 'hasPage'> & { readonly seats: Parameters<typeof namesOf>[0] },
  recordOf: () => Promise<Answered<WrittenRecord>>,
): Promise<string | null> {
  // It was kept before.
  if ((await storage.read(battle))?.battle.over === true) return battle;
  const answer = await recordOf();
  if (!answer.ok) return null;
  const { screen, read } = await readByItsRules(answer.value.text, loadScreen);
  if (screen === null || !read.ok) return null;
  const { header: first } = read.record;
  const { battle: played } = read;
  const { header, lines } = storedForm(answer.value);
  const players = played.ruleset
    .seats(played.state)
    .map((side): [Seat, Player] => [side, side === seat ? 'human' : 'captain']);
  await storage.create(
    {
      id: battle,
      ruleset: first.ruleset,
      scenario: first.scenario,
      name: nameOfBattle(screen, first.setup),
      seats: Object.fromEntries(players),
      people: namesOf(seats, seat),
      ...(hasPage ? { page: battle } : {}),
      seed: '',
      header,
      begun: at,
      touched: at,
      count: lines.length,
      ...endOf(played),
      sketch: await screen.sketch(played.state),
    },
    lines,
  );
  return battle;
}
