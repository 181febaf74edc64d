/** What the maker holds in the hand: tool, chosen piece, and what is being drawn. Pure data. */
import type { SpotKind } from '../document/spots.ts';
import type { Place, Places } from '../draw/places.ts';
import type { Shape } from '../draw/shape.ts';
import type { Drawn } from '../rulesMaker.ts';

export type Tool = 'select' | Drawn | SpotTool | 'picture';

/** What puts down a point with words to it. */
export const SPOT_TOOLS = ['name', 'place', 'objective'] as const satisfies readonly SpotKind[];
export type SpotTool = (typeof SPOT_TOOLS)[number];

export const isSpotTool = (tool: Tool): tool is SpotTool => (SPOT_TOOLS as readonly Tool[]).includes(tool);

/** What is chosen: a piece by its id, or a spot by its number among those of its kind. */
export type Chosen = { readonly is: 'piece'; readonly id: string } | { readonly is: SpotKind; readonly i: number };

export type Held =
  /** A stroke, sample by sample. */
  | { readonly is: 'stroke'; readonly points: Places }
  /** Points that were put down one by one, and where the pointer is. */
  | { readonly is: 'points'; readonly points: Places; readonly at: Place }
  | { readonly is: 'box'; readonly from: Place; readonly to: Place }
  /** The chosen piece as it would be, once it is let go. */
  | { readonly is: 'piece'; readonly shape: Shape; readonly by: Place }
  | { readonly is: 'spot'; readonly at: Place };

export interface Hand {
  readonly tool: Tool;
  /** The kind that the tool draws. */
  readonly kind: string;
  readonly chosen: Chosen | null;
  /** The point of the chosen piece that keys move; null: all of it. */
  readonly corner: number | null;
  readonly held: Held | null;
  /** Where the pointer was pressed, and what was under it. */
  readonly pressed: { readonly at: Place; readonly grip: 'draw' | 'corner' | 'chosen'; readonly touch: boolean } | null;
}

export const EMPTY_HAND: Hand = { tool: 'select', kind: '', chosen: null, corner: null, held: null, pressed: null };
