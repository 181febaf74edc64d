import { apportion } from '@drumhead/content';

/** A sum of all cases, for its rounding. */
const CERTAIN = 1 - 1e-9;

/** A chance in whole per cent; never 0 where something may happen, nor 100 where it may fail. */
export const percent = (p: number): string => inWhole(p, Math.round(p * 100));

/** The same of a whole distribution: the figures add up to 100. Chances that are none are rounded one by one. */
export function percents(chances: readonly number[]): readonly string[] {
  const parts = apportion(chances, 100);
  return chances.map((p, i) => inWhole(p, parts[i] as number));
}

function inWhole(p: number, part: number): string {
  if (p > 0 && part === 0) return '<1%';
  if (p < CERTAIN && part === 100) return '>99%';
  return `${part}%`;
}
