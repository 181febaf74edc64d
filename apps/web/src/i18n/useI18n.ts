/** The i18next instance for components, which render again when the language changes. */
import type { i18n } from 'i18next';
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';

export const I18nContext = createContext<i18n | null>(null);

export function useI18n(): i18n {
  const i18n = useContext(I18nContext);
  if (i18n === null) throw new Error('no words around this component');
  const subscribe = useCallback(
    (changed: () => void) => {
      i18n.on('languageChanged', changed);
      return () => i18n.off('languageChanged', changed);
    },
    [i18n],
  );
  useSyncExternalStore(subscribe, () => i18n.language);
  return i18n;
}
