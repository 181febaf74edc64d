import type { Refusal } from './ruleset.ts';

/** The outcome of a try: what would come of it, or why not. */
export type Tried<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

export function yes<T>(value: T): Tried<T> {
  return { ok: true, value };
}

export function never(refusal: Refusal): Tried<never> {
  return { ok: false, refusal };
}
