/** The words of setting up, fetched with its screens. */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { bring, spoken } from '../../../../i18n/books.ts';
import { useSpeech } from '../../../../i18n/index.ts';

const BOOK = 'large-battles-setup-pages';

/** Are they there? Where they cannot be had the screen goes on without. */
export function useSetUpWords(): boolean {
  const { language } = useSpeech();
  const { i18n } = useTranslation();
  const understood = useStore(spoken, (all) => all.includes(`${BOOK}/${language}`));
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    bring(i18n, BOOK, language).catch(() => setFailed(true));
  }, [i18n, language]);
  return understood || failed;
}
