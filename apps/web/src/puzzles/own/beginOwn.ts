/** Puzzles of one's own as battles: the person plays the side that gave the order, and nobody answers for the other. */
import { goToBattle } from '../../app/route.ts';
import { onScreen } from '../../battle/index.ts';
import { puzzleOf } from '../../battle/records/firstBattle.ts';
import type { SavedBattles } from '../../battle/records/savedBattles.ts';
import { OWN } from '../puzzle.ts';
import type { OwnPuzzle } from './ownPuzzle.ts';

/** Opens the battle of a puzzle; that of the puzzle before it, whose verdict is known, is not kept. */
export async function beginOwn(battles: SavedBattles, { record }: OwnPuzzle): Promise<boolean> {
  const last = onScreen.getState().saved;
  const opened = await battles.open(record, {}, 'playedOn');
  if (opened && last !== null && puzzleOf(last.scenario)?.startsWith(OWN) === true)
    await battles.storage.remove(last.id).catch(() => undefined);
  return opened;
}

export async function goToOwn(battles: SavedBattles, puzzle: OwnPuzzle): Promise<void> {
  const opened = await beginOwn(battles, puzzle);
  const id = onScreen.getState().saved?.id;
  if (opened && id) goToBattle(id);
}
