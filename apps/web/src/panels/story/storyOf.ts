/** The story of a battle: turns, and in each of them one entry an activation, which holds the lines of the log. Pure. */
import { resultsOf } from '../../battle/follow/fewWords.ts';
import type { AnyStep } from '../../battle/host/hosted.ts';
import type { LogLine } from '../../battle/screen.ts';
import { findLast } from '../../table/findLast.ts';

/** A line of the log, and the step that it tells of. */
export interface Told {
  readonly line: LogLine;
  readonly step: AnyStep;
  /** The step before it; none before the first. */
  readonly before: AnyStep | undefined;
  /** Its place among the lines of the step. */
  readonly at: number;
  /** Where the step is told to its end, once: number of the last step before the next one that is told. */
  readonly until: number | null;
}

/** What one activation, order or event came to. */
export interface Episode {
  readonly side: number | null;
  readonly told: readonly Told[];
}

/** A phase, or the turn of a player. Without a line of its own: what comes before the first one. */
export interface Chapter {
  /** Number of the first step. */
  readonly number: number;
  readonly opening: readonly Told[];
  readonly episodes: readonly Episode[];
}

/** Chapters and their episodes in the order in which they began. */
export function storyOf(
  steps: readonly AnyStep[],
  tell: (step: AnyStep) => readonly LogLine[],
  before?: AnyStep,
): readonly Chapter[] {
  const chapters: { number: number; opening: Told[]; episodes: { side: number | null; told: Told[] }[] }[] = [];
  let ofSide = new Map<number, Episode & { told: Told[] }>();
  let current: { side: number | null; told: Told[] } | null = null;
  const begin = (number: number) => {
    const chapter = { number, opening: [], episodes: [] };
    chapters.push(chapter);
    ofSide = new Map();
    current = null;
    return chapter;
  };
  let ended: { until: number | null } | null = null;
  steps.forEach((step, i) => {
    const lines = tell(step);
    // A line that opens a turn is its head, where nothing else stands.
    const end = findLast(lines, ({ opens }) => opens !== 'turn') ?? lines.at(-1);
    if (ended && lines.length === 0) ended.until = step.number;
    for (const [at, line] of lines.entries()) {
      const isEnd = line === end;
      const told = { line, step, before: steps[i - 1] ?? before, at, until: isEnd ? step.number : null };
      if (isEnd) ended = told;
      let chapter = chapters.at(-1);
      if (line.opens === 'turn') {
        // Its line and that of the round it begins stand together.
        if (!chapter || chapter.episodes.length > 0 || chapter.opening.length === 0) chapter = begin(step.number);
        chapter.opening.push(told);
        continue;
      }
      chapter ??= begin(step.number);
      const goesOn = (line.opens !== 'activation' || isBegunBy(current, line)) && line.weight !== 'head';
      // What comes of something follows it, whomever it befalls; a unit that was reacted to acts on afterwards.
      const follows = line.weight === 'minor' || line.result !== undefined || line.forced !== undefined;
      const found = !goesOn
        ? null
        : follows || line.opens || line.side === null
          ? current
          : (ofSide.get(line.side) ?? null);
      if (found) current = found;
      else {
        current = { side: line.side, told: [] };
        chapter.episodes.push(current);
      }
      current.told.push(told);
      if (line.side !== null && (!follows || line.opens !== undefined)) ofSide.set(line.side, current);
    }
  });
  return chapters;
}

/** A unit that has just rolled for what it does now. */
function isBegunBy(episode: Episode | null, { pieces }: LogLine): boolean {
  const first = episode?.told[0]?.line;
  return episode?.told.length === 1 && first?.opens === 'activation' && first.pieces[0] === pieces[0];
}

/** What an episode says in one line: what was done, each leg of a way, and what came of it, the gravest first. */
export interface Brief {
  readonly done: readonly LogLine[];
  readonly results: readonly LogLine[];
}

/** Legs of one way that a line has room for; of more the last ones. */
const LEGS = 3;

export function briefOf({ told }: Episode): Brief | null {
  const lines = told.map(({ line }) => line);
  const results = resultsOf(lines);
  const rest = lines.filter((line) => !results.includes(line));
  const isFight = ({ sound, dice }: LogLine) => sound !== undefined || dice.length > 1;
  const acts = rest.filter(({ weight, opens }) => weight !== 'minor' && opens === undefined);
  const last = acts.at(-1);
  const fight = findLast(rest, isFight);
  const legs = last && !fight ? acts.filter(({ pieces }) => pieces[0] === last.pieces[0]).slice(-LEGS) : [];
  const one = fight ?? rest.at(-1) ?? results[0];
  const done = legs.length > 0 ? legs : one ? [one] : [];
  return done.length > 0 ? { done, results: results.filter((line) => !done.includes(line)) } : null;
}
