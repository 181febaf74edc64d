/** A good finite sample of the orders open to a side; each is accepted by the judge (promise 4). */
import { attachedTo, commander, commandsOf, ridePathProblem } from './commandBases.ts';
import { sideOf, unitOf } from './geometry.ts';
import { keptOffers } from './keptOffers.ts';
import { cm } from './measure.ts';
import { canPay, type Order } from './orders.ts';
import { rallyProblem, rerollProblem } from './rally.ts';
import type { SideIndex, State } from './state.ts';

/** Orders of a side now. */
export function orderOffers(state: State, side: SideIndex): Order[] {
  const offers: Order[] = [];
  if (!canPay(state)) return offers;
  const commands = commandsOf(state, side);
  const riders = ridersOf(state, commands);
  const kept = keptOffers(state);
  for (let unit = 0; unit < state.units.length; unit++) {
    if (sideOf(state, unit) !== side) continue;
    const u = unitOf(state, unit);
    if (u.status === 'ready' && !u.ordered) {
      for (const order of kept(unit)) offers.push(order);
      if (riders.has(unit)) riderOffers(kept(unit), riders.get(unit) as number, offers);
    }
    if (u.dp > 0 && (u.status === 'ready' || u.status === 'routing')) rallyOffers(state, side, unit, commands, offers);
  }
  for (const command of commands) {
    if (!commander(state, command).moved) rideOffers(state, side, command, offers);
  }
  return offers;
}

/** SIP-CMD-3. The units that Command bases are attached to, each with the first of its own. */
function ridersOf(state: State, commands: readonly number[]): ReadonlyMap<number, number> {
  const riders = new Map<number, number>();
  for (const command of commands) {
    const unit = attachedTo(state, command);
    if (unit >= 0 && !riders.has(unit)) riders.set(unit, command);
  }
  return riders;
}

/** SIP-CHG-9. The same charges with a Command base that rides along. */
function riderOffers(own: readonly Order[], command: number, offers: Order[]): void {
  for (const order of own) if (order.type === 'charge') offers.push({ ...order, command });
}

function rallyOffers(state: State, side: SideIndex, unit: number, commands: readonly number[], offers: Order[]): void {
  const { ordered, rallyFailed } = unitOf(state, unit);
  if (!ordered) {
    for (const command of [-1, ...commands]) {
      if (rallyProblem(state, side, unit, command) === null) offers.push({ type: 'rally', unit, command });
    }
  }
  if (!rallyFailed) return;
  for (const command of commands) {
    if (rerollProblem(state, side, unit, command) === null) offers.push({ type: 'reroll', unit, command });
  }
}

/** A Command base rides to its units, those that rout or are shaken first, straight on. */
function rideOffers(state: State, side: SideIndex, command: number, offers: Order[]): void {
  const at = commander(state, command);
  for (const unit of needingCommand(state, side)) {
    const u = unitOf(state, unit);
    const dx = u.x - at.x;
    const dy = u.y - at.y;
    const far = Math.sqrt(dx * dx + dy * dy);
    if (far < cm(1)) continue;
    const share = Math.min(1, cm(24.9) / far);
    const path = [Math.round(at.x + dx * share), Math.round(at.y + dy * share)];
    if (ridePathProblem(state, command, path) === null) offers.push({ type: 'moveCommand', command, path });
  }
}

/** A few units of a side, those with the most DP first. */
function needingCommand(state: State, side: SideIndex): number[] {
  const found: number[] = [];
  for (let dp = 4; dp >= 0; dp--) {
    for (let unit = 0; unit < state.units.length && found.length < MOST_RIDES; unit++) {
      const u = unitOf(state, unit);
      if (u.dp === dp && sideOf(state, unit) === side && (u.status === 'routing' || u.status === 'ready')) {
        found.push(unit);
      }
    }
  }
  return found;
}

const MOST_RIDES = 4;
