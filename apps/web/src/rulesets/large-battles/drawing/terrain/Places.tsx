/** Names of places, and what the ground gives. */
import type { State } from '@drumhead/large-battles';
import { isHill, T1, type TerrainPiece } from '@drumhead/large-battles/screen';
import { memo, type ReactNode, useMemo } from 'react';
import { useMessages } from '../../../../i18n/index.ts';
import { useBundle } from '../../../../i18n/useBundle.ts';
import { Lettering, useNames } from '../../../../table/lettering/Lettering.tsx';
import { mm } from '../../../../table/units.ts';
import { boxesOf, letteringOf } from '../../../../table/lettering/letters.ts';
import { useZoom } from '../../../../table/zoom.ts';
import { standingBoxes } from '../standingBoxes.ts';
import { VictoryZones } from './VictoryZones.tsx';

export const Places = memo(function Places({
  state,
  zones,
}: {
  readonly state: State;
  readonly zones: boolean;
}): ReactNode {
  const { field } = state;
  const ready = useBundle('large-battles-place-pages');
  const { translate } = useMessages();
  const nameOf = useNames();
  const zoom = useZoom();
  const outlines = useMemo(() => field.terrain.map(({ points }) => points.map(mm)), [field.terrain]);
  if (!ready) return null;
  const gives = (piece: TerrainPiece): string => {
    // LB-TERR-10: whoever stands higher; the top of a hill says no more than its foot.
    if (isHill(piece)) return piece.level > 1 ? '' : translate('lb.ground.higher', { add: 1 });
    const { cover, impassable, linear } = T1[piece.kind];
    return cover > 0 && !impassable && !linear ? translate('lb.ground.cover', { add: cover }) : '';
  };
  const places = field.terrain.map((piece, i) => ({
    id: piece.id,
    points: outlines[i] ?? [],
    name: nameOf(`lb.place.${field.scenario}.${piece.id}`),
    gives: gives(piece),
    inside: isHill(piece),
    built: piece.kind === 'sector' || piece.kind === 'building',
  }));
  return (
    <>
      {zones && (
        <VictoryZones
          field={field}
          others={[...standingBoxes(state), ...boxesOf(letteringOf(places, zoom, []), zoom)]}
        />
      )}
      <Lettering places={places} avoid={standingBoxes(state)} />
    </>
  );
});
