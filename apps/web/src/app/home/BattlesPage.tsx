/** All the battles of a rule set, and links to its pages. */
import { type ReactNode, useEffect, useState } from 'react';
import type { NewBattle } from '../../battle/records/savedBattles.ts';
import type { Player } from '../../battle/players/players.ts';
import { ensureBundle } from '../../i18n/bundles.ts';
import { type MessageKey, useMessages } from '../../i18n/index.ts';
import type { HomeLinkKey } from './homeLinkMessages.ts';
import { useI18n } from '../../i18n/useI18n.ts';
import { PlayOnline } from '../../online/table/PlayOnline.tsx';
import { hasPlaces } from '../../online/places/stored.ts';
import { manifestOf, manifests } from '../../rulesets/manifests.ts';
import type { ScenarioEntry } from '../../rulesets/rulesetManifest.ts';
import { withSwitches } from '../../setUp/withSwitches.ts';
import { NoticesInView } from '../NoticesInView.tsx';
import { pageAddress, type PageProps } from '../route.ts';
import { copyAddress } from '../../maker/changeCopy.ts';
import { BattleCard } from './BattleCard.tsx';
import { HomeLinks } from './HomeLinks.tsx';
import { ScenarioNotes } from './ScenarioNotes.tsx';
import { GamePicture } from './Picture.tsx';
import { askedOf, useReadyBattle } from './useReadyBattle.ts';
import { useBegin } from '../../briefing/useBegin.ts';
import './battles.css';

/** Nations to choose from are shown where there are more. */
const MOST_UNFILTERED = 3;

/** The query of the address is the id of the rule set, and the picture of the game one came from. */
export function BattlesPage({ query }: PageProps): ReactNode {
  const { t, translate, language } = useMessages<MessageKey | HomeLinkKey>();
  const i18n = useI18n();
  const [id = '', picture] = query.split('&');
  const manifest = manifestOf(id) ?? manifests[0];
  const { id: ruleset, name, games, pages, switches = [] } = manifest;
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [nation, setNation] = useState<string | null>(null);
  const game = games.find((one) => one.picture === picture);
  // Of a rule set with several games those of the one that the reader came from.
  const scenarios = manifest.scenarios.filter((one) => !game || (one.game ?? game.picture) === game.picture);
  const nations = [...new Set(scenarios.flatMap(({ sides }) => sides.map((side) => side.name)))];
  const { busy: guides, begin: guide } = useReadyBattle();
  const { busy: begins, begin: beginAsked } = useBegin();
  const busy = guides || begins;
  useEffect(() => {
    ensureBundle(i18n, 'web-home-pages', language).catch(() => undefined);
  }, [i18n, language]);
  const newBattle = async (scenario: ScenarioEntry, mine: string | null): Promise<NewBattle> => {
    const seats = Object.fromEntries(
      scenario.sides.map(({ seat }): [string, Player] => [seat, mine === null || seat === mine ? 'human' : 'captain']),
    );
    const setup = await withSwitches(manifest, scenario.id, chosen);
    return { ruleset, scenario: scenario.id, setup, seats };
  };
  const begin = (scenario: ScenarioEntry, mine: string | null) =>
    void beginAsked(newBattle(scenario, mine).then((battle) => ({ battle, atOnce: false })));
  const more = (
    <section className="panel">
      <h2>{t('web.battles.pages')}</h2>
      <p>
        <a className="page-link" href={pageAddress('any', 'puzzles', picture ?? '')}>
          {t('web.page.puzzles')}
        </a>{' '}
        {/* A page without a server has none. With an account, the page that offers a battle leads there, too. */}
        {hasPlaces() && (
          <a className="page-link" href={pageAddress('any', 'mine')}>
            {t('web.page.mine')}
          </a>
        )}
      </p>
      <HomeLinks id={ruleset} pages={pages} queries={game?.queries ?? {}} />
    </section>
  );
  return (
    <div className="battles-page">
      <NoticesInView />
      <header className="battles-head">
        <h2>{translate(name)}</h2>
        <a className="battles-library" href={pageAddress('any', 'library')}>
          {t('web.page.library')}
        </a>
        {nations.length > MOST_UNFILTERED && (
          <select
            aria-label={t('web.battles.filter')}
            value={nation ?? ''}
            onChange={(event) => setNation(event.currentTarget.value || null)}
          >
            <option value="">{t('web.battles.all')}</option>
            {nations.map((one) => (
              <option key={one} value={one}>
                {translate(one)}
              </option>
            ))}
          </select>
        )}
        {switches.length > 0 && (
          <details className="switches">
            <summary>
              {t('web.home.optional')} ({chosen.length})
            </summary>
            {switches.map((one) => (
              <label key={one.id}>
                <input
                  type="checkbox"
                  checked={chosen.includes(one.id)}
                  onChange={() =>
                    setChosen(chosen.includes(one.id) ? chosen.filter((id) => id !== one.id) : [...chosen, one.id])
                  }
                />{' '}
                {translate(one.name)}
              </label>
            ))}
          </details>
        )}
      </header>
      {busy && <p role="status">{t('web.home.loading')}</p>}
      <div className="battles">
        {scenarios
          .filter(({ sides }) => nation === null || sides.some((side) => side.name === nation))
          .map((scenario) => (
            <BattleCard
              key={scenario.id}
              ruleset={ruleset}
              picture={scenario.game ?? (game ?? games[0])?.picture ?? ''}
              scenario={scenario}
            >
              <div className="sides">
                {scenario.sides.map(({ seat, name: side }, i) => (
                  <button
                    key={seat}
                    type="button"
                    className={`side-button side-${i}`}
                    disabled={busy}
                    onClick={() => begin(scenario, seat)}
                  >
                    <strong>{t('web.home.command', { side: translate(side) })}</strong>
                    <span>{t('web.home.againstSteady')}</span>
                  </button>
                ))}
                <button type="button" className="side-button" disabled={busy} onClick={() => begin(scenario, null)}>
                  <strong>{t('web.home.hotSeat')}</strong>
                  <span>{t('web.home.hotSeat.about')}</span>
                </button>
                <PlayOnline busy={busy} battle={() => newBattle(scenario, null)} />
              </div>
              {scenario.notes && <ScenarioNotes bundle={`${ruleset}-notes`} notes={scenario.notes} />}
              <a className="page-link" href={pageAddress('any', 'map', `scenario=${scenario.id}`)}>
                {t('web.page.map')}
              </a>{' '}
              <a className="page-link" href={copyAddress(ruleset, scenario.id)}>
                {t('web.home.changeCopy')}
              </a>
            </BattleCard>
          ))}
        {scenarios.length > 0 && more}
      </div>
      {game && (
        <section className="panel ready" aria-labelledby="ready">
          <GamePicture name={game.picture} sizes="(max-width: 760px) 92vw, 28rem" />
          <div>
            <h2 id="ready">{translate(game.name)}</h2>
            <p>{translate(game.about)}</p>
            <p className="minor">{[game.book, game.time].map((one) => translate(one)).join(' · ')}</p>
            <div className="ready-ways">
              <button
                type="button"
                className="primary large game-play"
                disabled={busy}
                onClick={() => void beginAsked(askedOf(ruleset, game.first, true))}
              >
                {t('web.home.play', { battle: translate(game.first.name) })}
              </button>
              <button
                type="button"
                className="game-learn"
                disabled={busy}
                onClick={() => void guide(ruleset, game.guided, true)}
              >
                {t('web.home.learn')}
              </button>
              <a className="button" href={pageAddress('any', 'setup', `game=${game.picture}`)}>
                {t('web.home.newBattle')}
              </a>
            </div>
          </div>
        </section>
      )}
      {scenarios.length === 0 && more}
    </div>
  );
}
