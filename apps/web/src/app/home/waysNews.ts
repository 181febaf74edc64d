/** What is new on the ways on from the front page. */
export interface WaysNews {
  /** The battle of the day was begun today in one game at least. */
  readonly isDayPlayed: boolean;
  /** Puzzles of one's own that come back today. */
  readonly ordersDue: number;
}

export const NOTHING_NEW: WaysNews = { isDayPlayed: false, ordersDue: 0 };
