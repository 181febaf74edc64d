/** What speaks for one order and what against it, as bars: the terms that tell most between two of them. */
import { OTHER_REASONS, type TermReason } from '@drumhead/bots';
import { signed } from '@drumhead/content';
import type { ReactNode } from 'react';
import type { RulesAdvice } from '../advice/rulesAdvice.ts';
import { useMessages } from '../i18n/index.ts';
import { WhyBetter } from '../report/WhyBetter.tsx';

interface Props {
  readonly caption: string;
  readonly reasons: readonly TermReason[];
  readonly words: RulesAdvice;
}

export function Terms({ caption, reasons, words }: Props): ReactNode {
  const { translate, language } = useMessages<string>();
  // No words tell of habits.
  const told = reasons.filter(({ term }) => term !== OTHER_REASONS[1]);
  const most = Math.max(...told.map(({ amount }) => Math.abs(amount)));
  if (told.length === 0) return <WhyBetter reasons={reasons} words={words} />;
  return (
    <table className="pairs terms">
      <caption>{caption}</caption>
      <tbody>
        {told.map(({ term, amount }) => (
          <tr key={term} className={amount > 0 ? '' : 'own'}>
            <td>{translate(`${words.prefix}.advice.${amount > 0 ? 'for' : 'against'}.${term}`)}</td>
            <td className="bar-cell" aria-hidden="true">
              <span className="chance" style={{ width: `${(Math.abs(amount) / most) * 100}%` }} />
            </td>
            <td className="number">{signed(Math.round(10 * amount) / 10, language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
