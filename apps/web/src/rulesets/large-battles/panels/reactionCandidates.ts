/** Units and Generals that may react, with their commands; the first few carry letters, here and on the table. */
import { memoizeBy } from '@drumhead/engine';
import type { Command, State } from '@drumhead/large-battles';
import { type ReactionProspect, reactionProspects } from '@drumhead/large-battles/screen';
import type { PieceRef, Scene } from '../interaction/scene.ts';

export interface Candidate {
  readonly piece: PieceRef;
  readonly prospect: ReactionProspect;
  readonly command: Command;
  /** Null for those without a letter. */
  readonly letter: string | null;
}

const LETTERS = ['A', 'B', 'C'];

/** The panel and the table ask for the same ones. */
const prospectsOf = memoizeBy((state: State) => reactionProspects(state));

export function reactionCandidates({ state, offers, frame }: Scene): readonly Candidate[] {
  if (frame?.at !== 'window' || !offers.some(({ type }) => type === 'hold')) return [];
  return prospectsOf(state).map((prospect, i) => {
    const { what, index } = prospect;
    return {
      piece: { what, index },
      prospect,
      command: what === 'unit' ? { type: 'react', unit: index } : { type: 'reactGeneral', general: index },
      letter: LETTERS[i] ?? null,
    };
  });
}
