/** A page beside the battles: its header, then the page once it and its messages are loaded. */
import { type ComponentType, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useI18n } from '../i18n/useI18n.ts';
import { useStore } from 'zustand';
import { BattleNameContext, useSavedBattles } from '../battle/index.ts';
import { ensureBundle, loadedBundles } from '../i18n/bundles.ts';
import { useMessages } from '../i18n/index.ts';
import type { PageProps } from './route.ts';
import { manifestOf } from '../rulesets/manifests.ts';
import type { PageEntry, PageModule, PageModules } from '../rulesets/rulesetManifest.ts';
import { battleName } from './home/battleName.ts';
import { isLedHere } from './isLedHere.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { NotLoaded } from './NotLoaded.tsx';
import { OtherGames } from './OtherGames.tsx';
import { SHARED, sharedPageModules, sharedPages } from './sharedPages.ts';

/** The page and the message bundles it needs. */
interface Opened {
  readonly Page: ComponentType<PageProps>;
  readonly bundles: readonly string[];
}

type Fetched = Opened | 'loading' | 'failed';

interface PageShellProps {
  readonly ruleset: string;
  readonly page: string;
  readonly query: string;
}

export function PageShell({ ruleset, page, query }: PageShellProps): ReactNode {
  const { t, translate, language } = useMessages();
  const i18n = useI18n();
  const titled = useStore(loadedBundles, (all) => all.includes(`web-home-pages/${language}`));
  useEffect(() => {
    // Without its title the page is shown all the same.
    ensureBundle(i18n, 'web-home-pages', language).catch(() => undefined);
  }, [i18n, language]);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The button that led here is gone: the keyboard goes on from the top of the page, not from nowhere.
    if (isLedHere() && document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  }, [ruleset, page]);
  const pages: readonly PageEntry[] | undefined = ruleset === SHARED ? sharedPages : manifestOf(ruleset)?.pages;
  const entry = pages?.find((one) => one.page === page);
  return (
    <div className="room">
      <header className="bar">
        <a className="home" href="#/" aria-label={t('web.page.home')}>
          <span aria-hidden="true">←</span>
        </a>
        <h1 ref={title} tabIndex={-1} className="where">
          {translate(titled && entry ? entry.title : 'web.title')}
        </h1>
        <LanguageSwitch />
      </header>
      {titled && entry?.way === 'realTable' && <OtherGames way={entry.way} ruleset={ruleset} query={query} />}
      <main>
        {entry === undefined ? (
          <>
            <p role="alert">
              {ruleset === '' && page === 'battle'
                ? titled && translate('web.battle.unknown')
                : t('web.page.unknown', { page: `${ruleset}/${page}`.slice(0, 80) })}
            </p>
            <p>
              <a href="#/">{t('web.page.home')}</a>
            </p>
          </>
        ) : (
          <OpenedPage key={`${ruleset}/${page}`} ruleset={ruleset} page={page} query={query} />
        )}
      </main>
    </div>
  );
}

/** The page itself, without its header. */
export function OpenedPage({ ruleset, page, query }: PageShellProps): ReactNode {
  const { t, language } = useMessages();
  const i18n = useI18n();
  const [fetched, setFetched] = useState<Fetched>('loading');
  const battles = useSavedBattles();
  const ready = useStore(
    loadedBundles,
    (all) => typeof fetched === 'object' && fetched.bundles.every((bundle) => all.includes(`${bundle}/${language}`)),
  );
  // Once: another language fetches the page again, not what it shows.
  useLayoutEffect(() => {
    if (ruleset === SHARED) sharedPageModules[page]?.ahead?.(battles, query);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a page that is open follows its address itself
  }, [ruleset, page]);
  useEffect(() => {
    let unmounted = false;
    const open = async (): Promise<Opened> => {
      const modules = ruleset === SHARED ? sharedPageModules : await manifestOf(ruleset)?.pageModules();
      const { bundles, load } = (modules as PageModules)[page] as PageModule;
      const [{ Page }] = await Promise.all([load(), ...bundles.map((bundle) => ensureBundle(i18n, bundle, language))]);
      return { Page, bundles };
    };
    open().then(
      (opened) => unmounted || setFetched(opened),
      () => unmounted || setFetched('failed'),
    );
    return () => {
      unmounted = true;
    };
  }, [ruleset, page, i18n, language]);
  if (fetched === 'failed') return <NotLoaded />;
  if (fetched === 'loading' || !ready) return <p role="status">{t('web.page.coming')}</p>;
  const { Page } = fetched;
  return (
    <BattleNameContext.Provider value={battleName}>
      <Page query={query} />
    </BattleNameContext.Provider>
  );
}
