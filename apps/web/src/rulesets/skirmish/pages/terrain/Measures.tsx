/** Every feature of a table in figures, to lay it out with a ruler. */
import type { MapPiece, MapPoint, TerrainMap } from '@drumhead/skirmish';
import type { ReactNode } from 'react';
import { useMessages } from '../../../../i18n/index.ts';
import type { TerrainPageKey } from './messages.ts';

export function Measures({ map }: { readonly map: TerrainMap }): ReactNode {
  const { t, translate } = useMessages<TerrainPageKey>();
  if (map.pieces.length === 0) return <p>{t('web.skTerrain.empty')}</p>;
  return (
    <>
      <p>{t('web.skTerrain.measures')}</p>
      <table>
        <thead>
          <tr>
            {(['sign', 'what', 'place', 'size', 'more'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`web.skTerrain.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {map.pieces.map((piece) => (
            <tr key={piece.sign}>
              <th scope="row">{piece.sign}</th>
              <td>{translate(`sk.feature.${piece.kind}`)}</td>
              <td>{placeOf(piece)}</td>
              <td>
                {piece.kind === 'tree' ? `⌀ ${piece.width}` : (piece.length ?? `${piece.width} × ${piece.height}`)}
              </td>
              <td>
                <More piece={piece} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Of a tree its middle, of all else the upper left corner of the box around it. */
const placeOf = ({ kind, points: [middle], left, top }: MapPiece): string =>
  kind === 'tree' && middle ? at(middle) : `${left}, ${top}`;

const at = ({ x, y }: MapPoint): string => `${x}, ${y}`;

function More({ piece }: { readonly piece: MapPiece }): ReactNode {
  const { t } = useMessages<TerrainPageKey>();
  const { kind, points, openings, floors, stairs, ladder } = piece;
  const [from, to] = points;
  if (piece.length !== null && from && to) return t('web.skTerrain.ends', { from: at(from), to: at(to) });
  if (kind === 'tree') return t('web.skTerrain.middle');
  const corners = isUpright(piece) ? [] : [t('web.skTerrain.corners', { corners: points.map(at).join(' · ') })];
  for (const { kind: opening, barred, along, wall } of openings) {
    const what = t(
      opening === 'window' ? 'web.skTerrain.window' : barred ? 'web.skTerrain.barredDoor' : 'web.skTerrain.door',
    );
    corners.push(t('web.skTerrain.opening', { what, along, wall: wall + 1 }));
  }
  if (floors === 2) corners.push(t('web.skTerrain.floors'));
  if (stairs) corners.push(t('web.skTerrain.stairs', { at: at(stairs) }));
  if (ladder) corners.push(t('web.skTerrain.ladder', { at: at(ladder) }));
  return corners.join('; ');
}

/** A rectangle parallel to the table edges. */
function isUpright({ points, left, top, width, height }: MapPiece): boolean {
  return (
    points.length === 4 &&
    points.every(({ x, y }) => (x === left || x === left + width) && (y === top || y === top + height))
  );
}
