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

export function bearingName(degrees: number): Wind {
  const eighth = Math.round((((degrees % 360) + 360) % 360) / 45) % 8;
  return WINDS[eighth] as Wind;
}
