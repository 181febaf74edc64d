/** What the fields of a situation share. */
import type { Problem } from '@drumhead/engine';
import { createContext, useContext } from 'react';
import type { CompanionConfig, StickLength } from './companionConfig.ts';
import type { Piece } from './pieces.ts';
import type { Path, Values } from './schemaForm.ts';
import type { Needs } from './stillToGive.ts';
import type { Words } from './words.ts';

/** Who rolls a die: of which side of the fight, and in whose colours. */
export interface Roller {
  readonly side: 0 | 1;
  readonly uniform: string | null;
  readonly name: string | null;
}

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
  /** The record of whoever acts, and the side of its piece where that is known. */
  readonly acting: { readonly name: string; readonly side: string | undefined } | null;
  readonly picture: CompanionConfig['picture'];
  readonly implied: (record: Values) => Values;
  /** Whom the records are about, by their paths. */
  readonly meant: ReadonlyMap<string, Piece>;
  /** Whose die this one is, by the path of its field. */
  readonly rollerOf: (field: string) => Roller | null;
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
