/** At a table whose people choose their squads in secret: nobody is connected to the battle before all are in. */
import { type ReactNode, useEffect, useState } from 'react';
import { type MessageKey, useMessages } from '../../i18n/index.ts';
import { useBundle } from '../../i18n/useBundle.ts';
import { lazyComponent } from '../../panels/lazyComponent.tsx';
import { type Look, lookAt } from '../server/api.ts';
import type { Place } from '../places/places.ts';

const ChooseSquad = lazyComponent(() => import('./ChooseSquad.tsx').then((found) => found.ChooseSquad));

/** Milliseconds between two looks for the squads of others. */
const LOOKS = 3000;

/** `children`: the table, once its battle can begin, or where the server does not say. */
export function BeforeBattle({ place, children }: { readonly place: Place; readonly children: ReactNode }): ReactNode {
  const { t } = useMessages<MessageKey>();
  const { table } = place;
  const [look, setLook] = useState<Look | 'asking' | 'unknown'>('asking');
  const [looks, setLooks] = useState(0);
  const isChoosing = typeof look === 'object' && look.lists !== null;
  useEffect(() => {
    let isGone = false;
    void lookAt(table).then((answer) => {
      if (isGone) return;
      // Squads that were seen to be chosen still are, where one answer is missing.
      setLook((known) => (answer.ok ? answer.value : known === 'asking' ? 'unknown' : known));
    });
    return () => {
      isGone = true;
    };
  }, [table, looks]);
  const isLooking = isChoosing || look === 'unknown';
  useEffect(() => {
    if (!isLooking) return undefined;
    const timer = setInterval(() => setLooks((before) => before + 1), LOOKS);
    return () => clearInterval(timer);
  }, [isLooking]);
  const isReady = useBundle('web-online-squad-pages');
  if (look === 'asking' || (isChoosing && !isReady)) return <p role="status">{t('web.page.coming')}</p>;
  return typeof look === 'object' && look.lists !== null ? (
    <ChooseSquad place={place} look={look} squads={look.lists} onLocked={() => setLooks(looks + 1)} />
  ) : (
    children
  );
}
