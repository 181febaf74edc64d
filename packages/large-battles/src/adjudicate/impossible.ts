/** Fights that the rules never let happen, for the command line: refused with the rule, as on a table. */
import { type Checked, type Problem, type Refusal, refusal } from '@drumhead/engine';
import { problem } from '@drumhead/content/schema';
import { openToDefender } from '../combat/approach/allowedActions.ts';
import { mostSk } from '../armies/skirmishers.ts';
import { formationsOf } from '../movement/formationRules.ts';
import type { Field, Formation } from '../state/state.ts';
import { contactProblems, hasGarrison, isGarrison, approachProblems as sectorApproachProblems } from './garrison.ts';
import { asList, called } from './given.ts';
import type { GivenUnit, Situation } from './schemas/index.ts';

type Level = Field['level'];
type Placed = { readonly unit: GivenUnit; readonly path: string };

/** The outcome if nothing forbids the situation. */
export function unlessImpossible<O>(problems: readonly Problem[], judge: () => Checked<O>): Checked<O> {
  return problems.length > 0 ? { ok: false, problems } : judge();
}

function fault(path: string, { rule, reason, facts }: Refusal): Problem {
  return problem(path, reason, facts, rule);
}

function defendersOf(defender: Situation<'contact'>['defender']): readonly Placed[] {
  return asList<GivenUnit>(defender).map((unit, i) => ({
    unit,
    path: Array.isArray(defender) ? `defender[${i}]` : 'defender',
  }));
}

// --- one unit ------------------------------------------------------------------------------------------------------

/** LB-FORM-01, LB-ARMY-05, LB-SKIR-01: a unit of this level that cannot be. */
function unitProblems(level: Level, { unit, path }: Placed): readonly Problem[] {
  return [...formationFault(level, unit, path), ...skirmisherFault(level, unit, path)];
}

/** At army level "line" is what the form fills in, and says nothing. */
function formationFault(level: Level, unit: GivenUnit, path: string): readonly Problem[] {
  const { arm, formation } = unit;
  if (formation === 'garrison' || (level === 'army' && formation === 'line')) return [];
  const strange = strangeFormation(level, arm, formation);
  return strange === null ? [] : [fault(`${path}.formation`, strange)];
}

/** LB-FORM-01, LB-ARMY-05: a formation that the arm does not have, or null. */
export function strangeFormation(level: Level, arm: GivenUnit['arm'], formation: Formation): Refusal | null {
  if (formationsOf({ level }, arm).includes(formation)) return null;
  return level === 'army' && arm !== 'artillery'
    ? refusal('LB-ARMY-05', 'lb.refusal.noFormations')
    : refusal('LB-FORM-01', 'lb.refusal.notItsFormation');
}

/** LB-SKIR-01; LB-ARMY-17: at army level any sum stands. */
function skirmisherFault(level: Level, unit: GivenUnit, path: string): readonly Problem[] {
  if (unit.arm !== 'infantry' || unit.sk <= mostSk(level)) return [];
  const facts = { value: unit.sk, least: 0, most: mostSk(level) };
  return [problem(`${path}.sk`, 'engine.problem.outOfRange', facts, 'LB-SKIR-01')];
}

// --- bombardment ---------------------------------------------------------------------------------------------------

/**
 * LB-BOMB-01, -08, -18, LB-ACT-07: guns that cannot fire, actions that they cannot have, skirmishers that are not there
 * or too far, and a garrison as target, which is hit through its sector.
 */
export function bombardmentProblems(given: Situation<'bombardment'>): readonly Problem[] {
  const { level, battery, target } = given;
  const found: Problem[] = [...tooManyActions('added', given.added, spare(battery)), ...skirmishersAway(given)];
  if (battery.formation !== 'unlimbered') {
    found.push(problem('battery.formation', 'lb.refusal.fire.notUnlimbered', {}, 'LB-BOMB-01'));
  }
  if (!battery.loaded) found.push(problem('battery.loaded', 'lb.refusal.fire.notLoaded', {}, 'LB-BOMB-01'));
  if (target.arm === 'sector') return found;
  if (isGarrison(target)) found.push(problem('target.formation', 'lb.problem.fireAtSector', {}, 'LB-BOMB-18'));
  return [...found, ...unitProblems(level, { unit: target, path: 'target' })];
}

/** LB-BOMB-08. The battery is within 1M, which is short range, of infantry that has skirmishers. */
function skirmishersAway({ skirmishersSpoil, target, range }: Situation<'bombardment'>): readonly Problem[] {
  if (!skirmishersSpoil || (target.arm === 'infantry' && target.sk > 0 && range === 'short')) return [];
  return [problem('skirmishersSpoil', 'lb.problem.noSkirmishersNear', {}, 'LB-BOMB-08')];
}

// --- actions ---

const MOST_DICE = 3;

/** LB-ACT-07, LB-SPEC-07, -10: an activation earns three actions, a fourth by Elite or Guard; one fires, or arrives. */
function spare({ traits }: GivenUnit): number {
  return MOST_DICE - 1 + (traits.includes('elite') || traits.includes('guard') ? 1 : 0);
}

function tooManyActions(path: string, value: number, most: number): readonly Problem[] {
  return value <= most ? [] : [problem(path, 'lb.problem.tooManyActions', { value, most }, 'LB-ACT-07')];
}

// --- both kinds of fight -------------------------------------------------------------------------------------------

type Fight = Pick<Situation<'contact'>, 'level' | 'attacker' | 'defender' | 'flank'>;

function fightProblems(given: Fight): readonly Problem[] {
  const { level, attacker, defender } = given;
  const defenders = defendersOf(defender);
  return [
    ...unitProblems(level, { unit: attacker, path: 'attacker' }),
    ...defenders.flatMap((one) => unitProblems(level, one)),
    ...flankedSquares(given),
    ...sectorAlone(defenders),
  ];
}

/** LB-GEO-11, LB-FORM-07: a square has no flank. */
function flankedSquares({ defender, flank }: Fight): readonly Problem[] {
  const taken = asList<GivenUnit>(defender).findIndex(
    (unit, i) => unit.formation === 'square' && (typeof flank === 'boolean' ? flank : flank[i] === true),
  );
  if (taken < 0) return [];
  const path = typeof flank === 'boolean' ? 'flank' : `flank[${taken}]`;
  return [problem(path, 'lb.problem.squareHasNoFlank', {}, 'LB-GEO-11')];
}

/** LB-BUA-26: a garrison and a unit in the open are never one fight, nor two sectors. */
function sectorAlone(defenders: readonly Placed[]): readonly Problem[] {
  const garrison = defenders.length > 1 ? defenders.find(({ unit }) => isGarrison(unit)) : undefined;
  return garrison === undefined ? [] : [problem(garrison.path, 'lb.problem.sectorAlone', {}, 'LB-BUA-26')];
}

const DIS_OF_OPEN_SQUARE = 3;

/** LB-APP-03: horse comes at a square only when its DIS is 3. */
function firmSquares({ attacker, defender }: Fight): readonly Problem[] {
  if (attacker.arm !== 'cavalry') return [];
  return defendersOf(defender).flatMap(({ unit, path }) =>
    unit.formation === 'square' && unit.dis < DIS_OF_OPEN_SQUARE
      ? [problem(path, 'lb.refusal.squareUnshaken', { dis: unit.dis }, 'LB-APP-03')]
      : [],
  );
}

// --- Approach ------------------------------------------------------------------------------------------------------

/** LB-APP-02, -03, LB-FORM-08, LB-UNIT-07, LB-ACT-07, LB-BUA-11, -17, -26. */
export function approachProblems(given: Situation<'approach'>): readonly Problem[] {
  const { attacker, bought, kept } = given;
  const ban = approachBanOf(attacker);
  return [
    ...(ban === null ? sectorApproachProblems(given) : [ban]),
    ...firmSquares(given),
    ...fightProblems(given),
    ...tooManyActions(kept === 0 ? 'bought' : 'kept', bought + kept, spare(attacker)),
  ];
}

function approachBanOf(attacker: GivenUnit): Problem | null {
  const { arm, formation, dis } = attacker;
  const facts = { unit: called(attacker, 'attacker'), dis };
  if (arm === 'artillery') return problem('attacker.arm', 'lb.refusal.gunsNeverApproach', facts, 'LB-APP-02');
  if (formation === 'square') {
    return problem('attacker.formation', 'lb.refusal.squareMayNotApproach', facts, 'LB-FORM-08');
  }
  return dis >= 3 ? problem('attacker.dis', 'lb.refusal.tooDisordered', facts, 'LB-UNIT-07') : null;
}

// --- Contact -------------------------------------------------------------------------------------------------------

type Contact = Situation<'contact'>;

/** LB-APP-08: infantry never closes with cavalry, so of these two only the cavalry can have moved. */
function footAgainstHorse({ attacker, defender }: Contact): boolean {
  return attacker.arm === 'infantry' && asList<GivenUnit>(defender).some(({ arm }) => arm === 'cavalry');
}

/** The side that moved into Contact. Left out: the attacker, or the defender where the attacker never may. */
export function moverOf(given: Contact): 'attacker' | 'defender' {
  return given.mover ?? (footAgainstHorse(given) ? 'defender' : 'attacker');
}

/** LB-APP-02, -03, -08, -27, -30, -31, LB-FORM-08, LB-BRK-01, -03, -05, LB-BUA-11, -13, -17, -26. */
export function contactFaults(given: Contact): readonly Problem[] {
  const sector = contactProblems({ ...given, mover: moverOf(given) });
  return [
    ...sector,
    ...attackerFault(given),
    ...(sector.length > 0 ? [] : moverFault(given)),
    ...(given.breakthrough ? breakthroughFault(given) : firmSquares(given)),
    ...fightProblems(given),
    ...contactActions(given),
  ];
}

/** LB-APP-21, LB-APP-32, LB-CON-05: actions kept from the Approach, at most two won in it, less the one to move in. */
function contactActions(given: Contact): readonly Problem[] {
  const byDefender = moverOf(given) === 'defender';
  // An attacker whose enemy moves in has left that enemy one of the two actions that the Approach gives.
  const most = spare(given.attacker) + WON_IN_APPROACH - 1;
  return [
    ...tooManyActions('attack.bought', given.attack.bought, most),
    ...tooManyActions('defence.bought', given.defence.bought, WON_IN_APPROACH - (byDefender ? 1 : 0)),
  ];
}

const WON_IN_APPROACH = 2;

/** Guns and squares never Approach, and a Contact keeps the roles of the Approach (LB-CON-04). */
function attackerFault({ attacker }: Contact): readonly Problem[] {
  if (attacker.arm === 'artillery') return [problem('attacker.arm', 'lb.refusal.gunsNeverApproach', {}, 'LB-APP-02')];
  if (attacker.formation !== 'square') return [];
  return [problem('attacker.formation', 'lb.refusal.fight.squareStays', {}, 'LB-FORM-08')];
}

function moverFault(given: Contact): readonly Problem[] {
  if (moverOf(given) === 'defender') return counterFault(given);
  if (given.breakthrough || !footAgainstHorse(given)) return [];
  return [problem('mover', 'lb.refusal.fight.infantryIntoCavalry', {}, 'LB-APP-08')];
}

/** LB-APP-27, -29..31, LB-FORM-08: a counter-attack that none of the defenders may make. */
function counterFault({ attacker, defender, flank }: Contact): readonly Problem[] {
  if (hasGarrison(defender)) return [];
  const refused = asList<GivenUnit>(defender).map((unit, i): Refusal | null => {
    const { rule, uses } = openToDefender(attacker.arm, unit.arm, false);
    if (!uses.includes('contact')) return refusal(rule, 'lb.problem.noCounter');
    if (unit.formation === 'square') return refusal('LB-FORM-08', 'lb.refusal.fight.squareStays');
    const flanked = typeof flank === 'boolean' ? flank : flank[i] === true;
    return flanked ? refusal('LB-APP-27', 'lb.refusal.fight.flankedNoContact') : null;
  });
  const [first] = refused;
  return refused.includes(null) || first === undefined || first === null ? [] : [fault('mover', first)];
}

/** LB-BRK-01, -03, -05, LB-SPEC-11: only cavalry, on its own move, not at DIS 3 and not into a square. */
function breakthroughFault(given: Contact): readonly Problem[] {
  const { attacker, defender } = given;
  if (attacker.arm !== 'cavalry') return [problem('breakthrough', 'lb.problem.onlyCavalryBreaks', {}, 'LB-BRK-01')];
  if (moverOf(given) === 'defender') return [problem('mover', 'lb.problem.breakthroughMoves', {}, 'LB-BRK-03')];
  const impetuous = attacker.traits.includes('impetuous');
  if (attacker.dis >= 3 && !impetuous) return [problem('attacker.dis', 'lb.problem.tooWornToBreak', {}, 'LB-BRK-05')];
  return defendersOf(defender).flatMap(({ unit, path }) =>
    unit.formation === 'square' && !(impetuous && unit.dis >= DIS_OF_OPEN_SQUARE)
      ? [problem(path, 'lb.problem.noBreakIntoSquare', {}, 'LB-BRK-05')]
      : [],
  );
}
