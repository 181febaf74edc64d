import { describe, expect, it } from 'vitest';
import { begunTexts, textsIn } from './begun.ts';
import { type Language, languageFor } from './languages.ts';
import { addTexts, startI18n, translateIn } from './translator.ts';

const MESSAGES = {
  'web.won': { en: 'Victory: {{side}}', it: 'Vittoria: {{side}}' },
  'web.units_one': { en: '{{count}} unit', it: '{{count}} unità' },
  'web.units_other': { en: '{{count}} units', it: '{{count}} unità' },
  'web.men_one': { en: '{{count}} man', it: '{{count}} uomo' },
  'web.men_other': { en: '{{count}} men', it: '{{count}} uomini' },
} as const;

/** A language as one line would add it; Polish has more forms of number than English. */
const polish = 'pl' as Language;

describe('a language that is begun', () => {
  const begun = {
    'web.units_one': '{{count}} oddział',
    'web.units_few': '{{count}} oddziały',
    'web.units_many': '{{count}} oddziałów',
    'web.other': 'nothing of these messages',
  };
  const found = textsIn(polish, MESSAGES, begun);

  it('brings its own texts, with its own forms of number, and no text that is none of ours', () => {
    expect(Object.keys(found.texts)).toEqual(['web.units_one', 'web.units_few', 'web.units_many']);
  });

  it('says in English what it lacks, by the English forms of number', () => {
    const i18n = startI18n(polish, {});
    addTexts(i18n, polish, found);
    const said = (key: string, facts: Readonly<Record<string, unknown>>) => i18n.translate(key, facts);
    expect([1, 3, 5].map((count) => said('web.units', { count }))).toEqual(['1 oddział', '3 oddziały', '5 oddziałów']);
    expect([1, 3].map((count) => said('web.men', { count }))).toEqual(['1 man', '3 men']);
    expect(said('web.won', { side: 'Francja' })).toBe('Victory: Francja');
  });
});

it('a whole language needs no English beside it', async () => {
  expect(await begunTexts('it')).toEqual({});
  const { texts, english } = textsIn('it', MESSAGES, {});
  expect([texts['web.won'], english]).toEqual(['Vittoria: {{side}}', {}]);
});

it('decimals are those of the language', () => {
  const say = (language: Language, text: string) => translateIn(startI18n(language, { key: text }))('key', { n: -1.5 });
  expect([say('en', '{{n}} M'), say('it', '{{n}} M')]).toEqual(['−1.5 M', '−1,5 M']);
});

it.each([
  ['it-CH', 'it'],
  ['it,en;q=0.5', 'it'],
  ['IT', 'it'],
  ['fr-FR', 'en'],
  ['ita', 'en'],
  ['constructor', 'en'],
  ['', 'en'],
])('a browser that asks for “%s” gets %s', (asked, language) => expect(languageFor(asked)).toBe(language));
