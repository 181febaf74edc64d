/** SK-SQD-1, SK-SQD-2, SK-SQD-10. Limits that do not make a game a casual one. */
import { isScenarioLimit } from '../scenarios/scenarioBoxes.ts';
import type { Variant } from '../state/variant.ts';
import { STANDARD_LIMIT } from './squadFile.ts';

/** The standard limit, a larger one by agreement in SDS, or what a scenario gives to one of its sides. */
export function isAgreedLimit(variant: Variant, limit: number): boolean {
  const standard = STANDARD_LIMIT[variant];
  return limit === standard || (variant === 'SDS' && limit > standard) || isScenarioLimit(variant, limit);
}
