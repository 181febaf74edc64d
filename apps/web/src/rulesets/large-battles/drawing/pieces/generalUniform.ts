import type { State } from '@drumhead/large-battles';
import { type Uniform, uniformOf } from '../../../../table/troops/uniforms.ts';

const dressed = new WeakMap<object, Uniform>();

/** A general wears the coat, and carries the flag, of his first battalion; if he has only horse, of his side's first. */
export function generalUniform(state: State, index: number): Uniform {
  const profile = state.field.generals[index];
  if (!profile) return uniformOf('', 0);
  let uniform = dressed.get(profile);
  if (!uniform) {
    const foot = state.field.units.filter((unit) => unit.arm === 'infantry' && unit.side === profile.side);
    const own = foot.find((unit) => profile.brigade < 0 || unit.brigade === profile.brigade) ?? foot[0];
    uniform = uniformOf(own?.uniform ?? '', profile.side);
    dressed.set(profile, uniform);
  }
  return uniform;
}
