/** What players reported, for the person who runs the server. */
import type { StoredReport } from '../storage/chatRows.ts';
import { forTerminal } from './forTerminal.ts';
import type { Storage } from '../storage/storage.ts';

/** The exit status. */
export async function listReports(storage: Storage, say: (line: string) => void): Promise<0> {
  const reports = await storage.reports();
  for (const report of reports) for (const line of linesOf(report)) say(forTerminal(line));
  say(`${reports.length} reports.`);
  return 0;
}

function linesOf({ id, battle, seat, number, reason, at, quoted }: StoredReport): readonly string[] {
  const what = number === null ? 'the battle' : `line ${number}`;
  const said = quoted.map((line) => {
    const mark = line.number === number ? '>' : ' ';
    const words = line.text === undefined ? `(${line.phrase})` : JSON.stringify(line.text);
    return `  ${mark} ${line.number} ${timeOf(line.at)} ${line.seat ?? ''}: ${words}`;
  });
  return [
    `report ${id}, ${timeOf(at)}: ${seat} of battle ${battle} reports ${what}: ${JSON.stringify(reason)}`,
    ...said,
  ];
}

const timeOf = (at: number): string => new Date(at).toISOString();
