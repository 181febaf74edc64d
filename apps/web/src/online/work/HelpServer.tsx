/** Whether this tab helps its server, and how much it has done. */
import type { WorkCode } from '@drumhead/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { SettingsKey } from '../../app/settings/messages.ts';
import { ClosableButton } from '../../closed/ClosableButton.tsx';
import { useMessages } from '../../i18n/index.ts';
import { ask } from '../server/api.ts';
import { offersOnlinePlay } from '../server/offersOnlinePlay.ts';
import { help, helping, rest } from './tab.ts';

/** Null: this host is no server, or gives out no work. A host of plain files is not asked. */
async function codeOfServer(): Promise<WorkCode | null> {
  if ((await offersOnlinePlay()) !== 'yes') return null;
  const answer = await ask<Partial<WorkCode>>('GET', '/api/work');
  const { code = '', file = '' } = answer.ok ? answer.value : {};
  return code === '' || file === '' ? null : { code, file };
}

export function HelpServer(): ReactNode {
  const { t } = useMessages<SettingsKey>();
  const [code, setCode] = useState<WorkCode | null>(null);
  const { is, done } = useStore(helping);
  useEffect(() => {
    void codeOfServer().then(setCode);
  }, []);
  const isOn = is === 'helping';
  return (
    <fieldset>
      <legend>{t('web.settings.work')}</legend>
      <ClosableButton
        closed={code === null ? t('web.settings.work.none') : null}
        aria-pressed={isOn}
        onClick={() => (isOn ? rest() : code && help(code))}
      >
        {t(isOn ? 'web.settings.work.stop' : 'web.settings.work.start')}
      </ClosableButton>
      <p className="minor" role="status">
        {t(is === 'resting' || is === 'helping' ? 'web.settings.work.about' : `web.settings.work.${is}`)}
        {done > 0 && ` ${t('web.settings.work.done', { count: done })}`}
      </p>
    </fieldset>
  );
}
