/**
 * A good finite sample of the orders open to a side; each is accepted by the judge (promise 4). Listed, or one of them
 * drawn: from the same entries.
 */
import type { Choices } from '@drumhead/engine';
import { attachedTo, commandBase, commandBasesOf, countCommandBases, rideProblem } from '../command/commandBases.ts';
import { isOnTable, sideOf, unitOf } from '../ground/footprints.ts';
import { keptOffers } from './offerCache.ts';
import { cm } from '../state/lengths.ts';
import { membersOf } from '../state/sides.ts';
import { canPay, type Order } from '../turn/orders.ts';
import { chargeAt, isOrderable, mayRally, orderAt, type Outlooks, outlooksOf, shakenAt } from '../outlooks.ts';
import { type Trial, trialOf } from './orderGenerators.ts';
import { rallyProblem, rerollProblem } from '../morale/rally.ts';
import type { SideIndex, State } from '../state/state.ts';

/** Orders of a side now. */
export function orderOffers(state: State, side: SideIndex): Order[] {
  const offers: Order[] = [];
  const add = (order: Order | null): void => {
    if (order !== null) offers.push(order);
  };
  if (!canPay(state)) return offers;
  const commands = commandBasesOf(state, side);
  const riders = commands.map((command) => riddenUnit(state, commands, command));
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
    if (commandBase(state, command).moved) continue;
    for (const unit of needingCommand(state, side)) add(rideTo(state, command, unit));
  }
  return offers;
}

/** The same, each order judged when it is looked at, and `besides`, which are always open. */
export function orderChoices<C = never>(state: State, side: SideIndex, besides: readonly C[] = []): Choices<Order | C> {
  if (!canPay(state)) return { count: besides.length, at: (i) => besides[i] ?? null };
  return new OrderChoices(state, side, besides);
}

/** One slot after another: orders of units, charges with each Command base, rallies, rallies by it, tries again, rides. */
class OrderChoices<C> implements Choices<Order | C> {
  readonly count: number;
  private readonly trial: Trial;
  private readonly side: SideIndex;
  private readonly besides: readonly C[];
  private readonly outlooks: Outlooks;
  private readonly bases: number;
  private readonly rides: number;

  constructor(state: State, side: SideIndex, besides: readonly C[]) {
    const { commands } = membersOf(state, side);
    const outlooks = outlooksOf(state, side);
    const bases = countCommandBases(state, side);
    this.rides =
      outlooks.count +
      outlooks.charges * bases +
      outlooks.shaken * (1 + 2 * bases) +
      howMany(state, commands, isRider) * MOST_RIDES;
    this.count = this.rides + besides.length;
    this.trial = trialOf(state, 0);
    this.side = side;
    this.besides = besides;
    this.outlooks = outlooks;
    this.bases = bases;
  }

  at(i: number): Order | C | null {
    const { trial, outlooks } = this;
    if (i < outlooks.count) return orderAt(trial, outlooks, i);
    return i < this.rides ? this.withBase(i - outlooks.count) : (this.besides[i - this.rides] ?? null);
  }

  private withBase(i: number): Order | null {
    const { side, bases, trial, outlooks } = this;
    const { state } = trial;
    const { charges, shaken } = outlooks;
    const { commands } = membersOf(state, side);
    if (i < charges * bases) {
      const base = nth(state, commands, isBase, Math.floor(i / charges));
      return chargeWith(trial, outlooks, commands, base, i % charges);
    }
    const rally = i - charges * bases;
    if (rally < shaken * (1 + 2 * bases)) {
      const unit = shakenAt(outlooks, rally % shaken);
      const way = Math.floor(rally / shaken);
      if (way === 0) return rallyOrder(state, side, unit, -1);
      const base = nth(state, commands, isBase, (way - 1) % bases);
      return way > bases ? rerollOrder(state, side, unit, base) : rallyOrder(state, side, unit, base);
    }
    const ride = rally - shaken * (1 + 2 * bases);
    const rider = nth(state, commands, isRider, Math.floor(ride / MOST_RIDES));
    return rideAt(state, side, rider, ride % MOST_RIDES);
  }
}

type Holds = (state: State, i: number) => boolean;

/** How many of a list this holds for. A draw looks at one of them or at none: no list of them is made. */
function howMany(state: State, list: readonly number[], holds: Holds): number {
  let count = 0;
  for (let k = 0; k < list.length; k++) if (holds(state, list[k] as number)) count += 1;
  return count;
}

/** The `n`th of those. */
function nth(state: State, list: readonly number[], holds: Holds, n: number): number {
  let left = n;
  for (let k = 0; k < list.length; k++) {
    const i = list[k] as number;
    if (!holds(state, i)) continue;
    if (left === 0) return i;
    left -= 1;
  }
  throw new RangeError(`there is no entry ${n}`);
}

function isBase(state: State, command: number): boolean {
  return commandBase(state, command).status === 'table';
}

/** May it still ride? */
function isRider(state: State, command: number): boolean {
  const { status, moved } = commandBase(state, command);
  return status === 'table' && !moved;
}

/** SIP-CHG-9. One of the charges of the unit that a Command base rides along with, with it. */
function chargeWith(
  trial: Trial,
  outlooks: Outlooks,
  commands: readonly number[],
  command: number,
  charge: number,
): Order | null {
  const unit = riddenUnit(trial.state, commands, command);
  const order = unit < 0 ? null : chargeAt(trial, outlooks, unit, charge);
  return order === null ? null : ridden(order, command);
}

/** A ride of a Command base, but one that is the same as to an earlier unit: two may stand behind one another. */
function rideAt(state: State, side: SideIndex, command: number, place: number): Order | null {
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

/** SIP-CMD-3. The unit that a Command base is attached to, if it is the first of those in the list; else -1. */
function riddenUnit(state: State, commands: readonly number[], command: number): number {
  const unit = attachedTo(state, command);
  if (unit < 0) return -1;
  for (let k = 0; commands[k] !== command; k++) if (attachedTo(state, commands[k] as number) === unit) return -1;
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
  if (path.length === 0 || rideProblem(state, command, path) !== null) return null;
  return { type: 'moveCommand', command, path };
}

/** Straight on to a unit, as far as the rate goes; none where it is there already. */
function pathTo(state: State, command: number, unit: number): readonly number[] {
  const at = commandBase(state, command);
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
  const { units } = membersOf(state, side);
  let most = 0;
  for (let k = 0; k < units.length; k++) most = Math.max(most, unitOf(state, units[k] as number).dp);
  const found: number[] = [];
  for (let dp = most; dp >= 0 && found.length < MOST_RIDES; dp--) {
    for (let k = 0; k < units.length && found.length < MOST_RIDES; k++) {
      const u = unitOf(state, units[k] as number);
      if (u.dp === dp && isOnTable(u)) found.push(units[k] as number);
    }
  }
  return found;
}

const MOST_RIDES = 4;
