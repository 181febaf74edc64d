/** Writes into index.html what stands in it before any script has run: the first words of the front page. */
import type { Plugin } from 'vite';
import { homeLinkMessages } from './src/app/home/homeLinkMessages.ts';

/** By their names in index.html, before the language. */
const WORDS = { HEADLINE: homeLinkMessages['web.home.headline'], WHAT: homeLinkMessages['web.home.what'] };

/** Where the page will be served, such as `https://drumhead.example`: chats show a picture only by its whole address. */
const ORIGIN = process.env['DRUMHEAD_ORIGIN'] ?? '';

export const firstView = (): Plugin => ({
  name: 'drumhead-first-view',
  transformIndexHtml: (html) =>
    Object.entries(WORDS).reduce(
      (page, [name, texts]) =>
        Object.entries(texts).reduce((all, [language, text]) => all.replaceAll(`%${name}-${language}%`, text), page),
      html.replace('%ORIGIN%', ORIGIN),
    ),
});
