/** Is a record bound to what the server said when this device sat down? */
import type { BattleRecord } from '@drumhead/engine';

/** `renewed`: it was, until a lost salt made the dice begin anew, as the record shows. */
export type Bound = 'same' | 'renewed' | 'other';

export function boundAs({ lines }: Pick<BattleRecord, 'lines'>, commit: string): Bound {
  const commits = lines.flatMap((line) => ('dice' in line ? [line.dice.commit] : []));
  if (commits.at(-1) === commit) return 'same';
  return commits.includes(commit) ? 'renewed' : 'other';
}
