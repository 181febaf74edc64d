import type { ReactNode } from 'react';

/** One arm of the sails, from the hub to the right. */
const SAIL = 'M4 -1.200L34 -1.200L34 1.200L4 1.200Z';
const CLOTH = 'M9 1.200L33 1.200L33 8.500L9 8.500Z';
const LATHS = 'M9 4.800H33M15 1.200V8.500M21 1.200V8.500M27 1.200V8.500';

/** A post mill, standing up from the plan like all that has height; its foot is at the origin. */
export function Windmill(): ReactNode {
  return (
    <g aria-hidden="true">
      <ellipse cx={14} cy={3} rx={26} ry={8} fill="#1d2413" opacity={0.28} />
      <path d="M-13 3L-9 -36L9 -36L13 3Q0 7 -13 3Z" fill="#e9dcbb" stroke="#4a3826" strokeWidth={1} />
      <path d="M3 5.500L5 -36L9 -36L13 3Q8 5.200 3 5.500Z" fill="#bfae86" />
      <path d="M-4 3.500L-3.500 -7Q0 -10 3.500 -7L4 3.500Z" fill="#5a4028" />
      <path d="M-2.500 -24H2.500V-18H-2.500Z" fill="#4a5a66" />
      <path
        d="M-11.500 -35.500Q-9 -49 0 -50Q9 -49 11.500 -35.500Q0 -32 -11.500 -35.500Z"
        fill="#7a4a34"
        stroke="#3a2418"
        strokeWidth={1}
      />
      <g transform="translate(0 -41)">
        {[20, 110, 200, 290].map((turn) => (
          <g key={turn} transform={`rotate(${turn})`}>
            <path d={CLOTH} fill="#f3ead2" stroke="#6a5638" strokeWidth={0.7} />
            <path d={LATHS} fill="none" stroke="#8a7550" strokeWidth={0.5} />
            <path d={SAIL} fill="#5a4028" />
          </g>
        ))}
        <circle r={3} fill="#3a2a1c" />
      </g>
    </g>
  );
}
