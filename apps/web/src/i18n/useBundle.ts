/** Words that come with a part of a screen. */
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { bring, spoken } from './bundles.ts';
import { type Facts, useSpeech } from './index.ts';
import { useWords } from './useI18n.ts';

/** Are the words of this book there? They are fetched; where they cannot be had the screen goes on without. */
export function useBook(book: string): boolean {
  const { language } = useSpeech();
  const words = useWords();
  const name = `${book}/${language}`;
  const understood = useStore(spoken, (all) => all.includes(name));
  const [failed, setFailed] = useState('');
  useEffect(() => {
    bring(words, book, language).catch(() => setFailed(`${book}/${language}`));
  }, [words, book, language]);
  return understood || failed === name;
}

/** Says what stands in this book, and nothing while it is on its way. */
export function useTold(book: string): (key: string, facts: Facts) => string {
  const { tell } = useSpeech();
  const understood = useBook(book);
  return (key, facts) => (understood ? tell(key, facts) : '');
}
