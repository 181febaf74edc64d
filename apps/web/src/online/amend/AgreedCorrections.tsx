/** In the log: corrections of the table that all agreed on, with their reasons. */
import type { ReactNode } from 'react';
import type { AgreedCorrection } from '../../battle/hostState.ts';
import { useHosted } from '../../battle/index.ts';
import { type MessageKey, useMessages } from '../../i18n/index.ts';
import { useBundle } from '../../i18n/useBundle.ts';
import { Corrections } from './Corrections.tsx';
import { useCalled } from '../players/useCalled.ts';
import type { AmendKey } from './messages.ts';

export function AgreedCorrections({ corrections }: { readonly corrections: readonly AgreedCorrection[] }): ReactNode {
  const messages = useMessages<AmendKey | MessageKey>();
  const ready = useBundle('web-online-amend-pages');
  const screen = useHosted((h) => h.screen);
  const battle = useHosted((h) => h.battle);
  const nameOf = useCalled((seat) => (screen && battle ? screen.seatName(messages, battle.state, seat) : seat));
  if (!ready || !screen || !battle) return null;
  return corrections.map(({ line, seat, reason, changes }) => (
    <li key={`correction-${line}`} className="head log-correction">
      <span>{messages.t('web.amend.logged', { side: nameOf(seat), reason })}</span>
      <Corrections changes={changes} screen={screen} battle={battle} areMade />
    </li>
  ));
}
