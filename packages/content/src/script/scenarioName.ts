/** SCN-FILE-2. What a scenario is called, wherever its battle is met. */
import type { Envelope, Worded } from '@drumhead/engine';
import { wordedName } from '../languages/worded.ts';
import { ScenariosOwnRules, ScenarioWithOwnRules } from '../terms.ts';

type Titled = Pick<Envelope, 'title' | 'script'>;

/** The title of a scenario; with rules of its own it says so, in each language. */
export function markedTitle({ title, script }: Titled): Worded {
  if (script === undefined) return title;
  const marked = Object.entries(title).map(([language, words]) => {
    const mark = language === 'it' ? ScenariosOwnRules.it : ScenariosOwnRules.en;
    return [language, `${words} (${mark})`];
  });
  return Object.fromEntries(marked) as Worded;
}

/** The name of a scenario in all of its languages. */
export const scenarioName = (file: Titled): string => wordedName(markedTitle(file));

/** The name of one with rules of its own where its author's words may not stand. */
export const namelessScenario = (): string => wordedName(ScenarioWithOwnRules);
