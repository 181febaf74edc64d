/** The scores of a battle of the day, as the server tells them. */

/** Everybody with one score: ties share a place. Until people have names, all are guests. */
export interface DayPlace {
  /** 1 is the best. */
  readonly place: number;
  readonly score: number;
  readonly guests: number;
}

export interface DayScores {
  /** How many have a score. */
  readonly players: number;
  /** The best first. Empty for whoever has no score of his own: scores show after one's own. */
  readonly places: readonly DayPlace[];
  /** The score of whoever asks; null: there is none that counts. */
  readonly yours: number | null;
}

export function dayPlaces(scores: readonly { readonly score: number; readonly count: number }[]): readonly DayPlace[] {
  let before = 0;
  return scores.map(({ score, count }) => {
    const place = before + 1;
    before += count;
    return { place, score, guests: count };
  });
}
