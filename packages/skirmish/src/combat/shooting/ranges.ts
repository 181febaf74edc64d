/** Range bands of weapons (SK-RNG-2, SK-RNG-3, SK-RNG-4). */
import { armOf } from '../../state/abilities.ts';
import { gapBetween } from '../../ground/geometry.ts';
import type { Ranged } from '../../armies/weapons.ts';
import type { State, Sticks } from '../../state/state.ts';
import type { Variant } from '../../state/variant.ts';

/** SK-RNG-2. The band of a gap (steps): 0 up to one stick of the weapon, 1 up to two, 2 up to three; or null. */
export function bandAt(state: State, ranged: Ranged | null, gap: number): 0 | 1 | 2 | null {
  const { variant, sticks } = state.field;
  return bandOn(ranged, variant, sticks, gap);
}

/** SK-RNG-2, -4. The same for a weapon of a variant. */
export function bandOn(ranged: Ranged | null, variant: Variant, sticks: Sticks, gap: number): 0 | 1 | 2 | null {
  if (ranged === null) return null;
  const stick = sticks[ranged.stick];
  const band = gap <= stick ? 0 : gap <= 2 * stick ? 1 : gap <= 3 * stick ? 2 : null;
  return band === null || ranged.bands[variant][band] === null ? null : band;
}

/** The longest range of a weapon (gap in steps), or 0 for one that cannot shoot. */
export function farthest(state: State, ranged: Ranged | null): number {
  return ranged === null ? 0 : farthestOn(ranged, state.field.variant, state.field.sticks);
}

/** The same of a variant. */
export function farthestOn(ranged: Ranged, variant: Variant, sticks: Sticks): number {
  let bands = 0;
  for (const band of ranged.bands[variant]) if (band !== null) bands += 1;
  return bands * sticks[ranged.stick];
}

/** SK-RNG-3. The modifier of a model's weapon at a target, or null if out of range. */
export function rangeModifier(state: State, shooter: number, weapon: number, target: number): number | null {
  const ranged = armOf(state, shooter, weapon)?.ranged ?? null;
  const band = bandAt(state, ranged, gapBetween(state, shooter, target));
  return band === null ? null : (ranged?.bands[state.field.variant][band] ?? null);
}
