/** The scenarios that come with the rule set, by id. */
import type { EnvelopeAround } from '@drumhead/engine';
import type { ScenarioFile } from '../format.ts';
import { peninsularClash } from './peninsular-clash.ts';
import { quatreBras } from './quatre-bras.ts';
import { raab } from './raab.ts';
import { retschow } from './retschow.ts';
import { spanishPride } from './spanish-pride.ts';
import { toVienna } from './to-vienna.ts';

const printed = {
  'peninsular-clash': peninsularClash,
  'to-vienna': toVienna,
  'spanish-pride': spanishPride,
  retschow,
  raab,
} satisfies Readonly<Record<string, ScenarioFile>>;

/** Of our own, with their words around them. */
const files = { 'quatre-bras': quatreBras } satisfies Readonly<Record<string, EnvelopeAround<ScenarioFile>>>;

export type PrintedId = keyof typeof printed;
export type ScenarioId = PrintedId | keyof typeof files;

export const SCENARIOS: Readonly<Record<string, ScenarioFile>> = printed;
export const SCENARIO_FILES: Readonly<Record<string, EnvelopeAround<ScenarioFile>>> = files;
