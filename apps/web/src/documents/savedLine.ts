/** What tells a saved document from others of the same name: what is in it, and when it was saved. Pure. */
import { LANGUAGES } from '@drumhead/content';
import type { Messages } from '../i18n/index.ts';
import type { documentMessages } from './messages.ts';

/** How much is in a document: a message, and its figures. */
export interface Strength {
  readonly key: keyof typeof documentMessages & `web.papers.strength.${string}`;
  readonly facts: Readonly<Record<string, number>>;
}

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
  const when = new Intl.DateTimeFormat(LANGUAGES[language].locale, { dateStyle: 'medium', timeStyle: 'short' });
  return [
    ...(name === undefined ? [] : [name]),
    ...(strength ? [translate(strength.key, strength.facts)] : []),
    when.format(touched),
  ].join(' · ');
}
