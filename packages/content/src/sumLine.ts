/** A sum with its reasons as one line of text. */
import { type Tally, total } from '@drumhead/engine';
import type { Translate } from './position/index.ts';

/** “Attack 5: Combat 3 [SK-HTH-2], Charge +2 [SK-HTH-22]”: every part of the sum, so that it can be added up again. */
export function sumLine(label: string, tally: Tally, t: Translate): string {
  const reasons = tally.map(({ rule, add, what }) =>
    t('sum.reason', { what: t(what), sign: add < 0 ? '−' : '+', add: Math.abs(add), rule }),
  );
  return t('sum.line', { label, total: total(tally), reasons: reasons.join(', ') });
}
