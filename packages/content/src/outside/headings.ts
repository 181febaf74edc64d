/** Headings of pasted lists, which name the troops, whose they are, and their points, in any order and with any signs between. */
import { UNIT } from './pastedLines.ts';

/** A heading taken apart: whose troops they are, as their rule set reads it, and what else it calls them. */
export interface Heading {
  readonly head: string;
  /** Empty: they have no name. */
  readonly name: string;
  readonly ignored: string;
  /** What it says besides whose they are: no heading, where that names troops. */
  readonly beside: string;
  /** It names points. */
  readonly isPriced: boolean;
}

/** What parts a heading: brackets, signs, dashes with room around them. */
const PARTS = /\s*(?:[()[\]{}|;,:=+@•·/“”„«»"–—]|\s[-~]+(?=\s))\s*/;
const SPENT = new RegExp(`(?:\\d{1,4}\\s*/\\s*)?\\b(\\d{1,4})[\\s-]*${UNIT}(?!\\p{L})`, 'giu');
/** Words of a heading that name nobody. */
const EMPTY_WORDS = new Set(
  `the my our a an of for from with squad army list force forces warband band roster division company side nation faction
  country limit max name il lo la un una i di da dei degli per con squadra esercito lista armata banda forza divisione
  compagnia schieramento parte nazione fazione paese limite nome`.split(/\s+/),
);
const MOST_PARTS = 8;
/** Words of a part in which a name of troops is looked for, and of such a name. */
const MOST_WORDS = 8;
const MOST_NAMED = 3;

/** The ways to read a heading such as `Les Braves (France, 400 pts)`, the likeliest first. */
export function headingsOf(line: string): readonly Heading[] {
  let limit = '';
  const spent = line.replace(SPENT, (_, most: string) => {
    limit = most;
    return '|';
  });
  const parts = spent
    .split(PARTS)
    .map((part) => part.replace(/^[\s*_#'’.-]+|[\s*_#'’.-]+$/g, ''))
    .filter((part) => part !== '');
  if (parts.length > MOST_PARTS) return [];
  const figure = limit === '' ? (parts.find((part) => /^\d{2,4}$/.test(part)) ?? '') : '';
  const found: Heading[] = [];
  const add = (words: readonly string[], most: string, ignored: string): void => {
    for (let from = words.length - 1; from >= 0; from--)
      for (let until = words.length; until > from; until--) {
        const [first = '', ...rest] = words.slice(from, until).map(withoutEmptyWords);
        const left = [...words.slice(0, from), ...words.slice(until)].filter((part) => withoutEmptyWords(part) !== '');
        const [names, figures] = [false, true].map((is) => left.filter((part) => /^\d+$/.test(part) === is).join(', '));
        if (first !== '')
          found.push({
            head: [first, most, ...rest].filter(Boolean).join(' '),
            name: names ?? '',
            ignored: [ignored, figures].filter(Boolean).join(', '),
            beside: names ?? '',
            isPriced,
          });
      }
  };
  const most = limit === '' ? figure : limit;
  const isPriced = most !== '';
  const others = parts.filter((part) => part !== figure);
  if (most !== '') add(others, most, '');
  add(parts, '', limit);
  // `British Rifles 400 pts`: a name that says whose troops they are; without points it may be anything.
  if (isPriced) for (const part of others) found.push(...namedIn(part, others, most));
  return found;
}

/** The ways to find whose troops they are among the words of a part, which is a name as a whole. */
function namedIn(part: string, parts: readonly string[], most: string): readonly Heading[] {
  const words = part.split(/\s+/);
  if (words.length < 2 || words.length > MOST_WORDS || /^\d|\d$/.test(part)) return [];
  const name = parts.filter((one) => withoutEmptyWords(one) !== '').join(', ');
  return words.flatMap((_, from) =>
    Array.from({ length: Math.min(MOST_NAMED, words.length - from) }, (__, more) => more + 1)
      .filter((length) => length < words.length)
      .flatMap((length) => {
        const said = words.slice(from, from + length).join(' ');
        const beside = [...words.slice(0, from), ...words.slice(from + length)].join(' ');
        const heading = { name, beside, isPriced: true };
        return [
          { ...heading, head: `${said} ${most}`, ignored: '' },
          { ...heading, head: said, ignored: most },
        ];
      }),
  );
}

const withoutEmptyWords = (part: string): string =>
  part
    .split(' ')
    .filter((word) => !EMPTY_WORDS.has(word.toLowerCase()))
    .join(' ');
