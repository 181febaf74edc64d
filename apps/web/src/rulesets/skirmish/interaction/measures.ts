import type { State } from '@drumhead/skirmish/screen';
import { mm } from '../../../table/units.ts';

/** A stick in millimetres. */
export const mmOf = ({ field }: State, stick: 's' | 'm' | 'l'): number => mm(field.sticks[stick]);
