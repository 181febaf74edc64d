/** A piece as the table draws it, in a small frame: for cards and lists. */
import type { Formation, State } from '@drumhead/large-battles';
import type { ReactNode } from 'react';
import { liveryOf } from '../../../../table/troops/uniforms.ts';
import type { PieceRef } from '../../interaction/scene.ts';
import { GeneralBody } from './GeneralPiece.tsx';
import { generalUniform } from './generalUniform.ts';
import { layoutOf } from './layouts.ts';
import { Body } from './UnitPiece.tsx';

/** Room above a base for the men that stand on it. */
const HEADROOM = 36;
const GENERAL = { width: 30, depth: 30 };

/** `formation`: one that a unit may take, instead of its own. */
export function Portrait({
  state,
  piece,
  formation,
}: {
  readonly state: State;
  readonly piece: PieceRef;
  readonly formation?: Formation;
}): ReactNode {
  const { field } = state;
  const unit = piece.what === 'unit' ? state.units[piece.index] : undefined;
  const profile = piece.what === 'unit' ? field.units[piece.index] : undefined;
  const general = piece.what === 'general' ? field.generals[piece.index] : undefined;
  const grand = (unit?.battery ?? -1) >= 0;
  const { width, depth } = unit && profile ? layoutOf(field, profile.arm, formation ?? unit.formation, grand) : GENERAL;
  const room = Math.max(width, depth, 60) + 16;
  return (
    <svg
      viewBox={`${-room / 2} ${-depth / 2 - HEADROOM} ${room} ${depth + HEADROOM + 12}`}
      className="portrait"
      aria-hidden="true"
    >
      <g transform="rotate(180)">
        {unit && profile && (
          <Body
            field={field}
            profile={profile}
            formation={formation ?? unit.formation}
            sk={unit.sk}
            seed={piece.index}
            grand={grand}
            facing={180}
          />
        )}
        {general && (
          <GeneralBody
            chief={general.brigade < 0}
            livery={liveryOf(general.side)}
            uniform={generalUniform(state, piece.index)}
            facing={180}
          />
        )}
      </g>
    </svg>
  );
}
