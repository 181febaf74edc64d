/** What the fields of a situation share. */
import type { Problem } from '@drumhead/engine';
import { createContext, useContext } from 'react';
import type { CompanionConfig, StickLength } from './companionConfig.ts';
import type { Piece } from './pieces.ts';
import type { Path, Values } from './schemaForm.ts';
import type { Needs } from './stillToGive.ts';
import type { Words } from './words.ts';

export interface FormContext {
  readonly words: Words;
  readonly problems: readonly Problem[];
  /** Names of the fields in sight at once, in order, as `around.name` or `name`. */
  readonly shown: readonly string[];
  readonly known: NonNullable<CompanionConfig['known']>;
  readonly sticks: (field: string) => readonly StickLength[];
  /** Lists that tell one of several that are the same. */
  readonly alike: readonly string[];
  readonly needs: Needs;
  /** Pieces that are known, and the records that are about one. */
  readonly pieces: readonly Piece[];
  readonly pieceFields: readonly string[];
  readonly profileFields: readonly string[];
  /** Id of the piece that was tapped on the table. */
  readonly picked: string | null;
  readonly picture: CompanionConfig['picture'];
  readonly implied: (record: Values) => Values;
  /** Whom a record is about, by its path: ids of pieces that were chosen there. */
  readonly who: Values;
  /** `piece`: the id of the piece that the value is taken from. */
  readonly put: (path: Path, value: unknown, piece?: string) => void;
}

const Context = createContext<FormContext | null>(null);

export const FormProvider = Context.Provider;

export function useForm(): FormContext {
  const form = useContext(Context);
  if (form === null) throw new Error('a field outside a form');
  return form;
}
