/** Lets a captain finish the reader's turn, in a battle that is played at this device. */
import { type ReactNode, useState } from 'react';
import { useHosted, useSession } from '../../battle/index.ts';
import { puzzleOf } from '../../battle/records/firstBattle.ts';
import { ClosableButton } from '../../closed/ClosableButton.tsx';
import { useMessages } from '../../i18n/index.ts';
import { useBundle } from '../../i18n/useBundle.ts';
import { finishTurn } from './finishTurn.ts';
import type { MenuKey } from './messages.ts';

export function FinishTurn({ close }: { readonly close: () => void }): ReactNode {
  const { t } = useMessages<MenuKey>();
  const ready = useBundle('web-menu-pages');
  const session = useSession();
  const [failed, setFailed] = useState(false);
  const isPlayed = useHosted((h) => h.saved?.over === false && puzzleOf(h.saved.scenario) === null);
  const asked = useHosted(
    ({ battle, screen, viewer, following }) =>
      battle !== null &&
      screen !== null &&
      !following.behind &&
      !screen.isDeploying(battle.state) &&
      battle.ruleset.pending(battle.state).some(({ seat }) => seat === viewer),
  );
  if (!ready || !isPlayed || session.local === null) return null;
  return (
    <>
      <ClosableButton
        closed={asked ? null : t('web.battle.finish.closed')}
        onClick={() => {
          setFailed(false);
          close();
          finishTurn(session).catch(() => setFailed(true));
        }}
      >
        {t('web.battle.finish')}
      </ClosableButton>
      {failed && <p className="minor">{t('web.battle.finish.failed')}</p>}
    </>
  );
}
