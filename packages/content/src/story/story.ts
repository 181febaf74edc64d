/**
 * The story of a battle in up to three sentences: its first blow, its turn, its last loss. They are made from its events
 * alone, and each names the lines of the log that it comes from. Pure.
 */
import type { Battle, BattleEvent, Described, Facts, Step } from '@drumhead/engine';
import { withArticles } from './articles.ts';
import type { storyMessages } from './messages.ts';

/** A line of the log: the number of its command, and its place among the events of that command. */
export interface LogLine {
  readonly at: number;
  readonly event: number;
}

/** One thing that was done, as a clause that begins with who did it. */
export interface Deed extends Described {
  /** The number of the command that ended it: its state names what the facts say. */
  readonly at: number;
  /** In their order. */
  readonly lines: readonly LogLine[];
  /** The troops that it cost for good, named as the pieces on a table; none for a blow that cost nothing. */
  readonly cost: readonly string[];
  /** Index of the side that they belong to. */
  readonly side: number;
  /** Those who did it, named as the pieces on a table; none where nobody did. */
  readonly by: readonly string[];
}

/** What a rule set tells of a battle. */
export interface Deeds {
  /** The first fight or fire; null where there was none. */
  readonly first: Deed | null;
  /** In their order. Troops that came back are not among them. */
  readonly losses: readonly Deed[];
}

/** How a rule set reads its events as deeds. */
export interface Chronicle<S = unknown, E extends BattleEvent = BattleEvent> {
  /** The word of its book for the stretches of a battle. */
  readonly turns: 'phase' | 'turn';
  /** Number of the phase or game turn; 0 while the battle is set up. */
  readonly turnOf: (state: S) => number;
  /** Message keys of the endings in which a side gave up. */
  readonly givenUp: readonly string[];
  /** Of those after which nobody of the beaten side stood on the field any more. */
  readonly held: readonly string[];
  readonly deedsOf: (steps: readonly Told<S, E>[]) => Deeds;
}

/** What a story needs of a step. */
export type Told<S = unknown, E extends BattleEvent = BattleEvent> = Pick<
  Step<S, never, E>,
  'number' | 'state' | 'events'
>;

/** How a battle ended, and where it turned: the moments before and after the turn. */
export interface Ended {
  /** Index of the side that won; null: a draw. */
  readonly winner: number | null;
  readonly sides: number;
  /** Somebody gave the battle up: what was lost does not say why it ended. */
  readonly isGivenUp?: boolean;
  /** The winner alone was left on the field. */
  readonly isHeld?: boolean;
  /** Left out where nothing is known of the chances, or nothing turned. */
  readonly turning?: { readonly from: number; readonly at: number } | undefined;
}

type StoryKey = keyof typeof storyMessages;

/** A sentence of a story: see `sentenceInWords`. */
export interface Sentence {
  readonly key: StoryKey;
  /** The stretch of the battle that it speaks of. */
  readonly turn: number;
  readonly deeds: readonly Deed[];
  /** Losses that it counts, by side. */
  readonly losses?: readonly number[];
  /** They are counted up to the beginning of this stretch. */
  readonly before?: number;
  /** Index of the side that held the field, null: nobody; left out where it does not say. */
  readonly winner?: number | null;
  /** Its enemies gave up. */
  readonly isGivenUp?: boolean;
  readonly isHeld?: boolean;
  readonly lines: readonly LogLine[];
}

/** At most so many deeds tell the turn of a battle. */
const MOST_DEEDS = 2;

/** How a battle ended; null: it goes on. */
export function endOf(
  { givenUp, held }: Chronicle,
  { ruleset, state }: Pick<Battle, 'ruleset' | 'state'>,
): Ended | null {
  const outcome = ruleset.outcome(state);
  if (outcome === null) return null;
  const seats = ruleset.seats(state);
  const winner = outcome.winner === null ? null : seats.indexOf(outcome.winner);
  const { reason } = outcome;
  return { winner, sides: seats.length, isGivenUp: givenUp.includes(reason), isHeld: held.includes(reason) };
}

/** The sentences of a battle that is over; none where it ended while it was set up. */
export function storyOf(chronicle: Chronicle, steps: readonly Told[], ended: Ended): readonly Sentence[] {
  const { first, losses } = chronicle.deedsOf(steps);
  const states = new Map(steps.map(({ number, state }) => [number, state]));
  // The fights of a command that ends a turn were fought in it: the state before the command tells which.
  const turnAt = (at: number) => chronicle.turnOf(states.get(at - 1) ?? states.get(at));
  const last = steps.at(-1);
  if (last === undefined || chronicle.turnOf(last.state) === 0) return [];
  const middle = turned(losses, ended, turnAt) ?? heaviest(losses, ended, turnAt);
  const told = new Set(middle?.deeds);
  return [
    ...(first === null ? [] : [opened(first, losses, ended, turnAt, middle?.turn)]),
    ...(middle === null ? [] : [middle]),
    closed(losses, last, ended, turnAt, told),
  ];
}

type TurnAt = (at: number) => number;

const linesOf = (deeds: readonly Deed[]): readonly LogLine[] => {
  const seen = new Map(deeds.flatMap(({ lines }) => lines.map((line) => [`${line.at} ${line.event}`, line] as const)));
  return [...seen.values()].sort((a, b) => a.at - b.at || a.event - b.event);
};

const countsOf = (deeds: readonly Deed[], sides: number): readonly number[] =>
  Array.from({ length: sides }, (_, side) =>
    deeds.filter((deed) => deed.side === side).reduce((sum, { cost }) => sum + cost.length, 0),
  );

/** The first blow, and what all had cost when the turn of the battle began. */
function opened(first: Deed, losses: readonly Deed[], { sides }: Ended, turnAt: TurnAt, middle?: number): Sentence {
  const turn = turnAt(first.at);
  const earlier = middle === undefined || middle <= turn ? [] : losses.filter(({ at }) => turnAt(at) < middle);
  if (middle === undefined || earlier.length === 0) {
    return { key: 'story.opened', turn, deeds: [first], lines: linesOf([first]) };
  }
  return {
    key: 'story.openedAtCost',
    turn,
    deeds: [first],
    losses: countsOf(earlier, sides),
    before: middle,
    lines: linesOf([first, ...earlier]),
  };
}

/** The gravest deeds of these: those that somebody did, of the beaten side, in their order. */
function gravest(deeds: readonly Deed[], { winner }: Ended): readonly Deed[] {
  const worth = ({ cost, side, by }: Deed) =>
    (by.length > 0 ? 4 : 0) + (winner !== null && side !== winner ? 2 : 0) + (cost.length > 0 ? 1 : 0);
  const chosen = new Set([...deeds].sort((a, b) => worth(b) - worth(a)).slice(0, MOST_DEEDS));
  return deeds.filter((deed) => chosen.has(deed));
}

/** What was lost by the beaten side where the chances turned; null where that is not known, or nothing was. */
function turned(losses: readonly Deed[], ended: Ended, turnAt: TurnAt): Sentence | null {
  const { turning, winner } = ended;
  if (turning === undefined) return null;
  const there = losses.filter(({ at, side }) => at > turning.from && at <= turning.at && side !== winner);
  const deeds = gravest(there, ended);
  const [first] = deeds;
  if (first === undefined) return null;
  const turn = turnAt(first.at);
  const sameTurn = deeds.filter(({ at }) => turnAt(at) === turn);
  return { key: 'story.turned', turn, deeds: sameTurn, lines: linesOf(sameTurn) };
}

/** The stretch that cost most, the earliest of equals, or where none cost more than one, the first loss; null: no loss. */
function heaviest(losses: readonly Deed[], ended: Ended, turnAt: TurnAt): Sentence | null {
  const turns = [...new Set(losses.map(({ at }) => turnAt(at)))];
  const costOf = (turn: number) =>
    losses.filter(({ at }) => turnAt(at) === turn).reduce((sum, { cost }) => sum + cost.length, 0);
  const turn = turns.reduce<number | null>(
    (most, one) => (most === null || costOf(one) > costOf(most) ? one : most),
    null,
  );
  const [first] = losses;
  if (turn === null || first === undefined) return null;
  if (costOf(turn) === 1) {
    return { key: 'story.firstLoss', turn: turnAt(first.at), deeds: [first], lines: linesOf([first]) };
  }
  const there = losses.filter(({ at }) => turnAt(at) === turn);
  const deeds = gravest(there, ended).slice(0, 1);
  return { key: 'story.heaviest', turn, deeds, losses: countsOf(there, ended.sides), lines: linesOf(there) };
}

/** The last loss, unless it was told; and who held the field. */
function closed(
  losses: readonly Deed[],
  last: Told,
  { winner, isGivenUp = false, isHeld = false }: Ended,
  turnAt: TurnAt,
  told: ReadonlySet<Deed>,
): Sentence {
  const event = last.events.map(({ type }) => type).lastIndexOf('ended');
  const end = event < 0 ? [] : [{ at: last.number, event }];
  const deed = losses.at(-1);
  if (deed !== undefined && !told.has(deed)) {
    const lines = [...linesOf([deed]), ...end];
    return { key: 'story.last', turn: turnAt(deed.at), deeds: [deed], winner, isGivenUp, isHeld, lines };
  }
  const key = deed === undefined ? 'story.bloodless' : 'story.after';
  return { key, turn: turnAt(last.number), deeds: [], winner, isGivenUp, isHeld, lines: end };
}

/** How a sentence is put into words. */
export interface Words {
  readonly turns: Chronicle['turns'];
  /** Names of the sides. */
  readonly sides: readonly string[];
  translate(key: string, facts?: Readonly<Record<string, unknown>>): string;
  /** The facts of a deed with units and models named, as they were after this command. */
  inWords(at: number, facts: Facts): Readonly<Record<string, unknown>>;
}

/** The facts of a deed in words, names as they stand in a sentence of this language. */
function namesOf({ facts, at, by, cost }: Deed, words: Words): Readonly<Record<string, unknown>> {
  const said = words.inWords(at, facts);
  if (words.translate('story.articles') !== 'it') return said;
  const isMan = [...by, ...cost].some((piece) => piece.startsWith('model-'));
  const entries = Object.entries(said).map(([fact, name]) => [
    fact,
    typeof name === 'string' ? withArticles(name, isMan) : name,
  ]);
  return Object.fromEntries(entries);
}

const endingOf = ({ isGivenUp, isHeld }: Sentence): StoryKey =>
  isGivenUp ? 'story.givenUp' : isHeld ? 'story.held' : 'story.won';

/** A sentence in the reader’s language. */
export function sentenceInWords(sentence: Sentence, words: Words): string {
  const { turns, sides } = words;
  const { key, turn, deeds, losses, before, winner } = sentence;
  const side = winner === undefined || winner === null ? '' : (sides[winner] ?? '');
  const clauses = deeds.map((deed) => words.translate(deed.key, namesOf(deed, words)));
  return words.translate(key, {
    when: words.translate(`story.in.${turns}`, { turn }),
    deed:
      clauses.length === 0 ? '' : clauses.reduce((first, second) => words.translate('story.both', { first, second })),
    losses: sides.map((name, i) => `${name} ${losses?.[i] ?? 0}`).join(', '),
    before: before === undefined ? '' : words.translate(`story.before.${turns}`, { turn: before }),
    held: side === '' ? words.translate('story.shared') : words.translate(endingOf(sentence), { side }),
  });
}
