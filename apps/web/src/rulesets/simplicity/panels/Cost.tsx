import type { State } from '@drumhead/simplicity/screen';
import type { ReactNode } from 'react';
import { useMessages } from '../../../i18n/index.ts';
import type { TableKey } from '../screen/messages.ts';

/** SIP-AP-2: cost of an order; empty where no points are counted (SIP-VAR-1). */
export function Cost({ state }: { readonly state: State }): ReactNode {
  const { t } = useMessages<TableKey>();
  return state.field.switches.actionPoints && <span className="price">{t('web.sip.cost')}</span>;
}
