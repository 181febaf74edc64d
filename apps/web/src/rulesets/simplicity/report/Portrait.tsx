import type { State } from '@drumhead/simplicity/screen';
import type { ReactNode } from 'react';
import { CommandBody } from '../drawing/pieces/CommandPiece.tsx';
import { UnitBody } from '../drawing/pieces/UnitPiece.tsx';
import { sizeOfPiece } from '../interaction/places.ts';
import { refOf } from './pieceRef.ts';

/** Room above a base for the men that stand on it. */
const HEADROOM = 32;

export function Portrait({ state, piece }: { readonly state: State; readonly piece: string }): ReactNode {
  const ref = refOf(piece);
  const { width, depth } = sizeOfPiece(state, ref);
  const { units, commands } = state.field;
  const [profile, command] = [units[ref.index], commands[ref.index]];
  if (ref.what === 'command') {
    const uniform = units.find(({ side }) => side === command?.side)?.uniform ?? '';
    return (
      <svg viewBox="-24 -40 48 56" className="portrait" aria-hidden="true">
        {command && <CommandBody side={command.side} uniform={uniform} />}
      </svg>
    );
  }
  return (
    <svg
      viewBox={`${-width / 2 - 8} ${-depth / 2 - HEADROOM} ${width + 16} ${depth + HEADROOM + 8}`}
      className="portrait"
      aria-hidden="true"
    >
      <g transform="rotate(180)">{profile && <UnitBody index={ref.index} profile={profile} facing={180} />}</g>
    </svg>
  );
}
