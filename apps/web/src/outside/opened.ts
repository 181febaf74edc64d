/** What became of something that was brought from outside. */
import type { OneOfSeveral } from '@drumhead/content/outside';
import type { Facts } from '@drumhead/engine';
import type { OpenableKind } from '../app/keeping/kinds.ts';
import type { Fault } from '../battle/host/hosted.ts';
import type { OpenedPosition } from '../battle/records/savedBattles.ts';

export type Opened =
  /** It is on the screen, or on its way there. */
  | { readonly is: 'done' }
  | { readonly is: 'told'; readonly key: string; readonly facts: Facts }
  | { readonly is: 'fault'; readonly fault: Fault }
  | { readonly is: 'position'; readonly position: OpenedPosition }
  /** An address of another server; `here`: the page of this one that can open it, too. */
  | { readonly is: 'elsewhere'; readonly url: URL; readonly here: string | null }
  /** Several in one text: the reader says which. */
  | { readonly is: 'several'; readonly all: readonly OneOfSeveral[] }
  /** Words that may be a list, and the pages that read lists. */
  | { readonly is: 'list'; readonly text: string; readonly pages: readonly OpenableKind[] };
