/** The nation and the colour of a side by its uniform or roster, the same in every battle. */

export const NATIONS = [
  'french',
  'british',
  'portuguese',
  'austrian',
  'spanish',
  'swedish',
  'danish',
  'mecklenburg',
  'prussian',
  'russian',
  'italian',
] as const;
export type Nation = (typeof NATIONS)[number];

/** By the first word of a uniform or roster, where that is no nation itself. */
const WORDS: Readonly<Record<string, Nation>> = {
  fr: 'french',
  english: 'british',
  gb: 'british',
  prov: 'british',
  rng: 'british',
  hungarian: 'austrian',
  at: 'austrian',
  ru: 'russian',
  pr: 'prussian',
};

/** By the first word of a uniform or roster. */
export const COLOURS: Readonly<Record<string, string>> = {
  french: '#1f3f8c',
  fr: '#1f3f8c',
  british: '#a3201f',
  english: '#a3201f',
  portuguese: '#a3201f',
  gb: '#a3201f',
  prov: '#7a2f4f',
  austrian: '#6e5200',
  hungarian: '#6e5200',
  at: '#6e5200',
  russian: '#2b5d3e',
  ru: '#2b5d3e',
  rng: '#2b5d3e',
  prussian: '#2b3040',
  pr: '#2b3040',
  spanish: '#8a3f0c',
  nat: '#8a3f0c',
  italian: '#2f6a3a',
  swedish: '#1f5f80',
  danish: '#8c2f24',
  mecklenburg: '#3a4660',
};

/** The uniform of each side's first unit. */
export function uniformsOf(field: {
  readonly sides: readonly unknown[];
  readonly units: readonly { readonly side: number; readonly uniform: string }[];
}): readonly string[] {
  return field.sides.map((_, side) => field.units.find((unit) => unit.side === side)?.uniform ?? '');
}

/** The wars in North America have rosters of their own. */
const wordOf = (uniform: string): string => uniform.toLowerCase().replace(/^fiw-/, '').split('-')[0] ?? '';

/** Whose it is; null: nobody's who is known. */
export function nationOf(uniform: string): Nation | null {
  const word = wordOf(uniform);
  return NATIONS.find((nation) => nation === word) ?? (Object.hasOwn(WORDS, word) ? (WORDS[word] ?? null) : null);
}

/** The colour of each side by its uniform or roster, such as `french-line` or `fiw-fr`; undefined: that of its place. */
export function coloursOf(uniforms: readonly string[]): readonly (string | undefined)[] {
  const taken = new Set<string>();
  return uniforms.map((uniform) => {
    const word = wordOf(uniform);
    const colour = Object.hasOwn(COLOURS, word) ? COLOURS[word] : undefined;
    // Two sides of one nation: the second keeps the colour of its place.
    if (colour === undefined || taken.has(colour)) return undefined;
    taken.add(colour);
    return colour;
  });
}
