/** Values of deployment: the suggested places, or else near the middle and well forward. */
import type { Command } from '../state/commands.ts';
import { suggestedPlaces } from '../setup/suggestedPlaces.ts';
import type { SideIndex, State } from '../state/state.ts';
import { fromBaseline } from '../ground/zones.ts';

export function deploymentValue(state: State, side: SideIndex, command: Command): number {
  switch (command.type) {
    case 'place':
    case 'placeGeneral': {
      const index = command.type === 'place' ? command.unit : command.general;
      const what = command.type === 'place' ? 'unit' : 'general';
      const suggested = suggestedPlaces(state.field, side).some(
        (p) =>
          p.what === what && p.index === index && p.x === command.x && p.y === command.y && p.facing === command.facing,
      );
      return (suggested ? 10 : 5) + order(what) + placeWorth(state, side, command.x, command.y);
    }
    case 'share':
      return 4 - command.points * 0.1;
    case 'ready':
      return 1;
    default:
      return 0; // placed troops stay
  }
}

/** Generals first: troops may have to be in their command (LB-SET-09). */
function order(what: 'unit' | 'general'): number {
  return what === 'general' ? 2 : 0;
}

function placeWorth(state: State, side: SideIndex, x: number, y: number): number {
  const { field } = state;
  const middle = Math.abs(x - field.width / 2) / field.width;
  return fromBaseline(field, side, y) / field.height - middle * 0.5;
}
