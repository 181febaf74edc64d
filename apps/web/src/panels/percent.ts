/** A chance as it is read: whole per cent, and never nothing where something may happen. */
export function percent(p: number): string {
  if (p > 0 && p < 0.005) return '<1 %';
  return `${Math.round(p * 100)} %`;
}
