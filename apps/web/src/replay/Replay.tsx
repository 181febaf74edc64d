/** The table at a moment, what happened there, and the ways to other moments. */
import { momentOf, type Seat } from '@drumhead/engine';
import { type ComponentType, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { SavePosition } from '../app/header/SavePosition.tsx';
import { useStart } from '../app/home/useStart.ts';
import { pageAddress } from '../app/route.ts';
import { watchTravel } from '../battle/follow/travel.ts';
import { isTold, remembering } from '../battle/follow/told.ts';
import { REPLAY_VIEWER } from '../battle/host/hostState.ts';
import { onScreen, useHosted, useSavedBattles } from '../battle/index.ts';
import type { AnyScreen, LogLine } from '../battle/screen.ts';
import { JSON_LINES, recordName } from '../app/saving/recordName.ts';
import { copied, saveFile } from '../documents/files.ts';
import { type MessageKey, useMessages } from '../i18n/index.ts';
import { Dice } from '../panels/Dice.tsx';
import { lazyComponent } from '../panels/lazyComponent.tsx';
import { Tally } from '../panels/Tally.tsx';
import { RuleLink } from '../reference/RuleLink.tsx';
import type { AnyReport } from '../report/report.ts';
import { hideSpots, showSpots, spotsOf } from '../table/spots.ts';
import { OpensWhole } from '../table/TableView.tsx';
import { sideColours } from '../table/troops/nations.ts';
import { isMomentOf, momentAddress, type MomentPage, type ReplayAddress } from './address.ts';
import { Chapters } from './Chapters.tsx';
import { isAllOpen, linesSeenBy } from './eyes.ts';
import { Eyes } from './Eyes.tsx';
import type { ReplayKey } from './messages.ts';
import { type Pace, standsFor } from './pace.ts';
import { PaceChoice } from './PaceChoice.tsx';
import { playOn } from './playOn.ts';
import { timelineOf } from './timeline.ts';
import { Transport } from './Transport.tsx';
import type { AnyStep, Hosted } from '../battle/host/hosted.ts';
import { nameOfBattle } from '../battle/records/nameOfBattle.ts';
import type { LookedAt } from '../battle/records/savedBattles.ts';
import { ClosableButton } from '../closed/ClosableButton.tsx';

// Battles that were played online alone have them.
const AgreedCorrections = lazyComponent(() =>
  import('../online/amend/AgreedCorrections.tsx').then((found) => found.AgreedCorrections),
);

const MomentLink = lazyComponent(() => import('../online/archive/MomentLink.tsx').then((found) => found.MomentLink));

/** Milliseconds that a moment rests before it goes into the address. */
const REST = 300;

/** Milliseconds that a moment rests under the thumb before the list goes to it. */
const LIST_REST = 120;

interface Props extends LookedAt {
  readonly screen: AnyScreen;
  readonly report: AnyReport;
  /** Through whose eyes it may be seen, the reader's own first. */
  readonly eyes: readonly Seat[];
  readonly asked: ReplayAddress;
  /** What stands beside the table on the analysis board; left out: what was told, and the list of it. */
  readonly Board?: ComponentType<BoardProps>;
  /** What lies behind its scrubber. */
  readonly Curve?: ComponentType<BoardProps>;
}

/** The moment that an analysis board is about. */
export interface BoardProps extends LookedAt {
  readonly screen: AnyScreen;
  readonly report: AnyReport;
  /** Count of accepted commands. */
  readonly at: number;
  /** Sides whose orders may be looked into. */
  readonly sides: readonly Seat[];
  readonly go: (to: number) => void;
}

export function Replay({ battle: whole, saved, record, screen, report, eyes, asked, Board, Curve }: Props): ReactNode {
  const messages = useMessages<MessageKey | ReplayKey>();
  const { t, language } = messages;
  const steps = useHosted((h) => h.steps);
  const corrections = useHosted((h) => h.corrections);
  const corrected = useMemo(() => corrections.map(({ after }) => after), [corrections]);
  const [viewer, setViewer] = useState<Seat>(eyes.find((seat) => seat === asked.eyes) ?? (eyes[0] as Seat));
  const [at, setAt] = useState(Math.min(asked.at, whole.count));
  const [pace, setPace] = useState<Pace>('even');
  const [playing, setPlaying] = useState(false);
  const [scrubbing, setScrubbing] = useState(false);
  const timeline = useMemo(() => timelineOf(momentOf(whole, 0).state, steps, report), [whole, steps, report]);
  const tell = useMemo(
    () => remembering(linesSeenBy(whole.ruleset, screen, viewer, messages)),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- messages are new at every look; their language counts
    [whole, screen, viewer, language],
  );
  const allOpen = useMemo(
    () => isAllOpen(whole.ruleset, [momentOf(whole, 0).state, ...steps.map(({ state }) => state)]),
    [whole, steps],
  );
  const last = timeline.last;

  // The list follows in the frame after the table, and a scrubbing thumb only when it rests.
  const [listed, setListed] = useState<number | null>(null);
  useEffect(() => {
    if (!scrubbing) return setListed(at);
    const rested = setTimeout(() => setListed(at), LIST_REST);
    return () => clearTimeout(rested);
  }, [at, scrubbing]);

  useEffect(() => {
    watchTravel(playing);
    onScreen.setState({ battle: momentOf(whole, at), viewer });
  }, [at, whole, viewer, playing]);

  // The address is that of the moment. One that this page did not write leads to another moment of the same battle.
  const page: MomentPage = Board ? 'board' : 'replay';
  const moment = { battle: saved.id, at, ...(viewer === eyes[0] ? {} : { eyes: viewer }) };
  const address = momentAddress(page, moment);
  const written = useRef(momentAddress(page, asked));
  useEffect(() => {
    const wanted = momentAddress(page, asked);
    if (wanted === written.current) return;
    written.current = wanted;
    setAt(Math.min(asked.at, whole.count));
  }, [asked, page, whole]);
  useEffect(() => {
    const rested = setTimeout(() => {
      // The reader may be on the way to another page.
      if (!isMomentOf(location.hash, page, saved.id)) return;
      written.current = address;
      history.replaceState(null, '', address);
    }, REST);
    return () => clearTimeout(rested);
  }, [address, page, saved.id]);

  const tells = useCallback(
    (step: AnyStep) => isTold(tell(step)) || corrected.includes(step.number),
    [tell, corrected],
  );
  /** The next moment with something to tell. */
  const next = useCallback(
    (from: number) => {
      for (let i = from; i < steps.length; i++) if (tells(steps[i] as AnyStep)) return i + 1;
      return last;
    },
    [steps, tells, last],
  );
  const previous = useCallback(
    (from: number) => {
      for (let i = from - 2; i >= 0; i--) if (tells(steps[i] as AnyStep)) return i + 1;
      return 0;
    },
    [steps, tells],
  );

  /** Rings around what a moment is about. */
  const point = useCallback(
    (to: number) => {
      const step = steps[to - 1];
      const pieces = step === undefined ? [] : tell(step).flatMap((line) => line.pieces);
      if (step === undefined || pieces.length === 0) return hideSpots();
      const seen = (state: unknown) => (viewer === REPLAY_VIEWER ? state : whole.ruleset.view(state, viewer));
      const [before, after] = [seen((steps[to - 2] ?? step).state), seen(step.state)];
      const place = (state: unknown) => (piece: string) => report.placeOf(state, piece);
      showSpots(String(to), spotsOf([...new Set(pieces)], place(before), place(after)));
    },
    [steps, tell, report, whole, viewer],
  );
  useEffect(() => hideSpots, []);

  useEffect(() => {
    if (!playing) return;
    if (at >= last) return setPlaying(false);
    const timer = setTimeout(
      () => {
        const to = next(at);
        point(to);
        setAt(to);
      },
      standsFor(linesAt(steps, at, tell), pace),
    );
    return () => clearTimeout(timer);
  }, [playing, at, last, pace, steps, tell, next, point]);

  const go = useCallback(
    (to: number) => {
      setPlaying(false);
      setScrubbing(false);
      const moment = Math.min(Math.max(to, 0), last);
      point(moment);
      setAt(moment);
    },
    [last, point],
  );
  const scrub = useCallback((to: number) => {
    hideSpots();
    setPlaying(false);
    setScrubbing(true);
    setAt(to);
  }, []);

  const seats = whole.ruleset.seats(whole.state);
  const sides = allOpen || viewer === REPLAY_VIEWER ? seats : seats.filter((seat) => seat === viewer);
  const shown = { battle: whole, saved, record, screen, report, at, go, sides };
  const { Table } = screen;
  const name = messages.translate(nameOfBattle(screen, whole.setup));
  const state = useHosted((h) => h.battle?.state);
  return (
    <div className="replay side-colours" style={sideColours(screen.uniforms(whole.state))}>
      <div className="table-place">
        <OpensWhole.Provider value>
          <Table />
        </OpensWhole.Provider>
      </div>
      <Transport
        timeline={timeline}
        corrected={corrected}
        turns={report.turns}
        at={at}
        where={[name, state === undefined ? '' : screen.progress(messages, state)].filter(Boolean).join(' · ')}
        playing={playing}
        go={go}
        scrub={scrub}
        curve={Curve && <Curve {...shown} />}
        previous={() => go(previous(at))}
        next={() => go(next(at))}
        play={() => {
          if (!playing && at >= last) setAt(0);
          setPlaying(!playing);
        }}
      />
      <div className={Board ? 'beside board' : 'beside'}>
        {Board ? (
          <Board {...shown} />
        ) : (
          <>
            <div className="panel moment" aria-live={scrubbing || playing ? 'off' : 'polite'}>
              <Moment lines={linesAt(steps, at, tell)} />
              {corrected.includes(at) && (
                <ul className="corrections">
                  <AgreedCorrections corrections={corrections.filter(({ after }) => after === at)} />
                </ul>
              )}
            </div>
            <Chapters
              timeline={timeline}
              turns={report.turns}
              steps={steps}
              corrections={corrections}
              tell={tell}
              at={listed}
              go={go}
            />
          </>
        )}
        <div className="panel doings">
          <Eyes
            eyes={eyes}
            allOpen={allOpen}
            viewer={viewer}
            nameOf={(seat) => screen.seatName(messages, whole.state, seat)}
            setViewer={setViewer}
          />
          {!Board && <PaceChoice pace={pace} setPace={setPace} />}
          <PlayOn whole={whole} saved={saved} at={at} corrections={corrections} />
          <CopyLink address={address} saved={saved} record={record} />
          {saved.page !== undefined && <MomentLink battle={saved.page} at={at} />}
          <SavePosition />
          <a href={momentAddress(Board ? 'replay' : 'board', moment)}>
            {t(Board ? 'web.replay.replay' : 'web.replay.board')}
          </a>
          {saved.over && <a href={pageAddress('any', 'report', `battle=${saved.id}`)}>{t('web.over.report')}</a>}
          <a href={`#/battle/${saved.id}`}>{t('web.replay.battle')}</a>
        </div>
      </div>
    </div>
  );
}

/** What was told last, up to a moment. */
function linesAt<S>(steps: readonly S[], at: number, tell: (step: S) => readonly LogLine[]): readonly LogLine[] {
  for (let i = at - 1; i >= 0; i--) {
    const lines = tell(steps[i] as S);
    if (lines.length > 0) return lines;
  }
  return [];
}

function Moment({ lines }: { readonly lines: readonly LogLine[] }): ReactNode {
  const { t } = useMessages<MessageKey | ReplayKey>();
  if (lines.length === 0) return <p>{t('web.replay.begun')}</p>;
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

interface PlayOnProps extends Pick<Props, 'saved'> {
  readonly whole: LookedAt['battle'];
  readonly at: number;
  readonly corrections: Hosted['corrections'];
}

function PlayOn({ whole, saved, at, corrections }: PlayOnProps): ReactNode {
  const { t } = useMessages<MessageKey | ReplayKey>();
  const { busy, go } = useStart();
  const battles = useSavedBattles();
  const over = whole.ruleset.outcome(momentOf(whole, at).state) !== null;
  return (
    <ClosableButton
      closed={over ? t('web.replay.playOn.over') : null}
      disabled={busy}
      onClick={() => void go(() => playOn(battles, momentOf(whole, at), saved, corrections))}
    >
      {t('web.replay.playOn')}
    </ClosableButton>
  );
}

function CopyLink({
  address,
  saved,
  record,
}: Pick<Props, 'saved' | 'record'> & { readonly address: string }): ReactNode {
  const { t } = useMessages<MessageKey | ReplayKey>();
  /** The link that was asked for, and whether it lies on the clipboard. */
  const [done, setDone] = useState<{ readonly address: string; readonly isCopied: boolean } | null>(null);
  const link = new URL(address, location.href).href;
  const isDone = done?.address === address;
  return (
    <>
      <button
        type="button"
        onClick={() => {
          void copied(link).then((isCopied) => setDone({ address, isCopied }));
        }}
      >
        {t(isDone && done.isCopied ? 'web.replay.linkCopied' : 'web.replay.link')}
      </button>
      {isDone && !done.isCopied && <input readOnly value={link} aria-label={t('web.replay.link')} />}
      {isDone && (
        <p className="minor" role="status">
          {t('web.replay.linkNeeds')}
        </p>
      )}
      {/* Until it is over, a record may tell one side what the other hides. */}
      {isDone && saved.over && (
        <button type="button" onClick={() => saveFile(recordName(saved), record, JSON_LINES)}>
          {t('web.battle.export')}
        </button>
      )}
    </>
  );
}
