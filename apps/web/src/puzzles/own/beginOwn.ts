/** Puzzles of one's own as battles: the person plays the side that gave the order, and nobody answers for the other. */
import { goToBattle } from '../../app/route.ts';
import { onScreen } from '../../battle/index.ts';
import { isOwnPuzzle } from '../../battle/records/firstBattle.ts';
import type { SavedBattles } from '../../battle/records/savedBattles.ts';
import type { OwnPuzzle } from './ownPuzzle.ts';

/** Opens the battle of a puzzle; those of puzzles before it, whose verdicts are known, are not kept. */
export async function beginOwn(battles: SavedBattles, { record }: OwnPuzzle): Promise<boolean> {
  const opened = await battles.open(record, {}, 'playedOn');
  if (opened) await removeOthers(battles, onScreen.getState().saved?.id ?? null).catch(() => undefined);
  return opened;
}

async function removeOthers({ storage }: SavedBattles, but: string | null): Promise<void> {
  for (const { id, scenario } of await storage.list())
    if (id !== but && isOwnPuzzle(scenario)) await storage.remove(id);
}

export async function goToOwn(battles: SavedBattles, puzzle: OwnPuzzle): Promise<void> {
  const opened = await beginOwn(battles, puzzle);
  const id = onScreen.getState().saved?.id;
  if (opened && id) goToBattle(id);
}
