/** The round base of a model: owner by its lightness, and form and colour of the rim; his number and rank beside it. */
import { memo, type ReactNode } from 'react';
import { LIGHT_LINE } from '../../../../table/troops/sideGrounds.ts';
import { type Livery, liveryOf } from './liveries.ts';

interface Props {
  readonly player: number;
  /** Millimetres. */
  readonly radius: number;
  readonly rank: 'leader' | 'nco' | null;
  /** Among those who look alike; null: he is alone. */
  readonly number?: number | null;
}

export const Base = memo(function Base({ player, radius, rank, number = null }: Props): ReactNode {
  const { rim, ground, dashes, square } = liveryOf(player);
  const width = radius * 0.15;
  const r = radius - width / 2;
  return (
    <>
      <circle cx={radius * 0.06} cy={radius * 0.1} r={radius} fill="#00000033" />
      <circle r={radius} fill={ground} stroke="#2b2620" strokeWidth={0.4} />
      <circle r={r} fill="none" stroke={LIGHT_LINE} strokeWidth={width * 1.5} />
      <circle
        r={r}
        fill="none"
        stroke={rim}
        strokeWidth={square ? width * 0.4 : width}
        strokeDasharray={dashes || undefined}
        pathLength={100}
      />
      {square && (
        <path
          d={`M0 ${-r}L${r} 0L0 ${r}L${-r} 0z`}
          fill={ground}
          stroke={rim}
          strokeWidth={width * 0.8}
          strokeDasharray={dashes || undefined}
          pathLength={100}
        />
      )}
      {rank && (
        <g transform={`translate(${radius * 0.86} ${-radius * 0.5}) scale(${radius / 9})`}>
          <Rank rank={rank} />
        </g>
      )}
      {number !== null && (
        <g transform={`translate(${-radius * 0.86} ${-radius * 0.5})`}>
          <g className="screen-size">
            <Number of={number} livery={liveryOf(player)} />
          </g>
        </g>
      )}
    </>
  );
});

/** On a round tag or a square one, as his base is. */
function Number({ of, livery: { rim, square } }: { readonly of: number; readonly livery: Livery }): ReactNode {
  return (
    <g className="number" aria-hidden="true">
      <rect x={-8} y={-8} width={16} height={16} rx={square ? 1 : 8} fill={LIGHT_LINE} stroke={rim} strokeWidth={2} />
      <text textAnchor="middle" y={4.2} fontSize={12} fontWeight={700} fill="#2a2117">
        {of}
      </text>
    </g>
  );
}

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
