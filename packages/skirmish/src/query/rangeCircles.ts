/** Circles of weapon ranges and command ranges. */
import type { Refusal } from '@drumhead/engine';
import { bearsFlag, dataOf } from '../state/abilities.ts';
import { isLeader } from '../command/leaders.ts';
import { has, isStanding, onTable, radiusOf } from '../ground/geometry.ts';
import type { Weapon } from '../armies/weapons.ts';
import type { State } from '../state/state.ts';
import { refusalOf, shooterFault } from '../combat/shooting/targets.ts';

export interface RangeBand {
  /** Radius from the model's centre in steps; a base with its edge inside is in the band (SK-GEO-4). */
  readonly radius: number;
  readonly modifier: number;
}

export interface WeaponRange {
  /** Index among the model's weapons. */
  readonly index: number;
  readonly weapon: Weapon;
  readonly bands: readonly RangeBand[];
  /** Why the weapon cannot be fired now, or null. */
  readonly refusal: Refusal | null;
}

/** SK-RNG-2, -3, -4. The ranges of every weapon that the model can shoot or throw. */
export function rangesOf(state: State, model: number): readonly WeaponRange[] {
  const weapons = state.field.models[model]?.weapons ?? [];
  const radius = radiusOf(state, model);
  return weapons.flatMap((weapon, index) => {
    const ranged = dataOf(weapon).ranged;
    if (ranged === null) return [];
    const stick = state.field.sticks[ranged.stick];
    const bands = ranged.bands[state.field.variant].flatMap((modifier, i) =>
      modifier === null ? [] : [{ radius: radius + (i + 1) * stick, modifier }],
    );
    const fault = shooterFault(state, model, index);
    return [{ index, weapon, bands, refusal: fault === null ? null : refusalOf(state, fault, { model }) }];
  });
}

export interface CommandRange {
  readonly model: number;
  readonly rule: 'SK-CMD-1' | 'SK-CMD-2' | 'SK-SPR-6';
  /** Radius from its centre, in steps. */
  readonly radius: number;
}

/** SK-CMD-1, SK-CMD-2, SK-SPR-6. The reach of a player's Leader, NCOs and Flag Bearer. */
export function commandRangesOf(state: State, player: number): readonly CommandRange[] {
  const { s, l } = state.field.sticks;
  return onTable(state, player).flatMap((model): CommandRange[] => {
    if (!isStanding(state, model)) return []; // SK-CMD-3
    const radius = radiusOf(state, model);
    if (isLeader(state, model)) return [{ model, rule: 'SK-CMD-1', radius: radius + l }];
    if (has(state, model, 'nco')) return [{ model, rule: 'SK-CMD-2', radius: radius + s }];
    return bearsFlag(state, model) ? [{ model, rule: 'SK-SPR-6', radius: radius + l }] : [];
  });
}
