import type { State } from '@drumhead/skirmish/screen';
import type { ReactNode } from 'react';
import { pieceNamed } from '../../../report/report.ts';
import { ModelBody } from '../drawing/pieces/ModelPiece.tsx';
import { radiusIn } from '../interaction/places.ts';

export function Portrait({ state, piece }: { readonly state: State; readonly piece: string }): ReactNode {
  const { index } = pieceNamed(piece);
  const [profile, model] = [state.field.models[index], state.models[index]];
  if (!profile || !model) return null;
  const radius = radiusIn(state, index);
  const r = radius * 1.35;
  return (
    <svg viewBox={`${-r} ${-radius * 3.3} ${2 * r} ${radius * 4.5}`} className="portrait soldier" aria-hidden="true">
      <ModelBody profile={profile} model={{ mounted: model.mounted, posture: 'standing' }} radius={radius} />
    </svg>
  );
}
