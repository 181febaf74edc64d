/** Skirmishes between squads: new legal ones of the named rosters in every game, or those of files. */
import { seededRandomInt, type RandomInt } from '@drumhead/engine';
import {
  BOXES,
  GAME_FORMAT,
  GAME_VERSION,
  type GameFile,
  LEAST_LIMIT,
  MOST_LIMIT,
  randomSquad,
  readSquad,
  rosterCalled,
  ROSTERS,
  SCALE_NAMES,
  SCENARIO_IDS,
  type ScenarioId,
  skirmish,
  type SquadFile,
  STANDARD_LIMIT,
  type Variant,
} from '@drumhead/skirmish';
import { refused, wrongUsage } from '../../exit.ts';
import { problemLines, valueOf, wholeNumber } from '../../input.ts';
import type { Setups } from '../../setups.ts';
import type { Translate } from '@drumhead/rulesets';

export interface SquadOptions {
  /** Rosters or squad files with commas between them, one for each player. */
  readonly squads: string;
  readonly scale?: string;
  /** Scenario of the rule set, `forlorn-hope`; a pick-up game where none is named. The first squad attacks. */
  readonly skirmish?: string;
  /** Points of each random squad; by default those of the scenario or the standard game. */
  readonly limit?: string;
  /** Number of the generator's table, or `each`: another in every game. Rolled and laid by the players without it. */
  readonly terrain?: string;
  readonly seed: string;
}

/** Largest number of a generated table. */
const MOST_SEED = 2_147_483_647;

/** `forlorn-hope` for forlornHope. */
const spelt = (id: string): string => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export interface SquadSource {
  readonly roster: string;
  draw(pick: RandomInt, limit: number): SquadFile;
}

/** Any legal squad of a roster. */
export const anySquadOf = (roster: string): SquadSource => ({
  roster,
  draw: (pick, limit) => randomSquad(roster, limit, pick),
});

function squadNamed(given: string, t: Translate): SquadSource {
  if (given.endsWith('.json')) {
    const read = readSquad(valueOf(t, given, ['squad']));
    return read.ok ? { roster: read.value.roster, draw: () => read.value } : refused(problemLines(t, read.problems));
  }
  const known = ROSTERS.map(({ id }) => id);
  if (!known.includes(given)) wrongUsage(t('cli.error.choice', { name: '--squads', known: known.join(', '), given }));
  return anySquadOf(given);
}

/** Ids of players; those with the same roster get numbers. */
function idsOf(sources: readonly SquadSource[]): readonly string[] {
  const rosters = sources.map(({ roster }) => roster);
  return rosters.map((roster, i) =>
    rosters.filter((other) => other === roster).length > 1 ? `${roster}-${i + 1}` : roster,
  );
}

/** Shared settings of all games of a run. */
export interface SkirmishPlan {
  readonly variant: Variant;
  readonly scale: GameFile['scale'];
  readonly box: (typeof BOXES)[ScenarioId];
  readonly limit: number | null;
  /** Null: rolled and laid in the game. */
  readonly terrain: ((game: string) => number) | null;
}

type PlanOptions = Omit<SquadOptions, 'squads'>;

export function skirmishPlan(variant: Variant, options: PlanOptions, t: Translate): SkirmishPlan {
  const choice = <T extends string>(name: string, known: readonly T[], given: string): T =>
    known.find((one) => one === given) ?? wrongUsage(t('cli.error.choice', { name, known: known.join(', '), given }));
  const { scale = '15mm', skirmish: scenario = 'pick-up', limit, terrain } = options;
  const named = choice('--skirmish', SCENARIO_IDS.map(spelt), scenario);
  return {
    variant,
    scale: choice('--scale', SCALE_NAMES, scale),
    box: BOXES[SCENARIO_IDS.find((id) => spelt(id) === named) ?? 'pickUp'],
    limit: limit === undefined ? null : wholeNumber(t, '--limit', limit, LEAST_LIMIT, MOST_LIMIT),
    terrain: terrain === undefined ? null : seedsOf(terrain, t),
  };
}

function seedsOf(terrain: string, t: Translate): (game: string) => number {
  if (terrain === 'each') return (game) => seededRandomInt(`${game}/terrain`)(MOST_SEED + 1);
  const seed = wholeNumber(t, '--terrain', terrain, 0, MOST_SEED);
  return () => seed;
}

/** Points of a player's squad; the first one attacks where the scenario settles the roles beforehand. */
function limitOf({ variant, box, limit }: SkirmishPlan, player: number): number {
  const points = box.points?.[variant];
  const ofRole = points?.[box.rolesFirst && player === 0 ? 'attacker' : 'defender'];
  return limit ?? ofRole ?? STANDARD_LIMIT[variant];
}

/** One game between squads drawn from their sources; `game` names its chance. */
export function skirmishOf(
  plan: SkirmishPlan,
  players: readonly { readonly id: string; readonly source: SquadSource; readonly pick: RandomInt }[],
  game: string,
): GameFile {
  const { variant, scale, box, terrain } = plan;
  return {
    format: GAME_FORMAT,
    version: GAME_VERSION,
    variant,
    scale,
    scenario: box.id,
    // SK-SQD-10: any roster may meet any other.
    casual: true,
    players: players.map(({ id, source, pick }, i) => ({ id, squad: source.draw(pick, limitOf(plan, i)) })),
    ...(box.rolesFirst && players[0] !== undefined ? { attacker: players[0].id } : {}),
    ...(terrain === null || box.rolls.length === 0 ? {} : { terrainSeed: terrain(game) }),
  };
}

/** The skirmishes that the options ask for, or wrong usage. */
export function ofSquads({ squads, ...options }: SquadOptions, t: Translate): Setups {
  const sources = squads.split(',').map((given) => squadNamed(given.trim(), t));
  const seats = idsOf(sources);
  const plan = skirmishPlan(rosterCalled(sources[0]?.roster ?? 'fr').variant, options, t);
  const setupOf = (number: number): GameFile => {
    const game = `${options.seed}/${number}`;
    const pick = seededRandomInt(`${game}/squads`);
    return skirmishOf(
      plan,
      sources.map((source, i) => ({ id: seats[i] as string, source, pick })),
      game,
    );
  };
  const made = skirmish.create(setupOf(0));
  if (!made.ok) return refused(problemLines(t, made.problems));
  return { ruleset: skirmish, title: seats.join('-'), seats, setupOf };
}
