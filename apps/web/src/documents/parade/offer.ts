/** What a builder offers: the document as it would be, and the fault that forbids it. Pure. */
import type { Problem } from '@drumhead/engine';

export interface Offer<Doc> {
  readonly next: Doc;
  /** What it would make illegal; null: it may be taken. */
  readonly fault: Problem | null;
}

const sameFault = (one: Problem, other: Problem): boolean =>
  one.rule === other.rule &&
  one.reason === other.reason &&
  JSON.stringify(one.facts ?? null) === JSON.stringify(other.facts ?? null);

/**
 * Offers changes of a kind of document. A change is barred by a fault that was not there before, or was less; `missing`:
 * reasons that say that something is still to be chosen, which bar nothing.
 */
export const offering =
  <Doc>(problemsOf: (doc: Doc) => readonly Problem[], missing: readonly string[]) =>
  (before: Doc, next: Doc): Offer<Doc> => {
    const had = problemsOf(before);
    const fault = problemsOf(next).find(
      (one) => !missing.includes(one.reason) && !had.some((other) => sameFault(one, other)),
    );
    return { next, fault: fault ?? null };
  };
