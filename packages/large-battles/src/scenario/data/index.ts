/** The scenarios that come with the rule set, by id. */
import type { ScenarioFile } from '../format.ts';
import { peninsularClash } from './peninsular-clash.ts';

export const SCENARIOS: Readonly<Record<string, ScenarioFile>> = {
  'peninsular-clash': peninsularClash,
};
