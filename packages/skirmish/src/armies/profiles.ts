/** SK-PRO-1..4. Profiles of the rosters, and custom ones. */
import { ROSTERS, type Roster, type RosterProfile } from './rosters.ts';
import type { Special } from './specials.ts';
import type { Weapon } from './weapons.ts';

/** SK-PRO-1. The abilities of a profile, without name and points. */
export interface Abilities {
  /** SK-PRO-2. Quality: the lowest face that activates it, so lower is better. */
  readonly q: number;
  /** SK-PRO-3. Combat: added to its dice hand to hand and shooting. */
  readonly c: number;
  /** SK-PRO-4. */
  readonly weapons: readonly Weapon[];
  readonly specials: readonly Special[];
}

export const ROSTER_IDS = ROSTERS.map(({ id }) => id);

const BY_ID = new Map(ROSTERS.map((roster) => [roster.id, roster]));
const PROFILES = new Map(ROSTERS.flatMap((roster) => roster.profiles.map((profile) => [profile.id, profile] as const)));
const HOMES = new Map(ROSTERS.flatMap((roster) => roster.profiles.map(({ id }) => [id, roster] as const)));

/** The roster of this id. Throws if there is none, which the schema of files excludes. */
export function rosterCalled(id: string): Roster {
  const roster = BY_ID.get(id);
  if (roster === undefined) throw new RangeError(`no roster ${id}`);
  return roster;
}

/** SK-PRO-1..4. A profile of any roster, or null. */
export function profileCalled(id: string): RosterProfile | null {
  return PROFILES.get(id) ?? null;
}

/** The roster of a profile, or null. */
export function homeOf(profile: string): Roster | null {
  return HOMES.get(profile) ?? null;
}

export const has = ({ specials }: Abilities, special: Special): boolean => specials.includes(special);

/** SK-SQD-6. Leader, NCO, Flag Bearer and Musician are personalities. */
export const PERSONALITIES = ['leader', 'nco', 'flagBearer', 'musician'] as const satisfies readonly Special[];

export const isPersonality = (model: Abilities): boolean => PERSONALITIES.some((special) => has(model, special));

/** SK-SQD-5. May the profile command a squad? */
export const canCommand = (model: Abilities): boolean => has(model, 'leader') || has(model, 'nco');
