/** What is seldom wanted in a battle. */
import { RESIGN } from '@drumhead/engine';
import { type ReactNode, useState } from 'react';
import { host, useHosted } from '../../battle/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { LanguageSwitch } from '../LanguageSwitch.tsx';
import { SettingsButton } from '../settings/SettingsButton.tsx';
import { goHome, pageAddress } from '../route.ts';
import { usePopover } from './usePopover.ts';

export function Menu({ about }: { readonly about: string }): ReactNode {
  const { t } = useMessages();
  const over = useHosted((h) => h.saved?.over ?? false);
  const [confirming, setConfirming] = useState(false);
  const menu = usePopover(over);
  return (
    <details className="menu" ref={menu} onToggle={() => setConfirming(false)}>
      <summary>
        <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M3 6h18M3 12h18M3 18h18" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
        </svg>
        <span className="word">{t('web.battle.menu')}</span>
      </summary>
      <div className="menu-body">
        <p className="minor about" aria-hidden="true">
          {about}
        </p>
        <ReplayLink />
        <button type="button" onClick={saveRecord}>
          {t('web.battle.export')}
        </button>
        {!over && !confirming && (
          <button type="button" onClick={() => setConfirming(true)}>
            {t('web.battle.resign')}
          </button>
        )}
        {confirming && (
          <>
            <p>{t('web.battle.resign.sure')}</p>
            <button
              type="button"
              className="grave"
              onClick={() => {
                const { screen } = host.store.getState();
                setConfirming(false);
                if (screen) void host.order(RESIGN);
              }}
            >
              {t('web.battle.resign')}
            </button>
            <button type="button" onClick={() => setConfirming(false)}>
              {t('web.preview.cancel')}
            </button>
          </>
        )}
        <SettingsButton />
        <LanguageSwitch />
        <button
          type="button"
          onClick={() => {
            host.leave();
            goHome();
          }}
        >
          {t('web.battle.leave')}
        </button>
      </div>
    </details>
  );
}

/** There is no replay while something is secret. */
function ReplayLink(): ReactNode {
  const { t } = useMessages();
  const address = useHosted(({ saved, screen, battle }) =>
    saved && battle && !screen?.secret(battle.state) ? pageAddress('any', 'replay', `battle=${saved.id}`) : null,
  );
  return address && <a href={address}>{t('web.page.replay')}</a>;
}

function saveRecord(): void {
  const text = host.record();
  const { saved } = host.store.getState();
  if (text === null || !saved) return;
  const address = URL.createObjectURL(new Blob([text], { type: 'application/x-ndjson' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${saved.scenario ?? 'battle'}-${saved.id.slice(0, 6)}.battle.jsonl`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
