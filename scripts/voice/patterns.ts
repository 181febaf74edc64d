/** What a text must not contain: the voice of the product as patterns. CONTRIBUTING, "Texts", tells the why. */

/** A text of the product: a message, or a text of the rule reference. */
export interface TextPair {
  /** A message key, or rule ID and field such as `SK-MOR-1 clause`, or the place where it stands. */
  readonly name: string;
  /** The key of a message; absent of other texts. */
  readonly key?: string | undefined;
  /** Path and line. */
  readonly where: string;
  /** The shared term that it is. */
  readonly term?: string | undefined;
  readonly en: string;
  readonly it: string;
}

/** A pattern that no text of one language may match, with the reason. */
interface Forbidden {
  readonly name: string;
  readonly pattern: RegExp;
  readonly reason: string;
}

const words = (...list: readonly string[]): RegExp => new RegExp(`(?<![\\w’{])(${list.join('|')})(?![\\w}])`, 'i');

/** Placeholders that stand for a side or a player. */
const SIDE = 'side|player|winner';

export const ENGLISH: readonly Forbidden[] = [
  { name: 'who clause', pattern: /^Who (is|goes|runs|left|has)\b/, reason: 'name the actor first' },
  { name: 'what clause', pattern: /^What [^?]* is\b[^?]*$/, reason: 'name the thing first' },
  { name: 'is said', pattern: /\b(is|are) said\b/, reason: 'active voice' },
  { name: 'may not', pattern: /\bmay not\b/, reason: '“cannot” forbids, “may” permits' },
  { name: 'asked, allowed', pattern: /allowed.*allowed/i, reason: 'say what is wrong and the limit' },
  { name: 'old word', pattern: /\b(anew|in vain|upon)\b/i, reason: 'plain words' },
  { name: 'trailing adverb', pattern: /\b(so|already)\.$/, reason: 'plain word order' },
  {
    name: 'he',
    pattern: /\b(unit|model|Leader|general)\b.*\b(he|him|his)\b|\b(he|him|his)\b.*\b(unit|model|Leader|general)\b/i,
    reason: 'a unit or model is “it”; repeat “the Leader”',
  },
  {
    name: 'verb beside a side',
    pattern: new RegExp(`\\{\\{(${SIDE})\\}\\} (has|is|are|acts|plays|wins|loses|passes|goes|holds|was)\\b`),
    reason: 'sides may be plural: use a label and a colon',
  },
  { name: 'legal one', pattern: /\blegal ones?\b/, reason: 'name the thing' },
  {
    name: 'term',
    pattern: words(
      'obeys?|obeyed',
      'nominat\\w+',
      'play passes',
      '(?<!in-|war )chief',
      'shaky',
      'hurts?',
      'harm(?:s|ed)?',
      'goes out(?! of action)',
      'runs? off',
      'purse',
      'take back',
      'give up',
      'undecided dice',
    ),
    reason: 'not the term of the glossary',
  },
  { name: 'Fallen', pattern: /\bFallen\b/, reason: 'say “down” or “knocked down”' },
  {
    name: 'American spelling',
    pattern: words('color\\w*', 'center\\w*', 'defense', 'maneuver\\w*', 'meters?', 'armor', 'honor\\w*', 'gray'),
    reason: 'British spelling',
  },
];

export const ITALIAN: readonly Forbidden[] = [
  { name: 'English stick', pattern: /\d ?V?S\b/, reason: 'sticks are MC, C, M, L' },
  {
    name: 'stick letter',
    pattern: /\b([Ee]ntro|[Dd]i|[Aa]|[Oo]ltre) S\b/,
    reason: 'sticks are MC, C, M, L, figure first',
  },
  {
    name: 'agreement',
    pattern: /\}\} (è|sono|viene|vengono) (stat[aoie] )?\w+t[aoie]\b|\b(è|sono|viene|vengono) \w+t[aoie]:? \{\{/,
    reason: 'no participle can agree with a placeholder',
  },
  { name: 'typewriter accent', pattern: /\bE['’](?=\s)/, reason: 'È' },
  {
    name: 'article',
    pattern: new RegExp(`\\b(a|di|da|su|per|con|in|fra|tra|contro) \\{\\{(${SIDE}|foe|list|nation|roster)\\}\\}`, 'i'),
    reason: 'the preposition wants an article, which merges with it or is of a gender that nobody knows',
  },
  {
    name: 'term',
    pattern: words(
      'nominat\\w+',
      'obbedisc\\w+',
      'figurin[oi]',
      'terreno rotto',
      'facente funzione',
      'agganciat[aoie]',
      'nel caos',
      'sband\\w+',
      'mostra il conto',
      'uccisione macabra',
      'cadut[oaie]',
      'membr[oi]',
      'spara e ricarica',
      'raggruppament\\w+',
      'finirci',
      'misurino successivo',
      'in fuga dal tavolo',
      'un dado riesce',
      'porta alla rotta',
    ),
    reason: 'not the term of the glossary',
  },
  {
    name: 'regular for legal',
    pattern: /\b(squadr|division|esercit|partit)\w+ regolar[ei]\b/i,
    reason: 'regolare is a class of troops: say valido',
  },
  {
    name: 'field left out',
    pattern: /\bse manca(no)?: /i,
    reason: 'a form has empty fields: se vuoto',
  },
];

/** Labels of the page: two English words that one Italian word would make the same: the Italian of the one, and what it must not be. */
const APART: readonly { readonly en: RegExp; readonly it: RegExp; readonly reason: string }[] = [
  { en: /^Cancel$/, it: /^Annulla$/, reason: 'Annulla undoes what was done; leaving a question is Indietro' },
  { en: /^Volley$/, it: /^Salva$/, reason: 'on a button Salva reads as Save: Spara una salva' },
  { en: /\b(killed|wounded)\b/, it: /\}\}: (morte|ferite)\b/, reason: 'what became of a model: ucciso, ferito' },
];

export const BOTH: readonly Forbidden[] = [
  {
    name: 'straight quotes',
    pattern: /(?<![\w`=<])["']|["'](?![\w`=>])|\w'\w/,
    reason: 'typographic quotes and apostrophes',
  },
  { name: 'space before …', pattern: / …/, reason: 'no space before the ellipsis' },
  { name: 'three dots', pattern: /\.\.\./, reason: 'use …' },
  { name: 'letter x', pattern: /(?<=\d|\}\}) ?x ?(?=\d|\{\{)/, reason: 'use ×' },
  { name: 'hyphen in a range', pattern: /(?<![-\w.])\d+-\d+(?![-\w])/, reason: 'use –' },
  { name: 'unit without a space', pattern: /\}\}(mm|cm)\b|\b\d+(mm|cm)\b/, reason: 'a space before the unit' },
  { name: 'hyphen as minus', pattern: /(?<![\w}-])-\d/, reason: 'use −' },
];

/** Keys of buttons and titles: these end without a full stop. */
const WITHOUT_STOP = /(\.title|\.do\.\w+)$|^(lb|sip|sk)\.(command|decision)\.\w+$| title$/;

const placeholders = (text: string): string =>
  [...text.matchAll(/\{\{\s*(\w+)/g)]
    .map((match) => match[1] ?? '')
    .sort((a, b) => (a < b ? -1 : 1))
    .join(' ');

/** The figures of a text in ascending order, without those of rule IDs, placeholders and single sticks (“S”, “1C”). */
const figures = (text: string): string =>
  [
    ...text
      .replace(/\b[A-Z]{2,4}(-[A-Z]+)+-\d+[a-z]?\b|\{\{\w+\}\}|\b1(?=(?:VS|MC|S|C|M|L)\b)/g, '')
      .replace(/(\d),(?=\d)/g, '$1.')
      .matchAll(/\d+(?:\.\d+)?/g),
  ]
    .map((match) => match[0])
    .sort((a, b) => (a < b ? -1 : 1))
    .join(' ');

/** A fault of a text: the name of the pattern and a sentence. */
export interface VoiceFault {
  readonly pattern: string;
  readonly message: string;
}

/** All faults of one pair of texts. */
export function voiceFaults(pair: TextPair): readonly VoiceFault[] {
  const faults: VoiceFault[] = [];
  const check = (text: string, language: string, list: readonly Forbidden[]) => {
    for (const { name, pattern, reason } of list) {
      const match = pattern.exec(text);
      if (match) faults.push({ pattern: name, message: `${language} “${match[0].trim()}”: ${reason}: ${text}` });
    }
    if (WITHOUT_STOP.test(pair.name) && /[^.]\.$/.test(text)) {
      faults.push({ pattern: 'full stop', message: `${language}: no full stop on a button or title: ${text}` });
    }
  };
  check(pair.en, 'en', [...ENGLISH, ...BOTH]);
  check(pair.it, 'it', [...ITALIAN, ...BOTH]);
  for (const { en, it, reason } of APART) {
    if (pair.key?.startsWith('web.') && en.test(pair.en) && it.test(pair.it))
      faults.push({ pattern: 'apart', message: `it “${pair.it}” for “${pair.en}”: ${reason}` });
  }
  if (placeholders(pair.en) !== placeholders(pair.it)) {
    faults.push({ pattern: 'placeholders', message: `placeholders differ: ${pair.en} | ${pair.it}` });
  }
  if (figures(pair.en) !== figures(pair.it)) {
    faults.push({ pattern: 'figures', message: `figures differ: ${pair.en} | ${pair.it}` });
  }
  return faults;
}
