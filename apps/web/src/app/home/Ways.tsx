/** The ways on from the front page, always in the same places, each with what is new there. */
import { type ReactNode, useEffect, useState } from 'react';
import { type MessageKey, useMessages } from '../../i18n/index.ts';
import type { Way } from '../../rulesets/rulesetManifest.ts';
import { pageAddress } from '../route.ts';
import type { HomeLinkKey } from './homeLinkMessages.ts';
import { NOTHING_NEW, type WaysNews } from './waysNews.ts';

/** The page with the pages of all rule sets that stand under a way. */
const wayAddress = (way: Way): string => pageAddress('any', way);

export function Ways(): ReactNode {
  const { t, translate } = useMessages<MessageKey | HomeLinkKey>();
  const news = useNews();
  const ways: readonly (readonly [picture: string, address: string, name: MessageKey | HomeLinkKey, line: string])[] = [
    [
      'day.webp',
      pageAddress('any', 'day'),
      'web.page.day',
      t(news.isDayPlayed ? 'web.way.day.played' : 'web.way.day.about'),
    ],
    [
      'learn.webp',
      pageAddress('any', 'learn'),
      'web.page.learn',
      news.ordersDue > 0 ? translate('web.way.learn.due', { count: news.ordersDue }) : t('web.way.learn.about'),
    ],
    ['armies.webp', wayAddress('armies'), 'web.page.armies', t('web.way.armies.about')],
    ['maker.svg', pageAddress('any', 'maker'), 'web.page.maker', t('web.way.maker.about')],
    ['realTable.svg', wayAddress('realTable'), 'web.page.companion', t('web.way.realTable.about')],
    ['rules.svg', wayAddress('rules'), 'web.page.rules', t('web.way.rules.about')],
  ];
  return (
    <nav className="ways" aria-label={t('web.home.ways')}>
      {ways.map(([picture, address, name, line]) => (
        <a key={picture} href={address}>
          <img src={`/pictures/${picture}`} alt="" width={56} height={56} loading="lazy" />
          <strong>{t(name)}</strong>
          <span>{line}</span>
        </a>
      ))}
    </nav>
  );
}

/** Read after the page stands: it can be used without. */
function useNews(): WaysNews {
  const [news, setNews] = useState(NOTHING_NEW);
  useEffect(() => {
    let isGone = false;
    import('./readNews.ts')
      .then(({ readNews }) => readNews())
      .then(
        (found) => isGone || setNews(found),
        () => undefined,
      );
    return () => {
      isGone = true;
    };
  }, []);
  return news;
}
