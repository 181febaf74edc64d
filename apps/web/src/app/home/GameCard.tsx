/** A game on the front page: its picture, a battle to begin at once, and a link to all the rest. */
import type { ReactNode } from 'react';
import { type MessageKey, useMessages } from '../../i18n/index.ts';
import type { HomeLinkKey } from './homeLinkMessages.ts';
import type { GameEntry, ReadyBattle } from '../../rulesets/rulesetManifest.ts';
import { pageAddress } from '../route.ts';

/** The battle for somebody who has never played. */
export function FirstBattle({
  game,
  busy,
  onBegin,
  onOnline,
}: {
  readonly game: GameEntry;
  readonly busy: boolean;
  /** `alone`: against the computer. */
  readonly onBegin: (alone: boolean) => void;
  /** The same battle for two people who are apart; null where there is no server for that. */
  readonly onOnline: (() => void) | null;
}): ReactNode {
  const { t, translate } = useMessages<MessageKey | HomeLinkKey>();
  return (
    <section className="first-battle" aria-labelledby="first-battle">
      <Picture game={game} />
      <div className="panel">
        <h2 id="first-battle">{translate(game.guided.name)}</h2>
        <p>{translate(game.guided.about)}</p>
        <div className="first-buttons">
          <button type="button" className="primary large" disabled={busy} onClick={() => onBegin(true)}>
            {t('web.home.takeTheField')}
          </button>
        </div>
        <fieldset className="first-friend">
          <legend>{t('web.home.withFriend')}</legend>
          <button type="button" disabled={busy} onClick={() => onBegin(false)}>
            {t('web.home.withFriend.here')}
          </button>
          {onOnline && (
            <button type="button" disabled={busy} onClick={onOnline}>
              {t('web.home.withFriend.apart')}
            </button>
          )}
        </fieldset>
      </div>
    </section>
  );
}

export function GameCard({
  ruleset,
  game,
  busy,
  onBegin,
}: {
  readonly ruleset: string;
  readonly game: GameEntry;
  readonly busy: boolean;
  readonly onBegin: (battle: ReadyBattle) => void;
}): ReactNode {
  const { t, translate } = useMessages<MessageKey | HomeLinkKey>();
  const name = translate(game.name);
  return (
    <article className="panel game" aria-labelledby={`game-${game.picture}`}>
      <Picture game={game} />
      <h2 id={`game-${game.picture}`}>{name}</h2>
      <p className="game-about">{translate(game.about)}</p>
      <p className="minor game-book">{translate(game.book)}</p>
      <button type="button" className="game-play" disabled={busy} onClick={() => onBegin(game.first)}>
        {t('web.home.play', { battle: translate(game.first.name) })}
      </button>
      <button type="button" className="quiet game-learn" disabled={busy} onClick={() => onBegin(game.guided)}>
        {t('web.home.learn')} <span className="spoken">{name}</span>
      </button>
      <a className="game-more" href={pageAddress('any', 'battles', `${ruleset}&${game.picture}`)}>
        {t('web.home.more')} <span className="spoken">{name}</span>
      </a>
    </article>
  );
}

function Picture({ game }: { readonly game: GameEntry }): ReactNode {
  return (
    <div className="game-picture">
      <img src={`/pictures/${game.picture}.jpg`} alt="" width={900} height={470} />
    </div>
  );
}
