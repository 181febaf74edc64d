/** Replay of a saved battle, step by step, with the same table and log; no commands. */
import { momentOf } from '@drumhead/engine';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useI18n } from '../i18n/useI18n.ts';
import { useStore } from 'zustand';
import { type AnyBattle, type AnyStep, isSecret } from '../battle/hostState.ts';
import { OpensWhole } from '../table/TableView.tsx';
import { watchTravel } from '../battle/follow/travel.ts';
import { host, useHosted } from '../battle/index.ts';
import type { AnyScreen } from '../battle/screen.ts';
import { ensureBundle, loadedBundles } from '../i18n/bundles.ts';
import { type Messages, useMessages } from '../i18n/index.ts';
import { Dice } from '../panels/Dice.tsx';
import { linesOf } from '../panels/Log.tsx';
import { Tally } from '../panels/Tally.tsx';
import { RuleLink } from '../reference/RuleLink.tsx';
import { SavePosition } from '../app/header/SavePosition.tsx';
import type { PageProps } from '../app/route.ts';
import type { ReplayKey } from './messages.ts';
import './replay.css';

/** Milliseconds between two moments. */
const PACES = { slow: 2400, even: 1100, fast: 350 } as const;
type Pace = keyof typeof PACES;

export function ReplayPage({ query }: PageProps): ReactNode {
  const messages = useMessages();
  const { t, language } = messages;
  const word = translatorOf(messages);
  const i18n = useI18n();
  const id = new URLSearchParams(query).get('battle') ?? '';
  const [battle, setBattle] = useState<AnyBattle | 'loading' | 'unknown'>('loading');
  const screen = useHosted((h) => h.screen);
  const fault = useHosted((h) => h.fault);
  const bundle = screen?.bundle ?? null;
  const ready = useStore(loadedBundles, (all) => bundle !== null && all.includes(`${bundle}/${language}`));
  useEffect(() => {
    let unmounted = false;
    void host.openForReplay(id).then((battle) => unmounted || setBattle(battle ?? 'unknown'));
    return () => {
      unmounted = true;
      host.leave();
    };
  }, [id]);
  useEffect(() => {
    if (bundle !== null) void ensureBundle(i18n, bundle, language);
  }, [bundle, language, i18n]);
  if (battle === 'unknown' || fault !== null) return <p role="alert">{word('web.replay.unknown')}</p>;
  if (battle === 'loading' || screen === null || !ready) return <p role="status">{t('web.page.coming')}</p>;
  if (isSecret({ battle, screen })) return <p role="alert">{word('web.replay.secret')}</p>;
  return <Moments whole={battle} screen={screen} id={id} />;
}

const translatorOf =
  ({ translate }: Messages) =>
  (key: ReplayKey, facts?: Readonly<Record<string, unknown>>) =>
    translate(key, facts);

interface MomentsProps {
  readonly whole: AnyBattle;
  readonly screen: AnyScreen;
  readonly id: string;
}

function Moments({ whole, screen, id }: MomentsProps): ReactNode {
  const messages = useMessages();
  const { t } = messages;
  const word = translatorOf(messages);
  const steps = useHosted((h) => h.steps);
  const logged = useMemo(
    () => moments(steps, screen, messages),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- speech is new at every look; its language is what counts
    [steps, screen, messages.language],
  );
  const [at, setAt] = useState(0);
  const [pace, setPace] = useState<Pace>('even');
  const [playing, setPlaying] = useState(false);
  const last = logged.length;
  const watching = useRef(false);
  watching.current = playing;
  useEffect(() => {
    watchTravel(watching.current);
    host.store.setState({ battle: momentOf(whole, at === 0 ? 0 : (logged[at - 1]?.step.number ?? 0)) });
  }, [at, logged, whole]);
  useEffect(() => {
    if (!playing || at >= last) return;
    const next = setTimeout(() => setAt(at + 1), PACES[pace]);
    return () => clearTimeout(next);
  }, [playing, at, last, pace]);
  const go = (to: number) => {
    setPlaying(false);
    setAt(Math.min(Math.max(to, 0), last));
  };
  const moment = at > 0 ? logged[at - 1] : undefined;
  const state = useHosted((h) => h.battle?.state);
  const { Table } = screen;
  return (
    <div className="replay">
      <div className="table-place">
        <OpensWhole.Provider value>
          <Table />
        </OpensWhole.Provider>
      </div>
      <section className="panel transport" aria-label={t('web.page.replay')}>
        <p className="where">
          {word('web.replay.moment', { at, count: last })}
          {state !== undefined && ` · ${screen.progress(messages, state)}`}
        </p>
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={word('web.replay.moment', { at, count: last })}
          onChange={(event) => go(Number(event.target.value))}
        />
        <div className="keys">
          <Key label={word('web.replay.first')} path="M7 5v14M19 5L10 12L19 19z" onPress={() => go(0)} off={at === 0} />
          <Key label={word('web.replay.back')} path="M16 5L7 12L16 19z" onPress={() => go(at - 1)} off={at === 0} />
          <button
            type="button"
            className="primary"
            disabled={at >= last && !playing}
            onClick={() => setPlaying(!playing)}
          >
            {word(playing && at < last ? 'web.replay.pause' : 'web.replay.play')}
          </button>
          <Key label={word('web.replay.on')} path="M8 5L17 12L8 19z" onPress={() => go(at + 1)} off={at >= last} />
          <Key
            label={word('web.replay.last')}
            path="M5 5L14 12L5 19zM17 5v14"
            onPress={() => go(last)}
            off={at >= last}
          />
          <label>
            {word('web.replay.pace')}{' '}
            <select value={pace} onChange={(event) => setPace(event.target.value as Pace)}>
              {(Object.keys(PACES) as Pace[]).map((name) => (
                <option key={name} value={name}>
                  {word(`web.replay.${name}`)}
                </option>
              ))}
            </select>
          </label>
        </div>
        <div aria-live="polite">
          {moment === undefined ? <p>{word('web.replay.begun')}</p> : <LogLines lines={moment.lines} />}
        </div>
        <SavePosition />
        <a href={`#/battle/${id}`}>{word('web.replay.battle')}</a>
      </section>
      <ol className="panel chapters" aria-label={t('web.log')}>
        {logged.map(({ step, lines }, i) => (
          <li key={step.number}>
            <button
              type="button"
              className={`link ${lines[0]?.weight ?? 'plain'}`}
              aria-current={at === i + 1 ? 'step' : undefined}
              onClick={() => go(i + 1)}
            >
              {lines.map((line) => line.text).join(' ')}
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Steps that have log lines. */
function moments(steps: readonly AnyStep[], screen: AnyScreen, messages: Messages) {
  return steps
    .map((step) => ({ step, lines: linesOf(step, screen, '', messages) }))
    .filter(({ lines }) => lines.length > 0);
}

function LogLines({ lines }: { readonly lines: ReturnType<typeof linesOf> }): ReactNode {
  return lines.map((line, i) => (
    <div key={i} className={`told side-${line.side ?? 'none'}`}>
      <p>
        {line.text} <RuleLink rule={line.rule} />
      </p>
      {line.dice.length > 0 && <Dice rows={line.dice} />}
      {line.tallies.map(({ label, tally }) => (
        <Tally key={label} label={label} tally={tally} />
      ))}
    </div>
  ));
}

interface KeyProps {
  readonly label: string;
  /** Of its sign. */
  readonly path: string;
  readonly off: boolean;
  readonly onPress: () => void;
}

function Key({ label, path, off, onPress }: KeyProps): ReactNode {
  return (
    <button type="button" aria-label={label} title={label} disabled={off} onClick={onPress}>
      <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true" fill="currentColor" stroke="currentColor">
        <path d={path} />
      </svg>
    </button>
  );
}
