/** The front page: a first battle one tap away, saved battles, and a picture of each game. All else is a link deeper. */
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { listedBattles } from '../../battle/records/firstBattle.ts';
import { storage } from '../../battle/host/pageHost.ts';
import { useHosted, useSavedBattles } from '../../battle/index.ts';
import { type StorageTrouble, troubleOf } from '../../battle/saving/storageTrouble.ts';
import type { SavedBattle } from '../../battle/records/savedBattle.ts';
import { useI18n } from '../../i18n/useI18n.ts';
import { ensureBundle } from '../../i18n/bundles.ts';
import { type MessageKey, useMessages } from '../../i18n/index.ts';
import { loadScreen, manifests } from '../../rulesets/manifests.ts';
import type { ReadyBattle } from '../../rulesets/rulesetManifest.ts';
import { lazyComponent } from '../../panels/lazyComponent.tsx';
import { useOffersOnlinePlay } from '../../online/server/offersOnlinePlay.ts';
import { hasPlaces } from '../../online/places/stored.ts';
import { Drum } from '../Drum.tsx';
import { LanguageSwitch } from '../LanguageSwitch.tsx';
import { NoticesInView } from '../NoticesInView.tsx';
import { pageAddress } from '../route.ts';
import { SettingsButton } from '../settings/SettingsButton.tsx';
import { FirstBattle, GameCard } from './GameCard.tsx';
import type { HomeLinkKey } from './homeLinkMessages.ts';
import { HomeCards } from './HomeCards.tsx';
import { OpenFile } from './OpenFile.tsx';
import { SavedBattles } from './SavedBattles.tsx';
import { useStart } from './useStart.ts';
import './home.css';

/** Only those who play online need it. */
const OnlineBattles = lazyComponent(() =>
  import('../../online/places/OnlineBattles.tsx').then((found) => found.OnlineBattles),
);

const games = manifests.flatMap(({ id, games: all }) => all.map((game) => ({ ruleset: id, game })));
const first = games.find(({ game }) => game.isFirst) ?? games[0];

export function Home(): ReactNode {
  const { t, language } = useMessages<MessageKey | HomeLinkKey>();
  const i18n = useI18n();
  const [saved, setSaved] = useState<readonly SavedBattle[]>([]);
  const [trouble, setTrouble] = useState<StorageTrouble | null>(null);
  const battles = useSavedBattles();
  const fault = useHosted((h) => h.fault);
  const { busy, go } = useStart();
  const [hasOnline] = useState(hasPlaces);
  const offersOnline = useOffersOnlinePlay();
  const refresh = useCallback(
    () =>
      void battles.storage.list().then(
        (all) => setSaved(listedBattles(all)),
        (error: unknown) => setTrouble(troubleOf(error)),
      ),
    [battles],
  );
  useEffect(() => {
    refresh();
    void storage.then((made) => made.trouble && setTrouble(made.trouble));
    const soon = setTimeout(() => {
      loadScreen(manifests[0].id)
        .then((screen) => screen && ensureBundle(i18n, screen.bundle, language))
        .catch(() => undefined);
    }, 300);
    return () => clearTimeout(soon);
  }, [i18n, language, refresh]);

  const begin = (ruleset: string, { scenario, mine, sides, setUp, against = 'captain' }: ReadyBattle, alone: boolean) =>
    go(async () => {
      const seats = Object.fromEntries(
        sides.map((seat) => [seat, !alone || seat === mine ? ('human' as const) : against]),
      );
      const begun = await battles.start({ ruleset, scenario, seats });
      if (begun) await setUp?.();
      return begun;
    });

  /** A guided battle is a position, which the server does not know by its name. */
  const offer = async (ruleset: string, { scenario, sides, mine }: ReadyBattle): Promise<boolean> => {
    const [screen, { offerOnline }] = await Promise.all([loadScreen(ruleset), import('../../online/table/offer.ts')]);
    const seats = Object.fromEntries([mine, ...sides].map((seat) => [seat, 'human' as const]));
    offerOnline({ ruleset, scenario, setup: await screen?.scenario(scenario), seats });
    return false;
  };

  return (
    <main className="homepage">
      <header>
        <Drum size={56} />
        <div className="title">
          <h1>{t('web.title')}</h1>
          <p>{t('web.subtitle')}</p>
        </div>
        <SettingsButton />
        <LanguageSwitch />
      </header>
      {fault && <NoticesInView />}
      {trouble !== null && (
        <p className="panel home-trouble" role="alert">
          {t(trouble === 'blocked' ? 'web.home.notKept' : 'web.home.notRead')}
        </p>
      )}
      <div className={saved.length > 0 ? 'welcome with-saved' : 'welcome'}>
        {first && (
          <FirstBattle
            game={first.game}
            busy={busy}
            onBegin={(alone) => void begin(first.ruleset, first.game.guided, alone)}
            onOnline={offersOnline ? () => void go(() => offer(first.ruleset, first.game.guided)) : null}
          />
        )}
        {saved.length > 0 && (
          <SavedBattles saved={saved} onOpen={({ id }) => void go(() => battles.resume(id))} onGone={refresh} />
        )}
      </div>
      {hasOnline && <OnlineBattles />}
      <HomeCards />
      <a className="panel home-day" href={pageAddress('any', 'day')}>
        <strong>{t('web.page.day')}</strong>
        <span>{t('web.home.day')}</span>
      </a>
      <section className="games" aria-label={t('web.home.games')}>
        {games.map(({ ruleset, game }) => (
          <GameCard
            key={game.picture}
            ruleset={ruleset}
            game={game}
            busy={busy}
            onBegin={(battle) => void begin(ruleset, battle, true)}
          />
        ))}
      </section>
      {busy && <p role="status">{t('web.home.loading')}</p>}
      <footer>
        <a href={pageAddress('any', 'puzzles')}>{t('web.page.puzzles')}</a>
        {offersOnline && <a href={pageAddress('any', 'lobby')}>{t('web.page.lobby')}</a>}
        <OpenFile />
        <p>
          <a className="home-keeping" href={pageAddress('any', 'keeping')}>
            {t('web.page.keeping')}
          </a>
        </p>
        {trouble === null && <p>{t('web.home.kept')}</p>}
        <Credit />
      </footer>
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
