/** SIP-TER-7. Orders that are offered to a garrison besides fire: out by any side, to march, to charge or to retire. */
import { neverCharges, planCharge } from '../combat/charge.ts';
import { planLeave, SECTION_SIDES } from '../movement/sections.ts';
import { rateOf } from '../state/unitTables.ts';
import { profileOf } from '../state/units.ts';
import { type Order, planRetire } from '../turn/orders.ts';
import { enemiesWithin } from './attackOffers.ts';
import { areaOfWays, areaSource, boxAbout, farthest, type Reach } from './offerSources.ts';

function sectionOffers({ state, unit, profile }: Reach): Order[] {
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

/** Charges depend on where enemies within reach stand; the area is wide enough for sight lines to all of them. */
export const SECTION_SOURCE = areaSource((reach) => ({
  offers: sectionOffers(reach),
  area: areaOfWays(reach, boxAbout(reach.state, reach.unit, 2 * farthest(reach))),
}));
