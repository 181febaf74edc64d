/** The models of a described table: profiles that never change, and how each stands. */
import type { Problem } from '@drumhead/engine';
import { problem } from '@drumhead/content/schema';
import { steps } from '@drumhead/table';
import { abilitiesOf } from '../adjudicate/fighters.ts';
import { pointsOf } from '../armies/points.ts';
import { homeOf } from '../armies/profiles.ts';
import type { Weapon } from '../armies/weapons.ts';
import { waitingModel } from '../setup/begin.ts';
import { isFirearm } from '../state/abilities.ts';
import type { Model, ModelProfile } from '../state/state.ts';
import type { GivenModel, GivenPosition } from './positionFile.ts';

/** A model with its owner and its place in the position. */
export interface Listed {
  readonly given: GivenModel;
  readonly player: number;
  readonly path: string;
}

/** All models, player by player, which is their order in the game. */
export function listedModels({ players }: GivenPosition): readonly Listed[] {
  return players.flatMap(({ models }, player) =>
    models.map((given, i) => ({ given, player, path: `players[${player}].models[${i}]` })),
  );
}

export function profilesFrom(
  position: GivenPosition,
  listed: readonly Listed[],
  problems: Problem[],
): readonly ModelProfile[] {
  return listed.map(({ given, player, path }, at) => {
    if (listed.findIndex((one) => one.given.id === given.id) < at) {
      problems.push(problem(`${path}.id`, 'sk.position.twice', { id: given.id }));
    }
    const { q, c, weapons, specials } = abilitiesOf(given, path, problems);
    const twice = weapons.find((weapon, i) => weapons.indexOf(weapon) < i);
    if (twice !== undefined) {
      problems.push(problem(`${path}.weapons`, 'sk.position.twice', { id: twice }, 'SK-PRO-5'));
    }
    const { profile = '' } = given;
    const name = profile === '' ? (given.name ?? given.id) : `sk.profile.${profile}`;
    const earlier = listed.slice(0, at).filter((one) => one.player === player && nameOf(one.given) === nameOf(given));
    const { roster } = position.players[player] as GivenPosition['players'][number];
    return {
      id: given.id,
      profile,
      name,
      ...(given.ownName === undefined ? {} : { ownName: given.ownName }),
      ordinal: earlier.length + 1,
      player,
      q,
      c,
      weapons,
      specials,
      points: pointsOf({ q, c, weapons, specials }),
      uniform: homeOf(profile)?.id ?? roster,
    };
  });
}

const nameOf = ({ profile, name, id }: GivenModel): string => profile ?? `own ${name ?? id}`;

/** A model as it stands; its level is settled when the terrain is there, its enemies when all models are. */
export function modelFrom({ given, path }: Listed, profile: ModelProfile, problems: Problem[]): Model {
  const { weapons } = profile;
  if (given.out !== undefined) return { ...waitingModel(profile), posture: 'out', out: given.out };
  const missing = given.x === undefined ? 'x' : 'y';
  if (given.x === undefined || given.y === undefined) {
    problems.push(problem(`${path}.${missing}`, 'engine.problem.missing', { key: missing }));
  }
  const { tomahawk } = given;
  return {
    ...waitingModel(profile),
    ...marksOf(given, weapons, path, problems),
    x: steps(given.x ?? 0),
    y: steps(given.y ?? 0),
    level: given.level ?? 0,
    posture: given.posture,
    mounted: profile.specials.includes('mounted') && given.mounted !== false,
    tomahawk:
      tomahawk === undefined ? null : { x: steps(tomahawk.x), y: steps(tomahawk.y), level: tomahawk.level ?? 0 },
  };
}

type Marks = Omit<Model, 'x' | 'y' | 'level' | 'posture' | 'out' | 'mounted' | 'tomahawk' | 'feared' | 'object'>;

/** What the model did in this player turn, and its weapons. */
function marksOf(given: GivenModel, weapons: readonly Weapon[], path: string, problems: Problem[]): Marks {
  const each = (key: 'unloaded' | 'depleted' | 'fired' | 'reloaded'): readonly boolean[] => {
    given[key].forEach((weapon, i) => {
      const fits = weapons.includes(weapon) && (key !== 'unloaded' || isFirearm(weapon));
      if (!fits) problems.push(problem(`${path}.${key}[${i}]`, 'sk.position.noWeapon', { weapon, id: given.id }));
    });
    return weapons.map((weapon) => given[key].includes(weapon));
  };
  const unloaded = each('unloaded');
  const { activated, attacked, threw, bashed, moves, sprinted } = given;
  return {
    loaded: weapons.map((weapon, i) => isFirearm(weapon) && !unloaded[i]),
    depleted: each('depleted'),
    fired: each('fired'),
    reloaded: each('reloaded'),
    activated,
    attacked,
    threw,
    bashed,
    moves,
    sprinted,
  };
}
