/** The button of a set-up that offers its battle to a friend elsewhere; nothing where there is no server for that. */
import type { ReactNode } from 'react';
import type { HomeLinkKey } from '../../app/home/homeLinkMessages.ts';
import type { NewBattle } from '../../battle/records/savedBattles.ts';
import { useMessages } from '../../i18n/index.ts';
import { useBundle } from '../../i18n/useBundle.ts';
import { offerOnline } from './offer.ts';
import { useOffersOnlinePlay } from '../server/offersOnlinePlay.ts';
import { ClosableButton } from '../../closed/ClosableButton.tsx';

/** `battle`: the one that is set up now; null where it cannot be played yet. */
export function PlayOnline({
  battle,
  closed = null,
  busy = false,
}: {
  readonly battle: () => NewBattle | null | Promise<NewBattle | null>;
  /** Why it cannot be played yet, or null. */
  readonly closed?: string | null;
  readonly busy?: boolean;
}): ReactNode {
  const { t } = useMessages<HomeLinkKey>();
  const ready = useBundle('web-home-pages');
  const isOffered = useOffersOnlinePlay();
  const offer = async (): Promise<void> => {
    const offered = await battle();
    if (offered !== null) offerOnline(offered);
  };
  if (!isOffered) return null;
  return (
    <ClosableButton className="side-button" closed={closed} disabled={busy} onClick={() => void offer()}>
      <strong>{ready && t('web.online.play')}</strong> <span>{ready && t('web.online.play.about')}</span>
    </ClosableButton>
  );
}
