/** How captains of other temperaments lean: the bold close in, the wary keep their range, the steady keep together. */
import type { Temperaments } from '@drumhead/engine';
import type { TermKey } from './terms.ts';

export const temperaments: Temperaments<TermKey> = {
  bold: { approach: 1.15, danger: 0.7 },
  wary: { danger: 1.4, approach: 0.8 },
  steady: { company: 1.6, command: 1.3 },
};
