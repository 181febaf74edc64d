/** Begins a try at the battle of a day: the person plays its side, a captain answers, the dice are those of the day. */
import { DAY_ENEMY, type DayPosition, positionOn, seedOn } from '@drumhead/bots';
import type { Seat } from '@drumhead/engine';
import { goToBattle } from '../app/route.ts';
import { onScreen } from '../battle/index.ts';
import type { Player } from '../battle/players/players.ts';
import { puzzleScenario } from '../battle/records/firstBattle.ts';
import type { NewBattle, SavedBattles } from '../battle/records/savedBattles.ts';
import { loadScreen } from '../rulesets/screens.ts';
import { dayId, type DayId } from './dayId.ts';
import { type FirstTry, tryIsGone, tryKey } from './savedTries.ts';
import { dayCounts, dayPosition } from './positions.ts';

function tryBattle(id: DayId, { seat: own, file }: DayPosition, seats: readonly Seat[]): NewBattle {
  const { ruleset, day } = id;
  const players = Object.fromEntries(seats.map((seat): [Seat, Player] => [seat, seat === own ? 'human' : DAY_ENEMY]));
  const setup = { ...file, name: 'web.page.day' };
  return { ruleset, scenario: puzzleScenario(dayId(id)), setup, seats: players, seed: seedOn(ruleset, day) };
}

/** Another try at the same position. */
export async function beginTry(battles: SavedBattles, id: DayId): Promise<boolean> {
  const [position, screen] = await Promise.all([dayPosition(id.ruleset, id.number), loadScreen(id.ruleset)]);
  const rules = await screen?.fullRuleset();
  const made = rules?.create(position.file);
  if (rules === undefined || !made?.ok) throw new Error(`${dayId(id)} cannot be begun`);
  return battles.start(tryBattle(id, position, rules.seats(made.value)));
}

/** The battle of this day: the first try, where it is not over, goes on. */
export async function beginDay(
  battles: SavedBattles,
  ruleset: string,
  day: number,
  first: FirstTry | undefined,
): Promise<boolean> {
  if (first !== undefined && first.battle !== '' && (await battles.resume(first.battle))) return true;
  if (first !== undefined) tryIsGone(tryKey(ruleset, day), first.battle);
  const counts = await dayCounts();
  return beginTry(battles, { ruleset, day, number: positionOn(day, counts[ruleset] ?? 1) });
}

export async function goToTry(battles: SavedBattles, id: DayId): Promise<void> {
  const begun = await beginTry(battles, id);
  const saved = onScreen.getState().saved?.id;
  if (begun && saved) goToBattle(saved);
}
