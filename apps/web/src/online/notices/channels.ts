/** The ways in which this session is told that it must decide, as the server keeps them. */
import type { AddressFault, AddressKind, ChannelKind, SentResult } from '@drumhead/protocol';
import type { Language } from '../../i18n/index.ts';
import { type Answered, ask } from '../server/api.ts';
import type { DailyHours } from '../dailyHours.ts';

export interface Channel {
  readonly id: string;
  readonly kind: ChannelKind;
  /** An address, or the host of a push service. */
  readonly to: string;
  readonly quiet: DailyHours | null;
  /** Mail needs the consent of its reader. */
  readonly confirmed: boolean;
  /** What became of the last message; milliseconds since 1970. */
  readonly last: { readonly at: number; readonly result: SentResult } | null;
  /** Nothing arrives there any more, as a test found, and the server has removed it. */
  readonly gone?: boolean;
}

export interface Channels {
  readonly channels: readonly Channel[];
  /** The server can send mail. */
  readonly mail: boolean;
  /** For subscriptions of browsers. */
  readonly pushKey: string;
}

export type NewChannel =
  /** `replaces`: the address that the push service had for this browser before. */
  | { readonly kind: 'push'; readonly subscription: unknown; readonly replaces?: string }
  | { readonly kind: AddressKind; readonly address: string };

const ALL = '/api/channels';
const at = (id: string): string => `${ALL}/${encodeURIComponent(id)}`;

export const listChannels = (): Promise<Answered<Channels>> => ask('GET', ALL);

export const addChannel = (channel: NewChannel, language: Language): Promise<Answered<Channel>> =>
  ask('POST', ALL, { ...channel, language, quiet: null });

export const setQuiet = (id: string, quiet: DailyHours | null): Promise<Answered<Channel>> =>
  ask('POST', at(id), { quiet });

export const testChannel = (id: string): Promise<Answered<Channel>> => ask('POST', `${at(id)}/test`);

export const removeChannel = (id: string): Promise<Answered<unknown>> => ask('DELETE', at(id));

/** Is the channel `own`, that of this browser, among them, and does it lead here? */
export const isTold = (channels: readonly Channel[], own: string | null): boolean =>
  channels.some(({ id, gone }) => id === own && gone !== true);

/** What a server says of an address (`address: https`), for which there are words. */
const ADDRESS = /^address: (malformed|https|password|private)$/;

/** The message key of why a channel was not added. */
export function faultOfAdding(kind: NewChannel['kind'], status: number, error = '') {
  const address = ADDRESS.exec(error)?.[1] as AddressFault | undefined;
  if (kind !== 'push' && address !== undefined) return `protocol.sent.${address}` as const;
  const known = { 400: 'address', 409: 'most', 502: 'mail' } as const;
  const found = Object.entries(known).find(([one]) => Number(one) === status)?.[1];
  // The browser chose the address of its push service.
  return `web.notices.fault.${found === undefined || (kind === 'push' && status === 400) ? 'other' : found}` as const;
}
