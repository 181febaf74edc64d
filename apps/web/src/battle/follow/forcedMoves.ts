/** Moves that the rules made, not an order: what moved, and why. Pure. */
import type { LogLine } from '../screen.ts';
import type { AnyStep } from '../host/hosted.ts';

export interface ForcedMove {
  /** Number of the command after which it happened, and the place of its line. */
  readonly key: string;
  /** Its name on the table (`data-piece`). */
  readonly piece: string;
  readonly text: string;
  /** In the reader's language. */
  readonly why: string;
  readonly rule: string;
  readonly side: number | null;
  /** The state before it. */
  readonly before: unknown;
}

/** Those of command number `since` and after it, oldest first; of a piece driven twice, the later move from the first place. */
export function forcedMoves(
  steps: readonly AnyStep[],
  since: number,
  tell: (step: AnyStep) => readonly LogLine[],
): readonly ForcedMove[] {
  const found = new Map<string, ForcedMove>();
  steps.forEach((step, i) => {
    const before = steps[i - 1]?.state;
    if (step.number < since || before === undefined) return;
    tell(step).forEach(({ forced, text, rule, side, pieces }, line) => {
      const [piece] = pieces;
      if (!forced || piece === undefined) return;
      const first = found.get(piece);
      found.delete(piece);
      const move = { key: `${step.number}-${line}`, piece, text, why: forced, rule, side };
      found.set(piece, { ...move, before: first?.before ?? before });
    });
  });
  return [...found.values()];
}
