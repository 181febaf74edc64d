/** The scenarios that come with the rule set, by id. */
import type { ScenarioFile } from '../format.ts';
import { peninsularClash } from './peninsular-clash.ts';
import { raab } from './raab.ts';
import { retschow } from './retschow.ts';
import { spanishPride } from './spanish-pride.ts';
import { toVienna } from './to-vienna.ts';

const files = {
  'peninsular-clash': peninsularClash,
  'to-vienna': toVienna,
  'spanish-pride': spanishPride,
  retschow,
  raab,
} satisfies Readonly<Record<string, ScenarioFile>>;

export type ScenarioId = keyof typeof files;

export const SCENARIOS: Readonly<Record<string, ScenarioFile>> = files;
