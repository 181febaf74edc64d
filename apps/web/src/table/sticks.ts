/** Lengths in measuring sticks, as players say them. */
import { decimal } from '@drumhead/content';
import type { Messages } from '../i18n/index.ts';
import { mm } from './units.ts';

type StickName = 'vs' | 's' | 'm' | 'l';

/** From this part of a stick on, a length is given in it. */
const ENOUGH = 0.75;

/** Millimetres, and the longest stick that fits: `92 mm (1.2 M)`; below a stick only millimetres. The sticks are in steps, longest first. */
export function inSticks(
  { translate, language }: Pick<Messages, 'translate' | 'language'>,
  sticks: readonly (readonly [StickName, number])[],
  millimetres: number,
): string {
  const fits = sticks.find(([, steps]) => millimetres >= mm(steps) * ENOUGH);
  if (fits === undefined) return translate('web.length.short', { mm: Math.round(millimetres) });
  const [name, steps] = fits;
  const count = (millimetres / mm(steps)).toFixed(1).replace(/\.0$/, '');
  const figure = decimal(count, language);
  return translate('web.length', {
    mm: Math.round(millimetres),
    sticks: `${figure} ${translate(`web.stick.${name}`)}`,
  });
}
