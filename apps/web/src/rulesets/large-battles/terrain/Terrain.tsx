/** The ground of a battle, drawn once: nothing in here changes while it is fought over. */
import type { Field, TerrainPiece } from '@drumhead/large-battles';
import { memo, type ReactNode } from 'react';
import { noise } from '../pieces/figures.ts';
import { mm } from '../units.ts';
import { Farm, Village } from './Farm.tsx';
import { Hill } from './Hill.tsx';
import { Linear, Road } from './Lines.tsx';
import { Rough, Swamp, Wood } from './Growth.tsx';
import type { Flat } from './shapes.ts';

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

function Ground({ width, height }: { readonly width: number; readonly height: number }): ReactNode {
  const patches: ReactNode[] = [];
  for (let i = 0; i < 26; i++) {
    const tone = noise(i, 4) < 0.5 ? 'url(#ground-light)' : 'url(#ground-dark)';
    patches.push(
      <ellipse
        key={i}
        cx={noise(i, 1) * width}
        cy={noise(i, 2) * height}
        rx={120 + noise(i, 3) * 210}
        ry={70 + noise(i, 5) * 120}
        transform={`rotate(${Math.round(noise(i, 6) * 40 - 20)} ${width / 2} ${height / 2})`}
        fill={tone}
      />,
    );
  }
  let tufts = '';
  let pale = '';
  for (let i = 0; i < 620; i++) {
    const x = noise(i, 11) * width;
    const y = noise(i, 12) * height;
    const tuft = `M${x.toFixed(0)} ${y.toFixed(0)}l-1.6 -3.4m1.6 3.4l.2 -4.2m-.2 4.2l2 -3.2`;
    if (i % 3 === 0) pale += tuft;
    else tufts += tuft;
  }
  return (
    <>
      <defs>
        <radialGradient id="ground-light">
          <stop offset="0" stopColor="#d3cb9c" stopOpacity="0.5" />
          <stop offset="1" stopColor="#d3cb9c" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="ground-dark">
          <stop offset="0" stopColor="#8f9a68" stopOpacity="0.36" />
          <stop offset="1" stopColor="#8f9a68" stopOpacity="0" />
        </radialGradient>
        <clipPath id="ground-edge">
          <rect width={width} height={height} />
        </clipPath>
      </defs>
      <rect x={-9} y={-9} width={width + 18} height={height + 18} rx={5} fill="#5b4632" />
      <rect x={-4} y={-4} width={width + 8} height={height + 8} rx={2} fill="#3f3022" />
      <g clipPath="url(#ground-edge)">
        <rect width={width} height={height} fill="#b5b384" />
        {patches}
        <path d={tufts} stroke="#7d8556" strokeWidth={0.8} fill="none" opacity={0.55} />
        <path d={pale} stroke="#dcd5a8" strokeWidth={0.8} fill="none" opacity={0.6} />
      </g>
    </>
  );
}
