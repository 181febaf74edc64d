/**
 * Answers that people look for in a decision, whether or not the state allows them now. Those that may not be given are
 * shown with the judge's reason, so that nothing vanishes without a word.
 */
import { commandBasesOf } from '../command/commandBases.ts';
import type { Command } from '../state/commands.ts';
import { cm } from '../state/lengths.ts';
import { membersOf } from '../state/sides.ts';
import type { SideIndex, State } from '../state/state.ts';
import { armOf, traitsOf } from '../state/unitTables.ts';
import { isOnTable, profileOf, unitOf } from '../state/units.ts';
import { nearestEnemy } from './moveOffers.ts';

/** In the order of the panel. For the side that decides. */
export function soughtAnswers(state: State, side: SideIndex): readonly Command[] {
  const frame = state.frames[state.frames.length - 1];
  if (frame?.at !== 'turn' || frame.step !== 'orders') return [];
  const units = membersOf(state, side).units.filter((unit) => isOnTable(unitOf(state, unit)));
  return [
    ...units.flatMap((unit) => ofUnit(state, unit)),
    ...commandBasesOf(state, side).map(
      (command): Command => ({ type: 'moveCommand', command, path: ahead(state, command) }),
    ),
    { type: 'endTurn' },
  ];
}

/** The orders of a unit: at the nearest enemy, or a little way on. */
function ofUnit(state: State, unit: number): readonly Command[] {
  const profile = profileOf(state, unit);
  const { dp, section } = unitOf(state, unit);
  const target = nearestEnemy(state, unit);
  const sought: Command[] = [];
  if (target >= 0) {
    if (armOf(profile) !== 'artillery') sought.push({ type: 'charge', unit, target, turn: 0, from: -1, command: -1 });
    if (traitsOf(profile).effective > 0) sought.push({ type: 'fire', unit, target });
  }
  if (dp > 0) sought.push({ type: 'rally', unit, command: -1 });
  if (section < 0) sought.push({ type: 'move', unit, turn: 0, distance: cm(1), turnAfter: 0 });
  return sought;
}

function ahead(state: State, command: number): readonly number[] {
  const { x, y } = state.commands[command] as State['commands'][number];
  return [x, y > cm(2) ? y - cm(1) : y + cm(1)];
}
