/** An offered draw: the question to the side that must answer. */
import { ACCEPT_DRAW, type Command, DECLINE_DRAW } from '@drumhead/engine';
import type { ReactNode } from 'react';
import { askedForDraw } from '../battle/follow/askedForDraw.ts';
import { useHosted, useSession } from '../battle/index.ts';
import { type MessageKey, useMessages } from '../i18n/index.ts';
import { useBundle } from '../i18n/useBundle.ts';
import type { MenuKey } from './header/messages.ts';
import { DecisionPanel } from '../panels/DecisionPanel.tsx';

export function DrawQuestion(): ReactNode {
  const messages = useMessages<MessageKey | MenuKey>();
  const ready = useBundle('web-menu-pages');
  const { t } = messages;
  const session = useSession();
  const screen = useHosted((h) => h.screen);
  const battle = useHosted((h) => h.battle);
  const viewer = useHosted((h) => h.viewer);
  const following = useHosted((h) => h.following);
  const asked = askedForDraw({ battle, viewer, following });
  if (!screen || !battle || !asked || !ready) return null;
  const answer = (command: Command, text: string) => (
    <li>
      <button type="button" onClick={() => void session.order(command)}>
        {text}
      </button>
    </li>
  );
  return (
    <DecisionPanel
      side={battle.ruleset.seats(battle.state).indexOf(asked.seat)}
      who={screen.seatName(messages, battle.state, asked.seat)}
      rule={asked.rule}
      title={t('web.draw.question')}
    >
      <p>{t('web.draw.about')}</p>
      <ul className="choices row decision-main">
        {answer(ACCEPT_DRAW, t('web.draw.accept'))}
        {answer(DECLINE_DRAW, t('web.draw.decline'))}
      </ul>
    </DecisionPanel>
  );
}
