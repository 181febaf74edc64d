/** Standard games: each scenario of both variants with ready squads. */
import type { ScenarioId } from '../state/state.ts';
import { type SquadFile, SQUAD_FORMAT, SQUAD_VERSION } from '../armies/squadFile.ts';
import { GAME_FORMAT, GAME_VERSION, type GameFile } from '../setup/gameFile.ts';
import type { Variant } from '../state/variant.ts';

/** Number of models by profile, in roster order. */
type Men = Readonly<Record<string, number>>;

function squad(variant: Variant, roster: string, limit: number, men: Men): SquadFile {
  const models = Object.entries(men).flatMap(([profile, count]) => Array.from({ length: count }, () => ({ profile })));
  return { format: SQUAD_FORMAT, version: SQUAD_VERSION, variant, roster, limit, models };
}

const FRENCH: Readonly<Record<number, Men>> = {
  400: { 'fr-officer': 1, 'fr-nco': 1, 'fr-line': 6, 'fr-grenadier': 1, 'fr-voltigeur': 2, 'fr-drummer': 1 },
  450: { 'fr-officer': 1, 'fr-nco': 1, 'fr-line': 7, 'fr-grenadier': 2, 'fr-voltigeur': 2, 'fr-drummer': 1 },
  520: {
    'fr-officer': 1,
    'fr-nco': 1,
    'fr-line': 7,
    'fr-grenadier': 3,
    'fr-voltigeur': 2,
    'fr-eagle': 1,
    'fr-drummer': 1,
  },
};
const BRITISH: Men = {
  'gb-officer': 1,
  'gb-sergeant': 1,
  'gb-line': 7,
  'gb-grenadier': 2,
  'gb-light': 1,
  'gb-drummer': 1,
};
const PRUSSIANS: Men = {
  'pr-officer': 1,
  'pr-nco': 1,
  'pr-musketeer': 5,
  'pr-fusilier': 2,
  'pr-jager': 1,
  'pr-landwehr': 1,
  'pr-drummer': 1,
};
const NEW_FRANCE: Readonly<Record<number, Men>> = {
  350: { 'nf-officer': 1, 'nf-sergeant': 1, 'nf-soldier': 4, 'nf-militia': 3, 'nf-coureur': 1 },
  395: {
    'nf-officer': 1,
    'nf-sergeant': 1,
    'nf-soldier': 5,
    'nf-marine': 2,
    'nf-militia': 2,
    'nf-drummer': 1,
  },
  455: {
    'nf-officer': 1,
    'nf-sergeant': 1,
    'nf-soldier': 6,
    'nf-marine': 3,
    'nf-coureur': 1,
    'nf-drummer': 1,
  },
};
const REDCOATS: Men = { 'rb-officer': 1, 'rb-sergeant': 1, 'rb-redcoat': 6, 'rb-light': 2 };
const RANGERS: Men = { 'rg-captain': 1, 'rg-ranger': 3, 'rg-recruit': 3 };
const WAR_PARTY: Men = {
  'na-chief': 1,
  'na-warrior-musket': 4,
  'na-warrior-bow': 2,
  'na-runner': 1,
  'na-youth': 1,
};

const france = (limit: number) => ({ id: 'france', squad: squad('SDS', 'fr', limit, FRENCH[limit] as Men) });
const britain = { id: 'britain', squad: squad('SDS', 'gb', 400, BRITISH) };
const prussia = { id: 'prussia', squad: squad('SDS', 'pr', 400, PRUSSIANS) };
const newFrance = (limit: number) => ({
  id: 'new-france',
  squad: squad('SDT', 'fiw-fr', limit, NEW_FRANCE[limit] as Men),
});
const redcoats = { id: 'britain', squad: squad('SDT', 'fiw-gb', 350, REDCOATS) };
const rangers = { id: 'rangers', squad: squad('SDT', 'fiw-rng', 350, RANGERS) };
const warParty = { id: 'natives', squad: squad('SDT', 'fiw-nat', 350, WAR_PARTY) };

function game(variant: Variant, scenario: ScenarioId, players: GameFile['players'], attacker?: string): GameFile {
  const fixed = attacker === undefined ? {} : { attacker };
  return {
    format: GAME_FORMAT,
    version: GAME_VERSION,
    variant,
    scale: '15mm',
    scenario,
    grown: true,
    players,
    ...fixed,
  };
}

const games = {
  'shakos-pick-up': game('SDS', 'pickUp', [france(400), britain]),
  'shakos-forlorn-hope': game('SDS', 'forlornHope', [france(450), britain], 'france'),
  'shakos-foraging-mission': game('SDS', 'foragingMission', [france(400), britain]),
  'shakos-assault-at-the-farm': game('SDS', 'assaultAtTheFarm', [france(520), britain], 'france'),
  // SK-SQD-10: by the rules all other nations fight the French.
  'shakos-three-players': { ...game('SDS', 'pickUp', [france(400), britain, prussia]), casual: true },
  'tomahawks-pick-up': game('SDT', 'pickUp', [newFrance(350), redcoats]),
  'tomahawks-rangers': game('SDT', 'pickUp', [rangers, warParty]),
  'tomahawks-forlorn-hope': game('SDT', 'forlornHope', [newFrance(395), redcoats], 'new-france'),
  'tomahawks-foraging-mission': game('SDT', 'foragingMission', [newFrance(350), redcoats]),
  'tomahawks-assault-at-the-farm': game('SDT', 'assaultAtTheFarm', [newFrance(455), redcoats], 'new-france'),
} satisfies Readonly<Record<string, GameFile>>;

export type StandardGame = keyof typeof games;

/** By id; the name of each is the message `sk.game.<id>`. */
export const STANDARD_GAMES: Readonly<Record<string, GameFile>> = games;

/** The game file of this id, or null. */
export function gameCalled(id: string): GameFile | null {
  return Object.hasOwn(STANDARD_GAMES, id) ? (STANDARD_GAMES[id] as GameFile) : null;
}
