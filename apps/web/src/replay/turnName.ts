/** Names of the stretches of a battle. */
import { type MessageKey, useMessages } from '../i18n/index.ts';
import type { AnyReport } from '../report/report.ts';
import type { ReplayKey } from './messages.ts';

/** Number 0 is the set-up. */
export function useTurnName(turns: AnyReport['turns']): (turn: number) => string {
  const { t } = useMessages<MessageKey | ReplayKey>();
  return (turn) => (turn === 0 ? t('web.replay.setUp') : t(`web.replay.${turns}`, { turn }));
}
