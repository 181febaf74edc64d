/** Sources of rules: the abbreviations of the catalogue in words. */
import type { InEveryLanguage, RuleChapter, WholeLanguage } from '@drumhead/content';

const DOCUMENTS: ReadonlyMap<string, InEveryLanguage> = new Map([
  ['S-EN', { en: 'Drums & Shakos p. ', it: 'Drums & Shakos p. ' }],
  ['S-IT', { en: 'Italian edition p. ', it: 'edizione italiana p. ' }],
  ['S-QR', { en: 'Drums & Tomahawks, quick reference p. ', it: 'Drums & Tomahawks, scheda riassuntiva p. ' }],
]);
const PUBLISHED: InEveryLanguage = {
  en: 'From what is published about these rules',
  it: 'Da quanto è pubblicato su queste regole',
};

/** `S-EN p3, p5, S-QR QR1`: a document, its pages, the next document; `P8`: published material. */
const PIECE = /(S-EN|S-IT|S-QR)|\b(?:p|QR)(\d+(?:–\d+)?)/g;

/** The source of a rule in words, or undefined without one. */
export function sourceOf(page: string): InEveryLanguage | undefined {
  if (/^P\d/.test(page)) return PUBLISHED;
  const places: { readonly document: InEveryLanguage; readonly pages: string[] }[] = [];
  for (const [, document = '', number = ''] of page.matchAll(PIECE)) {
    const named = DOCUMENTS.get(document);
    if (named !== undefined) places.push({ document: named, pages: [] });
    else places[places.length - 1]?.pages.push(number);
  }
  if (places.length === 0) return undefined;
  const say = (language: WholeLanguage) =>
    places.map(({ document, pages }) => `${document[language]}${pages.join(', ')}`).join('; ');
  return { en: say('en'), it: say('it') };
}

/** The chapters with every rule's source in words. */
export const withSources = (chapters: readonly RuleChapter[]): readonly RuleChapter[] =>
  chapters.map((chapter) => ({
    ...chapter,
    rules: chapter.rules.map((rule) => {
      const source = sourceOf(rule.page);
      return source === undefined ? rule : { ...rule, source };
    }),
  }));
