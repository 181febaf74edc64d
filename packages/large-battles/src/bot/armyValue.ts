/** Values of units: all fixed for a battle, but for batteries that join. */
import { memoizeBy } from '@drumhead/engine';
import type { Field, SideIndex, State, Unit, UnitProfile } from '../state/state.ts';
import { GRAND_BATTERY_HALVES, lossOf } from '../victory/victory.ts';

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
  const worthLost = field.units.map((profile, i) => lostAtDis((points[i] as number) + USE[profile.arm]));
  return { kinds, points, worthLost };
}

/** Worth lost at DIS 0 to 4, of so much in total. */
function lostAtDis(whole: number): readonly number[] {
  return GONE.map((share, dis) => share * whole + SHAKING * dis);
}

/** LB-OPT-01, -02: a Grand Battery costs 4 points and has the use of two batteries, but shakes as one unit. */
const GRAND_BATTERY_POINTS = GRAND_BATTERY_HALVES / 2;
const GRAND_BATTERY_LOST = lostAtDis(GRAND_BATTERY_POINTS + 2 * USE.artillery);

/** Everything in a profile that matters in a fight. */
function fightsAs(p: UnitProfile): string {
  return JSON.stringify([p.arm, p.cavalryClass, p.c, p.calibre, p.horse, p.traits]);
}

/** Points for its loss, by its profile. */
export function pointsOf(field: Field, unit: number): number {
  return armyValuesOf(field).points[unit] as number;
}

/** Points for its loss in its present state (LB-OPT-01). */
export function pointsNow(state: State, unit: number): number {
  return (state.units[unit] as Unit).battery >= 0 ? GRAND_BATTERY_POINTS : pointsOf(state.field, unit);
}

/** Worth that a unit has lost at each DIS, in its present state (LB-OPT-01). */
export function worthLostOf(state: State, unit: number): readonly number[] {
  if ((state.units[unit] as Unit).battery >= 0) return GRAND_BATTERY_LOST;
  return armyValuesOf(state.field).worthLost[unit] as readonly number[];
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
