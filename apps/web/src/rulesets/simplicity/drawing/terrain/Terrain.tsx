/** Terrain of a battle, rendered once. */
import type { Field, Piece, State } from '@drumhead/simplicity/screen';
import { memo, type ReactNode, useMemo } from 'react';
import { Ground } from '../../../../table/drawing/Ground.tsx';
import { Hill, HillLight } from '../../../../table/drawing/Hill.tsx';
import { Linear } from '../../../../table/drawing/Linear.tsx';
import { Rough } from '../../../../table/drawing/Rough.tsx';
import { Scenery } from '../../../../table/drawing/Scenery.tsx';
import { type Flat, straightPath } from '../../../../table/drawing/shapes.ts';
import type { Clearing } from '../../../../table/drawing/trees.ts';
import { clearingsIn, Wood } from '../../../../table/drawing/Wood.tsx';
import { Windmill } from '../../../../table/drawing/Windmill.tsx';
import { Bridge, Ford, Water } from '../../../../table/drawing/Water.tsx';
import { mm } from '../../../../table/units.ts';
import { Village } from '../../../../table/troops/Houses.tsx';
import { Road } from '../../../../table/troops/Road.tsx';

/** Trees come before lines: an obstacle, stream or road in a wood counts, and must be seen. */
const ORDER: readonly Piece['kind'][] = [
  'hill',
  'rough',
  'woods',
  'stream',
  'river',
  'ford',
  'road',
  'bridge',
  'fieldwork',
  'obstacle',
  'section',
];

/** Bars along the edge, in millimetres: this game measures in centimetres. */
const BAR = 100;
const NOBODY: readonly Clearing[] = [];

export const Terrain = memo(function Terrain({
  field,
  terrain,
  troops = NOBODY,
  signs = field.objectives,
}: {
  readonly field: Pick<Field, 'width' | 'depth' | 'objectives'>;
  readonly terrain: State['terrain'];
  /** Where units stand: trees thin out around them. */
  readonly troops?: readonly Clearing[];
  /** Objectives that are marked; those of a scenario's own rules bear signs of their own. */
  readonly signs?: Field['objectives'];
}): ReactNode {
  const laid = useMemo(() => laidOut(terrain), [terrain]);
  const outlines = useMemo(
    () => [...laid.map(({ points }) => points), ...field.objectives.map(({ x, y }) => [mm(x), mm(y)])],
    [laid, field.objectives],
  );
  return (
    <>
      <Ground width={mm(field.width)} height={mm(field.depth)} bar={BAR} />
      <HillLight />
      <Scenery width={mm(field.width)} height={mm(field.depth)} terrain={outlines} trees />
      {laid.map(({ piece, points }, i) =>
        piece.kind === 'woods' ? (
          <Wood key={piece.id} points={points} seed={i + 1} clearings={clearingsIn(points, troops)} />
        ) : (
          <Drawn key={piece.id} piece={piece} points={points} seed={i + 1} />
        ),
      )}
      {signs.map(({ id, x, y, points }) => (
        <Objective key={id} x={mm(x)} y={mm(y)} points={points} mill={id === 'windmill'} />
      ))}
    </>
  );
});

interface Laid {
  readonly piece: Piece;
  readonly points: Flat;
}

/** What lies on the ground first, what stands on it last. */
function laidOut(terrain: readonly Piece[]): readonly Laid[] {
  return [...terrain]
    .sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))
    .map((piece) => ({ piece, points: piece.points.map(mm) }));
}

const Drawn = memo(function Drawn({ piece, points, seed }: Laid & { readonly seed: number }): ReactNode {
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
});

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
      <g transform="translate(0 -24)">
        <g className="screen-size">
          <circle r={9.5} fill="#f6e3a0" stroke="#5a4213" strokeWidth={1.6} />
          <text y={4.4} textAnchor="middle" className="objective">
            {points}
          </text>
        </g>
      </g>
    </g>
  );
}
