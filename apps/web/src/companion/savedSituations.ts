/** The last situation of each kind, kept in the browser; links that hold one. Pure but for the browser's storage. */
import { linkText, readLink } from '../documents/shareLinks.ts';
import { isValues, type Values } from './schemaForm.ts';

/** What is in sight where there is room for one: the table, or the situation that is asked about. */
export type At = 'table' | 'ask';

export interface SavedSituations {
  readonly kind: string;
  readonly at: At;
  readonly situations: Readonly<Record<string, unknown>>;
}

/** Of several games of a rule set each has its own. */
const storageKey = (ruleset: string, game = ''): string =>
  ['drumhead.companion', ruleset, ...(game === '' ? [] : [game])].join('.');

/** What was kept for a game; nothing where it is missing or damaged. */
export function readSaved(ruleset: string, game?: string): SavedSituations {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(storageKey(ruleset, game)) ?? 'null');
    if (isValues(found) && typeof found['kind'] === 'string' && isValues(found['situations']))
      return { kind: found['kind'], at: found['at'] === 'ask' ? 'ask' : 'table', situations: found['situations'] };
  } catch {
    // Damaged, or the browser allows no storage.
  }
  return { kind: '', at: 'table', situations: {} };
}

export function keep(ruleset: string, game: string | undefined, kept: SavedSituations): void {
  try {
    localStorage.setItem(storageKey(ruleset, game), JSON.stringify(kept));
  } catch {
    // Without storage it holds until the page is closed.
  }
}

/** Links of situations are packed without words that they are likely to hold: they are short. */
const WORDS = '';

/** The query of an address that holds a situation. */
export const queryOf = (kind: string, situation: Values, game?: string): string =>
  [...(game === undefined ? [] : [game]), `kind=${kind}`, `situation=${linkText(situation, WORDS)}`].join('&');

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
