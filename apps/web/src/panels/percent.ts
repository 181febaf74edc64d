/** A chance in whole per cent; never 0 where something may happen. */
export function percent(p: number): string {
  if (p > 0 && p < 0.005) return '<1%';
  return `${Math.round(p * 100)}%`;
}
