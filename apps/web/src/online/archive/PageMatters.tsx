/** In a battle: who will see its page, and the way to ask the others for something else. */
import type { Shown } from '@drumhead/protocol';
import { type ReactNode, useState } from 'react';
import { useStore } from 'zustand';
import { useHosted } from '../../battle/index.ts';
import { ClosableButton } from '../../closed/ClosableButton.tsx';
import { useMessages } from '../../i18n/index.ts';
import { useBundle } from '../../i18n/useBundle.ts';
import { useUnconnected } from '../players/notNow.ts';
import type { Session } from '../session/session.ts';
import { useLook } from '../table/useLook.ts';
import type { ArchiveKey } from './messages.ts';
import { ShownChoice } from './ShownField.tsx';

interface Props {
  readonly table: string;
  readonly session: Session;
  /** Why nothing can be asked of the others now, or null. */
  readonly why: string | null;
}

export function PageMatters({ table, session, why }: Props): ReactNode {
  const { t } = useMessages<ArchiveKey>();
  const ready = useBundle('web-online-archive-pages');
  const open = useStore(session.store, ({ client }) => client?.open?.id ?? '');
  // Another answer may have come with the end of a question.
  const shown = useLook(table, open)?.shown;
  const over = useHosted((h) => h.saved?.over ?? false);
  const unconnected = useUnconnected(session);
  const [wanted, setWanted] = useState<Shown | null>(null);
  // A server of before has no pages.
  if (!ready || over || shown === undefined) return null;
  return (
    <details className="online-pause">
      <summary>
        {t('web.archive.shown')}: {t(`web.archive.shown.${shown}`)}
      </summary>
      <p className="minor">{t('web.archive.shown.about')}</p>
      <div className="online-buttons">
        <ShownChoice shown={wanted ?? shown} onChange={setWanted} />
        <ClosableButton
          closed={why ?? unconnected ?? (wanted === null || wanted === shown ? t(`web.archive.shown.${shown}`) : null)}
          onClick={() => wanted !== null && session.propose({ kind: 'page', shown: wanted })}
        >
          {t('web.archive.ask')}
        </ClosableButton>
      </div>
    </details>
  );
}
