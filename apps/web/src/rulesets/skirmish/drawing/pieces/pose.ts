/** What a standing man is seen doing, and which way he looks. */
import { engagedWith, isFirearm, type State } from '@drumhead/skirmish/screen';
import { type Handling, handlingOf, type Held } from './held.tsx';

/** `resting`: he has acted; `aiming`: he has fired in this turn. */
export type Pose = 'ready' | 'resting' | 'loading' | 'aiming' | 'fighting' | 'leading';

export function poseOf(state: State, index: number): Pose {
  const [model, profile] = [state.models[index], state.field.models[index]];
  if (!model || !profile || model.posture !== 'standing') return 'ready';
  if (engagedWith(state, index).length > 0) return 'fighting';
  if (model.fired.some(Boolean)) return 'aiming';
  if (profile.specials.includes('leader')) return 'leading';
  const empty = profile.weapons.some((weapon, i) => isFirearm(weapon) && !model.loaded[i] && !model.depleted[i]);
  return empty ? 'loading' : model.activated ? 'resting' : 'ready';
}

/** Does he look to the left? Towards his nearest enemy; the first side to the right where there is none to either side. */
export function looksLeft(state: State, index: number): boolean {
  const { models, field } = state;
  const [own, profile] = [models[index], field.models[index]];
  if (!own || !profile) return false;
  let [least, aside] = [Number.POSITIVE_INFINITY, 0];
  for (const [i, { x, y, posture }] of models.entries()) {
    const other = field.models[i];
    if (!other || field.players[other.player]?.team === field.players[profile.player]?.team) continue;
    if (posture === 'out' || posture === 'waiting') continue;
    const distance = (x - own.x) ** 2 + (y - own.y) ** 2;
    if (distance >= least) continue;
    [least, aside] = [distance, x - own.x];
  }
  return aside === 0 ? profile.player % 2 === 1 : aside < 0;
}

/** Where a weapon is, the sleeves from the shoulders, and the hands. */
interface Grip {
  readonly weapon: string;
  readonly sleeves: readonly [string, string];
  readonly hands: readonly (readonly [x: number, y: number])[];
}

const ACROSS: Grip = {
  weapon: 'translate(-3 -.6) rotate(34)',
  sleeves: ['M2.500 -8.600L3.800 -6L2.200 -5', 'M-2.500 -8.400L-3 -5L-.9 -3'],
  hands: [
    [2, -5.6],
    [-0.7, -3],
  ],
};
const UPRIGHT: Grip = {
  weapon: 'translate(4.400 -4.600)',
  sleeves: ['M2.500 -8.600L4.600 -7L4.500 -5.600', 'M-2.500 -8.400L-3.600 -5.400L-2.500 -3.400'],
  hands: [
    [4.5, -5.1],
    [-2.4, -3],
  ],
};
const AT_HAND: Grip = { ...UPRIGHT, weapon: 'translate(4.400 -5.200) rotate(8)' };
const THRUST: Grip = {
  weapon: 'translate(-4.200 -4.400) rotate(76)',
  sleeves: ['M2.500 -8.400L4.600 -6.400L5.200 -6.200', 'M-2.500 -8.400L-3.800 -5.600L-1.600 -4.800'],
  hands: [
    [5.4, -6.4],
    [-1.2, -5],
  ],
};
const RAISED: Grip = {
  weapon: 'translate(5 -12) rotate(14)',
  sleeves: ['M2.500 -8.600L4.800 -9.200L5 -11.400', 'M-2.500 -8.400L-4 -6L-2.300 -4.200'],
  hands: [
    [5, -11.8],
    [-2.1, -4],
  ],
};

const GRIPS: Readonly<Record<Handling, Partial<Record<Pose, Grip>> & { readonly ready: Grip }>> = {
  long: {
    ready: ACROSS,
    resting: {
      weapon: 'translate(4.300 3.400) rotate(2)',
      sleeves: ['M2.500 -8.600L4.300 -6.600L4.700 -5', 'M-2.500 -8.400L-3.500 -5.400L-3.100 -3'],
      hands: [
        [4.8, -4.8],
        [-3, -2.6],
      ],
    },
    loading: {
      weapon: 'translate(3.200 3.600) rotate(-3)',
      sleeves: ['M2.500 -8.600L5 -8.800L3.800 -10.800', 'M-2.500 -8.400L-1.600 -5.600L2.500 -4.800'],
      hands: [
        [3.6, -11],
        [2.8, -4.8],
      ],
    },
    aiming: {
      weapon: 'translate(.4 -8.600) rotate(86)',
      sleeves: ['M2.500 -8.200L5 -7.400L7.200 -8.200', 'M-2.500 -8.400L-1.800 -6.200L2.600 -7.800'],
      hands: [
        [7.6, -8.6],
        [3, -8.2],
      ],
    },
    fighting: THRUST,
  },
  pole: { ready: UPRIGHT, fighting: { ...THRUST, weapon: 'translate(1.800 -5.600) rotate(70)' } },
  short: { ready: AT_HAND, fighting: RAISED, leading: RAISED, aiming: AT_HAND },
};

export function gripOf(held: Held, pose: Pose): Grip {
  const grips = GRIPS[handlingOf(held)];
  return held === 'flag' ? grips.ready : (grips[pose] ?? grips.ready);
}
