import type { Preview } from './preview.ts';
import type { RulesBriefing } from './rulesBriefing.ts';

/** What is shown, with the set-up as it is without a handicap. */
export interface Shown extends Preview {
  readonly rules: RulesBriefing;
  readonly printed: unknown;
  /** Is it a ready scenario to the letter? Odds are measured for those alone. */
  readonly isReady: boolean;
}
