/** The turning point, once a worker has weighed the positions. */
import { LANGUAGES } from '@drumhead/content';
import { Fragment, type ReactNode, useCallback, useEffect, useMemo } from 'react';
import { REPLAY_VIEWER } from '../battle/host/hostState.ts';
import type { AnyScreen } from '../battle/screen.ts';
import type { SavedBattle } from '../battle/records/savedBattle.ts';
import { type Language, type MessageKey, useMessages } from '../i18n/index.ts';
import { Tally } from '../panels/Tally.tsx';
import { replayAddress } from '../replay/address.ts';
import { type Timeline, turnAt } from '../replay/timeline.ts';
import { useTurnName } from '../replay/turnName.ts';
import { isDrawable, LEAST_RISE, sampleOf, swingOf, turningPoint, type TurningPoint, weighable } from './chance.ts';
import type { ReportKey } from './messages.ts';
import { ownSideOf } from './ownSide.ts';
import type { AnyReport } from './report.ts';
import { useOpenInPrint } from './useOpenInPrint.ts';
import { linesOfTurning } from './weightiest.ts';
import { weigh } from './weighing.ts';
import { UnderWay, useWork } from './Work.tsx';
import type { AnyBattle, AnyStep } from '../battle/host/hosted.ts';

interface Props {
  readonly record: string;
  readonly battle: AnyBattle;
  readonly saved: SavedBattle;
  readonly steps: readonly AnyStep[];
  readonly timeline: Timeline;
  readonly sides: readonly string[];
  readonly screen: AnyScreen;
  readonly report: AnyReport;
  /** Told where the battle turned, once it is known. */
  readonly onFound: (found: TurningPoint | null) => void;
}

const percent = (language: Language, part: number) =>
  new Intl.NumberFormat(LANGUAGES[language].locale, { style: 'percent' }).format(part);

export function Turning({ record, battle, saved, steps, timeline, sides, screen, report, onFound }: Props): ReactNode {
  const { t, language } = useMessages<MessageKey | ReportKey>();
  const nameOf = useTurnName(report.turns);
  const details = useOpenInPrint();
  const { ruleset } = battle;
  const begin = useCallback(
    (onProgress: (done: number, of: number) => void) => {
      return weigh(record, sampleOf(weighable(ruleset, steps, report)), onProgress);
    },
    [record, steps, ruleset, report],
  );
  const working = useWork(begin);
  const weighed = working.work.at === 'done' ? working.work.found : null;
  const winner = winnerOf(battle);
  const { last } = timeline;
  const found = useMemo(
    () => (weighed === null ? null : turningPoint(weighed.reckoned, { winner, last })),
    [weighed, winner, last],
  );
  useEffect(() => onFound(found), [found, onFound]);
  const side = ownSideOf(ruleset.seats(battle.state), saved.seats) ?? found?.side ?? winner ?? 0;
  const name = sides[side] ?? '';
  const swing = found && weighed ? swingOf(weighed.reckoned, found, side, { winner, last }) : null;
  return (
    <section className="turning" aria-labelledby="report-turning">
      <h3 id="report-turning">
        {t('web.report.turning')}
        {found && <small>{nameOf(timeline.turns[turnAt(timeline, found.at - 1)]?.turn ?? 0)}</small>}
      </h3>
      <UnderWay {...working} find="web.report.turning.find" />
      {weighed && (
        <>
          <Point {...{ saved, steps, screen, report, battle, name, swing, found }} />
          <p className="minor">
            {swing && t(howToRead(swing), { side: name })}{' '}
            {isDrawable(weighed.reckoned) && t('web.report.turning.half')}
          </p>
          <details ref={details}>
            <summary>{t('web.report.turning.detail')}</summary>
            <p className="minor">
              {t(winner === null ? 'web.report.turning.howDrawn' : 'web.report.turning.how', {
                battles: weighed.battles,
                positions: weighed.reckoned.length,
                least: percent(language, LEAST_RISE),
              })}
            </p>
          </details>
        </>
      )}
    </section>
  );
}

/** Index of the side that won; null: a draw. */
function winnerOf({ ruleset, state }: AnyBattle): number | null {
  const winner = ruleset.outcome(state)?.winner ?? null;
  return winner === null ? null : ruleset.seats(state).indexOf(winner);
}

/** Chances of a side before and after the turning point. */
type Swing = ReturnType<typeof swingOf>;

const howToRead = ({ before, after }: Swing): ReportKey =>
  after >= before ? 'web.report.turning.better' : 'web.report.turning.worse';

interface PointProps extends Pick<Props, 'saved' | 'steps' | 'screen' | 'report' | 'battle'> {
  readonly found: TurningPoint | null;
  /** Of the side whose chances are told, and its name. */
  readonly swing: Swing | null;
  readonly name: string;
}

function Point({ found, swing, name, saved, steps, screen, report, battle }: PointProps): ReactNode {
  const messages = useMessages<MessageKey | ReportKey>();
  const { t, language } = messages;
  if (found === null || swing === null) return <p>{t('web.report.turning.none')}</p>;
  const told = steps.slice(found.from, found.at).flatMap((step) =>
    step.events.flatMap((event) => {
      const line = screen.line(messages, step.state, event, REPLAY_VIEWER);
      return line ? [{ ...line, at: step.number, result: report.resultOf(event) }] : [];
    }),
  );
  // The rules of the end say why the chances rose to the last.
  const end = found.at === steps.length ? battle.ruleset.outcome(battle.state) : null;
  const lines = linesOfTurning(told, end !== null);
  const [line] = lines;
  const piece = line?.pieces[0];
  const { Portrait } = report;
  const facts = {
    side: name,
    before: percent(language, swing.before),
    after: percent(language, swing.after),
  };
  return (
    <div className="point">
      {piece !== undefined && <Portrait state={battle.state} piece={piece} />}
      <div>
        {lines.map(({ text, tallies }, i) => (
          <Fragment key={i}>
            <p>{text}</p>
            {tallies.map(({ label, tally }) => (
              <Tally key={label} label={label} tally={tally} />
            ))}
          </Fragment>
        ))}
        {end && <p>{messages.translate(end.reason)}</p>}
        <p className="swing">{t('web.report.turning.chance', facts)}</p>
        <a href={replayAddress({ battle: saved.id, at: line?.at ?? found.at })}>{t('web.report.turning.open')}</a>
      </div>
    </div>
  );
}
