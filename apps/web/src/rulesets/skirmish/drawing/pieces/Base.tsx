/** The round base of a model: owner by colour and form of the rim, rank in front. */
import { memo, type ReactNode } from 'react';
import { liveryOf } from './liveries.ts';

interface Props {
  readonly player: number;
  /** Millimetres. */
  readonly radius: number;
  readonly rank: 'leader' | 'nco' | null;
}

export const Base = memo(function Base({ player, radius, rank }: Props): ReactNode {
  const { rim, ground, dashes, double } = liveryOf(player);
  const width = radius * 0.15;
  const r = radius - width / 2;
  return (
    <>
      <circle cx={radius * 0.06} cy={radius * 0.1} r={radius} fill="#00000033" />
      <circle r={radius} fill={ground} stroke="#2b2620" strokeWidth={0.4} />
      {dashes !== '' && <circle r={r} fill="none" stroke="#f3ecd6" strokeWidth={width} />}
      <circle
        r={r}
        fill="none"
        stroke={rim}
        strokeWidth={width}
        strokeDasharray={dashes || undefined}
        pathLength={100}
      />
      {double && (
        <circle
          r={radius * 0.74}
          fill="none"
          stroke={rim}
          strokeWidth={width * 0.45}
          pathLength={100}
          strokeDasharray={dashes || undefined}
        />
      )}
      {rank && (
        <g transform={`translate(${radius * 0.86} ${-radius * 0.5}) scale(${radius / 9})`}>
          <Rank rank={rank} />
        </g>
      )}
    </>
  );
});

function Rank({ rank }: { readonly rank: 'leader' | 'nco' }): ReactNode {
  return rank === 'leader' ? (
    <path
      d="M0 -3.200l1 2.100l2.300 .3l-1.700 1.600l.4 2.300l-2 -1.100l-2 1.100l.4 -2.300l-1.700 -1.600l2.300 -.3z"
      fill="#f7cf54"
      stroke="#2b2620"
      strokeWidth={0.5}
    />
  ) : (
    <path
      d="M-3 -1.200L0 1.400L3 -1.200M-3 .8L0 3.400L3 .8"
      fill="none"
      stroke="#f7cf54"
      strokeWidth={1.3}
      style={{ paintOrder: 'stroke' }}
    />
  );
}
