/** Looks every battle over: are its lines whole, do the rules take them, do its dice come from what they were bound to? */
import { readRecord } from '@drumhead/engine';
import { verifyDice } from '@drumhead/protocol/dice';
import { rulesetsFor } from '@drumhead/rulesets';
import { recordText } from '../battles/live.ts';
import type { Storage } from '../storage/storage.ts';

export interface Finding {
  readonly battle: string;
  /** What is wrong, in words for whoever runs the server. */
  readonly fault: string;
}

/** One after another, those that changed since; `found` is told of each fault at once. The number of battles. */
export async function examine(storage: Storage, found: (finding: Finding) => void, since = 0): Promise<number> {
  const ids = await storage.battleIds(since);
  for (const battle of ids) {
    const fault = await faultOf(storage, battle).catch((error: unknown) => String(error));
    if (fault !== null) found({ battle, fault });
  }
  return ids.length;
}

async function faultOf(storage: Storage, id: string): Promise<string | null> {
  const stored = await storage.battle(id);
  if (stored === null) return 'its dice are bound to nothing';
  // Both of one moment: the server may run.
  const { lines, count } = stored;
  if (lines.length !== count) return `it has ${lines.length} lines, and should have ${count}`;
  const text = recordText(stored);
  const read = readRecord(text, await rulesetsFor(text));
  // Of a file the first line is the header, and checks have lines of their own.
  if (!read.ok) return `line ${read.line} of its record: ${read.reason}`;
  if (read.cut !== undefined && read.lacksEnd === true) return 'it is over, and no line says so';
  const verdict = verifyDice(read.record);
  // Pages of before gave one salt to all dice of a battle, also where these began anew.
  return ['proven', 'unbound', 'open', 'salt', 'again'].includes(verdict.is)
    ? null
    : `its dice: ${JSON.stringify(verdict)}`;
}
