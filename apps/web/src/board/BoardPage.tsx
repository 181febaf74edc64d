/** The analysis board: a battle at any moment, and beside the table what a captain would do there. */
import type { ReactNode } from 'react';
import type { PageProps } from '../app/route.ts';
import { Moments } from '../replay/ReplayPage.tsx';
import { Board } from './Board.tsx';
import { BoardCurve } from './BoardCurve.tsx';

export const BoardPage = ({ query }: PageProps): ReactNode => (
  <Moments query={query} Board={Board} Curve={BoardCurve} />
);
