/** Was it skill, or the dice? One sum that agrees, and the rolls that changed most. */
import {
  type Account,
  drawnRolls,
  isMisjudged,
  isUnsure,
  LITTLE,
  pointsOf,
  type Posting,
  type Prices,
  sumFor,
} from '@drumhead/bots';
import { signed } from '@drumhead/content';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { usePhone } from '../app/useWide.ts';
import type { AnyBattle, AnyStep } from '../battle/host/hosted.ts';
import { REPLAY_VIEWER } from '../battle/host/hostState.ts';
import type { SavedBattle } from '../battle/records/savedBattle.ts';
import type { AnyScreen } from '../battle/screen.ts';
import { type MessageKey, useMessages } from '../i18n/index.ts';
import { Dice } from '../panels/Dice.tsx';
import { replayAddress } from '../replay/address.ts';
import type { Timeline } from '../replay/timeline.ts';
import type { TurningPoint } from './chance.ts';
import { Costliest } from './Costliest.tsx';
import { LuckChart } from './LuckChart.tsx';
import type { ReportKey } from './messages.ts';
import { ownSideOf } from './ownSide.ts';
import type { AnyReport } from './report.ts';
import { useOpenInPrint } from './useOpenInPrint.ts';
import { linesOfTurning } from './weightiest.ts';
import { account, prices, type Progress } from './weighing.ts';
import { UnderWay, useWork } from './Work.tsx';
import './diceSum.css';

interface Props {
  readonly record: string;
  readonly battle: AnyBattle;
  readonly saved: SavedBattle;
  readonly steps: readonly AnyStep[];
  readonly timeline: Timeline;
  readonly sides: readonly string[];
  readonly screen: AnyScreen;
  readonly report: AnyReport;
  /** Where the battle turned, once it is known. */
  readonly turning: TurningPoint | null;
  /** What is counted in successes, below the rest. */
  readonly counted: ReactNode;
  /** What may be done with the battle, between the sum and the rest. */
  readonly children: ReactNode;
}

/** Told for the person who played, else for who won, else for the first side. */
export function DiceSum({ children, counted, ...props }: Props): ReactNode {
  const { record, battle, saved, sides } = props;
  const { t } = useMessages<MessageKey | ReportKey>();
  const begin = useCallback((onProgress: Progress<Account | null>) => account(record, onProgress), [record]);
  const working = useWork(begin);
  const seats = useMemo(() => battle.ruleset.seats(battle.state), [battle]);
  const beginPrices = useCallback((onProgress: Progress) => prices(record, onProgress), [record]);
  const pricing = useWork(beginPrices);
  const { work } = working;
  const found = work.at === 'done' ? work.found : null;
  const shown = work.at === 'busy' ? (work.soFar ?? null) : found;
  const winner = battle.ruleset.outcome(battle.state)?.winner ?? null;
  const priced = pricing.work.at === 'done' ? pricing.work.found : null;
  const own = ownSideOf(seats, saved.seats);
  const side = own ?? Math.max(0, winner === null ? 0 : seats.indexOf(winner));
  const told = { side, name: sides[side] ?? '', isOwn: own !== null };
  return (
    <>
      <section className={`dice-sum of-side-${side}`} aria-labelledby="report-dice-sum">
        {found === null && <h3 id="report-dice-sum">{t('web.report.sum')}</h3>}
        <UnderWay {...working} find="web.report.sum.find" />
        {work.at === 'done' && found === null && <p>{t('web.report.sum.unknown')}</p>}
        {found && <Sum {...told} found={found} priced={priced} />}
      </section>
      {children}
      <Rest>
        {shown && (
          <div className="whole-battle">
            <LuckChart {...props} {...told} account={shown} orders={priced?.costliest[side] ?? []} battle={saved.id} />
            {found && <Rolls {...props} {...told} found={found} />}
          </div>
        )}
        {found && pricing.work.at === 'busy' && <p className="minor">{t('web.report.cost.busy')}</p>}
        {found && <UnderWay {...pricing} find="web.report.cost.find" />}
        {found && pricing.work.at === 'done' && priced === null && <p>{t('web.report.cost.unknown')}</p>}
        {found && priced && <Costliest {...props} {...told} prices={priced} />}
        {counted}
        {found && <How found={found} />}
      </Rest>
    </>
  );
}

/** Behind one button on a phone. */
function Rest({ children }: { readonly children: ReactNode }): ReactNode {
  const { t } = useMessages<ReportKey>();
  const details = useOpenInPrint();
  const isPhone = usePhone();
  // Paper is as narrow as a phone: what is open when pages are counted must not be closed then.
  const [isOpen] = useState(!isPhone);
  return (
    <details ref={details} className="sum-rest" open={isOpen}>
      <summary>{t('web.report.rest')}</summary>
      {children}
    </details>
  );
}

/** Whose sum it is. */
interface ToldFor {
  readonly side: number;
  readonly name: string;
  /** Did one person play this side, and nobody else? */
  readonly isOwn: boolean;
}

interface SumProps extends ToldFor {
  readonly found: Account;
  /** Null: not yet found, or nobody can say. */
  readonly priced: Prices | null;
}

function Sum({ found, priced, side, name, isOwn }: SumProps): ReactNode {
  const { t } = useMessages<MessageKey | ReportKey>();
  const points = pointsOf(sumFor(found, side, priced));
  const { start, orders, dice, unexplained, end, own, gained, without, giveOrTake } = points;
  const unsure = isUnsure(points);
  const said = Math.abs(dice) < LITTLE ? 'even' : dice > 0 ? 'gave' : 'took';
  const facts = { side: name, points: Math.abs(dice), without, against: 100 - without };
  const label = {
    start: t(isOwn ? 'web.report.sum.start.own' : 'web.report.sum.start'),
    orders:
      own === null
        ? t('web.report.sum.orders')
        : t(isOwn ? 'web.report.sum.priced.own' : 'web.report.sum.priced', {
            own: signed(-own),
            gained: signed(gained ?? 0),
          }),
    dice: t('web.report.sum.dice'),
    unexplained: t(unexplained < 0 ? 'web.report.sum.hopeful' : 'web.report.sum.gloomy'),
    end: t('web.report.sum.end'),
  };
  return (
    <>
      <h3 id="report-dice-sum">
        {unsure ? t('web.report.sum.unsure') : t(`web.report.sum.${said}.${isOwn ? 'own' : 'side'}`, facts)}
      </h3>
      <p className="minor">
        {unsure
          ? t('web.report.sum.unsure.why', { points: signed(dice), giveOrTake })
          : t('web.report.sum.giveOrTake', { points: giveOrTake })}{' '}
        {t('web.report.sum.point')} {isMisjudged(points) && t('web.report.sum.mostly')}
      </p>
      {!unsure && <Bar start={start} without={without} end={end} />}
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
            <dt>{label[part]}</dt>
            <dd>{points}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Less of the bar has no room for its figure. */
const ROOM = 8;

interface BarProps {
  readonly start: number;
  readonly without: number;
  readonly end: number;
}

/** What start and orders would have come to, and from there what the dice added or took: the figures stand below. */
function Bar({ start, without, end }: BarProps): ReactNode {
  const from = (a: number, b: number) => ({ left: `${Math.min(a, b)}%`, width: `${Math.abs(a - b)}%` });
  return (
    <div className="sum-bar" aria-hidden="true">
      <span className="own" style={from(0, Math.min(without, end))} />
      <span className={end >= without ? 'given' : 'taken'} style={from(without, end)} />
      <span className="ordered" style={from(start, without)} />
      {without >= ROOM && <b style={{ right: `${100 - without}%` }}>{without}</b>}
    </div>
  );
}

/** How the points are found, for those who ask. */
function How({ found }: { readonly found: Account }): ReactNode {
  const { t } = useMessages<ReportKey>();
  const details = useOpenInPrint();
  const drawn = drawnRolls(found);
  return (
    <details ref={details}>
      <summary>{t('web.report.sum.detail')}</summary>
      <p className="minor">
        {t('web.report.sum.how')} {drawn > 0 && t('web.report.sum.drawn', { drawn })}
      </p>
    </details>
  );
}

type RollsProps = Pick<Props, 'saved' | 'steps' | 'screen' | 'report'>;

/** The best and the worst roll of a side. */
function Rolls({ found, side, ...props }: RollsProps & Pick<ToldFor, 'side'> & { readonly found: Account }): ReactNode {
  const { best, worst } = sumFor(found, side, null);
  return (
    <div className="rolls">
      {best && <Roll {...props} head="web.report.sum.best" roll={best} side={side} />}
      {worst && <Roll {...props} head="web.report.sum.worst" roll={worst} side={side} />}
    </div>
  );
}

interface RollProps extends RollsProps {
  readonly head: ReportKey;
  readonly roll: Posting;
  readonly side: number;
}

function Roll({ head, roll, side, saved, steps, screen, report }: RollProps): ReactNode {
  const messages = useMessages<MessageKey | ReportKey>();
  const { t } = messages;
  const toldIn = (from: number, to: number) =>
    steps.slice(from, to).flatMap((step) =>
      step.events.flatMap((event) => {
        const line = screen.line(messages, step.state, event, REPLAY_VIEWER);
        return line ? [{ ...line, result: report.resultOf(event) }] : [];
      }),
    );
  const own = toldIn(roll.from, roll.at);
  // Where somebody may still change the dice, what came of them is told by the answer to that.
  const told = own.length > 0 ? own : toldIn(Math.max(0, roll.from - 1), roll.at + 1);
  return (
    <div className="roll">
      <h4>
        {t(head)} <strong>{signed(Math.round(100 * (roll.changes[side] ?? 0)))}</strong>
      </h4>
      <Dice rows={told.find(({ dice }) => dice.length > 0)?.dice ?? []} />
      {linesOfTurning(told, false).map(({ text }, i) => (
        <p key={i}>{text}</p>
      ))}
      <a href={replayAddress({ battle: saved.id, at: roll.at })}>{t('web.report.turning.open')}</a>
    </div>
  );
}
