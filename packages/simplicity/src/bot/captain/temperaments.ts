/** How captains of other temperaments lean: the bold close in, the wary keep their range, the steady keep together. */
import type { Temperaments } from '@drumhead/engine';
import type { TERMS } from './terms.ts';

export const temperaments: Temperaments<(typeof TERMS)[number]['key']> = {
  bold: { advance: 1.2, attack: 0.6, danger: 0.7, risk: 0.8 },
  wary: { danger: 1.5, advance: 0.75, risk: 1.25 },
  steady: { command: 1.6, ground: 1.3 },
};
