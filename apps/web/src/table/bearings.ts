import type { Messages } from '../i18n/index.ts';

/** The eight winds, as message keys. 0 is up the table, clockwise. */
const WINDS = [
  'web.wind.n',
  'web.wind.ne',
  'web.wind.e',
  'web.wind.se',
  'web.wind.s',
  'web.wind.sw',
  'web.wind.w',
  'web.wind.nw',
] as const;

export type Wind = (typeof WINDS)[number];

/** Where on the table something is, in words: `x` and `y` are parts of its width and depth. */
export function areaText({ translate }: Pick<Messages, 'translate'>, x: number, y: number): string {
  const third = (part: number) => (part < 1 / 3 ? -1 : part > 2 / 3 ? 1 : 0);
  const [east, south] = [third(x), third(y)];
  if (east === 0 && south === 0) return translate('web.place.centre');
  const wind = bearingName((Math.atan2(east, -south) * 180) / Math.PI);
  return translate('web.place.area', { wind: translate(wind) });
}

export function bearingName(degrees: number): Wind {
  const eighth = Math.round((((degrees % 360) + 360) % 360) / 45) % 8;
  return WINDS[eighth] as Wind;
}
