/** Opens the settings, which are loaded with the first tap. */
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { useMessages } from '../../i18n/index.ts';
import { lazyComponent } from '../../panels/lazyComponent.tsx';

const SettingsDialog = lazyComponent(() => import('./SettingsDialog.tsx').then((found) => found.SettingsDialog));

const opened = createStore(() => ({ open: false }));

export function SettingsButton(): ReactNode {
  const { t } = useMessages();
  return (
    <button type="button" aria-haspopup="dialog" onClick={() => opened.setState({ open: true })}>
      {t('web.settings')}
    </button>
  );
}

/** The settings over whatever is on the screen, once they are asked for. */
export function OpenSettings(): ReactNode {
  const { open } = useStore(opened);
  return open && <SettingsDialog onClose={() => opened.setState({ open: false })} />;
}
