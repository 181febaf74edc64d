/** SIP-TER-7, -11. Marches by road and moves into sections that are offered to a unit in the open. */
import { facingTowards, normalise, turnBetween } from '@drumhead/table';
import { footprintOf } from '../ground/footprints.ts';
import { areApart } from '../ground/sweep.ts';
import { terrainIndex } from '../ground/terrainEffects.ts';
import { roadOffer } from '../movement/roads.ts';
import { planEnter } from '../movement/sections.ts';
import { armOf, rateOf, sizeOf } from '../state/unitTables.ts';
import { unitOf } from '../state/units.ts';
import type { Order } from '../turn/orders.ts';
import type { Reach } from './reach.ts';

/** SIP-TER-11. Along each road under it, in its sense and against it. */
export function roadOffers({ state, unit }: Reach): Order[] {
  const signs = [1, -1] as const;
  return state.terrain.flatMap((piece, road) => {
    if (piece.kind !== 'road') return [];
    return signs.flatMap((sign): Order[] => {
      const march = roadOffer(state, unit, road, sign);
      return march === null ? [] : [{ type: 'road', unit, ...march }];
    });
  });
}

/** SIP-TER-7. Into the sections within reach, turned to their middle or straight on. */
export function enterOffers({ state, unit, profile }: Reach): Order[] {
  if (armOf(profile) !== 'foot') return [];
  const { x, y, facing } = unitOf(state, unit);
  const { quad } = footprintOf(state, unit);
  const far = rateOf(profile) + sizeOf(profile).outer;
  return terrainIndex(state.terrain).sections.flatMap((section): Order[] => {
    if (areApart(quad, section, far)) return [];
    const towards = turnBetween(facing, facingTowards(section.x - x, section.y - y));
    const turn = [towards, 0].find((one) => planEnter(state, unit, one, section.section, facing).ok);
    if (turn === undefined) return [];
    return [{ type: 'enter', unit, turn, section: section.section, facing: normalise(facing + turn) }];
  });
}
