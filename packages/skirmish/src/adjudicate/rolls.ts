/** Adjudicates rolls against Quality, falls, bashes and the breaking of a force (chapters 7, 9, 10, 13, 15). */
import { type Checked, D6, type Problem, type Tally, total } from '@drumhead/engine';
import { MOST_DICE, mostDiceOf, outcomeOf, ownRollBonus } from '../turn/activation.ts';
import { commandLines, moraleLines } from '../command/leaders.ts';
import { problem } from '@drumhead/content/schema';
import { NEVER_FEARS, NEVER_TESTS, type Special } from '../armies/specials.ts';
import { breakRule } from '../victory/breaking.ts';
import { fallTally, isWounded } from '../movement/falling.ts';
import { FEATURES } from '../ground/terrain.ts';
import { MORALE_DICE, MORALE_RESULTS } from '../morale/morale.ts';
import { BARRED_DOOR, isBashedDown, bashLines, PLAIN_DOOR } from '../movement/doorBashing.ts';
import { groupLines } from '../command/giveOrder.ts';
import { memberFaults } from './impossible.ts';
import { failuresOf } from '../turn/quality.ts';
import { failureOdds, type RollChance, rollOdds } from '../query/rollOdds.ts';
import { combatLines, scoreOf } from '../combat/scores.ts';
import { type Cause, causesOf, isLessThanHalf } from '../morale/triggers.ts';
import { abilitiesOf } from './fighters.ts';
import type { Situation } from './situations.ts';
import { type Sum, sumOf } from './outcomes.ts';

export interface RollOutcome {
  readonly kind: 'activation' | 'order';
  readonly rule: string;
  readonly quality: number;
  readonly bonus: Sum;
  /** The result, with dice. */
  readonly result: { readonly actions: number; readonly failures: number; readonly turnover: boolean } | null;
  /** Odds for one, two and three dice. */
  readonly odds: readonly { readonly dice: number; readonly rows: readonly RollChance[] }[];
}

const upTo = (most: number): readonly number[] => Array.from({ length: most }, (_, i) => i + 1);

function rollTold(
  kind: RollOutcome['kind'],
  rule: string,
  quality: number,
  bonus: Tally,
  faces: readonly number[] | undefined,
  most: number,
  unstable: boolean,
): RollOutcome {
  return {
    kind,
    rule,
    quality,
    bonus: sumOf(bonus),
    result: faces === undefined ? null : outcomeOf(quality, total(bonus), faces, unstable),
    odds: upTo(most).map((dice) => ({ dice, rows: rollOdds(quality, total(bonus), dice, unstable) })),
  };
}

/** SK-ACT-1, -2, -3, SK-CMD-1, -2, SK-SPR-2, -7, -21, -22. */
export function adjudicateActivation(given: Situation<'activation'>): Checked<RollOutcome> {
  const problems: Problem[] = [];
  const { q, specials } = abilitiesOf(given, '', problems);
  const most = mostDiceOf(specials.includes('green'));
  if ((given.dice ?? []).length > most) problems.push(problem('dice', 'sk.adjudicate.green', { most }, 'SK-SPR-7'));
  problems.push(...ownLead(given.leader, specials));
  if (given.charge === true && !specials.includes('elan')) {
    problems.push(problem('charge', 'sk.adjudicate.noElan', {}, 'SK-SPR-2'));
  }
  if (given.lucky === true && !specials.includes('unpredictable')) {
    problems.push(problem('lucky', 'sk.adjudicate.notUnpredictable', {}, 'SK-SPR-22'));
  }
  if (problems.length > 0) return { ok: false, problems };
  const command = commandLines({ leader: given.leader ?? false, nco: given.nco ?? false });
  const bonus = ownRollBonus(command, given.charge ?? false, given.lucky ?? false);
  const unstable = specials.includes('unstable');
  const rule = unstable && given.dice?.includes(1) === true ? 'SK-SPR-21' : 'SK-ACT-2';
  return { ok: true, value: rollTold('activation', rule, q, bonus, given.dice, most, unstable) };
}

/** SK-CMD-3, SK-SQD-5: a Leader is not led by himself, and his squad has no other. */
function ownLead(leader: boolean | undefined, specials: readonly Special[]): readonly Problem[] {
  if (leader !== true || !specials.includes('leader')) return [];
  return [problem('leader', 'sk.adjudicate.leadsHimself', {}, 'SK-CMD-3')];
}

/** SK-GRP-4, -6, -8, SK-SPR-12. */
export function adjudicateOrder({ order, q, dice, musician }: Situation<'order'>): Checked<RollOutcome> {
  const problems = memberFaults(order, q.length);
  if (problems.length > 0) return { ok: false, problems };
  const bonus = groupLines(order, musician ?? false);
  const value = rollTold('order', 'SK-GRP-4', Math.max(...q), bonus, dice, MOST_DICE, false);
  return { ok: true, value };
}

type MoraleResult = (typeof MORALE_RESULTS)[number];

const resultOf = (failures: number): MoraleResult => MORALE_RESULTS[failures] ?? 'removed';

export interface MoraleOutcome {
  readonly kind: 'morale';
  readonly rule: string;
  readonly quality: number;
  readonly bonus: Sum;
  readonly result: { readonly failures: number; readonly what: MoraleResult } | null;
  readonly odds: readonly { readonly what: MoraleResult; readonly chance: number }[];
}

/** SK-MOR-2, -3, -4, SK-SPR-4, -5, -19, -23. */
export function adjudicateMorale(given: Situation<'morale'>): Checked<MoraleOutcome> {
  const problems: Problem[] = [];
  const { q, specials } = abilitiesOf(given, '', problems);
  const fear = given.fear ?? false;
  const wanted = fear ? 1 : MORALE_DICE;
  const { dice } = given;
  if (dice !== undefined && dice.length !== wanted) {
    problems.push(problem('dice', 'sk.adjudicate.diceWanted', { wanted, given: dice.length }, 'SK-MOR-2'));
  }
  problems.push(...ownLead(given.leader, specials));
  if (given.steadfast === false && specials.includes('steadfast')) {
    problems.push(problem('steadfast', 'sk.adjudicate.isSteadfast', {}, 'SK-SPR-19'));
  }
  const immune = (fear ? NEVER_FEARS : NEVER_TESTS).some((special) => specials.includes(special));
  if (immune) problems.push(problem('specials', 'sk.adjudicate.neverTests', {}, fear ? 'SK-SPR-4' : 'SK-SPR-5'));
  if (problems.length > 0) return { ok: false, problems };
  const bonus = moraleLines({
    leader: given.leader ?? false,
    nco: given.nco ?? false,
    flag: given.flag ?? false,
    steadfast: given.steadfast ?? specials.includes('steadfast'),
    wavering: specials.includes('wavering'),
  });
  const failures = dice === undefined ? null : failuresOf(q, total(bonus), dice);
  const odds = failureOdds(q, total(bonus), wanted);
  return {
    ok: true,
    value: {
      kind: 'morale',
      rule: fear ? 'SK-SPR-4' : 'SK-MOR-3',
      quality: q,
      bonus: sumOf(bonus),
      result: failures === null ? null : { failures, what: resultOf(failures) },
      odds: odds.map((chance, i) => ({ what: resultOf(i), chance })),
    },
  };
}

export interface FallOutcome {
  readonly kind: 'fall';
  readonly rule: 'SK-MOV-15';
  readonly model: Sum;
  readonly fall: Sum;
  readonly result: { readonly scores: readonly [number, number]; readonly what: 'fallen' | 'wounded' } | null;
  /** Chance to be Wounded. */
  readonly wounded: number;
}

/** SK-MOV-15. */
export function adjudicateFall(given: Situation<'fall'>): Checked<FallOutcome> {
  const problems: Problem[] = [];
  const { c } = abilitiesOf(given, '', problems);
  if (problems.length > 0) return { ok: false, problems };
  const { levels, dice } = given;
  const [model, fall] = [combatLines(c), fallTally(levels)];
  let ways = 0;
  for (const own of D6) for (const height of D6) if (isWounded(c, levels, own, height)) ways++;
  const result =
    dice === undefined
      ? null
      : {
          scores: [scoreOf(dice.model, model), scoreOf(dice.fall, fall)] as const,
          what: isWounded(c, levels, dice.model, dice.fall) ? ('wounded' as const) : ('fallen' as const),
        };
  const wounded = ways / (D6.length * D6.length);
  return {
    ok: true,
    value: { kind: 'fall', rule: 'SK-MOV-15', model: sumOf(model), fall: sumOf(fall), result, wounded },
  };
}

export interface BashOutcome {
  readonly kind: 'bash';
  readonly rule: 'SK-MOV-12';
  readonly needed: number;
  readonly tally: Sum;
  readonly done: boolean | null;
  readonly chance: number;
}

/** SK-MOV-12, SK-SPR-3. */
export function adjudicateBash(given: Situation<'bash'>): Checked<BashOutcome> {
  const problems: Problem[] = [];
  const man = abilitiesOf(given, '', problems);
  const { what, die } = given;
  if (what === 'lowWall' && !man.specials.includes('engineer')) {
    problems.push(problem('what', 'sk.act.engineerOnly', {}, 'SK-SPR-3'));
  }
  const needed = what === 'door' ? PLAIN_DOOR : what === 'barredDoor' ? BARRED_DOOR : FEATURES[what].bash;
  if (needed === 0) problems.push(problem('what', 'sk.act.notBashable', {}, 'SK-MOV-12'));
  if (problems.length > 0) return { ok: false, problems };
  const tally = bashLines(man);
  const ways = D6.filter((face) => isBashedDown(face, tally, needed)).length;
  const done = die === undefined ? null : isBashedDown(die, tally, needed);
  const chance = ways / D6.length;
  return { ok: true, value: { kind: 'bash', rule: 'SK-MOV-12', needed, tally: sumOf(tally), done, chance } };
}

export interface BreakOutcome {
  readonly kind: 'break';
  /** SK-MOR-7. */
  readonly belowHalf: boolean;
  /** SK-MOR-1. The triggers that the event met: a, b, c. */
  readonly triggers: readonly Cause[];
  /** The rule by which it breaks, or null. Checked after morale (SK-END-5). */
  readonly breaks: string | null;
}

/** SK-MOR-1, -7, SK-END-3. What no event can have left: losses without a loss, and a force that grew again. */
function breakFaults(given: Situation<'break'>): readonly Problem[] {
  const { started, models, commander } = given;
  if (models > started) {
    const facts = { value: models, least: 0, most: started };
    return [problem('models', 'engine.problem.outOfRange', facts, 'SK-MOR-7')];
  }
  const faults: Problem[] = [];
  if (commander && models === 0) faults.push(problem('commander', 'sk.adjudicate.commanderGone', {}, 'SK-END-3'));
  for (const field of ['commanderLost', 'wounded'] as const) {
    if (given[field] !== true || models < started) continue;
    faults.push(problem(field, 'sk.adjudicate.nobodyLost', {}, 'SK-MOR-1'));
  }
  if (given.halfPassed === true && !isLessThanHalf(models, started)) {
    faults.push(problem('halfPassed', 'sk.adjudicate.notBelowHalf', { models, started }, 'SK-MOR-7'));
  }
  return faults;
}

/** SK-MOR-1, SK-MOR-7, SK-END-2, SK-END-3. */
export function adjudicateBreak(given: Situation<'break'>): Checked<BreakOutcome> {
  const { started, models, enemies, commander } = given;
  const problems = breakFaults(given);
  if (problems.length > 0) return { ok: false, problems };
  const belowHalf = isLessThanHalf(models, started);
  const triggers = causesOf({
    leaderless: given.commanderLost === true,
    belowHalf,
    halfPassed: given.halfPassed ?? false,
    hurt: given.wounded === true,
  });
  return { ok: true, value: { kind: 'break', belowHalf, triggers, breaks: breakRule(models, commander, enemies) } };
}
