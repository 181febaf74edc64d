/** Values of units, fixed for a battle. */
import { memoizeBy } from '@drumhead/engine';
import type { Field, SideIndex, State, UnitProfile } from '../state/state.ts';
import { lossOf } from '../victory/victory.ts';

/** Share of a unit's worth lost at each DIS (LB-UNIT-05): the last steps hurt most. */
const GONE = [0, 0.15, 0.36, 0.68, 1] as const;
/** Worth of a unit besides the points for its loss (LB-VIC-04). */
const USE = { infantry: 0.5, cavalry: 0.6, artillery: 0.5 } as const;
/** DIS brings a Brigade nearer to being Shaken (LB-VIC-07, -08). */
const SHAKING = 0.08;

export interface ArmyValues {
  /** Units that fight alike share a number, and with it the results derived for one of them. */
  readonly kinds: readonly number[];
  /** Points for its loss (LB-VIC-04). */
  readonly points: readonly number[];
  /** Worth lost at DIS 0 to 4, in total. */
  readonly worthLost: readonly (readonly number[])[];
}

export const armyValuesOf: (field: Field) => ArmyValues = memoizeBy(deriveArmyValues);

function deriveArmyValues(field: Field): ArmyValues {
  const names: string[] = [];
  const kinds = field.units.map((profile) => {
    const name = fightsAs(profile);
    const known = names.indexOf(name);
    return known >= 0 ? known : names.push(name) - 1;
  });
  const points = field.units.map((profile) => lossOf(profile) / 2);
  const worthLost = field.units.map((profile, i) => {
    const whole = (points[i] as number) + USE[profile.arm];
    return GONE.map((share, dis) => share * whole + SHAKING * dis);
  });
  return { kinds, points, worthLost };
}

/** Everything in a profile that matters in a fight. */
function fightsAs(p: UnitProfile): string {
  return JSON.stringify([p.arm, p.cavalryClass, p.c, p.calibre, p.horse, p.traits]);
}

/** Points for its loss. */
export function pointsOf(field: Field, unit: number): number {
  return armyValuesOf(field).points[unit] as number;
}

/** Worth that a unit has lost at each DIS. */
export function worthLostOf(field: Field, unit: number): readonly number[] {
  return armyValuesOf(field).worthLost[unit] as readonly number[];
}

/** Points against a side that stay: losses and Shaken Brigades (LB-VIC-03). */
export function lastingScore(state: State, side: SideIndex): number {
  const s = state.sides[side];
  return s.lossHalves / 2 + s.shakenPoints;
}

/**
 * Weight of a further point against a side: the nearer to its Break Point, the more. A side about to break is pressed,
 * and one's own saves what it has.
 */
export function pressureOn(state: State, side: SideIndex): number {
  return 1 + lastingScore(state, side) / Math.max(1, state.field.sides[side].breakPoint);
}
