/** SK-SQD-1, SK-SQD-2, SK-SQD-10. Limits that keep a game from being casual. */
import { isScenarioLimit } from '../scenarios/scenarioBoxes.ts';
import type { Variant } from '../state/variant.ts';
import { STANDARD_LIMIT } from './squadFile.ts';

/** Is this the standard limit, a larger one by agreement in SDS, or the limit of a side in a scenario? */
export function isAgreedLimit(variant: Variant, limit: number): boolean {
  const standard = STANDARD_LIMIT[variant];
  return limit === standard || (variant === 'SDS' && limit > standard) || isScenarioLimit(variant, limit);
}
