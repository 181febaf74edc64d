/** What a reader writes about moments of a battle, by count of accepted commands. Pure. */
import type { SavedBattle } from '../battle/records/savedBattle.ts';

type Moments = NonNullable<SavedBattle['moments']>;

interface Noted {
  readonly at: number;
  readonly text: string;
}

/** With this text about a moment; an empty one takes its place away. */
export function noting(moments: Moments, at: number, text: string): Moments {
  const { [at]: _before, ...others } = moments;
  return text.trim() === '' ? others : { ...others, [at]: text };
}

/** In the order of the battle. */
export const notedMoments = (moments: Moments): readonly Noted[] =>
  Object.entries(moments)
    .map(([at, text]) => ({ at: Number(at), text }))
    .sort((a, b) => a.at - b.at);
