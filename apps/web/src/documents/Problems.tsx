/** Problems of a document, each with its rule and its repair if there is one. */
import { translateFacts } from '@drumhead/content';
import { type Problem } from '@drumhead/engine';
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/index.ts';
import { RuleLink } from '../reference/RuleLink.tsx';

/** Translates the reason of a problem. */
export function useReason(): (problem: Pick<Problem, 'reason' | 'facts'>) => string {
  const { translate } = useMessages();
  return ({ reason, facts }) =>
    translate(
      reason,
      translateFacts(facts, (key) => translate(key)),
    );
}

/** Why a document with problems cannot be used: their reasons; null: it has none. */
export function useFaults(problems: readonly Problem[]): string | null {
  const reason = useReason();
  return problems.length === 0 ? null : problems.map(reason).join(' ');
}

export function Problems({
  problems,
  showPaths = false,
  repair,
  show,
}: {
  readonly problems: readonly Problem[];
  /** Shows the path in the file: for imported documents. */
  readonly showPaths?: boolean;
  readonly repair?: {
    readonly label: (what: string) => string;
    readonly short: string;
    readonly on: (problem: Problem) => void;
  };
  /** Leads to the place of one. */
  readonly show?: { readonly label: string; readonly on: (problem: Problem) => void };
}): ReactNode {
  const reason = useReason();
  return (
    <ul className="problems">
      {problems.map((problem) => (
        <li key={`${problem.path} ${problem.reason}`}>
          <span className="problem-mark" aria-hidden="true">
            !
          </span>
          <span>
            {showPaths && problem.path !== '' && <code>{problem.path}: </code>}
            {reason(problem)} {!problem.rule.startsWith('KERNEL') && <RuleLink rule={problem.rule} />}
          </span>
          {show !== undefined && (
            <button type="button" onClick={() => show.on(problem)}>
              {show.label}
            </button>
          )}
          {repair !== undefined && (
            <button type="button" aria-label={repair.label(reason(problem))} onClick={() => repair.on(problem)}>
              {repair.short}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
