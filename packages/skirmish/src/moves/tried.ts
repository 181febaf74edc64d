/** The answer to a try: what would come of it, or why it may not be. */
import type { Refusal } from '@drumhead/engine';

export type Tried<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

export function yes<T>(value: T): Tried<T> {
  return { ok: true, value };
}

export function never(refusal: Refusal): { readonly ok: false; readonly refusal: Refusal } {
  return { ok: false, refusal };
}
