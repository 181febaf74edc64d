/** Numbers in the reader's language. */
import { apportion } from '../apportion.ts';
import type { Translate } from '../position/index.ts';

/** With so many digits after the point, which is a comma in Italian. */
export function decimal(t: Translate, number: number, digits = 1): string {
  return number.toFixed(digits).replace('.', t('told.decimalPoint'));
}

export function percent(t: Translate, share: number, digits = 1): string {
  return `${decimal(t, share * 100, digits)}%`;
}

/** Hundredths of a per cent. */
const PARTS = 10_000;

/** Chances in per cent with two digits: those of the results of which just one comes add up to 100. */
export function percents(
  t: Translate,
  rows: readonly { readonly chance: number; readonly together?: boolean }[],
): readonly string[] {
  const results = rows.filter(({ together }) => together !== true);
  const parts = apportion(
    results.map(({ chance }) => chance),
    PARTS,
  );
  return rows.map((row) => {
    const part = parts[results.indexOf(row)];
    return percent(t, part === undefined ? row.chance : part / PARTS, 2);
  });
}
