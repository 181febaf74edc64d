import type { State } from '@drumhead/simplicity/screen';
import type { ReactNode } from 'react';
import { useSpeech } from '../../../i18n/index.ts';
import type { TableKey } from '../screen/messages.ts';

/** SIP-AP-2: what an order costs; nothing where no points are counted (SIP-VAR-1). */
export function Cost({ state }: { readonly state: State }): ReactNode {
  const { say } = useSpeech<TableKey>();
  return state.field.switches.actionPoints && <span className="price">{say('web.sip.cost')}</span>;
}
