/** On the map that tells the battle: ways of those who did it, numbers of the sentences, names. */
import type { ReactNode } from 'react';
import { PAPER } from '@drumhead/content/sketch';
import { dashesOf } from './Ways.tsx';
import type { Name, Spot, Trail } from './telling.ts';

/** Widths in parts of the map's width. */
const TRAIL = 0.006;
const RING = 0.017;

export function Trails({ trails, width }: { readonly trails: readonly Trail[]; readonly width: number }): ReactNode {
  return trails.map(({ side, points }, i) => {
    const d = `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;
    return (
      <g key={i} className="trail" fill="none" strokeLinejoin="round" strokeLinecap="round">
        <path d={d} stroke={PAPER} strokeWidth={TRAIL * width * 1.9} />
        <path
          d={d}
          stroke={`var(--side-${side})`}
          strokeWidth={TRAIL * width}
          strokeDasharray={dashesOf(side, TRAIL * width)}
        />
      </g>
    );
  });
}

/** Names at two sizes: the smaller page shows fewer of them, larger. */
export function Names({
  wide,
  narrow,
}: {
  readonly wide: readonly Name[];
  readonly narrow: readonly Name[];
}): ReactNode {
  return (
    <>
      <Set className="names wide" names={wide} />
      <Set className="names narrow" names={narrow} />
    </>
  );
}

/** Height of a letter in parts of the map's width. */
export const LETTERS = { wide: 0.0165, narrow: 0.034 } as const;

function Set({ className, names }: { readonly className: string; readonly names: readonly Name[] }): ReactNode {
  return (
    <g className={className} textAnchor="middle">
      {names.map(({ text, side, kind, x, y }) => (
        <text key={`${side} ${text} ${x} ${y}`} x={x} y={y} fill={`var(--side-${side})`}>
          {kind === 'general' || kind === 'base' ? `★ ${text}` : text}
        </text>
      ))}
    </g>
  );
}

export function Numbers({ spots, width }: { readonly spots: readonly Spot[]; readonly width: number }): ReactNode {
  const r = RING * width;
  return apart(spots, r).map(({ number, x, y, isTurning }) => (
    <g key={number} className={isTurning ? 'spot turn' : 'spot'} strokeWidth={r * 0.16}>
      <circle cx={x} cy={y} r={r} />
      <text x={x} y={y + r * 0.42} fontSize={r * 1.25} textAnchor="middle">
        {number}
      </text>
    </g>
  ));
}

/** Numbers stand above and beside their place, and clear of one another. */
function apart(spots: readonly Spot[], r: number): readonly Spot[] {
  const placed: Spot[] = [];
  for (const spot of spots) {
    let at = { ...spot, x: spot.x + 1.3 * r, y: spot.y - 1.5 * r };
    while (placed.some(({ x, y }) => Math.hypot(x - at.x, y - at.y) < 2.2 * r)) at = { ...at, x: at.x + 2.2 * r };
    placed.push(at);
  }
  return placed;
}
