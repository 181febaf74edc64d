/** The rule reference of a rule set in the reader's language, fetched once. */
import { useEffect, useState } from 'react';
import { useWords } from '../i18n/useI18n.ts';
import { bring } from '../i18n/bundles.ts';
import { type Facts, type Language, useSpeech } from '../i18n/index.ts';
import type { ReferenceKey } from './messages.ts';

/** Says a word of the reference: its key is checked when the page is built. */
export function useReferenceWords(): (key: ReferenceKey, facts?: Facts) => string {
  return useSpeech().tell;
}

/** A rule in one language. */
export interface ReadRule {
  readonly id: string;
  readonly page: string;
  /** Where it stands in words; of rule sets that go by several documents. */
  readonly source?: string;
  /** The only variant it holds for. */
  readonly variant?: string;
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
  'skirmish/en': () => import('virtual:words/skirmish-reference/en'),
  'skirmish/it': () => import('virtual:words/skirmish-reference/it'),
  'simplicity/en': () => import('virtual:words/simplicity-reference/en'),
  'simplicity/it': () => import('virtual:words/simplicity-reference/it'),
};

/** The printed sheet in one language: pages of blocks. A cell is a text here in every case. */
export interface SheetBlock {
  readonly title: string;
  readonly tables: readonly { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }[];
  readonly rules: readonly string[];
  readonly runsOn?: true;
}

export type Sheet = readonly (readonly SheetBlock[])[];

/** By the name of the sheet: of its rule set, and of the variant where it has several. */
const SHEETS: typeof TEXTS = {
  'large-battles/en': () => import('virtual:words/large-battles-sheet-reference/en'),
  'large-battles/it': () => import('virtual:words/large-battles-sheet-reference/it'),
  'skirmish-SDS/en': () => import('virtual:words/skirmish-sds-sheet-reference/en'),
  'skirmish-SDS/it': () => import('virtual:words/skirmish-sds-sheet-reference/it'),
  'skirmish-SDT/en': () => import('virtual:words/skirmish-sdt-sheet-reference/en'),
  'skirmish-SDT/it': () => import('virtual:words/skirmish-sdt-sheet-reference/it'),
  'simplicity/en': () => import('virtual:words/simplicity-sheet-reference/en'),
  'simplicity/it': () => import('virtual:words/simplicity-sheet-reference/it'),
};

async function fetchFrom(texts: typeof TEXTS, name: string, language: Language): Promise<unknown> {
  const fetch = texts[`${name}/${language}`];
  return fetch ? (await fetch()).default : [];
}

const fetchReference = async (ruleset: string, language: Language) =>
  (await fetchFrom(TEXTS, ruleset, language)) as Reference;

/** A sheet of a rule set, `large-battles`, or of one of its variants, `skirmish-SDS`. */
const fetchSheet = async (name: string, language: Language): Promise<PrintedSheet> => ({
  reference: await fetchReference(name.replace(/-[A-Z]+$/, ''), language),
  sheet: (await fetchFrom(SHEETS, name, language)) as Sheet,
});

/** The sheet, and the reference whose clauses it prints. */
export interface PrintedSheet {
  readonly reference: Reference;
  readonly sheet: Sheet;
}

export type Fetched<Text> =
  | { readonly at: 'coming' }
  | { readonly at: 'failed'; readonly again: () => void }
  | { readonly at: 'here'; readonly text: Text };

export const useReference = (ruleset: string): Fetched<Reference> => useFetched(ruleset, fetchReference);
export const useSheet = (name: string): Fetched<PrintedSheet> => useFetched(name, fetchSheet);

/** A text and the words around it, in the language spoken now. While another language comes, the last one stays. */
function useFetched<Text>(name: string, fetchText: (name: string, language: Language) => Promise<Text>): Fetched<Text> {
  const { language } = useSpeech();
  const i18n = useWords();
  const [tried, setTried] = useState(0);
  const [fetched, setFetched] = useState<{ readonly text: Text } | 'coming' | 'failed'>('coming');
  useEffect(() => {
    let gone = false;
    Promise.all([fetchText(name, language), bring(i18n, 'web-reference', language)]).then(
      ([text]) => gone || setFetched({ text }),
      () => gone || setFetched('failed'),
    );
    return () => {
      gone = true;
    };
  }, [fetchText, name, language, i18n, tried]);
  if (fetched === 'coming') return { at: 'coming' };
  if (fetched !== 'failed') return { at: 'here', text: fetched.text };
  return {
    at: 'failed',
    again: () => {
      setFetched('coming');
      setTried(tried + 1);
    },
  };
}
