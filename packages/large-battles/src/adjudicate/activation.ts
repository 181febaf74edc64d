/** LB-SEQ-02 and -03 for the command line: results of activation and reaction rolls. */
import type { Checked, Problem, Reason } from '@drumhead/engine';
import { dieSucceeds, PAIR_OF_FIVES_OR_SIXES, PAIR_OF_SIXES, readActivation } from '@drumhead/odds';
import { MOST_DICE } from '../turn/activationStandard.ts';
import type { Situation } from './schemas/index.ts';
import { problem } from '@drumhead/content/schema';

type Given = Situation<'activation'>;

/** LB-CINC-08. */
const MOST_PRESSED = 2;

export interface ActivationOutcome {
  readonly kind: 'activation';
  /** The face each die needs and its modifiers; null: the Average die is missing. */
  readonly quality: number | null;
  readonly bonus: readonly Reason[];
  /** Automatic successes, and dice to roll. */
  readonly automatic: { readonly successes: number; readonly rule: string | null };
  readonly toRoll: number;
  readonly dice: readonly { readonly face: number; readonly success: boolean }[];
  readonly successes: number;
  readonly failures: number;
  /** LB-SPEC-07, -10. */
  readonly extraAction: string | null;
  readonly actions: number;
  /** LB-ACT-13, -14, -16. */
  readonly slotCloses: boolean;
  readonly turnover: boolean;
  /** Options of the other side after the failures. */
  readonly answer: {
    readonly what: 'nothing' | 'reaction' | 'replacement';
    readonly dice: number;
    readonly when: 'never' | 'atOnce' | 'anyWindow';
  };
}

export function judgeActivation(given: Given): Checked<ActivationOutcome> {
  const { reroll } = given;
  const first = judgeRoll(given);
  const impossible = [...reactionFault(given), ...diceFault(given, first), ...averageFault(given, first)];
  if (impossible.length > 0) return { ok: false, problems: impossible };
  if (reroll === undefined) return { ok: true, value: first };
  const fault = (rule: string, reason: string, facts = {}) =>
    ({ ok: false, problems: [problem('reroll', reason, facts, rule)] }) as const;
  // LB-CINC-03, -04: a Leader's own roll, in reaction too; LB-SPEC-31: the roll of a group order.
  if (reroll.right === 'cinc' && given.by !== 'leader') return fault('LB-CINC-03', 'lb.problem.noReroll');
  if (reroll.right === 'active' && given.by !== 'group') return fault('LB-SPEC-31', 'lb.problem.noReroll');
  const rule = reroll.right === 'cinc' ? 'LB-CINC-03' : 'LB-SPEC-31';
  const die = first.dice[reroll.die];
  if (die === undefined) return fault(rule, 'lb.problem.noSuchDie');
  if (die.success) return fault(rule, 'lb.problem.dieSucceeded', { face: die.face });
  const faces = given.dice.faces.map((face, i) => (i === reroll.die ? reroll.face : face));
  return { ok: true, value: judgeRoll({ ...given, dice: { ...given.dice, faces } }) };
}

/** LB-REACT-06, -16: what a General cannot order in a reaction. */
function reactionFault({ by, reaction }: Given): readonly Problem[] {
  if (!reaction) return [];
  if (by === 'group') return [problem('by', 'lb.problem.noGroupInReaction', {}, 'LB-REACT-06')];
  return by === 'reserve' ? [problem('by', 'lb.problem.noReserveInReaction', {}, 'LB-REACT-16')] : [];
}

/** LB-ACT-07, LB-CINC-08, LB-REACT-01. Just the dice chosen, or the most there are, less the automatic successes. */
function diceFault({ by, dice, reaction }: Given, { automatic }: ActivationOutcome): readonly Problem[] {
  const { length } = dice.faces;
  const most = by === 'reserve' ? MOST_PRESSED : MOST_DICE;
  if (dice.chosen !== undefined && dice.chosen > most) {
    return [problem('dice.chosen', 'lb.refusal.diceOneOrTwo', { dice: dice.chosen }, 'LB-CINC-08')];
  }
  const wanted = Math.max(0, (dice.chosen ?? most) - automatic.successes);
  if (length === 0 || length === wanted || (dice.chosen === undefined && length < wanted)) return [];
  const rule = automatic.rule ?? (reaction ? 'LB-REACT-01' : by === 'reserve' ? 'LB-CINC-08' : 'LB-ACT-07');
  return [problem('dice.faces', 'lb.problem.diceCount', { given: length, wanted }, rule)];
}

/** LB-SPEC-21. */
function averageFault({ by, dice, traits }: Given, { toRoll }: ActivationOutcome): readonly Problem[] {
  const rolls = (by === 'unit' || by === 'reserve') && traits.includes('unpredictable') && toRoll > 0;
  return dice.average === undefined || rolls
    ? []
    : [problem('dice.average', 'lb.problem.noAverageDie', {}, 'LB-SPEC-21')];
}

function judgeRoll(given: Given): ActivationOutcome {
  const ownRoll = given.by === 'unit' || given.by === 'reserve';
  const has = (trait: Given['traits'][number]): boolean => ownRoll && given.traits.includes(trait);
  const automatic = automaticOf(given, has);
  const { faces, average } = given.dice;
  const chosen = given.dice.chosen ?? Math.max(1, faces.length + automatic.successes);
  const unpredictable = has('unpredictable');
  // LB-CINC-08: the CinC presses on a unit that has not come within its Leader's span.
  const inSpan = given.by !== 'reserve' && given.inCommand;
  // LB-SPEC-21: the Average die already includes the Leader's help.
  const quality = unpredictable ? (average === undefined ? null : average + (inSpan ? 0 : 1)) : (given.q ?? null);
  const bonus: Reason[] =
    ownRoll && inSpan && !unpredictable ? [{ rule: 'LB-ACT-09', add: 1, what: 'lb.tally.leader' }] : [];
  const modifier = bonus.length;
  const pair = has('guard') ? PAIR_OF_FIVES_OR_SIXES : has('elite') ? PAIR_OF_SIXES : null;
  const read =
    quality === null
      ? { successes: automatic.successes, failures: 0, actions: automatic.successes }
      : readActivation(faces, quality, modifier, { automatic: automatic.successes, bonus: pair });
  const extra = read.actions > read.successes;
  const closes = !given.reaction && given.by !== 'leader' && given.by !== 'cinc' && read.failures >= 2;
  return {
    kind: 'activation',
    quality,
    bonus,
    automatic,
    toRoll: Math.max(0, chosen - automatic.successes),
    dice: faces.map((face) => ({ face, success: quality !== null && dieSucceeds(face, quality, modifier) })),
    successes: read.successes,
    failures: read.failures,
    extraAction: extra ? (has('guard') ? 'LB-SPEC-10' : 'LB-SPEC-07') : null,
    actions: read.actions,
    slotCloses: closes,
    turnover: closes && given.lastSlot,
    answer: answerTo(given, read.failures),
  };
}

/** LB-SPEC-05, -06, -16. */
function automaticOf(given: Given, has: (trait: Given['traits'][number]) => boolean): ActivationOutcome['automatic'] {
  if (given.reaction) return has('opportunistic') ? { successes: 1, rule: 'LB-SPEC-16' } : { successes: 0, rule: null };
  return has('elan') && given.dis === 0 ? { successes: 1, rule: 'LB-SPEC-05' } : { successes: 0, rule: null };
}

/** LB-REACT-01, -05, -08, -09, -15, LB-FAQ-05. */
function answerTo(given: Given, failures: number): ActivationOutcome['answer'] {
  if (given.reaction || failures === 0) return { what: 'nothing', dice: 0, when: 'never' };
  if (given.enemyLeaderless && failures >= 2) return { what: 'replacement', dice: 0, when: 'atOnce' };
  const general = given.by === 'leader' || given.by === 'cinc';
  return { what: 'reaction', dice: failures, when: general ? 'atOnce' : 'anyWindow' };
}
