/** Where pieces went in a turn, and where they were lost, on a map of the report. */
import type { ReactNode } from 'react';
import { PAPER } from '@drumhead/content/sketch';
import { markOf } from '../table/sketch/sideMarks.ts';
import type { Way } from './course.ts';

/** Half the arms of a cross, and the widths of ways, in parts of the map's width. */
const ARM = 0.009;
const STROKE = 0.004;

/** The dashes of a side's ways for a line of this width; none are an unbroken line. */
export const dashesOf = (side: number, width: number): string | undefined =>
  markOf(side)
    .dashes.map((dash) => dash * width)
    .join(' ') || undefined;

interface WaysProps {
  readonly ways: readonly Way[];
  readonly width: number;
}

const sidesOf = (ways: readonly Way[]) => [...new Set(ways.map(({ side }) => side))];

/** Where the pieces of each side went. */
export function Ways({ ways, width }: WaysProps): ReactNode {
  return sidesOf(ways).map((side) => (
    <path
      key={side}
      className="ways"
      d={ways.map((way) => (way.side === side ? `M${way.from.x} ${way.from.y}L${way.to.x} ${way.to.y}` : '')).join('')}
      fill="none"
      stroke={`var(--side-${side})`}
      strokeWidth={STROKE * width}
      strokeDasharray={dashesOf(side, STROKE * width)}
    />
  ));
}

/** A cross where a piece was lost, over the counter of one that still routs. */
export function Crosses({ ways, width }: WaysProps): ReactNode {
  const arm = ARM * width;
  const cross = ({ x, y }: Way['to']) =>
    `M${x - arm} ${y - arm}l${2 * arm} ${2 * arm}M${x + arm} ${y - arm}l${-2 * arm} ${2 * arm}`;
  const lost = ways.filter(({ isLost }) => isLost);
  return sidesOf(lost).map((side) => {
    const d = lost.map((way) => (way.side === side ? cross(way.to) : '')).join('');
    return (
      <g key={side} className="lost" fill="none" strokeLinecap="round">
        <path d={d} stroke={PAPER} strokeWidth={STROKE * width * 3.6} />
        <path d={d} stroke={`var(--side-${side})`} strokeWidth={STROKE * width * 1.6} />
      </g>
    );
  });
}
