/** The orders that a reader learns from, on the page of puzzles: what is due, when the others come back, files of them. */
import { type ReactNode, useState } from 'react';
import { useStart } from '../../app/home/useStart.ts';
import { useSavedBattles } from '../../battle/index.ts';
import { saveFile } from '../../documents/files.ts';
import { useMessages } from '../../i18n/index.ts';
import { bring } from '../../outside/brought.ts';
import { FileButton } from '../../outside/FileButton.tsx';
import { beginOwn } from './beginOwn.ts';
import { forget, useOwnPuzzles } from './savedPuzzles.ts';
import type { OwnPuzzleKey } from './messages.ts';
import { learningFile, type OwnPuzzle } from './ownPuzzle.ts';
import { dayOf, isDue } from './spacing.ts';
import { useDayName } from './useDayName.ts';

export function OwnPuzzles(): ReactNode {
  const { t } = useMessages<OwnPuzzleKey>();
  const found = useOwnPuzzles();
  const battles = useSavedBattles();
  const { busy, go } = useStart();
  const [today] = useState(() => dayOf(new Date()));
  if (found === null) return null;
  const all = found === 'failed' ? [] : [...found].sort(byDay);
  const due = all.filter(({ course }) => isDue(course, today));
  const begin = (puzzle: OwnPuzzle) => void go(() => beginOwn(battles, puzzle));
  return (
    <section className="panel" id="own-puzzles" aria-labelledby="own-puzzles-title">
      <h2 id="own-puzzles-title">{t('web.own.title')}</h2>
      <p>{t('web.own.about')}</p>
      {found === 'failed' && <p role="alert">{t('web.own.failed')}</p>}
      {found !== 'failed' && all.length === 0 && <p className="minor">{t('web.own.none')}</p>}
      {all.length > 0 && (
        <>
          <Due all={all} due={due} busy={busy} begin={begin} />
          <ol className="puzzle-list">
            {all.map((puzzle) => (
              <li key={puzzle.id} className="own-puzzle">
                <Entry puzzle={puzzle} today={today} busy={busy} begin={begin} />
              </li>
            ))}
          </ol>
        </>
      )}
      <div className="puzzle-ways">
        {all.length > 0 && (
          <button type="button" onClick={() => saveFile('drumhead-learning.json', learningFile(all))}>
            {t('web.own.export')}
          </button>
        )}
        <FileButton label={t('web.own.import')} onFiles={(files) => bring(...files)} />
      </div>
    </section>
  );
}

/** Those that are learnt come last. */
const NEVER = Number.MAX_SAFE_INTEGER;

/** As they come back, of one day the costliest first. */
const byDay = (a: OwnPuzzle, b: OwnPuzzle): number =>
  (a.course.due ?? NEVER) - (b.course.due ?? NEVER) || b.cost - a.cost;

interface DueProps {
  readonly all: readonly OwnPuzzle[];
  readonly due: readonly OwnPuzzle[];
  readonly busy: boolean;
  readonly begin: (puzzle: OwnPuzzle) => void;
}

/** The one button that matters, or when there will be one. */
function Due({ all, due, busy, begin }: DueProps): ReactNode {
  const { t } = useMessages<OwnPuzzleKey>();
  const dayName = useDayName();
  const [first] = due;
  const later = all[0]?.course.due ?? null;
  if (first === undefined)
    return <p>{later === null ? t('web.own.all') : t('web.own.until', { day: dayName(later) })}</p>;
  return (
    <p>
      <button type="button" className="primary" disabled={busy} onClick={() => begin(first)}>
        {t('web.own.begin', { count: due.length })}
      </button>
    </p>
  );
}

interface EntryProps extends Omit<DueProps, 'all' | 'due'> {
  readonly puzzle: OwnPuzzle;
  readonly today: number;
}

function Entry({ puzzle, today, busy, begin }: EntryProps): ReactNode {
  const { t } = useMessages<OwnPuzzleKey>();
  const { translate } = useMessages<string>();
  const dayName = useDayName();
  const { name, from, cost, course } = puzzle;
  const when =
    course.due === null
      ? `✓ ${t('web.own.sits')}`
      : isDue(course, today)
        ? t('web.own.due')
        : t('web.own.back', { day: dayName(course.due) });
  return (
    <>
      <button type="button" disabled={busy} onClick={() => begin(puzzle)}>
        <strong>{translate(name)}</strong>
        <span>{t('web.own.entry', { order: from + 1, points: Math.round(100 * cost) })}</span>
        <span className="minor">{when}</span>
      </button>
      <button
        type="button"
        className="link"
        aria-label={`${t('web.own.forget')}: ${translate(name)}, ${from + 1}`}
        onClick={() => void forget(puzzle)}
      >
        {t('web.own.forget')}
      </button>
    </>
  );
}
