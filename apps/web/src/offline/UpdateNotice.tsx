/** A newer build is ready: a quiet notice at the foot of the page, and a part of the settings. */
import { type ReactNode, useState } from 'react';
import { useStore } from 'zustand';
import { useHosted } from '../battle/index.ts';
import { useMessages } from '../i18n/index.ts';
import { useBundle } from '../i18n/useBundle.ts';
import type { OfflineKey } from './messages.ts';
import { update } from './update.ts';
import '../app/footNotice.css';

const BUNDLE = 'web-offline-pages';

export function UpdateNotice(): ReactNode {
  const { t } = useMessages<OfflineKey>();
  const { take } = useStore(update);
  const [later, setLater] = useState(false);
  if (!useBundle(BUNDLE) || take === null || later) return null;
  return (
    <div className="foot-notice" role="status">
      <span>{t('web.update.ready')}</span>
      <button type="button" className="primary" onClick={take}>
        {t('web.update.take')}
      </button>
      <button type="button" className="quiet" onClick={() => setLater(true)}>
        {t('web.update.later')}
      </button>
    </div>
  );
}

/** In the settings, which can be opened during a battle. */
export function UpdateChoice(): ReactNode {
  const { t } = useMessages<OfflineKey>();
  const { take } = useStore(update);
  const inBattle = useHosted((h) => h.saved !== null);
  const isUnsaved = useHosted((h) => h.unsaved || h.fault?.key === 'web.fault.notSaved');
  if (!useBundle(BUNDLE) || take === null) return null;
  return (
    <fieldset>
      <legend>{t('web.update.ready')}</legend>
      {inBattle && <p className="minor">{t(isUnsaved ? 'web.update.unsaved' : 'web.update.battle')}</p>}
      <button type="button" onClick={take}>
        {t('web.update.take')}
      </button>
    </fieldset>
  );
}
