import { readFileSync } from 'node:fs';
import type { InEveryLanguage, RuleText } from '@drumhead/engine';
import { describe, expect, it } from 'vitest';
import { largeBattlesReference } from './index.ts';

interface Entry {
  readonly id: string;
  readonly chapter: string;
  readonly page: string;
  readonly status: 'given' | 'ruling' | 'lost';
}

const catalogue = JSON.parse(readFileSync(new URL('../../catalogue.json', import.meta.url), 'utf8')) as Entry[];
const entries = new Map(catalogue.map((entry) => [entry.id, entry]));
const rules = largeBattlesReference.flatMap((chapter) => chapter.rules);

/** Longest clause a rule card and the printed sheet have room for. */
const LONGEST = 320;
const LAST_PAGE = 44;

/** Every entry of which the test does not hold, by its ID. */
const failing = (fails: (rule: RuleText) => boolean) => rules.filter(fails).map((rule) => rule.id);

const numbersOf = (text: string) => (text.match(/\d+/g) ?? []).sort();
const textsOf = ({ title, clause, ruling }: RuleText): readonly InEveryLanguage[] =>
  ruling ? [title, clause, ruling] : [title, clause];

describe('the rule reference', () => {
  it('has every rule of a chapter once, in the catalogue’s order', () => {
    const chapterOf = (id: string | undefined) => entries.get(id ?? '')?.chapter;
    for (const { rules: written, title } of largeBattlesReference) {
      const chapter = chapterOf(written[0]?.id);
      const wanted = catalogue.filter((entry) => entry.chapter === chapter).map((entry) => entry.id);
      expect(
        written.map((rule) => rule.id),
        title.en,
      ).toEqual(wanted);
    }
  });

  it('has every rule of the catalogue', () => {
    expect(rules.map((rule) => rule.id)).toEqual(catalogue.map((entry) => entry.id));
  });

  it('names pages the book has, as the catalogue does', () => {
    expect(failing((rule) => rule.page !== entries.get(rule.id)?.page)).toEqual([]);
    expect(
      failing((rule) => numbersOf(rule.page).some((page) => Number(page) < 1 || Number(page) > LAST_PAGE)),
    ).toEqual([]);
  });

  it('speaks two languages that differ', () => {
    const dumb = ({ en, it: italian }: InEveryLanguage) => en.trim() === '' || italian.trim() === '';
    expect(failing((rule) => textsOf(rule).some(dumb))).toEqual([]);
    expect(failing((rule) => rule.clause.en === rule.clause.it)).toEqual([]);
  });

  it('gives the same numbers in both languages', () => {
    const differs = ({ en, it: italian }: InEveryLanguage) => numbersOf(en).join() !== numbersOf(italian).join();
    expect(failing((rule) => textsOf(rule).some(differs))).toEqual([]);
  });

  it('is short enough for a card', () => {
    expect(failing((rule) => rule.clause.en.length > LONGEST || rule.clause.it.length > LONGEST)).toEqual([]);
  });

  it('says of every house ruling, and of no other rule, on what ground it stands', () => {
    expect(failing((rule) => (entries.get(rule.id)?.status === 'given') === (rule.ruling !== undefined))).toEqual([]);
  });

  it('names only rules that exist', () => {
    const named = (rule: RuleText) =>
      textsOf(rule).flatMap(({ en, it: italian }) => `${en} ${italian}`.match(/LB-[A-Z]+-\d+/g) ?? []);
    expect(failing((rule) => named(rule).some((id) => !entries.has(id)))).toEqual([]);
  });
});
