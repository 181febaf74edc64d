/** When an order was given: the turn, and its number among all commands, as replay and board count them. */
import type { ReactNode } from 'react';
import type { AnyScreen } from '../battle/screen.ts';
import { useMessages } from '../i18n/index.ts';
import type { ReportKey } from './messages.ts';

interface Props {
  readonly screen: AnyScreen;
  /** The state before it. */
  readonly state: unknown;
  readonly at: number;
}

export function OrderTime({ screen, state, at }: Props): ReactNode {
  const messages = useMessages();
  const { t } = useMessages<ReportKey>();
  return <p className="minor">{t('web.report.cost.when', { turn: screen.progress(messages, state), step: at })}</p>;
}
