/** Scenarios that were reported, for the person who runs the server: what is said of them, and what becomes of them. */
import { inLanguage } from '@drumhead/engine';
import type { ReportedScenario } from '../storage/scenarioRows.ts';
import type { Storage } from '../storage/storage.ts';
import { forTerminal } from './forTerminal.ts';

type Say = (line: string) => void;

/** Why it is off the lists, by the number that is stored. */
const HIDDEN = ['on the lists', 'off the lists by reports', 'off the lists for good'];

/** The exit status. */
export async function listScenarios(storage: Storage, say: Say): Promise<0> {
  const all = await storage.reportedScenarios();
  for (const one of all) for (const line of linesOf(one)) say(forTerminal(line));
  say(`${all.length} scenarios.`);
  return 0;
}

/** Takes it off the lists for good, or puts it on them again and forgets its reports. */
export async function judgeScenario(storage: Storage, id: string, is: 'hidden' | 'shown', say: Say): Promise<0 | 1> {
  const isKnown = await storage.judgeScenario(id, is);
  if (!isKnown) return missing(id, say);
  say(`Scenario ${id} is ${is === 'shown' ? 'on the lists, if its maker wants it there' : 'off the lists'}.`);
  return 0;
}

/** Deletes it with all of its editions, so that its links are dead, too: where a law wants that. */
export async function deleteScenario(storage: Storage, id: string, isSure: boolean, say: Say): Promise<0 | 1> {
  const found = await storage.edition(id, null);
  if (found === null) return missing(id, say);
  if (!isSure) {
    say(`Scenario ${id} has editions: ${found.latest}. Nothing was deleted. The same with --yes deletes them all.`);
    return 0;
  }
  await storage.removeScenario(id);
  say(`Deleted: scenario ${id}. There is no way back but a backup.`);
  return 0;
}

function missing(id: string, say: Say): 1 {
  say(`There is no scenario ${forTerminal(id)}.`);
  return 1;
}

function linesOf({ scenario, edition, card, hidden, reports }: ReportedScenario): readonly string[] {
  const { title, author = '' } = JSON.parse(card) as {
    readonly title: Record<string, string>;
    readonly author?: string;
  };
  return [
    `scenario ${scenario}, edition ${edition}, ${HIDDEN[hidden]}: ${JSON.stringify(inLanguage(title, 'en'))} by ${JSON.stringify(author)}`,
    ...reports.map(
      ({ edition: of, reason, words, at }) =>
        `    ${new Date(at).toISOString()} edition ${of}: ${reason} ${JSON.stringify(words)}`,
    ),
  ];
}
