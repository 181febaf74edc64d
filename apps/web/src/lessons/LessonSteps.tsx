/** The steps of a lesson: those that are done, the one that is asked, those to come. */
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/index.ts';
import type { Lesson } from './lesson.ts';
import type { LessonKey } from './messages.ts';

interface Props {
  readonly lesson: Lesson;
  /** The step that is asked, from 0. */
  readonly at: number;
  /** It is done. */
  readonly won: boolean;
}

export function LessonSteps({ lesson, at, won }: Props): ReactNode {
  const { t, translate } = useMessages<LessonKey>();
  return (
    <ol className="lesson-steps" aria-label={t('web.lessons.steps')}>
      {lesson.steps.map(({ title }, i) => {
        const isDone = i < at || (i === at && won);
        return (
          <li
            key={title}
            className={isDone ? 'done' : i === at ? 'now' : ''}
            aria-current={i === at ? 'step' : undefined}
          >
            <span className="lesson-mark" aria-hidden="true">
              {isDone ? '✓' : i + 1}
            </span>
            <span className="lesson-step">
              {translate(title)} {isDone && <span className="spoken">({t('web.lessons.done')})</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
