/** From the weakest to the strongest. */
export const RANKS = ['recruit', 'corporal', 'captain', 'colonel', 'general'] as const;
export type Rank = (typeof RANKS)[number];

/** Older names, as records and command lines have them. */
const OLDER: Readonly<Record<string, Rank>> = { random: 'recruit', steady: 'corporal' };

/** Every name of a rank. */
export const RANK_NAMES: readonly string[] = [...RANKS, ...Object.keys(OLDER)];

/** The rank of this name, be it an older one; null if there is none. */
export function rankCalled(name: string): Rank | null {
  return RANKS.find((rank) => rank === name) ?? (Object.hasOwn(OLDER, name) ? (OLDER[name] as Rank) : null);
}
