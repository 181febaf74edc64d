/** The facts about one unit that counts of dice use (chapter 12), apart from its place. */
import type { Reason, RuleId } from '@drumhead/engine';
import type {
  Arm,
  Calibre,
  CavalryClass,
  Field,
  Formation,
  State,
  Traits,
  Unit,
  UnitProfile,
} from '../../state/state.ts';

/** The special rules that matter to a count of dice or its reading. */
export type CombatTraits = Pick<
  Traits,
  'cuirass' | 'determined' | 'impetuous' | 'lance' | 'light' | 'strong' | 'wavering' | 'weak'
>;

export interface Fighter {
  readonly arm: Arm;
  readonly cavalryClass: CavalryClass | null;
  readonly calibre: Calibre | null;
  readonly formation: Formation;
  readonly c: number;
  readonly sk: number;
  readonly dis: number;
  readonly loaded: boolean;
  readonly traits: CombatTraits;
  /** Batteries in it: 2 for a Grand Battery (LB-OPT-01), else 1. */
  readonly batteries: number;
}

/** Division level has formations, army level does not (LB-ARMY-09, -10). */
export type Level = Field['level'];

/** The purpose of a unit's base dice (table C1). */
export type DiceFor = 'fire' | 'target' | 'combat';

export function fighterOf(state: State, unit: number): Fighter {
  const u = state.units[unit] as Unit;
  const p = state.field.units[unit] as UnitProfile;
  return {
    arm: p.arm,
    cavalryClass: p.cavalryClass,
    calibre: p.calibre,
    formation: u.formation,
    c: p.c,
    sk: u.sk,
    dis: u.dis,
    loaded: u.loaded,
    traits: p.traits,
    batteries: u.battery >= 0 ? 2 : 1,
  };
}

/** Table C1 (LB-CD-01, LB-CD-02). */
export const CALIBRE_DICE: { readonly [K in Calibre]: number } = { light: 3, medium: 4, heavy: 5 };
export const CAVALRY_LINE_DICE: { readonly [K in CavalryClass]: number } = { light: 4, dragoons: 5, heavy: 6 };
export const INFANTRY_DICE: { readonly [K in Formation]?: number } = {
  line: 4,
  attackColumn: 3,
  marchColumn: 2,
  square: 2,
  garrison: 3,
};
export const CAVALRY_COLUMN_DICE = 3;
export const UNLOADED_DICE = 2;
export const SECTOR_DICE = 3;

const RULE_OF_GUNS: { readonly [K in DiceFor]: RuleId } = {
  fire: 'LB-CD-01',
  target: 'LB-CD-02',
  combat: 'LB-CD-03',
};

/** LB-CD-04. A limbered battery counts as unloaded. */
export function readyToFire(f: Fighter): boolean {
  return f.loaded && f.formation === 'unlimbered';
}

/** LB-APP-13. An unloaded battery is passive. */
export function unloadedBattery(f: Fighter): boolean {
  return f.arm === 'artillery' && !readyToFire(f);
}

/** Squares exist at division level only (LB-ARMY-10). */
export function inSquare(level: Level, f: Pick<Fighter, 'formation'>): boolean {
  return level === 'division' && f.formation === 'square';
}

/** LB-CD-01..04, LB-ARMY-09, LB-BUA-13: the first line of a tally. */
export function baseDice(level: Level, f: Fighter, wanted: DiceFor): Reason {
  if (f.arm === 'artillery') return batteryDice(f, wanted);
  if (f.arm === 'cavalry') {
    const kind = f.cavalryClass ?? 'light';
    if (level === 'army') return { rule: 'LB-ARMY-09', add: CAVALRY_LINE_DICE[kind], what: `lb.tally.${kind}Cavalry` };
    return f.formation === 'line'
      ? { rule: 'LB-CD-01', add: CAVALRY_LINE_DICE[kind], what: `lb.tally.${kind}CavalryLine` }
      : { rule: 'LB-CD-01', add: CAVALRY_COLUMN_DICE, what: 'lb.tally.cavalryColumn' };
  }
  if (f.formation === 'garrison') {
    return { rule: 'LB-BUA-13', add: INFANTRY_DICE.garrison as number, what: 'lb.tally.garrison' };
  }
  if (level === 'army') return { rule: 'LB-ARMY-09', add: INFANTRY_DICE.line as number, what: 'lb.tally.infantry' };
  return { rule: 'LB-CD-01', add: INFANTRY_DICE[f.formation] ?? 4, what: `lb.tally.infantry.${f.formation}` };
}

function batteryDice(f: Fighter, wanted: DiceFor): Reason {
  const calibre = f.calibre ?? 'medium';
  if (wanted === 'combat' && !readyToFire(f)) {
    const rule = f.formation === 'limbered' ? 'LB-CD-04' : 'LB-CD-03';
    return { rule, add: UNLOADED_DICE * f.batteries, what: 'lb.tally.unloadedBattery' };
  }
  const rule = f.batteries > 1 ? 'LB-OPT-01' : RULE_OF_GUNS[wanted];
  // LB-BOMB-21: both batteries roll; modifiers are counted once for the shot.
  return { rule, add: CALIBRE_DICE[calibre] * f.batteries, what: `lb.tally.${calibre}Battery` };
}
