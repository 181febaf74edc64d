/** The title of a copy, so that it is not taken for the original: in every language in which that has one. */
import { CopyOf } from '@drumhead/content/terms';
import { ENVELOPE_MOST, type Worded } from '@drumhead/engine';

const isSpoken = (language: string): language is keyof typeof CopyOf => Object.hasOwn(CopyOf, language);

/** Never in the middle of a sign that is two of its characters. */
const cut = (text: string): string => text.slice(0, ENVELOPE_MOST.title).replace(/[\ud800-\udbff]$/, '');

export const copyTitle = (title: Worded): Worded =>
  Object.fromEntries(
    Object.entries(title).map(([language, text]) => {
      const called = CopyOf[isSpoken(language) ? language : 'en'].replace('{{title}}', () => text);
      return [language, cut(called)];
    }),
  );
