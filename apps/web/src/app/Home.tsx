/** First battle in two taps: a scenario's side, and the battle is there. */
import { type ReactNode, useEffect, useState } from 'react';
import { host, savedBattles, storage, useHosted } from '../battle/index.ts';
import type { Player } from '../battle/players.ts';
import type { SavedBattle } from '../battle/storage.ts';
import { useI18n } from '../i18n/useI18n.ts';
import { ensureBundle } from '../i18n/bundles.ts';
import { useBundle } from '../i18n/useBundle.ts';
import { useMessages } from '../i18n/index.ts';
import { loadScreen, manifests } from '../rulesets/manifests.ts';
import type { ScenarioEntry } from '../rulesets/rulesetManifest.ts';
import { Credit } from './Credit.tsx';
import { HomeLinks } from './HomeLinks.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { Notices } from './Notices.tsx';
import { OpenFile } from './OpenFile.tsx';
import { SavedBattleRow } from './SavedBattle.tsx';
import { ScenarioNotes } from './ScenarioNotes.tsx';
import { goToBattle } from './route.ts';
import './home.css';

export function Home(): ReactNode {
  const { t, translate, language } = useMessages();
  const i18n = useI18n();
  const [saved, setSaved] = useState<readonly SavedBattle[]>([]);
  const [lasting, setLasting] = useState(true);
  const [busy, setBusy] = useState(false);
  // Names of saved battles are among the words of the links.
  const linksReady = useBundle('web-home-pages');
  const fault = useHosted((h) => h.fault);
  const refresh = () => void savedBattles.list().then(setSaved, () => setSaved([]));
  useEffect(() => {
    refresh();
    void storage.then((made) => setLasting(made.lasting));
    const soon = setTimeout(() => {
      loadScreen(manifests[0].id)
        .then((screen) => screen && ensureBundle(i18n, screen.bundle, language))
        .catch(() => undefined);
    }, 300);
    return () => clearTimeout(soon);
  }, [i18n, language]);

  const go = async (work: () => Promise<boolean>) => {
    setBusy(true);
    const done = await work().finally(() => setBusy(false));
    const id = host.store.getState().saved?.id;
    if (done && id) goToBattle(id);
  };
  const begin = (ruleset: string, scenario: ScenarioEntry, mine: string | null) =>
    go(() => {
      const seats = Object.fromEntries(
        scenario.sides.map(({ seat }): [string, Player] => [seat, mine === null || seat === mine ? 'human' : 'steady']),
      );
      return host.start({ ruleset, scenario: scenario.id, seats });
    });
  // A battle that is over is looked at, not resumed.
  const latest = saved.find(({ over }) => !over);
  const others = saved.filter((battle) => battle !== latest);

  return (
    <main className="homepage">
      <header>
        <svg width="56" height="56" viewBox="0 0 64 64" aria-hidden="true">
          <path d="M10 20v24c0 5 10 9 22 9s22-4 22-9V20" fill="#27406b" stroke="#2b2620" strokeWidth="2.5" />
          <path d="M10 28l9 22 9-20 9 21 9-21 7 15" fill="none" stroke="#efe7d6" strokeWidth="2.5" />
          <ellipse cx="32" cy="20" rx="22" ry="9" fill="#faf6ea" stroke="#8c2f24" strokeWidth="3" />
        </svg>
        <div>
          <h1>{t('web.title')}</h1>
          <p>{t('web.subtitle')}</p>
        </div>
        <LanguageSwitch />
      </header>
      {fault && <Notices />}
      {linksReady && latest && (
        <section className="panel">
          <h2>{t('web.home.resume')}</h2>
          <SavedBattleRow
            battle={latest}
            primary
            onOpen={() => void go(() => host.resume(latest.id))}
            onGone={refresh}
          />
        </section>
      )}
      {manifests.map(({ id: ruleset, name: game, scenarios, pages }) => (
        <section key={ruleset} className="panel game">
          <img src={`/pictures/${ruleset}.jpg`} alt="" width={900} height={260} loading="lazy" />
          <h2>{translate(game)}</h2>
          {scenarios.map((scenario) => (
            <article key={scenario.id} className="scenario" aria-labelledby={`scenario-${scenario.id}`}>
              <h3 id={`scenario-${scenario.id}`}>{translate(scenario.name)}</h3>
              <p>{translate(scenario.about)}</p>
              {scenario.notes && <ScenarioNotes bundle={`${ruleset}-notes`} notes={scenario.notes} />}
              <div className="sides">
                {scenario.sides.map(({ seat, name }, i) => (
                  <button
                    key={seat}
                    type="button"
                    className={`side-button side-${i}`}
                    disabled={busy}
                    onClick={() => void begin(ruleset, scenario, seat)}
                  >
                    <strong>{t('web.home.command', { side: translate(name) })}</strong>
                    <span>{t('web.home.againstSteady')}</span>
                  </button>
                ))}
                <button
                  type="button"
                  className="side-button"
                  disabled={busy}
                  onClick={() => void begin(ruleset, scenario, null)}
                >
                  <strong>{t('web.home.hotSeat')}</strong>
                  <span>{t('web.home.hotSeat.about')}</span>
                </button>
              </div>
            </article>
          ))}
          {linksReady && <HomeLinks id={ruleset} pages={pages} />}
        </section>
      ))}
      {busy && <p role="status">{t('web.home.loading')}</p>}
      {linksReady && others.length > 0 && (
        <section className="panel">
          <h2>{t('web.home.others')}</h2>
          {others.map((battle) => (
            <SavedBattleRow
              key={battle.id}
              battle={battle}
              onOpen={() => void go(() => host.resume(battle.id))}
              onGone={refresh}
            />
          ))}
        </section>
      )}
      <OpenFile onText={(text) => void go(() => host.open(text))} />
      <footer>
        <p>{t(lasting ? 'web.home.kept' : 'web.home.notKept')}</p>
        {linksReady && <Credit />}
      </footer>
    </main>
  );
}
