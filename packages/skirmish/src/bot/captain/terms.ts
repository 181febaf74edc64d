/** The worth of a position as named terms. */
import type { Term } from '@drumhead/engine';

export const TERMS = [
  { key: 'men', weight: 1 },
  { key: 'strength', weight: 1 },
  { key: 'command', weight: 1 },
  { key: 'loads', weight: 1 },
  { key: 'chances', weight: 1 },
  { key: 'danger', weight: 2 },
  { key: 'company', weight: 1.5 },
  { key: 'approach', weight: 1 },
  { key: 'edge', weight: 1 },
  { key: 'objective', weight: 1 },
] as const satisfies readonly Term[];

export type TermKey = (typeof TERMS)[number]['key'];
export type TermWeights = Readonly<Record<TermKey, number>>;

/** The weights of a list in the order of {@link TERMS}, by name. */
export function weightsOf(list: readonly number[]): TermWeights {
  return Object.fromEntries(TERMS.map(({ key, weight }, i) => [key, list[i] ?? weight])) as Record<TermKey, number>;
}
