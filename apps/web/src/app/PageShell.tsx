/** A page beside the battles: its header, and the page itself once it and its words are fetched. */
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useWords } from '../i18n/useI18n.ts';
import { useStore } from 'zustand';
import { bring, spoken } from '../i18n/bundles.ts';
import { useSpeech } from '../i18n/index.ts';
import type { PageProps } from './route.ts';
import { manifestOf } from '../rulesets/manifests.ts';
import type { PageModule } from '../rulesets/rulesetManifest.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { SHARED, sharedPageModules, sharedPages } from './sharedPages.ts';

/** The page and the message bundles it needs. */
interface Opened {
  readonly Page: ComponentType<PageProps>;
  readonly bundles: readonly string[];
}

type Fetched = Opened | 'coming' | 'failed';

interface PageShellProps {
  readonly ruleset: string;
  readonly page: string;
  readonly query: string;
}

export function PageShell({ ruleset, page, query }: PageShellProps): ReactNode {
  const { say, tell, language } = useSpeech();
  const i18n = useWords();
  const named = useStore(spoken, (all) => all.includes(`web-home-pages/${language}`));
  useEffect(() => {
    // Without its name a page is a page still.
    bring(i18n, 'web-home-pages', language).catch(() => undefined);
  }, [i18n, language]);
  const pages = ruleset === SHARED ? sharedPages : manifestOf(ruleset)?.pages;
  const entry = pages?.find((one) => one.page === page);
  return (
    <div className="room">
      <header className="bar">
        <a className="home" href="#/" aria-label={say('web.page.home')}>
          <span aria-hidden="true">←</span>
        </a>
        <h1 className="where">{tell(named && entry ? entry.title : 'web.title')}</h1>
        <LanguageSwitch />
      </header>
      <main>
        {entry === undefined ? (
          <p role="alert">{say('web.page.unknown', { page: `${ruleset}/${page}`.slice(0, 80) })}</p>
        ) : (
          <OpenedPage key={`${ruleset}/${page}`} ruleset={ruleset} page={page} query={query} />
        )}
      </main>
    </div>
  );
}

function OpenedPage({ ruleset, page, query }: PageShellProps): ReactNode {
  const { say, language } = useSpeech();
  const i18n = useWords();
  const [fetched, setFetched] = useState<Fetched>('coming');
  const [tried, setTried] = useState(0);
  const understood = useStore(
    spoken,
    (all) => typeof fetched === 'object' && fetched.bundles.every((bundle) => all.includes(`${bundle}/${language}`)),
  );
  useEffect(() => {
    let gone = false;
    const open = async (): Promise<Opened> => {
      const modules = ruleset === SHARED ? sharedPageModules : await manifestOf(ruleset)?.pageModules();
      const { bundles, load } = modules?.[page] as PageModule;
      const [{ Page }] = await Promise.all([load(), ...bundles.map((bundle) => bring(i18n, bundle, language))]);
      return { Page, bundles };
    };
    open().then(
      (opened) => gone || setFetched(opened),
      () => gone || setFetched('failed'),
    );
    return () => {
      gone = true;
    };
  }, [ruleset, page, i18n, language, tried]);
  if (fetched === 'failed') {
    return (
      <div role="alert">
        <p>{say('web.page.failed')}</p>
        <button
          type="button"
          onClick={() => {
            setFetched('coming');
            setTried(tried + 1);
          }}
        >
          {say('web.fault.again')}
        </button>
      </div>
    );
  }
  if (fetched === 'coming' || !understood) return <p role="status">{say('web.page.coming')}</p>;
  const { Page } = fetched;
  return <Page query={query} />;
}
