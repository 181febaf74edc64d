/** LB-SEQ-07 for the command line: counts, dice, and uses of the actions. */
import { type Checked, refusal, type Refusal } from '@drumhead/engine';
import type { GivenUnit, Situation } from './schemas/index.ts';
import {
  type AttackerCase,
  attackerUseProblem,
  type AttackerUse,
  chargedByCavalry,
  type DefenderCase,
  type DefenderUse,
  defenderUseProblem,
  mustWithdraw,
} from '../combat/approach/allowedActions.ts';
import { countApproach } from '../combat/dice/counting.ts';
import { unloadedBattery } from '../combat/dice/fighter.ts';
import type { CombatUse } from '../state/combatFrame.ts';
import type { Formation } from '../state/state.ts';
import { approachResult, ELIMINATED } from '../combat/dice/results.ts';
import { type DescribedPair, describePairs } from './dicePairs.ts';
import { SECTOR_POSITION } from '../combat/dice/tallies.ts';
import { flanksOf, hasGarrison } from './garrison.ts';
import { approachProblems, strangeFormation, unlessImpossible } from './impossible.ts';
import { rerolled, type RightTold, rightsOf } from './rerolls.ts';
import {
  asList,
  called,
  type Count,
  counted,
  fighter,
  type Length,
  length,
  type Miscounted,
  miscount,
  positions,
  retreatStick,
  scaleOf,
} from './given.ts';

type Given = Situation<'approach'>;

export interface UnitAfter {
  readonly unit: string;
  readonly dis: number;
  readonly eliminated: boolean;
}

export interface DescribedUse {
  readonly by: 'attacker' | 'defender';
  readonly use: string;
  /** null: allowed; else the rule that forbids it and its message key. */
  readonly refused: Refusal | null;
}

export interface ApproachOutcome {
  readonly kind: 'approach';
  readonly attack: Count;
  readonly defence: Count;
  readonly passive: boolean;
  /** LB-DICE-13: rights to re-roll own dice, in order. */
  readonly rerolls: readonly RightTold[];
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

const DEFENDER_USES: readonly DefenderUse[] = ['cancel', 'retreat', 'form', 'turn', 'contact'];
const ATTACKER_USES: readonly AttackerUse[] = ['retreat', 'form', 'contact'];

/** LB-FORM-02, LB-SPEC-01, -15. */
function costOfForming(unit: Pick<GivenUnit, 'traits'>): number {
  return unit.traits.includes('conscript') || unit.traits.includes('militia') ? 2 : 1;
}

/** The uses of the actions, in progress. */
interface Play {
  a: number;
  readonly d: number[];
  readonly done: CombatUse[];
  readonly defendersDone: CombatUse[][];
  /** Formations as they stand: of the attacker, and of each defender. */
  formation: Formation;
  readonly defenderFormations: Formation[];
  end: string | null;
  movement: ApproachOutcome['movement'];
  defenderHasWaived: boolean;
}

export function judgeApproach(given: Given): Checked<ApproachOutcome> {
  return unlessImpossible(approachProblems(given), () => judgePossible(given));
}

function judgePossible(given: Given): Checked<ApproachOutcome> {
  const rights = rightsOf([fighter(given.attacker)], asList<GivenUnit>(given.defender).map(fighter), 'approach');
  const dice = rerolled(given, rights);
  return dice.ok
    ? { ok: true, value: judgeRolled(dice.value === undefined ? given : { ...given, dice: dice.value }, rights) }
    : dice;
}

function judgeRolled(given: Given, rerolls: readonly RightTold[]): ApproachOutcome {
  const defenders = asList<GivenUnit>(given.defender);
  const flank = flanksOf(given);
  const attacker = fighter(given.attacker);
  const fighters = defenders.map(fighter);
  const passive = fighters.every((f, i) => flank[i] === true || unloadedBattery(f));
  const position = positions(given.position, attacker.traits.light, 'approach');
  const garrison = hasGarrison(given.defender);
  const tallies = countApproach({
    level: given.level,
    attacker,
    defenders: fighters,
    flank,
    bought: given.bought,
    attackPosition: position.attack,
    defencePosition: garrison ? SECTOR_POSITION : position.defence,
  });
  const chased = given.firstAction && given.attacker.arm === 'cavalry';
  const counts = {
    kind: 'approach' as const,
    attack: counted(tallies.attack),
    defence: counted(tallies.defence),
    passive,
    rerolls,
    skirmishersLost: defenders.flatMap((d, i) =>
      chased && d.arm === 'infantry' && d.sk > 0 ? [called(d, `defender ${i + 1}`)] : [],
    ),
  };
  const result = given.dice === undefined ? null : approachResult(given.dice.attacker, given.dice.defender, passive);
  const disA = result?.disA ?? 0;
  const disD = result?.disD ?? 0;
  const stand = (unit: GivenUnit, name: string, suffered: number): UnitAfter => ({
    unit: called(unit, name),
    dis: Math.min(ELIMINATED, unit.dis + suffered),
    eliminated: unit.dis + suffered >= ELIMINATED,
  });
  const standA = stand(given.attacker, 'attacker', disA);
  const standD = defenders.map((d, i) => stand(d, `defender ${i + 1}`, disD));
  const a = given.kept + (result?.wonA ?? 0);
  const d = result?.wonD ?? 0;
  const described = {
    ...counts,
    ...miscount(counts, given.dice),
    pairs: result === null ? [] : describePairs(result.pairs, result.contest.compared, result.contest.used),
    disorder: { attacker: disA, defender: disD },
    attacker: standA,
    defenders: standD,
    actions: { attacker: a, defender: d, won: `${result?.wonA ?? 0}-${d}` },
  };
  if (result === null) {
    return { ...described, uses: [], may: { attacker: [], defender: [] }, end: 'counted', movement: null };
  }
  if (standA.eliminated || standD.every((s) => s.eliminated)) {
    const victor = standA.eliminated ? 'defender' : 'attacker';
    const uses = victorUses(
      given.level,
      victor === 'attacker' ? given.attacker : (defenders[0] as GivenUnit),
      victor === 'attacker' ? a : d,
      garrison,
    );
    const may = victor === 'attacker' ? { attacker: uses, defender: [] } : { attacker: [], defender: uses };
    return {
      ...described,
      uses: [],
      may,
      end: `${victor === 'attacker' ? 'defender' : 'attacker'}Eliminated`,
      movement: null,
    };
  }
  return { ...described, ...useActions(given, defenders, flank, standD, [result.wonA, d], a) };
}

/** LB-APP-22, LB-BUA-16. */
function victorUses(level: Given['level'], unit: GivenUnit, actions: number, garrison: boolean): string[] {
  if (garrison) return ['enterSector'];
  const forms = actions >= costOfForming(unit) && (level === 'division' || unit.arm === 'artillery');
  const uses = actions > 0 ? ['carry', 'turn', ...(forms ? ['form'] : [])] : [];
  return unit.arm === 'cavalry' ? [...uses, 'fallBack'] : uses;
}

function useActions(
  given: Given,
  defenders: readonly GivenUnit[],
  flank: readonly boolean[],
  stands: readonly UnitAfter[],
  won: readonly [number, number],
  actions: number,
): Pick<ApproachOutcome, 'uses' | 'may' | 'end' | 'movement'> {
  const play: Play = {
    a: actions,
    d: defenders.map((_, i) => (stands[i]?.eliminated === true ? 0 : won[1])),
    done: [],
    defendersDone: defenders.map(() => []),
    formation: given.attacker.formation,
    defenderFormations: defenders.map(({ formation }) => formation),
    end: null,
    movement: null,
    defenderHasWaived: won[1] === 0,
  };
  const left = defenders.map((_, i) => i).filter((i) => stands[i]?.eliminated !== true);
  const caseD = (i: number): DefenderCase => {
    const unit = defenders[i] as GivenUnit;
    return {
      attacker: given.attacker.arm,
      defender: unit.arm,
      inSector: unit.formation === 'garrison',
      flanked: flank[i] === true,
      limbered: play.defenderFormations[i] === 'limbered',
      won,
      a: play.a,
      d: play.d[i] as number,
      done: play.defendersDone[i] as CombatUse[],
    };
  };
  const allGone = (): boolean => left.every((i) => (play.defendersDone[i] as CombatUse[]).includes('retreat'));
  const caseA = (): AttackerCase => ({
    attacker: given.attacker.arm,
    a: play.a,
    done: play.done,
    allGone: allGone(),
  });
  const problemD = (i: number, use: DefenderUse, wanted?: Formation): Refusal | null => {
    const found = defenderUseProblem(caseD(i), use);
    if (found !== null) return found;
    const unit = { ...(defenders[i] as GivenUnit), formation: play.defenderFormations[i] as Formation };
    if (use === 'form') return formProblem(given, unit, wanted, play.d[i] as number);
    return use === 'contact' ? kindProblem(unit, [given.attacker]) : null;
  };
  const problemA = (use: AttackerUse, wanted?: Formation): Refusal | null => {
    const found = attackerUseProblem(caseA(), use);
    if (found !== null) return found;
    const unit = { ...given.attacker, formation: play.formation };
    if (use === 'form') return formProblem(given, unit, wanted, play.a, false);
    const targets = left.map((i) => defenders[i] as GivenUnit);
    return use === 'contact' ? kindProblem(unit, targets) : null;
  };

  const uses: DescribedUse[] = [];
  for (const asked of given.uses) {
    const refused = play.end !== null ? OVER : tryUse(given, defenders, play, asked, problemA, problemD);
    uses.push({
      by: asked.by,
      use: asked.use,
      refused,
    });
  }
  const mayD =
    play.end !== null || play.defenderHasWaived
      ? []
      : DEFENDER_USES.filter((use) => left.some((i) => problemD(i, use) === null));
  const mayA = play.end !== null || mayD.length > 0 ? [] : ATTACKER_USES.filter((use) => problemA(use) === null);
  if (play.end === null && mayD.length === 0 && mayA.length === 0) finish(given, play, allGone());
  return { uses, may: { attacker: mayA, defender: mayD }, end: play.end ?? 'open', movement: play.movement };
}

const OVER = refusal('LB-ACT-19', 'lb.refusal.notNow');

/** A unit in the formation that it has by now. */
type Formed = Pick<GivenUnit, 'arm' | 'traits'> & { readonly formation: Formation };

/** LB-APP-08, LB-FORM-08: units that can never move into Contact with these. */
function kindProblem(unit: Formed, targets: readonly GivenUnit[]): Refusal | null {
  if (unit.formation === 'square') return refusal('LB-FORM-08', 'lb.refusal.fight.squareStays');
  if (unit.arm === 'infantry' && targets.some((t) => t.arm === 'cavalry')) {
    return refusal('LB-APP-08', 'lb.refusal.fight.infantryIntoCavalry');
  }
  return null;
}

/** LB-FORM-01, -02, LB-ARMY-05, LB-APP-31: a change into this formation, or into any if it is not named. */
function formProblem(
  { level, attacker }: Pick<Given, 'level' | 'attacker'>,
  unit: Formed,
  wanted: Formation | undefined,
  actions: number,
  defends = true,
): Refusal | null {
  if (level === 'army' && unit.arm !== 'artillery') return refusal('LB-ARMY-05', 'lb.refusal.noFormations');
  const charged = defends && chargedByCavalry(attacker.arm);
  if (charged && wanted !== undefined && wanted !== 'square') {
    return refusal('LB-APP-31', 'lb.refusal.fight.squareOnly');
  }
  const into = charged ? 'square' : wanted;
  const strange = into === undefined ? null : strangeFormation(level, unit.arm, into);
  if (strange !== null) return strange;
  if (into === unit.formation) return refusal('LB-FORM-02', 'lb.refusal.fight.formedSo');
  const needed = costOfForming(unit);
  return needed > actions ? refusal('LB-FORM-02', 'lb.refusal.fight.actionsMissing', { needed, left: actions }) : null;
}

function tryUse(
  given: Given,
  defenders: readonly GivenUnit[],
  play: Play,
  asked: Given['uses'][number],
  problemA: (use: AttackerUse, wanted?: Formation) => Refusal | null,
  problemD: (i: number, use: DefenderUse, wanted?: Formation) => Refusal | null,
): Refusal | null {
  const { use, formation } = asked;
  if (asked.by === 'defender') {
    if (play.defenderHasWaived) return refusal('LB-APP-25', 'lb.refusal.notNow');
    if (use === 'waive') {
      play.defenderHasWaived = true;
      return null;
    }
    const i = asked.defender;
    const unit = defenders[i];
    if (unit === undefined) return refusal('LB-APP-12', 'lb.refusal.fight.notInTheFight');
    const problem = problemD(i, use, formation);
    if (problem !== null) return problem;
    const cavalry = chargedByCavalry(given.attacker.arm);
    if (use === 'form' && cavalry && formation === undefined) {
      return refusal('LB-APP-31', 'lb.refusal.fight.squareOnly');
    }
    if (use === 'form' && formation !== undefined) play.defenderFormations[i] = formation;
    play.d[i] = (play.d[i] as number) - (use === 'form' ? costOfForming(unit) : 1);
    if (use === 'cancel') play.a -= 1;
    else (play.defendersDone[i] as CombatUse[]).push(use);
    if (use === 'contact') play.end = 'contactByDefender';
    if (use === 'retreat')
      play.movement = {
        who: 'defender',
        distance: length(scaleOf(given), retreatStick(unit)),
        rule: cavalry ? 'LB-APP-31' : 'LB-APP-38',
      };
    if (use === 'form' && cavalry) {
      play.end = 'attackerFallsBack';
      play.movement = { who: 'attacker', distance: length(scaleOf(given), 'L'), rule: 'LB-APP-34' };
    }
    return null;
  }
  play.defenderHasWaived = true; // LB-APP-25: actions that D has not used by now are lost
  if (use === 'waive') {
    play.a = 0;
    return null;
  }
  if (use === 'cancel' || use === 'turn') {
    return refusal('LB-APP-32', 'lb.refusal.fight.notOpenToAttacker', { asked: use });
  }
  const problem = problemA(use, formation);
  if (problem !== null) return problem;
  if (use === 'form' && formation !== undefined) play.formation = formation;
  play.a -= use === 'form' ? costOfForming(given.attacker) : 1;
  play.done.push(use);
  if (use === 'contact') play.end = 'contactByAttacker';
  if (use === 'retreat')
    play.movement = {
      who: 'attacker',
      distance: length(scaleOf(given), retreatStick(given.attacker)),
      rule: 'LB-APP-38',
    };
  return null;
}

/** LB-APP-36, -37. */
function finish(given: Given, play: Play, allGone: boolean): void {
  if (mustWithdraw({ fellBack: false, ownRetreat: play.done.includes('retreat'), allGone })) {
    play.end = 'attackerWithdraws';
    play.movement = {
      who: 'attacker',
      distance: length(scaleOf(given), retreatStick(given.attacker)),
      rule: 'LB-APP-36',
    };
  } else play.end = 'attackerStays';
}
