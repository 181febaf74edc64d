/** What a server says of scenarios that were published there, over HTTP. */
import type { Envelope } from '@drumhead/engine';

/** Why somebody reports a scenario: words that insult, a picture, what is copied from others, a living person, or that it cannot be played. */
export const REPORT_REASONS = ['words', 'picture', 'copied', 'person', 'broken'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** `isOthers`: somebody else published the same before. */
export interface PublishedAs {
  readonly scenario: string;
  readonly edition: number;
  readonly isOthers: boolean;
}

/** A scenario in a list. `C`: its card. */
export interface ListedAs<C> {
  readonly scenario: string;
  readonly edition: number;
  readonly card: C;
  /** Milliseconds since 1970. */
  readonly created: number;
  /** Servers of before do not say. */
  readonly stars?: number;
}

/** One's own, with why it is off the lists where it is. */
export interface OwnAs<C> extends ListedAs<C> {
  readonly isListed: boolean;
  readonly isHidden: boolean;
  readonly reasons: readonly ReportReason[];
}

/** An edition, unchecked. `parent`: what it was made from. */
export interface EditionAs {
  readonly scenario: string;
  readonly edition: number;
  readonly latest: number;
  readonly yours: boolean;
  /** How many there are, whether one is his who asks, and may he give one? Servers of before do not say. */
  readonly stars?: number;
  readonly isStarred?: boolean;
  readonly mayStar?: boolean;
  readonly file: unknown;
  readonly parent:
    | ({ readonly scenario: string; readonly edition: number } & Pick<Envelope, 'title' | 'author' | 'licence'>)
    | null;
}
