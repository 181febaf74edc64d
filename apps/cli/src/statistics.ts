/** Statistics of many battles, and text tables. */

/** The middle value; of an even number of them, the mean of the two in the middle. 0 for none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  if (sorted.length === 0) return 0;
  return sorted.length % 2 === 1
    ? (sorted[middle] as number)
    : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2;
}

const Z = 1.959964;

/** The mean, and half its 95 % interval. */
export function meanOf(values: readonly number[]): { readonly mean: number; readonly error: number } {
  const { length } = values;
  const mean = values.reduce((sum, one) => sum + one, 0) / length;
  const squares = values.reduce((sum, one) => sum + (one - mean) * (one - mean), 0);
  return { mean, error: Z * Math.sqrt(squares / Math.max(1, length - 1) / length) };
}

/** Rows of cells as columns, the first row as the head. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] as number))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
