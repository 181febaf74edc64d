/** A kind of document that a rule set keeps on the device, as the list of everything kept shows it. */
import type { ComponentType } from 'react';
import { contentOf } from '../documents/contentOf.ts';

export type TranslateKey = (key: string) => string;

export interface SavedKind {
  /** Of its documents in storage, such as `skirmish/squad`. */
  readonly kind: string;
  /** Page of the rule set that opens one: `#/page/<rule set>/<page>?doc=<id>`. */
  readonly page: string;
  /** The page reads lists of troops in words too. */
  readonly readsLists?: true;
  /** Message key of their heading. */
  readonly name: string;
  /** Message key of what a single one is. */
  readonly one: string;
  /** Message bundles with what a title is made of. */
  readonly bundles: readonly string[];
  /** Title of one without a name; `text` is its JSON. */
  readonly titleOf: (text: string, translate: TranslateKey) => string;
  /** Its JSON with another name; left out where the document has none of its own. */
  readonly renamed?: (text: string, name: string) => string;
  /** A small picture of one. */
  readonly Picture?: ComponentType<{ readonly text: string }>;
}

/** The name in the JSON of a document, changed; a damaged text stays as it is. */
export function withNameIn(text: string, name: string): string {
  const content = contentOf(text) as { readonly name?: string } | null;
  if (content === null) return text;
  const { name: _, ...rest } = content;
  return JSON.stringify(name.trim() === '' ? rest : { ...rest, name: name.trim() });
}
