/** Is the document legal? If not, its problems with their repairs. */
import type { Problem } from '@drumhead/engine';
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/index.ts';
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
}: {
  readonly problems: readonly Problem[];
  /** Nothing is chosen yet: that is a beginning, and no error. */
  readonly isEmpty: boolean;
  /** Message for a legal one. */
  readonly legal: string;
  /** Shown beside the number of faults. */
  readonly sum?: string;
  readonly onRepair: (problem: Problem) => void;
  readonly onRepairAll: () => void;
  /** The page that sets up a battle with a legal one; left out: it is built for something else. */
  readonly play?: string;
}): ReactNode {
  const { t } = useMessages<keyof typeof documentMessages>();
  if (isEmpty) {
    return (
      <section className="panel verdict">
        <p>{t('web.papers.begin')}</p>
      </section>
    );
  }
  const faults = t('web.papers.faults', { faults: problems.length });
  return (
    <section className="panel verdict" aria-live="polite" aria-label={faults}>
      {problems.length === 0 ? (
        <>
          <p className="all-well">
            <span aria-hidden="true">✓</span> {legal}
          </p>
          {play !== undefined && (
            <p>
              <a className="button primary" href={play}>
                {t('web.papers.play')}
              </a>
            </p>
          )}
        </>
      ) : (
        <>
          <h2>
            {faults}
            {sum !== undefined && ` · ${sum}`}
          </h2>
          <Problems
            problems={problems}
            repair={{
              label: (what) => t('web.papers.repairIt', { what }),
              short: t('web.papers.repair'),
              on: onRepair,
            }}
          />
          {problems.length > 1 && (
            <button type="button" onClick={onRepairAll}>
              {t('web.papers.repairAll')}
            </button>
          )}
        </>
      )}
    </section>
  );
}
