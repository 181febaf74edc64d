/** The squad file: the models a player chose from the rosters. */
import { name as named } from '@drumhead/engine';
import type { Checked } from '@drumhead/engine';
import {
  choice,
  constant,
  flag,
  jsonSchema,
  list,
  type Infer,
  readAsGiven,
  record,
  text,
  whole,
} from '@drumhead/content/schema';
import { ROSTERS } from './rosters.ts';
import { SPECIALS, type Special } from './specials.ts';
import { WEAPONS, type Weapon } from './weapons.ts';
import { VARIANTS, type Variant } from '../state/variant.ts';
import { pointsOf } from './points.ts';
import { type Abilities, profileCalled, ROSTER_IDS } from './profiles.ts';

export const SQUAD_FORMAT = 'drumhead-skirmish-squad';
export const SQUAD_VERSION = 1;
/** More than any squad may have, so that a rule can report too many. */
export const MOST_MODELS = 40;
/** Longest name of a squad or of a profile, in characters. */
export const MOST_NAME = 60;
/** SK-SQD-10. Below 200 some rosters can field no squad at all; above 2000 no table holds it. */
export const LEAST_LIMIT = 200;
export const MOST_LIMIT = 2000;
/** Heads that can be told apart; a picture, no rule. */
export const MOST_PORTRAITS = 1000;
export const OBSTACLES = ['fence', 'hedge'] as const;

/** Most weapons or special rules in the list of a profile, invalid ones included. */
const MOST_LISTED = 20;

const custom = record(
  {
    name: named(MOST_NAME),
    q: whole(0, 9),
    c: whole(0, 9),
    weapons: list(choice(Object.keys(WEAPONS) as Weapon[]), 0, MOST_LISTED),
    specials: list(choice(Object.keys(SPECIALS) as Special[]), 0, MOST_LISTED),
  },
  {},
);

/** One model: of a roster, or with a custom profile. `points`, if given, must agree with the formula. */
const model = record(
  {},
  {
    profile: text(40, '[a-z][a-z0-9-]*'),
    custom,
    /** The man's own name. */
    name: named(MOST_NAME),
    /** Number of the man's drawn head. */
    portrait: whole(0, MOST_PORTRAITS - 1),
    commander: flag,
    points: whole(0, 999),
  },
  ['profile', 'custom'],
);

export const SQUAD = record(
  {
    format: constant(SQUAD_FORMAT),
    version: constant(SQUAD_VERSION),
    variant: choice(VARIANTS),
    roster: choice(ROSTER_IDS),
    limit: whole(LEAST_LIMIT, MOST_LIMIT),
    models: list(model, 0, MOST_MODELS),
  },
  { name: named(MOST_NAME), casual: flag, obstacles: list(choice(OBSTACLES), 0, 10) },
);

export type SquadFile = Infer<typeof SQUAD>;
export type Model = SquadFile['models'][number];
export type CustomProfile = Infer<typeof custom>;
export type Obstacle = (typeof OBSTACLES)[number];

/** Reads a squad file and checks its form; `squadProblems` checks the rules. Never throws. */
export function readSquad(value: unknown): Checked<SquadFile> {
  return readAsGiven(value, SQUAD);
}

/** The format as JSON Schema, published as `schemas/squad.schema.json`. */
export function squadSchema(): Record<string, unknown> {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `Drumhead: skirmish squad, version ${SQUAD_VERSION}`,
    ...jsonSchema(SQUAD),
  };
}

/** SK-SQD-1, SK-SQD-2. Points of a standard game. */
export const STANDARD_LIMIT: Readonly<Record<Variant, number>> = { SDS: 400, SDT: 350 };

/** SK-SQD-9. Points of a fence or a hedge. */
export const OBSTACLE_POINTS = 5;

/** The abilities of a model, or null if no roster has its profile. */
export function abilitiesOf({ profile, custom: own }: Pick<Model, 'profile' | 'custom'>): Abilities | null {
  return own ?? profileCalled(profile ?? '');
}

/** SK-PTS-5. Points of each roster profile by the formula. */
const ROSTER_POINTS = new Map(
  ROSTERS.flatMap(({ profiles }) => profiles.map((profile) => [profile.id, pointsOf(profile)] as const)),
);

/** Points of a model by the formula; 0 for an unknown profile. */
export function modelPoints({ profile, custom: own }: Model): number {
  return own === undefined ? (ROSTER_POINTS.get(profile ?? '') ?? 0) : pointsOf(own);
}

/**
 * Points of the whole squad, its fences and hedges included (SK-SQD-9).
 *
 * @example
 * ```ts
 * import { squadPoints } from 'drumhead/skirmish';
 *
 * console.log(squadPoints({ models: [{ profile: 'fr-officer' }, { profile: 'fr-line' }] }));
 * ```
 */
export function squadPoints({ models, obstacles = [] }: Pick<SquadFile, 'models' | 'obstacles'>): number {
  return models.reduce((sum, one) => sum + modelPoints(one), obstacles.length * OBSTACLE_POINTS);
}
