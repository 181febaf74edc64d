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
  if (pros.length === 0) return null;
  const said = pros
    .filter(({ term }) => term !== OTHER_REASONS[1])
    .map(({ term }) => translate(`${words.prefix}.advice.for.${term}`));
  return (
    <p>{said.length > 0 ? t('web.report.cost.why', { reasons: said.join('; ') }) : t('web.report.cost.noReason')}</p>
  );
}

interface BetterProps {
  readonly order: CostlyOrder;
  readonly words: RulesAdvice;
  readonly told: (command: Command) => string;
}

export function Better({ order: { best, leaves, reasons }, words, told }: BetterProps): ReactNode {
  const { t } = useMessages<ReportKey>();
  if (leaves === undefined)
    return (
      <>
        <p className="better">{t('web.report.cost.better', { order: told(best) })}</p>
        <WhyBetter reasons={reasons} words={words} />
      </>
    );
  // It costs what all of them would have brought: what speaks for the first of them does not explain that.
  return (
    <>
      <p>{t('web.report.cost.leaves', { count: leaves })}</p>
      <p className="better">{t('web.report.cost.goOn', { order: told(best) })}</p>
    </>
  );
}
