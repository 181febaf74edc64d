/** Pieces in the order in which they are drawn: men rise up the page, over what stands behind them. */
export function fromTheBack(pieces: readonly { readonly y: number }[]): readonly number[] {
  const at = (i: number) => pieces[i]?.y ?? 0;
  return pieces.map((_, i) => i).sort((a, b) => at(a) - at(b) || a - b);
}
