// Linear equations, for fits.

/** The solution of linear equations, each row with its right side last; by elimination. */
export function solved(rows: Float64Array[]): readonly number[] {
  const size = rows.length;
  for (let i = 0; i < size; i++) {
    const best = rows.slice(i).reduce((a, b) => (Math.abs(b[i] as number) > Math.abs(a[i] as number) ? b : a));
    rows[rows.indexOf(best)] = rows[i] as Float64Array;
    rows[i] = best;
    for (const row of rows) {
      if (row === best) continue;
      const factor = (row[i] as number) / (best[i] as number);
      for (let j = i; j <= size; j++) row[j] = (row[j] as number) - factor * (best[j] as number);
    }
  }
  return rows.map((row, i) => (row[size] as number) / (row[i] as number));
}
