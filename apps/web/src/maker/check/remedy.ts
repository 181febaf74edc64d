import type { Edit } from '../document/edits.ts';

/** What a remedy does, as a part of its message key. */
export type RemedyName =
  | 'drop'
  | 'onto'
  | 'untangle'
  | 'fewer'
  | 'remove'
  | 'languages'
  | 'bridge'
  | 'within'
  | 'whole';

export interface Remedy {
  readonly name: RemedyName;
  readonly edit: Edit;
}
