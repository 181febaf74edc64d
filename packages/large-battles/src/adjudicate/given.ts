/** From situations in human terms to the facts for counts of dice, and back to outcomes. */
import { type Reason, type Tally, total } from '@drumhead/engine';
import type { GivenUnit } from './schemas/index.ts';
import type { CombatTraits, Fighter, Level } from '../combat/dice/fighter.ts';
import { T1 } from '../ground/terrainKinds.ts';
import type { TerrainKind } from '../state/state.ts';

/** One thing or several, as a list. */
export function asList<T>(value: T | readonly T[]): readonly T[] {
  return Array.isArray(value) ? (value as readonly T[]) : [value as T];
}

/** Sticks in millimetres (LB-GEO-01). */
export const STICKS_MM = {
  '6mm': { VS: 30, S: 50, M: 80, L: 120 },
  '15mm': { VS: 50, S: 80, M: 120, L: 180 },
  '28mm': { VS: 80, S: 120, M: 180, L: 280 },
} as const;
export type Stick = 'VS' | 'S' | 'M' | 'L';
export type Scale = keyof typeof STICKS_MM;

/** LB-ARMY-04: at army level always the sticks of 15 mm. */
export function scaleOf({ level, scale }: { readonly level: Level; readonly scale: Scale }): Scale {
  return level === 'army' ? '15mm' : scale;
}

/** A length as a stick and in millimetres. */
export interface Length {
  readonly stick: Stick;
  readonly mm: number;
}

export function length(scale: Scale, stick: Stick): Length {
  return { stick, mm: STICKS_MM[scale][stick] };
}

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

const NONE: CombatTraits = {
  cuirass: false,
  determined: false,
  impetuous: false,
  lance: false,
  light: false,
  strong: false,
  wavering: false,
  weak: false,
};

function traitsOf(names: readonly string[]): CombatTraits {
  const traits: Record<string, boolean> = { ...NONE };
  for (const name of names) if (name in NONE) traits[name] = true;
  return traits as unknown as CombatTraits;
}

/** The facts about a described unit. */
export function fighter(given: GivenUnit): Fighter {
  const common = { formation: given.formation, dis: given.dis, traits: traitsOf(given.traits) };
  if (given.arm === 'artillery') {
    return {
      ...common,
      arm: 'artillery',
      cavalryClass: null,
      calibre: given.calibre,
      c: 0,
      sk: 0,
      loaded: given.loaded,
      batteries: given.batteries,
    };
  }
  return {
    ...common,
    arm: given.arm,
    cavalryClass: given.arm === 'cavalry' ? given.class : null,
    calibre: null,
    c: given.c,
    sk: given.arm === 'infantry' ? given.sk : 0,
    loaded: false,
    batteries: 1,
  };
}

/** The name of the unit in outcomes. */
export function called(given: GivenUnit, otherwise: string): string {
  return given.name ?? otherwise;
}

/** LB-APP-38, LB-CON-16: the distance of a retreat. */
export function retreatStick(given: GivenUnit): Stick {
  return given.arm === 'cavalry' || (given.arm === 'artillery' && given.horse) ? 'L' : 'M';
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

/** LB-TERR-10..14: the best single position of each side. */
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
  const { difficult, linear, impassable, position } = T1[ground];
  if (position === 0 || (difficult && attackerLight)) return [];
  if (linear || impassable) return [{ rule: 'LB-TERR-12', add: position, what: `lb.reason.behind.${ground}` }];
  if (ground === 'wood') return [{ rule: 'LB-TERR-13', add: position, what: 'lb.reason.inWood' }];
  return [{ rule: 'LB-TERR-10', add: position, what: `lb.reason.in.${ground}` }];
}
