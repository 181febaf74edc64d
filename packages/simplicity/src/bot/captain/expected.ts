/** Expected worth of orders that dice follow: the worth of each class of result by its chance. */
import { planCharge } from '../../combat/charge.ts';
import { planRetreat } from '../../combat/melee.ts';
import { planShot, shotDetails } from '../../combat/fire.ts';
import { activationOdds, fireOdds, meleeOdds, rallyOdds } from '../../combat/odds.ts';
import { planArrival } from '../../command/activation.ts';
import { commandBase, rideProblem } from '../../command/commandBases.ts';
import { planMoveOfFire } from '../../movement/moves.ts';
import type { Command } from '../../state/commands.ts';
import type { SideIndex, State, Unit } from '../../state/state.ts';
import { armOf, BREAKS_AT, COMMAND_POINTS } from '../../state/unitTables.ts';
import { profileOf, unitOf, withUnitAt } from '../../state/units.ts';
import { planRetire } from '../../turn/orders.ts';
import { stateAfter } from '../expectedValue.ts';
import { costOfDisruption } from '../value.ts';
import { costOf } from './follies.ts';
import type { Mind } from './mind.ts';
import { costOfPlace } from './deployment.ts';
import { countedWorth, hasTurn, sharesOf } from './horizon.ts';
import { readTerms, TERMS } from './terms.ts';
import { GROUND } from './threats.ts';

/** Sum of the weighted terms. */
export function worthOf(mind: Mind, state: State, side: SideIndex): number {
  const kept = mind.summed[side];
  if (kept?.state === state) return kept.worth;
  const { terms, weights } = mind;
  readTerms(mind, state, side, terms);
  let sum = 0;
  const shares = sharesOf(state, side);
  TERMS.forEach(({ key }, i) => {
    sum += (shares[key] ?? 1) * (weights[i] as number) * (terms[i] as number);
  });
  return sum + countedWorth(state, side);
}

/** The same of the state that is decided in, which many orders are compared with. */
function worthNow(mind: Mind, state: State, side: SideIndex): number {
  const worth = worthOf(mind, state, side);
  mind.summed[side] = { state, worth };
  return worth;
}

/** Of an order that may not be given. */
const REFUSED = Number.NEGATIVE_INFINITY;

/** Expected worth for the side, or null where the state that it leads to speaks for itself. */
export function expectedWorth(mind: Mind, state: State, side: SideIndex, command: Command): number | null {
  const worth = worthAfter(mind, state, side, command);
  return worth === null ? null : worth - costOf(command);
}

function worthAfter(mind: Mind, state: State, side: SideIndex, command: Command): number | null {
  switch (command.type) {
    case 'fire':
      return worthNow(mind, state, side) + shotWorth(mind, state, side, state, command.unit, command.target, false);
    case 'moveFire':
      return moveFireWorth(mind, state, side, command);
    case 'charge':
      return chargeWorth(mind, state, side, command);
    case 'rally':
    case 'reroll': {
      const { unit } = command;
      const u = unitOf(state, unit);
      const routing = u.status === 'routing';
      const now = worthNow(mind, state, side);
      const then = withUnit(state, unit, routing ? { dp: 3, status: 'ready' } : { dp: u.dp - 1 });
      return now + rallyOdds(state, unit, routing) * (worthOf(mind, then, side) - now);
    }
    case 'move':
    case 'road':
    case 'enter':
    case 'leave': {
      const { unit, ...order } = command;
      const tried = planArrival(state, unit, order);
      if (!tried.ok) return REFUSED;
      const section = command.type === 'enter' ? command.section : -1;
      const there = stateAfter(state, unit, tried.value.pose, section);
      return orderedWorth(mind, state, side, unit, section < 0 ? there : garrisoned(there, section, side));
    }
    case 'retire': {
      const { unit, distance } = command;
      const tried = planRetire(state, unit, distance);
      return tried.ok ? worthOf(mind, stateAfter(state, unit, tried.value.pose, -1), side) : REFUSED;
    }
    case 'moveCommand': {
      const { command: base, path } = command;
      if (rideProblem(state, base, path) !== null) return REFUSED;
      const [x, y] = path.slice(-2) as [number, number];
      const commands = state.commands.slice();
      commands[base] = { ...commandBase(state, base), x, y, moved: true };
      return worthOf(mind, { ...state, commands }, side);
    }
    case 'endTurn':
      return worthNow(mind, state, side);
    case 'place':
      return worthOf(mind, placed(state, command), side) - costOfPlace(state, command);
    default:
      return null;
  }
}

function withUnit(state: State, unit: number, change: Partial<Unit>): State {
  const units = state.units.slice();
  units[unit] = { ...unitOf(state, unit), ...change };
  return { ...state, units };
}

/** SIP-VIC-4. A section belongs to whoever garrisons it. */
function garrisoned(state: State, section: number, side: SideIndex): State {
  const holders = state.holders.slice();
  holders[section] = side;
  return { ...state, holders };
}

function placed(state: State, { unit, x, y, facing, section }: Extract<Command, { type: 'place' }>): State {
  return withUnit(state, unit, { x, y, facing, section, status: 'ready' });
}

/** Expected worth of an order that may need activation. */
function orderedWorth(mind: Mind, state: State, side: SideIndex, unit: number, then: State): number {
  const obeyed = activationOdds(state, unit);
  return obeyed * worthOf(mind, then, side) + (1 - obeyed) * worthNow(mind, state, side);
}

/** The state with one DP more on a unit. */
function disrupted(state: State, unit: number): State {
  const u = unitOf(state, unit);
  if (u.status === 'routing') return withUnit(state, unit, { status: 'removed' });
  const dp = u.dp + 1;
  if (dp < BREAKS_AT) return withUnit(state, unit, { dp });
  if (armOf(profileOf(state, unit)) === 'artillery') return withUnit(state, unit, { status: 'removed' });
  return withUnit(state, unit, { dp, status: 'routing' });
}

/** Expected gain by a shot, with the target as it is now. */
function shotWorth(
  mind: Mind,
  now: State,
  side: SideIndex,
  from: State,
  unit: number,
  target: number,
  moved: boolean,
): number {
  const shot = planShot(from, unit, target, moved);
  if (!shot.ok) return 0;
  const { disrupts } = fireOdds(from, target, shotDetails(from, unit, target, moved, shot.value));
  return disrupts * (worthOf(mind, disrupted(now, target), side) - worthNow(mind, now, side));
}

type MoveFire = Extract<Command, { type: 'moveFire' }>;

function moveFireWorth(
  mind: Mind,
  state: State,
  side: SideIndex,
  { unit, target, fireFirst, ...way }: MoveFire,
): number | null {
  const tried = planMoveOfFire(state, unit, way, fireFirst);
  if (!tried.ok) return REFUSED;
  const there = stateAfter(state, unit, tried.value.pose, -1);
  const obeyed = activationOdds(state, unit);
  const goes = worthOf(mind, there, side) + shotWorth(mind, state, side, fireFirst ? state : there, unit, target, true);
  if (obeyed === 1) return goes;
  const stays = worthNow(mind, state, side) + shotWorth(mind, state, side, state, unit, target, true);
  return obeyed * goes + (1 - obeyed) * stays;
}

type Charge = Extract<Command, { type: 'charge' }>;

/** SIP-MEL-7, -8: what both may lose; a beaten unit is also thrown back, a charger may take the ground. */
function chargeWorth(mind: Mind, state: State, side: SideIndex, { unit, ...order }: Charge): number | null {
  const tried = planCharge(state, unit, order);
  if (!tried.ok) return REFUSED;
  const { target } = order;
  const now = worthNow(mind, state, side);
  const there = withUnitAt(state, unit, tried.value.contact);
  const obeyed = activationOdds(state, unit);
  if (unitOf(state, target).status === 'routing') {
    return now + obeyed * costOfDisruption(state, target);
  }
  const { flank, hindered } = tried.value;
  const odds = meleeOdds(there, { charger: unit, defender: target, flank, hindered });
  const guns = armOf(profileOf(state, target)) === 'artillery';
  const removed = (lost: number): number => worthOf(mind, withUnit(state, lost, { status: 'removed' }), side) - now;
  const hurt = (lost: number): number => worthOf(mind, disrupted(state, lost), side) - now;
  const frame = { charger: unit, defender: target, facing: tried.value.contact.facing };
  const hasNoWay = (chargerWins: boolean): boolean => planRetreat(there, { ...frame, chargerWins }).way.lost !== null;
  // SIP-MEL-9, -10. Who is beaten and cannot go back is lost, in whatever order.
  const gain = guns || hasNoWay(true) ? odds.chargerWins * removed(target) : odds.defenderDisrupted * hurt(target);
  const loss = hasNoWay(false) ? (1 - odds.chargerWins) * removed(unit) : odds.chargerDisrupted * hurt(unit);
  const thrown = GROUND * (odds.chargerWins - (1 - odds.chargerWins));
  const rider = order.command >= 0 ? RISK * costOfBase(mind, state, side, order.command) : 0;
  return now + obeyed * (gain + mind.risk * loss + thrown - mind.risk * rider);
}

/** SIP-CMD-4. The chance that a Command base is lost with the unit that it leads, about. */
const RISK = 0.25;

/** What its loss costs: in the last turn of a side what is counted for it. */
function costOfBase(mind: Mind, state: State, side: SideIndex, base: number): number {
  if (hasTurn(state, side)) return COMMAND_POINTS;
  const commands = state.commands.slice();
  commands[base] = { ...commandBase(state, base), status: 'removed' };
  return worthNow(mind, state, side) - worthOf(mind, { ...state, commands }, side);
}
