import type { ReactNode } from 'react';
import { type Flat, straightPath } from '../drawing/shapes.ts';

/** A walled farm seen from above; the wall is the edge of impassable ground. */
export function Farm({ points }: { readonly points: Flat }): ReactNode {
  const frame = frameOf(points);
  const { width: w, depth: h } = frame;
  const roof = Math.min(w, h) * 0.4;
  return (
    <g>
      <path d={straightPath(points, true)} fill="#3b3122" opacity={0.3} transform="translate(3 4)" />
      <path d={straightPath(points, true)} fill="#c8b58a" stroke="#6b6352" strokeWidth={3.2} strokeLinejoin="miter" />
      <path d={straightPath(points, true)} fill="none" stroke="#b9b09b" strokeWidth={1.5} strokeDasharray="4 1" />
      <g transform={`translate(${frame.x} ${frame.y}) rotate(${frame.turn})`}>
        <Roof x={-w / 2 + 3} y={-h / 2 + 3} width={w - 6} depth={roof} />
        <Roof x={-w / 2 + 3} y={-h / 2 + 3 + roof} width={roof * 0.85} depth={h - roof - 6} upright />
        <Roof x={w / 2 - 3 - w * 0.3} y={h / 2 - 3 - roof * 0.62} width={w * 0.3} depth={roof * 0.62} tone="#9a8352" />
        <circle cx={w * 0.08} cy={h * 0.12} r={3.2} fill="#8a8271" stroke="#544d3f" strokeWidth={0.9} />
        <circle cx={w * 0.08} cy={h * 0.12} r={1.6} fill="#3c4a50" />
        <circle cx={w * 0.22} cy={h * 0.02} r={5} fill="#5a7544" stroke="#364a29" strokeWidth={0.6} />
        <circle cx={w * 0.3} cy={h * 0.16} r={4} fill="#648049" stroke="#364a29" strokeWidth={0.6} />
      </g>
    </g>
  );
}

/** Houses of a village in tenths of its side: left, top, width, depth; upright ridges where deeper than wide. */
const HOUSES = [
  [0.4, 0.4, 2.8, 1.5],
  [0.5, 2.4, 1.4, 2],
  [2.3, 2.8, 1.6, 1.4],
  [6.2, 0.5, 1.5, 2.3],
  [8.2, 0.6, 1.4, 2.6],
  [6.3, 3.3, 2.4, 1.1],
  [0.6, 6, 2.2, 1.3],
  [0.6, 7.9, 3.2, 1.6],
  [6.1, 6.1, 1.4, 2.4],
  [8, 5.9, 1.6, 1.4],
  [7.9, 8, 1.7, 1.5],
] as const;

/** A sector of a built-up area: houses in four blocks, streets between them, a wall about it all. */
export function Village({ points }: { readonly points: Flat }): ReactNode {
  const { x, y, width: w, depth: h, turn } = frameOf(points);
  return (
    <g>
      <path d={straightPath(points, true)} fill="#c4b58c" stroke="#857a62" strokeWidth={1.6} strokeDasharray="7 2" />
      <g transform={`translate(${x - w / 2} ${y - h / 2}) rotate(${turn} ${w / 2} ${h / 2})`}>
        <path d={`M${w / 2} 0v${h}M0 ${h / 2}h${w}`} stroke="#d9c796" strokeWidth={w / 12} />
        {HOUSES.map(([left, top, wide, deep], i) => (
          <Roof
            key={i}
            x={(left * w) / 10}
            y={(top * h) / 10}
            width={(wide * w) / 10}
            depth={(deep * h) / 10}
            upright={deep > wide}
            tone={i % 3 === 1 ? '#9a8352' : i % 4 === 2 ? '#8d4a33' : '#a4563a'}
          />
        ))}
        <circle cx={w * 0.34} cy={h * 0.7} r={w / 30} fill="#5a7544" stroke="#364a29" strokeWidth={0.6} />
        <circle cx={w * 0.92} cy={h * 0.4} r={w / 36} fill="#648049" stroke="#364a29" strokeWidth={0.6} />
      </g>
    </g>
  );
}

function Roof({
  x,
  y,
  width,
  depth,
  upright = false,
  tone = '#a4563a',
}: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly depth: number;
  readonly upright?: boolean;
  readonly tone?: string;
}): ReactNode {
  let tiles = '';
  if (upright)
    for (let i = 1; i < width / 2.6; i++) tiles += `M${(x + i * 2.6).toFixed(1)} ${y.toFixed(1)}v${depth.toFixed(1)}`;
  else
    for (let i = 1; i < depth / 2.6; i++) tiles += `M${x.toFixed(1)} ${(y + i * 2.6).toFixed(1)}h${width.toFixed(1)}`;
  const ridge = upright ? `M${x + width / 2} ${y}v${depth}` : `M${x} ${y + depth / 2}h${width}`;
  return (
    <g>
      <rect x={x + 1.6} y={y + 2.4} width={width} height={depth} fill="#2f261a" opacity={0.35} />
      <rect x={x} y={y} width={width} height={depth} fill={tone} stroke="#4f2a1b" strokeWidth={0.8} />
      {upright ? (
        <rect x={x} y={y} width={width / 2} height={depth} fill="#fff" opacity={0.13} />
      ) : (
        <rect x={x} y={y} width={width} height={depth / 2} fill="#fff" opacity={0.13} />
      )}
      <path d={tiles} stroke="#4f2a1b" strokeWidth={0.5} opacity={0.4} fill="none" />
      <path d={ridge} stroke="#4f2a1b" strokeWidth={1.1} fill="none" />
    </g>
  );
}

/** The middle of a four-cornered figure, its sides, and how it is turned. Others get their bounding box. */
function frameOf(points: Flat): { x: number; y: number; width: number; depth: number; turn: number } {
  if (points.length === 8) {
    const [ax, ay, bx, by, cx, cy] = points as unknown as [number, number, number, number, number, number];
    const width = Math.hypot(bx - ax, by - ay);
    const depth = Math.hypot(cx - bx, cy - by);
    const turn = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI;
    return { x: (ax + cx) / 2, y: (ay + cy) / 2, width, depth, turn };
  }
  const xs = points.filter((_, i) => i % 2 === 0);
  const ys = points.filter((_, i) => i % 2 === 1);
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return { x: (x0 + x1) / 2, y: (y0 + y1) / 2, width: x1 - x0, depth: y1 - y0, turn: 0 };
}
