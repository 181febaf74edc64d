/** A good finite sample of the orders open to a side; the judge accepts each of them (SIP-GEN-7). */
import { attachedTo, commandBase, commandBasesOf, rideProblem } from '../command/commandBases.ts';
import { rallyProblem, rerollProblem } from '../morale/rally.ts';
import { CM, cm } from '../state/lengths.ts';
import { membersOf } from '../state/sides.ts';
import type { SideIndex, State } from '../state/state.ts';
import { isOnTable, unitOf } from '../state/units.ts';
import { canPay, type Order } from '../turn/orders.ts';
import { unitOffersIn } from './unitOffers.ts';

/** Orders of a side now. */
export function orderOffers(state: State, side: SideIndex): Order[] {
  if (!canPay(state)) return [];
  const bases = commandBasesOf(state, side);
  const attached = bases.map((base) => attachedTo(state, base));
  const offers: Order[] = [];
  const unitOffers = unitOffersIn(state);
  for (const unit of membersOf(state, side).units) {
    const u = unitOf(state, unit);
    if (u.status === 'ready' && !u.ordered) {
      const own = unitOffers(unit);
      offers.push(...own);
      const rider = bases[attached.indexOf(unit)];
      if (rider !== undefined) offers.push(...own.filter(isCharge).map((charge) => ({ ...charge, command: rider })));
    }
    if (u.dp > 0 && isOnTable(u)) offers.push(...rallyOffers(state, side, unit, bases));
  }
  const needy = neediestUnits(state, side);
  for (const base of bases) {
    if (commandBase(state, base).moved) continue;
    for (const unit of needy) offers.push(...rideOffers(state, base, unit));
  }
  return offers;
}

/** SIP-CHG-9. A charge that a Command base may ride along with. */
function isCharge(order: Order): order is Extract<Order, { type: 'charge' }> {
  return order.type === 'charge';
}

/** By itself, by each Command base, and tried again by each. */
function rallyOffers(state: State, side: SideIndex, unit: number, bases: readonly number[]): Order[] {
  return [
    ...[-1, ...bases]
      .filter((command) => rallyProblem(state, side, unit, command) === null)
      .map((command): Order => ({ type: 'rally', unit, command })),
    ...bases
      .filter((command) => rerollProblem(state, side, unit, command) === null)
      .map((command): Order => ({ type: 'reroll', unit, command })),
  ];
}

/** SIP-MOV-11. A Command base rides to a unit, straight on and as far as its rate goes; not where it is there already. */
function rideOffers(state: State, command: number, unit: number): Order[] {
  const at = commandBase(state, command);
  const u = unitOf(state, unit);
  const dx = u.x - at.x;
  const dy = u.y - at.y;
  const far = Math.sqrt(dx * dx + dy * dy);
  if (far < CM) return [];
  const share = Math.min(1, cm(24.9) / far);
  const path = [Math.round(at.x + dx * share), Math.round(at.y + dy * share)];
  return rideProblem(state, command, path) === null ? [{ type: 'moveCommand', command, path }] : [];
}

const MOST_RIDES = 4;

/** A few units of a side, those with the most DP first. */
function neediestUnits(state: State, side: SideIndex): number[] {
  return membersOf(state, side)
    .units.filter((unit) => isOnTable(unitOf(state, unit)))
    .sort((a, b) => unitOf(state, b).dp - unitOf(state, a).dp || a - b)
    .slice(0, MOST_RIDES);
}
