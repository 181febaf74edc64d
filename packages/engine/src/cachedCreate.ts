/** How battles begin: the set-ups that a rule set brings with it are read once, and nobody can change them. */
import type { Checked } from './ruleset.ts';

/** Freezes plain data through and through; what is frozen already is taken to be frozen below as well. */
export function deepFreeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const part of Object.values(value)) deepFreeze(part);
}

/**
 * Begins a battle as `begin` does. What `begin` said of one of the rule set's `own` set-ups holds for ever: the set-up
 * is frozen, and the first state is data that never changes.
 */
export function cachedCreate<S>(
  own: Readonly<Record<string, object>>,
  begin: (setup: unknown) => Checked<S>,
): (setup: unknown) => Checked<S> {
  const begun = new Map<unknown, Checked<S>>();
  return (setup) => {
    const known = begun.get(setup);
    if (known !== undefined) return known;
    const made = begin(setup);
    if (Object.values<unknown>(own).includes(setup)) {
      deepFreeze(setup);
      begun.set(setup, made);
    }
    return made;
  };
}
