/** A sum of all cases, for its rounding. */
const CERTAIN = 1 - 1e-9;

/** A chance in whole per cent; never 0 where something may happen, nor 100 where it may fail. */
export function percent(p: number): string {
  if (p > 0 && p < 0.005) return '<1%';
  if (p < CERTAIN && p >= 0.995) return '>99%';
  return `${Math.round(p * 100)}%`;
}
