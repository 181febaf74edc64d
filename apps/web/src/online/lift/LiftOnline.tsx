/** Takes a battle that is played at one screen online: a new table is set from how it stands. */
import { type ReactNode, useState } from 'react';
import { puzzleOf } from '../../battle/firstBattle.ts';
import { isSecret } from '../../battle/hostState.ts';
import { host, useHosted } from '../../battle/index.ts';
import { type MessageKey, useMessages } from '../../i18n/index.ts';
import { useBundle } from '../../i18n/useBundle.ts';
import { offerOnline } from '../offer.ts';
import { liftedBattle } from './liftedBattle.ts';
import type { LiftKey } from './messages.ts';

/** Like the position file, there is none while something is secret or the battle is being set up. */
export function LiftOnline(): ReactNode {
  const { t } = useMessages<LiftKey | MessageKey>();
  const ready = useBundle('web-online-lift-pages');
  const secret = useHosted(isSecret);
  const puzzle = useHosted((h) => puzzleOf(h.saved?.scenario) !== null);
  const [notYet, setNotYet] = useState(false);
  if (!ready || puzzle) return null;
  const lift = async (): Promise<void> => {
    const lifted = await liftedBattle(host.store.getState());
    if (lifted === null) setNotYet(true);
    else offerOnline(lifted);
  };
  return (
    <>
      <button
        type="button"
        disabled={secret}
        aria-describedby={secret ? 'why-no-record' : undefined}
        onClick={() => void lift()}
      >
        {t('web.lift.do')}
      </button>
      {notYet && (
        <p className="minor" role="status">
          {t('web.battle.position.notYet')}
        </p>
      )}
    </>
  );
}
