/** Takes a battle that is played at one screen online: a new table is set from how it stands. */
import type { ReactNode } from 'react';
import { PositionButton } from '../../app/header/PositionButton.tsx';
import { puzzleOf } from '../../battle/records/firstBattle.ts';
import { onScreen, useHosted } from '../../battle/index.ts';
import { useMessages } from '../../i18n/index.ts';
import type { MenuKey } from '../../app/header/messages.ts';
import { useBundle } from '../../i18n/useBundle.ts';
import { offerOnline } from '../table/offer.ts';
import { useOffersOnlinePlay } from '../server/offersOnlinePlay.ts';
import { liftedBattle } from './liftedBattle.ts';
import type { LiftKey } from './messages.ts';
import { whyNoPosition } from '../../app/header/whyNoPosition.ts';

export function LiftOnline(): ReactNode {
  const { t } = useMessages<LiftKey>();
  const ready = useBundle('web-online-lift-pages');
  const puzzle = useHosted((h) => puzzleOf(h.saved?.scenario) !== null);
  const isOffered = useOffersOnlinePlay();
  if (!ready || puzzle || !isOffered) return null;
  return <PositionButton label={t('web.lift.do')} act={lift} />;
}

/** Not every moment of a battle has a position. */
async function lift(): Promise<MenuKey | null> {
  const hosted = onScreen.getState();
  const lifted = await liftedBattle(hosted);
  if (lifted !== null) offerOnline(lifted);
  return lifted === null ? whyNoPosition(hosted.battle?.setup) : null;
}
