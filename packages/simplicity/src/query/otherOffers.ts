/** SIP-TER-7, -11. Marches by road and moves into sections that are offered to a unit in the open. */
import { facingTowards, normalise, turnBetween } from '@drumhead/table';
import { areApart, type Box, boxAround } from '../ground/sweep.ts';
import { farthestMarch, roadOffer, roadUnder } from '../movement/roads.ts';
import { planEnter } from '../movement/sections.ts';
import { armOf, rateOf, sizeOf } from '../state/unitTables.ts';
import { unitOf } from '../state/units.ts';
import type { Order } from '../turn/orders.ts';
import { areaOfWays, areaSource, boxAbout, NOTHING_LISTED } from './offerSources.ts';

/** SIP-TER-11. Along each road under it, in its sense and against it. */
export const ROAD_SOURCE = areaSource(({ state, unit, profile, near }) => {
  const roads = near.terrain.lines.road
    .map((line) => state.terrain.indexOf(line))
    .filter((road) => roadUnder(state, unit, road) !== null);
  if (roads.length === 0) return NOTHING_LISTED;
  const offers = roads.flatMap((road) =>
    ([1, -1] as const).flatMap((sign): Order[] => {
      const march = roadOffer(state, unit, road, sign);
      return march === null ? [] : [{ type: 'road', unit, ...march }];
    }),
  );
  // A march keeps off enemies, wherever it ends.
  return { offers, area: boxAbout(state, unit, farthestMarch(profile) + sizeOf(profile).outer) };
});

/** SIP-TER-7. Into the sections within reach, turned to their middle or straight on. */
export const ENTER_SOURCE = areaSource((reach) => {
  const { state, unit, profile } = reach;
  const { x, y, facing } = unitOf(state, unit);
  const far = rateOf(profile) + sizeOf(profile).outer;
  const around = boxAbout(state, unit, far);
  const sections = reach.near.terrain.sections.filter((section) => !areApart(section, around));
  if (armOf(profile) !== 'foot' || sections.length === 0) return NOTHING_LISTED;
  const offers = sections.flatMap((section): Order[] => {
    const towards = turnBetween(facing, facingTowards(section.x - x, section.y - y));
    const turn = [towards, 0].find((one) => planEnter(state, unit, one, section.section, facing).ok);
    if (turn === undefined) return [];
    return [{ type: 'enter', unit, turn, section: section.section, facing: normalise(facing + turn) }];
  });
  // A section is taken by a unit that stands anywhere in it.
  return { offers, area: areaOfWays(reach, sections.reduce<Box>(boxAround, around)) };
});
