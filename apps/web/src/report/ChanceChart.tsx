/** The chance of a side and the luck of its dice, from turn to turn. */
import type { ReactNode } from 'react';
import { type MessageKey, useMessages } from '../i18n/index.ts';
import type { Timeline } from '../replay/timeline.ts';
import { type Reckoned, standingOf, type TurningPoint } from './chance.ts';
import type { ReportKey } from './messages.ts';

const WIDTH = 400;
const HEIGHT = 116;
/** For what the upper edge means; nothing is written where a line may go. */
const HEAD = 18;
/** For the numbers of turns below, and what the lower edge means. */
const FOOT = 38;
/** Room for the mark of the turning point, which may lie at an edge. */
const EDGE = 7;
/** Luck this far from the mean reaches the edge of the chart, in successes. */
export const MOST_LUCK = 12;
/** Numbers of turns stand no closer. */
const LEAST = 16;

interface Props {
  readonly reckoned: readonly Reckoned[];
  /** At the same moments. */
  readonly luck: readonly number[];
  readonly timeline: Timeline;
  /** Index of the side that won, or null. */
  readonly winner: number | null;
  /** Index of the side whose chances are drawn, and its name. */
  readonly side: number;
  readonly name: string;
  readonly turning: TurningPoint | null;
}

export function ChanceChart({ reckoned, luck, timeline, winner, side, name, turning }: Props): ReactNode {
  const { t } = useMessages<MessageKey | ReportKey>();
  const begins = timeline.turns.find(({ turn }) => turn > 0)?.at ?? 0;
  const x = (at: number) => ((at - begins) / Math.max(1, timeline.last - begins)) * WIDTH;
  const y = (chance: number) => (1 - chance) * HEIGHT;
  const end = winner === null ? 0.5 : winner === side ? 1 : 0;
  const chances = [
    ...reckoned.map(({ at, chances: each }) => [at, standingOf(each, side)] as const),
    [timeline.last, end] as const,
  ];
  const lucky = reckoned.map(({ at }, i) => [at, luckHeight(luck[i] ?? 0)] as const);
  const d = (points: readonly (readonly [number, number])[]) =>
    points.map(([at, part], i) => `${i === 0 ? 'M' : 'L'}${x(at).toFixed(1)} ${y(part).toFixed(1)}`).join('');
  const turns = timeline.turns.filter(({ turn }) => turn > 0);
  const named = turns.reduce<readonly (typeof turns)[number][]>((kept, turn) => {
    const last = kept.at(-1);
    return last === undefined || x(turn.at) - x(last.at) >= LEAST ? [...kept, turn] : kept;
  }, []);
  const rings = turning === null ? [] : chances.filter(([at]) => at === turning.from || at === turning.at);
  return (
    <figure className={`chart of-side-${side}`}>
      <svg
        viewBox={`${-EDGE} ${-HEAD} ${WIDTH + 2 * EDGE} ${HEAD + HEIGHT + FOOT}`}
        role="img"
        aria-label={t('web.report.chart', { side: name })}
      >
        <rect className="winning" width={WIDTH} height={HEIGHT / 2} />
        <rect className="losing" y={HEIGHT / 2} width={WIDTH} height={HEIGHT / 2} />
        <text y={-5}>{t('web.report.chart.win', { side: name })}</text>
        <text y={HEIGHT + 33}>{t('web.report.chart.lose', { side: name })}</text>
        <path className="turns" d={turns.map(({ at }) => `M${x(at)} 0V${HEIGHT}`).join('')} />
        <path className="even" d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
        <path className="of-luck" d={d(lucky)} />
        <path className="of-chance" d={d(chances)} />
        {rings.map(([at, chance]) => (
          <circle key={at} cx={x(at)} cy={y(chance)} r={5} />
        ))}
        {named.map(({ turn, at }) => (
          <text key={turn} x={x(at) + 2} y={HEIGHT + 16}>
            {turn}
          </text>
        ))}
      </svg>
      <figcaption>
        <span className="of-chance">{t('web.report.chart.chance', { side: name })}</span>{' '}
        <span className="of-luck">{t('web.report.chart.luck', { side: name })}</span>
      </figcaption>
    </figure>
  );
}

/** Height of a surplus of successes in the chart, from 0 to 1. */
const luckHeight = (surplus: number): number => 0.5 + Math.max(-0.5, Math.min(0.5, surplus / MOST_LUCK / 2));
