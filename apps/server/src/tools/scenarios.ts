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
