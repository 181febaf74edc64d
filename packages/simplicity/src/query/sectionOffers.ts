/** SIP-TER-7. Orders that are offered to a garrison besides fire: out by any side, to march, to charge or to retire. */
import { neverCharges, planCharge } from '../combat/charge.ts';
import { planLeave, SECTION_SIDES } from '../movement/sections.ts';
import { rateOf } from '../state/unitTables.ts';
import { profileOf } from '../state/units.ts';
import { type Order, planRetire } from '../turn/orders.ts';
import { enemiesWithin } from './attackOffers.ts';
import type { Reach } from './reach.ts';

export function sectionOffers({ state, unit, profile }: Reach): Order[] {
  const half = Math.floor(rateOf(profile) / 2);
  const targets = enemiesWithin(state, unit, rateOf(profile)).filter(
    (target) => neverCharges(profile, profileOf(state, target)) === null,
  );
  const outBy = (side: number): Order[] => [
    ...[half, 0]
      .filter((distance) => planLeave(state, unit, side, distance).ok)
      .map((distance): Order => ({ type: 'leave', unit, side, distance })),
    ...targets
      .map((target) => ({ type: 'charge', unit, target, turn: 0, from: side, command: -1 }) as const)
      .filter((order) => planCharge(state, unit, order).ok),
  ];
  const retired = [half, 0].find((distance) => planRetire(state, unit, distance).ok);
  return [
    ...SECTION_SIDES.flatMap(outBy),
    ...(retired === undefined ? [] : [{ type: 'retire', unit, distance: retired } as const]),
  ];
}
