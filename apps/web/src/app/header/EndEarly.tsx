/** Two ways to end a battle before its time: a draw, which the others must accept, and resigning. */
import { OFFER_DRAW, RESIGN } from '@drumhead/engine';
import { type ReactNode, useState } from 'react';
import { useHosted, useSession } from '../../battle/index.ts';
import { tableOf } from '../../battle/records/onlineName.ts';
import { lazyComponent } from '../../panels/lazyComponent.tsx';
import { RefusalText } from '../../panels/RefusalText.tsx';
import { type MessageKey, useMessages } from '../../i18n/index.ts';
import { useBundle } from '../../i18n/useBundle.ts';
import type { MenuKey } from './messages.ts';

const AskToUndo = lazyComponent(() => import('../../online/session/AskToUndo.tsx').then((found) => found.AskToUndo));

/** `done`: something was ordered. */
export function EndEarly({ done }: { readonly done: () => void }): ReactNode {
  const messages = useMessages<MessageKey | MenuKey>();
  const { t } = messages;
  const ready = useBundle('web-menu-pages');
  const over = useHosted((h) => h.saved?.over ?? false);
  const online = useHosted((h) => tableOf(h.saved?.id) !== null);
  const session = useSession();
  const [confirming, setConfirming] = useState(false);
  const plays = useHosted(({ battle, viewer }) => battle?.ruleset.seats(battle.state).includes(viewer) ?? false);
  const screen = useHosted((h) => h.screen);
  const state = useHosted((h) => h.battle?.state);
  // Watchers end nothing.
  if (over || !plays || !ready) return null;
  const { name, sure } = screen?.resigning?.(messages, state) ?? {
    name: t('web.battle.resign'),
    sure: t('web.battle.resign.sure'),
  };
  if (!confirming) {
    return (
      <>
        <OfferDraw done={done} />
        {online && <AskToUndo done={done} />}
        <button type="button" onClick={() => setConfirming(true)}>
          {name}
        </button>
      </>
    );
  }
  return (
    <>
      <p>{sure}</p>
      <button
        type="button"
        className="grave"
        onClick={() => {
          setConfirming(false);
          void session.order(RESIGN);
        }}
      >
        {name}
      </button>
      <button type="button" onClick={() => setConfirming(false)}>
        {t('web.preview.cancel')}
      </button>
    </>
  );
}

/** Not there while an offer is being answered, nor under older rules, which know no draw. */
function OfferDraw({ done }: { readonly done: () => void }): ReactNode {
  const { t } = useMessages();
  const session = useSession();
  const screen = useHosted((h) => h.screen);
  const battle = useHosted((h) => h.battle);
  const viewer = useHosted((h) => h.viewer);
  if (!screen || !battle) return null;
  const answer = battle.ruleset.decide(battle.state, viewer, OFFER_DRAW);
  const why = answer.ok ? null : answer.refusal;
  if (why?.rule.startsWith('KERNEL-') === true) return null;
  return (
    <>
      <button
        type="button"
        aria-disabled={why !== null}
        aria-describedby={why ? 'why-no-draw' : undefined}
        onClick={() => {
          if (why !== null) return;
          done();
          void session.order(OFFER_DRAW);
        }}
      >
        {t('web.draw.offer')}
      </button>
      {why && (
        <p className="minor" id="why-no-draw">
          <RefusalText screen={screen} state={battle.state} refusal={why} />
        </p>
      )}
    </>
  );
}
