/** What a list tells of a scenario: its name, what it is about, who made it, how even it is. */
import { playersInWords, weakWords } from '@drumhead/content/balance';
import type { Card } from '@drumhead/content/library';
import { LANGUAGES } from '@drumhead/content';
import { inLanguage } from '@drumhead/engine';
import type { ReactNode } from 'react';
import { type MessageKey, useMessages } from '../i18n/index.ts';
import { percent } from '../panels/percent.ts';
import { manifestOf } from '../rulesets/manifests.ts';
import { CardMap } from './CardMap.tsx';
import { type CardOdds, oddsOf } from './cardOdds.ts';
import type { LibraryKey } from './messages.ts';
import './library.css';

export function ScenarioCard({
  card,
  address,
  stars = 0,
  children,
}: {
  readonly card: Card;
  /** Where its page is; left out: it is shown here. */
  readonly address?: string;
  /** From people who played it to its end. */
  readonly stars?: number;
  /** What can be done with it. */
  readonly children?: ReactNode;
}): ReactNode {
  const { t, translate, language } = useMessages<LibraryKey | MessageKey>();
  const { ruleset, title, about, languages = [], own = false, author, from, licence, edition, balance } = card;
  const name = inLanguage(title, language);
  const facts = [
    author === undefined ? '' : t('web.library.card.author', { author }),
    licence === undefined ? '' : t('web.library.card.licence', { licence }),
    edition === undefined ? '' : t('web.library.card.edition', { edition }),
    from === undefined ? '' : t('web.library.card.from', { title: inLanguage(from.title, language) }),
    from?.author === undefined ? '' : t('web.library.card.author', { author: from.author }),
  ].filter((fact) => fact !== '');
  return (
    <article className="scenario-card">
      {address !== undefined && <CardMap address={address} />}
      <h2>{address === undefined ? name : <a href={address}>{name}</a>}</h2>
      {about && <p>{inLanguage(about, language)}</p>}
      <ul className="scenario-marks">
        <li>{translate(manifestOf(ruleset)?.name ?? 'web.title')}</li>
        {languages.length > 0 && <li>{languages.map(languageName).join(' · ')}</li>}
        {stars > 0 && <li>{t('web.library.stars', { count: stars })}</li>}
        {own && <li className="own">{t('web.library.card.own')}</li>}
      </ul>
      {balance && <Odds odds={oddsOf(balance)} />}
      {facts.length > 0 && <p className="minor">{facts.join(' · ')}</p>}
      {children}
    </article>
  );
}

const languageName = (sign: string): string =>
  Object.entries(LANGUAGES).find(([one]) => one === sign)?.[1].name ?? sign;

function Odds({ odds: { battles, players, first, verdict } }: { readonly odds: CardOdds }): ReactNode {
  const { t, translate } = useMessages<LibraryKey | MessageKey>();
  const [low, high] = first.map(percent);
  const by = playersInWords(players, (key, facts) => translate(key, facts));
  return (
    <p className={`scenario-odds ${verdict.kind}`}>
      <strong>{t(`web.library.odds.${verdict.kind}`)}</strong>{' '}
      <small>
        {t('web.library.odds.first', { low: low ?? '', high: high ?? '', battles, players: by })}{' '}
        {weakWords(players, (key, facts) => translate(key, facts))}
      </small>
    </p>
  );
}
