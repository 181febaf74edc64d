/** Draws a small map: a few paths, so that a list of battles costs next to nothing. */
import type { CSSProperties, ReactNode } from 'react';
import { oval } from '../drawing/ink.ts';
import { straightPath } from '../drawing/shapes.ts';
import { sideColours } from '../troops/nations.ts';
import { markOf } from './sideMarks.ts';
import type { Sketch, SketchGround, SketchPiece } from './sketch.ts';

const AREAS: Partial<Record<SketchGround, readonly [fill: string, edge: string]>> = {
  hill: ['#c5ba7b', '#8d8248'],
  rough: ['#b79f6c', '#93804f'],
  water: ['#6f949c', '#557780'],
  wood: ['#55743a', '#3f5a2b'],
  house: ['#a1503d', '#5f2f24'],
};

/** Colour, and width in hundredths of the table. */
const LINES: Partial<Record<SketchGround, readonly [stroke: string, width: number]>> = {
  stream: ['#6f949c', 1.3],
  road: ['#d9c491', 1.6],
  bank: ['#5e6038', 0.9],
};

/** Around what lies on the ground. */
export const PAPER = '#f4eddc';

/** Width by height of the picture. */
const SHAPE = 1.5;
/** Room around the troops, and the least that is shown, as parts of the table's width. */
const ROOM = 0.08;
const LEAST = 0.55;
/** In a list of battles. */
const SMALLEST = 0.05;

/** Part of a table in millimetres. */
export interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

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
  const larger = Math.max(1, (smallest * width) / Math.min(...pieces.map((piece) => Math.max(piece.width, 1))));
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
          stroke="#5e6038"
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
  const outlines = pieces.map((piece) => (piece.man ? manOf(piece, larger) : cornersOf(piece, larger)));
  const paths = outlines.map((corners) => straightPath(corners, true));
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

/** The troops and some room around them, in the shape of the picture; all of the table where there are none. */
export function partWithTroops({ width, height, pieces }: Sketch): Part {
  const [xs, ys] = [pieces.map(({ x }) => x), pieces.map(({ y }) => y)];
  const [left, right] = pieces.length === 0 ? [0, width] : [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = pieces.length === 0 ? [0, height] : [Math.min(...ys), Math.max(...ys)];
  const room = pieces.length === 0 ? 0 : width * ROOM;
  const wide = Math.max(right - left + 2 * room, (bottom - top + 2 * room) * SHAPE, width * LEAST);
  return {
    x: Math.round((left + right - wide) / 2),
    y: Math.round((top + bottom - wide / SHAPE) / 2),
    width: Math.round(wide),
    height: Math.round(wide / SHAPE),
  };
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
    return <path className="ground-tree" d={oval(x, y, hundredth * 1.8, hundredth * 1.8)} fill="#55743a" />;
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

function cornersOf({ x, y, width, depth, facing }: SketchPiece, larger: number): readonly number[] {
  const turn = (facing / 180) * Math.PI;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [w, d] = [(width * larger) / 2, (depth * larger) / 2];
  return [
    [-w, -d],
    [w, -d],
    [w, d],
    [-w, d],
  ].flatMap(([dx = 0, dy = 0]) => [x + dx * cos - dy * sin, y + dx * sin + dy * cos]);
}

/** The outline of a standing man, from the right of his feet round his shako, in halves of his base; y down. */
const MAN = [
  [0.45, 0.9],
  [0.45, -0.1],
  [0.75, -0.1],
  [0.65, -1],
  [0.35, -1.2],
  [0.5, -2.1],
  [-0.5, -2.1],
  [-0.35, -1.2],
  [-0.65, -1],
  [-0.75, -0.1],
  [-0.45, -0.1],
  [-0.45, 0.9],
] as const;

function manOf({ x, y, width }: SketchPiece, larger: number): readonly number[] {
  const half = (width * larger) / 2;
  return MAN.flatMap(([dx, dy]) => [x + dx * half, y + dy * half]);
}
