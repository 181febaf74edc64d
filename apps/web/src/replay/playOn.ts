/** A new battle from a moment of another one. */
import { type Seat, writeRecord } from '@drumhead/engine';
import type { AgreedCorrection, AnyBattle } from '../battle/host/hosted.ts';
import { puzzleOf } from '../battle/records/firstBattle.ts';
import type { SavedBattle } from '../battle/records/savedBattle.ts';
import type { SavedBattles } from '../battle/records/savedBattles.ts';

/**
 * Who plays on. A position that was looked into and not played has people for all its sides, so that no computer player
 * answers there: whoever gives its first order plays that side, against captains.
 */
export function playersOn(
  { origin, seats }: Pick<SavedBattle, 'origin' | 'seats'>,
  commands: number,
  seat: Seat,
): SavedBattle['seats'] {
  const isLookedInto =
    origin === 'position' && commands === 0 && Object.values(seats).every((player) => player === 'human');
  if (!isLookedInto) return seats;
  return Object.fromEntries(Object.keys(seats).map((one) => [one, one === seat ? 'human' : 'captain']));
}

/**
 * With the same players; the dice that fell stay, the next ones are others. What the players agreed to correct stands. A
 * puzzle goes on as a battle like any other. `common`: the commands that the two have in common.
 */
export function playOn(
  battles: Pick<SavedBattles, 'open'>,
  moment: AnyBattle,
  { id, scenario, seats }: Pick<SavedBattle, 'id' | 'scenario' | 'seats'>,
  amendments: readonly AgreedCorrection[] = [],
  common = moment.count,
): Promise<boolean> {
  const named = puzzleOf(scenario) === null ? scenario : null;
  const parent = { battle: id, at: common };
  return battles.open(writeRecord(moment, { scenario: named, seats, amendments }), {}, 'playedOn', parent);
}
