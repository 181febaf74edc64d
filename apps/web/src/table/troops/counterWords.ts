/** How the words of a counter lie on it: beside the sign of the arm, or below it. Millimetres. Pure. */

/** Height of letters, of their lines, and what a letter takes across on average. */
export const LETTER = 3.3;
export const LINE = 4;
const ACROSS = 1.85;

/** Height of the sign; it is half as wide again. */
export const signHeight = (depth: number): number => Math.min(depth * 0.55, 12);

/** From the left edge of the counter to words beside its sign. */
export const besideSign = (sign: number): number => sign * 1.6 + 3;

export interface CounterWords {
  readonly isBeside: boolean;
  readonly lines: readonly string[];
}

/** Nothing runs over the edge: what has room neither beside nor below is left out, and stands under the counter alone. */
export function counterWords(width: number, depth: number, lines: readonly string[]): CounterWords {
  const sign = signHeight(depth);
  const fits = (words: string, room: number) => words.length * ACROSS <= room;
  const beside = lines.filter((line) => fits(line, width - besideSign(sign) - 1));
  if (beside.length === lines.length) return { isBeside: true, lines };
  const below = lines.flatMap((line) => wrapped(line, (words) => fits(words, width - 2)));
  const hasRoom = below.length * LINE <= depth - sign - 6 && below.every((line) => fits(line, width - 2));
  return hasRoom ? { isBeside: false, lines: below } : { isBeside: true, lines: beside };
}

function wrapped(line: string, fits: (words: string) => boolean): readonly string[] {
  const rows: string[] = [];
  for (const word of line.split(' ')) {
    const longer = rows.length === 0 ? word : `${rows.at(-1)} ${word}`;
    if (rows.length > 0 && fits(longer)) rows[rows.length - 1] = longer;
    else rows.push(word);
  }
  return rows;
}
