/** The rule reference of a rule set in the reader's language, fetched once. */
import { useEffect, useState } from 'react';
import { useI18n } from '../i18n/useI18n.ts';
import { ensureBundle } from '../i18n/bundles.ts';
import { loadBundle } from '../i18n/loadMessages.ts';
import { type Facts, type Language, useMessages } from '../i18n/index.ts';
import type { ReferenceKey } from './messages.ts';

/** Translates keys of the reference known at compile time. */
export function useReferenceMessages(): (key: ReferenceKey, facts?: Facts) => string {
  return useMessages().translate;
}

/** A rule in one language. */
export interface ReadRule {
  readonly id: string;
  readonly page: string;
  /** Its place in the sources, for rule sets with several documents. */
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

/** The printed sheet in one language: pages of blocks. A cell is a text here in every case. */
export interface SheetBlock {
  readonly title: string;
  readonly tables: readonly { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }[];
  readonly rules: readonly string[];
  readonly runsOn?: true;
}

export type Sheet = readonly (readonly SheetBlock[])[];

const fetchReference = async (ruleset: string, language: Language) =>
  ((await loadBundle(`${ruleset}-reference`, language)) ?? []) as Reference;

const fetchSheet = async (ruleset: string, language: Language, variant: string | null): Promise<PrintedSheet> => {
  const sheet = variant === null ? ruleset : `${ruleset}-${variant}`;
  return {
    reference: await fetchReference(ruleset, language),
    sheet: ((await loadBundle(`${sheet}-sheet-reference`, language)) ?? []) as Sheet,
  };
};

/** A sheet with the reference whose clauses it prints. */
export interface PrintedSheet {
  readonly reference: Reference;
  readonly sheet: Sheet;
}

export type Fetched<Text> = { readonly at: 'loading' | 'failed' } | { readonly at: 'loaded'; readonly text: Text };

export const useReference = (ruleset: string): Fetched<Reference> => useFetched(fetchReference, ruleset, null);
/** The clause of a rule by its title in the reader's language; null: not there, or not loaded yet. */
export function useClause(ruleset: string): (title: string) => string | null {
  const reference = useReference(ruleset);
  const rules = reference.at === 'loaded' ? reference.text.flatMap((chapter) => chapter.rules) : [];
  return (title) => rules.find((rule) => rule.title === title)?.clause ?? null;
}

/** The sheet of a rule set, or of one of its variants. */
export const useSheet = (ruleset: string, variant: string | null): Fetched<PrintedSheet> =>
  useFetched(fetchSheet, ruleset, variant);

/** A text and the messages around it in the reader's language. While another language loads, the last one stays. */
function useFetched<Text>(
  fetchText: (ruleset: string, language: Language, variant: string | null) => Promise<Text>,
  ruleset: string,
  variant: string | null,
): Fetched<Text> {
  const { language } = useMessages();
  const i18n = useI18n();
  const [fetched, setFetched] = useState<{ readonly text: Text } | 'loading' | 'failed'>('loading');
  useEffect(() => {
    let unmounted = false;
    Promise.all([fetchText(ruleset, language, variant), ensureBundle(i18n, 'web-reference', language)]).then(
      ([text]) => unmounted || setFetched({ text }),
      () => unmounted || setFetched('failed'),
    );
    return () => {
      unmounted = true;
    };
  }, [fetchText, ruleset, variant, language, i18n]);
  return typeof fetched === 'string' ? { at: fetched } : { at: 'loaded', text: fetched.text };
}
