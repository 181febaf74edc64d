import type { ReactNode } from 'react';
import { noise } from './ink.ts';
import { alongBorder, type Flat, roundPath, straightPath } from './shapes.ts';

const CORNER = 46;

/** Hachures run uphill from the edge; each level is lighter than the one below it. */
export function Hill({
  points,
  level,
  steep,
  seed,
}: {
  readonly points: Flat;
  readonly level: number;
  readonly steep: boolean;
  readonly seed: number;
}): ReactNode {
  const outline = roundPath(points, CORNER, true);
  let strokes = '';
  let short = '';
  for (const [i, step] of alongBorder(points, steep ? 5.2 : 7.4, CORNER).entries()) {
    const long = (i % 2 === 0 ? 17 : 10) + noise(seed, i) * 7;
    const lean = (noise(i, seed) - 0.5) * 0.3;
    const [ux, uy] = [step.inX - step.inY * lean, step.inY + step.inX * lean];
    const [x0, y0] = [step.x + ux * 1.2, step.y + uy * 1.2];
    const [x1, y1] = [step.x + ux * long, step.y + uy * long];
    const half = steep ? 0.95 : 0.65;
    const d = `M${(x0 - step.inY * half).toFixed(1)} ${(y0 + step.inX * half).toFixed(1)}L${x1.toFixed(1)} ${y1.toFixed(1)}L${(x0 + step.inY * half).toFixed(1)} ${(y0 - step.inX * half).toFixed(1)}z`;
    if (i % 2 === 0) strokes += d;
    else short += d;
  }
  return (
    <g>
      <path d={outline} fill="#55472c" opacity={0.22} transform="translate(3.5 5)" />
      <path d={outline} fill={level > 1 ? '#d2c694' : '#c6bf8d'} />
      <path d={strokes} fill="#6b5835" opacity={0.72} />
      <path d={short} fill="#6b5835" opacity={0.5} />
      <path d={outline} fill="none" stroke="#6b5835" strokeWidth={1.2} opacity={0.8} />
      <path
        d={straightPath(points, true)}
        fill="none"
        stroke="#6b5835"
        strokeWidth={0.7}
        strokeDasharray="2 5"
        opacity={0.45}
      />
    </g>
  );
}
