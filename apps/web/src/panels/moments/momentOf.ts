/** What changed the battle most in the steps that are shown: one moment with all that came of it. Pure. */
import type { AnyStep } from '../../battle/host/hosted.ts';
import type { BigMoment, LogLine } from '../../battle/screen.ts';

export interface ShownMoment {
  readonly kind: BigMoment | 'lost';
  /** Count of commands with which it is shown. */
  readonly count: number;
  /** The side that it befell. */
  readonly side: number | null;
  readonly lines: readonly LogLine[];
  /** Pieces that it is about, the first one above all. */
  readonly pieces: readonly string[];
  /** The state before it, in which what is lost still stands. */
  readonly before: unknown;
  /** The state after all that came of it so far. */
  readonly after: unknown;
}

/** Moments that end a side stand for themselves; of the others one a turn is told, the first of each kind. */
const DECIDES: readonly BigMoment[] = ['breakPoint', 'broken'];

/**
 * What a side lost in the commands after number `since`, all together, where nothing greater befell it; null: nothing. So a
 * turn of others that took men ends with their names.
 */
export function lossesIn(
  steps: readonly AnyStep[],
  since: number,
  side: number,
  tell: (step: AnyStep) => readonly LogLine[],
): ShownMoment | null {
  const found = steps.flatMap((step, i) => {
    if (step.number <= since) return [];
    const lines = tell(step).filter((line) => line.result === 'lost' && line.side === side && line.pieces.length > 0);
    return lines.map((line) => ({ line, step, before: steps[i - 1]?.state ?? step.state }));
  });
  const [first, last] = [found[0], found.at(-1)];
  if (!first || !last) return null;
  return {
    kind: 'lost',
    count: last.step.number,
    side,
    lines: found.map(({ line }) => line),
    pieces: [...new Set(found.flatMap(({ line }) => line.pieces))],
    before: first.before,
    after: last.step.state,
  };
}

/** The newest moment of the commands after number `since`, up to the last of `steps`; null: there is none. */
export function momentIn(
  steps: readonly AnyStep[],
  since: number,
  tell: (step: AnyStep) => readonly LogLine[],
): ShownMoment | null {
  let found: (ShownMoment & { lines: LogLine[]; pieces: string[]; after: unknown }) | null = null;
  const told = new Set<BigMoment>();
  let isOpen = false;
  for (const [i, step] of steps.entries()) {
    if (step.number <= since) continue;
    for (const line of tell(step)) {
      if (line.opens !== undefined) isOpen = false;
      const kind = line.moment;
      const isNews = kind !== undefined && (DECIDES.includes(kind) || (!told.has(kind) && !isOpen));
      if (kind !== undefined && isNews) {
        told.add(kind);
        isOpen = true;
        const before = steps[i - 1]?.state ?? step.state;
        found = { kind, count: step.number, side: line.side, lines: [], pieces: [], before, after: step.state };
      }
      // All consequences stand on one card.
      if (!found || !isOpen || (!isNews && line.result === undefined && line.side !== found.side)) continue;
      found.lines.push(line);
      found.pieces.push(...line.pieces.filter((piece) => !found?.pieces.includes(piece)));
      found.after = step.state;
    }
  }
  return found;
}
