/** Weapons of a soldier, in his hands or lying by him. */
import type { ReactNode } from 'react';
import { handlingOf, type Held, ThingHeld, WOOD } from './held.tsx';
import { gripOf, type Pose } from './pose.ts';
import type { Uniform } from './uniforms.ts';

const SKIN = '#d9a982';

/** Arms of a standing man with his weapon. */
export function Arms({
  held,
  uniform,
  pose,
}: {
  readonly held: Held;
  readonly uniform: Uniform;
  readonly pose: Pose;
}): ReactNode {
  const sleeve = { fill: 'none', stroke: uniform.bareChest ? '#a9714a' : uniform.coat, strokeWidth: 1.9 };
  if (held === 'drum') {
    return (
      <>
        <path d="M2.500 -8.600L4.400 -6.200L3 -4.400" {...sleeve} />
        <path
          d="M-.6 -4.600h5.400v4.600q-2.700 1.100 -5.400 0z"
          fill={uniform.facing}
          stroke="#2b2620"
          strokeWidth={0.35}
        />
        <path
          d="M-.6 -4.600l1.300 4.900l1.400 -4.700l1.400 4.700l1.300 -4.900"
          fill="none"
          stroke="#e9e2cd"
          strokeWidth={0.35}
        />
        <ellipse cx={2.1} cy={-4.6} rx={2.7} ry={0.9} fill="#f4eedd" stroke="#2b2620" strokeWidth={0.35} />
        <path d="M-1.400 -6l3 1.200M5.600 -6.200l-2.800 1.300" stroke={WOOD} strokeWidth={0.45} />
        <circle cx={3.2} cy={-5.6} r={0.7} fill={SKIN} />
      </>
    );
  }
  const { weapon, sleeves, hands } = gripOf(held, pose);
  return (
    <>
      <g transform={weapon}>
        <ThingHeld held={held} uniform={uniform} />
      </g>
      {pose === 'loading' && handlingOf(held) === 'long' && (
        <path d="M4.300 -11.600L5.400 -17" stroke="#4c4f52" strokeWidth={0.45} />
      )}
      {sleeves.map((d) => (
        <path key={d} d={d} {...sleeve} />
      ))}
      {hands.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r={0.78} fill={SKIN} />
      ))}
    </>
  );
}

/** Lying by him, the grip at the origin, its point up. */
export function Slung({ held }: { readonly held: Held }): ReactNode {
  if (held === 'drum')
    return (
      <>
        <ellipse rx={2.6} ry={3} fill="#b2342b" stroke="#2b2620" strokeWidth={0.35} />
        <ellipse rx={1.6} ry={2} fill="#f4eedd" />
      </>
    );
  return (
    <g transform="translate(0 4)">
      <ThingHeld held={held} uniform={null} />
    </g>
  );
}
