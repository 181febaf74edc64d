/** Checks of a rule reference that hold for every game, for the tests of the rule sets. */
import type { InEveryLanguage } from './languages/languages.ts';
import type { RuleChapter, RuleText } from './reference.ts';

/** As much of an entry of `catalogue.json` as the reference must agree with. */
export interface CatalogueEntry {
  readonly id: string;
  readonly chapter: string;
  readonly page: string;
  readonly status: string;
  readonly variant?: string;
}

/** A single stick, “S” in English and “1C” in Italian, counts in neither language. */
const SINGLE_STICK = /\b1(?=(?:VS|MC|S|C|M|L)\b)/g;
const numbersOf = (text: string): string => (text.replace(SINGLE_STICK, '').match(/\d+/g) ?? []).sort().join();
const textsOf = ({ title, clause, ruling }: RuleText): readonly InEveryLanguage[] =>
  ruling ? [title, clause, ruling] : [title, clause];
const dumb = ({ en, it }: InEveryLanguage) => en.trim() === '' || it.trim() === '';

/**
 * One line for every fault: entries missing, twice or out of order, pages and variants other than the catalogue's,
 * rulings without a ground and grounds without a ruling, one language alone, numbers that differ between the languages,
 * clauses of more than `longest` characters, and rules named that do not exist.
 */
export function referenceFaults(
  reference: readonly RuleChapter[],
  catalogue: readonly CatalogueEntry[],
  longest: number,
): readonly string[] {
  const entries = new Map(catalogue.map((entry) => [entry.id, entry]));
  const rules = reference.flatMap((chapter) => chapter.rules);
  const wanted = catalogue.map(({ id }) => id).join('\n');
  const inOrder = rules.map(({ id }) => id).join('\n') === wanted;
  return [
    ...(inOrder ? [] : ['the rules are not those of the catalogue in its order']),
    ...reference.flatMap(({ title, rules: inside }) => {
      const chapters = new Set(inside.map(({ id }) => entries.get(id)?.chapter));
      return chapters.size === 1 ? [] : [`${title.en}: rules of ${chapters.size} chapters`];
    }),
    ...rules.flatMap((rule) => faultsOf(rule, entries, longest).map((fault) => `${rule.id}: ${fault}`)),
  ];
}

function faultsOf(rule: RuleText, entries: ReadonlyMap<string, CatalogueEntry>, longest: number): readonly string[] {
  const entry = entries.get(rule.id);
  if (entry === undefined) return ['not in the catalogue'];
  const texts = textsOf(rule);
  const faults: string[] = [];
  if (rule.page !== (entry.page || '-')) faults.push(`page ${rule.page}, not ${entry.page}`);
  if ((rule.variant ?? 'both') !== (entry.variant ?? 'both')) faults.push(`variant ${rule.variant ?? 'both'}`);
  const ours = entry.status === 'ruling' || entry.status === 'lost';
  if (ours !== (rule.ruling !== undefined))
    faults.push(ours ? 'a ruling without its ground' : 'a ground, but no ruling');
  if (texts.some(dumb)) faults.push('dumb in one language');
  if (rule.clause.en === rule.clause.it) faults.push('the same clause in both languages');
  if (texts.some(({ en, it }) => numbersOf(en) !== numbersOf(it))) faults.push('other numbers in the other language');
  if (rule.clause.en.length > longest || rule.clause.it.length > longest)
    faults.push(`more than ${longest} characters`);
  const named = texts.flatMap(({ en, it }) => `${en} ${it}`.match(/[A-Z]{2,3}-[A-Z]+-\d+/g) ?? []);
  faults.push(...named.filter((id) => !entries.has(id)).map((id) => `names ${id}, which does not exist`));
  return faults;
}
