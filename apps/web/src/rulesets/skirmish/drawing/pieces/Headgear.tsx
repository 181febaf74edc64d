/** Headgear of a soldier looking right (the middle of the head is at 0, -11.6). */
import type { ReactNode } from 'react';
import type { Uniform } from './uniforms.ts';

const EDGE = '#15120f';

export function Headgear({ uniform }: { readonly uniform: Uniform }): ReactNode {
  const { hat, hatTone: tone, plume, facing } = uniform;
  const ink = { fill: tone, stroke: EDGE, strokeWidth: 0.35 };
  switch (hat) {
    case 'shako':
      return (
        <>
          {plume && <ellipse cx={0.1} cy={-18} rx={0.8} ry={1.7} fill={plume} stroke={EDGE} strokeWidth={0.25} />}
          <path d="M-2 -12.500L-2.500 -16.400Q.1 -17.200 2.700 -16.400L2.300 -12.500Q.2 -11.900 -2 -12.500z" {...ink} />
          <path d="M2 -12.600l1.500 .700l-2.400 .1z" {...ink} />
          <circle cx={0.9} cy={-14.3} r={0.75} fill="#d7b24a" />
          <path d="M-2.300 -15.900Q.2 -15.300 2.500 -15.900" fill="none" stroke="#e9e2cd" strokeWidth={0.35} />
        </>
      );
    case 'bearskin':
      return (
        <>
          <path
            d="M-2.300 -12.200Q-3 -18.300 .2 -18.300Q3.300 -18.300 2.700 -12.200Q.2 -11.600 -2.300 -12.200z"
            {...ink}
          />
          {plume && <path d="M-2.200 -14q-1.300 -2.200 -.6 -4.400q1.200 1.600 1 4z" fill={plume} />}
          <path d="M1 -12.300h1.700v-1.700q-.9 -.6 -1.700 0z" fill="#d7b24a" />
        </>
      );
    case 'busby':
      return (
        <>
          <path
            d="M-2.200 -12.300L-2.500 -16.400Q.2 -17.300 2.800 -16.400L2.500 -12.300Q.2 -11.700 -2.200 -12.300z"
            {...ink}
          />
          <path d="M-2.500 -16.400q-1.700 .3 -1.600 3q1 -.9 1.800 -.8z" fill={facing} />
          {plume && <ellipse cx={0.2} cy={-18} rx={0.7} ry={1.5} fill={plume} />}
        </>
      );
    case 'bicorne':
      return (
        <>
          <path
            d="M-4.300 -12.600Q-2.200 -16.700 .3 -16.600Q2.800 -16.700 4.900 -12.600Q.3 -14.200 -4.300 -12.600z"
            {...ink}
          />
          <path d="M1.200 -13.900l.5 -2" stroke="#d7b24a" strokeWidth={0.6} />
          {plume && <path d="M1.500 -15.800q.2 -1.800 1.400 -2.600q.5 1.600 -.5 2.900z" fill={plume} />}
        </>
      );
    case 'tricorne':
      return (
        <>
          <path
            d="M-3.600 -12.500Q-2.400 -14.800 .2 -15Q2.800 -14.800 4 -12.500Q1.800 -13.300 .3 -12.200Q-1.400 -13.300 -3.600 -12.500z"
            {...ink}
          />
          <path
            d="M-3.500 -12.600Q-1.400 -13.500 .3 -12.400Q1.800 -13.500 3.900 -12.600"
            fill="none"
            stroke="#e9e2cd"
            strokeWidth={0.4}
          />
        </>
      );
    case 'mitre':
      return (
        <>
          <path
            d="M-1.900 -12.300Q-1 -16.800 .3 -18.900Q1.800 -16.800 2.500 -12.300Q.3 -11.700 -1.900 -12.300z"
            {...ink}
          />
          <path d="M-.8 -12.500Q.2 -15 .3 -16.400Q.6 -15 1.500 -12.500z" fill={facing} />
        </>
      );
    case 'helmet':
      return (
        <>
          <path
            d="M-2.200 -12.100Q-2.500 -15.900 .3 -15.900Q2.900 -15.900 2.600 -12.100Q.3 -11.600 -2.200 -12.100z"
            {...ink}
          />
          <path
            d="M2.800 -14.600Q1.600 -17.700 -1 -17.200Q-3.200 -16.600 -3.400 -11.600Q-2.400 -13.200 -2 -14.800Q0 -16.600 2.800 -14.600z"
            fill="#1b1716"
          />
          <path d="M2.300 -12.700l1.600 .6l-2.200 .2z" {...ink} />
        </>
      );
    case 'bonnet':
      return (
        <>
          <path d="M-2.500 -12.700Q-3.300 -15.500 .2 -15.600Q3.500 -15.500 2.800 -12.700z" {...ink} />
          <path d="M-2.200 -13.200h4.800v.9h-4.800z" fill="#e9e2cd" />
          <path d="M-1.600 -13.200v.9m1.200 -.9v.9m1.200 -.9v.9m1.200 -.9v.9" stroke="#a4392f" strokeWidth={0.55} />
          {plume && <ellipse cx={-2.2} cy={-15.8} rx={0.8} ry={1.6} fill={plume} />}
        </>
      );
    case 'furCap':
      return (
        <>
          <path d="M-2.400 -12.300Q-3 -16 .2 -16Q3.400 -16 2.800 -12.300Q.2 -11.600 -2.400 -12.300z" {...ink} />
          <path d="M-2.300 -12.300q-2 .8 -2.400 3.400q1.600 -.8 2.600 -2.800z" fill={tone} />
        </>
      );
    case 'roundHat':
      return (
        <>
          <path d="M-3.700 -12.500Q.2 -14.200 4.100 -12.500Q.2 -11.700 -3.700 -12.500z" {...ink} />
          <path d="M-1.900 -12.900Q-2 -15.600 .2 -15.600Q2.400 -15.600 2.300 -12.900z" {...ink} />
          {plume && <path d="M-1.600 -14.600q-1.300 -1.700 -.8 -3.400q1.200 1.200 1.400 3z" fill={plume} />}
        </>
      );
    case 'forageCap':
      return (
        <>
          <path d="M-2.300 -12.700Q-2.600 -15 .4 -15Q3.100 -15 2.600 -12.700z" {...ink} />
          <path d="M-2.200 -13.300h4.800v.9h-4.800z" fill={facing} />
        </>
      );
    case 'feathers':
      return (
        <>
          <path d="M-1.300 -13.300Q.1 -14.900 1.500 -13.300z" fill={tone} />
          <path d="M-.4 -13.500L-2.600 -17.400" stroke="#f1ecdd" strokeWidth={0.9} />
          <path d="M.1 -13.700L-.3 -18" stroke={plume ?? '#f1ecdd'} strokeWidth={0.9} />
        </>
      );
  }
}
