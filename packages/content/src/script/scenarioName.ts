/** SCN-FILE-2. What a scenario is called, wherever its battle is met. */
import type { Envelope } from '@drumhead/engine';
import { wordedName } from '../languages/worded.ts';
import { ScenariosOwnRules, ScenarioWithOwnRules } from '../terms.ts';

type Titled = Pick<Envelope, 'title' | 'script'>;

/** The name of a scenario in all of its languages; with rules of its own it says so. */
export function scenarioName({ title, script }: Titled): string {
  if (script === undefined) return wordedName(title);
  const marked = Object.entries(title).map(([language, words]) => {
    const mark = language === 'it' ? ScenariosOwnRules.it : ScenariosOwnRules.en;
    return [language, `${words} (${mark})`];
  });
  return wordedName(Object.fromEntries(marked) as Titled['title']);
}

/** The name of one with rules of its own where its author's words may not stand. */
export const namelessScenario = (): string => wordedName(ScenarioWithOwnRules);
