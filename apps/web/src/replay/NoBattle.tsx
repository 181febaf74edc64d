/** A replay or a report of a battle that this browser does not hold, and the ways on. */
import type { ReactNode } from 'react';
import type { HomeLinkKey } from '../app/home/homeLinkMessages.ts';
import { OpenFile } from '../app/home/OpenFile.tsx';
import { Notices } from '../app/Notices.tsx';
import { type MessageKey, useMessages } from '../i18n/index.ts';

export function NoBattle({ text }: { readonly text: string }): ReactNode {
  const { t } = useMessages<MessageKey | HomeLinkKey>();
  return (
    <div className="panel">
      <p role="alert">{text}</p>
      <Notices />
      <OpenFile />
      <p>
        <a className="button" href="#/">
          {t('web.over.home')}
        </a>
      </p>
    </div>
  );
}
