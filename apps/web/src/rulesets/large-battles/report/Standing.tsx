/** All pieces on the table, drawn as it draws them, in millimetres: the southern ones in front. */
import type { State } from '@drumhead/large-battles';
import type { ReactNode } from 'react';
import { liveryOf } from '../../../table/troops/uniforms.ts';
import { GeneralBody } from '../drawing/pieces/GeneralPiece.tsx';
import { generalUniform } from '../drawing/pieces/generalUniform.ts';
import { Body } from '../drawing/pieces/UnitPiece.tsx';
import { generalPlace, unitPlace } from '../interaction/places.ts';

export function Standing({ state }: { readonly state: State }): ReactNode {
  const { field } = state;
  const units = field.units.map((profile, index) => {
    const unit = state.units[index];
    const place = unitPlace(state, index);
    if (!unit || !place) return null;
    const { formation, sk, battery } = unit;
    const { facing } = place;
    return { place, body: <Body {...{ field, profile, formation, sk, facing }} grand={battery >= 0} seed={index} /> };
  });
  const generals = field.generals.map(({ brigade, side }, index) => {
    const place = generalPlace(state, index);
    if (!place) return null;
    const uniform = generalUniform(state, index);
    return {
      place,
      body: <GeneralBody chief={brigade < 0} livery={liveryOf(side)} uniform={uniform} facing={place.facing} />,
    };
  });
  return [...units, ...generals]
    .filter((one) => one !== null)
    .sort((a, b) => a.place.y - b.place.y)
    .map(({ place: { x, y, facing }, body }, i) => (
      <g key={i} transform={`translate(${x} ${y}) rotate(${facing}) scale(${field.factor})`}>
        {body}
      </g>
    ));
}
