/** The words of the page for components, which render again when another language is spoken. */
import type { I18n } from '@drumhead/content/translator';
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';

export const I18nContext = createContext<I18n | null>(null);

export function useI18n(): I18n {
  const i18n = useContext(I18nContext);
  if (i18n === null) throw new Error('no words around this component');
  const subscribe = useCallback((changed: () => void) => i18n.onLanguage(changed), [i18n]);
  useSyncExternalStore(subscribe, () => i18n.language);
  return i18n;
}
