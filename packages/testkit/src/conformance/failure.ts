/** Failures of the kit, each with the way to reproduce it. */
import type { Refusal } from '@drumhead/engine';

/** Where a check failed: enough to reach the same state again by `randomWalk(ruleset, setup, seed, { steps })`. */
export interface Place {
  readonly ruleset: string;
  readonly seed: number;
  /** Commands played before the failure. */
  readonly step: number;
}

/** A promise of the rule set that was not kept. */
export class ConformanceFailure extends Error {
  /** The check that failed, such as `offers` or `view`. */
  readonly check: string;
  readonly place: Place;

  constructor(check: string, place: Place, what: string, cause?: unknown) {
    const where = `seed ${place.seed}, step ${place.step}: see it by randomWalk(ruleset, setup, ${place.seed}, { steps: ${place.step} })`;
    super(`${place.ruleset} [${check}] ${what}\n  ${where}`, cause === undefined ? undefined : { cause });
    this.name = 'ConformanceFailure';
    this.check = check;
    this.place = place;
  }
}

/** Runs a call of the rule set that must not throw. */
export function guarded<T>(check: string, place: Place, what: string, call: () => T): T {
  try {
    return call();
  } catch (error) {
    if (error instanceof ConformanceFailure) throw error;
    throw new ConformanceFailure(
      check,
      place,
      `${what} threw ${error instanceof Error ? error.message : String(error)}`,
      error,
    );
  }
}

/** A value from a battle as text for a message. */
export function show(value: unknown): string {
  let text: string | undefined;
  try {
    text = JSON.stringify(value);
  } catch {
    text = undefined;
  }
  return (text ?? String(value)).slice(0, 400);
}

const RULE = /^(?:[A-Z]+(?:-[A-Z]+)*-\d+|KERNEL-[A-Z]+)$/;

export function isRule(rule: unknown): boolean {
  return typeof rule === 'string' && RULE.test(rule);
}

/** The fault of a refusal, or null: it must name its rule and its reason, with facts that a message can show. */
export function refusalFault(refusal: Refusal): string | null {
  if (typeof refusal !== 'object' || refusal === null) return 'there is no refusal';
  if (!isRule(refusal.rule)) return `the rule ${show(refusal.rule)} is not a rule id`;
  if (typeof refusal.reason !== 'string' || refusal.reason === '') return 'the reason is not a message key';
  return factsFault(refusal.facts);
}

/** The fault of facts, or null. */
export function factsFault(facts: unknown): string | null {
  if (typeof facts !== 'object' || facts === null || Array.isArray(facts)) return 'the facts are not an object';
  for (const [name, fact] of Object.entries(facts)) {
    const fine = typeof fact === 'string' || typeof fact === 'boolean' || Number.isFinite(fact);
    if (!fine) return `the fact ${name} is ${show(fact)}`;
  }
  return null;
}
