/** The names that a scenario file puts on the map. */
import { type Envelope, envelopeOf, inLanguage } from '@drumhead/engine';
import type { Lettered } from './letters.ts';

export const namesOnMap = (setup: unknown, language: string): readonly Lettered[] =>
  withPlaces(envelopeOf(setup)).map(({ at, text, down }, i) => ({
    id: `name ${i}`,
    points: at,
    name: inLanguage(text, language),
    gives: '',
    inside: true,
    atPoint: down,
  }));

/** Where a name stands, and one below the sign of a place, in pixels below the point. */
const [ALONE, BELOW_SIGN] = [
  [5, 22, -12, 40, -30, 58],
  [22, 40],
];

/** Its names, and the places of its own rules. */
const withPlaces = (file: Envelope | null) => [
  ...(file?.names ?? []).map((name) => ({ ...name, down: ALONE })),
  ...(file?.script?.places ?? []).map((place) => ({ ...place, down: BELOW_SIGN })),
];
