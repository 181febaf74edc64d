/** All models on the table, drawn as it draws them, in millimetres: the southern ones in front. */
import type { State } from '@drumhead/skirmish/screen';
import type { ReactNode } from 'react';
import { ModelBody } from '../drawing/pieces/ModelPiece.tsx';
import { spotOf } from '../interaction/places.ts';

export function Standing({ state }: { readonly state: State }): ReactNode {
  return state.field.models
    .flatMap((profile, index) => {
      const model = state.models[index];
      const spot = spotOf(state, index);
      return model && spot ? [{ profile, model, spot }] : [];
    })
    .sort((a, b) => a.spot.y - b.spot.y)
    .map(({ profile, model, spot: { x, y, radius } }, i) => (
      <g key={i} transform={`translate(${x} ${y})`}>
        <ModelBody profile={profile} model={model} radius={radius} />
      </g>
    ));
}
