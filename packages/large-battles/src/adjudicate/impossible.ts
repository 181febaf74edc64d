/** Fights that the rules never let happen, for the command line: refused with the rule, as on a table. */
import { type Checked, type Problem, type Refusal, refusal } from '@drumhead/engine';
import { problem } from '@drumhead/content/schema';
import { attackerProblem } from '../combat/approach/attackerActions.ts';
import { defenderProblem } from '../combat/approach/defenderActions.ts';
import { openFrame } from '../combat/beginCombat.ts';
import { exploitOptions } from '../combat/contact/breakthrough.ts';
import { mostSk } from '../armies/skirmishers.ts';
import { formationsOf } from '../movement/formationRules.ts';
import { MOST_DICE } from '../turn/activationStandard.ts';
import type { Field, Formation } from '../state/state.ts';
import { combatOn, enemiesOf, fightTable, ordered } from './fightTable.ts';
import { hasGarrison, isGarrison, sectorNeeded } from './garrison.ts';
import { asList } from './given.ts';
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

/** LB-ACT-07, LB-SPEC-07, -10: an activation earns three actions, a fourth by Elite or Guard; one fires, or arrives. */
function spare({ traits }: GivenUnit): number {
  return MOST_DICE - 1 + (traits.includes('elite') || traits.includes('guard') ? 1 : 0);
}

function tooManyActions(path: string, value: number, most: number): readonly Problem[] {
  return value <= most ? [] : [problem(path, 'lb.problem.tooManyActions', { value, most }, 'LB-ACT-07')];
}

// --- both kinds of fight -------------------------------------------------------------------------------------------

type Fight = Pick<Situation<'contact'>, 'level' | 'scale' | 'attacker' | 'defender' | 'flank'>;

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

/** Where the fault lies for which an attack is refused. */
const PLACES: Readonly<Record<string, string>> = {
  'LB-APP-02': 'attacker.arm',
  'LB-FORM-08': 'attacker.formation',
  'LB-BUA-17': 'attacker.formation',
  'LB-UNIT-07': 'attacker.dis',
  'LB-REACT-18': 'attacker.dis',
  'LB-BUA-11': 'attacker',
};

/** Why the battle's judge refuses this attack, told once for the attacker, and for each defender that it spares. */
function refusedAttack(given: Fight, command: 'approach' | 'storm'): readonly Problem[] {
  const found = defendersOf(given.defender).flatMap(({ path }, i) => {
    const { refused } = ordered(given, i, command);
    return refused === null ? [] : [fault(PLACES[refused.rule] ?? path, refused)];
  });
  return found.filter(({ path }, i) => found.findIndex((one) => one.path === path) === i);
}

// --- Approach ------------------------------------------------------------------------------------------------------

/** LB-APP-02, -03, LB-FORM-08, LB-UNIT-07, LB-ACT-07, LB-BUA-11, -17, -26. */
export function approachProblems(given: Situation<'approach'>): readonly Problem[] {
  const { attacker, bought, kept } = given;
  return [
    ...refusedAttack(given, 'approach'),
    ...fightProblems(given),
    ...tooManyActions(kept === 0 ? 'bought' : 'kept', bought + kept, spare(attacker)),
  ];
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

/** What no battle leads to: by the way the attacker came, by the units that meet, by the actions that are left. */
export function contactFaults(given: Contact): readonly Problem[] {
  const coming = comingFaults(given);
  const squares = coming.filter(({ rule }) => rule === 'LB-APP-03');
  return [
    ...coming.filter((one) => !squares.includes(one)),
    ...moverFault(given),
    ...(given.breakthrough ? breakthroughFault(given) : squares),
    ...fightProblems(given),
    ...contactActions(given),
  ];
}

/**
 * LB-APP-02, -03, LB-BUA-11, -17, LB-REACT-18: an attack that no Approach has led up to. Its DIS has grown since
 * (LB-UNIT-08), and it may have changed formation (LB-APP-32).
 */
function comingFaults(given: Contact): readonly Problem[] {
  const needed = sectorNeeded(given);
  if (needed.length > 0) return needed;
  if (isGarrison(given.attacker)) return refusedAttack(given, 'storm');
  const { attacker } = given;
  const formation = attacker.arm === 'infantry' && hasGarrison(given.defender) ? 'attackColumn' : attacker.formation;
  const came = refusedAttack({ ...given, attacker: { ...attacker, dis: 0, formation } as GivenUnit }, 'approach');
  return came.filter(({ rule }) => rule !== 'LB-FORM-08'); // a square is told by the move that it does not make
}

/** LB-APP-21, LB-APP-32: actions kept from the Approach, at most two won in it, less the one to move in. */
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

/** LB-APP-08, -27, -29..31, LB-FORM-08, LB-BUA-13: a move into Contact that the battle's judge never allows. */
function moverFault(given: Contact): readonly Problem[] {
  if (isGarrison(given.attacker)) return moverOf(given) === 'attacker' ? [] : counterFault(given);
  const square = given.attacker.formation === 'square';
  const moves = moverOf(given) === 'attacker' && !given.breakthrough;
  const own = moves || square ? attackersMove(given) : [];
  return [...own, ...(moverOf(given) === 'defender' ? counterFault(given) : [])];
}

/** The attacker goes into all of them, so one that it cannot close with keeps it from the others. */
function attackersMove(given: Contact): readonly Problem[] {
  if (given.attacker.arm === 'artillery') return []; // it never came so far
  const [first] = enemiesOf(given).flatMap((_, i) => {
    const alone = only(given, i);
    const state = fightTable(alone, 'approach');
    const why = attackerProblem(state, combatOn(state, alone, { a: 1 }), 'contact');
    return why === null ? [] : [why];
  });
  if (first === undefined) return [];
  return [fault(first.rule === 'LB-FORM-08' ? 'attacker.formation' : 'mover', first)];
}

/** A counter-attack that none of the defenders may make. */
function counterFault(given: Contact): readonly Problem[] {
  const refused = enemiesOf(given).map((_, i): Refusal | null => {
    const alone = only(given, i);
    const state = fightTable(alone, 'approach');
    return defenderProblem(state, combatOn(state, alone, { won: [0, 2], d: [2] }), 1, 'contact');
  });
  const [first] = refused;
  if (refused.includes(null) || first === undefined || first === null) return [];
  const reason = NO_COUNTER[first.rule] ?? first.reason;
  return [fault('mover', { ...first, reason })];
}

/** Rules by which a kind of unit never counter-attacks, in the words for a situation in place of an order. */
const NO_COUNTER: Readonly<Record<string, string>> = {
  'LB-BUA-13': 'lb.refusal.fight.garrisonCancels',
  'LB-APP-30': 'lb.problem.noCounter',
  'LB-APP-31': 'lb.problem.noCounter',
};

/** The fight of the attacker with one defender. */
function only<G extends Fight>(given: G, i: number): G {
  const flank = typeof given.flank === 'boolean' ? given.flank : given.flank[i] === true;
  return { ...given, defender: asList<GivenUnit>(given.defender)[i] as GivenUnit, flank };
}

/** LB-BRK-01, -03, -05, LB-SPEC-11: only cavalry, on its own move, not at DIS 3 and not into a square. */
function breakthroughFault(given: Contact): readonly Problem[] {
  const { attacker } = given;
  if (attacker.arm !== 'cavalry') return [problem('breakthrough', 'lb.problem.onlyCavalryBreaks', {}, 'LB-BRK-01')];
  if (moverOf(given) === 'defender') return [problem('mover', 'lb.problem.breakthroughMoves', {}, 'LB-BRK-03')];
  const barred = defendersOf(given.defender).filter((_, i) => !breaksInto(only(given, i)));
  if (barred.length === 0) return [];
  // What keeps a fresh unit from it as well is not its disorder.
  const fresh = { ...given, attacker: { ...attacker, dis: 0 } };
  const worn = defendersOf(given.defender).some((_, i) => !breaksInto(only(given, i)) && breaksInto(only(fresh, i)));
  if (worn) return [problem('attacker.dis', 'lb.problem.tooWornToBreak', {}, 'LB-BRK-05')];
  return barred.map(({ path }) => problem(path, 'lb.problem.noBreakIntoSquare', {}, 'LB-BRK-05'));
}

/** May the attacker, having destroyed somebody, break through into the unit ahead of it? */
function breaksInto(given: Contact): boolean {
  const state = fightTable(given, 'approach');
  const frame = openFrame(combatOn(state, given, {}), 'exploit');
  return exploitOptions(state, { ...frame, destroyed: [1], queue: [0] }).some(({ type }) => type === 'breakthrough');
}
