/** A page beside the battles: its header, and the page itself once it and its words are fetched. */
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useWords } from '../i18n/useI18n.ts';
import { useStore } from 'zustand';
import { bring, spoken } from '../i18n/bundles.ts';
import { type MessageKey, useSpeech } from '../i18n/index.ts';
import type { PageProps } from './route.ts';
import type { PageKey } from '../rulesets/pageMessages.ts';
import { PAGES, type PageEntry } from '../rulesets/pages.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';

/** The page and the books it needs. */
interface Opened {
  readonly Page: ComponentType<PageProps>;
  readonly books: readonly string[];
}

type Fetched = Opened | 'coming' | 'failed';

export function PageRoom({
  ruleset,
  page,
  query,
}: {
  readonly ruleset: string;
  readonly page: string;
  readonly query: string;
}): ReactNode {
  const { say, language } = useSpeech<PageKey | MessageKey>();
  const i18n = useWords();
  const named = useStore(spoken, (all) => all.includes(`web-doors-pages/${language}`));
  useEffect(() => {
    // Without its name a page is a page still.
    bring(i18n, 'web-doors-pages', language).catch(() => undefined);
  }, [i18n, language]);
  const entry = PAGES.find((one) => one.ruleset === ruleset && one.page === page);
  return (
    <div className="room">
      <header className="bar">
        <a className="home" href="#/" aria-label={say('web.page.home')}>
          <span aria-hidden="true">←</span>
        </a>
        <h1 className="where">{say(named && entry ? entry.title : 'web.title')}</h1>
        <LanguageSwitch />
      </header>
      <main>
        {entry === undefined ? (
          <p role="alert">{say('web.page.unknown', { page: `${ruleset}/${page}`.slice(0, 80) })}</p>
        ) : (
          <Room key={`${ruleset}/${page}`} entry={entry} query={query} />
        )}
      </main>
    </div>
  );
}

function Room({ entry, query }: { readonly entry: PageEntry; readonly query: string }): ReactNode {
  const { say, language } = useSpeech();
  const i18n = useWords();
  const [fetched, setFetched] = useState<Fetched>('coming');
  const [tried, setTried] = useState(0);
  const understood = useStore(
    spoken,
    (all) => typeof fetched === 'object' && fetched.books.every((book) => all.includes(`${book}/${language}`)),
  );
  useEffect(() => {
    let gone = false;
    const open = async (): Promise<Opened> => {
      const { ROOMS } = await import('../rulesets/pageRegistry.ts');
      const { books, load } = ROOMS[`${entry.ruleset}/${entry.page}`] as (typeof ROOMS)[string];
      const [{ Page }] = await Promise.all([load(), ...books.map((book) => bring(i18n, book, language))]);
      return { Page, books };
    };
    open().then(
      (opened) => gone || setFetched(opened),
      () => gone || setFetched('failed'),
    );
    return () => {
      gone = true;
    };
  }, [entry, i18n, language, tried]);
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
