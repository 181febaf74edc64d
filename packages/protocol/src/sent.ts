/** What became of the last message over a channel, for its owner: a message key with its facts. */
export type SentKey = `protocol.sent.${'ok' | 'status' | 'silent' | 'failed' | 'noMail' | AddressFault}`;

/** Why nothing can be sent to an address. */
export type AddressFault = 'malformed' | 'https' | 'password' | 'private';

export interface SentResult {
  readonly key: SentKey;
  readonly facts: { readonly status?: number };
}
