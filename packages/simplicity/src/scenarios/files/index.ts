/** Scenarios of our own, with their words around them; the table of a battle does without. */
import type { EnvelopeAround } from '@drumhead/engine';
import type { ScenarioFile } from '../scenarioFile.ts';
import { fozDeArouce } from './fozDeArouce.ts';
import { pombal } from './pombal.ts';
import { redinha } from './redinha.ts';

const files = {
  pombal,
  redinha,
  'foz-de-arouce': fozDeArouce,
} satisfies Readonly<Record<string, EnvelopeAround<ScenarioFile>>>;

export type FileId = keyof typeof files;

export const SCENARIO_FILES: Readonly<Record<string, EnvelopeAround<ScenarioFile>>> = files;
