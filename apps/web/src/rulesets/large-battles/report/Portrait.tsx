import type { State } from '@drumhead/large-battles';
import type { ReactNode } from 'react';
import { Portrait as PieceInFrame } from '../drawing/pieces/Portrait.tsx';
import { refOf } from './pieceRef.ts';

export function Portrait({ state, piece }: { readonly state: State; readonly piece: string }): ReactNode {
  return <PieceInFrame state={state} piece={refOf(piece)} />;
}
