/** Draws a small map: a few paths, so that a list of battles costs next to nothing. */
import {
  AREAS,
  EDGE,
  largerBy,
  LINES,
  outlineOf,
  PAPER,
  type Part,
  partWithTroops,
  type Sketch,
  type SketchGround,
  type SketchPiece,
  SMALLEST,
  TREE,
} from '@drumhead/content/sketch';
import type { CSSProperties, ReactNode } from 'react';
import { oval } from '../drawing/ink.ts';
import { straightPath } from '../drawing/shapes.ts';
import { sideColours } from '../troops/nations.ts';
import { markOf } from './sideMarks.ts';

interface Props {
  readonly sketch: Sketch;
  /** What is shown: around the troops, unless another part is given. */
  readonly part?: Part;
  /** Counters are no smaller than this part of the picture's width. */
  readonly smallest?: number;
  /** The ground as the table shows it, in the place of its sketch; on paper, the sketch. */
  readonly real?: ReactNode;
  /** The troops likewise, in the place of their counters. */
  readonly standing?: ReactNode;
  /** Drawn between ground and troops. */
  readonly children?: ReactNode;
  /** Drawn over all. */
  readonly over?: ReactNode;
}

export function SketchPicture({
  sketch,
  part = partWithTroops(sketch),
  smallest = SMALLEST,
  real,
  standing,
  children,
  over,
}: Props): ReactNode {
  const { sides, ground, pieces } = sketch;
  const { x, y, width, height } = part;
  const hundredth = width / 100;
  const larger = largerBy(pieces, width, smallest);
  return (
    <svg
      className="sketch"
      viewBox={`${x} ${y} ${width} ${height}`}
      style={sideColours(sides.map(({ uniform }) => uniform))}
      aria-hidden="true"
    >
      {real !== undefined && <g className="sketch-real">{real}</g>}
      <g className={real === undefined ? '' : 'sketch-drawn'}>
        <path className="table-turf" d={`M0 0H${sketch.width}V${sketch.height}H0z`} fill="none" />
        {ground.map(([kind, points], i) => (
          <Ground key={i} kind={kind} points={points} hundredth={hundredth} />
        ))}
        <path
          className="table-edge"
          d={`M0 0H${sketch.width}V${sketch.height}H0z`}
          fill="none"
          stroke={EDGE}
          strokeWidth={hundredth * 0.4}
        />
      </g>
      {children}
      <g className={standing === undefined ? '' : 'sketch-drawn'}>
        {sides.map((_, side) => {
          const own = pieces.filter((piece) => piece.side === side);
          return <Troops key={side} side={side} pieces={own} larger={larger} hundredth={hundredth} />;
        })}
      </g>
      {standing !== undefined && <g className="sketch-real">{standing}</g>}
      {over}
    </svg>
  );
}

interface TroopsProps {
  readonly side: number;
  readonly pieces: readonly SketchPiece[];
  /** Counters are drawn so many times their size. */
  readonly larger?: number;
  /** A hundredth of the picture's width. */
  readonly hundredth: number;
}

/** The counters of a side: dark ones, and pale ones edged in the colour of the side. */
export function Troops({ side, pieces, larger = 1, hundredth }: TroopsProps): ReactNode {
  const paths = pieces.map((piece) => straightPath(outlineOf(piece, larger, turning), true));
  const colour = `var(--side-${side})`;
  // The edge of a man is thinner: his shape tells him from a unit.
  const edge = hundredth * (pieces.some(({ man }) => man) ? 0.4 : 1);
  const { grey, isDouble } = markOf(side);
  return (
    <g
      className={isDouble ? 'troops doubled' : 'troops'}
      strokeLinejoin={isDouble ? 'miter' : 'round'}
      style={{ '--grey': grey } as CSSProperties}
    >
      {paths.map((d, i) => (
        // Each over its neighbour's edge: those that touch stay apart.
        <g key={i}>
          <path d={d} fill={PAPER} stroke={PAPER} strokeWidth={edge * 2.6} />
          <path d={d} fill={isDouble ? PAPER : colour} stroke={colour} strokeWidth={edge * (isDouble ? 2 : 1.4)} />
          {isDouble && <path d={d} fill="none" stroke={PAPER} strokeWidth={edge * 0.7} />}
        </g>
      ))}
    </g>
  );
}

/** A piece of ground; `hundredth`: of the picture's width. */
export function Ground({
  kind,
  points,
  hundredth,
}: {
  readonly kind: SketchGround;
  readonly points: readonly number[];
  readonly hundredth: number;
}): ReactNode {
  if (kind === 'tree') {
    const [x = 0, y = 0] = points;
    const [colour, half] = TREE;
    return <path className="ground-tree" d={oval(x, y, hundredth * half, hundredth * half)} fill={colour} />;
  }
  const [fill, edge] = AREAS[kind] ?? [];
  const [stroke, wide = 0.6] = LINES[kind] ?? [edge];
  return (
    <path
      className={`ground-${kind}`}
      d={straightPath(points, fill !== undefined)}
      fill={fill ?? 'none'}
      stroke={stroke}
      strokeWidth={hundredth * wide}
      strokeLinejoin="round"
    />
  );
}

const turning = (degrees: number): readonly [number, number] => {
  const turn = (degrees / 180) * Math.PI;
  return [Math.sin(turn), Math.cos(turn)];
};
