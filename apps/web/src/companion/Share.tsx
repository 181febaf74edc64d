/** The link that holds a situation. */
import { type ReactNode, useState } from 'react';
import { pageAddress } from '../app/route.ts';
import { copied } from '../documents/files.ts';
import { useMessages } from '../i18n/index.ts';
import type { CompanionKey } from './messages.ts';
import { queryOf } from './savedSituations.ts';
import type { Values } from './schemaForm.ts';

export function Share({
  ruleset,
  game,
  kind,
  situation,
}: {
  readonly ruleset: string;
  readonly game: string | undefined;
  readonly kind: string;
  readonly situation: Values;
}): ReactNode {
  const { t } = useMessages<CompanionKey>();
  /** The link that was asked for, and whether it lies on the clipboard. */
  const [done, setDone] = useState<{ readonly link: string; readonly isCopied: boolean } | null>(null);
  const link = new URL(pageAddress(ruleset, 'companion', queryOf(kind, situation, game)), location.href).href;
  const told = done?.link === link ? done : null;
  return (
    <p className="companion-share">
      <button type="button" onClick={() => void copied(link).then((isCopied) => setDone({ link, isCopied }))}>
        {t('web.companion.link')}
      </button>
      <span role="status">
        {told !== null && t(told.isCopied ? 'web.companion.link.done' : 'web.companion.link.failed')}
      </span>
      {told?.isCopied === false && <input readOnly value={link} aria-label={t('web.companion.link.field')} />}
    </p>
  );
}
