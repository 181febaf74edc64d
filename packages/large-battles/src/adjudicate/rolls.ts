/**
 * Single rolls and look-ups in tables of the book: first initiative, Generals in danger, Generals and troops of a side.
 */
import { type Checked, type Tally, total } from '@drumhead/engine';
import type { Situation } from './schemas/index.ts';
import { assess } from '../armies/historical/assess.ts';
import { replacementQuality } from '../command/replacements.ts';
import { generalRoll, generalTable } from '../armies/generals.ts';
import { plusRules } from '../armies/plusRules.ts';
import { survives } from '../morale/generalDice.ts';
import { CAPTURE_DICE, GENERAL_HALVES, SURVIVAL_DICE } from '../morale/losses.ts';
import { firstBy } from '../turn/phase.ts';
import { rolesWinner, scoutedDie } from '../setup/pickUp/roles.ts';
import { problem } from '@drumhead/content/schema';
import { type Count, counted } from './given.ts';

export interface InitiativeOutcome {
  readonly kind: 'initiative';
  readonly totals: readonly number[];
  /** 0 or 1: the side that begins; null: rolled again. */
  readonly first: 0 | 1 | null;
  readonly rule: string;
}

/** LB-ACT-02, LB-ACT-03. */
export function judgeInitiative({ dice }: Situation<'initiative'>): InitiativeOutcome {
  const first = firstBy(dice);
  const totals = dice.map((faces) => faces.reduce((sum, face) => sum + face, 0));
  return { kind: 'initiative', totals, first, rule: first === null ? 'LB-ACT-03' : 'LB-ACT-02' };
}

export interface RolesOutcome {
  readonly kind: 'roles';
  readonly tallies: readonly [Tally, Tally];
  readonly totals: readonly [number, number];
  /** 0 or 1: the side that chooses to attack or to defend; null: rolled again. */
  readonly chooses: 0 | 1 | null;
  readonly rule: string;
}

/** LB-SET-04, LB-SPEC-17. Attacker and defender of a pick-up game. */
export function judgeRoles({ dice, scouts }: Situation<'roles'>): RolesOutcome {
  const tallies = [scoutedDie(dice[0], scouts[0]), scoutedDie(dice[1], scouts[1])] as const;
  return {
    kind: 'roles',
    tallies,
    totals: [total(tallies[0]), total(tallies[1])],
    chooses: rolesWinner(tallies),
    rule: 'LB-SET-04',
  };
}

export interface SurvivalOutcome {
  readonly kind: 'survival';
  readonly rule: string;
  /** Dice to roll: any 1 and he is lost. */
  readonly dice: number;
  readonly survives: boolean | null;
  /** LB-VIC-05. Points for the enemy. */
  readonly points: number;
  /** LB-LEAD-20. He survives, and his owner repositions him. */
  readonly placedAnew: boolean;
  /** LB-LEAD-27. Quality of his replacement; null: none (LB-CINC-12), or his own is unknown. */
  readonly replacement: { readonly rule: string; readonly q: number } | null;
}

const TESTS = {
  leaderDice: 'LB-LEAD-14',
  charismatic: 'LB-SPEC-33',
  unitEliminated: 'LB-LEAD-16',
  contacted: 'LB-LEAD-17',
} as const;

export function judgeSurvival(given: Situation<'survival'>): Checked<SurvivalOutcome> {
  const { test, who, faces, q } = given;
  const cinc = who === 'cinc';
  // LB-CINC-13: the CinC never attaches and adds no dice.
  if (cinc && test !== 'contacted') {
    return { ok: false, problems: [problem('test', 'lb.problem.notForCinc', {}, 'LB-CINC-13')] };
  }
  const dice = { leaderDice: given.added, charismatic: 1, unitEliminated: SURVIVAL_DICE, contacted: CAPTURE_DICE }[
    test
  ];
  if (faces !== undefined && faces.length !== dice) {
    const facts = { given: faces.length, wanted: dice };
    return { ok: false, problems: [problem('faces', 'lb.problem.diceCount', facts, TESTS[test])] };
  }
  const alive = faces === undefined ? null : survives(faces);
  const lost = alive === false;
  return {
    ok: true,
    value: {
      kind: 'survival',
      rule: cinc ? 'LB-CINC-12' : TESTS[test],
      dice,
      survives: alive,
      points: lost ? GENERAL_HALVES / 2 : 0,
      placedAnew: alive === true && (test === 'unitEliminated' || test === 'contacted'),
      replacement: lost && !cinc && q !== undefined ? { rule: 'LB-LEAD-27', q: replacementQuality(q) } : null,
    },
  };
}

export interface GeneralOutcome {
  readonly kind: 'general';
  readonly rule: string;
  readonly q: number;
  /** LB-LIST-06: special rules of which the owner may choose one. */
  readonly mayChoose: readonly string[];
}

/** LB-LIST-05..08, -13. */
export function judgeGeneral({ nation, who, face }: Situation<'general'>): Checked<GeneralOutcome> {
  if (generalTable(nation, who).length === 0) {
    return { ok: false, problems: [problem('who', 'lb.problem.noSuchGeneral', { nation, who }, 'LB-LIST-01')] };
  }
  const { q, plus } = generalRoll(nation, who, face);
  const mayChoose = plus ? plusRules(who === 'cinc' ? 'cinc' : 'leader') : [];
  return { ok: true, value: { kind: 'general', rule: 'LB-LIST-05', q, mayChoose } };
}

export interface StrengthOutcome {
  readonly kind: 'strength';
  readonly q: Count;
  /** null for guns. */
  readonly c: Count | null;
  /** null unless infantry. */
  readonly sk: Count | null;
  readonly units: number;
}

/** Chapters 24 and 27: Q, C and Sk of a unit of a historical battle. */
export function judgeStrength({ level, ...entry }: Situation<'strength'>): Checked<StrengthOutcome> {
  const valued = assess(level, entry);
  if (!valued.ok) return valued;
  const count = (tally: Tally | null): Count | null => (tally === null ? null : counted(tally));
  const { q, c, sk, units } = valued.value;
  return { ok: true, value: { kind: 'strength', q: counted(q), c: count(c), sk: count(sk), units } };
}
