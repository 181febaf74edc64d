/** In the log, after an order: what the others undid there, and corrections that all agreed on. */
import type { ReactNode } from 'react';
import { useHosted } from '../../battle/index.ts';
import { useCalled } from '../../battle/players/playerNames.ts';
import { type MessageKey, useMessages } from '../../i18n/index.ts';
import { useBundle } from '../../i18n/useBundle.ts';
import { AgreedCorrections } from '../amend/AgreedCorrections.tsx';
import type { OnlineKey } from '../messages.ts';

/** `from`, `to`: counts of commands that stand before it, both included. */
export function LogNotes({ from, to }: { readonly from: number; readonly to: number }): ReactNode {
  const messages = useMessages<OnlineKey | MessageKey>();
  const ready = useBundle('web-online-pages');
  const { screen, battle, viewer, corrections, undone } = useHosted((h) => h);
  const nameOf = useCalled((seat) =>
    seat === '' || !screen || !battle
      ? messages.t('web.online.somebody')
      : screen.seatName(messages, battle.state, seat),
  );
  if (!ready || !screen || !battle) return null;
  const isHere = ({ after }: { readonly after: number }) => after >= from && after <= to;
  const others = undone.filter((one) => isHere(one) && one.seat !== viewer);
  return (
    <>
      <AgreedCorrections corrections={corrections.filter(isHere)} />
      {others.map(({ seat, orders }, i) => (
        <li key={i} className="minor log-undone">
          {messages.translate('web.online.undone', { side: nameOf(seat), count: orders })}
        </li>
      ))}
    </>
  );
}
