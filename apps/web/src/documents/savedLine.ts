/** What tells a saved document from others of the same name: what is in it, and when it was saved. Pure. */
import { LANGUAGES } from '@drumhead/content';
import { memoizeBy } from '@drumhead/engine';
import type { Messages } from '../i18n/index.ts';
import type { documentMessages } from './messages.ts';

/** How much is in a document: a message, and its figures. */
export interface Strength {
  readonly key: keyof typeof documentMessages & `web.papers.strength.${string}`;
  readonly facts: Readonly<Record<string, number>>;
}

/** To make one takes longer than to read the document, and a builder draws its whole list again at every change. */
const dates = memoizeBy(
  ({ locale }: { readonly locale: string }) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }),
);

/** `strength`: null where it cannot be read. */
export function savedLine(
  {
    name,
    strength,
    touched,
  }: {
    /** Left out where it stands beside. */
    readonly name?: string;
    readonly strength: Strength | null;
    readonly touched: number;
  },
  { translate, language }: Pick<Messages, 'translate' | 'language'>,
): string {
  return [
    ...(name === undefined ? [] : [name]),
    ...(strength ? [translate(strength.key, strength.facts)] : []),
    dates(LANGUAGES[language]).format(touched),
  ].join(' · ');
}
