/** What a unit in the open may be ordered besides moves and fights: to retire, to march by road, to enter a section. */
import { facingTowards, normalise, quadOf, turnBetween } from '@drumhead/table';
import { isAbout, reachOf, spanOf } from '../ground/nearby.ts';
import { poseOf, profileOf, sectionOf, unitOf } from '../ground/footprints.ts';
import { terrainIndex } from '../ground/terrainEffects.ts';
import { armOf, outerOf, rateOf, sizeOf } from '../state/unitTables.ts';
import { cm } from '../state/lengths.ts';
import { HALF, planRetireStraight } from '../movement/moves.ts';
import type { Order } from '../turn/orders.ts';
import { roadOffer, roadUnder } from '../movement/roads.ts';
import { planEnter } from '../movement/sections.ts';
import type { Section, State } from '../state/state.ts';
import { type Sweep, sweepOf, widened } from '../ground/sweep.ts';
import { about, BERTH, COMMON, girth, NO_ENTRIES, type Part, type Trial, withFieldworks } from './orderGenerator.ts';

const ONE: readonly number[] = [0];

/** SIP-MOV-9. As far as may be, or half of it. */
export const RETIRE_PART: Part = {
  ...COMMON,
  entries: () => ONE,
  at(trial) {
    const { state, unit, profile } = trial;
    const rate = rateOf(profile);
    if (planRetireStraight(state, unit, rate).ok) return { type: 'retire', unit, distance: rate };
    return planRetireStraight(state, unit, rate / 2).ok ? { type: 'retire', unit, distance: rate / 2 } : null;
  },
  area: (trial) => withFieldworks(widened(wayBack(trial).box, BERTH), trial),
};

function wayBack({ state, unit, profile }: Trial): Sweep {
  const pose = poseOf(state, unit);
  return sweepOf(quadOf(pose, sizeOf(profile)), normalise(pose.facing + HALF), rateOf(profile));
}

/** SIP-TER-11. Each road, in its sense (entry 2 n) and against it (2 n + 1). */
export const ROAD_PART: Part = {
  ...COMMON,
  entries({ terrain }) {
    const found: number[] = [];
    terrain.forEach(({ kind }, road) => {
      if (kind === 'road') found.push(2 * road, 2 * road + 1);
    });
    return found;
  },
  isIdle: ({ state, unit }) => !state.terrain.some((_, road) => roadUnder(state, unit, road) !== null),
  at({ state, unit }, entry) {
    const march = roadOffer(state, unit, entry >> 1, entry % 2 === 0 ? 1 : -1);
    return march === null ? null : { type: 'road', unit, ...march };
  },
  // No enemy within 20 cm of the march, wherever it ends.
  area: (trial) => about(trial, rateOf(trial.profile) * 1.5 + cm(20) + 2 * girth(trial)),
};

/** SIP-TER-7. Into the sections within reach, straight on or turned to their middle; an entry is a section. */
export const ENTER_PART: Part = {
  ...COMMON,
  entries(state, unit) {
    if (armOf(profileOf(state, unit)) !== 'foot') return NO_ENTRIES;
    return terrainIndex(state.terrain).sections.map(({ section }) => section);
  },
  isIdle({ state, unit }) {
    for (const section of terrainIndex(state.terrain).sections) if (isInReach(state, unit, section)) return false;
    return true;
  },
  at(trial, number) {
    const { state, unit } = trial;
    const section = sectionOf(state, number);
    if (!isInReach(state, unit, section)) return null;
    const { x, y, facing } = unitOf(state, unit);
    const towards = turnBetween(facing, facingTowards(section.x - x, section.y - y));
    const enter = (turn: number): Order | null =>
      planEnter(state, unit, turn, number, facing).ok
        ? { type: 'enter', unit, turn, section: number, facing: normalise(facing + turn) }
        : null;
    return towards === 0 ? enter(0) : (enter(towards) ?? enter(0));
  },
  area(trial) {
    const { state, unit, profile } = trial;
    const near = terrainIndex(state.terrain).sections.filter((section) => isInReach(state, unit, section));
    // Whoever holds a section within reach stands in it.
    const reach = Math.max(...near.map(outerOf)) * 2;
    return withFieldworks(about(trial, rateOf(profile) + girth(trial) + reach), trial);
  },
};

function isInReach(state: State, unit: number, section: Section): boolean {
  const profile = profileOf(state, unit);
  return isAbout(section, unitOf(state, unit), spanOf(profile, reachOf(profile)));
}
