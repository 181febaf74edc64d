/** Terrain of a battle, rendered once. */
import type { Field, Piece, State } from '@drumhead/simplicity/screen';
import { memo, type ReactNode } from 'react';
import { Ground } from '../../../../table/drawing/Ground.tsx';
import { Rough, Wood } from '../../../../table/drawing/Growth.tsx';
import { Hill } from '../../../../table/drawing/Hill.tsx';
import { Linear } from '../../../../table/drawing/Linear.tsx';
import { type Flat, straightPath } from '../../../../table/drawing/shapes.ts';
import { Windmill } from '../../../../table/drawing/Windmill.tsx';
import { Bridge, Ford, Water } from '../../../../table/drawing/Water.tsx';
import { mm } from '../../../../table/units.ts';
import { Village } from '../../../../table/troops/Houses.tsx';
import { Road } from '../../../../table/troops/Road.tsx';

const ORDER: readonly Piece['kind'][] = [
  'hill',
  'rough',
  'stream',
  'river',
  'ford',
  'road',
  'bridge',
  'fieldwork',
  'obstacle',
  'section',
  'woods',
];

export const Terrain = memo(function Terrain({
  field,
  terrain,
}: {
  readonly field: Pick<Field, 'width' | 'depth' | 'objectives'>;
  readonly terrain: State['terrain'];
}): ReactNode {
  const laid = [...terrain].sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
  return (
    <>
      <Ground width={mm(field.width)} height={mm(field.depth)} />
      {laid.map((piece, i) => (
        <Drawn key={piece.id} piece={piece} seed={i + 1} />
      ))}
      {field.objectives.map(({ id, x, y, points }) => (
        <Objective key={id} x={mm(x)} y={mm(y)} points={points} mill={id === 'windmill'} />
      ))}
    </>
  );
});

function Drawn({ piece, seed }: { readonly piece: Piece; readonly seed: number }): ReactNode {
  const points: Flat = piece.points.map(mm);
  switch (piece.kind) {
    case 'woods':
      return <Wood points={points} seed={seed} />;
    case 'rough':
      return <Rough points={points} seed={seed} />;
    case 'hill':
      return <Hill points={points} level={1} steep={false} seed={seed} />;
    case 'river':
      return <Water points={points} />;
    case 'ford':
      return <Ford points={points} />;
    case 'bridge':
      return <Bridge points={points} />;
    case 'road':
      return <Road points={points} />;
    case 'stream':
      return <Linear points={points} kind="stream" seed={seed} />;
    case 'obstacle':
      return <Linear points={points} kind="hedge" seed={seed} />;
    case 'section':
      return <Village points={points} />;
    case 'fieldwork':
      return <Fieldwork points={points} />;
  }
}

/** A bank of earth with its ditch. */
function Fieldwork({ points }: { readonly points: Flat }): ReactNode {
  const d = straightPath(points, true);
  return (
    <g strokeLinejoin="round">
      <path d={d} fill="#b8a878" stroke="#6f5a38" strokeWidth={9} />
      <path d={d} fill="none" stroke="#a08a5e" strokeWidth={5} />
      <path d={d} fill="none" stroke="#5f4c2e" strokeWidth={5} strokeDasharray="1 6" opacity={0.6} />
    </g>
  );
}

/** SIP-VIC-4: worth of a victory point, on a stake. */
function Objective({
  x,
  y,
  points,
  mill,
}: {
  readonly x: number;
  readonly y: number;
  readonly points: number;
  /** A windmill marks the place. It is no obstacle: the rules know only the place. */
  readonly mill: boolean;
}): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={50} fill="none" stroke="#6d5418" strokeWidth={1} strokeDasharray="3 7" opacity={0.7} />
      {mill && (
        <g transform="translate(24 -14)">
          <Windmill />
        </g>
      )}
      <path d="M0 4V-24" stroke="#4a3826" strokeWidth={2.4} />
      <circle cy={-24} r={9.5} fill="#f6e3a0" stroke="#5a4213" strokeWidth={1.6} />
      <text y={-19.8} textAnchor="middle" className="objective">
        {points}
      </text>
    </g>
  );
}
