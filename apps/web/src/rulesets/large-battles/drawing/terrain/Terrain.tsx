/** Terrain of a battle, rendered once. */
import type { Field, TerrainPiece } from '@drumhead/large-battles';
import { memo, type ReactNode, useMemo } from 'react';
import { Ground } from '../../../../table/drawing/Ground.tsx';
import { mm } from '../../../../table/units.ts';
import { Farm, Village } from '../../../../table/troops/Houses.tsx';
import { Hill, HillLight } from '../../../../table/drawing/Hill.tsx';
import { Linear } from '../../../../table/drawing/Linear.tsx';
import { Road } from '../../../../table/troops/Road.tsx';
import { Rough, Swamp } from '../../../../table/drawing/Rough.tsx';
import { Scenery } from '../../../../table/drawing/Scenery.tsx';
import type { Clearing } from '../../../../table/drawing/trees.ts';
import { clearingsIn, Wood } from '../../../../table/drawing/Wood.tsx';
import type { Flat } from '../../../../table/drawing/shapes.ts';

/** Trees come before lines: a fence, stream or road in a wood counts, and must be seen. */
const ORDER: readonly TerrainPiece['kind'][] = [
  'gentleHill',
  'steepHill',
  'swamp',
  'rough',
  'wood',
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
];

interface Props {
  readonly field: Field;
  /** Where units stand: trees thin out around them. */
  readonly troops?: readonly Clearing[];
}

const NOBODY: readonly Clearing[] = [];

export const Terrain = memo(function Terrain({ field, troops = NOBODY }: Props): ReactNode {
  const pieces = useMemo(() => laidOut(field.terrain), [field.terrain]);
  const outlines = useMemo(() => pieces.map(({ points }) => points), [pieces]);
  return (
    <>
      <Ground width={mm(field.width)} height={mm(field.height)} bar={mm(field.sticks.s)} />
      <HillLight />
      <Scenery width={mm(field.width)} height={mm(field.height)} terrain={outlines} trees />
      {pieces.map(({ piece, points }, i) =>
        piece.kind === 'wood' ? (
          <Wood key={piece.id} points={points} seed={i + 1} clearings={clearingsIn(points, troops)} />
        ) : (
          <Piece key={piece.id} piece={piece} points={points} seed={i + 1} />
        ),
      )}
    </>
  );
});

interface Laid {
  readonly piece: TerrainPiece;
  readonly points: Flat;
}

/** What lies on the ground first, what stands on it last. */
function laidOut(terrain: readonly TerrainPiece[]): readonly Laid[] {
  return [...terrain]
    .sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || a.level - b.level)
    .map((piece) => ({ piece, points: piece.points.map(mm) }));
}

const Piece = memo(function Piece({ piece, points, seed }: Laid & { readonly seed: number }): ReactNode {
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
});
