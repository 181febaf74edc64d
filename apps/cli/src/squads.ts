/** Skirmishes between squads: new legal ones of the named rosters in every game, or those of files. */
import { chooser, type Chooser } from '@drumhead/engine';
import {
  GAME_FORMAT,
  GAME_VERSION,
  type GameFile,
  randomSquad,
  readSquad,
  rosterCalled,
  ROSTERS,
  SCALE_NAMES,
  skirmish,
  type SquadFile,
  STANDARD_LIMIT,
} from '@drumhead/skirmish';
import { refused, wrongUsage } from './exit.ts';
import { jsonOf, problemLines, textOf } from './input.ts';
import type { Setups } from './setups.ts';
import type { Say } from './words.ts';

export interface SquadOptions {
  /** Rosters or squad files with commas between them, one for each player. */
  readonly squads: string;
  readonly scale?: string;
  readonly seed: string;
}

interface SquadSource {
  readonly roster: string;
  draw(pick: Chooser): SquadFile;
}

function squadNamed(given: string, say: Say): SquadSource {
  if (given.endsWith('.json')) {
    const read = readSquad(jsonOf(say, given, textOf(say, given)));
    return read.ok ? { roster: read.value.roster, draw: () => read.value } : refused(problemLines(say, read.problems));
  }
  const known = ROSTERS.map(({ id }) => id);
  if (!known.includes(given)) wrongUsage(say('cli.error.choice', { name: '--squads', known: known.join(', '), given }));
  return { roster: given, draw: (pick) => randomSquad(given, STANDARD_LIMIT[rosterCalled(given).variant], pick) };
}

/** Ids of players; of two with one roster each is told by his number. */
function idsOf(sources: readonly SquadSource[]): readonly string[] {
  const rosters = sources.map(({ roster }) => roster);
  return rosters.map((roster, i) =>
    rosters.filter((other) => other === roster).length > 1 ? `${roster}-${i + 1}` : roster,
  );
}

/** The skirmishes that the options ask for, or wrong usage. */
export function ofSquads({ squads, scale = '15mm', seed }: SquadOptions, say: Say): Setups {
  const sources = squads.split(',').map((given) => squadNamed(given.trim(), say));
  const seats = idsOf(sources);
  const known = SCALE_NAMES.find((one) => one === scale);
  if (known === undefined) {
    return wrongUsage(say('cli.error.choice', { name: '--scale', known: SCALE_NAMES.join(', '), given: scale }));
  }
  const setupOf = (number: number): GameFile => {
    const pick = chooser(`${seed}/${number}/squads`);
    return {
      format: GAME_FORMAT,
      version: GAME_VERSION,
      variant: rosterCalled(sources[0]?.roster ?? 'fr').variant,
      scale: known,
      scenario: 'pickUp',
      // SK-SQD-10: any roster may meet any other.
      casual: true,
      players: sources.map((source, i) => ({ id: seats[i] as string, squad: source.draw(pick) })),
    };
  };
  const made = skirmish.create(setupOf(0));
  if (!made.ok) return refused(problemLines(say, made.problems));
  return { ruleset: skirmish, title: seats.join('-'), seats, setupOf };
}
