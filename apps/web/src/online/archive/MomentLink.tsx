/** In a replay: a link to this moment for everybody who may see the page of the battle; nothing where it has none. */
import { type ReactNode, useEffect, useState } from 'react';
import { tableOf } from '../../battle/records/onlineName.ts';
import { copied } from '../../documents/files.ts';
import { useMessages } from '../../i18n/index.ts';
import { useBundle } from '../../i18n/useBundle.ts';
import { placeAt } from '../places/places.ts';
import { offersOnlinePlay } from '../server/offersOnlinePlay.ts';
import type { ArchiveKey } from './messages.ts';
import { linkToPage, pageOf } from './pages.ts';

/** `saved`: its name on this device; `at`: count of accepted commands. */
export function MomentLink({ saved, at }: { readonly saved: string; readonly at: number }): ReactNode {
  const { t } = useMessages<ArchiveKey>();
  const ready = useBundle('web-online-archive-pages');
  const [battle, setBattle] = useState<string | null>(null);
  const [last, setLast] = useState('');
  useEffect(() => {
    let isGone = false;
    const find = async (): Promise<string | null> => {
      const table = tableOf(saved);
      const own = table === null ? saved : (placeAt(table)?.battle ?? null);
      if (own === null || (await offersOnlinePlay()) !== 'yes') return null;
      const page = await pageOf(own);
      return page.ok && page.value.shown !== 'private' ? own : null;
    };
    void find().then((found) => isGone || setBattle(found));
    return () => {
      isGone = true;
    };
  }, [saved]);
  if (!ready || battle === null) return null;
  const link = linkToPage(battle, at);
  return (
    <button type="button" onClick={() => void copied(link).then((went) => went && setLast(link))}>
      {t(last === link ? 'web.archive.link.done' : 'web.archive.link.here')}
    </button>
  );
}
