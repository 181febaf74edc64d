/** How captains of other temperaments lean: the bold close in, the wary keep their range, the steady keep together. */
import type { Temperaments } from '@drumhead/engine';
import type { TERMS } from './terms.ts';

export const temperaments: Temperaments<(typeof TERMS)[number]['key']> = {
  bold: { advance: 1.6, danger: 0.8 },
  wary: { advance: 0.6, danger: 1.15 },
  steady: { order: 2.5, support: 3, generals: 2 },
};
