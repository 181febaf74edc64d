/** Copies what shows a battle, or a scenario, inside a page of somebody else. */
import { type ReactNode, useState } from 'react';
import { copied } from '../../documents/files.ts';
import { useMessages } from '../../i18n/index.ts';
import { useBundle } from '../../i18n/useBundle.ts';
import type { ArchiveKey } from './messages.ts';

export function CopyFrame({ kind, id }: { readonly kind: 'battle' | 'scenario'; readonly id: string }): ReactNode {
  const { t } = useMessages<ArchiveKey>();
  const ready = useBundle('web-online-archive-pages');
  const [state, setState] = useState<'ready' | 'done' | 'failed'>('ready');
  if (!ready) return null;
  const frame = `<iframe src="${location.origin}/embed/${kind}/${id}" width="600" height="400" loading="lazy" title="Drumhead"></iframe>`;
  return (
    <>
      <button
        type="button"
        className="quiet"
        onClick={() => void copied(frame).then((went) => setState(went ? 'done' : 'failed'))}
      >
        {t(state === 'done' ? 'web.archive.frame.done' : 'web.archive.frame')}
      </button>
      {state === 'failed' && <textarea readOnly aria-label={t('web.archive.frame')} value={frame} />}
    </>
  );
}
