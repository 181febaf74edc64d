/** Small signs under a model, of the same size on the screen from near and far. */
import type { ReactNode } from 'react';

export type BadgeKind = 'discharged' | 'depleted' | 'activated' | 'carrying' | 'upstairs' | 'thrown';

export function Badge({ kind }: { readonly kind: BadgeKind }): ReactNode {
  return (
    <>
      <circle r={7.5} fill={kind === 'activated' ? '#4c463b' : '#fbf6e9'} stroke="#2b2620" strokeWidth={1.2} />
      <Sign kind={kind} />
    </>
  );
}

function Sign({ kind }: { readonly kind: BadgeKind }): ReactNode {
  switch (kind) {
    case 'discharged':
      return <circle r={3.2} fill="none" stroke="#7d2018" strokeWidth={1.6} />;
    case 'depleted':
      return <path d="M-3.600 -3.600L3.600 3.600M3.600 -3.600L-3.600 3.600" stroke="#7d2018" strokeWidth={2} />;
    case 'activated':
      return <path d="M-3.600 .2L-1 2.900L3.800 -2.900" fill="none" stroke="#fbf6e9" strokeWidth={1.9} />;
    case 'carrying':
      return (
        <path
          d="M-1.600 -3.800h3.200l-.6 1.300q3 1.600 2.600 5.300q-3.600 1.400 -7.200 0q-.4 -3.700 2.600 -5.300z"
          fill="#8a6a43"
          stroke="#2b2620"
          strokeWidth={0.8}
        />
      );
    case 'upstairs':
      return (
        <path
          d="M-4 3.600h2.600v-2.400h2.600v-2.400h2.800M2 -3.800l2.200 2.500"
          fill="none"
          stroke="#2b2620"
          strokeWidth={1.5}
        />
      );
    case 'thrown':
      return (
        <path
          d="M-2.600 3.800L1.600 -3.600M.4 -4.200q3.600 .2 3.400 3.400"
          fill="none"
          stroke="#5d3f27"
          strokeWidth={1.6}
        />
      );
  }
}

/** It may still act in this turn. */
export function MayAct(): ReactNode {
  return <circle className="may-act" r={4.6} fill="#ffc53a" stroke="#2a1c12" strokeWidth={1.8} />;
}

export function Badges({ kinds }: { readonly kinds: readonly BadgeKind[] }): ReactNode {
  const left = (-(kinds.length - 1) * 11) / 2;
  return kinds.map((kind, i) => (
    <g key={kind} transform={`translate(${left + i * 11} 0) scale(0.7)`}>
      <Badge kind={kind} />
    </g>
  ));
}
