/**
 * Judges plain situations with given dice for the command line: the counts and readings are those of the battle.
 * The dice are used as given; how many the rules would roll is told beside them.
 */
import type { Checked, Problem } from '@drumhead/engine';
import { type ActivationOutcome, judgeActivation } from './adjudicate/activation.ts';
import { type ApproachOutcome, judgeApproach } from './adjudicate/approach.ts';
import { type BombardmentOutcome, judgeBombardment } from './adjudicate/bombardment.ts';
import { type BreakpointOutcome, judgeBreakpoint } from './adjudicate/breakpoint.ts';
import { type ContactOutcome, judgeContact } from './adjudicate/contact.ts';
import { type AdjudicationKind, SCHEMAS, type Situation } from './adjudicate-schemas.ts';

export { type AdjudicationKind, adjudicationSchema, type Situation } from './adjudicate-schemas.ts';

export interface Outcomes {
  readonly activation: ActivationOutcome;
  readonly bombardment: BombardmentOutcome;
  readonly approach: ApproachOutcome;
  readonly contact: ContactOutcome;
  readonly breakpoint: BreakpointOutcome;
}

export const ADJUDICATIONS: readonly AdjudicationKind[] = [
  'activation',
  'bombardment',
  'approach',
  'contact',
  'breakpoint',
];

const JUDGES: { readonly [K in AdjudicationKind]: (situation: Situation<K>) => Outcomes[K] } = {
  activation: judgeActivation,
  bombardment: judgeBombardment,
  approach: judgeApproach,
  contact: judgeContact,
  breakpoint: judgeBreakpoint,
};

/** The outcome of a situation, or every fault of it. Never throws on what somebody typed. */
export function adjudicate<K extends AdjudicationKind>(kind: K, situation: unknown): Checked<Outcomes[K]> {
  const parsed = SCHEMAS[kind].safeParse(situation);
  if (!parsed.success) {
    const problems: Problem[] = parsed.error.issues.map((issue) => ({
      path: pathOf(issue.path),
      rule: 'KERNEL-SITUATION',
      reason: 'lb.problem.situation',
      facts: { problem: issue.message },
    }));
    return { ok: false, problems };
  }
  return { ok: true, value: JUDGES[kind](parsed.data as Situation<K>) };
}

function pathOf(path: readonly PropertyKey[]): string {
  let text = '';
  for (const step of path)
    text += typeof step === 'number' ? `[${step}]` : text === '' ? String(step) : `.${String(step)}`;
  return text;
}
