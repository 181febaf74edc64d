/** The chance of a side through the battle: the rolls that changed most in a lane above it, the costliest orders below. */
import type { Account, CostlyOrder } from '@drumhead/bots';
import { signed } from '@drumhead/content';
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { useMessages } from '../i18n/index.ts';
import { PIPS } from '../panels/Dice.tsx';
import { boardAddress, replayAddress } from '../replay/address.ts';
import { namedTurns, type Timeline } from '../replay/timeline.ts';
import { findLast } from '../table/findLast.ts';
import type { TurningPoint } from './chance.ts';
import { curveOf, spread, tellingRolls } from './chartMarks.ts';
import type { ReportKey } from './messages.ts';
import { OrderSign } from './OrderSign.tsx';
import './luckChart.css';

/** Marks are links: so wide and high, and so far apart. */
const TARGET = 44;
const APART = 47;
/** For the numbers of turns. */
const FOOT = 22;
/** Room for a number of a turn. */
const NUMBER = 20;
/** Beside the curve there is a column for what lines and lanes are, where the chart is as wide as this. */
const WIDE = 560;
const COLUMN = 96;
const EDGE = 8;
/** Above each lane, where there is no column. */
const TITLE = 20;

interface Props {
  /** As far as it is known. */
  readonly account: Pick<Account, 'from' | 'start' | 'postings'>;
  /** The costliest orders of the side, numbered in this order. */
  readonly orders: readonly CostlyOrder[];
  readonly timeline: Timeline;
  /** Index of the side whose chance is drawn, its name, and whether the reader played it. */
  readonly side: number;
  readonly name: string;
  readonly isOwn: boolean;
  readonly turning: TurningPoint | null;
  /** Id of the saved battle. */
  readonly battle: string;
}

export function LuckChart(props: Props): ReactNode {
  const { side, name, isOwn } = props;
  const { t } = useMessages<ReportKey>();
  const figure = useRef<HTMLElement>(null);
  const width = useWidth(figure);
  return (
    <figure ref={figure} className={`chart of-side-${side}`}>
      <figcaption>
        <h4>{t('web.report.whole')}</h4>
        <span className="minor">
          {t(isOwn ? 'web.report.chart.read.own' : 'web.report.chart.read', { side: name })}
        </span>
      </figcaption>
      {width > 0 && <Drawn {...props} width={width} />}
    </figure>
  );
}

/** The width of an element in pixels, 0 before it is known: targets keep their size whatever the chart has. */
function useWidth(of: { readonly current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = of.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => setWidth(Math.floor(element.clientWidth)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [of]);
  return width;
}

function Drawn({ account, orders, timeline, side, isOwn, turning, battle, width }: Props & { readonly width: number }) {
  const { t } = useMessages<ReportKey>();
  const isWide = width >= WIDE;
  const [left, right] = [isWide ? COLUMN : EDGE, width - EDGE];
  const title = isWide ? 0 : TITLE;
  const rolls = tellingRolls(account, side);
  const costly = [...orders.entries()].sort(([, a], [, b]) => a.from - b.from);
  const top = rolls.length === 0 ? EDGE : title + TARGET + EDGE;
  const high = isWide ? 150 : 130;
  const bottom = top + high;
  const below = bottom + FOOT + EDGE + title;
  const height = costly.length === 0 ? bottom + FOOT : below + TARGET;
  const x = (at: number): number =>
    left + ((at - account.from) / Math.max(1, timeline.last - account.from)) * (right - left);
  const y = (chance: number): number => bottom - chance * high;
  const curve = curveOf(account, side);
  const standingAt = (at: number): number => findLast(curve, ([moment]) => moment <= at)?.[1] ?? 0;
  const line = (points: readonly (readonly [number, number])[]): string =>
    points.map(([at, chance], i) => `${i === 0 ? 'M' : 'L'}${x(at).toFixed(1)} ${y(chance).toFixed(1)}`).join('');
  const turns = timeline.turns.filter(({ turn, at }) => turn > 0 && at >= account.from);
  const lane = (moments: readonly number[]): readonly number[] =>
    spread(moments.map(x), APART, left + TARGET / 2 - EDGE, right - TARGET / 2 + EDGE);
  const [places, triangles] = [lane(rolls.map(({ at }) => at)), lane(costly.map(([, { from }]) => from))];
  /** Beside the chart in its column, or inside it. */
  const word = (key: ReportKey, at: number): ReactNode => (
    <text className={isWide ? 'beside' : 'inside'} x={isWide ? left - 8 : left + 2} y={at}>
      {t(key)}
    </text>
  );
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="group" aria-label={t('web.report.chart')}>
      <rect className="winning" x={left} y={top} width={right - left} height={high / 2} />
      <rect className="losing" x={left} y={top + high / 2} width={right - left} height={high / 2} />
      <path className="turns" d={turns.map(({ at }) => `M${x(at).toFixed(1)} ${top}V${bottom}`).join('')} />
      <path className="even" d={`M${left} ${top + high / 2}H${right}`} />
      <path className="of-chance" d={line(curve)} />
      {rolls.map(({ from, at, changes }) => (
        <path
          key={at}
          className={(changes[side] ?? 0) > 0 ? 'gave' : 'took'}
          d={line([
            [from, standingAt(from)],
            [at, standingAt(at)],
          ])}
        />
      ))}
      {word('web.report.chart.win', isWide ? top + 10 : top + 13)}
      {isWide && word('web.report.chart.even', top + high / 2 + 4)}
      {word('web.report.chart.lose', isWide ? bottom : bottom - 4)}
      {namedTurns({ turns, last: timeline.last }, NUMBER / Math.max(1, right - left)).map(({ turn, at }) => (
        <text key={turn} x={x(at) + 2} y={bottom + 15}>
          {turn}
        </text>
      ))}
      {turning !== null &&
        [turning.from, turning.at].map((at) => (
          <circle key={at} className="ring" cx={x(at)} cy={y(standingAt(at))} r={5} />
        ))}
      {rolls.length > 0 && word('web.report.chart.rolls', isWide ? TARGET / 2 + 14 : 13)}
      {rolls.map(({ at, changes }, i) => {
        const points = signed(Math.round(100 * (changes[side] ?? 0)));
        const gave = (changes[side] ?? 0) > 0;
        const place = places[i] ?? 0;
        return (
          <a
            key={at}
            className={gave ? 'gave' : 'took'}
            href={replayAddress({ battle, at })}
            aria-label={t('web.report.chart.roll', { points })}
          >
            <path className="guide" d={`M${place} ${title + TARGET}L${x(at)} ${y(standingAt(at))}`} />
            <g transform={`translate(${place} ${title})`}>
              <rect className="touch" x={-TARGET / 2} width={TARGET} height={TARGET} />
              <text y={13}>{points}</text>
              <rect className="face" x={-11} y={19} width={22} height={22} rx={5} />
              {(PIPS[gave ? 5 : 1] ?? []).map(([px, py]) => (
                <circle key={`${px},${py}`} className="pip" cx={px * 5.4} cy={30 + py * 5.4} r={2.2} />
              ))}
            </g>
          </a>
        );
      })}
      {costly.length > 0 &&
        word(isOwn ? 'web.report.chart.orders.own' : 'web.report.chart.orders', isWide ? below + 24 : below - 7)}
      {costly.map(([rank, { from, costs }], i) => {
        const place = triangles[i] ?? 0;
        const cost = `−${Math.round(100 * (costs[side] ?? 0))}`;
        return (
          <Fragment key={from}>
            <a
              className="took"
              href={boardAddress({ battle, at: from })}
              aria-label={t('web.report.chart.order', { number: rank + 1, cost })}
            >
              <path className="guide" d={`M${place} ${below}L${x(from)} ${y(standingAt(from))}`} />
              <circle className="moment" cx={x(from)} cy={y(standingAt(from))} r={4} />
              <g transform={`translate(${place} ${below})`}>
                <rect className="touch" x={-TARGET / 2} width={TARGET} height={TARGET} />
                <text y={42}>{cost}</text>
              </g>
            </a>
            {/* Outside of the link, whose label names it: pointers go through it. */}
            <g transform={`translate(${place} ${below + 14})`}>
              <OrderSign number={rank + 1} />
            </g>
          </Fragment>
        );
      })}
    </svg>
  );
}
