/** What is wrong with a paper, each fault with its rule and, where there is one, its repair. */
import { translateFacts } from '@drumhead/content';
import { type Problem } from '@drumhead/engine';
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/index.ts';
import { RuleLink } from '../reference/RuleLink.tsx';

/** The reason of a problem in the reader's language. */
export function useReason(): (problem: Pick<Problem, 'reason' | 'facts'>) => string {
  const { translate } = useMessages();
  return ({ reason, facts }) =>
    translate(
      reason,
      translateFacts(facts, (key) => translate(key)),
    );
}

export function Problems({
  problems,
  showPaths = false,
  repair,
}: {
  readonly problems: readonly Problem[];
  /** Where in the file: for papers that come from outside. */
  readonly showPaths?: boolean;
  readonly repair?: {
    readonly label: (what: string) => string;
    readonly short: string;
    readonly on: (problem: Problem) => void;
  };
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
