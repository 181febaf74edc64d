/** Is a record bound to what the server said when this device sat down? */
import type { BattleRecord } from '@drumhead/engine';

/** `renewed`: it was, until the dice began anew, as the record shows. */
export type Bound = 'same' | 'renewed' | 'other';

/** `gave`: what else this device was told, and gave a salt for. */
export function boundAs({ lines }: Pick<BattleRecord, 'lines'>, commit: string, gave: readonly string[] = []): Bound {
  const commits = lines.flatMap((line) => ('dice' in line ? [line.dice.commit] : []));
  if (![commit, ...gave].every((one) => commits.includes(one))) return 'other';
  return commits.at(-1) === commit ? 'same' : 'renewed';
}
