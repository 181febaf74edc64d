/** Why the browser did not store something, in the kinds that a player can do something about. */

export type StorageTrouble =
  /** No room left. */
  | 'full'
  /** Another window stored more in the meantime. */
  | 'elsewhere'
  /** Deleted in another window. */
  | 'removed'
  /** A newer page changed the form of what is stored. */
  | 'newer'
  /** The browser allows no storage. */
  | 'blocked'
  | 'failed';

export class StorageError extends Error {
  readonly trouble: StorageTrouble;

  constructor(trouble: StorageTrouble) {
    super(trouble);
    this.trouble = trouble;
  }
}

const BY_NAME: Readonly<Record<string, StorageTrouble>> = {
  QuotaExceededError: 'full',
  VersionError: 'newer',
  SecurityError: 'blocked',
  NotAllowedError: 'blocked',
};

export function troubleOf(error: unknown): StorageTrouble {
  if (error instanceof StorageError) return error.trouble;
  return BY_NAME[nameOf(error)] ?? 'failed';
}

/** Errors of the browser are not instances of Error everywhere. */
export const nameOf = (error: unknown): string => (error as { readonly name?: string } | null)?.name ?? '';
