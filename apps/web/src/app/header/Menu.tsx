/** What is seldom wanted in a battle. */
import { type ReactNode, useState } from 'react';
import { isSecret } from '../../battle/hostState.ts';
import { host, useHosted } from '../../battle/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { LanguageSwitch } from '../LanguageSwitch.tsx';
import { SettingsButton } from '../settings/SettingsButton.tsx';
import { goHome, pageAddress } from '../route.ts';
import { lazyComponent } from '../../panels/lazyComponent.tsx';
import { AimButton } from './AimButton.tsx';
import { saveRecord } from '../saving/saveRecord.ts';
import { usePopover } from './usePopover.ts';

// Fetched when the menu is first opened.
const EndEarly = lazyComponent(() => import('./EndEarly.tsx').then((found) => found.EndEarly));
const SavePosition = lazyComponent(() => import('./SavePosition.tsx').then((found) => found.SavePosition));
const OwnDiceChoice = lazyComponent(() =>
  import('../../panels/ownDice/OwnDiceChoice.tsx').then((found) => found.OwnDiceChoice),
);

export function Menu({ about }: { readonly about: string }): ReactNode {
  const { t } = useMessages();
  const over = useHosted((h) => h.saved?.over ?? false);
  /** Counts how often it was opened or closed: questions begun in it are not kept. */
  const [opened, setOpened] = useState(0);
  const menu = usePopover(over);
  return (
    <details className="menu" ref={menu} onToggle={() => setOpened((count) => count + 1)}>
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
        <AimButton />
        <Record opened={opened > 0} />
        {opened > 0 && <EndEarly key={opened} done={() => menu.current?.removeAttribute('open')} />}
        {opened > 0 && !over && <OwnDiceChoice name="menu-own-dice" />}
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

/** Replay and record tell everything: there are none while something is secret. */
function Record({ opened }: { readonly opened: boolean }): ReactNode {
  const { t } = useMessages();
  const secret = useHosted(isSecret);
  const id = useHosted(({ saved }) => saved?.id ?? '');
  return (
    <>
      {!secret && <a href={pageAddress('any', 'replay', `battle=${id}`)}>{t('web.page.replay')}</a>}
      <button
        type="button"
        disabled={secret}
        aria-describedby={secret ? 'why-no-record' : undefined}
        onClick={saveRecord}
      >
        {t('web.battle.export')}
      </button>
      {opened && <SavePosition />}
      {!secret && <a href={pageAddress('any', 'map', `battle=${id}`)}>{t('web.page.map')}</a>}
      {secret && (
        <p className="minor" id="why-no-record">
          {t('web.battle.export.secret')}
        </p>
      )}
    </>
  );
}
