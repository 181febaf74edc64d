/** Terrain of a battle, rendered once. */
import type { Field, TerrainPiece } from '@drumhead/large-battles';
import { memo, type ReactNode } from 'react';
import { Ground } from '../../../../table/drawing/Ground.tsx';
import { mm } from '../../../../table/units.ts';
import { Farm, Village } from '../../../../table/troops/Houses.tsx';
import { Hill } from '../../../../table/drawing/Hill.tsx';
import { Linear } from '../../../../table/drawing/Linear.tsx';
import { Road } from '../../../../table/troops/Road.tsx';
import { Rough, Swamp, Wood } from '../../../../table/drawing/Growth.tsx';
import type { Flat } from '../../../../table/drawing/shapes.ts';

const ORDER: readonly TerrainPiece['kind'][] = [
  'gentleHill',
  'steepHill',
  'swamp',
  'rough',
  'stream',
  'ford',
  'road',
  'bridge',
  'hedge',
  'fence',
  'ditch',
  'wall',
  'sector',
  'building',
  'wood',
];

export const Terrain = memo(function Terrain({ field }: { readonly field: Field }): ReactNode {
  const pieces = [...field.terrain].sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || a.level - b.level);
  return (
    <>
      <Ground width={mm(field.width)} height={mm(field.height)} />
      {pieces.map((piece, i) => (
        <Piece key={piece.id} piece={piece} seed={i + 1} />
      ))}
    </>
  );
});

function Piece({ piece, seed }: { readonly piece: TerrainPiece; readonly seed: number }): ReactNode {
  const points: Flat = piece.points.map(mm);
  switch (piece.kind) {
    case 'gentleHill':
      return <Hill points={points} level={piece.level} steep={false} seed={seed} />;
    case 'steepHill':
      return <Hill points={points} level={piece.level} steep seed={seed} />;
    case 'wood':
      return <Wood points={points} seed={seed} />;
    case 'rough':
      return <Rough points={points} seed={seed} />;
    case 'swamp':
      return <Swamp points={points} seed={seed} />;
    case 'building':
      return <Farm points={points} />;
    case 'sector':
      return <Village points={points} />;
    case 'road':
    case 'bridge':
      return <Road points={points} />;
    default:
      return <Linear points={points} kind={piece.kind} seed={seed} />;
  }
}
