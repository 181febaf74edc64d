/**
 * A tin soldier on a round base of radius 10, seen slightly from above: feet at the middle, head up the page, looking
 * right. Every posture has its own form, so that none depends on colour.
 */
import { memo, type ReactNode } from 'react';
import { Arms, Slung } from './Arms.tsx';
import { Headgear } from './Headgear.tsx';
import type { Held } from './held.tsx';
import type { Pose } from './pose.ts';
import type { Uniform } from './uniforms.ts';

export type Stance = 'standing' | 'fallen' | 'prone';

interface Props {
  readonly uniform: Uniform;
  readonly held: Held;
  readonly mounted: boolean;
  readonly stance: Stance;
  readonly pose?: Pose;
}

const SKIN = '#d9a982';
const DARK_SKIN = '#a9714a';
const EDGE = '#2b2620';

export const Soldier = memo(function Soldier({ uniform, held, mounted, stance, pose = 'ready' }: Props): ReactNode {
  if (mounted)
    return stance === 'standing' ? (
      <Rider uniform={uniform} held={held} pose={pose} />
    ) : (
      <Unhorsed uniform={uniform} held={held} />
    );
  if (stance === 'fallen') return <Fallen uniform={uniform} held={held} />;
  if (stance === 'prone') return <Prone uniform={uniform} held={held} />;
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      <ellipse cx={1.5} cy={4.3} rx={5.5} ry={2} fill="#00000038" />
      <Legs uniform={uniform} striding={STRIDES.includes(pose)} />
      <Trunk uniform={uniform} />
      <Head uniform={uniform} />
      <Arms held={held} uniform={uniform} pose={pose} />
    </g>
  );
});

const STRIDES: readonly Pose[] = ['aiming', 'fighting', 'leading'];

function Legs({ uniform, striding = false }: { readonly uniform: Uniform; readonly striding?: boolean }): ReactNode {
  const { trousers, boots, kilt } = uniform;
  return (
    <>
      <path
        d={
          striding
            ? 'M-2.500 -3.400L-4.900 3.200h2.200L0 -1.200L2.400 3.400h2.100L2.500 -3.400z'
            : 'M-2.500 -3.400L-2.900 3.400h2.100L0 -1.600L1 3.400h2.100L2.500 -3.400z'
        }
        fill={kilt ? '#c9b8a0' : trousers}
        stroke={EDGE}
        strokeWidth={0.35}
      />
      <path
        d={
          striding
            ? 'M-5.100 2.600h2.500l-.4 1.500h-2.400zM2.300 2.800h2.300q1.100.600 1.100 1.500h-3.400z'
            : 'M-3.100 2.800h2.400v1.500h-2.700zM.9 2.800h2.300q1.100.600 1.100 1.500h-3.400z'
        }
        fill={boots}
      />
      {kilt && (
        <>
          <path d="M-2.700 -3.600L-3.300 1h6.500L2.700 -3.600z" fill="#33513a" stroke={EDGE} strokeWidth={0.35} />
          <path
            d="M-2.900 -1.300h5.800M-3.100 -.1h6.300M-1 -3.400l-.400 4.200M1 -3.400l.500 4.200"
            stroke="#c9b25a"
            strokeWidth={0.28}
          />
        </>
      )}
    </>
  );
}

export function Trunk({
  uniform,
  seated = false,
}: {
  readonly uniform: Uniform;
  readonly seated?: boolean;
}): ReactNode {
  const { coat, facing, belts, bareChest, cuirass, apron, fringe } = uniform;
  return (
    <>
      <path d="M-2.700 -4.200L-3.800 1l1.600 -.2L-.4 -3z" fill={coat} stroke={EDGE} strokeWidth={0.3} />
      <path d="M-3.700 .6l.8 -3l.7 3z" fill={facing} />
      <path
        d="M-3 -9.100Q0 -10.300 3 -9.100L2.600 -3.300Q0 -2.500 -2.600 -3.300z"
        fill={bareChest ? DARK_SKIN : coat}
        stroke={EDGE}
        strokeWidth={0.4}
      />
      {cuirass && (
        <path
          d="M-2.200 -9Q0 -9.700 2.600 -9L2.200 -4Q0 -3.300 -2 -4z"
          fill="#c9c8c2"
          stroke="#6d6b66"
          strokeWidth={0.3}
        />
      )}
      {!cuirass && (
        <path
          d={bareChest ? 'M-2.400 -8.800L2.200 -3.600' : 'M-2.400 -9L2.200 -3.600M2.400 -9L-2.100 -3.600'}
          stroke={belts}
          strokeWidth={0.75}
        />
      )}
      {apron && !seated && (
        <path d="M-1.900 -5.400h4L2.900 1.800h-5.600z" fill="#d8c7a0" stroke={EDGE} strokeWidth={0.3} />
      )}
      {fringe && (
        <path
          d="M-2.600 -3.400l-.3 1.400m1.200 -1.100l-.1 1.300m1.400 -1.200v1.300m1.300 -1.300l.2 1.300m1 -1.500l.4 1.300"
          stroke={facing}
          strokeWidth={0.4}
        />
      )}
      <path d="M-1.500 -9.900h3v.9h-3z" fill={facing} />
    </>
  );
}

export function Head({ uniform }: { readonly uniform: Uniform }): ReactNode {
  return (
    <>
      <ellipse
        cx={0.2}
        cy={-11.6}
        rx={1.9}
        ry={2.1}
        fill={uniform.isNative ? DARK_SKIN : SKIN}
        stroke={EDGE}
        strokeWidth={0.35}
      />
      <Headgear uniform={uniform} />
    </>
  );
}

/** On his back across the base, hat and arms beside him. */
function Fallen({ uniform, held }: Pick<Props, 'uniform' | 'held'>): ReactNode {
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      <ellipse cx={-0.5} cy={2.6} rx={9} ry={3} fill="#00000038" />
      <g transform="translate(5 5.5) rotate(28)">
        <Slung held={held} />
      </g>
      <g transform="translate(-4.600 1.800) rotate(-84) translate(0 5)">
        <Legs uniform={uniform} />
        <Trunk uniform={uniform} />
        <path d="M2.600 -8.400L6 -7.200M-2.600 -8.400L-5.600 -6.200" stroke={uniform.coat} strokeWidth={1.7} />
        <ellipse
          cx={0.2}
          cy={-11.6}
          rx={1.9}
          ry={2.1}
          fill={uniform.isNative ? DARK_SKIN : SKIN}
          stroke={EDGE}
          strokeWidth={0.35}
        />
        <path d="M-1.600 -12.900q1.800 -1.500 3.400 0" fill="none" stroke="#4a3524" strokeWidth={0.9} />
      </g>
      <g transform="translate(6.600 -3.400) rotate(70) scale(.8) translate(0 12)">
        <Headgear uniform={uniform} />
      </g>
    </g>
  );
}

/** On his belly, his weapon before him (SDT). */
function Prone({ uniform, held }: Pick<Props, 'uniform' | 'held'>): ReactNode {
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      <ellipse cx={0} cy={3} rx={9.5} ry={2.3} fill="#00000038" />
      <path d="M-9.400 2.400L-3 .4L-3 2.400L-9 4z" fill={uniform.trousers} stroke={EDGE} strokeWidth={0.35} />
      <path d="M-9.900 2l1.300 -.4l.4 2.400l-1.500 .4z" fill={uniform.boots} />
      <path
        d="M-3.600 .2Q0 -2.400 3 -1.800L3.400 .8Q0 2.600 -3.400 2.600z"
        fill={uniform.bareChest ? DARK_SKIN : uniform.coat}
        stroke={EDGE}
        strokeWidth={0.4}
      />
      <path d="M-1.600 -.6L1.800 1.800" stroke={uniform.belts} strokeWidth={0.7} />
      <path d="M2.400 .4L5 2" stroke={uniform.coat} strokeWidth={1.6} />
      <g transform="translate(4 1.400) rotate(90)">
        <Slung held={held} />
      </g>
      <g transform="translate(4.200 9.400) rotate(6)">
        <ellipse
          cx={0.2}
          cy={-11.6}
          rx={1.8}
          ry={1.9}
          fill={uniform.isNative ? DARK_SKIN : SKIN}
          stroke={EDGE}
          strokeWidth={0.35}
        />
        <g transform="translate(0 .6) scale(.9)">
          <Headgear uniform={uniform} />
        </g>
      </g>
    </g>
  );
}

function Horse({ uniform }: { readonly uniform: Uniform }): ReactNode {
  const { horse, cloth } = uniform;
  return (
    <>
      <path
        d="M-5.600 -1.400L-6.600 4.600h1.400L-3.800 -.6zM-3.600 -.4L-3.400 4.800h1.300L-1.800 -.6zM3 -.6L2.600 4.800h1.400L4.800 -.8zM5 -1.400L6.600 4.400h1.300L6.800 -2z"
        fill={horse}
        stroke={EDGE}
        strokeWidth={0.35}
      />
      <path
        d="M-6.600 4h1.600v1h-2zM-3.600 4.200h1.700v1h-2zM2.400 4.200h1.800v1h-2zM6.300 3.800h1.900v1h-2z"
        fill="#241c17"
      />
      <path d="M-6.600 -4.400Q-9.400 -3.600 -9 2.200Q-8 -1 -6.200 -2z" fill="#241c17" />
      <path
        d="M-6.800 -3.600Q-6.400 -6 -2.600 -5.600Q2 -5 4.200 -6L6.600 -10.600Q7.600 -12.400 8.600 -11.400L11 -8.800Q11.300 -7.600 10 -7.600L8.600 -8.200L7.200 -3.200Q6.200 -.2 3.200 0Q-2 .8 -4.600 0Q-7 -.8 -6.800 -3.600z"
        fill={horse}
        stroke={EDGE}
        strokeWidth={0.45}
      />
      <path d="M4.200 -6.200L6.700 -11.200Q5 -11 3.600 -7.400z" fill="#241c17" />
      <circle cx={8.8} cy={-9.9} r={0.35} fill="#151210" />
      <path
        d="M-4.600 -5.800Q-1.600 -4.800 1.600 -5.400L2 -1.600Q-1.800 -.8 -5 -1.600z"
        fill={cloth}
        stroke={EDGE}
        strokeWidth={0.35}
      />
      <path d="M-4.900 -2.200Q-1.800 -1.400 1.900 -2.200" fill="none" stroke={uniform.facing} strokeWidth={0.6} />
    </>
  );
}

function Rider({ uniform, held, pose }: Pick<Props, 'uniform' | 'held'> & { readonly pose: Pose }): ReactNode {
  return (
    <g strokeLinejoin="round" strokeLinecap="round" transform="translate(-.6 1.200)">
      <ellipse cx={1} cy={4.6} rx={9} ry={2.4} fill="#00000038" />
      <Horse uniform={uniform} />
      <g transform="translate(-1.600 -3.600) scale(.86)">
        <path
          d="M-1.600 -3.200L2.600 -2.200L3 2.400L1 2.600L.2 .2L-2.200 -.6z"
          fill={uniform.trousers}
          stroke={EDGE}
          strokeWidth={0.35}
        />
        <path d="M.8 2.200h2.300q1.200.700 1.200 1.600h-3.500z" fill={uniform.boots} />
        <Trunk uniform={uniform} seated />
        <Head uniform={uniform} />
        <Arms held={held} uniform={uniform} pose={pose} />
      </g>
    </g>
  );
}

/** Horse and rider down. */
function Unhorsed({ uniform, held }: Pick<Props, 'uniform' | 'held'>): ReactNode {
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      <ellipse cx={0} cy={2.4} rx={9.5} ry={4} fill="#00000038" />
      <g transform="translate(-2 1) rotate(98) scale(.72) translate(0 1)">
        <Horse uniform={uniform} />
      </g>
      <g transform="translate(5.600 2.600) scale(.62)">
        <Fallen uniform={uniform} held={held} />
      </g>
    </g>
  );
}
