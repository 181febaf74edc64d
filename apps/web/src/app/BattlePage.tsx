/** A battle: header, table, and the panels around it, which fold under it on a phone. */
import { RESIGN } from '@drumhead/engine';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { undoPoint } from '../battle/hostState.ts';
import { host, useHosted } from '../battle/index.ts';
import { Tally } from '../panels/Tally.tsx';
import { sideColours } from '../table/troops/nations.ts';
import { useMessages } from '../i18n/index.ts';
import { lazyComponent } from '../panels/lazyComponent.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { Notices } from './Notices.tsx';
import { goHome, pageAddress } from './route.ts';

// Lazy: the first table needs no dice, no log, no handover and no victory.
const DiceToast = lazyComponent(() => import('../panels/DiceToast.tsx').then((found) => found.DiceToast));
const Log = lazyComponent(() => import('../panels/Log.tsx').then((found) => found.Log));
const Handover = lazyComponent(() => import('./Handover.tsx').then((found) => found.Handover));
const VictoryCard = lazyComponent(() => import('./VictoryCard.tsx').then((found) => found.VictoryCard));

export function BattlePage(): ReactNode {
  const screen = useHosted((h) => h.screen);
  const handover = useHosted((h) => h.handover);
  const over = useHosted((h) => h.saved?.over ?? false);
  const state = useHosted((h) => h.battle?.state);
  const { t } = useMessages();
  if (!screen) return null;
  if (handover !== null) return <Handover />;
  const { Table, Decision, Card, Overview } = screen;
  return (
    <div className="battle" style={state === undefined ? undefined : sideColours(screen.uniforms(state))}>
      <a className="skip" href="#decision">
        {t('web.skip')}
      </a>
      <Header />
      <main>
        <div className="table-place">
          <Table />
          <DiceToast />
        </div>
        <aside className="panels">
          {over && <VictoryCard />}
          <OlderRules />
          <Notices />
          <div id="decision" tabIndex={-1}>
            <Decision />
          </div>
          <Card />
          <Overview />
          <Log />
        </aside>
      </main>
    </div>
  );
}

/** A battle is played to its end under the rules it was begun with; a newer version is offered for the next one. */
function OlderRules(): ReactNode {
  const { t } = useMessages();
  const version = useHosted((h) => h.battle?.ruleset.version ?? 0);
  const newest = useHosted((h) => h.screen?.ruleset.version ?? 0);
  return version < newest && <p className="panel">{t('web.battle.olderRules', { version, newest })}</p>;
}

function Header(): ReactNode {
  const messages = useMessages();
  const { t, translate } = messages;
  const screen = useHosted((h) => h.screen);
  const battle = useHosted((h) => h.battle);
  const saved = useHosted((h) => h.saved);
  if (!screen || !battle || !saved) return null;
  return (
    <header className="bar">
      <a className="home" href="#/" onClick={() => host.leave()}>
        <svg width="26" height="26" viewBox="0 0 64 64" aria-hidden="true">
          <path d="M10 20v24c0 5 10 9 22 9s22-4 22-9V20" fill="#27406b" stroke="#2b2620" strokeWidth="2.5" />
          <path d="M10 28l9 22 9-20 9 21 9-21 7 15" fill="none" stroke="#efe7d6" strokeWidth="2.5" />
          <ellipse cx="32" cy="20" rx="22" ry="9" fill="#faf6ea" stroke="#8c2f24" strokeWidth="3" />
        </svg>
        <span className="spoken">{t('web.battle.leave')}</span>
      </a>
      <div className="where">
        <h1>{translate(saved.name)}</h1>
        <p>{screen.progress(messages, battle.state)}</p>
      </div>
      <Scores />
      <Tools />
    </header>
  );
}

function Scores(): ReactNode {
  const messages = useMessages();
  const screen = useHosted((h) => h.screen);
  const battle = useHosted((h) => h.battle);
  if (!screen || !battle) return null;
  return (
    <ul className="scores">
      {screen.scores(messages, battle.state).map(({ side, label, sum, tally }, i) => (
        <li key={side} className={`side-${i}`}>
          <details className="score" name="score">
            <summary>{label}</summary>
            <div className="score-sum">{tally.length === 0 ? sum : <Tally label={sum} tally={tally} />}</div>
          </details>
        </li>
      ))}
    </ul>
  );
}

function Tools(): ReactNode {
  const { t } = useMessages();
  const point = useHosted(undoPoint);
  const over = useHosted((h) => h.saved?.over ?? false);
  const [confirming, setConfirming] = useState(false);
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const onPress = ({ target }: PointerEvent) => {
      if (menu.current?.open && target instanceof Node && !menu.current.contains(target)) menu.current.open = false;
    };
    addEventListener('pointerdown', onPress);
    return () => removeEventListener('pointerdown', onPress);
  }, []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && menu.current?.open) {
        menu.current.open = false;
        menu.current.querySelector('summary')?.focus();
      }
      if (event.key === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey) {
        event.preventDefault();
        void host.undo();
      }
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return (
    <div className="tools">
      <button
        type="button"
        disabled={point === null}
        title={point === null ? t('web.battle.undo.none') : undefined}
        onClick={() => void host.undo()}
      >
        {t('web.battle.undo')}
      </button>
      <details className="menu" ref={menu}>
        <summary>{t('web.battle.menu')}</summary>
        <div className="menu-body">
          <ReplayLink />
          <button type="button" onClick={saveRecord}>
            {t('web.battle.export')}
          </button>
          {!over && !confirming && (
            <button type="button" onClick={() => setConfirming(true)}>
              {t('web.battle.resign')}
            </button>
          )}
          {confirming && (
            <>
              <p>{t('web.battle.resign.sure')}</p>
              <button
                type="button"
                className="grave"
                onClick={() => {
                  const { screen } = host.store.getState();
                  setConfirming(false);
                  if (screen) void host.order(RESIGN);
                }}
              >
                {t('web.battle.resign')}
              </button>
              <button type="button" onClick={() => setConfirming(false)}>
                {t('web.preview.cancel')}
              </button>
            </>
          )}
          <LanguageSwitch />
          <button
            type="button"
            onClick={() => {
              host.leave();
              goHome();
            }}
          >
            {t('web.battle.leave')}
          </button>
        </div>
      </details>
    </div>
  );
}

/** There is no replay while something is secret. */
function ReplayLink(): ReactNode {
  const { t } = useMessages();
  const address = useHosted(({ saved, screen, battle }) =>
    saved && battle && !screen?.secret(battle.state) ? pageAddress('any', 'replay', `battle=${saved.id}`) : null,
  );
  return address && <a href={address}>{t('web.page.replay')}</a>;
}

function saveRecord(): void {
  const text = host.record();
  const { saved } = host.store.getState();
  if (text === null || !saved) return;
  const address = URL.createObjectURL(new Blob([text], { type: 'application/x-ndjson' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${saved.scenario ?? 'battle'}-${saved.id.slice(0, 6)}.battle.jsonl`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
