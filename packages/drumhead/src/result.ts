/** What every function answers that may be given something it cannot use. */
import type { Facts, Problem, RecordFault, Refusal, RuleId } from '@drumhead/engine';

/** Why something was not done. `reason` is a message key: {@link wordsIn} makes a sentence of it. */
export interface Fault {
  /** The rule that forbids it; empty where no rule is asked, as in a damaged file. */
  readonly rule: RuleId;
  readonly reason: string;
  readonly facts: Facts;
  /** Where in a set-up, such as `units[3].q`. */
  readonly path?: string;
  /** The line of a record, 1 being the first. */
  readonly line?: number;
}

/** What came of it, or every reason why not. Nothing is ever done by halves. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly faults: readonly [Fault, ...Fault[]] };

/**
 * The value of a result, for short programs. Throws an Error with rule and reason of the first fault where there is none.
 *
 * @example
 * ```ts
 * import { begin, valueOf } from 'drumhead';
 * import { simplicity } from 'drumhead/simplicity';
 *
 * console.log(valueOf(begin(simplicity, 'windmill-ridge')).count);
 * ```
 */
export function valueOf<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  const [{ rule, reason, path, line }] = result.faults;
  const where = path !== undefined && path !== '' ? ` at ${path}` : line !== undefined ? ` in line ${line}` : '';
  throw new Error(`${reason}${where}${rule === '' ? '' : ` (${rule})`}`);
}

export function done<T>(value: T): Result<T> {
  return { ok: true, value };
}

export function failed(...faults: readonly [Fault, ...Fault[]]): Result<never> {
  return { ok: false, faults };
}

export const ofRefusal = ({ rule, reason, facts }: Refusal): Result<never> => failed({ rule, reason, facts });

export function ofProblems([first, ...more]: readonly Problem[]): Result<never> {
  return failed(first ?? { rule: '', reason: 'engine.record.setup', facts: {} }, ...more);
}

/** The fault of a record is the refusal or the fault of the set-up behind it, where there is one. */
export function ofRecordFault({ line, reason, facts, refusal, problem }: RecordFault): Result<never> {
  return failed({ ...(refusal ?? problem ?? { rule: '', reason, facts }), line });
}
