/** A puzzle beside the decision: its question, and the verdict once the line of play is over. */
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { goToBattle, pageAddress } from '../app/route.ts';
import { onScreen, ordersOnScreen, useHosted, useSavedBattles } from '../battle/index.ts';
import { OWN, puzzleOf } from '../battle/records/firstBattle.ts';
import type { SavedBattles } from '../battle/records/savedBattles.ts';
import { readDayId } from '../day/dayId.ts';
import { useRulesGuide } from '../guide/loadGuide.ts';
import { keepPuzzle } from '../guide/progress.ts';
import { Terms } from '../guide/Terms.tsx';
import { useMessages } from '../i18n/index.ts';
import { readLessonId } from '../lessons/lesson.ts';
import { lazyComponent } from '../panels/lazyComponent.tsx';
import { percent } from '../panels/percent.ts';
import { puzzleBattle } from './battle.ts';
import { askVerdict } from './judge.ts';
import type { PuzzleKey } from './messages.ts';
import { PuzzleFrame } from './PuzzleFrame.tsx';
import { goalOf, isChance, pointsOf, type Puzzle, type RulesPuzzles, stageOf } from './puzzle.ts';
import { playOn } from '../replay/playOn.ts';
import { openOn } from '../table/spots.ts';
import { Threshold } from './Threshold.tsx';
import { usePuzzle } from './usePuzzle.ts';
import type { Verdict } from './verdict.ts';
import '../guide/guide.css';

/** Only those who learn from battles of their own need it. */
const OwnPanel = lazyComponent(() => import('./own/OwnPanel.tsx').then((found) => found.OwnPanel));
const DayPanel = lazyComponent(() => import('../day/DayPanel.tsx').then((found) => found.DayPanel));
const LessonPanel = lazyComponent(() => import('../lessons/LessonPanel.tsx').then((found) => found.LessonPanel));

export function PuzzlePanel(): ReactNode {
  const battle = useHosted((h) => h.saved?.id);
  const id = useHosted((h) => puzzleOf(h.saved?.scenario));
  if (id === null) return null;
  const day = readDayId(id);
  if (day !== null) return <DayPanel key={battle} id={day} />;
  if (readLessonId(id) !== null) return <LessonPanel key={battle} />;
  return id.startsWith(OWN) ? <OwnPanel key={battle} id={id} /> : <Printed key={battle} />;
}

/** One of those that come with the games. */
function Printed(): ReactNode {
  const found = usePuzzle();
  return found && <Asked {...found} />;
}

function Asked({ puzzle, rules }: { readonly puzzle: Puzzle; readonly rules: RulesPuzzles }): ReactNode {
  const { t, translate } = useMessages<PuzzleKey>();
  const verdict = useVerdict(puzzle, rules);
  useStage(puzzle, rules);
  const battles = useSavedBattles();
  const over = useHosted((h) => h.saved?.over ?? false);
  const isBegun = useHosted((h) => h.steps.length > 0);
  const ofGame = rules.list.filter(({ game }) => game === puzzle.game);
  const next = ofGame[ofGame.indexOf(puzzle) + 1];
  return (
    <PuzzleFrame
      kind={t('web.puzzles.yours')}
      title={translate(puzzle.title)}
      question={<Terms text={translate(puzzle.question)} />}
      goal={<Threshold puzzle={puzzle} />}
      isBegun={isBegun}
      isPlayed={verdict === 'playing'}
    >
      <div aria-live="polite">
        {verdict === 'counting' && <p className="minor">{t('web.puzzles.counting')}</p>}
        {verdict === 'failed' && <p>{t('web.puzzles.failed')}</p>}
        {typeof verdict === 'object' && <Told puzzle={puzzle} verdict={verdict} />}
      </div>
      {verdict !== 'playing' && (
        <>
          <p className="minor">{t('web.puzzles.over')}</p>
          <div className="puzzle-ways">
            <button type="button" className="primary" onClick={() => void begin(battles, puzzle, rules)}>
              {t('web.puzzles.again')}
            </button>
            {next && (
              <button type="button" onClick={() => void begin(battles, next, rules)}>
                {t('web.puzzles.next')}
              </button>
            )}
            {!over && (
              <button type="button" onClick={() => void goOn(battles)}>
                {t('web.puzzles.playOn')}
              </button>
            )}
            <a href={pageAddress('any', 'puzzles', puzzle.game)}>{t('web.puzzles.others')}</a>
          </div>
        </>
      )}
      {typeof verdict === 'object' && <BestLine puzzle={puzzle} verdict={verdict} />}
    </PuzzleFrame>
  );
}

const begin = ({ start }: SavedBattles, puzzle: Puzzle, { ruleset }: RulesPuzzles): Promise<void> =>
  opened(start(puzzleBattle(puzzle, ruleset)));

/** The battle of the puzzle goes on as one of the reader's own. */
async function goOn(battles: SavedBattles): Promise<void> {
  const { battle, saved } = onScreen.getState();
  if (battle && saved) await opened(playOn(battles, battle, saved));
}

async function opened(opening: Promise<boolean>): Promise<void> {
  const begun = await opening;
  const id = onScreen.getState().saved?.id;
  if (begun && id) goToBattle(id);
}

/** A small window opens on the pieces that matter. */
function useStage(puzzle: Puzzle, { ruleset, goals }: RulesPuzzles): void {
  useEffect(() => {
    const created = ruleset.create(puzzle.file);
    if (created.ok) openOn(stageOf(puzzle, goals, created.value));
    return () => openOn([]);
  }, [puzzle, ruleset, goals]);
}

type State = 'playing' | 'counting' | 'failed' | Verdict;

/** Judged by the worker as soon as the line is over. */
function useVerdict(puzzle: Puzzle, { ruleset, goals }: RulesPuzzles): State {
  const halts = useMemo(() => {
    const created = ruleset.create(puzzle.file);
    const goal = created.ok ? goalOf(puzzle, goals, created.value) : null;
    return goal && ((state: unknown) => ruleset.outcome(state) !== null || goal.isDone(state));
  }, [puzzle, ruleset, goals]);
  useEffect(() => onScreen.setState({ halts }), [halts]);
  const steps = useHosted((h) => h.steps);
  const [found, setFound] = useState<Verdict | 'failed' | null>(null);
  const done = halts !== null && steps.some(({ state }) => halts(state));
  useEffect(() => {
    if (!done) return undefined;
    const asked = askVerdict({ ruleset: ruleset.id, puzzle: puzzle.id, orders: ordersOnScreen() });
    let left = false;
    asked.verdict.then(
      (verdict) => {
        if (left) return;
        keepPuzzle(puzzle.id, verdict.part);
        setFound(verdict);
      },
      () => left || setFound('failed'),
    );
    return () => {
      left = true;
      setFound(null);
      asked.stop();
    };
  }, [done, puzzle, ruleset]);
  if (!done) return 'playing';
  return found ?? 'counting';
}

/** A part or chance from here on is the whole, but for rounding. */
const ALL = 1 - 1e-6;

function Told({ puzzle, verdict }: { readonly puzzle: Puzzle; readonly verdict: Verdict }): ReactNode {
  const { t } = useMessages<PuzzleKey>();
  const worth = (value: number) =>
    isChance(puzzle)
      ? t('web.puzzles.chance', { chance: percent(value) })
      : t('web.puzzles.points', { points: pointsOf(value) });
  const { best, part, decisions } = verdict;
  const messages = useMessages<string>();
  const guide = useRulesGuide();
  const slips = decisions.flatMap(({ instead, ...one }, i) =>
    instead
      ? [{ ...one, number: i + 1, order: guide?.orderText(messages, instead.before, instead.command) ?? '' }]
      : [],
  );
  return (
    <>
      <p>
        <strong>
          {part >= ALL
            ? t('web.puzzles.best', { best: worth(best) })
            : t('web.puzzles.worse', { yours: worth(best * part), best: worth(best) })}
        </strong>
      </p>
      {slips.length > 0 && (
        <ul>
          {slips.map(({ number, value, best: most, order }) => (
            <li key={number}>{t('web.puzzles.decision', { number, value: worth(value), best: worth(most), order })}</li>
          ))}
        </ul>
      )}
      <p>
        <Terms text={messages.translate(puzzle.why)} />
      </p>
      <p className="minor">{t('web.puzzles.whole')}</p>
    </>
  );
}

function BestLine({ puzzle, verdict }: { readonly puzzle: Puzzle; readonly verdict: Verdict }): ReactNode {
  const { t } = useMessages<PuzzleKey>();
  const messages = useMessages<string>();
  const screen = useHosted((h) => h.screen);
  const guide = useRulesGuide();
  return (
    <>
      <h3>{t('web.puzzles.line')}</h3>
      <ol className="guide-course">
        {verdict.line.flatMap(({ state, events, chance, order }, at) => [
          order && guide && (
            <li key={at}>
              <strong>{guide.orderText(messages, order.before, order.command)}</strong>{' '}
              {order.isYours && <span className="minor">({t('web.puzzles.yourOrder')})</span>}
            </li>
          ),
          ...(events as never[]).map((event, i) => {
            const told = screen?.line(messages, state, event, puzzle.seat);
            return (
              told && (
                <li key={`${at}.${i}`}>
                  {told.text}{' '}
                  {i === 0 && chance < ALL && (
                    <span className="minor">({t('web.puzzles.roll', { chance: percent(chance) })})</span>
                  )}
                </li>
              )
            );
          }),
        ])}
      </ol>
    </>
  );
}
