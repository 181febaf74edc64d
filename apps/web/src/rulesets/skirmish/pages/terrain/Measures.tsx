/** Every feature of a table in figures, to lay it out with a ruler. */
import type { MapPiece, MapPoint, TerrainMap } from '@drumhead/skirmish';
import type { ReactNode } from 'react';
import { useSpeech } from '../../../../i18n/index.ts';
import type { TerrainPageKey } from './messages.ts';

export function Measures({ map }: { readonly map: TerrainMap }): ReactNode {
  const { say, tell } = useSpeech<TerrainPageKey>();
  if (map.pieces.length === 0) return <p>{say('web.skTerrain.empty')}</p>;
  return (
    <>
      <p>{say('web.skTerrain.measures')}</p>
      <table>
        <thead>
          <tr>
            {(['sign', 'what', 'place', 'size', 'more'] as const).map((column) => (
              <th key={column} scope="col">
                {say(`web.skTerrain.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {map.pieces.map((piece) => (
            <tr key={piece.sign}>
              <th scope="row">{piece.sign}</th>
              <td>{tell(`sk.feature.${piece.kind}`)}</td>
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
  const { say } = useSpeech<TerrainPageKey>();
  const { kind, points, openings, floors, stairs, ladder } = piece;
  const [from, to] = points;
  if (piece.length !== null && from && to) return say('web.skTerrain.ends', { from: at(from), to: at(to) });
  if (kind === 'tree') return say('web.skTerrain.middle');
  const told = isUpright(piece) ? [] : [say('web.skTerrain.corners', { corners: points.map(at).join(' · ') })];
  for (const { kind: opening, barred, along, wall } of openings) {
    const what = say(
      opening === 'window' ? 'web.skTerrain.window' : barred ? 'web.skTerrain.barredDoor' : 'web.skTerrain.door',
    );
    told.push(say('web.skTerrain.opening', { what, along, wall: wall + 1 }));
  }
  if (floors === 2) told.push(say('web.skTerrain.floors'));
  if (stairs) told.push(say('web.skTerrain.stairs', { at: at(stairs) }));
  if (ladder) told.push(say('web.skTerrain.ladder', { at: at(ladder) }));
  return told.join('; ');
}

/** A rectangle along the edges of the table: its place and size say all. */
function isUpright({ points, left, top, width, height }: MapPiece): boolean {
  return (
    points.length === 4 &&
    points.every(({ x, y }) => (x === left || x === left + width) && (y === top || y === top + height))
  );
}
