/** Was it skill, or the dice? One sum that agrees, and the rolls that changed most. */
import {
  type Account,
  drawnRolls,
  isUnsure,
  LITTLE,
  pointsOf,
  type Posting,
  type Prices,
  sumFor,
} from '@drumhead/bots';
import { signed } from '@drumhead/content';
import { type ReactNode, useCallback } from 'react';
import type { AnyBattle, AnyStep } from '../battle/host/hosted.ts';
import { REPLAY_VIEWER } from '../battle/host/hostState.ts';
import type { SavedBattle } from '../battle/records/savedBattle.ts';
import type { AnyScreen } from '../battle/screen.ts';
import { type MessageKey, useMessages } from '../i18n/index.ts';
import { replayAddress } from '../replay/address.ts';
import { Costliest } from './Costliest.tsx';
import type { ReportKey } from './messages.ts';
import { ownSideOf } from './ownSide.ts';
import type { AnyReport } from './report.ts';
import { useOpenInPrint } from './useOpenInPrint.ts';
import { linesOfTurning } from './weightiest.ts';
import { account, prices } from './weighing.ts';
import { UnderWay, useWork } from './Work.tsx';
import './diceSum.css';

interface Props {
  readonly record: string;
  readonly battle: AnyBattle;
  readonly saved: SavedBattle;
  readonly steps: readonly AnyStep[];
  readonly sides: readonly string[];
  readonly screen: AnyScreen;
  readonly report: AnyReport;
}

/** Told for the person who played, else for who won, else for the first side. */
export function DiceSum(props: Props): ReactNode {
  const { record, battle, saved } = props;
  const { t } = useMessages<MessageKey | ReportKey>();
  const begin = useCallback((onProgress: (done: number, of: number) => void) => account(record, onProgress), [record]);
  const working = useWork(begin);
  const beginPrices = useCallback(
    (onProgress: (done: number, of: number) => void) => prices(record, onProgress),
    [record],
  );
  const pricing = useWork(beginPrices);
  const found = working.work.at === 'done' ? working.work.found : null;
  const seats = battle.ruleset.seats(battle.state);
  const winner = battle.ruleset.outcome(battle.state)?.winner ?? null;
  const priced = pricing.work.at === 'done' ? pricing.work.found : null;
  const own = ownSideOf(seats, saved.seats);
  const side = own ?? Math.max(0, winner === null ? 0 : seats.indexOf(winner));
  return (
    <section className={`dice-sum of-side-${side}`} aria-labelledby="report-dice-sum">
      <div>
        {found === null && <h3 id="report-dice-sum">{t('web.report.sum')}</h3>}
        <UnderWay {...working} find="web.report.sum.find" />
        {working.work.at === 'done' && found === null && <p>{t('web.report.sum.unknown')}</p>}
        {found && <Sum {...props} found={found} priced={priced} side={side} />}
        {found && pricing.work.at === 'busy' && <p className="minor">{t('web.report.cost.busy')}</p>}
        {found && <UnderWay {...pricing} find="web.report.cost.find" />}
        {found && pricing.work.at === 'done' && priced === null && <p>{t('web.report.cost.unknown')}</p>}
      </div>
      {found && priced && (
        <Costliest {...props} prices={priced} side={side} isOwn={own !== null} name={props.sides[side] ?? ''} />
      )}
    </section>
  );
}

interface SumProps extends Props {
  readonly found: Account;
  /** Null: not yet found, or nobody can say. */
  readonly priced: Prices | null;
  readonly side: number;
}

function Sum({ found, priced, side, ...props }: SumProps): ReactNode {
  const { t } = useMessages<MessageKey | ReportKey>();
  const details = useOpenInPrint();
  const sum = sumFor(found, side, priced);
  const points = pointsOf(sum);
  const { start, orders, dice, unexplained, end, own, gained, without, giveOrTake } = points;
  const name = props.sides[side] ?? '';
  const unsure = isUnsure(points);
  const said = unsure ? 'unsure' : Math.abs(dice) < LITTLE ? 'even' : dice > 0 ? 'gave' : 'took';
  const facts = { side: name, points: unsure ? signed(dice) : Math.abs(dice), without, against: 100 - without };
  const drawn = drawnRolls(found);
  return (
    <>
      <h3 id="report-dice-sum">{t(`web.report.sum.${said}`, facts)}</h3>
      <p className="minor">
        {t('web.report.sum.giveOrTake', { points: giveOrTake })} {t('web.report.sum.point')}
      </p>
      {!unsure && <Bar without={without} end={end} />}
      <dl className="parts">
        {(
          [
            ['start', String(start)],
            ['orders', signed(orders)],
            ['dice', signed(dice)],
            ...(unexplained === 0 ? [] : [['unexplained', signed(unexplained)] as const]),
            ['end', String(end)],
          ] as const
        ).map(([part, points]) => (
          <div key={part} className={part}>
            <dt>
              {part === 'orders' && own !== null
                ? t('web.report.sum.priced', { side: name, own, gained: gained ?? 0 })
                : t(`web.report.sum.${part}`, { side: name })}
            </dt>
            <dd>{points}</dd>
          </div>
        ))}
      </dl>
      <div className="rolls">
        {sum.best && <Roll {...props} head="web.report.sum.best" roll={sum.best} side={side} />}
        {sum.worst && <Roll {...props} head="web.report.sum.worst" roll={sum.worst} side={side} />}
      </div>
      <details ref={details}>
        <summary>{t('web.report.sum.detail')}</summary>
        <p className="minor">
          {t('web.report.sum.how')} {drawn > 0 && t('web.report.sum.drawn', { drawn })}
        </p>
      </details>
    </>
  );
}

/** What start and orders would have come to, and from there what the dice added or took: the figures stand below. */
function Bar({ without, end }: { readonly without: number; readonly end: number }): ReactNode {
  const [low, high] = [Math.min(without, end), Math.max(without, end)];
  return (
    <svg className="sum-bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
      <rect className="rest" width={100} height={6} />
      <rect className="own" width={low} height={6} />
      <rect className={end >= without ? 'given' : 'taken'} x={low} width={high - low} height={6} />
    </svg>
  );
}

interface RollProps extends Props {
  readonly head: ReportKey;
  readonly roll: Posting;
  readonly side: number;
}

function Roll({ head, roll, side, saved, steps, screen, report }: RollProps): ReactNode {
  const messages = useMessages<MessageKey | ReportKey>();
  const { t } = messages;
  const told = steps.slice(roll.from, roll.at).flatMap((step) =>
    step.events.flatMap((event) => {
      const line = screen.line(messages, step.state, event, REPLAY_VIEWER);
      return line ? [{ ...line, result: report.resultOf(event) }] : [];
    }),
  );
  return (
    <div className="roll">
      <h4>
        {t(head)} <strong>{signed(Math.round(100 * (roll.changes[side] ?? 0)))}</strong>
      </h4>
      {linesOfTurning(told, false).map(({ text }, i) => (
        <p key={i}>{text}</p>
      ))}
      <a href={replayAddress({ battle: saved.id, at: roll.at })}>{t('web.report.turning.open')}</a>
    </div>
  );
}
