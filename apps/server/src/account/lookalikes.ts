/**
 * Letters that look like others, after Unicode's table of confusables (UTS 39): what names are told apart by has one for all.
 * Of Greek, Cyrillic and Armenian those that are drawn like Latin ones; letters of other scripts do not stand in one name
 * with Latin ones ({@link isOfOneScript}).
 */
const LOOK_LIKE: Readonly<Record<string, string>> = {
  a: 'АаΑαɑ',
  b: 'ВΒЬьƄ',
  c: 'СсϹϲᴄ',
  d: 'Ԁԁ',
  e: 'ЕеΕеҽ℮',
  f: 'Ϝք',
  g: 'ɡցԌ',
  h: 'НΗһհҺ',
  j: 'ЈјյϳͿ',
  k: 'КкΚκ',
  l: 'IilІіΙιӀӏıɩ1ᛁǀו',
  m: 'МΜ',
  n: 'Νոռ',
  o: 'ОоΟοσօՕ0०০୦๐',
  p: 'РрΡρ',
  q: 'Ԛԛզգ',
  r: 'гᴦ',
  s: 'Ѕѕƽ',
  t: 'ТΤτт',
  u: 'սᴜՍ',
  v: 'Ѵѵ',
  w: 'Ԝԝѡω',
  x: 'ХхΧχ',
  y: 'УуΥγүҮ',
  z: 'Ζ',
};
/** A letter as a small one; by way of the capital, which all its small ones share (σ and ς). */
const small = (letter: string): string => letter.toLowerCase().toUpperCase().toLowerCase();

/** By small letters: where the capital alone looks like another letter (Н like H), the small one goes with it. */
const SHAPE: ReadonlyMap<string, string> = new Map(
  Object.entries(LOOK_LIKE).flatMap(([shape, letters]) =>
    [...letters].map((letter) => [small(letter), shape] as const),
  ),
);

/** The name as it looks from afar: letters and digits alone, without marks, capitals as small ones. */
export const shapeOf = (name: string): string =>
  [...name.normalize('NFKD')]
    .map((letter) => SHAPE.get(small(letter)) ?? small(letter))
    .join('')
    // Apostrophes and the like that count as letters are signs, too.
    .replace(/[^\p{L}\p{N}]|[\u02b0-\u02ff]/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');

/** Written together in one language: Japanese, Korean, Chinese with its phonetic signs. */
const TOGETHER = [
  ['Han', 'Hiragana', 'Katakana'],
  ['Han', 'Hangul'],
  ['Han', 'Bopomofo'],
];
const SCRIPTS = (
  'Latin Greek Cyrillic Armenian Hebrew Arabic Georgian Cherokee Thai Devanagari Bengali Tamil ' +
  'Han Hiragana Katakana Hangul Bopomofo'
)
  .split(' ')
  .map((name) => [name, new RegExp(`\\p{Script=${name}}`, 'u')] as const);

/** Are all letters of a name of one script, or of several that one language writes together? */
export function isOfOneScript(name: string): boolean {
  const found = new Set(
    [...name]
      // Some are of no script: the long vowel of Japanese, the apostrophe of Hawaiian.
      .filter((letter) => /\p{L}/u.test(letter) && !/\p{Script=Common}/u.test(letter))
      .map((letter) => SCRIPTS.find(([, is]) => is.test(letter))?.[0] ?? 'another'),
  );
  return found.size <= 1 || TOGETHER.some((scripts) => [...found].every((one) => scripts.includes(one)));
}
