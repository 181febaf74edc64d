/** The names that a scenario file puts on the map. */
import { envelopeOf, inLanguage } from '@drumhead/engine';
import type { Lettered } from './letters.ts';

export const namesOnMap = (setup: unknown, language: string): readonly Lettered[] =>
  (envelopeOf(setup)?.names ?? []).map(({ at, text }, i) => ({
    id: `name ${i}`,
    points: at,
    name: inLanguage(text, language),
    gives: '',
    inside: true,
    atPoint: true,
  }));
