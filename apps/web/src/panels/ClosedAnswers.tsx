/** Answers that the state forbids for now: greyed, each with its reason and rule, which are read out with it. */
import type { Command } from '@drumhead/engine';
import { type ReactNode, useId, useMemo } from 'react';
import { type Asked, closedAnswers, type Questions } from '../battle/interaction/closedAnswers.ts';
import { useHosted } from '../battle/index.ts';
import { useMessages } from '../i18n/index.ts';
import { useBundle } from '../i18n/useBundle.ts';
import { RuleLink } from '../reference/RuleLink.tsx';
import './closedAnswers.css';

export interface ClosedLine<C> {
  readonly command: C;
  readonly name: string;
  /** Why not; null: it may be given. */
  readonly why: { readonly text: string; readonly rule: string } | null;
}

/** The answers of the open question that may not be given now, in words. */
export function useClosedAnswers<F, S extends { readonly frames: readonly F[] }, C extends Command>(
  asked: Asked<S, C, F>,
  questions: Questions<F, C>,
  /** The words of its button. */
  wordsOf: (command: C) => string,
): readonly ClosedLine<C>[] {
  const messages = useMessages();
  const steps = useHosted((h) => h.steps);
  const screen = useHosted((h) => h.screen);
  const isReady = useBundle(screen?.refusalBundle ?? '');
  const { state, seat } = asked;
  const closed = useMemo(
    () =>
      closedAnswers(
        asked,
        steps.map((step) => step.state),
        questions,
      ),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the rest follows from these; messages are new at every look
    [state, seat, messages.language],
  );
  return closed.map(({ command, refusal }) => ({
    command,
    name: wordsOf(command),
    why:
      refusal && screen
        ? { text: isReady ? screen.refusal(messages, asked.state, refusal) : '', rule: refusal.rule }
        : null,
  }));
}

/**
 * One with its reason, more behind one line that names them, so that they take no room from the answers that can be given;
 * those with the same reason share it. `choose`: of one that may be given after all, which is in sight; left out where all are
 * refused: those stand open, being few.
 */
export function ClosedAnswers<C extends Command>({
  lines,
  choose,
}: {
  readonly lines: readonly ClosedLine<C>[];
  readonly choose?: (command: C) => void;
}): ReactNode {
  const { t } = useMessages();
  const open = lines.filter(({ why }) => why === null);
  const closed = lines.filter(({ why }) => why !== null);
  const reasons = new Map<string, ClosedLine<C>[]>();
  for (const line of closed) {
    const reason = `${line.why?.rule} ${line.why?.text}`;
    reasons.set(reason, [...(reasons.get(reason) ?? []), line]);
  }
  if (lines.length === 0) return null;
  const why = [...reasons].map(([reason, group]) => <Reason key={reason} group={group} />);
  return (
    <div className="closed-answers">
      {open.length > 0 && (
        <ul className="choices small">
          {open.map(({ command, name }) => (
            <li key={JSON.stringify(command)}>
              <button type="button" data-answer={JSON.stringify(command)} onClick={() => choose?.(command)}>
                {name}
              </button>
            </li>
          ))}
        </ul>
      )}
      {choose && closed.length > 1 ? (
        <details>
          <summary>
            {t('web.decide.closed')} <span className="minor">{closed.map(({ name }) => name).join(', ')}</span>
          </summary>
          {why}
        </details>
      ) : (
        why
      )}
    </div>
  );
}

function Reason<C extends Command>({ group }: { readonly group: readonly ClosedLine<C>[] }): ReactNode {
  const id = useId();
  const why = group[0]?.why;
  return (
    <div className="closed-reason">
      <ul className="choices small">
        {group.map(({ command, name }) => (
          <li key={JSON.stringify(command)}>
            <button type="button" aria-disabled="true" aria-describedby={id}>
              {name}
            </button>
          </li>
        ))}
      </ul>
      {why && (
        <p className="minor" id={id}>
          {why.text} <RuleLink rule={why.rule} />
        </p>
      )}
    </div>
  );
}

/** One of a list of pieces, with its reason beside its name. */
export function ClosedPiece({ name, why }: Pick<ClosedLine<unknown>, 'name' | 'why'>): ReactNode {
  const id = useId();
  return (
    <button type="button" aria-disabled="true" aria-describedby={id}>
      {name} <small id={id}>{why && `${why.text} (${why.rule})`}</small>
    </button>
  );
}
