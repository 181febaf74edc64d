/** The fixed part of a game from a valid game file: table, players, models. */
import { SCALES } from '../state/scales.ts';
import { abilitiesOf, modelPoints, type Model as SquadModel, type SquadFile } from '../armies/squadFile.ts';
import { homeOf, rosterCalled } from '../armies/profiles.ts';
import type { Field, ModelProfile, PlayerProfile } from '../state/state.ts';
import { type AnyGame, type GamePlayer, SCALE_OF, STANDARD_GAME_TURNS } from './gameFile.ts';

/** SK-MPL-3. Players without a team are on their own; teams are numbered in the order they come. */
export function teamsOf({
  players,
}: {
  readonly players: readonly { readonly id: string; readonly team?: string }[];
}): readonly number[] {
  const names = players.map(({ id, team }) => (team === undefined ? `player ${id}` : `team ${team}`));
  const different = [...new Set(names)];
  return names.map((name) => different.indexOf(name));
}

/** All that is fixed before the first decision (SK-GEN-11). */
export function fieldOf(file: AnyGame): Field {
  const teams = teamsOf(file);
  const scale = SCALE_OF[file.scale];
  return {
    variant: file.variant,
    scale,
    scenario: file.scenario,
    ...SCALES[scale],
    maxGameTurns: file.maxGameTurns ?? STANDARD_GAME_TURNS,
    gruesomeMorale: file.gruesomeMorale === true,
    casual: file.casual === true || file.players.some(({ squad }) => squad.casual === true),
    campaign: file.campaign === true,
    terrainLaid: file.terrainSeed !== undefined,
    players: file.players.map((player, index) => playerOf(player, teams[index] as number)),
    models: file.players.flatMap(modelsOf),
    attacker: file.players.findIndex(({ id }) => id === file.attacker),
  };
}

function playerOf({ id, name, squad }: GamePlayer, team: number): PlayerProfile {
  return {
    id,
    name: name ?? squad.name ?? `sk.roster.${squad.roster}`,
    roster: squad.roster,
    team,
    feature: rosterCalled(squad.roster).feature,
    points: squad.limit,
    obstacles: squad.obstacles ?? [],
  };
}

/** The models of a squad in file order, which is their roster order (SK-MOR-5). */
function modelsOf({ id, squad }: GamePlayer, player: number): readonly ModelProfile[] {
  const keys = squad.models.map(keyOf);
  return squad.models.map((model, at): ModelProfile => {
    const { q, c, weapons, specials } = abilitiesOf(model) as NonNullable<ReturnType<typeof abilitiesOf>>;
    const alike = (one: SquadModel) => one.profile === model.profile && one.custom?.name === model.custom?.name;
    const earlier = keys.slice(0, at).filter((key) => key === keys[at]).length;
    return {
      id: `${id}-${keys[at]}-${earlier + 1}`,
      profile: model.profile ?? '',
      name: model.custom?.name ?? `sk.profile.${model.profile}`,
      ...(model.name === undefined ? {} : { ownName: model.name }),
      ordinal: squad.models.slice(0, at).filter(alike).length + 1,
      player,
      q,
      c,
      weapons,
      specials,
      points: modelPoints(model),
      uniform: uniformOf(model, squad),
    };
  });
}

/** `fr-chasseur-cheval` becomes `chasseur-cheval`; a custom profile becomes `own`. */
function keyOf({ profile }: SquadModel): string {
  return profile === undefined ? 'own' : profile.slice(profile.indexOf('-') + 1);
}

/** The roster whose uniform it wears: that of its profile, else that of its squad. */
function uniformOf({ profile = '' }: SquadModel, { roster }: SquadFile): string {
  return homeOf(profile)?.id ?? roster;
}
