/** Numbers in the reader's language. */
import type { Translate } from '../position/index.ts';

/** With so many digits after the point, which is a comma in Italian. */
export function decimal(t: Translate, number: number, digits = 1): string {
  return number.toFixed(digits).replace('.', t('told.decimalPoint'));
}

export function percent(t: Translate, share: number, digits = 1): string {
  return `${decimal(t, share * 100, digits)}%`;
}
