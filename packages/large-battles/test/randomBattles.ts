/** Whole battles between bold players, with every invariant checked on the way and the record replayed. */
import { probe } from '../src/testing.ts';
import { seededRandomInt, type RandomInt } from '@drumhead/engine';
import { type Verified, playAndVerify } from '@drumhead/testkit';
import { randomArmies } from '../src/armies/historical/index.ts';
import { NATION_IDS, type NationId, NATIONS, randomDivision } from '../src/armies/index.ts';
import { PICKUP_FORMAT, PICKUP_VERSION } from '../src/setup/pickUp/format.ts';
import { largeBattles } from '../src/ruleset.ts';
import { suggestedDeployment } from '../src/setup/suggestedDeployment.ts';
import { pending, sideIndex } from '../src/turn/machine.ts';
import type { SideIndex } from '../src/state/state.ts';
import { eager } from './boldPlayer.ts';

/** A battle longer than this counts as endless. */
const MOST_COMMANDS = 200_000;
/**
 * Random places may leave no room for the last units: after so many the side deploys as suggested. Brigades placed in
 * turn cannot be lifted again, so they are placed as suggested from the first.
 */
const MOST_PLACINGS = { deploy: 150, deployBrigade: 0 };
/** Twice for each Brigade, Reserve and CinC of two sides is plenty. */
const MOST_SUGGESTIONS = 24;
/** Invariants are checked every so many commands. */
const EVERY = 7;

/** Every two nations, a nation against itself included. */
export const PAIRS: readonly (readonly [NationId, NationId])[] = NATION_IDS.flatMap((a, i) =>
  NATION_IDS.slice(i).map((b): readonly [NationId, NationId] => [a, b]),
);

function one<T>(list: readonly T[], pick: RandomInt): T {
  return list[pick(list.length)] as T;
}

/** The set-up of battle `number` of the run: scale, deployment and switches take all their values in turn. */
function planOf(number: number) {
  return {
    scale: (['15mm', '6mm', '28mm'] as const)[number % 3] as '15mm',
    deployment: number % 2 === 0 ? ('hidden' as const) : ('alternate' as const),
    switches: {
      grandBattery: (number >> 1) % 2 === 0,
      wornUnits: (number >> 2) % 2 === 0,
      chargeGoesHome: (number >> 3) % 2 === 0,
    },
  };
}

/** A pick-up game between random legal Divisions of two nations: the battles of the run meet every pair in turn. */
export function divisionsOf(number: number): unknown {
  const pick = seededRandomInt(`divisions ${number}`);
  const [a, b] = PAIRS[number % PAIRS.length] as readonly [NationId, NationId];
  const [top, bottom] = pick(2) === 0 ? [a, b] : [b, a];
  const division = (nation: NationId) => {
    const { periods } = NATIONS[nation];
    return randomDivision(nation, periods.length === 0 ? null : one(periods, pick), pick);
  };
  return {
    format: PICKUP_FORMAT,
    version: PICKUP_VERSION,
    ...planOf(Math.floor(number / PAIRS.length) + number),
    sides: [
      { id: 'north', division: division(top) },
      { id: 'south', division: division(bottom) },
    ],
  };
}

/** Two random historical armies, at army level. */
export function armiesOf(number: number): unknown {
  return randomArmies(seededRandomInt(`armies ${number}`), planOf(number));
}

/** Plays one battle out. Its end is null if the terrain left a side no room to deploy. */
export function soak(setup: unknown, name: string): Verified {
  const random = seededRandomInt(name);
  let placings = 0;
  let suggestions = 0;
  return playAndVerify({ ...largeBattles, ...probe }, setup, name, {
    most: MOST_COMMANDS,
    every: EVERY,
    until: () => suggestions > MOST_SUGGESTIONS,
    choose(state, seat, offers) {
      const decision = pending(state).find((waiting) => waiting.seat === seat)?.decision ?? '';
      const placing = decision === 'deploy' || decision === 'deployBrigade';
      placings = placing ? placings + 1 : 0;
      const ready = placing ? offers.find(({ type }) => type === 'ready') : undefined;
      const wild = !placing || placings <= MOST_PLACINGS[decision] || ready !== undefined;
      const suggested = wild ? [] : suggestedDeployment(state, sideIndex(state, seat) as SideIndex);
      if (suggested.length === 0) return [ready ?? eager(offers, random)];
      placings = 0;
      suggestions++;
      return suggested;
    },
  });
}
