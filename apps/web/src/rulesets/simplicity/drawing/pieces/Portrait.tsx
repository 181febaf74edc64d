/** A piece as the table draws it, in a small frame: for cards and lists. */
import type { State } from '@drumhead/simplicity/screen';
import type { ReactNode } from 'react';
import { sizeOfPiece } from '../../interaction/places.ts';
import type { PieceRef } from '../../interaction/scene.ts';
import { CommandBody } from './CommandPiece.tsx';
import { UnitBody } from './UnitPiece.tsx';

/** Room above a base for the men that stand on it. */
const HEADROOM = 32;

export function Portrait({ state, piece }: { readonly state: State; readonly piece: PieceRef }): ReactNode {
  const { index } = piece;
  const { field } = state;
  if (piece.what !== 'unit') {
    const side = field.commands[index]?.side ?? 0;
    const uniform = field.units.find((unit) => unit.side === side)?.uniform ?? '';
    return (
      <svg viewBox="-24 -40 48 56" className="portrait" aria-hidden="true">
        <CommandBody side={side} uniform={uniform} />
      </svg>
    );
  }
  const [unit, profile] = [state.units[index], field.units[index]];
  if (!unit || !profile) return null;
  const { width, depth } = sizeOfPiece(state, piece);
  return (
    <svg
      viewBox={`${-width / 2 - 8} ${-depth / 2 - HEADROOM} ${width + 16} ${depth + HEADROOM + 8}`}
      className="portrait"
      aria-hidden="true"
    >
      <g transform="rotate(180)">
        <UnitBody index={index} profile={profile} limbered={unit.limbered} facing={180} />
      </g>
    </svg>
  );
}
