/** The drum of the title. */
import type { ReactNode } from 'react';

export function Drum({ size }: { readonly size: number }): ReactNode {
  return (
    <svg width={size} height={size} viewBox="0 0 64 64" aria-hidden="true">
      <path d="M10 20v24c0 5 10 9 22 9s22-4 22-9V20" fill="#23418c" stroke="#1a120c" strokeWidth="2" />
      <path d="M10 28l9 22 9-20 9 21 9-21 7 15" fill="none" stroke="#efe7d6" strokeWidth="2.5" />
      <path d="M10 41v4c0 5 10 9 22 9s22-4 22-9v-4c0 5-10 9-22 9s-22-4-22-9z" fill="#c08a2a" stroke="#1a120c" />
      <ellipse cx="32" cy="20" rx="22" ry="9" fill="#faf6ea" stroke="#c08a2a" strokeWidth="4" />
      <ellipse cx="32" cy="20" rx="24" ry="11" fill="none" stroke="#1a120c" />
    </svg>
  );
}
