/** How a player is told that a battle waits for a decision, and what became of the last message. */

/** The channels there are: a browser by its push service, and what has an address. */
export const CHANNEL_KINDS = ['push', 'mail', 'webhook'] as const;
export type ChannelKind = (typeof CHANNEL_KINDS)[number];
export type AddressKind = Exclude<ChannelKind, 'push'>;

/** What became of the last message over a channel, for its owner: a message key with its facts. */
export type SentKey = `protocol.sent.${'ok' | 'status' | 'silent' | 'failed' | 'noMail' | AddressFault}`;

/** Why nothing can be sent to an address. */
export type AddressFault = 'malformed' | 'https' | 'password' | 'private';

export interface SentResult {
  readonly key: SentKey;
  readonly facts: { readonly status?: number };
}
