/** All pieces on the table, drawn as it draws them, in millimetres: the southern ones in front. */
import type { State } from '@drumhead/simplicity/screen';
import type { ReactNode } from 'react';
import { CommandBody } from '../drawing/pieces/CommandPiece.tsx';
import { UnitBody } from '../drawing/pieces/UnitPiece.tsx';
import { placeOf } from '../interaction/places.ts';

export function Standing({ state }: { readonly state: State }): ReactNode {
  const { units, commands } = state.field;
  const standing = units.map((profile, index) => {
    const place = placeOf(state, { what: 'unit', index });
    return place && { place, body: <UnitBody index={index} profile={profile} facing={place.facing} /> };
  });
  const bases = commands.map(({ side }, index) => {
    const place = placeOf(state, { what: 'command', index });
    const uniform = units.find((unit) => unit.side === side)?.uniform ?? '';
    return place && { place, body: <CommandBody side={side} uniform={uniform} /> };
  });
  return [...standing, ...bases]
    .filter((one) => one !== null)
    .sort((a, b) => a.place.y - b.place.y)
    .map(({ place: { x, y, facing }, body }, i) => (
      <g key={i} transform={`translate(${x} ${y}) rotate(${facing})`}>
        {body}
      </g>
    ));
}
