/** The ranks of computer players, as they stand on the table: two men, an officer on his horse. */
import type { ReactNode } from 'react';
import { Inks } from '../table/troops/Body.tsx';
import { generalInk, skirmisherInk } from '../table/troops/figures.ts';
import { uniformOf } from '../table/troops/uniforms.ts';

/** Looking at the reader. */
const FACING = 180;

const DRESS = { recruit: 'austrian-landwehr', corporal: 'french-line', captain: 'french-line' } as const;

export function RankPicture({ rank }: { readonly rank: keyof typeof DRESS }): ReactNode {
  const uniform = uniformOf(DRESS[rank], 0);
  const isMounted = rank === 'captain';
  const inks = isMounted ? generalInk(uniform, false, FACING) : skirmisherInk(uniform, FACING);
  return (
    <svg className="portrait" viewBox={isMounted ? '-26 -44 52 56' : '-13 -30 26 34'} aria-hidden="true">
      <Inks inks={inks} />
    </svg>
  );
}
