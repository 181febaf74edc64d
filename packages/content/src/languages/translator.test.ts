/** A text that is known already is the one that the translator would find now. */
import { expect, it } from 'vitest';
import type { Language } from './languages.ts';
import { addTexts, startI18n, translateIn } from './translator.ts';

const only = (texts: Readonly<Record<string, string>>) => ({ texts, english: {} });

it('says what a bundle brings that is loaded later, in translators that are there already', () => {
  const i18n = startI18n('it', {});
  const say = translateIn(i18n);
  expect(say('web.late')).toBe('web.late');
  addTexts(i18n, 'it', { texts: { 'web.other': 'Altro' }, english: { 'web.late': 'Late' } });
  expect([say('web.late'), say('web.other')]).toEqual(['Late', 'Altro']);
  addTexts(i18n, 'it', only({ 'web.late': 'Tardi' }));
  expect([say('web.late'), say('web.late'), say('web.other')]).toEqual(['Tardi', 'Tardi', 'Altro']);
});

it('says a text in each language, and after another one was chosen', async () => {
  const i18n = startI18n('en', {});
  for (const language of ['en', 'it'] as const) addTexts(i18n, language, only({ 'web.yes': `yes in ${language}` }));
  const said = (...languages: Language[]) => translateIn(i18n, ...languages)('web.yes');
  expect([said(), said('it'), said('en')]).toEqual(['yes in en', 'yes in it', 'yes in en']);
  await i18n.changeLanguage('it');
  expect([said(), said('en')]).toEqual(['yes in it', 'yes in en']);
});

it('keeps the texts of two instances apart, and those with facts by their facts', () => {
  const [one, other] = ['one', 'other'].map((name) => startI18n('en', { 'web.name': name, 'web.said': '{{what}}' }));
  if (one === undefined || other === undefined) throw new Error('no instances');
  expect([one, other, one].map((i18n) => translateIn(i18n)('web.name'))).toEqual(['one', 'other', 'one']);
  expect(['a', 'b'].map((what) => translateIn(one)('web.said', { what }))).toEqual(['a', 'b']);
});

it('is told of a key without a text every time', () => {
  const missing: string[] = [];
  const say = translateIn(startI18n('en', {}, { missing: (key) => missing.push(key) }));
  for (let i = 0; i < 2; i++) expect(say('web.none')).toBe('web.none');
  expect(missing).toEqual(['web.none', 'web.none']);
});
