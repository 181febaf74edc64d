/** Weapons of a soldier, in his hands or lying by him. */
import type { ReactNode } from 'react';
import type { Held } from './kit.ts';
import { gripOf, isLong, type Pose } from './pose.ts';
import type { Uniform } from './uniforms.ts';

const STEEL = '#c9cac8';
const WOOD = '#5d3f27';
const BRASS = '#d0a840';
const SKIN = '#d9a982';

/** A musket and its like, butt at the origin, muzzle up. */
function Long({ held }: { readonly held: Held }): ReactNode {
  const length = { musket: 15, rifle: 12.5, carbine: 10, blunderbuss: 8.5 }[held as 'musket'] ?? 15;
  return (
    <>
      <path d={`M0 0L.5 ${-length * 0.36}`} stroke={WOOD} strokeWidth={1.5} />
      <path d={`M.5 ${-length * 0.3}V${-length}`} stroke={WOOD} strokeWidth={0.95} />
      <path d={`M.8 ${-length * 0.4}V${-length - 0.4}`} stroke="#4c4f52" strokeWidth={0.55} />
      {held === 'blunderbuss' && <path d={`M-.2 ${-length - 1.4}h2l-.5 1.800h-1z`} fill={BRASS} />}
      {held === 'musket' && <path d={`M.8 ${-length}v-3.600`} stroke={STEEL} strokeWidth={0.5} />}
    </>
  );
}

function Thing({ held, uniform }: { readonly held: Held; readonly uniform: Uniform | null }): ReactNode {
  if (isLong(held)) return <Long held={held} />;
  switch (held) {
    case 'sword':
      return (
        <>
          <path d="M0 0L2.800 -9.600" stroke={STEEL} strokeWidth={0.75} />
          <path d="M-.9 -.3l2 .5" stroke={BRASS} strokeWidth={0.9} />
        </>
      );
    case 'axe':
      return (
        <>
          <path d="M-.6 3L1 -9" stroke={WOOD} strokeWidth={0.9} />
          <path
            d="M.7 -9.600q2.800 -.3 3.300 2.600q-1.800 -.6 -3.500 .2z"
            fill={STEEL}
            stroke="#555"
            strokeWidth={0.25}
          />
        </>
      );
    case 'tomahawk':
      return (
        <>
          <path d="M0 0L1.200 -6" stroke={WOOD} strokeWidth={0.85} />
          <path d="M1 -6.400q2 0 2.200 2q-1.200 -.5 -2.300 0z" fill={STEEL} />
        </>
      );
    case 'club':
      return (
        <>
          <path d="M0 0Q1.600 -3.600 1.200 -7" fill="none" stroke={WOOD} strokeWidth={1.1} />
          <circle cx={1.6} cy={-7.8} r={1.4} fill={WOOD} />
        </>
      );
    case 'pistol':
      return <path d="M0 0l.6 -1.200l3.600 -.8" fill="none" stroke="#4a4038" strokeWidth={1} />;
    case 'bow':
      return (
        <>
          <path d="M0 3Q3.800 -3.400 .6 -10" fill="none" stroke={WOOD} strokeWidth={0.8} />
          <path d="M0 3L.6 -10" stroke="#e9e2cd" strokeWidth={0.25} />
        </>
      );
    case 'halfPike':
      return (
        <>
          <path d="M0 8V-11" stroke={WOOD} strokeWidth={0.75} />
          <path d="M0 -15l.9 2.600l-.9 1.600l-.9 -1.600z" fill={STEEL} />
          <path d="M-1.200 -10.800h2.400" stroke={STEEL} strokeWidth={0.5} />
        </>
      );
    case 'lance':
      return (
        <>
          <path d="M-2.600 7L2.800 -15" stroke={WOOD} strokeWidth={0.75} />
          <path d="M2.700 -15.200l1 -2.800l.3 3z" fill={STEEL} />
          <path
            d="M2.700 -14.500q2.400 1.200 4.600 .2l-.6 1.700l1.300 1.300q-3 1.200 -6 -.5z"
            fill={uniform?.facing ?? '#b2342b'}
            stroke="#2b2620"
            strokeWidth={0.2}
          />
        </>
      );
    case 'flag':
      return (
        <>
          <path d="M0 8L.6 -13" stroke={WOOD} strokeWidth={0.75} />
          {uniform && (uniform.union ? <Union flag={uniform.flag} /> : <Colour flag={uniform.flag} />)}
          <circle cx={0.6} cy={-13.4} r={0.6} fill={BRASS} />
        </>
      );
    default:
      return null;
  }
}

/** The colours themselves: three bands, a little in the wind. */
function Colour({ flag: [hoist, middle, fly] }: { readonly flag: Uniform['flag'] }): ReactNode {
  return (
    <g stroke="#2b2620" strokeWidth={0.25}>
      <path d="M.6 -12.800q1.500 .7 3 .2v6.600q-1.500 .5 -3 -.2z" fill={hoist} />
      <path d="M3.600 -12.600q1.500 -.6 3 -.2v6.600q-1.500 -.4 -3 .2z" fill={middle} />
      <path d="M6.600 -12.800q1.500 .3 2.800 -.4v6.600q-1.300 .7 -2.800 .4z" fill={fly} />
    </g>
  );
}

/** A Union flag, as far as one can see it: two crosses on a field. */
function Union({ flag: [field, cross, edge] }: { readonly flag: Uniform['flag'] }): ReactNode {
  return (
    <g>
      <path
        d="M.6 -12.800q2.200 .9 4.400 0t4.400 0v6.600q-2.200 .9 -4.400 0t-4.400 0z"
        fill={field}
        stroke="#2b2620"
        strokeWidth={0.25}
      />
      <path d="M.8 -12.200L9.200 -6.600M9.200 -12.200L.8 -6.600" stroke={edge} strokeWidth={0.8} />
      <path d="M.8 -9.300H9.200M5 -12.400V-6.500" stroke={edge} strokeWidth={1.9} />
      <path d="M.8 -9.300H9.200M5 -12.400V-6.500" stroke={cross} strokeWidth={1.1} />
    </g>
  );
}

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
        <Thing held={held} uniform={uniform} />
      </g>
      {pose === 'loading' && isLong(held) && <path d="M4.300 -11.600L5.400 -17" stroke="#4c4f52" strokeWidth={0.45} />}
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
      <Thing held={held} uniform={null} />
    </g>
  );
}
