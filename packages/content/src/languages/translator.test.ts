/** A text that is known already is the one that the translator would find now. */
import { expect, it } from 'vitest';
import type { Language } from './languages.ts';
import { addTexts, factsIn, startI18n, translateIn } from './translator.ts';
import { wordedName } from './worded.ts';

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

it('says a text in each language, and after another one was chosen', () => {
  const i18n = startI18n('en', {});
  for (const language of ['en', 'it'] as const) addTexts(i18n, language, only({ 'web.yes': `yes in ${language}` }));
  const said = (...languages: Language[]) => translateIn(i18n, ...languages)('web.yes');
  expect([said(), said('it'), said('en')]).toEqual(['yes in en', 'yes in it', 'yes in en']);
  i18n.speak('it');
  expect([said(), said('en')]).toEqual(['yes in it', 'yes in en']);
});

it('says a name in several languages in the one that is spoken, or in another', () => {
  const name = wordedName({ en: 'The ford {{road}}', it: 'Il guado' });
  const say = (language: Language) => translateIn(startI18n('en', {}), language)(name);
  expect([say('en'), say('it')]).toEqual(['The ford {{road}}', 'Il guado']);
  expect(translateIn(startI18n('it', {}))(wordedName({ en: 'The ford' }), { count: 2 })).toBe('The ford');
  // What only looks like one is a plain name.
  for (const plain of ['{"', '{"en":5}', '{"a"']) expect(translateIn(startI18n('en', {}))(plain)).toBe(plain);
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

it('puts facts into words: alone, with a format, by their number, and those that are not given as it is told', () => {
  const texts = {
    'web.order': '{{unit, verb(one: advances; many: advance)}} as the {{place, nth}} of {{ count }}.',
    'web.units_one': '{{count}} unit',
    'web.units_other': '{{count}} units',
    'web.count': 'any number: {{count}}',
  };
  const say = translateIn(startI18n('en', texts));
  const facts = { place: 2, count: 3 };
  expect(say('web.order', { ...facts, unit: 'Light Dragoons' })).toBe('Light Dragoons advance as the 2nd of 3.');
  expect(say('web.order', { ...facts, unit: '{{count}} $& Guards (1)' })).toContain(
    '{{count}} $& Guards (1) advance as',
  );
  expect([0, 1, 2, '1'].map((count) => say('web.units', { count }))).toEqual([
    '0 units',
    '1 unit',
    '2 units',
    'web.units',
  ]);
  expect([1, 5].map((count) => say('web.count', { count }))).toEqual(['any number: 1', 'any number: 5']);
  expect([say('web.count'), say('web.count', { count: undefined })]).toEqual(Array(2).fill(texts['web.count']));
  const holes: string[] = [];
  const missingFact = (text: string, fact: string) => (holes.push(`${fact}: ${text}`), '…');
  expect(translateIn(startI18n('en', texts, { missingFact }))('web.count')).toBe('any number: …');
  expect(holes).toEqual([`count: ${texts['web.count']}`]);
});

it('takes a name in the place of a key for no text, whatever it is called', () => {
  const say = translateIn(startI18n('en', {}));
  for (const name of ['constructor', '__proto__', '{{count}}', '']) expect(say(name, { count: 1 })).toBe(name);
});

it.each([
  ['{{side}} and {{ unit, verb(one: is; many: are) }}', ['side', 'unit']],
  ['no fact', []],
  ['{{side', null],
  ['{{side.name}}', null],
  ['{{side, upper}}', null],
  ['{{}}', null],
])('“%s” names the facts %j', (text, facts) => expect(factsIn(text)).toEqual(facts));
