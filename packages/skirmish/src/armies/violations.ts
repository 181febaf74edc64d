/** Faults of a squad with their repairs, and the changes that make up repairs. */
import type { Facts, RuleId } from '@drumhead/engine';
import type { Violation as ViolationOf } from '@drumhead/content/repairs';
import { problem } from '@drumhead/content/schema';
import type { RosterProfile } from './rosters.ts';
import { abilitiesOf, type Model, modelPoints, type SquadFile } from './squadFile.ts';
import { pointsOf } from './points.ts';
import { type Abilities, canCommand, has, isPersonality, PERSONALITIES, rosterCalled } from './profiles.ts';

export type Violation = ViolationOf<SquadFile>;

export function violation(
  path: string,
  rule: RuleId,
  reason: string,
  facts: Facts,
  repaired: () => SquadFile,
): Violation {
  return { problem: problem(path, reason, facts, rule), repaired };
}

/** SK-SQD-7. */
export const FEWEST = 4;
export const MOST = 20;

/** A third of the limit, rounded down: for personalities (SK-SQD-6) and for models of another roster (SK-SQD-8). */
export const thirdOf = ({ limit }: Pick<SquadFile, 'limit'>): number => Math.floor(limit / 3);

// --- models ----------------------------------------------------------------------------------------------------

/** A model of the squad with its abilities. */
export interface Member {
  readonly at: number;
  readonly model: Model;
  readonly abilities: Abilities;
  readonly points: number;
}

/** The models whose profile is known. */
export function membersOf({ models }: Pick<SquadFile, 'models'>): readonly Member[] {
  return models.flatMap((model, at) => {
    const abilities = abilitiesOf(model);
    return abilities === null ? [] : [{ at, model, abilities, points: modelPoints(model) }];
  });
}

export const sumOf = (members: readonly Member[]): number => members.reduce((sum, { points }) => sum + points, 0);

/** The dearest member, the last of equals. */
export function dearestOf(members: readonly Member[]): Member | undefined {
  const [first, ...others] = members;
  if (first === undefined) return undefined;
  return others.reduce((best, one) => (one.points >= best.points ? one : best), first);
}

/** The cheapest member, the last of equals. */
export function cheapestIn(members: readonly Member[]): Member | undefined {
  const [first, ...others] = members;
  if (first === undefined) return undefined;
  return others.reduce((best, one) => (one.points <= best.points ? one : best), first);
}

/** SK-SQD-5. The Leader; without one the NCO named by the owner, or the only NCO. */
export function commanderOf(squad: Pick<SquadFile, 'models'>): Member | null {
  return commanderAmong(membersOf(squad));
}

/** The commander among these members. */
export function commanderAmong(members: readonly Member[]): Member | null {
  const leader = members.find(({ abilities }) => has(abilities, 'leader'));
  if (leader !== undefined) return leader;
  const ncos = members.filter(({ abilities }) => has(abilities, 'nco'));
  return ncos.find(({ model }) => model.commander === true) ?? (ncos.length === 1 ? (ncos[0] as Member) : null);
}

// --- changes ---------------------------------------------------------------------------------------------------

export const withModel = (squad: SquadFile, at: number, model: Model): SquadFile => ({
  ...squad,
  models: squad.models.map((one, index) => (index === at ? model : one)),
});

export const withoutModel = (squad: SquadFile, at: number): SquadFile => ({
  ...squad,
  models: squad.models.filter((_, index) => index !== at),
});

export const withAdded = (squad: SquadFile, profile: string): SquadFile => ({
  ...squad,
  models: [...squad.models, { profile }],
});

export const asCasual = (squad: SquadFile): SquadFile => ({ ...squad, casual: true });

/** Soldiers on foot without a post, the cheapest first. */
export function ranksOf(roster: string): readonly RosterProfile[] {
  return rosterCalled(roster)
    .profiles.filter((profile) => !isPersonality(profile) && !has(profile, 'mounted'))
    .sort((a, b) => pointsOf(a) - pointsOf(b));
}

/** The cheapest soldier of a roster. */
export const cheapestOf = (roster: string): RosterProfile => ranksOf(roster)[0] as RosterProfile;

/** The profile whose price is nearest to a number of points. */
function nearestIn(profiles: readonly RosterProfile[], points: number): RosterProfile {
  const away = (profile: RosterProfile) => Math.abs(pointsOf(profile) - points);
  return profiles.reduce((best, one) => (away(one) < away(best) ? one : best));
}

/** The most similar profile of a roster: of the same post, else a soldier, with the nearest price. */
export function counterpart(roster: string, abilities: Abilities | null, points: number): RosterProfile {
  const post = abilities === null ? undefined : PERSONALITIES.find((special) => has(abilities, special));
  const same = rosterCalled(roster).profiles.filter((profile) => post !== undefined && has(profile, post));
  return nearestIn(same.length > 0 ? same : ranksOf(roster), points);
}

/** A cheaper squad: removes the model or, if too few would be left, replaces it by the cheapest soldier. */
export function relieved(squad: SquadFile, at: number): SquadFile {
  if (squad.models.length > FEWEST) return withoutModel(squad, at);
  return withModel(squad, at, { profile: cheapestOf(squad.roster).id });
}

/** Profiles that may command, the cheapest first. */
export function commandersIn(roster: string): readonly RosterProfile[] {
  return rosterCalled(roster)
    .profiles.filter(canCommand)
    .sort((a, b) => pointsOf(a) - pointsOf(b));
}
