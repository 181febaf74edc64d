/** What would have been better than an order, and in one sentence what speaks most for the better of two. */
import { type CostlyOrder, OTHER_REASONS, type TermReason } from '@drumhead/bots';
import type { Command } from '@drumhead/engine';
import type { ReactNode } from 'react';
import type { RulesAdvice } from '../advice/rulesAdvice.ts';
import { useMessages } from '../i18n/index.ts';
import type { ReportKey } from './messages.ts';

interface Props {
  readonly reasons: readonly TermReason[];
  readonly words: RulesAdvice;
}

export function WhyBetter({ reasons, words }: Props): ReactNode {
  const { translate } = useMessages<string>();
  const { t } = useMessages<ReportKey>();
  const pros = reasons.filter(({ amount }) => amount > 0);
  const named = pros.filter(({ term }) => term !== OTHER_REASONS[1]);
  const said = (named.length > 0 ? named : pros).map(({ term }) => translate(`${words.prefix}.advice.for.${term}`));
  return said.length > 0 && <p>{t('web.report.cost.why', { reasons: said.join('; ') })}</p>;
}

interface BetterProps {
  readonly order: CostlyOrder;
  readonly words: RulesAdvice;
  readonly told: (command: Command) => string;
}

export function Better({ order: { best, leaves, reasons }, words, told }: BetterProps): ReactNode {
  const { t } = useMessages<ReportKey>();
  return (
    <>
      {leaves !== undefined && <p>{t('web.report.cost.leaves', { count: leaves })}</p>}
      <p className="better">{t('web.report.cost.better', { order: told(best) })}</p>
      <WhyBetter reasons={reasons} words={words} />
    </>
  );
}
