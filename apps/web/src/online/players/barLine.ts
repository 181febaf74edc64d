/** The one line of the bar: what is most urgent of the connection, an open question, words and who is here. Pure. */
import type { Seat } from '@drumhead/engine';
import type { NumberedSaid, OpenAsk } from '@drumhead/protocol';
import type { Link } from '../session/connection.ts';
import { isTakenBack } from '../session/heard.ts';
import type { Sending } from '../session/sessionState.ts';

export type BarLine =
  | { readonly is: 'link' | 'here' }
  | { readonly is: 'asked'; readonly isOwn: boolean }
  | { readonly is: 'said'; readonly last: NumberedSaid; readonly unread: number };

export interface BarFacts {
  readonly link: Link;
  readonly sending: Sending;
  readonly seat: Seat;
  readonly open: OpenAsk | null;
  readonly said: readonly NumberedSaid[];
  /** Number of the last word that was read here. */
  readonly heard: number;
}

export function barLine({ link, sending, seat, open, said, heard }: BarFacts): BarLine {
  if (link !== 'connected' || sending !== null) return { is: 'link' };
  if (open !== null) return { is: 'asked', isOwn: open.seat === seat };
  const unread = said.filter((one) => one.number > heard && one.seat !== seat && !isTakenBack(one));
  const last = unread.at(-1);
  return last === undefined ? { is: 'here' } : { is: 'said', last, unread: unread.length };
}

/** Those who have not answered a question yet. */
export const awaitedOf = ({ seat, agreed }: OpenAsk, people: readonly Seat[]): readonly Seat[] =>
  people.filter((one) => one !== seat && !agreed.includes(one));
