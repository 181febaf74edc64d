/** SK-PTS-3: the cost of every special rule. */
export const SPECIALS = {
  cuirass: 3,
  elan: 6,
  engineer: 4,
  fear: 5,
  fearless: 3,
  flagBearer: 5,
  green: -2,
  leader: 15,
  lightInfantry: 5,
  marksman: 3,
  mounted: 6,
  musician: 3,
  nco: 8,
  poorShot: -3,
  reluctant: -3,
  scout: 3,
  shortMove: -3,
  slow: -5,
  steadfast: 3,
  strong: 2,
  unstable: -3,
  unpredictable: -3,
  wavering: -2,
  weak: -2,
  forester: 3,
  stealth: 3,
  individualistic: -4,
  sprinter: 3,
} as const;

export type Special = keyof typeof SPECIALS;

/** SK-SPR-5. Fearless models never test their morale. */
export const NEVER_TESTS: readonly Special[] = ['fearless'];
/** SK-SPR-2, -4, -5. Models that no Fear makes test. */
export const NEVER_FEARS: readonly Special[] = [...NEVER_TESTS, 'fear', 'elan'];
