/** Pieces of the steps that are shown: the number of the newest step of each, and which ones act now. */
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { TurnStep } from './turnSteps.ts';

export interface StepMark {
  readonly number: number;
  readonly side: number | null;
  readonly now: boolean;
}

type Marks = Readonly<Record<string, StepMark>>;

/** Older steps lose their number, so that the table stays readable. */
const NUMBERED = 6;

export function marksOf(shown: readonly TurnStep[]): Marks {
  const marks: Record<string, StepMark> = {};
  const last = shown.at(-1);
  for (const step of shown.slice(-NUMBERED)) {
    const { number, side } = step;
    // The first piece is the one that acts; the others are only lit.
    const [actor, ...others] = step.pieces;
    if (actor !== undefined) marks[actor] = { number, side, now: step === last };
    if (step === last) for (const piece of others) marks[piece] ??= { number: 0, side, now: true };
  }
  return marks;
}

const store = createStore<{ readonly marks: Marks }>(() => ({ marks: {} }));

/** Marks that did not change stay the same objects, so that their pieces are not rendered again. */
export function setMarks(marks: Marks): void {
  const old = store.getState().marks;
  const kept = Object.entries(marks).map(([piece, mark]) => {
    const before = old[piece];
    const same = before?.number === mark.number && before.side === mark.side && before.now === mark.now;
    return [piece, same ? before : mark] as const;
  });
  store.setState({ marks: Object.fromEntries(kept) });
}

export const useMark = (piece: string): StepMark | undefined => useStore(store, ({ marks }) => marks[piece]);
