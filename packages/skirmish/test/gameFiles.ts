/** Game files for tests, of plain squads that may meet. */
import { emptySquad, type SquadFile } from '../src/index.ts';
import type { GameFile } from '../src/setup/gameFile.ts';

/** A small legal squad of each roster used in tests. */
const PLAIN: Readonly<Record<string, string>> = {
  fr: 'fr-officer fr-line fr-line fr-grenadier fr-voltigeur',
  gb: 'gb-officer gb-line gb-line gb-grenadier gb-light',
  pr: 'pr-officer pr-musketeer pr-musketeer pr-fusilier',
  at: 'at-officer at-german at-german at-grenzer at-grenzer',
  'fiw-fr': 'nf-officer nf-marine nf-marine nf-militia',
  'fiw-rng': 'rg-captain rg-recruit rg-recruit rg-runner',
  'fiw-nat': 'na-chief na-youth na-youth na-warrior-bow',
};

export function plainSquad(roster: string, limit = roster.startsWith('fiw') ? 350 : 400): SquadFile {
  return {
    ...emptySquad(roster, limit),
    models: (PLAIN[roster] as string).split(' ').map((profile) => ({ profile })),
  };
}

type Given = Partial<Omit<GameFile, 'players'>> & {
  readonly players?: readonly (readonly [id: string, roster: string])[];
  readonly limits?: readonly number[];
};

/** France against Britain at 15 mm, by default. */
export function gameFile({
  players = [
    ['france', 'fr'],
    ['britain', 'gb'],
  ],
  limits = [],
  ...more
}: Given = {}): GameFile {
  return {
    format: 'drumhead-skirmish-game',
    version: 1,
    variant: 'SDS',
    scale: '15mm',
    scenario: 'pickUp',
    players: players.map(([id, roster], at) => ({ id, squad: plainSquad(roster, limits[at]) })),
    ...more,
  };
}
