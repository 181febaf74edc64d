/** Colours and flags of nations, the same in every battle. Sides differ in shape too, never in colour alone. */
import type { CSSProperties } from 'react';
import type { FlagKind } from './uniforms.ts';

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

const FLAGS: Readonly<Record<string, FlagKind>> = {
  french: 'french',
  fr: 'french',
  british: 'british',
  english: 'british',
  gb: 'british',
  prov: 'british',
  rng: 'british',
  portuguese: 'portuguese',
  austrian: 'austrian',
  hungarian: 'austrian',
  at: 'austrian',
  russian: 'russian',
  ru: 'russian',
  prussian: 'prussian',
  pr: 'prussian',
  spanish: 'spanish',
  italian: 'italian',
  swedish: 'swedish',
  danish: 'danish',
  mecklenburg: 'mecklenburg',
};

const firstWord = (uniform: string): string => uniform.split('-')[0] ?? '';

/** The flag of a side by its uniform or roster; null where it has none. */
export function flagOf(uniform: string): { readonly kind: FlagKind; readonly tone: string } | null {
  const name = uniform.toLowerCase();
  // The king of France's colours were white.
  if (name.startsWith('fiw-fr')) return { kind: 'plain', tone: '#f4efe0' };
  const kind = FLAGS[firstWord(name.replace(/^fiw-/, ''))];
  return kind === undefined ? null : { kind, tone: '' };
}

/** The custom properties `--side-0` and so on, by the uniform or roster of each side, such as `french-line` or `fiw-fr`. */
export function sideColours(uniforms: readonly string[]): CSSProperties {
  const taken = new Set<string>();
  const entries = uniforms.flatMap((uniform, side) => {
    const word = firstWord(uniform.toLowerCase().replace(/^fiw-/, ''));
    const colour = COLOURS[word];
    // Two sides of one nation: the second keeps the colour of its place.
    if (colour === undefined || taken.has(colour)) return [];
    taken.add(colour);
    return [[`--side-${side}`, colour]];
  });
  return Object.fromEntries(entries) as CSSProperties;
}
