import { scriptOf } from '@drumhead/engine';
import { Component, lazy, type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { useStore } from 'zustand';
import { onScreen, useHosted, useSavedBattles } from '../battle/index.ts';
import { tableOf } from '../battle/records/onlineName.ts';
import type { SavedBattles } from '../battle/records/savedBattles.ts';
import { askedTerm } from '../guide/askedTerm.ts';
import { ensureBundle, loadedBundles } from '../i18n/bundles.ts';
import { useMessages } from '../i18n/index.ts';
import { useI18n } from '../i18n/useI18n.ts';
import { useBundle } from '../i18n/useBundle.ts';
import { lazyComponent, prefetch } from '../panels/lazyComponent.tsx';
import { AskedRule } from '../reference/RuleLink.tsx';
import { leaveFirstView, rememberHead } from './firstView.ts';
import { BattlePage } from './BattlePage.tsx';
import { isHomeMade } from './isHomeMade.ts';
import { Notices } from './Notices.tsx';
import { Reload } from './NotLoaded.tsx';
import { update } from '../offline/update.ts';
import { useRoute } from './route.ts';
import { OpenSettings } from './settings/SettingsButton.tsx';

const TermCard = lazyComponent(() => import('../guide/TermCard.tsx').then((found) => found.TermCard));
const loadHome = () => import('./home/Home.tsx').then((found) => ({ default: found.Home }));
const Home = lazy(loadHome);
const PageShell = lazy(() => import('./PageShell.tsx').then((found) => ({ default: found.PageShell })));
const UnsavedNotice = lazyComponent(() => import('./saving/UnsavedNotice.tsx').then((found) => found.UnsavedNotice));
const UpdateNotice = lazyComponent(() => import('../offline/UpdateNotice.tsx').then((found) => found.UpdateNotice));

export function App(): ReactNode {
  return (
    <Guard>
      <Pages />
      <AskedRule />
      <AskedTerm />
      <OpenSettings />
      <FootNotice />
    </Guard>
  );
}

/** A battle that is saved nowhere, or a newer build; never during a battle. */
function FootNotice(): ReactNode {
  const isReady = useStore(update, ({ take }) => take !== null);
  const isUnsaved = useStore(useSavedBattles().unsaved, (ids) => ids.length > 0);
  const { at } = useRoute();
  if (at === 'battle') return null;
  // A reload would lose the battle.
  return isUnsaved ? <UnsavedNotice /> : isReady && <UpdateNotice />;
}

function Pages(): ReactNode {
  const route = useRoute();
  const open = useHosted((h) => h.saved?.id ?? null);
  const screen = useHosted((h) => h.screen);
  const i18n = useI18n();
  const { language } = useMessages();
  const homeMade = useHosted((h) => h.saved !== null && h.screen !== null && isHomeMade(h.saved, h.screen));
  const released = useHosted((h) => h.battle !== null && h.battle.ruleset.version !== h.screen?.ruleset.version);
  // The words for rules of a scenario's own.
  const scripted = useHosted((h) => scriptOf(h.battle?.setup) !== undefined);
  const bundles = [screen?.bundle, homeMade || released || scripted ? screen?.extraBundle : undefined]
    .filter((bundle) => bundle !== undefined)
    .join();
  const ready = useStore(loadedBundles, (all) =>
    bundlesOf(bundles).every((bundle) => all.includes(`${bundle}/${language}`)),
  );
  useEffect(() => {
    for (const bundle of bundlesOf(bundles)) void ensureBundle(i18n, bundle, language);
  }, [bundles, language, i18n]);
  const battles = useSavedBattles();
  const wanted = route.at === 'battle' ? route.id : null;
  const [missing, setMissing] = useState<string | null>(null);
  useEffect(() => {
    if (wanted !== null && onScreen.getState().saved?.id !== wanted) {
      void resumed(battles, wanted).then((found) => {
        if (!found && onScreen.getState().fault === null) setMissing(wanted);
      });
    }
    if (wanted === null) onScreen.getState().session?.leave();
  }, [wanted, battles]);
  useLayoutEffect(() => {
    if (route.at !== 'home') leaveFirstView();
  }, [route.at]);
  useEffect(() => {
    if (wanted !== null && open === wanted) rememberHead(true);
  }, [wanted, open]);
  const beside =
    route.at === 'page' ? route : wanted !== null && open !== wanted && missing === wanted ? NO_BATTLE : null;
  if (beside !== null)
    return (
      <Suspense fallback={<Loading />}>
        <PageShell {...beside} />
      </Suspense>
    );
  if (wanted === null)
    return (
      <Suspense fallback={<Loading />}>
        <FrontPage />
      </Suspense>
    );
  if (open !== wanted || !ready) return <Loading />;
  return <BattlePage />;
}

/** The page that says that this device has no such battle. */
const NO_BATTLE = { at: 'page', ruleset: '', page: 'battle', query: '' } as const;

const HOME = 'web-home-pages';

/** The front page and its words are fetched side by side. Without the words there is nothing to read. */
function FrontPage(): ReactNode {
  const settled = useBundle(HOME);
  const { language } = useMessages();
  const loaded = useStore(loadedBundles, (all) => all.includes(`${HOME}/${language}`));
  useEffect(() => prefetch(loadHome), []);
  return loaded ? <Home /> : settled ? <Failed /> : <Loading />;
}

/** The session of an online battle is fetched for it. */
const resumed = (battles: SavedBattles, id: string): Promise<boolean> =>
  tableOf(id) === null
    ? battles.resume(id)
    : import('../online/index.ts').then(({ resumeOnline }) => resumeOnline(battles, id));

const bundlesOf = (names: string) => (names === '' ? [] : names.split(','));

function Loading(): ReactNode {
  const { t } = useMessages();
  return (
    <main className="cover">
      <p role="status">{t('web.home.loading')}</p>
      <Notices />
    </main>
  );
}

/** The card of the term that was tapped. */
function AskedTerm(): ReactNode {
  const id = useStore(askedTerm, (asked) => asked.id);
  return id !== null && <TermCard key={id} id={id} />;
}

/** Shown if a part of the page fails; the battle is on disk. */
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
  const { t } = useMessages();
  useLayoutEffect(leaveFirstView, []);
  return (
    <main className="cover">
      <div className="panel">
        <p>{t('web.fault.page')}</p>
        <Reload />
      </div>
    </main>
  );
}
