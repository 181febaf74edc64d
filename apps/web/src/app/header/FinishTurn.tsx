/** Lets a captain finish the reader's turn, or the whole battle, where it is played at this device. */
import { type ReactNode, useState } from 'react';
import { useStore } from 'zustand';
import { useHosted, useSession } from '../../battle/index.ts';
import { puzzleOf } from '../../battle/records/firstBattle.ts';
import { ClosableButton } from '../../closed/ClosableButton.tsx';
import { useMessages } from '../../i18n/index.ts';
import { useBundle } from '../../i18n/useBundle.ts';
import { finish, finishing, type Stretch } from './finishTurn.ts';
import type { MenuKey } from './messages.ts';

export function FinishTurn({
  opened,
  close,
}: {
  /** How often the menu was opened or closed: whether to be sure is asked anew each time. */
  readonly opened: number;
  readonly close: () => void;
}): ReactNode {
  const { t } = useMessages<MenuKey>();
  const ready = useBundle('web-menu-pages');
  const session = useSession();
  const [failed, setFailed] = useState(false);
  const [askedAt, setAskedAt] = useState<number | null>(null);
  const sure = askedAt === opened;
  const stop = useStore(finishing, (now) => now.stop);
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
  if (stop)
    return (
      <button type="button" onClick={stop}>
        {t('web.battle.finish.stop')}
      </button>
    );
  const closed = asked ? null : t('web.battle.finish.closed');
  const begin = (stretch: Stretch): void => {
    setFailed(false);
    setAskedAt(null);
    close();
    finish(session, stretch).catch(() => setFailed(true));
  };
  return (
    <>
      <ClosableButton closed={closed} onClick={() => begin('turn')}>
        {t('web.battle.finish')}
      </ClosableButton>
      {sure && <p>{t('web.battle.finish.sure')}</p>}
      <ClosableButton
        closed={closed}
        className={sure ? 'grave' : ''}
        onClick={() => (sure ? begin('battle') : setAskedAt(opened))}
      >
        {t('web.battle.finish.all')}
      </ClosableButton>
      {failed && <p className="minor">{t('web.battle.finish.failed')}</p>}
    </>
  );
}
