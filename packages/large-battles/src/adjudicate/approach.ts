/** LB-SEQ-07 for the command line: counts, dice, and uses of the actions. */
import type { Checked } from '@drumhead/engine';
import type { GivenUnit, Situation } from './schemas/index.ts';
import type { State, Unit } from '../state/state.ts';
import { countApproach } from '../combat/dice/counting.ts';
import type { Fighter } from '../combat/dice/fighter.ts';
import { approachResult, ELIMINATED } from '../combat/dice/results.ts';
import { type DescribedUse, useActions } from './approachUses.ts';
import { ATTACKER, combatOn, enemiesOf, fightersOn, fightTable, ordered, readDice } from './fightTable.ts';
import { type DescribedPair, describePairs } from './dicePairs.ts';
import { SECTOR_POSITION } from '../combat/dice/tallies.ts';
import { hasGarrison } from './garrison.ts';
import { approachProblems, unlessImpossible } from './impossible.ts';
import { rerolled, type RerollRight, rightsOf } from './rerolls.ts';
import { asList, called, type Count, counted, type Length, type Miscounted, miscount, positions } from './given.ts';

type Given = Situation<'approach'>;

export interface UnitAfter {
  readonly unit: string;
  readonly dis: number;
  readonly eliminated: boolean;
}

export interface ApproachOutcome {
  readonly kind: 'approach';
  readonly attack: Count;
  readonly defence: Count;
  readonly passive: boolean;
  /** LB-DICE-13: rights to re-roll own dice, in order. */
  readonly rerolls: readonly RerollRight[];
  /** LB-APP-09: defenders whose skirmishers are gone for good. */
  readonly skirmishersLost: readonly string[];
  readonly miscounted?: readonly Miscounted[];
  readonly pairs: readonly DescribedPair[];
  readonly disorder: { readonly attacker: number; readonly defender: number };
  readonly attacker: UnitAfter;
  readonly defenders: readonly UnitAfter[];
  /** Actions of each side after the dice, before any use; the split that was won. */
  readonly actions: { readonly attacker: number; readonly defender: number; readonly won: string };
  readonly uses: readonly DescribedUse[];
  /** Open uses by kind. */
  readonly may: { readonly attacker: readonly string[]; readonly defender: readonly string[] };
  /** The stage reached: only rolled so far, or the end. */
  readonly end: string;
  readonly movement: { readonly who: 'attacker' | 'defender'; readonly distance: Length; readonly rule: string } | null;
}

export function judgeApproach(given: Given): Checked<ApproachOutcome> {
  return unlessImpossible(approachProblems(given), () => judgePossible(given));
}

function judgePossible(given: Given): Checked<ApproachOutcome> {
  const table = fightTable(given, 'approach');
  const { a, d } = fightersOn(table, given);
  const rights = rightsOf(a, d, 'approach');
  const dice = rerolled(given, rights);
  return dice.ok
    ? { ok: true, value: judgeRolled(dice.value === undefined ? given : { ...given, dice: dice.value }, table, rights) }
    : dice;
}

/** What the rules make of the arrival at each defender alone: is it passive, does it lose its skirmishers? */
function arrivals(given: Given): readonly { readonly passive: boolean; readonly chased: boolean }[] {
  return enemiesOf(given).map((_, i) => {
    const { frame, events } = ordered(given, i, 'approach', given.firstAction ? 0 : 1);
    const chased = events.some(({ type }) => type === 'skirmishersLost');
    return { passive: frame?.combat.passive[0] === true, chased };
  });
}

function judgeRolled(given: Given, table: State, rerolls: readonly RerollRight[]): ApproachOutcome {
  const defenders = asList<GivenUnit>(given.defender);
  const met = arrivals(given);
  const passive = met.every((one) => one.passive);
  const { a, d } = fightersOn(table, given);
  const combat = combatOn(table, given, {
    a: given.kept,
    bought: given.bought,
    passive: met.map((one) => one.passive),
  });
  const position = positions(given.position, given.attacker.traits.includes('light'), 'approach');
  const tallies = countApproach({
    level: given.level,
    attacker: a[0] as Fighter,
    defenders: d,
    flank: combat.flank,
    bought: given.bought,
    attackPosition: position.attack,
    defencePosition: hasGarrison(given.defender) ? SECTOR_POSITION : position.defence,
  });
  const counts = {
    kind: 'approach' as const,
    attack: counted(tallies.attack),
    defence: counted(tallies.defence),
    passive,
    rerolls,
    skirmishersLost: defenders.flatMap((one, i) => (met[i]?.chased === true ? [called(one, `defender ${i + 1}`)] : [])),
  };
  if (given.dice === undefined) {
    return {
      ...counts,
      pairs: [],
      disorder: { attacker: 0, defender: 0 },
      attacker: standOf(table, ATTACKER),
      defenders: enemiesOf(given).map((unit) => standOf(table, unit)),
      actions: { attacker: given.kept, defender: 0, won: '0-0' },
      uses: [],
      may: { attacker: [], defender: [] },
      end: 'counted',
      movement: null,
    };
  }
  const { attacker, defender } = given.dice;
  const faces = { a: attacker, d: defender, aAgain: [], dAgain: [] };
  const rolled = readDice(table, combat, faces, 'approachResult').state;
  const result = approachResult(attacker, defender, passive);
  return {
    ...counts,
    ...miscount(counts, given.dice),
    pairs: describePairs(result.pairs, result.contest.compared, result.contest.used),
    disorder: { attacker: result.disA, defender: result.disD },
    attacker: standOf(rolled, ATTACKER),
    defenders: enemiesOf(given).map((unit) => standOf(rolled, unit)),
    actions: {
      attacker: given.kept + result.wonA,
      defender: result.wonD,
      won: `${result.wonA}-${result.wonD}`,
    },
    ...useActions(given, rolled),
  };
}

function standOf(state: State, unit: number): UnitAfter {
  const { dis } = state.units[unit] as Unit;
  return { unit: state.field.units[unit]?.id ?? '', dis, eliminated: dis >= ELIMINATED };
}
