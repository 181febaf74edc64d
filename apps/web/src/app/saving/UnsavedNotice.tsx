/** At the foot of every page but the battle itself, for as long as a battle is nowhere but on this page. */
import { type ReactNode, useState } from 'react';
import { useStore } from 'zustand';
import { useSavedBattles } from '../../battle/index.ts';
import { type MessageKey, useMessages } from '../../i18n/index.ts';
import { useBundle } from '../../i18n/useBundle.ts';
import type { SavingKey } from './messages.ts';
import { useAskBeforeClosing } from './useAskBeforeClosing.ts';
import '../footNotice.css';

const BUNDLE = 'web-saving-pages';

export function UnsavedNotice(): ReactNode {
  const { t } = useMessages<SavingKey | MessageKey>();
  const id = useStore(useSavedBattles().unsaved, (ids) => ids.at(-1));
  const [closed, setClosed] = useState<string | null>(null);
  useAskBeforeClosing();
  if (!useBundle(BUNDLE) || id === undefined || id === closed) return null;
  return (
    <div className="foot-notice" role="status">
      <span>{t('web.saving.left')}</span>
      <a className="button primary" href={`#/battle/${id}`}>
        {t('web.saving.back')}
      </a>
      <button type="button" className="quiet" onClick={() => setClosed(id)}>
        {t('web.close')}
      </button>
    </div>
  );
}
