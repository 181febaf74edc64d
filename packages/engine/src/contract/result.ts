import type { Refusal } from './ruleset.ts';

/** The outcome of a try: what would come of it, or why not. */
export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

export function ok<T>(value: T): Result<T> {
  return { ok: true, value };
}

export function err(refusal: Refusal): Result<never> {
  return { ok: false, refusal };
}
