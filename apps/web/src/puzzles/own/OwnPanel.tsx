/** An order of a battle of one's own beside the decision: what it cost, and the verdict on the order given now. */
import type { WeighedDecision, WeighedOrder } from '@drumhead/bots';
import { type Command, momentOf } from '@drumhead/engine';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useAdviceWords } from '../../advice/useAdviceWords.ts';
import type { RulesAdvice } from '../../advice/rulesAdvice.ts';
import { useBundle } from '../../i18n/useBundle.ts';
import { useMessages } from '../../i18n/index.ts';
import type { AnyBattle } from '../../battle/host/hosted.ts';
import { onScreen, useHosted, useSavedBattles } from '../../battle/index.ts';
import type { AnyScreen } from '../../battle/screen.ts';
import { pageAddress } from '../../app/route.ts';
import { Chances } from '../../panels/Chances.tsx';
import { boardAddress } from '../../replay/address.ts';
import { orderSpots } from '../../report/orderSpots.ts';
import { useReport } from '../../report/useReport.ts';
import { decision } from '../../report/weighing.ts';
import { WhyBetter } from '../../report/WhyBetter.tsx';
import { UnderWay, useWork } from '../../report/Work.tsx';
import { hideSpots, showSpots, spotStore } from '../../table/spots.ts';
import type { PuzzleKey } from '../messages.ts';
import { PuzzleFrame } from '../PuzzleFrame.tsx';
import { goToOwn } from './beginOwn.ts';
import { keepCourse, useOwnPuzzles } from './savedPuzzles.ts';
import type { OwnPuzzleKey } from './messages.ts';
import type { OwnPuzzle } from './ownPuzzle.ts';
import { dayOf, isDue, tried } from './spacing.ts';
import { useDayName } from './useDayName.ts';

export function OwnPanel({ id }: { readonly id: string }): ReactNode {
  const { t } = useMessages<OwnPuzzleKey | PuzzleKey>();
  const ready = [
    useBundle('web-puzzle-pages'),
    useBundle('web-own-puzzle-pages'),
    useBundle('web-report-pages'),
    useBundle('web-advice-pages'),
  ].every(Boolean);
  const all = useOwnPuzzles();
  const screen = useHosted((h) => h.screen);
  const words = useAdviceWords(screen as AnyScreen);
  if (!ready || all === null || screen === null || words === 'waiting') return null;
  const puzzle = all === 'failed' ? undefined : all.find((one) => one.id === id);
  if (puzzle === undefined || words === 'failed' || all === 'failed')
    return (
      <section className="panel puzzle">
        <p>{t(all === 'failed' ? 'web.own.failed' : puzzle === undefined ? 'web.own.gone' : 'web.puzzles.failed')}</p>
        <a href={pageAddress('any', 'puzzles')}>{t('web.puzzles.others')}</a>
      </section>
    );
  return <Asked puzzle={puzzle} all={all} screen={screen} words={words} />;
}

interface Props {
  readonly puzzle: OwnPuzzle;
  readonly all: readonly OwnPuzzle[];
  readonly screen: AnyScreen;
  readonly words: RulesAdvice;
}

function Asked(props: Props): ReactNode {
  const { puzzle, words } = props;
  const { from } = puzzle;
  const { t } = useMessages<OwnPuzzleKey>();
  const messages = useMessages<string>();
  const battle = useHosted((h) => h.battle);
  const given = useHosted((h) => h.steps.find(({ number }) => number === from + 1)?.command);
  // Nobody is asked for a second order.
  useEffect(() => {
    const halts = () => (onScreen.getState().battle?.count ?? 0) > from;
    onScreen.setState({ halts });
  }, [from]);
  /** The table as it was, whatever was ordered after it. */
  const moment = useMemo(() => battle && momentOf(battle, from), [battle, from]);
  if (moment === null) return null;
  const told = (command: Command): string => words.orderText(messages, moment.state, command);
  return (
    <PuzzleFrame
      kind={t('web.own.title')}
      title={t('web.own.question')}
      question={t('web.own.given', { order: told(puzzle.given), points: Math.round(100 * puzzle.cost) })}
      goal={<span className="minor">{t('web.own.task')}</span>}
      isBegun={false}
      isPlayed={given === undefined}
    >
      {given && <Judged key={JSON.stringify(given)} {...props} moment={moment} given={given} told={told} />}
    </PuzzleFrame>
  );
}

interface JudgedProps extends Props {
  readonly moment: AnyBattle;
  /** The order given now. */
  readonly given: Command;
  readonly told: (command: Command) => string;
}

function Judged(props: JudgedProps): ReactNode {
  const { puzzle, moment, given } = props;
  const { t } = useMessages<OwnPuzzleKey>();
  const begin = useCallback(
    (onProgress: (done: number, of: number) => void) => {
      const { ruleset, state } = moment;
      const asked = { ruleset: ruleset.id, version: ruleset.version, state, seat: puzzle.seat };
      return decision({ ...asked, given: [puzzle.given, given], context: puzzle.context }, onProgress);
    },
    [moment, puzzle, given],
  );
  const working = useWork(begin);
  const { work } = working;
  const found = work.at === 'done' ? work.found : null;
  const [then, now] = found?.given ?? [];
  return (
    <div aria-live="polite">
      <UnderWay {...working} find="web.own.find" busy="web.own.busy" />
      {found && now ? (
        <Verdict {...props} found={found} now={now} then={then ?? null} />
      ) : (
        work.at === 'done' && <p>{t('web.own.unknown')}</p>
      )}
      {work.at !== 'busy' && !(found && now) && <Ways {...props} isFound={false} />}
    </div>
  );
}

interface VerdictProps extends JudgedProps {
  readonly found: WeighedDecision;
  readonly now: WeighedOrder;
  /** The order of the battle. */
  readonly then: WeighedOrder | null;
}

/** Less than this is the same figure. */
const SAME = 0.005;

function Verdict({ found, now, then, ...props }: VerdictProps): ReactNode {
  const { puzzle, words, told } = props;
  const { t } = useMessages<OwnPuzzleKey>();
  const [shown, setShown] = useState(false);
  const comes = useResult(puzzle, now.isEqual);
  const [best] = found.best as [WeighedOrder];
  const isAnswerShown = shown || now.isEqual;
  useMarks(props, isAnswerShown ? best.command : null);
  const isBest = now.isEqual && (best.standing ?? 0) - (now.standing ?? 0) < SAME;
  const before = then?.standing ?? null;
  const isBetter = now.standing !== null && before !== null && now.standing - before >= 2 * SAME;
  const title = now.isEqual ? (isBest ? 'best' : 'equal') : isBetter ? 'better' : 'worse';
  const rows = (
    [
      ['now', now.standing, ''],
      ...(isBest ? [] : [['best', best.standing, ''] as const]),
      ['battle', before, 'own'],
    ] as const
  ).flatMap(([key, chance, className]) =>
    chance === null ? [] : [{ key, label: t(`web.own.row.${key}`), chance, className, together: true }],
  );
  return (
    <>
      <h3 className={now.isEqual ? 'own-found' : 'own-missed'}>
        <span aria-hidden="true">{now.isEqual ? '✓ ' : '✗ '}</span>
        {t(`web.own.${title}`)}
      </h3>
      {rows.length > 1 && <Chances caption={t('web.own.chances')} rows={rows} />}
      {isAnswerShown && (
        <>
          {!isBest && (
            <p>
              {t('web.own.best')}: <strong>{told(best.command)}</strong>
            </p>
          )}
          <WhyBetter reasons={(now.isEqual && then ? then : now).reasons} words={words} />
        </>
      )}
      <p className="minor">{comes}</p>
      <Ways {...props} isFound={now.isEqual} show={isAnswerShown ? null : () => setShown(true)} />
    </>
  );
}

/**
 * Keeps what came of the first try of a day, and tells when the order comes back. What counts is the day on which the order
 * was given: a battle that is opened again later has counted, or counts for that day.
 */
function useResult(puzzle: OwnPuzzle, isFound: boolean): string {
  const { t } = useMessages<OwnPuzzleKey>();
  const dayName = useDayName();
  const [course, setCourse] = useState(puzzle.course);
  const [failed, setFailed] = useState(false);
  const touched = useHosted((h) => h.saved?.touched);
  useEffect(() => {
    if (touched === undefined) return;
    const next = tried(puzzle.course, isFound, dayOf(new Date(touched)));
    setCourse(next);
    if (next !== puzzle.course) keepCourse(puzzle, next).catch(() => setFailed(true));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for every verdict
  }, []);
  if (failed) return t('web.own.notKept');
  return course.due === null ? t('web.own.learnt') : t('web.own.comes', { day: dayName(course.due) });
}

/** Marks on the table where an order takes its pieces; null: none is shown. */
function useMarks({ puzzle, moment, screen }: JudgedProps, order: Command | null): void {
  const messages = useMessages<string>();
  const report = useReport(screen);
  useEffect(() => {
    if (report === null || order === null) return undefined;
    showSpots(puzzle.id, orderSpots(order, puzzle.seat, moment.state, moment, screen, report, messages));
    return () => {
      if (spotStore.getState().line === puzzle.id) hideSpots();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- messages are new at every look
  }, [report, order, puzzle, moment, screen]);
}

interface WaysProps extends JudgedProps {
  readonly isFound: boolean;
  readonly show?: (() => void) | null;
}

function Ways({ puzzle, all, isFound, show = null }: WaysProps): ReactNode {
  const { t } = useMessages<OwnPuzzleKey | PuzzleKey>();
  const battles = useSavedBattles();
  const saved = useHosted((h) => h.saved?.id ?? '');
  const [today] = useState(() => dayOf(new Date()));
  const due = all.filter(({ id, course }) => id !== puzzle.id && isDue(course, today));
  const [next] = due;
  return (
    <div className="puzzle-ways">
      {next && (
        <button type="button" className={isFound ? 'primary' : ''} onClick={() => void goToOwn(battles, next)}>
          {t('web.own.next', { count: due.length })}
        </button>
      )}
      <button type="button" className={isFound ? '' : 'primary'} onClick={() => void goToOwn(battles, puzzle)}>
        {t('web.puzzles.again')}
      </button>
      {show && (
        <button type="button" onClick={show}>
          {t('web.own.show')}
        </button>
      )}
      {(show === null || isFound) && (
        <a href={boardAddress({ battle: saved, at: puzzle.from })}>{t('web.own.board')}</a>
      )}
      <a href={pageAddress('any', 'puzzles')}>{t('web.puzzles.others')}</a>
    </div>
  );
}
