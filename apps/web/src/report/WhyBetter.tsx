/** In one sentence what speaks most for the better of two orders. */
import { OTHER_REASONS, type TermReason } from '@drumhead/bots';
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
