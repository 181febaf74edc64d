/** The words of setting up, fetched with its screens. */
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { bring, spoken } from '../../../../i18n/books.ts';
import { useSpeech } from '../../../../i18n/index.ts';
import { useWords } from '../../../../i18n/useWords.ts';

const BOOK = 'large-battles-setup-pages';

/** Are they there? Where they cannot be had the screen goes on without. */
export function useSetUpWords(): boolean {
  const { language } = useSpeech();
  const words = useWords();
  const understood = useStore(spoken, (all) => all.includes(`${BOOK}/${language}`));
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    bring(words, BOOK, language).catch(() => setFailed(true));
  }, [words, language]);
  return understood || failed;
}
