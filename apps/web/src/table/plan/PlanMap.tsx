/** A table in ink: outlines and hatching that a black-and-white printer keeps, a grid of 100 mm, and a true scale. */
import type { ReactNode } from 'react';
import { straightPath } from '../drawing/shapes.ts';
import { markOf } from '../sketch/sideMarks.ts';
import type { SketchGround, SketchPiece } from '@drumhead/content/sketch';
import { featuresOf, type Plan, type PlanObjective } from './plan.ts';
import { leaderTo, type SignBox, signPlaces } from './signPlaces.ts';

/** Letters on the paper, in millimetres: 9 points and a little. */
const LETTER = 3.4;
const GRID = 100;
/** Room for the figures along the edges, in millimetres of paper. */
const MARGIN = 9;
/** Below the table there are none. */
const FOOT = 2.5;

const HATCHED: Partial<Record<SketchGround, string>> = {
  hill: 'plan-hill',
  rough: 'plan-rough',
  water: 'plan-water',
  wood: 'plan-wood',
  house: 'plan-house',
};

/** The room that a piece takes, however it is turned. */
function roomOf({ x, y, width, depth }: SketchPiece): SignBox {
  const room = Math.max(width, depth);
  return { left: x - room / 2, top: y - room / 2, width: room, height: room };
}

/** A, B, … Z, AA, AB … */
export const signOf = (at: number): string =>
  at < 26 ? String.fromCharCode(65 + at) : `${signOf(Math.floor(at / 26) - 1)}${signOf(at % 26)}`;

export function PlanMap({
  plan,
  scale,
  label,
}: {
  readonly plan: Plan;
  /** Millimetres of the table in one of paper. */
  readonly scale: number;
  readonly label: string;
}): ReactNode {
  const { sketch, areas, sticks, objectives = [], labels = [] } = plan;
  const { width, height, ground, pieces } = sketch;
  /** So many millimetres of paper, in those of the table. */
  const ink = (paper: number) => paper * scale;
  const margin = ink(MARGIN);
  const boxes = featuresOf(plan).map(({ signed }) => signed);
  const signs = signPlaces(boxes, sketch, ink(LETTER * 0.75), pieces.map(roomOf));
  const line = ink(0.3);
  const lines = (to: number) => Array.from({ length: Math.floor(to / GRID) + 1 }, (_, i) => i * GRID);
  // Figures at every line would run into each other on a small map.
  const every = GRID * Math.max(1, Math.ceil(ink(LETTER * 3) / GRID));
  const short = sticks.find(({ name }) => name === 'web.stick.s')?.length ?? GRID;
  return (
    <svg
      className="plan-map"
      style={{ width: `${(width + 2 * margin) / scale}mm` }}
      viewBox={`${-margin} ${-margin} ${width + 2 * margin} ${height + margin + ink(FOOT)}`}
      role="img"
      aria-label={label}
      fontSize={ink(LETTER)}
    >
      <Patterns ink={ink} />
      <g stroke="#999" strokeWidth={ink(0.1)}>
        {lines(width).map((x) => (
          <path key={`x${x}`} d={`M${x} 0V${height}`} />
        ))}
        {lines(height).map((y) => (
          <path key={`y${y}`} d={`M0 ${y}H${width}`} />
        ))}
      </g>
      {areas.map(({ side, left, top, width: wide, height: high }, i) => (
        <g key={i} fill="none" stroke="#000" strokeWidth={ink(0.4)} strokeDasharray={`${ink(2)} ${ink(1.2)}`}>
          <rect x={left} y={top} width={wide} height={high} />
          {markOf(side).isDouble && (
            <rect x={left + ink(0.9)} y={top + ink(0.9)} width={wide - ink(1.8)} height={high - ink(1.8)} />
          )}
        </g>
      ))}
      {ground.map(([kind, points], i) => (
        <Ground key={i} kind={kind} points={points} ink={ink} />
      ))}
      {objectives.map((objective, i) => (
        <Objective key={i} objective={objective} ink={ink} />
      ))}
      <rect width={width} height={height} fill="none" stroke="#000" strokeWidth={line * 2} />
      <Bars width={width} height={height} bar={short} depth={ink(1.4)} line={line} />
      {pieces.map((piece, i) => (
        <Counter key={i} piece={piece} round={plan.round} number={i + 1} ink={ink} />
      ))}
      {labels.map(({ x, y, text }) => (
        <text
          key={`${x} ${y} ${text}`}
          x={x}
          y={y}
          textAnchor="middle"
          fontStyle="italic"
          stroke="#fff"
          strokeWidth={ink(0.8)}
          paintOrder="stroke"
        >
          {text}
        </text>
      ))}
      {signs.map((place, i) => {
        const to = leaderTo(place, boxes[i] as SignBox, ink(LETTER * 0.75));
        return to && <path key={i} d={`M${place.x} ${place.y}L${to.x} ${to.y}`} stroke="#000" strokeWidth={ink(0.2)} />;
      })}
      {signs.map(({ x, y }, i) => (
        <text
          key={i}
          x={x}
          y={y + ink(LETTER * 0.36)}
          textAnchor="middle"
          fontWeight={700}
          stroke="#fff"
          strokeWidth={ink(0.8)}
          paintOrder="stroke"
        >
          {signOf(i)}
        </text>
      ))}
      {lines(width)
        .filter((x) => x % every === 0)
        .map((x) => (
          <text key={`x${x}`} x={x} y={-ink(3)} textAnchor="middle">
            {x}
          </text>
        ))}
      {lines(height)
        .filter((y) => y % every === 0 && y > 0)
        .map((y) => (
          <text key={`y${y}`} x={-ink(2.4)} y={y + ink(LETTER * 0.36)} textAnchor="end">
            {y}
          </text>
        ))}
    </svg>
  );
}

/** Each light or dark bar along the edges is one Short, or 100 mm. */
function Bars({
  width,
  height,
  bar,
  depth,
  line,
}: {
  readonly width: number;
  readonly height: number;
  readonly bar: number;
  readonly depth: number;
  readonly line: number;
}): ReactNode {
  const along = (length: number) =>
    Array.from({ length: Math.ceil(length / bar) }, (_, i) => ({
      from: i * bar,
      size: Math.min(bar, length - i * bar),
      dark: i % 2 === 0,
    }));
  return (
    <g stroke="#000" strokeWidth={line}>
      {along(width).flatMap(({ from, size, dark }) => [
        <rect key={`t${from}`} x={from} y={-depth} width={size} height={depth} fill={dark ? '#000' : '#fff'} />,
        <rect key={`b${from}`} x={from} y={height} width={size} height={depth} fill={dark ? '#000' : '#fff'} />,
      ])}
      {along(height).flatMap(({ from, size, dark }) => [
        <rect key={`l${from}`} x={-depth} y={from} width={depth} height={size} fill={dark ? '#000' : '#fff'} />,
        <rect key={`r${from}`} x={width} y={from} width={depth} height={size} fill={dark ? '#000' : '#fff'} />,
      ])}
    </g>
  );
}

type Ink = (paper: number) => number;

function Patterns({ ink }: { readonly ink: Ink }): ReactNode {
  const pattern = (id: string, size: number, d: string) => (
    <pattern id={id} width={ink(size)} height={ink(size)} patternUnits="userSpaceOnUse">
      <g transform={`scale(${ink(1)})`} fill="none" stroke="#000" strokeWidth={0.16}>
        <path d={d} />
      </g>
    </pattern>
  );
  return (
    <defs>
      {pattern('plan-hill', 3, 'M0.5 0.6V1.7M2 2V3')}
      {pattern('plan-rough', 4, 'M0.6 1.6L1.2 0.6L1.8 1.6ZM2.6 3.6L3.2 2.6L3.8 3.6Z')}
      {pattern('plan-water', 3, 'M0 0.8Q0.75 0.2 1.5 0.8T3 0.8M0 2.3Q0.75 1.7 1.5 2.3T3 2.3')}
      {pattern(
        'plan-wood',
        4,
        'M2 1a0.8 0.8 0 1 0 -1.6 0a0.8 0.8 0 1 0 1.6 0M4 3a0.8 0.8 0 1 0 -1.6 0a0.8 0.8 0 1 0 1.6 0',
      )}
      {pattern('plan-house', 1.6, 'M0 1.6L1.6 0')}
    </defs>
  );
}

function Ground({
  kind,
  points,
  ink,
}: {
  readonly kind: SketchGround;
  readonly points: readonly number[];
  readonly ink: Ink;
}): ReactNode {
  const hatch = HATCHED[kind];
  if (kind === 'tree') {
    return <circle cx={points[0]} cy={points[1]} r={ink(1.2)} fill="#fff" stroke="#000" strokeWidth={ink(0.3)} />;
  }
  if (hatch !== undefined) {
    const d = straightPath(points, true);
    return (
      <path
        d={d}
        fill={`url(#${hatch})`}
        stroke="#000"
        strokeWidth={ink(kind === 'house' ? 0.6 : 0.3)}
        strokeDasharray={kind === 'wood' || kind === 'rough' ? `${ink(0.5)} ${ink(0.7)}` : undefined}
      />
    );
  }
  const d = straightPath(points, false);
  if (kind === 'bank')
    return <path d={d} fill="none" stroke="#000" strokeWidth={ink(0.9)} strokeDasharray={`${ink(1.6)} ${ink(0.5)}`} />;
  // A road and a stream are two lines; the stream has a third.
  return (
    <g fill="none" strokeLinejoin="round">
      <path d={d} stroke="#000" strokeWidth={ink(1.7)} />
      <path d={d} stroke="#fff" strokeWidth={ink(1.2)} />
      {kind === 'stream' && <path d={d} stroke="#000" strokeWidth={ink(0.25)} />}
    </g>
  );
}

/** A ring around a cross; a mill has sails in it. */
function Objective({
  objective: { x, y, kind },
  ink,
}: {
  readonly objective: PlanObjective;
  readonly ink: Ink;
}): ReactNode {
  return (
    <g transform={`translate(${x} ${y}) scale(${ink(1)})`} fill="#fff" stroke="#000" strokeWidth={0.35}>
      <circle r={1.9} />
      <path d={kind === 'mill' ? 'M-1.3 -1.3L1.3 1.3M-1.3 1.3L1.3 -1.3' : 'M-1.2 0H1.2M0 -1.2V1.2'} strokeWidth={0.5} />
    </g>
  );
}

/** A piece with its number; the front of a unit is thick, each side has its own grey and rims. */
function Counter({
  piece: { side, x, y, width, depth, facing },
  round,
  number,
  ink,
}: {
  readonly piece: SketchPiece;
  readonly round: boolean;
  readonly number: number;
  readonly ink: Ink;
}): ReactNode {
  const [half, front] = [width / 2, depth / 2];
  const inset = ink(0.6);
  const { grey, isDouble } = markOf(side);
  return (
    <>
      <g transform={`translate(${x} ${y}) rotate(${facing})`} fill={grey} stroke="#000" strokeWidth={ink(0.3)}>
        {round ? (
          <>
            <circle r={half} />
            {isDouble && <circle r={Math.max(0, half - inset)} fill="none" />}
          </>
        ) : (
          <>
            <rect x={-half} y={-front} width={width} height={depth} rx={isDouble ? 0 : ink(0.6)} />
            {isDouble && (
              <rect
                x={-half + inset}
                y={-front + inset}
                width={Math.max(0, width - 2 * inset)}
                height={Math.max(0, depth - 2 * inset)}
                fill="none"
              />
            )}
            <path d={`M${-half} ${-front}H${half}`} strokeWidth={ink(0.9)} />
          </>
        )}
      </g>
      <text
        x={x}
        y={y + ink(LETTER * 0.36)}
        textAnchor="middle"
        stroke="#fff"
        strokeWidth={ink(0.8)}
        paintOrder="stroke"
      >
        {number}
      </text>
    </>
  );
}
