/** The scenarios that this site offers: searched, filtered, each with how even it is. */
import type { Card } from '@drumhead/content/library';
import { type ReactNode, useEffect, useState } from 'react';
import { SelectField, TextField } from '../documents/Fields.tsx';
import { Problems } from '../documents/Problems.tsx';
import { type MessageKey, useMessages } from '../i18n/index.ts';
import { useBundle } from '../i18n/useBundle.ts';
import { FAULT_WORDS } from '../i18n/useRefusalWords.ts';
import { makerAddress } from '../maker/changeCopy.ts';
import { manifests } from '../rulesets/manifests.ts';
import type { LibraryKey } from './messages.ts';
import { editionAddress, fileAddress } from './scenarioAt.ts';
import { ScenarioCard } from './ScenarioCard.tsx';
import { ALL, shownOf, type Wanted } from './shown.ts';
import { type SiteLibrary, siteLibrary } from './siteLibrary.ts';
import { usePublished } from './usePublished.ts';

/** Characters of what is searched for. */
const MOST_WORDS = 80;

/** A scenario, and the page where it is. */
interface Entry extends Card {
  readonly address: string;
  readonly stars?: number;
}

export function LibraryPage(): ReactNode {
  const { t, language } = useMessages<LibraryKey | MessageKey>();
  const [site, setSite] = useState<SiteLibrary | null>(null);
  const [wanted, setWanted] = useState<Wanted>(ALL);
  const published = usePublished(wanted, language);
  const areWordsHere = useBundle(FAULT_WORDS);
  useEffect(() => {
    let unmounted = false;
    void siteLibrary().then((found) => unmounted || setSite(found));
    return () => {
      unmounted = true;
    };
  }, []);
  if (site === null || published === null || !areWordsHere) return <p role="status">{t('web.page.coming')}</p>;
  const own = site.is === 'there' ? site.scenarios : [];
  const all: readonly Entry[] = [
    ...own.map((entry) => ({ ...entry, address: fileAddress(entry.file) })),
    ...published.scenarios.map(({ scenario, edition, card, stars = 0 }) => ({
      ...card,
      stars,
      address: editionAddress(scenario, edition),
    })),
  ];
  if (all.length > 0 || wanted !== ALL)
    return <Listed all={all} wanted={wanted} onWanted={setWanted} more={published.more} />;
  return (
    <section className="panel library-none">
      {site.is === 'unreachable' && <p role="alert">{t('web.library.unreachable')}</p>}
      {site.is === 'damaged' && (
        <div role="alert">
          <p>{t('web.library.damaged')}</p>
          <Problems problems={site.problems} showPaths />
        </div>
      )}
      {(site.is === 'there' || site.is === 'missing') && (
        <>
          <h2>{t('web.library.none')}</h2>
          <p>{t('web.library.none.about')}</p>
          <p className="minor">{t('web.library.none.host')}</p>
        </>
      )}
      <p>
        <a className="button" href={makerAddress}>
          {t('web.library.make')}
        </a>
      </p>
    </section>
  );
}

function Listed({
  all,
  wanted,
  onWanted,
  more,
}: {
  readonly all: readonly Entry[];
  readonly wanted: Wanted;
  readonly onWanted: (wanted: Wanted) => void;
  /** Fetches more of them; null: there are no more. */
  readonly more: (() => void) | null;
}): ReactNode {
  const { t, translate, language } = useMessages<LibraryKey | MessageKey>();
  const want = (by: Partial<Wanted>): void => onWanted({ ...wanted, ...by });
  const shown = shownOf(all, wanted, language);
  return (
    <div className="library">
      <search className="panel library-wanted">
        <TextField
          label={t('web.library.words')}
          value={wanted.words}
          most={MOST_WORDS}
          onChange={(words) => want({ words })}
        />
        <SelectField
          label={t('web.library.game')}
          value={wanted.ruleset}
          choices={[
            ['', t('web.library.game.all')],
            ...manifests.map(({ id, name }): [string, string] => [id, translate(name)]),
          ]}
          onChange={(ruleset) => want({ ruleset })}
        />
        <SelectField
          label={t('web.library.rules')}
          value={wanted.rules}
          choices={[
            ['', t('web.library.rules.all')],
            ['book', t('web.library.rules.book')],
            ['own', t('web.library.rules.own')],
          ]}
          onChange={(rules) => want({ rules })}
        />
        <SelectField
          label={t('web.library.order')}
          value={wanted.order}
          choices={[
            ['listed', t('web.library.order.listed')],
            ['title', t('web.library.order.title')],
            ['even', t('web.library.order.even')],
            ['stars', t('web.library.order.stars')],
          ]}
          onChange={(order) => want({ order })}
        />
        <Tick label={t('web.library.even')} on={wanted.even} onChange={(even) => want({ even })} />
        <Tick label={t('web.library.spoken')} on={wanted.spoken} onChange={(spoken) => want({ spoken })} />
      </search>
      <p role="status">
        {shown.length === 0 ? t('web.library.found.none') : t('web.library.found', { count: shown.length })}
        {shown.length === 0 && (
          <>
            {' '}
            <button type="button" className="link" onClick={() => onWanted(ALL)}>
              {t('web.library.found.all')}
            </button>
          </>
        )}
      </p>
      <ul className="library-list">
        {shown.map((card) => (
          <li key={card.address} className="panel">
            <ScenarioCard card={card} address={card.address} stars={card.stars ?? 0} />
          </li>
        ))}
      </ul>
      {more && (
        <p>
          <button type="button" onClick={more}>
            {t('web.library.more')}
          </button>
        </p>
      )}
    </div>
  );
}

function Tick({
  label,
  on,
  onChange,
}: {
  readonly label: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}): ReactNode {
  return (
    <label className="library-tick">
      <input type="checkbox" checked={on} onChange={({ currentTarget }) => onChange(currentTarget.checked)} /> {label}
    </label>
  );
}
