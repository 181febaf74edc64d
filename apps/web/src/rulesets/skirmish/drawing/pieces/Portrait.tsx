/** Head and shoulders of a man, made of the parts of his figure; the seed chooses his face. */
import { type ReactNode, useMemo } from 'react';
import { noise } from '../../../../table/drawing/ink.ts';
import { Headgear } from './Headgear.tsx';
import { Trunk } from './Soldier.tsx';
import { uniformOf } from './uniforms.ts';

const SKINS = ['#ecc3a0', '#e2b48c', '#d9a982', '#c98f68', '#e8bb9a'];
const DARK_SKINS = ['#a9714a', '#9a633d', '#b67d54'];
const HAIRS = ['#2b211b', '#4a3324', '#6e4a2a', '#8a6a3e', '#b08a4e', '#8f8a84', '#7a3f22'];
const EDGE = '#2b2620';

const MOUTHS = [
  'M-.7 -10.6q.6 .3 1.300 0',
  'M-.6 -10.5h1.200',
  'M-.7 -10.700q.7 .5 1.400 .1',
  'M-.6 -10.4q.6 -.4 1.200 0',
];
const MOUSTACHES = [
  '',
  'M-1.200 -10.900q.6 -.6 1.400 -.3q.8 -.3 1.400 .3q-.7 .4 -1.400 .1q-.7 .3 -1.400 -.1z',
  'M-1.600 -10.700q1 -1 1.800 -.5q.8 -.5 1.800 .5q.2 .6 -.2 .9q-.6 -.9 -1.600 -.8q-1 -.1 -1.600 .8q-.4 -.3 -.2 -.9z',
];
const WHISKERS = [
  '',
  'M-1.800 -12.600q-.3 1.500 .3 2.700l.4 -.2l-.2 -2.500zM2.200 -12.600q.3 1.500 -.3 2.700l-.4 -.2l.2 -2.500z',
  'M-1.800 -12.200q-.2 3 2 3.200q2.200 -.2 2 -3.200q-.6 1.500 -1 1.600q-1 .3 -2 0q-.4 -.1 -1 -1.600z',
];

/** `roster` and `profile`: whose uniform; `seed`: any whole number. */
export function Portrait({
  roster,
  profile,
  seed,
}: {
  readonly roster: string;
  readonly profile: string;
  readonly seed: number;
}): ReactNode {
  const uniform = uniformOf(roster, profile);
  const face = useMemo(() => faceOf(seed, uniform.isNative === true), [seed, uniform.isNative]);
  return (
    <svg className="head" viewBox="-5.600 -19.200 11.600 12.900" aria-hidden="true">
      <rect x="-5.6" y="-19.2" width="11.6" height="12.9" fill="#cfc9ae" />
      <g strokeLinejoin="round" strokeLinecap="round">
        <g transform="translate(0 -.4) scale(1.250 1)">
          <Trunk uniform={uniform} seated />
        </g>
        <path d="M-.9 -10.200h2.200v1.900h-2.200z" fill={face.skin} />
        <ellipse cx={0.2} cy={-11.6} rx={1.9} ry={2.2} fill={face.skin} stroke={EDGE} strokeWidth={0.25} />
        {face.hair && (
          <path
            d="M-1.700 -12.800q-.4 1.500 0 2.100l.5 -1.900zM2.100 -12.800q.4 1.500 0 2.100l-.5 -1.900z"
            fill={face.hair}
          />
        )}
        <path d={face.whiskers} fill={face.tone} />
        <path d={face.brows} fill="none" stroke={face.tone} strokeWidth={0.3} />
        <g fill="#231a14">
          <ellipse cx={-0.6 + face.look} cy={-11.9} rx={0.22} ry={0.26} />
          <ellipse cx={0.95 + face.look} cy={-11.9} rx={0.22} ry={0.26} />
        </g>
        <path d={face.nose} fill="none" stroke="#6b3f26" strokeWidth={0.25} />
        <path d={face.mouth} fill="none" stroke="#6b2f24" strokeWidth={0.28} />
        <path d={face.moustache} fill={face.tone} />
        {face.scar && <path d="M1.100 -11.300l.6 1" stroke="#8a3b2c" strokeWidth={0.22} />}
        {face.patch && <path d="M-1.700 -12.600l3.600 .8M-1.100 -12.200h1v.7h-1z" stroke="#1b1714" strokeWidth={0.3} />}
        <Headgear uniform={uniform} />
      </g>
    </svg>
  );
}

function faceOf(seed: number, isDark: boolean) {
  const pick = <T,>(all: readonly T[], salt: number): T => all[Math.floor(noise(seed, salt) * all.length)] as T;
  const hair = isDark ? '#1c1613' : pick(HAIRS, 2);
  return {
    skin: pick(isDark ? DARK_SKINS : SKINS, 1),
    tone: hair,
    hair: noise(seed, 3) < 0.75 ? hair : null,
    moustache: isDark ? '' : pick(MOUSTACHES, 4),
    whiskers: isDark ? '' : pick(WHISKERS, 5),
    mouth: pick(MOUTHS, 6),
    look: (noise(seed, 7) - 0.5) * 0.3,
    nose: noise(seed, 8) < 0.5 ? 'M.3 -11.800l.3 .8l-.5 .1' : 'M.2 -11.900q.7 .7 .1 1.100',
    brows:
      noise(seed, 9) < 0.5 ? 'M-1.100 -12.450l.8 -.15M.6 -12.600l.8 .15' : 'M-1.100 -12.600l.8 .25M.6 -12.350l.8 -.25',
    scar: noise(seed, 10) < 0.12,
    patch: noise(seed, 11) < 0.04,
  };
}
