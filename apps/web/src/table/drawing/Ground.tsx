import { memo, type ReactNode } from 'react';
import { noise } from './ink.ts';
import { Margin } from './Margin.tsx';

/** Patches of turf: of summer, unless the table lies in autumn. */
const LIGHTS = ['var(--turf-light-0, #d8d094)', 'var(--turf-light-1, #c8cb88)', 'var(--turf-light-2, #dfd59e)'];
const DARKS = ['var(--turf-dark-0, #93a765)', 'var(--turf-dark-1, #87a160)', 'var(--turf-dark-2, #9faa68)'];
/** Room of one patch of colour, in square millimetres. */
const PATCH = 80_000;
/** Room of one tuft of grass. */
const TUFT = 15_000;

interface Props {
  readonly width: number;
  readonly height: number;
  /** Length of a bar along the edge, in millimetres: one Short, where there are sticks. */
  readonly bar: number;
}

/** Turf in the light from the north-west, and the margin of the map. Broad patches, few tufts: empty ground stays empty. */
export const Ground = memo(function Ground({ width, height, bar }: Props): ReactNode {
  const span = Math.max(width, height);
  const patches = Array.from({ length: Math.min(30, Math.round((width * height) / PATCH) + 6) }, (_, i) => (
    <ellipse
      key={i}
      cx={Math.round(noise(i, 1) * width)}
      cy={Math.round(noise(i, 2) * height)}
      rx={Math.round(span * (0.06 + noise(i, 3) * 0.13))}
      ry={Math.round(span * (0.04 + noise(i, 5) * 0.09))}
      fill={`url(#turf-${noise(i, 4) < 0.55 ? 'light' : 'dark'}-${i % 3})`}
      opacity={Math.round(55 + noise(i, 7) * 40) / 100}
    />
  ));
  return (
    <g className="turf">
      <defs>
        {LIGHTS.map((tone, i) => (
          <Fading key={tone} id={`turf-light-${i}`} tone={tone} />
        ))}
        {DARKS.map((tone, i) => (
          <Fading key={tone} id={`turf-dark-${i}`} tone={tone} />
        ))}
        <radialGradient id="turf-sun" cx={0.3} cy={0.2} r={1}>
          <stop offset={0} stopColor="#fff3c8" stopOpacity={0.3} />
          <stop offset={0.5} stopColor="#fff3c8" stopOpacity={0} />
          <stop offset={1} stopColor="#2b2a12" stopOpacity={0.16} />
        </radialGradient>
        <clipPath id="turf-edge">
          <rect width={width} height={height} />
        </clipPath>
      </defs>
      <Margin width={width} height={height} bar={bar} />
      <rect width={width} height={height} fill="var(--turf, #acb470)" />
      <g clipPath="url(#turf-edge)">{patches}</g>
      <path d={grass(width, height, 0)} stroke="var(--tuft, #6f7c42)" strokeWidth={1.1} fill="none" opacity={0.7} />
      <path d={grass(width, height, 1)} stroke="var(--tuft-pale, #d9d09a)" strokeWidth={1} fill="none" opacity={0.75} />
      <rect width={width} height={height} fill="url(#turf-sun)" />
    </g>
  );
});

function Fading({ id, tone }: { readonly id: string; readonly tone: string }): ReactNode {
  return (
    <radialGradient id={id}>
      <stop offset={0} stopColor={tone} />
      <stop offset={1} stopColor={tone} stopOpacity={0} />
    </radialGradient>
  );
}

/** Tufts of three blades, or single pale ones; always the same for the same table. */
export function grass(width: number, height: number, pale: 0 | 1): string {
  let d = '';
  for (let i = 0; i < (width * height) / TUFT; i++) {
    const x = Math.round(4 + noise(i, 11 + pale) * (width - 8));
    const y = Math.round(7 + noise(i, 13 + pale) * (height - 9));
    d += `M${x} ${y}${pale ? 'l1-3m4 5l-1-4' : 'l-2-4m2 4v-5.500m0 5.500l2-4.500'}`;
  }
  return d;
}
