/** All lessons of all games, with what is done of them. */
import { type ReactNode, useEffect, useState } from 'react';
import { useProgress } from '../guide/progress.ts';
import { useMessages } from '../i18n/index.ts';
import { games, manifests } from '../rulesets/manifests.ts';
import type { Lesson, RulesLessons } from './lesson.ts';
import type { LessonKey } from './messages.ts';
import { useBeginning } from './useLesson.ts';
import './lessons.css';

export function LessonList(): ReactNode {
  const { t, translate } = useMessages<LessonKey>();
  const [all, setAll] = useState<readonly RulesLessons[]>([]);
  const { busy, begin } = useBeginning();
  useEffect(() => {
    const loading = manifests.flatMap((manifest) =>
      manifest.lessons ? [manifest.lessons() as Promise<RulesLessons>] : [],
    );
    Promise.all(loading).then(setAll, () => undefined);
  }, []);
  const listed = all.flatMap((rules) => rules.list.map((lesson) => ({ rules, lesson })));
  return (
    listed.length > 0 && (
      <section className="panel" aria-labelledby="lessons">
        <h2 id="lessons">{t('web.lessons.afterwards')}</h2>
        <ul className="lesson-list">
          {listed.map(({ rules, lesson }) => (
            <li key={lesson.id}>
              <button type="button" disabled={busy} onClick={() => begin(lesson, 0, rules)}>
                <strong>{translate(lesson.title)}</strong>
                <span>{translate(lesson.offer)}</span>
                <span className="minor">
                  {translate(games.find(({ game }) => game.picture === lesson.game)?.game.name ?? '')}
                  {' · '}
                  <Done lesson={lesson} />
                </span>
              </button>
            </li>
          ))}
        </ul>
      </section>
    )
  );
}

function Done({ lesson: { id, steps } }: { readonly lesson: Lesson }): ReactNode {
  const { t } = useMessages<LessonKey>();
  const done = useProgress(({ lessons }) => lessons[id] ?? 0);
  return done >= steps.length ? `✓ ${t('web.lessons.done')}` : t('web.lessons.time');
}
