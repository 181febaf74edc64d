/** Whole games of aggressive players, with all invariants checked and the record replayed. */
import { seededRandomInt, type RandomInt } from '@drumhead/engine';
import { type Verified, playAndVerify } from '@drumhead/testkit';
import { ROSTERS } from '../src/armies/rosters.ts';
import { skirmish } from '../src/ruleset.ts';
import { probe } from '../src/testing.ts';
import { BOXES } from '../src/scenarios/scenarioBoxes.ts';
import { GAME_FORMAT, GAME_VERSION, type GameFile, SCALE_NAMES, SCENARIO_IDS } from '../src/setup/gameFile.ts';
import { randomSquad } from '../src/armies/randomSquad.ts';
import { STANDARD_LIMIT } from '../src/armies/squadFile.ts';
import { VARIANTS } from '../src/state/variant.ts';
import { eager } from './eagerPlayer.ts';

/** Most commands of a game. */
const MOST_COMMANDS = 60_000;

function one<T>(list: readonly T[], pick: RandomInt): T {
  return list[pick(list.length)] as T;
}

/**
 * Game `number` of the run, between random legal squads: variant, scale, scenario and number of players go through all
 * their values in turn.
 */
export function gameOf(number: number): GameFile {
  const pick = seededRandomInt(`skirmish ${number}`);
  const variant = one(VARIANTS, (n) => number % n);
  const scenario = one(SCENARIO_IDS, () => Math.floor(number / 2) % SCENARIO_IDS.length);
  const box = BOXES[scenario];
  const count = box.forMany && number % 5 === 0 ? 3 + pick(4) : 2;
  const rosters = ROSTERS.filter((roster) => roster.variant === variant).map(({ id }) => id);
  const players = Array.from({ length: count }, (_, i) => {
    const role = i === 0 ? 'attacker' : 'defender';
    const limit = box.points?.[variant][role] ?? STANDARD_LIMIT[variant];
    // SK-MPL-3: more than four players form two teams.
    const team = count > 4 || pick(2) === 0 ? { team: i % 2 === 0 ? 'even' : 'odd' } : {};
    return { id: `player-${i}`, squad: { ...randomSquad(one(rosters, pick), limit, pick), casual: true }, team };
  });
  const teamed = players.every(({ team }) => 'team' in team);
  return {
    format: GAME_FORMAT,
    version: GAME_VERSION,
    variant,
    scenario,
    scale: one(SCALE_NAMES, () => Math.floor(number / 3) % SCALE_NAMES.length),
    casual: true,
    gruesomeMorale: pick(2) === 0,
    players: players.map(({ id, squad, team }) => ({ id, squad, ...(teamed && count > 2 ? team : {}) })),
    ...(box.rolesFirst ? { attacker: 'player-0' } : {}),
  };
}

/** Plays one game to its end. */
export function playRandomGame(setup: unknown, name: string): Verified {
  const random = seededRandomInt(name);
  return playAndVerify({ ...skirmish, ...probe }, setup, name, {
    most: MOST_COMMANDS,
    every: 1,
    choose: (state, _, offers) => [eager(state, offers, random)],
  });
}
