/** Expected worth of orders that dice follow, from exact chances. */
import type { Pose } from '@drumhead/table';
import { planCharge } from '../combat/charge.ts';
import { planShot, shotDetails } from '../combat/fire.ts';
import { activationOdds, fireOdds, meleeOdds, rallyOdds } from '../combat/odds.ts';
import { planArrival } from '../command/activation.ts';
import { planMoveOfFire } from '../movement/moves.ts';
import type { Command } from '../state/commands.ts';
import type { SideIndex, State } from '../state/state.ts';
import { armOf, COMMAND_POINTS } from '../state/unitTables.ts';
import { profileOf, unitOf, withUnitAt } from '../state/units.ts';
import { costOfDisruption, valueFor, valueNow, valueOfUnit } from './value.ts';

/** Expected worth for the side, or null where the state that it leads to speaks for itself. */
export function expectedValue(state: State, side: SideIndex, command: Command): number | null {
  switch (command.type) {
    case 'fire':
      return valueNow(state, side) + shotWorth(state, state, command.unit, command.target, false);
    case 'moveFire':
      return moveFireWorth(state, side, command);
    case 'charge':
      return chargeWorth(state, side, command);
    case 'rally':
    case 'reroll': {
      const { unit } = command;
      const routing = unitOf(state, unit).status === 'routing';
      const dp = unitOf(state, unit).dp;
      const gain = valueOfUnit(state, unit, routing ? 3 : dp - 1) - valueOfUnit(state, unit, dp);
      return valueNow(state, side) + rallyOdds(state, unit, routing) * gain;
    }
    case 'move':
    case 'road':
    case 'enter':
    case 'leave': {
      const { unit, ...order } = command;
      const tried = planArrival(state, unit, order);
      if (!tried.ok) return null;
      const section = command.type === 'enter' ? command.section : -1;
      return orderedWorth(state, side, unit, stateAfter(state, unit, tried.value.pose, section));
    }
    default:
      return null;
  }
}

/** The state once the unit has come there and had its order. */
export function stateAfter(state: State, unit: number, { x, y, facing }: Pose, section: number): State {
  const units = state.units.slice();
  units[unit] = { ...unitOf(state, unit), x, y, facing, section, ordered: true };
  return { ...state, units };
}

/** Expected worth of an order that may need activation. */
function orderedWorth(state: State, side: SideIndex, unit: number, then: State): number {
  const obeyed = activationOdds(state, unit);
  return obeyed * valueFor(then, side) + (1 - obeyed) * valueNow(state, side);
}

/** Expected cost of a shot to the enemy, by the target's worth now. */
function shotWorth(now: State, from: State, unit: number, target: number, moved: boolean): number {
  const shot = planShot(from, unit, target, moved);
  if (!shot.ok) return 0;
  const { disrupts } = fireOdds(from, target, shotDetails(from, unit, target, moved, shot.value));
  return disrupts * costOfDisruption(now, target);
}

type MoveFire = Extract<Command, { type: 'moveFire' }>;

function moveFireWorth(state: State, side: SideIndex, { unit, target, fireFirst, ...way }: MoveFire): number | null {
  const tried = planMoveOfFire(state, unit, way, fireFirst);
  if (!tried.ok) return null;
  const there = stateAfter(state, unit, tried.value.pose, -1);
  const obeyed = activationOdds(state, unit);
  const stays = valueNow(state, side) + shotWorth(state, state, unit, target, true);
  const goes = valueFor(there, side) + shotWorth(state, fireFirst ? state : there, unit, target, true);
  return obeyed * goes + (1 - obeyed) * stays;
}

type Charge = Extract<Command, { type: 'charge' }>;

/** SIP-MEL-7, -8: what both may lose; a beaten unit is also thrown back, a charger may take the ground. */
function chargeWorth(state: State, side: SideIndex, { unit, ...order }: Charge): number | null {
  const tried = planCharge(state, unit, order);
  if (!tried.ok) return null;
  const { target } = order;
  const now = valueNow(state, side);
  const there = withUnitAt(state, unit, tried.value.contact);
  const obeyed = activationOdds(state, unit);
  if (unitOf(state, target).status === 'routing') {
    return now + obeyed * costOfDisruption(state, target);
  }
  const { flank, hindered } = tried.value;
  const odds = meleeOdds(there, { charger: unit, defender: target, flank, hindered });
  const guns = armOf(profileOf(state, target)) === 'artillery';
  const lost = costOfDisruption(state, unit);
  const taken = guns ? valueOfUnit(state, target, unitOf(state, target).dp) : costOfDisruption(state, target);
  const gain = guns ? odds.chargerWins * taken : odds.defenderDisrupted * taken;
  const thrown = GROUND * (odds.chargerWins - (1 - odds.chargerWins));
  const rider = order.command >= 0 ? COMMAND_POINTS / 4 : 0;
  return now + obeyed * (gain - odds.chargerDisrupted * lost + thrown - rider);
}

/** Worth of throwing the enemy back 10 cm. */
const GROUND = 0.5;
