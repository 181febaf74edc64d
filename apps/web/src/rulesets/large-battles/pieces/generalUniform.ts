import type { State } from '@drumhead/large-battles';
import { type Uniform, uniformOf } from './uniforms.ts';

const dressed = new WeakMap<object, Uniform>();

/** A general wears the coat, and carries the flag, of his first battalion. */
export function generalUniform(state: State, index: number): Uniform {
  const profile = state.field.generals[index];
  if (!profile) return uniformOf('', 0);
  let uniform = dressed.get(profile);
  if (!uniform) {
    const own = state.field.units.find(
      (unit) =>
        unit.arm === 'infantry' &&
        unit.side === profile.side &&
        (profile.brigade < 0 || unit.brigade === profile.brigade),
    );
    uniform = uniformOf(own?.uniform ?? '', profile.side);
    dressed.set(profile, uniform);
  }
  return uniform;
}
