import type { ReactNode } from 'react';

/** Width of the margin around the table, in millimetres. */
export const MARGIN = 22;
const BARS = 9.5;

interface Props {
  readonly width: number;
  readonly height: number;
  readonly bar: number;
}

/** The graduated margin of a map: each light and each dark bar is one length, so that distances can be judged by eye. */
export function Margin({ width, height, bar }: Props): ReactNode {
  const framed = (by: number) => ({ x: -by, y: -by, width: width + 2 * by, height: height + 2 * by });
  return (
    <g fill="none" stroke="#3b3122">
      <rect {...framed(MARGIN)} fill="#f1e8d2" strokeWidth={1.6} />
      <rect {...framed(14)} strokeWidth={1} />
      <path d={bars(width, height, bar)} strokeWidth={6} />
      <rect {...framed(5)} strokeWidth={1.4} />
    </g>
  );
}

/** The dark bars along all four edges, from the north-west corner. */
export function bars(width: number, height: number, bar: number): string {
  let d = '';
  for (let x = 0; x < width; x += 2 * bar) {
    const length = Math.min(bar, width - x);
    d += `M${x} ${-BARS}h${length}M${x} ${height + BARS}h${length}`;
  }
  for (let y = 0; y < height; y += 2 * bar) {
    const length = Math.min(bar, height - y);
    d += `M${-BARS} ${y}v${length}M${width + BARS} ${y}v${length}`;
  }
  return d;
}
