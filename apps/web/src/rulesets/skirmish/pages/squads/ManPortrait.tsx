/** The drawn head of one man of a squad. */
import { homeOf, MOST_PORTRAITS, type Model } from '@drumhead/skirmish';
import type { ReactNode } from 'react';
import { Portrait } from '../../drawing/pieces/Portrait.tsx';

/** The number of his head: the chosen one, else one that follows from his place in the squad. */
export const portraitOf = ({ portrait, profile = '' }: Model, at: number): number =>
  portrait ?? ([...profile].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) + at * 97) % MOST_PORTRAITS;

export function ManPortrait({
  model,
  at,
  roster,
}: {
  readonly model: Model;
  /** His place in the squad. */
  readonly at: number;
  readonly roster: string;
}): ReactNode {
  const { profile = '' } = model;
  return <Portrait roster={homeOf(profile)?.id ?? roster} profile={profile} seed={portraitOf(model, at)} />;
}
