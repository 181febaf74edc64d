/** The file that a record is saved as. Pure. */
import type { SavedBattle } from '../../battle/records/savedBattle.ts';

export const JSON_LINES = 'application/x-ndjson';

export const recordName = ({ scenario, id }: Pick<SavedBattle, 'scenario' | 'id'>): string =>
  `${scenario ?? 'battle'}-${id.slice(0, 6)}.battle.jsonl`;
