/** Everything one learns by: a guided battle a game, lessons, and puzzles. */
import type { ReactNode } from 'react';
import { type MessageKey, useMessages } from '../../i18n/index.ts';
import { manifests } from '../../rulesets/manifests.ts';
import { NoticesInView } from '../NoticesInView.tsx';
import { pageAddress } from '../route.ts';
import type { HomeLinkKey } from './homeLinkMessages.ts';
import { LessonList } from '../../lessons/LessonList.tsx';
import { GamePicture } from './Picture.tsx';
import { useReadyBattle } from './useReadyBattle.ts';
import './ways.css';

export function LearnPage(): ReactNode {
  const { t, translate } = useMessages<MessageKey | HomeLinkKey>();
  const { busy, begin } = useReadyBattle();
  return (
    <div className="ways-page">
      <NoticesInView />
      <p>{t('web.learn.about')}</p>
      <ul className="lessons">
        {manifests.flatMap(({ id, games }) =>
          games.map(({ picture, name, guided }) => (
            <li key={picture} className="panel">
              <GamePicture name={picture} sizes="(max-width: 760px) 92vw, 24vw" />
              <h2>{translate(guided.name)}</h2>
              <p>{translate(name)}</p>
              <button
                type="button"
                className="primary game-learn"
                disabled={busy}
                onClick={() => void begin(id, guided, true)}
              >
                {t('web.home.learn')} <span className="spoken">{translate(name)}</span>
              </button>
            </li>
          )),
        )}
      </ul>
      <LessonList />
      <p>
        <a className="page-link" href={pageAddress('any', 'puzzles')}>
          {t('web.page.puzzles')}
        </a>{' '}
        <a className="page-link" href={pageAddress('any', 'day')}>
          {t('web.page.day')}
        </a>
      </p>
    </div>
  );
}
