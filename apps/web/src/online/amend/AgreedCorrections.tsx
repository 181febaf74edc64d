/** Items of a list: corrections of the table that all agreed on, with their reasons. */
import type { ReactNode } from 'react';
import type { AgreedCorrection } from '../../battle/host/hosted.ts';
import { useHosted } from '../../battle/index.ts';
import { useCalled } from '../../battle/players/playerNames.ts';
import { type MessageKey, useMessages } from '../../i18n/index.ts';
import { useBundle } from '../../i18n/useBundle.ts';
import { Corrections } from './Corrections.tsx';
import type { AmendKey } from './messages.ts';

interface Props {
  readonly corrections: readonly AgreedCorrection[];
  /** A link to the moment of each, after this count of commands. */
  readonly linkTo?: (after: number) => { readonly href: string; readonly text: string };
}

export function AgreedCorrections({ corrections, linkTo }: Props): ReactNode {
  const messages = useMessages<AmendKey | MessageKey>();
  const ready = useBundle('web-online-amend-pages');
  const screen = useHosted((h) => h.screen);
  const battle = useHosted((h) => h.battle);
  const steps = useHosted((h) => h.steps);
  const nameOf = useCalled((seat) => (screen && battle ? screen.seatName(messages, battle.state, seat) : seat));
  if (!ready || !screen || !battle) return null;
  return corrections.map(({ line, after, seat, reason, changes }) => {
    // A piece that is lost by now had its values then.
    const then = steps.find(({ number }) => number === after)?.state ?? battle.state;
    const link = linkTo?.(after);
    return (
      <li key={`correction-${line}`} className="head log-correction">
        {link && <a href={link.href}>{link.text}</a>}
        <span>{messages.t('web.amend.logged', { side: nameOf(seat), reason })}</span>
        <Corrections changes={changes} screen={screen} state={then} areMade />
      </li>
    );
  });
}
