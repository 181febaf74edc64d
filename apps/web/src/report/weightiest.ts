/** Which lines of the log tell a turning point. Pure. */

interface Told {
  readonly dice: readonly unknown[];
  readonly pieces: readonly unknown[];
  readonly weight: 'head' | 'plain' | 'minor';
  /** See `resultOf` of a report. */
  readonly result: number;
}

/** Of a turning point that ended the battle only results: what else was done there did not end it. */
export const linesOfTurning = <Line extends Told>(lines: readonly Line[], isEnd: boolean): readonly Line[] =>
  weightiest(isEnd ? lines.filter(({ result }) => result > 0) : lines);

/** At most so many, and the cause of the gravest: which of them turned the battle, nobody can say. */
const MOST_LINES = 3;

/**
 * The lines that tell most of what happened, in their order: results, the gravest first, with what befell the same
 * piece just before: a unit that wins its melee is lost by the disorder that it takes there. Where nothing came of it, what
 * pieces did; a roll tells by its faces, so it stands in only where there is nothing else.
 */
export function weightiest<Line extends Told>(lines: readonly Line[]): readonly Line[] {
  const worth = ({ result, dice, pieces, weight }: Line): number =>
    result > 0 ? 10 * result : pieces.length === 0 || weight === 'minor' ? 0 : dice.length > 0 ? 1 : 2;
  const most = Math.max(0, ...lines.map(worth));
  // Orders and rolls beside a result would only hide it.
  const telling = lines.filter((line) => worth(line) > 0 && worth(line) >= Math.min(most, 10));
  const ranked = [...telling].sort((a, b) => worth(b) - worth(a));
  const cause = ranked[0] && causeOf(ranked[0], lines);
  const chosen = new Set([...ranked.slice(0, MOST_LINES), ...(cause ? [cause] : [])]);
  return chosen.size === 0 ? lines.slice(0, 1) : lines.filter((line) => chosen.has(line));
}

/** The last result before a line that befell the piece it names first. */
function causeOf<Line extends Told>(line: Line, lines: readonly Line[]): Line | undefined {
  const [piece] = line.pieces;
  return lines
    .slice(0, lines.indexOf(line))
    .filter(({ result, pieces }) => result > 0 && pieces[0] === piece)
    .at(-1);
}
