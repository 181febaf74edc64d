/** Advice in words: the order, what would be next best and by how much, what speaks for it and against it, its odds. */
import { signed } from '@drumhead/content';
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/index.ts';
import { Chances } from '../panels/Chances.tsx';
import type { AdviceKey } from './messages.ts';
import type { AskedAbout, LoadedAdvice } from './useAdvice.ts';
import './advice.css';

interface AdvisedProps extends LoadedAdvice {
  readonly about: AskedAbout;
  /** Message key: whose order it is. */
  readonly title: AdviceKey;
}

export function Advised({ advice, words, about: { state }, title }: AdvisedProps): ReactNode {
  const messages = useMessages<string>();
  const { translate, language } = messages;
  const { t } = useMessages<AdviceKey>();
  if (advice === null) return <p>{t('web.advice.nothing')}</p>;
  const { best, second, gap, reasons, odds } = advice;
  const order = (command: typeof best) => words.orderText(messages, state, command);
  const figure = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  const pros = reasons.filter(({ amount }) => amount > 0);
  const cons = reasons.filter(({ amount }) => amount < 0);
  return (
    <>
      <p>
        {t(title)}: <strong>{order(best)}</strong>
      </p>
      {second === null ? (
        <p className="minor">{t('web.advice.only')}</p>
      ) : (
        <p>
          {t('web.advice.second')}: {order(second)}
          {gap && <span className="minor"> ({t('web.advice.points', { points: figure.format(gap.points) })})</span>}
        </p>
      )}
      {gap !== null && gap.chance !== null && (
        <p className="minor">
          {t('web.advice.chance', { chance: signed(Math.round(1000 * gap.chance) / 10, language) })}
        </p>
      )}
      {(
        [
          ['for', pros],
          ['against', cons],
        ] as const
      ).map(
        ([way, list]) =>
          list.length > 0 && (
            <div key={way}>
              <p className="advice-way">{t(`web.advice.${way}`)}</p>
              <ul>
                {list.map(({ term, amount }) => (
                  <li key={term}>
                    {translate(`${words.prefix}.advice.${way}.${term}`)}{' '}
                    <span className="minor">({figure.format(Math.abs(amount))})</span>
                  </li>
                ))}
              </ul>
            </div>
          ),
      )}
      {odds.length > 0 && (
        <Chances
          caption={t('web.advice.odds')}
          rows={odds.map(({ what, chance }) => ({
            key: what,
            label: translate(`${words.prefix}.advice.odds.${what}`),
            chance,
            together: true,
          }))}
        />
      )}
    </>
  );
}
