/** Saves a battle as a small map. Without one the list of battles only lacks a picture, so a failure is no fault. */
import type { Hosted } from './hosted.ts';
import type { Storage } from '../records/savedBattle.ts';

export function keepSketch({ battle, saved, screen }: Hosted, storage: Pick<Storage, 'keepBeside'>): void {
  if (!battle || !saved || !screen) return;
  screen
    .sketch(battle.state)
    .then((sketch) => storage.keepBeside(saved.id, { sketch }))
    .catch(() => undefined);
}
