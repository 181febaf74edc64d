/** One chance of a choice. The first table does not need it, unlike the odds of the panel. */
import type { Command } from '@drumhead/large-battles';
import { previewOdds } from './odds.ts';
import type { Scene } from './scene.ts';

/** What a choice may bring, by the name of what comes of it. */
export const chanceOf = (scene: Scene, command: Command, wanted: string): number =>
  previewOdds(scene, command)?.chances.find(({ what }) => what === wanted)?.chance ?? 0;
