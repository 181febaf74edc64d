/** Opens the settings, which are loaded with the first tap. */
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { useMessages } from '../../i18n/index.ts';
import { lazyComponent } from '../../panels/lazyComponent.tsx';

const SettingsDialog = lazyComponent(() => import('./SettingsDialog.tsx').then((found) => found.SettingsDialog));

const GEAR =
  'M-1.700-8.400h3.400l.5 2.200l1.700.7l1.900-1.200l2.400 2.400l-1.200 1.900l.7 1.700l2.200.5v3.400l-2.200.5l-.7 1.700l1.200 1.900l-2.400 2.400l-1.900-1.200l-1.700.7l-.5 2.200h-3.400l-.5-2.200l-1.700-.7l-1.900 1.200l-2.400-2.400l1.200-1.900l-.7-1.700l-2.200-.5v-3.400l2.200-.5l.7-1.700l-1.200-1.900l2.400-2.400l1.900 1.200l1.700-.7z';

const opened = createStore(() => ({ open: false }));

export function SettingsButton(): ReactNode {
  const { t } = useMessages();
  return (
    <button
      type="button"
      className="settings-button"
      aria-haspopup="dialog"
      onClick={() => opened.setState({ open: true })}
    >
      <svg width="20" height="20" viewBox="-10 -10 20 20" aria-hidden="true">
        <path d={GEAR} fill="none" stroke="currentColor" strokeWidth={1.7} strokeLinejoin="round" />
        <circle r={2.9} fill="none" stroke="currentColor" strokeWidth={1.7} />
      </svg>
      <span className="settings-word">{t('web.settings')}</span>
    </button>
  );
}

/** The settings over whatever is on the screen, once they are asked for. */
export function OpenSettings(): ReactNode {
  const { open } = useStore(opened);
  return open && <SettingsDialog onClose={() => opened.setState({ open: false })} />;
}
