/** Where a rule stands that is not our ruling: in the write-up the catalogue restates, or in other public material. */
import type { InEveryLanguage, RuleChapter } from '@drumhead/content';

const WRITTEN: InEveryLanguage = {
  en: 'From the published write-up of these rules',
  it: 'Dal testo pubblicato di queste regole',
};
const PUBLIC: InEveryLanguage = {
  en: 'From other public material about rules of this family',
  it: 'Da altro materiale pubblico su regole di questa famiglia',
};

/** Rules the write-up lacks and public material has: the catalogue marks them so. */
const IN_PUBLIC: ReadonlySet<string> = new Set(
  ['TER-3 TER-4 TER-11 MOV-4 MOV-10 INT-2 LOS-1 LOS-4 LOS-6', 'CHG-7 CHG-8 MEL-6 MEL-8 MEL-10 MEL-13'].flatMap((row) =>
    row.split(' ').map((id) => `SIP-${id}`),
  ),
);

/** The source of a rule; undefined where it is a ruling. */
export function sourceOf(rule: string, isRuling: boolean): InEveryLanguage | undefined {
  if (isRuling) return undefined;
  return IN_PUBLIC.has(rule) ? PUBLIC : WRITTEN;
}

/** The chapters with every rule's source in words. */
export const withSources = (chapters: readonly RuleChapter[]): readonly RuleChapter[] =>
  chapters.map((chapter) => ({
    ...chapter,
    rules: chapter.rules.map((rule) => {
      const source = sourceOf(rule.id, rule.ruling !== undefined);
      return source === undefined ? rule : { ...rule, source };
    }),
  }));
