/** The last situation of each kind, kept in the browser; links that hold one. Pure but for the browser's storage. */
import { linkText, readLink } from '../documents/shareLinks.ts';
import { isValues, type Values } from './schemaForm.ts';

export interface SavedSituations {
  readonly kind: string;
  readonly situations: Readonly<Record<string, unknown>>;
}

const storageKey = (ruleset: string): string => `drumhead.companion.${ruleset}`;

/** What was kept for a rule set; nothing where it is missing or damaged. */
export function readSaved(ruleset: string): SavedSituations {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(storageKey(ruleset)) ?? 'null');
    if (isValues(found) && typeof found['kind'] === 'string' && isValues(found['situations']))
      return { kind: found['kind'], situations: found['situations'] };
  } catch {
    // Damaged, or the browser allows no storage.
  }
  return { kind: '', situations: {} };
}

export function keep(ruleset: string, kept: SavedSituations): void {
  try {
    localStorage.setItem(storageKey(ruleset), JSON.stringify(kept));
  } catch {
    // Without storage it holds until the page is closed.
  }
}

/** Links of situations are packed without words that they are likely to hold: they are short. */
const WORDS = '';

/** The query of an address that holds a situation. */
export const queryOf = (kind: string, situation: Values): string =>
  `kind=${kind}&situation=${linkText(situation, WORDS)}`;

/** What the query of an address asks for: `strange` where its situation cannot be read. */
export function readQuery(query: string): {
  readonly kind: string | null;
  readonly situation: unknown;
  readonly strange: boolean;
} {
  const params = new URLSearchParams(query);
  const text = params.get('situation');
  const read = text === null ? null : readLink(text, WORDS);
  return {
    kind: params.get('kind'),
    situation: read?.ok === true ? read.value : undefined,
    strange: read?.ok === false,
  };
}
