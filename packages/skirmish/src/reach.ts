/** How far a weapon carries: its bands (SK-RNG-2, SK-RNG-3, SK-RNG-4). */
import { dataOf, weaponOf } from './abilities.ts';
import { gapBetween } from './geometry.ts';
import type { Weapon } from './rosters/weapons.ts';
import type { State, Sticks } from './state.ts';
import type { Variant } from './variant.ts';

/** SK-RNG-2. Which band a gap (steps) lies in: 0 up to one stick of the weapon, 1 up to two, 2 up to three; or null. */
export function bandAt(state: State, weapon: Weapon, gap: number): 0 | 1 | 2 | null {
  const { variant, sticks } = state.field;
  return bandOn(weapon, variant, sticks, gap);
}

export function bandOn(weapon: Weapon, variant: Variant, sticks: Sticks, gap: number): 0 | 1 | 2 | null {
  const ranged = dataOf(weapon).ranged;
  if (ranged === null) return null;
  const stick = sticks[ranged.stick];
  const band = gap <= stick ? 0 : gap <= 2 * stick ? 1 : gap <= 3 * stick ? 2 : null;
  return band === null || ranged.bands[variant][band] === null ? null : band;
}

/** The farthest gap (steps) at which a weapon may be fired; 0 for one that cannot shoot. */
export function farthest(state: State, weapon: Weapon): number {
  const ranged = dataOf(weapon).ranged;
  if (ranged === null) return 0;
  let bands = 0;
  for (const band of ranged.bands[state.field.variant]) if (band !== null) bands += 1;
  return bands * state.field.sticks[ranged.stick];
}

/** SK-RNG-3. What a model's weapon adds to a shot at a target, or null: out of range. */
export function rangeModifier(state: State, shooter: number, weapon: number, target: number): number | null {
  const carried = weaponOf(state, shooter, weapon);
  if (carried === undefined) return null;
  const band = bandAt(state, carried, gapBetween(state, shooter, target));
  return band === null ? null : (dataOf(carried).ranged?.bands[state.field.variant][band] ?? null);
}
