/** The words of the page for its components: who uses them is drawn anew when the language changes. */
import type { i18n } from 'i18next';
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';

export const Words = createContext<i18n | null>(null);

export function useWords(): i18n {
  const words = useContext(Words);
  if (words === null) throw new Error('no words around this component');
  const subscribe = useCallback(
    (changed: () => void) => {
      words.on('languageChanged', changed);
      return () => words.off('languageChanged', changed);
    },
    [words],
  );
  useSyncExternalStore(subscribe, () => words.language);
  return words;
}
