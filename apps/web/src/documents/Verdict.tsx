/** Is the document legal? If not, its first fault, which leads to its place, and the repairs of all. */
import type { Problem } from '@drumhead/engine';
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/index.ts';
import { leadTo } from './leadTo.ts';
import { Problems } from './Problems.tsx';
import type { documentMessages } from './messages.ts';

export function Verdict({
  problems,
  isEmpty,
  legal,
  sum,
  onRepair,
  onRepairAll,
  play,
  children,
}: {
  readonly problems: readonly Problem[];
  /** Nothing is chosen yet: that is a beginning, and no error. */
  readonly isEmpty: boolean;
  /** Message for a legal one. */
  readonly legal: string;
  /** Shown beside the number of faults. */
  readonly sum?: string;
  /** Left out: only the reader can mend it. */
  readonly onRepair?: (problem: Problem) => void;
  readonly onRepairAll?: () => void;
  /** The page that sets up a battle with a legal one; left out: it is built for something else. */
  readonly play?: string;
  /** What else can be done with it. */
  readonly children?: ReactNode;
}): ReactNode {
  const { t } = useMessages<keyof typeof documentMessages | 'web.papers.faults.more'>();
  const isLegal = !isEmpty && problems.length === 0;
  const faults = t('web.papers.faults', { faults: problems.length });
  const repair = onRepair && {
    label: (what: string) => t('web.papers.repairIt', { what }),
    short: t('web.papers.repair'),
    on: onRepair,
  };
  return (
    <section className="panel verdict" aria-live="polite" aria-label={isEmpty ? undefined : faults}>
      {isEmpty && <p>{t('web.papers.begin')}</p>}
      {isLegal && (
        <p className="all-well">
          <span aria-hidden="true">✓</span> {legal}
        </p>
      )}
      {!isEmpty && !isLegal && (
        <>
          <h2>
            {faults}
            {sum !== undefined && ` · ${sum}`}
          </h2>
          <Problems
            problems={problems.slice(0, 1)}
            {...(repair && { repair })}
            show={{ label: t('web.papers.faults.show'), on: ({ path }) => leadTo(path) }}
          />
          {problems.length > 1 && (
            <details>
              <summary>{t('web.papers.faults.more', { count: problems.length - 1 })}</summary>
              <Problems problems={problems.slice(1)} {...(repair && { repair })} />
              {onRepairAll && (
                <button type="button" onClick={onRepairAll}>
                  {t('web.papers.repairAll')}
                </button>
              )}
            </details>
          )}
        </>
      )}
      {(children !== undefined || (isLegal && play !== undefined)) && (
        <div className="verdict-acts">
          {isLegal && play !== undefined && (
            <a className="button primary" href={play}>
              {t('web.papers.play')}
            </a>
          )}
          {children}
        </div>
      )}
    </section>
  );
}
