/**
 * A good finite sample of the orders open to a side; each is accepted by the judge (promise 4). Listed, or one of them
 * drawn: from the same entries.
 */
import type { Choices } from '@drumhead/engine';
import { attachedTo, commander, commandProfile, commandsOf, ridePathProblem } from './commandBases.ts';
import { isOnTable, sideOf, unitOf } from './geometry.ts';
import { keptOffers } from './keptOffers.ts';
import { cm } from './measure.ts';
import { canPay, type Order } from './orders.ts';
import { trialOf } from './parts/index.ts';
import { rallyProblem, rerollProblem } from './rally.ts';
import { orderAt, slotsOf, slotsOfSide } from './slots.ts';
import type { SideIndex, State, Unit } from './state.ts';

/** Orders of a side now. */
export function orderOffers(state: State, side: SideIndex): Order[] {
  const offers: Order[] = [];
  const add = (order: Order | null): void => {
    if (order !== null) offers.push(order);
  };
  if (!canPay(state)) return offers;
  const commands = commandsOf(state, side);
  const riders = commands.map((_, place) => riddenUnit(state, commands, place));
  const kept = keptOffers(state);
  for (let unit = 0; unit < state.units.length; unit++) {
    if (sideOf(state, unit) !== side) continue;
    const u = unitOf(state, unit);
    if (isOrderable(u)) {
      for (const order of kept(unit)) offers.push(order);
      const rider = commands[riders.indexOf(unit)];
      if (rider !== undefined) for (const order of kept(unit)) add(ridden(order, rider));
    }
    if (!mayRally(u)) continue;
    add(rallyOrder(state, side, unit, -1));
    for (const command of commands) add(rallyOrder(state, side, unit, command));
    for (const command of commands) add(rerollOrder(state, side, unit, command));
  }
  for (const command of commands) {
    if (commander(state, command).moved) continue;
    for (const unit of needingCommand(state, side)) add(rideTo(state, command, unit));
  }
  return offers;
}

/** The same, each order judged when it is looked at. */
export function orderChoices(state: State, side: SideIndex): Choices<Order> {
  if (!canPay(state)) return NO_CHOICE;
  const slots = slotsOfSide(state, side);
  const { commands } = slots;
  const trial = trialOf(state, 0);
  const riders: number[] = [];
  const shaken: number[] = [];
  for (const unit of slots.members) if (mayRally(unitOf(state, unit))) shaken.push(unit);
  const charges = state.holders.includes(side) ? Math.max(slots.charges, slots.sallies) : slots.charges;
  // One slot after another: orders of units, charges with each Command base, rallies, rallies by it, tries again, rides.
  const orders = slots.units.length;
  const ridden = orders + charges * commands.length;
  const rallies = ridden + shaken.length * (1 + 2 * commands.length);
  const rides = rallies + commands.length * MOST_RIDES;
  return {
    count: rides,
    at(i) {
      if (i < orders) return orderAt(slots, trial, i);
      if (i < ridden) {
        const command = Math.floor((i - orders) / charges);
        const unit = (riders[command] ??= riddenUnit(state, commands, command));
        return chargeWith(state, commands[command] as number, unit, (i - orders) % charges);
      }
      if (i < rallies) {
        const unit = shaken[(i - ridden) % shaken.length] as number;
        return rallyAt(state, side, commands, unit, Math.floor((i - ridden) / shaken.length));
      }
      const command = commands[Math.floor((i - rallies) / MOST_RIDES)];
      return command === undefined ? null : rideAt(state, side, command, (i - rallies) % MOST_RIDES);
    },
  };
}

const NO_CHOICE: Choices<Order> = { count: 0, at: () => null };

/** SIP-CHG-9. One of the charges of the unit that a Command base rides along with (-1: with none), with it. */
function chargeWith(state: State, command: number, unit: number, charge: number): Order | null {
  if (unit < 0 || !isOrderable(unitOf(state, unit))) return null;
  const slot = slotsOf(state, unit).charges[charge];
  const order = slot === undefined ? null : slot.part.at(trialOf(state, unit), slot.entry);
  return order === null ? null : ridden(order, command);
}

/** Of a unit: to rally by itself, by any of the Command bases, or to try again by any of them. */
function rallyAt(state: State, side: SideIndex, commands: readonly number[], unit: number, way: number): Order | null {
  if (way === 0) return rallyOrder(state, side, unit, -1);
  const bases = commands.length;
  return way > bases
    ? rerollOrder(state, side, unit, commands[way - bases - 1] as number)
    : rallyOrder(state, side, unit, commands[way - 1] as number);
}

/** A ride of a Command base, but one that is the same as to an earlier unit: two may stand behind one another. */
function rideAt(state: State, side: SideIndex, command: number, place: number): Order | null {
  const { status, moved } = commander(state, command);
  if (status !== 'table' || moved || commandProfile(state, command).side !== side) return null;
  const units = needingCommand(state, side);
  const unit = units[place];
  if (unit === undefined) return null;
  const [x, y] = pathTo(state, command, unit);
  for (let before = 0; before < place; before++) {
    const [otherX, otherY] = pathTo(state, command, units[before] as number);
    if (otherX === x && otherY === y) return null;
  }
  return rideTo(state, command, unit);
}

function mayRally(u: Unit): boolean {
  return u.dp > 0 && isOnTable(u);
}

function isOrderable({ status, ordered }: Unit): boolean {
  return status === 'ready' && !ordered;
}

/** SIP-CMD-3. The unit that a Command base is attached to, if it is the first of those in the list; else -1. */
function riddenUnit(state: State, commands: readonly number[], place: number): number {
  const unit = attachedTo(state, commands[place] as number);
  if (unit < 0) return -1;
  for (let before = 0; before < place; before++) if (attachedTo(state, commands[before] as number) === unit) return -1;
  return unit;
}

/** SIP-CHG-9. The same charge with a Command base that rides along. */
function ridden(order: Order, command: number): Order | null {
  return order.type === 'charge' ? { ...order, command } : null;
}

/** By itself (-1), or by a Command base. */
function rallyOrder(state: State, side: SideIndex, unit: number, command: number): Order | null {
  return rallyProblem(state, side, unit, command) === null ? { type: 'rally', unit, command } : null;
}

function rerollOrder(state: State, side: SideIndex, unit: number, command: number): Order | null {
  return rerollProblem(state, side, unit, command) === null ? { type: 'reroll', unit, command } : null;
}

/** A Command base rides to its units, those that rout or are shaken first, straight on. */
function rideTo(state: State, command: number, unit: number): Order | null {
  const path = pathTo(state, command, unit);
  if (path.length === 0 || ridePathProblem(state, command, path) !== null) return null;
  return { type: 'moveCommand', command, path };
}

/** Straight on to a unit, as far as the rate goes; none where it is there already. */
function pathTo(state: State, command: number, unit: number): readonly number[] {
  const at = commander(state, command);
  const u = unitOf(state, unit);
  const dx = u.x - at.x;
  const dy = u.y - at.y;
  const far = Math.sqrt(dx * dx + dy * dy);
  if (far < cm(1)) return [];
  const share = Math.min(1, cm(24.9) / far);
  return [Math.round(at.x + dx * share), Math.round(at.y + dy * share)];
}

/** A few units of a side, those with the most DP first. */
function needingCommand(state: State, side: SideIndex): number[] {
  const found: number[] = [];
  const byDp: number[][] = [];
  for (let unit = 0; unit < state.units.length; unit++) {
    const u = unitOf(state, unit);
    if (isOnTable(u) && sideOf(state, unit) === side) (byDp[u.dp] ??= []).push(unit);
  }
  for (let dp = byDp.length - 1; dp >= 0; dp--) {
    for (const unit of byDp[dp] ?? []) if (found.length < MOST_RIDES) found.push(unit);
  }
  return found;
}

const MOST_RIDES = 4;
