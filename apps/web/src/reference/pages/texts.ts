/** The rule reference of a rule set in the reader's language, fetched once. */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bring } from '../../i18n/books.ts';
import { type Facts, type Language, useSpeech } from '../../i18n/index.ts';
import type { ReferenceKey } from '../messages.ts';

/** Says a word of the reference: its key is checked when the page is built. */
export function useReferenceWords(): (key: ReferenceKey, facts?: Facts) => string {
  return useSpeech().tell;
}

/** A rule in one language. */
export interface ReadRule {
  readonly id: string;
  readonly page: string;
  readonly title: string;
  readonly clause: string;
  readonly ruling?: string;
}

export interface ReadChapter {
  readonly title: string;
  readonly rules: readonly ReadRule[];
}

export type Reference = readonly ReadChapter[];

const TEXTS: Readonly<Record<string, () => Promise<{ readonly default: unknown }>>> = {
  'large-battles/en': () => import('virtual:words/large-battles-reference/en'),
  'large-battles/it': () => import('virtual:words/large-battles-reference/it'),
};

async function fetchReference(ruleset: string, language: Language): Promise<Reference> {
  const fetch = TEXTS[`${ruleset}/${language}`];
  return fetch ? ((await fetch()).default as Reference) : [];
}

export type Fetched =
  | { readonly at: 'coming' }
  | { readonly at: 'failed'; readonly again: () => void }
  | { readonly at: 'here'; readonly reference: Reference };

/** The texts and the words around them, in the language spoken now. While another language comes, the last one stays. */
export function useReference(ruleset: string): Fetched {
  const { language } = useSpeech();
  const { i18n } = useTranslation();
  const [tried, setTried] = useState(0);
  const [fetched, setFetched] = useState<Reference | 'coming' | 'failed'>('coming');
  useEffect(() => {
    let gone = false;
    Promise.all([fetchReference(ruleset, language), bring(i18n, 'web-reference', language)]).then(
      ([reference]) => gone || setFetched(reference),
      () => gone || setFetched('failed'),
    );
    return () => {
      gone = true;
    };
  }, [ruleset, language, i18n, tried]);
  if (fetched === 'coming') return { at: 'coming' };
  if (fetched !== 'failed') return { at: 'here', reference: fetched };
  return {
    at: 'failed',
    again: () => {
      setFetched('coming');
      setTried(tried + 1);
    },
  };
}
