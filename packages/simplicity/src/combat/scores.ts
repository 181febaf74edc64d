/** Dice and scores of fire and melee, each with its reasons: the same before, during and after the roll. */
import { type Tally, total } from '@drumhead/engine';
import { attachedCommandBases } from '../command/commandBases.ts';
import { unitsWithin } from '../ground/footprints.ts';
import { hasAreaCover } from '../ground/terrain.ts';
import { cm } from '../state/lengths.ts';
import type { Kind, State, UnitClass, UnitProfile } from '../state/state.ts';
import { armOf, CONVERSION, DICE, traitsOf } from '../state/unitTables.ts';
import { profileOf, sideOf, unitOf } from '../state/units.ts';

interface Line {
  readonly rule: string;
  readonly add: number;
  readonly what: string;
}

/** SIP-FIR-3, SIP-CLS-2, SIP-VAR-2. Dice of a shot, the same for every class. */
export function fireDice(state: State, unit: number): Tally {
  return lessDisruption(state, unit, [{ rule: 'SIP-FIR-3', add: DICE, what: 'sip.dice.base' }], 'SIP-FIR-3');
}

/** SIP-MEL-2, SIP-CMD-3. Dice of a fighter. */
export function meleeDice(state: State, unit: number): Tally {
  const lines = lessDisruption(state, unit, [{ rule: 'SIP-MEL-2', add: DICE, what: 'sip.dice.base' }], 'SIP-MEL-2');
  if (attachedCommandBases(state, unit).length > 0) lines.push({ rule: 'SIP-MEL-2', add: 1, what: 'sip.dice.command' });
  return lines;
}

/** SIP-GEN-3, SIP-VAR-2. Each disruption point takes a die away. */
function lessDisruption(state: State, unit: number, lines: Line[], rule: string): Line[] {
  const { dp } = unitOf(state, unit);
  if (dp > 0 && state.field.switches.dpReducesDice) lines.push({ rule, add: -dp, what: 'sip.dice.disruption' });
  return lines;
}

/** SIP-FIR-1. In steps, or the book's two ranges of guns. */
export function isLongRange(profile: Pick<UnitProfile, 'kind'>, range: number, tolerance: number): boolean {
  return range > traitsOf(profile).effective + tolerance;
}

/** SIP-FIR-4, -5, -6, SIP-CLS-2. The least face that hits, the same for every class. */
export function fireScore(state: State, firer: number, target: number, moved: boolean, long: boolean): Tally {
  const artillery = armOf(profileOf(state, firer)) === 'artillery';
  if (artillery) {
    const lines = [{ rule: 'SIP-FIR-4', add: 5, what: 'sip.score.guns' }];
    if (long) lines.push({ rule: 'SIP-FIR-4', add: 1, what: 'sip.score.long' });
    else if (moved) lines.push({ rule: 'SIP-FIR-6', add: 1, what: 'sip.score.moved' });
    return lines;
  }
  const lines = [{ rule: 'SIP-FIR-4', add: 4, what: 'sip.score.muskets' }];
  // SIP-FIR-5: the two do not add up.
  if (moved) lines.push({ rule: 'SIP-FIR-4', add: 1, what: 'sip.score.moved' });
  else if (isThinTarget(state, target)) lines.push({ rule: 'SIP-FIR-4', add: 1, what: 'sip.score.thin' });
  return lines;
}

/** SIP-FIR-4, SIP-MOV-13. Light infantry, or guns deployed. */
function isThinTarget(state: State, target: number): boolean {
  const profile = profileOf(state, target);
  return profile.kind === 'light' || (armOf(profile) === 'artillery' && !unitOf(state, target).limbered);
}

type Column = 'line' | 'light' | 'heavyCavalry' | 'lightCavalry' | 'artillery';

/** SIP-MEL-3. Least face that hits: fighting down, against across; 0 where it cannot come about. */
export const MELEE: Readonly<Record<Column, Readonly<Record<Column, number>>>> = {
  line: { line: 4, light: 3, heavyCavalry: 4, lightCavalry: 4, artillery: 4 },
  light: { line: 6, light: 0, heavyCavalry: 6, lightCavalry: 6, artillery: 0 },
  heavyCavalry: { line: 4, light: 3, heavyCavalry: 4, lightCavalry: 3, artillery: 3 },
  lightCavalry: { line: 5, light: 3, heavyCavalry: 5, lightCavalry: 4, artillery: 4 },
  artillery: { line: 5, light: 0, heavyCavalry: 5, lightCavalry: 5, artillery: 0 },
};

function columnOf(kind: Kind): Column {
  return kind === 'footArtillery' || kind === 'horseArtillery' ? 'artillery' : kind;
}

/** How two units meet in a melee. */
export interface Clash {
  readonly charger: number;
  readonly defender: number;
  /** SIP-CHG-8. */
  readonly flank: boolean;
  /** SIP-MEL-4f. */
  readonly hindered: boolean;
}

/** SIP-MEL-4: limits of a score. */
const BEST = 3;
const WORST = 6;

/** SIP-MEL-3, -4. The score of the charger or of the defender, limited. `supported`: it has more support than its foe. */
export function meleeScore(
  state: State,
  clash: Clash,
  who: 'charger' | 'defender',
  supported = hasMoreSupport(state, clash, who),
): Tally {
  const { charger, defender, flank, hindered } = clash;
  const charging = who === 'charger';
  const fighter = charging ? charger : defender;
  const foe = charging ? defender : charger;
  const own = profileOf(state, fighter);
  const against = profileOf(state, foe);
  const lines: Line[] = [
    { rule: 'SIP-MEL-3', add: MELEE[columnOf(own.kind)][columnOf(against.kind)], what: `sip.score.melee.${own.kind}` },
  ];
  const add = (holds: boolean, by: number, what: string): void => {
    if (holds) lines.push({ rule: 'SIP-MEL-4', add: by, what });
  };
  const horse = armOf(profileOf(state, charger)) === 'cavalry';
  add(charging && flank, -1, 'sip.score.flank');
  add(!charging && flank, 1, 'sip.score.flanked');
  // SIP-GEN-2: all that there is of squares.
  add(!charging && own.kind === 'line' && horse && !flank, -1, 'sip.score.frontalHorse');
  add(charging && horse && armOf(against) === 'cavalry', -1, 'sip.score.impetus');
  add(supported, -1, 'sip.score.support');
  add(charging && hindered, 1, 'sip.score.hindered');
  add(!charging && own.kind === 'light' && hasAreaCover(state, fighter), -1, 'sip.score.lightInCover');
  const sum = total(lines);
  if (sum < BEST) lines.push({ rule: 'SIP-MEL-4', add: BEST - sum, what: 'sip.score.limit' });
  if (sum > WORST) lines.push({ rule: 'SIP-MEL-4', add: WORST - sum, what: 'sip.score.limit' });
  return lines;
}

/** SIP-MEL-4e. */
function hasMoreSupport(state: State, { charger, defender }: Clash, who: 'charger' | 'defender'): boolean {
  const more = supports(state, charger) - supports(state, defender);
  return who === 'charger' ? more > 0 : more < 0;
}

/** SIP-MEL-4e. Friends, not routing, within 10 cm, the fighter itself not counted. */
export function supports(state: State, unit: number): number {
  let count = 0;
  for (let i = 0; i < state.units.length; i++) {
    if (i === unit || sideOf(state, i) !== sideOf(state, unit) || unitOf(state, i).status !== 'ready') continue;
    if (unitsWithin(state, i, unit, cm(10))) count += 1;
  }
  return count;
}

/** How many dice reach a score. */
export function hitsOf(faces: readonly number[], score: number): number {
  return faces.filter((face) => face >= score).length;
}

/** SIP-CNV-1, -3. The least face that turns so many hits into a DP; 1: no die is needed. */
export function conversionScore(unitClass: UnitClass, hits: number): number {
  return CONVERSION[unitClass][Math.min(hits, 4) - 1] as number;
}
