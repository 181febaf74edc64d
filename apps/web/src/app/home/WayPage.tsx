/** The pages of all rule sets that stand under one way on from the front page. */
import type { ReactNode } from 'react';
import { type MessageKey, useMessages } from '../../i18n/index.ts';
import { manifests } from '../../rulesets/manifests.ts';
import type { Way } from '../../rulesets/rulesetManifest.ts';
import { pageAddress } from '../route.ts';
import type { HomeLinkKey } from './homeLinkMessages.ts';
import { GamePicture } from './Picture.tsx';
import './ways.css';

/** The page of a way. */
export const wayPage = (way: Way) =>
  function WayPage(): ReactNode {
    const { t, translate } = useMessages<MessageKey | HomeLinkKey>();
    return (
      <div className="ways-page">
        <p>{t(`web.way.${way}.whole`)}</p>
        <ul className="lessons">
          {manifests.flatMap(({ id, games, pages }) =>
            games.map(({ picture, name, queries = {} }) => (
              <li key={picture} className="panel">
                <GamePicture name={picture} sizes="(max-width: 760px) 92vw, 24vw" />
                <h2>{translate(name)}</h2>
                {pages
                  .filter((one) => one.way === way)
                  .map(({ page, title, link = title }) => (
                    <a key={page} className="button" href={pageAddress(id, page, queries[page])}>
                      {translate(link)} <span className="spoken">{translate(name)}</span>
                    </a>
                  ))}
              </li>
            )),
          )}
        </ul>
      </div>
    );
  };
