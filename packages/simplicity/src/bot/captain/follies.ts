/** Orders that no captain gives, and what orders cost that change little. */
import { commandBaseProfile } from '../../command/commandBases.ts';
import { homeDirection } from '../../movement/forcedMoves.ts';
import type { Command } from '../../state/commands.ts';
import { CM } from '../../state/lengths.ts';
import { membersOf } from '../../state/sides.ts';
import type { State } from '../../state/state.ts';
import { unitOf } from '../../state/units.ts';

/** A step of a few millimetres, a ride ahead of all troops, or a resignation. */
export function isFolly(state: State, command: Command): boolean {
  switch (command.type) {
    case 'resign':
      return true;
    case 'move':
    case 'moveFire':
      return command.distance > 0 && command.distance < CM;
    case 'road':
      return Math.abs(command.distance) < CM;
    case 'retire':
      return command.distance < CM;
    case 'moveCommand':
      return leadsAll(state, command.command, command.path[command.path.length - 1] as number);
    default:
      return false;
  }
}

/** Would a Command base at this distance down the table be farther forward than every ready unit of its side? */
export function leadsAll(state: State, command: number, y: number): boolean {
  const { side } = commandBaseProfile(state, command);
  const isNorth = homeDirection(state, side) === 0;
  let isAlone = true;
  for (const unit of membersOf(state, side).units) {
    const u = unitOf(state, unit);
    if (u.status !== 'ready') continue;
    isAlone = false;
    if (isNorth ? u.y >= y : u.y <= y) return false;
  }
  return !isAlone;
}

/** An order must bring so much; a mere turn more, as it is often undone by the next. */
const ORDER = 0.02;
const TURN = 0.06;

export function costOf(command: Command): number {
  switch (command.type) {
    case 'move':
      return command.distance === 0 ? TURN : ORDER;
    case 'road':
    case 'retire':
    case 'leave':
    case 'enter':
    case 'moveCommand':
      return ORDER;
    default:
      return 0;
  }
}
