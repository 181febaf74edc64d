/** The names that a scenario file puts on the map. */
import { type Envelope, envelopeOf, inLanguage } from '@drumhead/engine';
import type { Lettered } from './letters.ts';

export const namesOnMap = (setup: unknown, language: string): readonly Lettered[] =>
  withPlaces(envelopeOf(setup)).map(({ at, text }, i) => ({
    id: `name ${i}`,
    points: at,
    name: inLanguage(text, language),
    gives: '',
    inside: true,
    atPoint: true,
  }));

/** Its names, and the places of its own rules. */
const withPlaces = (file: Envelope | null) => [...(file?.names ?? []), ...(file?.script?.places ?? [])];
