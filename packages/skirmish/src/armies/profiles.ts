/** SK-PRO-1..4. Profiles: those of the rosters, and those a player makes himself. */
import { ROSTERS, type Roster, type RosterProfile } from './rosters.ts';
import type { Special } from './specials.ts';
import { WEAPONS, type Weapon } from './weapons.ts';

/** SK-PRO-1. What one model can do; its name and its points apart. */
export interface Abilities {
  /** SK-PRO-2. The lowest face that activates it: lower is better. */
  readonly q: number;
  /** SK-PRO-3. Added to its dice, hand to hand and shooting: higher is better. */
  readonly c: number;
  /** SK-PRO-4. */
  readonly weapons: readonly Weapon[];
  readonly specials: readonly Special[];
}

export const ROSTER_IDS = ROSTERS.map(({ id }) => id);

const BY_ID = new Map(ROSTERS.map((roster) => [roster.id, roster]));
const PROFILES = new Map(ROSTERS.flatMap((roster) => roster.profiles.map((profile) => [profile.id, profile] as const)));
const HOMES = new Map(ROSTERS.flatMap((roster) => roster.profiles.map(({ id }) => [id, roster] as const)));

/** The roster of that name; it throws on any other, for a file's form names the ten. */
export function rosterCalled(id: string): Roster {
  const roster = BY_ID.get(id);
  if (roster === undefined) throw new RangeError(`no roster ${id}`);
  return roster;
}

/** A profile of whatever roster, or null. */
export function profileCalled(id: string): RosterProfile | null {
  return PROFILES.get(id) ?? null;
}

/** The roster a profile stands in, or null. */
export function homeOf(profile: string): Roster | null {
  return HOMES.get(profile) ?? null;
}

export const has = ({ specials }: Abilities, special: Special): boolean => specials.includes(special);

/** SK-SQD-6. Leader, NCO, Flag Bearer and Musician are personalities. */
export const PERSONALITIES = ['leader', 'nco', 'flagBearer', 'musician'] as const satisfies readonly Special[];

export const isPersonality = (model: Abilities): boolean => PERSONALITIES.some((special) => has(model, special));

/** SK-SQD-5. Who may command a squad. */
export const canCommand = (model: Abilities): boolean => has(model, 'leader') || has(model, 'nco');

/** SK-PRO-5. Long firearms and bows: a model carries one of them at most. */
export const LONG_ARMS = Object.entries(WEAPONS)
  .filter(([name, { ranged }]) => ranged !== null && ranged.reload !== 'thrown' && name !== 'pistol')
  .map(([name]) => name as Weapon);
