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

/** Its names, and the places of its own rules: what is both is written once, by its name, at the sign of the place. */
function withPlaces(file: Envelope | null) {
  const { names = [], script } = file ?? {};
  const places = script?.places ?? [];
  return [
    ...names.filter(({ of }) => !places.some(({ id }) => id === of)).map((name) => ({ ...name, down: ALONE })),
    ...places.map((place) => ({
      ...place,
      text: names.find(({ of }) => of === place.id)?.text ?? place.text,
      down: BELOW_SIGN,
    })),
  ];
}
