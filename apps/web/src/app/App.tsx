import { Component, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useStore } from 'zustand';
import { host, useHosted } from '../battle/index.ts';
import { bring, spoken } from '../i18n/bundles.ts';
import { useSpeech } from '../i18n/index.ts';
import { useWords } from '../i18n/useI18n.ts';
import { AskedRule } from '../reference/RuleLink.tsx';
import { BattlePage } from './BattlePage.tsx';
import { Home } from './Home.tsx';
import { Notices } from './Notices.tsx';
import { goHome, useRoute } from './route.ts';

const PageShell = lazy(() => import('./PageShell.tsx').then((found) => ({ default: found.PageShell })));

export function App(): ReactNode {
  return (
    <Guard>
      <Pages />
      <AskedRule />
    </Guard>
  );
}

function Pages(): ReactNode {
  const route = useRoute();
  const open = useHosted((h) => h.saved?.id ?? null);
  const screen = useHosted((h) => h.screen);
  const i18n = useWords();
  const { language } = useSpeech();
  const homeMade = useHosted((h) => h.saved?.scenario === null);
  const books = [screen?.words, homeMade ? screen?.ownWords : undefined].filter((book) => book !== undefined).join();
  const understood = useStore(spoken, (all) => booksOf(books).every((book) => all.includes(`${book}/${language}`)));
  useEffect(() => {
    for (const book of booksOf(books)) void bring(i18n, book, language);
  }, [books, language, i18n]);
  const wanted = route.at === 'battle' ? route.id : null;
  useEffect(() => {
    if (wanted !== null && host.store.getState().saved?.id !== wanted) {
      void host.resume(wanted).then((found) => {
        if (!found && host.store.getState().fault === null) goHome();
      });
    }
    if (wanted === null && host.store.getState().saved !== null) host.leave();
  }, [wanted]);
  if (route.at === 'page')
    return (
      <Suspense fallback={<Loading />}>
        <PageShell {...route} />
      </Suspense>
    );
  if (wanted === null) return <Home />;
  if (open !== wanted || !understood) return <Loading />;
  return <BattlePage />;
}

const booksOf = (names: string) => (names === '' ? [] : names.split(','));

function Loading(): ReactNode {
  const { say } = useSpeech();
  return (
    <main className="cover">
      <p role="status">{say('web.home.loading')}</p>
      <Notices />
    </main>
  );
}

/** Should a part of the page fail, the battle is on disk. */
class Guard extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render(): ReactNode {
    return this.state.failed ? <Failed /> : this.props.children;
  }
}

function Failed(): ReactNode {
  const { say } = useSpeech();
  return (
    <main className="cover">
      <div className="panel">
        <p>{say('web.fault.page')}</p>
        <button type="button" className="primary" onClick={() => location.reload()}>
          {say('web.reload')}
        </button>
      </div>
    </main>
  );
}
