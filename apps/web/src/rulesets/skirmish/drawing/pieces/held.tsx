/** What a soldier may hold: how it is drawn, and how it is held. Every weapon of the rules has its place here. */
import type { ModelProfile } from '@drumhead/skirmish/screen';
import type { ReactNode } from 'react';
import type { Uniform } from './uniforms.ts';

const STEEL = '#c9cac8';
export const WOOD = '#5d3f27';
const BRASS = '#d0a840';

/** In both hands like a musket, upright like a pole, or in one hand. */
export type Handling = 'long' | 'pole' | 'short';

interface Thing {
  readonly handling: Handling;
  /** The grip at the origin, the point up; `uniform`: whose colours it shows. */
  readonly drawn: (uniform: Uniform | null) => ReactNode;
}

/** A musket and its like, butt at the origin, muzzle up. */
const long = (length: number, muzzle: ReactNode = null): Thing => ({
  handling: 'long',
  drawn: () => (
    <>
      <path d={`M0 0L.5 ${-length * 0.36}`} stroke={WOOD} strokeWidth={1.5} />
      <path d={`M.5 ${-length * 0.3}V${-length}`} stroke={WOOD} strokeWidth={0.95} />
      <path d={`M.8 ${-length * 0.4}V${-length - 0.4}`} stroke="#4c4f52" strokeWidth={0.55} />
      {muzzle}
    </>
  ),
});

const THINGS = {
  musket: long(15, <path d="M.8 -15v-3.600" stroke={STEEL} strokeWidth={0.5} />),
  rifle: long(12.5),
  carbine: long(10),
  blunderbuss: long(8.5, <path d="M-.2 -9.900h2l-.5 1.800h-1z" fill={BRASS} />),
  bow: {
    handling: 'short',
    drawn: () => (
      <>
        <path d="M0 3Q3.800 -3.400 .6 -10" fill="none" stroke={WOOD} strokeWidth={0.8} />
        <path d="M0 3L.6 -10" stroke="#e9e2cd" strokeWidth={0.25} />
      </>
    ),
  },
  sword: {
    handling: 'short',
    drawn: () => (
      <>
        <path d="M0 0L2.800 -9.600" stroke={STEEL} strokeWidth={0.75} />
        <path d="M-.9 -.3l2 .5" stroke={BRASS} strokeWidth={0.9} />
      </>
    ),
  },
  axe: {
    handling: 'short',
    drawn: () => (
      <>
        <path d="M-.6 3L1 -9" stroke={WOOD} strokeWidth={0.9} />
        <path
          d="M.7 -9.600q2.800 -.3 3.300 2.600q-1.800 -.6 -3.500 .2z"
          fill={STEEL}
          stroke="#555"
          strokeWidth={0.25}
        />
      </>
    ),
  },
  club: {
    handling: 'short',
    drawn: () => (
      <>
        <path d="M0 0Q1.600 -3.600 1.200 -7" fill="none" stroke={WOOD} strokeWidth={1.1} />
        <circle cx={1.6} cy={-7.8} r={1.4} fill={WOOD} />
      </>
    ),
  },
  tomahawk: {
    handling: 'short',
    drawn: () => (
      <>
        <path d="M0 0L1.200 -6" stroke={WOOD} strokeWidth={0.85} />
        <path d="M1 -6.400q2 0 2.200 2q-1.200 -.5 -2.300 0z" fill={STEEL} />
      </>
    ),
  },
  halfPike: {
    handling: 'pole',
    drawn: () => (
      <>
        <path d="M0 8V-11" stroke={WOOD} strokeWidth={0.75} />
        <path d="M0 -15l.9 2.600l-.9 1.600l-.9 -1.600z" fill={STEEL} />
        <path d="M-1.200 -10.800h2.400" stroke={STEEL} strokeWidth={0.5} />
      </>
    ),
  },
  lance: {
    handling: 'short',
    drawn: (uniform) => (
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
    ),
  },
  pistol: {
    handling: 'short',
    drawn: () => <path d="M0 0l.6 -1.200l3.600 -.8" fill="none" stroke="#4a4038" strokeWidth={1} />,
  },
  flag: {
    handling: 'pole',
    drawn: (uniform) => (
      <>
        <path d="M0 8L.6 -13" stroke={WOOD} strokeWidth={0.75} />
        {uniform && (uniform.union ? <Union flag={uniform.flag} /> : <Colour flag={uniform.flag} />)}
        <circle cx={0.6} cy={-13.4} r={0.6} fill={BRASS} />
      </>
    ),
  },
  drum: { handling: 'short', drawn: () => null },
  nothing: { handling: 'short', drawn: () => null },
} as const satisfies Readonly<Record<string, Thing>>;

/** The thing in his hands. */
export type Held = keyof typeof THINGS;

/** What each weapon is seen as. Of several he shows the one that stands first. */
const SEEN: Readonly<Record<ModelProfile['weapons'][number], Held>> = {
  lance: 'lance',
  halfPike: 'halfPike',
  rifle: 'rifle',
  musket: 'musket',
  matchlock: 'musket',
  obsolete: 'halfPike',
  blunderbuss: 'blunderbuss',
  bow: 'bow',
  axe: 'axe',
  sword: 'sword',
  carbine: 'carbine',
  tomahawk: 'tomahawk',
  warClub: 'club',
  pistol: 'pistol',
  knife: 'nothing',
};

/** Flags and drums first, then the longest thing he carries; officers show the sword. */
export function heldBy({ weapons, specials }: Pick<ModelProfile, 'weapons' | 'specials'>): Held {
  if (specials.includes('flagBearer')) return 'flag';
  if (specials.includes('musician')) return 'drum';
  if (specials.includes('leader') && weapons.includes('sword')) return 'sword';
  const order = Object.keys(SEEN) as (keyof typeof SEEN)[];
  const shown = order.find((weapon) => weapons.includes(weapon));
  return shown === undefined ? 'nothing' : SEEN[shown];
}

export const handlingOf = (held: Held): Handling => THINGS[held].handling;

export function ThingHeld({ held, uniform }: { readonly held: Held; readonly uniform: Uniform | null }): ReactNode {
  return THINGS[held].drawn(uniform);
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
