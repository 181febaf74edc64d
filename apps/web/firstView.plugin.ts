/** Writes the first words of the front page into index.html, where they stand before any script has run. */
import type { Plugin } from 'vite';
import { homeLinkMessages } from './src/app/home/homeLinkMessages.ts';

/** By their names in index.html, before the language. */
const WORDS = { HEADLINE: homeLinkMessages['web.home.headline'], WHAT: homeLinkMessages['web.home.what'] };

export const firstView = (): Plugin => ({
  name: 'drumhead-first-view',
  transformIndexHtml: (html) =>
    Object.entries(WORDS).reduce(
      (page, [name, texts]) =>
        Object.entries(texts).reduce((all, [language, text]) => all.replaceAll(`%${name}-${language}%`, text), page),
      html,
    ),
});
