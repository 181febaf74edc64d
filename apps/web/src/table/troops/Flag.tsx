import type { ReactNode } from 'react';
import type { FlagKind } from './uniforms.ts';

interface FlagProps {
  readonly kind: FlagKind;
  readonly tone: string;
  /** How far the staff reaches below the cloth's foot. */
  readonly staff?: number;
}

/** A colour on its staff, 10 × 7 mm, the staff at the origin. */
export function Flag({ kind, tone, staff = 2.6 }: FlagProps): ReactNode {
  return (
    <g strokeLinejoin="round">
      <path d={`M0 ${staff}V-9`} stroke="#3a2a1c" strokeWidth={0.7} />
      <Cloth kind={kind} tone={tone} />
      <path d="M0.4 -8.8h10.2v7h-10.2z" fill="none" stroke="#2b2620" strokeWidth={0.45} />
    </g>
  );
}

const WHOLE = 'M.4 -8.8h10.2v7h-10.2z';
const EAGLE = 'M5.5 -8l1.2 1.5 1.9 -.5 -.9 1.9 .9 2.1 -2 -.5 -1.1 1.2 -1.1 -1.2 -2 .5 .9 -2.1 -.9 -1.9 1.9 .5z';
const CROSS = 'M3.4 -8.8h1.8v2.6h5.4v1.8h-5.4v2.6h-1.8v-2.6h-3v-1.8h3z';

/** Cloths that are a few patches: each a path and its colour. */
const PATCHED = {
  austrian: [
    [WHOLE, '#dcb445'],
    [EAGLE, '#23201d'],
  ],
  spanish: [
    [WHOLE, '#f4efe0'],
    ['M.6 -8.6l4.9 2.6 4.9 -2.6 -3.9 3.3 3.9 3.3 -4.9 -2.6 -4.9 2.6 3.9 -3.3z', '#a92a23'],
  ],
  swedish: [
    [WHOLE, '#2f5c9a'],
    [CROSS, '#e3c044'],
  ],
  danish: [
    [WHOLE, '#b52f2a'],
    [CROSS, '#f4efe0'],
  ],
  mecklenburg: [
    [WHOLE, '#d9b24c'],
    ['M.4 -8.8h10.2v2.4h-10.2z', '#2f5c9a'],
    ['M.4 -4.2h10.2v2.4h-10.2z', '#b52f2a'],
  ],
  prussian: [
    [WHOLE, '#f4efe0'],
    [EAGLE, '#23201d'],
  ],
  russian: [
    [WHOLE, '#f4efe0'],
    ['M.4 -8.8l4.200 3.500l-4.200 3.500zm10.200 0l-4.200 3.500l4.200 3.500z', '#2f5040'],
    [EAGLE, '#dcb445'],
  ],
  italian: [
    [WHOLE, '#b52f2a'],
    ['M5.5 -8.6l4.9 3.3 -4.9 3.3 -4.9 -3.3z', '#f4efe0'],
    ['M3.6 -6.6h3.8v2.6h-3.8z', '#3f7a4a'],
  ],
} as const;

function Cloth({ kind, tone }: { readonly kind: FlagKind; readonly tone: string }): ReactNode {
  switch (kind) {
    case 'french':
      return (
        <>
          <path d="M.4 -8.8h3.4v7h-3.4z" fill="#23417c" />
          <path d="M3.8 -8.8h3.4v7h-3.4z" fill="#f4efe0" />
          <path d="M7.2 -8.8h3.4v7h-3.4z" fill="#b8342a" />
        </>
      );
    case 'british':
      return (
        <>
          <path d="M.4 -8.8h10.2v7h-10.2z" fill="#23417c" />
          <path d="M.4 -8.8l10.2 7m0 -7l-10.2 7" stroke="#f4efe0" strokeWidth={1.3} />
          <path d="M5.5 -8.8v7m-5.1 -3.5h10.2" stroke="#f4efe0" strokeWidth={2.2} />
          <path d="M5.5 -8.8v7m-5.1 -3.5h10.2" stroke="#b3352b" strokeWidth={1.2} />
        </>
      );
    case 'portuguese':
      return (
        <>
          <path d="M.4 -8.8h10.2v7h-10.2z" fill="#f4efe0" />
          <path d="M.4 -8.8h5.1v7h-5.1z" fill="#2c4f7c" />
          <circle cx={5.5} cy={-5.3} r={1.6} fill="#b3352b" stroke="#d9b24c" strokeWidth={0.6} />
        </>
      );
    case 'plain':
      return <path d={WHOLE} fill={tone} />;
    default:
      return PATCHED[kind].map(([d, fill]) => <path key={d} d={d} fill={fill} />);
  }
}
