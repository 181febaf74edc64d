import type { ReactNode } from 'react';
import { noise } from './ink.ts';
import { alongBorder, boundsOf, type Flat, inside, roundPath, type Step, straightPath } from './shapes.ts';

/** The foot is the true edge: its corners are cut by no more than 4 mm. */
const FOOT = 12;
const SHADOWS = [1, 2, 3, 4, 5, 6, 7];
const RINGS = 5;

interface Props {
  readonly points: Flat;
  readonly level: number;
  readonly steep: boolean;
  readonly seed: number;
}

/** A crisp foot, hachures heavy on the shaded side, a paler top, the shadow to the south-east. */
export function Hill({ points, level, steep, seed }: Props): ReactNode {
  const foot = roundPath(points, FOOT, true);
  const { width, height } = boundsOf(points);
  const slope = Math.min(steep ? 26 : 36, Math.min(width, height) * (level > 1 ? 0.2 : 0.16));
  const { shaded, side, lit } = hachures(points, slope, steep, seed);
  return (
    <g>
      {level <= 1 &&
        SHADOWS.map((i) => (
          <path key={i} d={foot} transform={`translate(${i * 2.2} ${i * 2.6})`} fill="#3c4423" opacity={0.055} />
        ))}
      <path d={foot} fill={level > 1 ? '#c3bc80' : '#b0ac6c'} />
      <path d={foot} fill="url(#hill-light)" opacity={0.6} />
      {rings(points, slope, seed).map((d, i) => (
        <path key={i} d={d} fill={level > 1 ? '#e2daa4' : '#d6cd92'} opacity={0.16 + i * 0.05} />
      ))}
      <path d={shaded} stroke="#4d4420" strokeWidth={1.9} opacity={0.62} />
      <path d={side} stroke="#5d5428" strokeWidth={1.3} opacity={0.5} />
      <path d={lit} stroke="#776c38" strokeWidth={0.9} opacity={0.45} />
      <path d={foot} fill="none" stroke="#4f4a25" strokeWidth={steep ? 2.2 : 1.5} opacity={0.75} />
    </g>
  );
}

/** The slope in the light; once on every table that may have a hill. */
export function HillLight(): ReactNode {
  return (
    <defs>
      <linearGradient id="hill-light" x1={0} y1={0} x2={1} y2={1}>
        <stop offset={0} stopColor="#e2daa2" />
        <stop offset={0.5} stopColor="#aba569" />
        <stop offset={1} stopColor="#6f6d3c" />
      </linearGradient>
    </defs>
  );
}

/** How far a slope turns from the light: over 0 it lies in the shade. */
const shadeOf = ({ inX, inY }: Step): number => -inX * 0.62 - inY * 0.78;

interface Hachures {
  readonly shaded: string;
  readonly side: string;
  readonly lit: string;
}

/** Strokes down the slope in two rows, sorted by how they lie to the light; none leaves the hill. */
export function hachures(points: Flat, slope: number, steep: boolean, seed: number): Hachures {
  const strokes = { shaded: '', side: '', lit: '' };
  for (const [i, step] of alongBorder(points, steep ? 4.6 : 6.2, FOOT + 6).entries()) {
    const tier = shadeOf(step) > 0.25 ? 'shaded' : shadeOf(step) > -0.35 ? 'side' : 'lit';
    const put = (from: number, length: number, aside: number) => {
      const [x, y] = [step.x + step.inX * from - step.inY * aside, step.y + step.inY * from + step.inX * aside];
      const [dx, dy] = [step.inX * length, step.inY * length];
      if (!inside(x, y, points) || !inside(x + dx, y + dy, points)) return;
      strokes[tier] += `M${x.toFixed(1)} ${y.toFixed(1)}l${dx.toFixed(1)} ${dy.toFixed(1)}`;
    };
    const length = slope * (0.36 + noise(seed, i) * 0.16);
    put(2, length, 0);
    if (i % 3 > 0) put(3 + length + slope * 0.1, slope * (0.26 + noise(i, seed) * 0.16), 3);
  }
  return strokes;
}

/** Ever smaller outlines up the slope, each a little uneven. */
function rings(points: Flat, slope: number, seed: number): readonly string[] {
  return Array.from({ length: RINGS }, (_, ring) => {
    const rise = (slope * (ring + 1)) / RINGS;
    const line = alongBorder(points, 20, FOOT + rise).flatMap((step, i) => {
      const uneven = rise * (1 + (noise(i, seed + ring) - 0.5) * 0.3);
      const [x, y] = [step.x + step.inX * uneven, step.y + step.inY * uneven];
      return inside(x, y, points) ? [x, y] : [];
    });
    return line.length < 6 ? straightPath(points, true) : roundPath(line, 14, true);
  });
}
