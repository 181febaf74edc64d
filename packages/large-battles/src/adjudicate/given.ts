/** From situations in human terms to the facts for counts of dice, and back to outcomes. */
import { type Reason, type Tally, total } from '@drumhead/engine';
import type { GivenUnit } from './schemas/index.ts';
import { toMm } from '@drumhead/table';
import { positionReason } from '../ground/terrainEffects.ts';
import { T1 } from '../ground/terrainKinds.ts';
import type { Field, TerrainKind } from '../state/state.ts';

/** One thing or several, as a list. */
export function asList<T>(value: T | readonly T[]): readonly T[] {
  return Array.isArray(value) ? (value as readonly T[]) : [value as T];
}

type Stick = 'VS' | 'S' | 'M' | 'L';

/** A length as a stick and in millimetres. */
export interface Length {
  readonly stick: Stick;
  readonly mm: number;
}

/** A distance of the table that is a whole stick. */
export function lengthOf({ sticks }: Pick<Field, 'sticks'>, distance: number): Length {
  const stick = STICK_NAMES.find((name) => sticks[STICK_KEYS[name]] === distance) ?? 'M';
  return { stick, mm: toMm(distance) };
}

const STICK_KEYS = { VS: 'vs', S: 's', M: 'm', L: 'l' } as const;
const STICK_NAMES = Object.keys(STICK_KEYS) as readonly Stick[];

/** A count of dice, line by line. */
export interface Count {
  readonly total: number;
  readonly lines: readonly Reason[];
}

export function counted(tally: Tally): Count {
  return { total: total(tally), lines: tally };
}

/** A side whose dice given are more or fewer than those counted. */
export interface Miscounted {
  readonly side: 'attack' | 'defence';
  readonly counted: number;
  readonly given: number;
}

/**
 * Sides whose dice are not as many as were counted: at a real table the dice that lie there decide, but the players should
 * know. Left out of the answer where all is well.
 */
export function miscount(
  counts: { readonly attack: Count; readonly defence: Count },
  dice: { readonly attacker: readonly number[]; readonly defender: readonly number[] } | undefined,
): { readonly miscounted?: readonly Miscounted[] } {
  if (dice === undefined) return {};
  const sides = [
    { side: 'attack' as const, counted: counts.attack.total, given: dice.attacker.length },
    { side: 'defence' as const, counted: counts.defence.total, given: dice.defender.length },
  ].filter((one) => one.counted !== one.given);
  return sides.length === 0 ? {} : { miscounted: sides };
}

/** The name of the unit in outcomes. */
export function called(given: GivenUnit, otherwise: string): string {
  return given.name ?? otherwise;
}

export type Ground = 'none' | 'soft' | 'hard' | TerrainKind;

/** LB-TERR-08. */
export function coverOf(ground: Ground): Tally {
  const add = ground === 'none' ? 0 : ground === 'soft' ? 1 : ground === 'hard' ? 2 : T1[ground].cover;
  return add === 0 ? [] : [{ rule: 'LB-TERR-08', add, what: add === 2 ? 'lb.tally.hardCover' : 'lb.tally.softCover' }];
}

export interface GivenPosition {
  readonly higher: 'attacker' | 'defender' | 'neither';
  readonly defender: Ground;
}

/** LB-TERR-10, -11: the best single position of each side. */
export function positions(
  given: GivenPosition,
  attackerLight: boolean,
  step: 'approach' | 'contact',
): { readonly attack: Tally; readonly defence: Tally } {
  const attack: Tally = given.higher === 'attacker' && step === 'approach' ? [higher] : [];
  const behind = positionIn(given.defender, attackerLight);
  const best = behind[0]?.add ?? 0;
  return { attack, defence: best === 0 && given.higher === 'defender' ? [higher] : behind };
}

const higher: Reason = { rule: 'LB-TERR-10', add: 1, what: 'lb.reason.higher' };

/** LB-TERR-10, -13, -14: Light attackers ignore difficult terrain, but not obstacles and walls. */
function positionIn(ground: Ground, attackerLight: boolean): Tally {
  if (ground === 'none') return [];
  if (ground === 'soft' || ground === 'hard') {
    return [{ rule: 'LB-TERR-10', add: ground === 'soft' ? 1 : 2, what: 'lb.tally.position' }];
  }
  const { difficult, position } = T1[ground];
  return position === 0 || (difficult && attackerLight) ? [] : [positionReason(ground)];
}
