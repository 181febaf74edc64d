import type { ReactNode } from 'react';
import type { FlagKind } from './uniforms.ts';

/** A colour on its staff, 10 x 7 mm, the staff at the origin. */
export function Flag({ kind, tone }: { readonly kind: FlagKind; readonly tone: string }): ReactNode {
  return (
    <g strokeLinejoin="round">
      <path d="M0 2.6V-9" stroke="#3a2a1c" strokeWidth={0.9} />
      <Cloth kind={kind} tone={tone} />
      <path d="M0.4 -8.8h10.2v7h-10.2z" fill="none" stroke="#2b2620" strokeWidth={0.45} />
    </g>
  );
}

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
    default:
      return <path d="M.4 -8.8h10.2v7h-10.2z" fill={tone} />;
  }
}
