/** Texts that may break one pattern of the voice. At most 20, each with a true reason. */

/** The most exceptions the whole project may have. */
export const MOST_ALLOWED = 20;

interface Allowed {
  /** Message key, or rule ID and field. */
  readonly name: string;
  readonly pattern: string;
  readonly reason: string;
}

export const ALLOWED: readonly Allowed[] = [];
