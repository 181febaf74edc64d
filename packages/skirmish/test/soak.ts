/** Whole games of players who fight, with every invariant checked on the way and the record played again. */
import {
  type Battle,
  begin,
  chooser,
  type Chooser,
  decide,
  DICE,
  readRecord,
  seededDice,
  writeRecord,
} from '@drumhead/engine';
import type { Command } from '../src/commands.ts';
import { ROSTERS } from '../src/rosters/rosters.ts';
import { skirmish } from '../src/ruleset.ts';
import { BOXES } from '../src/scenarios/boxes.ts';
import { GAME_FORMAT, GAME_VERSION, type GameFile, SCALE_NAMES, SCENARIO_IDS } from '../src/setup/format.ts';
import { randomSquad } from '../src/squads/random.ts';
import { STANDARD_LIMIT } from '../src/squads/file.ts';
import type { State } from '../src/state.ts';
import { VARIANTS } from '../src/variant.ts';
import { eager } from './eager.ts';

type Fought = Battle<State, Command>;

/** A game longer than this never ends. */
const MOST_COMMANDS = 60_000;

function one<T>(list: readonly T[], pick: Chooser): T {
  return list[pick(list.length)] as T;
}

/**
 * Game `number` of the run between random legal squads: variant, scale, scenario and the number of players go through
 * all their values in turn; terrain and all else falls as the dice do.
 */
export function gameOf(number: number): GameFile {
  const pick = chooser(`skirmish ${number}`);
  const variant = one(VARIANTS, (n) => number % n);
  const scenario = one(SCENARIO_IDS, () => Math.floor(number / 2) % SCENARIO_IDS.length);
  const box = BOXES[scenario];
  const count = box.forMany && number % 5 === 0 ? 3 + pick(4) : 2;
  const rosters = ROSTERS.filter((roster) => roster.variant === variant).map(({ id }) => id);
  const players = Array.from({ length: count }, (_, i) => {
    const role = i === 0 ? 'attacker' : 'defender';
    const limit = box.points?.[variant][role] ?? STANDARD_LIMIT[variant];
    // SK-MPL-3: more than four stand in two teams.
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

export interface Soaked {
  readonly commands: number;
  /** Message key of how it ended. */
  readonly end: string;
}

/** Plays one game out. What must always hold and does not, or a record that plays to another end, is thrown. */
export function soak(setup: unknown, name: string): Soaked {
  const begun = begin(skirmish, setup);
  if (!begun.ok) throw new Error(`${name} cannot be begun: ${JSON.stringify(begun.problems)}`);
  const random = chooser(name);
  const dice = seededDice(name);
  let battle: Fought = begun.value;
  const fail = (what: string): never => {
    throw new Error(`${name}, command ${battle.count}: ${what}`);
  };
  while (battle.state.outcome === null) {
    const { state } = battle;
    const waiting = skirmish.pending(state)[0];
    if (waiting === undefined) return fail('nobody decides');
    const { seat, decision } = waiting;
    const offers = skirmish.offers(state, seat);
    if (seat !== DICE && offers.length === 0) fail(`${seat} is offered nothing (${decision})`);
    const command = seat === DICE ? dice.roll(waiting) : eager(state, offers, random);
    const answer = decide(battle, seat, command);
    if (!answer.ok) return fail(`${seat} ${JSON.stringify(command)} refused: ${JSON.stringify(answer.refusal)}`);
    battle = answer.battle;
    const faults = skirmish.faults(battle.state);
    if (faults.length > 0) fail(`after ${JSON.stringify(command)}: ${faults.join('; ')}`);
    if (battle.count > MOST_COMMANDS) fail('it never ends');
  }
  checkRecord(battle, fail);
  return { commands: battle.count, end: battle.state.outcome.reason };
}

function checkRecord(battle: Fought, fail: (what: string) => never): void {
  const text = writeRecord(battle, { scenario: null, seats: {} });
  const read = readRecord(text, [skirmish]);
  if (!read.ok) fail(`its record is refused in line ${read.line}: ${read.reason}`);
  else if (read.battle.hash !== battle.hash) fail('its record plays to another end');
}
