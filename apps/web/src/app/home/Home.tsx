/** The front page: one battle at one tap, four games, and the ways on. All else is a link deeper. */
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { listedBattles } from '../../battle/records/firstBattle.ts';
import { storage } from '../../battle/host/pageHost.ts';
import { useHosted, useSavedBattles } from '../../battle/index.ts';
import { type StorageTrouble, troubleOf } from '../../battle/saving/storageTrouble.ts';
import type { SavedBattle } from '../../battle/records/savedBattle.ts';
import { useI18n } from '../../i18n/useI18n.ts';
import { ensureBundle } from '../../i18n/bundles.ts';
import { type MessageKey, useMessages } from '../../i18n/index.ts';
import { games, manifests } from '../../rulesets/manifests.ts';
import { loadScreen } from '../../rulesets/screens.ts';
import { lazyComponent } from '../../panels/lazyComponent.tsx';
import { useOffersOnlinePlay } from '../../online/server/offersOnlinePlay.ts';
import { hasPlaces } from '../../online/places/stored.ts';
import { Drum } from '../Drum.tsx';
import { expectsOwn, leaveFirstView, rememberHead } from '../firstView.ts';
import { LanguageSwitch } from '../LanguageSwitch.tsx';
import { NoticesInView } from '../NoticesInView.tsx';
import { pageAddress } from '../route.ts';
import { SettingsButton } from '../settings/SettingsButton.tsx';
import { FirstBattle, WithFriend } from './FirstBattle.tsx';
import { GameTile } from './GameTile.tsx';
import type { HomeLinkKey } from './homeLinkMessages.ts';
import { HomeCards } from './HomeCards.tsx';
import { OpenFile } from './OpenFile.tsx';
import { ResumeBattle } from './ResumeBattle.tsx';
import { SavedBattles } from './SavedBattles.tsx';
import { useReadyBattle } from './useReadyBattle.ts';
import { Ways } from './Ways.tsx';
import './home.css';

/** Only those who play online need it. */
const MyBattles = lazyComponent(() => import('../../online/mine/MyBattles.tsx').then((found) => found.MyBattles));

/** Milliseconds in which the head of the page is read. */
const READ = 6_000;

const first = games.find(({ game }) => game.isFirst) ?? games[0];

export function Home(): ReactNode {
  const { t, translate, language } = useMessages<MessageKey | HomeLinkKey>();
  const i18n = useI18n();
  const [saved, setSaved] = useState<readonly SavedBattle[]>([]);
  // Until then nobody who comes back is greeted as a newcomer.
  const [isListed, setListed] = useState(() => !expectsOwn());
  const [trouble, setTrouble] = useState<StorageTrouble | null>(null);
  const battles = useSavedBattles();
  const fault = useHosted((h) => h.fault);
  useLayoutEffect(leaveFirstView, []);
  const { busy, go, begin } = useReadyBattle();
  const [hasOnline] = useState(hasPlaces);
  const [isAwaited, setAwaited] = useState(false);
  const offersOnline = useOffersOnlinePlay();
  const refresh = useCallback(
    () =>
      void battles.storage
        .list()
        .then(
          (all) => {
            const listed = listedBattles(all);
            setSaved(listed);
            rememberHead(listed.some(({ over }) => !over));
          },
          (error: unknown) => setTrouble(troubleOf(error)),
        )
        .then(() => setListed(true)),
    [battles],
  );
  useEffect(() => {
    refresh();
    void storage.then((made) => made.trouble && setTrouble(made.trouble));
  }, [refresh]);
  /** The first battle is fetched by whoever reaches for it, or reads on: it costs a phone much to take it in. */
  const warm = useCallback(() => {
    loadScreen(first?.ruleset ?? manifests[0].id)
      .then((screen) => screen && ensureBundle(i18n, screen.bundle, language))
      .catch(() => undefined);
  }, [i18n, language]);
  useEffect(() => {
    const rested = setTimeout(warm, READ);
    return () => clearTimeout(rested);
  }, [warm]);

  // A battle that is over is looked at, not resumed.
  const latest = saved.find(({ over }) => !over);
  const others = saved.filter((battle) => battle !== latest);
  const guided = first?.game.guided;
  const withFriend = guided && (
    <WithFriend
      busy={busy}
      onHere={() => void begin(first.ruleset, guided, false)}
      apart={offersOnline ? pageAddress('any', 'online', 'new') : null}
    />
  );

  return (
    <main className="homepage">
      <header className="bar">
        <Drum size={32} />
        <h1 className="where">{t('web.title')}</h1>
        {offersOnline && (
          <>
            <a className="bar-link" href={pageAddress('any', 'online', 'new')}>
              {t('web.online.play')}
            </a>
            <a className="bar-link" href={pageAddress('any', 'lobby')}>
              {t('web.page.lobby')}
            </a>
          </>
        )}
        <SettingsButton />
        <LanguageSwitch />
      </header>
      {fault && <NoticesInView />}
      {trouble !== null && (
        <p className="panel home-trouble" role="alert">
          {t(trouble === 'blocked' ? 'web.home.notKept' : 'web.home.notRead')}
        </p>
      )}
      {hasOnline && (
        <div className="home-mine">
          <MyBattles isFront onWaiting={setAwaited} />
        </div>
      )}
      <div
        className={latest && others.length > 0 ? 'welcome with-saved' : 'welcome'}
        onPointerEnter={warm}
        onFocus={warm}
      >
        {latest ? (
          <ResumeBattle
            key={latest.id}
            battle={latest}
            busy={busy}
            onOpen={() => void go(() => battles.resume(latest.id))}
            onGone={refresh}
          >
            {withFriend}
          </ResumeBattle>
        ) : !isListed ? (
          <div className="hero" />
        ) : (
          // Whoever is awaited in a battle is no newcomer.
          guided &&
          !isAwaited && (
            <FirstBattle
              busy={busy}
              name={translate(guided.name)}
              onAlone={() => void begin(first.ruleset, guided, true)}
            >
              {withFriend}
            </FirstBattle>
          )
        )}
        {others.length > 0 && (
          <aside className="welcome-more">
            <SavedBattles saved={others} onOpen={({ id }) => void go(() => battles.resume(id))} onGone={refresh} />
          </aside>
        )}
      </div>
      <div className="home-rest">
        <HomeCards />
        <section className="new-battle" aria-labelledby="new-battle">
          <h2 id="new-battle">
            {t(latest ? 'web.home.newBattle' : 'web.home.games')}{' '}
            <small>{t(latest ? 'web.home.games.again' : 'web.home.games.about')}</small>
          </h2>
          <div className="games">
            {games.map(({ game }) => (
              <GameTile key={game.picture} game={game} />
            ))}
          </div>
        </section>
        {busy && <p role="status">{t('web.home.loading')}</p>}
        <Ways />
        <footer>
          <OpenFile />
          <p>
            <a className="home-keeping" href={pageAddress('any', 'library')}>
              {t('web.page.library')}
            </a>{' '}
            <a className="home-keeping" href={pageAddress('any', 'keeping')}>
              {t('web.page.keeping')}
            </a>
          </p>
          {trouble === null && <p>{t('web.home.kept')}</p>}
          <Credit />
        </footer>
      </div>
    </main>
  );
}

/** Whose rules they are, and whose libraries and fonts. */
function Credit(): ReactNode {
  const { t } = useMessages<HomeLinkKey>();
  return (
    <>
      <p>{t('web.home.rulebooks')}</p>
      <p>
        <a href="licences.txt">{t('web.home.licences')}</a>
      </p>
    </>
  );
}
