/** KERNEL-SCENARIO. What a list of scenarios tells of one: enough to choose it by, without its file. */
import { ENVELOPE, type Envelope, type Worded } from '@drumhead/engine';
import { dictionary, flag, type Infer, list, record, text } from '@drumhead/engine/schema';

/** Characters of the words about a scenario, cut at the end of one. */
const MOST_ABOUT = 280;

const MOST_LANGUAGES = 20;

const { ruleset, title } = ENVELOPE.must;
const { author, from, licence, edition, when, balance } = ENVELOPE.may;

/** In the order in which a card is written. */
export const CARD = record(
  { ruleset, title },
  {
    about: dictionary(40, text(MOST_ABOUT + 1)),
    /** Those that title and briefing stand in. */
    languages: list(text(2, '[a-z]{2}'), 0, MOST_LANGUAGES),
    /** It has rules of its own (SCN-FILE-2). */
    own: flag,
    author,
    from,
    licence,
    edition,
    when,
    balance,
  },
);

export type Card = Infer<typeof CARD>;

export function cardOf(file: Envelope): Card {
  const { briefing = {}, script } = file;
  const about = Object.entries(briefing['all'] ?? {}).map(([spoken, words]) => [spoken, shortened(words)] as const);
  return {
    ruleset: file.ruleset,
    title: file.title,
    ...(about.length > 0 ? { about: Object.fromEntries(about) } : {}),
    languages: languagesOf([file.title, ...Object.values(briefing)]).slice(0, MOST_LANGUAGES),
    ...(script === undefined ? {} : { own: true }),
    ...given(file),
  };
}

/** Without capitals, marks and signs that are none, so that `elite` finds `Élite`. */
const plain = (words: string): string =>
  words
    .normalize('NFKD')
    .replace(/[\p{M}\0]/gu, '')
    .toLowerCase();

/** What a card is found by: title, what it is about, author. */
export const wordsOf = ({ title, about = {}, author = '' }: Pick<Card, 'title' | 'about' | 'author'>): string =>
  plain([...Object.values(title), ...Object.values(about), author].join(' '));

/** The words that somebody looks for, as {@link wordsOf} spells them. */
export const soughtWords = (given: string): readonly string[] =>
  plain(given)
    .split(/\s+/)
    .filter((word) => word !== '');

/** What a card takes over as it stands. */
function given({ author, from, licence, edition, when, balance }: Envelope): Partial<Card> {
  return Object.fromEntries(
    Object.entries({ author, from, licence, edition, when, balance }).filter(([, value]) => value !== undefined),
  );
}

const languagesOf = ([first = {}, ...rest]: readonly Worded[]): string[] =>
  Object.keys(first).filter((spoken) => rest.every((words) => words[spoken] !== undefined));

/** The first paragraph, or as many words of it as there is room for. */
function shortened(words: string): string {
  const [paragraph = ''] = words.trim().split(/\n\s*\n/);
  const line = paragraph.replace(/\s+/g, ' ');
  if (line.length <= MOST_ABOUT) return line || '…';
  const cut = line.slice(0, MOST_ABOUT);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), MOST_ABOUT / 2)).trimEnd()}…`;
}
