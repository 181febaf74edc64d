/** On the card of the end: what the dice of each side did, and the way to what they and the orders were worth. */
import { type ReactNode, useMemo } from 'react';
import { pageAddress } from '../app/route.ts';
import type { AnyStep } from '../battle/host/hosted.ts';
import { type MessageKey, useMessages } from '../i18n/index.ts';
import { luckOf, rollsIn } from './luck.ts';
import { luckCalled, rangeText, scaleOf } from './luckScale.ts';
import type { ReportKey } from './messages.ts';
import type { AnyReport } from './report.ts';

interface Props {
  /** Of the battle; null: it has no report. */
  readonly id: string | null;
  readonly steps: readonly AnyStep[];
  readonly sides: readonly string[];
  readonly report: AnyReport;
}

export function DiceInShort({ id, steps, sides, report }: Props): ReactNode {
  const { t } = useMessages<MessageKey | ReportKey>();
  const rolls = useMemo(() => rollsIn(steps, report.rollReader()), [steps, report]);
  if (rolls.length === 0) return null;
  return (
    <section className="dice-in-short" aria-labelledby="dice-in-short">
      <h3 id="dice-in-short">{t('web.report.sum')}</h3>
      {id !== null && <a href={pageAddress('any', 'report', `battle=${id}`)}>{t('web.report.dice.whole')}</a>}
      {luckOf(rolls, sides.length).map(({ successes }, side) => {
        const scale = scaleOf(
          rolls.filter((one) => one.side === side),
          successes,
        );
        return (
          <p key={side} className={`side-${side}`}>
            <strong>{t(`web.report.dice.${luckCalled(scale, successes).word}`)}</strong>{' '}
            <span className="minor">
              {sides[side]}: {t('web.report.dice.count', { successes, usual: rangeText(scale.usual) })}
            </span>
          </p>
        );
      })}
    </section>
  );
}
