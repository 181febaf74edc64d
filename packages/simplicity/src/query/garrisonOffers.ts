/** SIP-TER-7. Out of a section on any side: to march, to charge, or back towards its own edge. */
import { isInSpan, reachOf, spanOf } from '../ground/nearby.ts';
import { neverCharges, planCharge } from '../combat/charge.ts';
import { footprintOf, isOnTable, profileOf, sideOf, unitOf } from '../ground/footprints.ts';
import { rateOf } from '../state/unitTables.ts';
import { type Order, planRetire } from '../turn/orders.ts';
import { SECTION_SIDES, planLeave } from '../movement/sections.ts';
import { about, COMMON, girth, type Part, type Trial, withFieldworks } from './orderGenerator.ts';

/** An entry is what it does times the sides of a section, and the side: half its rate on, no further, to retire, or a charge at a unit. */
const MARCH = 0;
const HALT = 1;
const RETIRE = 2;
const CHARGES = 3;
const SIDES = SECTION_SIDES.length;

export const GARRISON_PART: Part = {
  ...COMMON,
  entries(state, unit) {
    const found: number[] = [];
    const profile = profileOf(state, unit);
    const mayCharge = (target: number): boolean =>
      sideOf(state, target) !== profile.side && neverCharges(profile, profileOf(state, target)) === null;
    for (const side of SECTION_SIDES) {
      found.push(MARCH * SIDES + side, HALT * SIDES + side);
      for (let target = 0; target < state.units.length; target++)
        if (mayCharge(target)) found.push((CHARGES + target) * SIDES + side);
    }
    found.push(RETIRE * SIDES);
    return found;
  },
  isCharge: (entry) => entry >= CHARGES * SIDES,
  at(trial, entry) {
    const side = entry % SIDES;
    const what = Math.floor(entry / SIDES);
    if (what === RETIRE) return retire(trial);
    return what < CHARGES ? leave(trial, side, what) : charge(trial, side, what - CHARGES);
  },
  area(trial) {
    const { state, unit, profile } = trial;
    return withFieldworks(about(trial, footprintOf(state, unit).outer + rateOf(profile) + 2 * girth(trial)), trial);
  },
};

function halfRate({ profile }: Trial): number {
  return Math.floor(rateOf(profile) / 2);
}

function leave(trial: Trial, side: number, what: number): Order | null {
  const { state, unit } = trial;
  const distance = what === MARCH ? halfRate(trial) : 0;
  return planLeave(state, unit, side, distance).ok ? { type: 'leave', unit, side, distance } : null;
}

function charge(trial: Trial, from: number, target: number): Order | null {
  const { state, unit, profile } = trial;
  const enemy = unitOf(state, target);
  const { x, y } = unitOf(state, unit);
  const span = spanOf(profile, reachOf(profile));
  if (!isOnTable(enemy) || !isInSpan(enemy, footprintOf(state, target).outer, x, y, span)) return null;
  const order: Order = { type: 'charge', unit, target, turn: 0, from, command: -1 };
  return planCharge(state, unit, order).ok ? order : null;
}

function retire(trial: Trial): Order | null {
  const { state, unit } = trial;
  for (const distance of [halfRate(trial), 0])
    if (planRetire(state, unit, distance).ok) return { type: 'retire', unit, distance };
  return null;
}
