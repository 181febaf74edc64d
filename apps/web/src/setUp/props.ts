import type { Shown } from '../briefing/shown.ts';
import type { Chosen } from './chosen.ts';
import type { Model } from './model.ts';
import type { Tile } from './rulesSetUp.ts';

/** What every part of the page is drawn from. */
export interface PartProps {
  readonly model: Model;
  /** The battle as it would begin; null: it is being fetched, or cannot be played. */
  readonly shown: Shown | null;
  readonly change: (chosen: Chosen) => void;
  readonly choose: (tile: Tile) => void;
  readonly play: () => void;
  readonly busy: boolean;
  readonly failed: boolean;
}
