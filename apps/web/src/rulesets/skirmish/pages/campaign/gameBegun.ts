/** A game of a campaign, from its squads to its battle. */
import type { NextGame } from '@drumhead/skirmish';
import { campaignEditor as editor } from './editorStore.ts';

/** What a campaign waits for while the briefing of its game is read. */
export interface AwaitedGame {
  /** Id of the document. */
  readonly campaign: string;
  readonly game: NextGame;
}

/** The game's battle has begun: its campaign knows it from now on. */
export async function gameBegun(waits: unknown, battle: string): Promise<void> {
  const { campaign: id, game } = waits as AwaitedGame;
  await editor.load(id);
  const { value, id: open } = editor.store.getState();
  // The campaign may have been thrown away meanwhile.
  if (value !== null && open === id) editor.change({ ...value, drawn: null, game: { ...game, battle } });
}
