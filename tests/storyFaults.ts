/** Holds the story of a battle against its log and its states, by other means than those that told it. */
import type { LogLine, Sentence, Told } from '@drumhead/content/story';
import { type Battle, momentOf } from '@drumhead/engine';
import { eventLine, story, storyLine, type Translate, wordingOf } from '@drumhead/rulesets';
import { translatorFor } from '../apps/cli/src/translate.ts';

const LANGUAGES = ['en', 'it'] as const;

const translators = await Promise.all(LANGUAGES.map((language) => translatorFor(language)));

/** Names of pieces that a state holds for lost: read from the state alone. */
function lostIn(ruleset: string, state: unknown): readonly { readonly piece: string; readonly side: number }[] {
  const {
    units = [],
    models = [],
    field,
  } = state as {
    readonly units?: readonly { readonly status: string; readonly battery?: number }[];
    readonly models?: readonly { readonly out: string | null }[];
    readonly field: {
      readonly units?: readonly { readonly side: number }[];
      readonly models?: readonly { readonly player: number }[];
    };
  };
  if (ruleset === 'skirmish') {
    return models.flatMap(({ out }, i) =>
      out === null || out === 'safe' ? [] : [{ piece: `model-${i}`, side: field.models?.[i]?.player ?? -1 }],
    );
  }
  const isLost = (i: number): boolean => {
    const status = units[i]?.status;
    if (status === 'joined') return units.some((one) => one.battery === i && one.status === 'eliminated');
    return status === 'eliminated' || status === 'removed' || status === 'routing';
  };
  return units.flatMap((_, i) => (isLost(i) ? [{ piece: `unit-${i}`, side: field.units?.[i]?.side ?? -1 }] : []));
}

const turnIn = (state: unknown): number => {
  const { phase, gameTurn } = state as { readonly phase?: number; readonly gameTurn?: number };
  return phase ?? gameTurn ?? 0;
};

const FIRST_BLOWS: ReadonlySet<string> = new Set([
  'bombarded',
  'approachRolled',
  'contactRolled',
  'melee',
  'shot',
  'fired',
  'meleeRolled',
]);

export interface Checked {
  readonly sentences: number;
  readonly faults: readonly string[];
}

/** The faults of the story of a battle that is over, and how many sentences it has. */
export function storyFaults(battle: Battle, steps: readonly Told[]): Checked {
  const sentences = story(battle, steps);
  const faults = sentences.flatMap((sentence) => [
    ...sentenceFaults(battle, steps, sentence),
    ...LANGUAGES.flatMap((language, i) => wordFaults(battle, steps, sentence, language, translators[i] as Translate)),
  ]);
  return { sentences: sentences.length, faults };
}

const eventAt = (steps: readonly Told[], { at, event }: LogLine) =>
  steps.find(({ number }) => number === at)?.events[event];

/** Every piece and number of a sentence against the states around it. */
function sentenceFaults(battle: Battle, steps: readonly Told[], sentence: Sentence): readonly string[] {
  const { id } = battle.ruleset;
  const faults: string[] = [];
  const fault = (what: string) => faults.push(`${sentence.key} in ${sentence.turn}: ${what}`);
  const stateAt = (at: number) =>
    at === 0 ? momentOf(battle, 0).state : steps.find(({ number }) => number === at)?.state;
  /** A command that ends a turn belongs to it. */
  const turnBefore = (at: number) => turnIn(stateAt(at - 1));
  const lostAt = (at: number) => lostIn(id, stateAt(at)).map(({ piece }) => piece);
  const end = lostIn(id, battle.state);
  for (const line of sentence.lines) if (eventAt(steps, line) === undefined) fault(`no line ${line.at}/${line.event}`);
  for (const { at, cost, side, lines } of sentence.deeds) {
    const turn = turnBefore(at);
    if (turn !== sentence.turn) fault(`happened in ${turn}`);
    if (lines.some((line) => line.at === at && beginsBefore(steps, line))) fault('happened after a turn began');
    for (const piece of cost) {
      const index = Number(piece.slice(piece.indexOf('-') + 1));
      if (!lines.some((line) => namesPiece(eventAt(steps, line), index))) fault(`no line names ${piece}`);
      if (lostAt(at - 1).includes(piece)) fault(`${piece} was lost before`);
      if (!lostAt(at).includes(piece)) fault(`${piece} stands after`);
      if (end.find((one) => one.piece === piece)?.side !== side)
        fault(`${piece} stands at the end, or is of another side`);
    }
  }
  const [first] = sentence.deeds;
  if (sentence.key.startsWith('story.opened')) {
    const line = first?.lines.at(-1);
    const earlier = steps.flatMap(({ number, events }) =>
      events.flatMap(({ type }, event) => (FIRST_BLOWS.has(type) ? [{ at: number, event }] : [])),
    )[0];
    if (line === undefined || earlier?.at !== line.at || earlier.event !== line.event) fault('is not the first blow');
  }
  // What was lost for good when a stretch began, or within it: a unit that rallies and breaks again is lost the last time.
  const lastOf = (turn: number) => steps.filter(({ number }) => turnBefore(number) < turn).at(-1)?.number ?? 0;
  const lost = steps.map(({ number, state }) => ({
    number,
    pieces: new Set(lostIn(id, state).map(({ piece }) => piece)),
  }));
  const stood = (piece: string) => lost.filter(({ pieces }) => !pieces.has(piece)).at(-1)?.number ?? 0;
  const gone = end.map(({ piece, side }) => ({ side, after: stood(piece) }));
  const forGood = (at: number) => gone.filter(({ after }) => after < at);
  const counted = (sides: number, [from, to]: readonly [number, number]) =>
    Array.from(
      { length: sides },
      (_, side) =>
        forGood(to).filter((one) => one.side === side).length - forGood(from).filter((one) => one.side === side).length,
    );
  const { losses, before, turn } = sentence;
  if (losses !== undefined) {
    const range = before === undefined ? ([lastOf(turn), lastOf(turn + 1)] as const) : ([0, lastOf(before)] as const);
    const real = counted(losses.length, range);
    if (real.join() !== losses.join()) fault(`counts ${losses.join()}, not ${real.join()}`);
  }
  if (sentence.key === 'story.last') {
    if (lostAt(first?.at ?? 0).filter((piece) => end.some((one) => one.piece === piece)).length !== end.length) {
      fault('is not the last loss');
    }
  }
  if (sentence.key === 'story.firstLoss' && forGood((first?.at ?? 1) - 1).length > 0) {
    fault('is not the first loss');
  }
  if (sentence.key === 'story.bloodless' && end.length > 0) fault('there were losses');
  return faults;
}

const TURN_BEGINS: ReadonlySet<string> = new Set(['phaseBegan', 'gameTurnBegan']);

/** Did the same command begin a turn before this line? */
const beginsBefore = (steps: readonly Told[], { at, event }: LogLine): boolean =>
  steps
    .find(({ number }) => number === at)
    ?.events.slice(0, event)
    .some(({ type }) => TURN_BEGINS.has(type)) === true;

const namesPiece = (event: unknown, index: number): boolean =>
  event !== undefined && new RegExp(`[:\\[,]${index}[,\\]}]`).test(JSON.stringify(event));

/** Every name that a sentence says stands in a line of the log that it comes from. */
function wordFaults(
  { ruleset }: Battle,
  steps: readonly Told[],
  sentence: Sentence,
  language: string,
  t: Translate,
): readonly string[] {
  const said = storyLine(ruleset.id, steps, sentence, t);
  const log = sentence.lines.map((line) => {
    const told = eventAt(steps, line);
    const at = steps.find(({ number }) => number === line.at);
    return told === undefined ? '' : eventLine(ruleset.id, at?.state, told, t);
  });
  const all = log.join('\n');
  const names = sentence.deeds.flatMap(({ facts, at }) => {
    const named = wordingOf(ruleset.id).inWords(steps.find(({ number }) => number === at)?.state, facts, t);
    return Object.entries(named).flatMap(([fact, name]) => (COUNTED.has(fact) ? [] : [String(name)]));
  });
  const isLogged = (name: string) => all.includes(name) || name.split(', ').every((one) => all.includes(one));
  // Each of several may have an article before it.
  const isSaid = (name: string) => name.split(/[,;] /).every((one) => said.includes(one));
  return [
    ...(/\{\{|undefined|story\.|NaN/.test(said) ? [`${language}: ${said}`] : []),
    ...names.filter((name) => !isSaid(name)).map((name) => `${language}: ${name} is not said: ${said}`),
    ...names.filter((name) => !isLogged(name)).map((name) => `${language}: ${name} is not in the log: ${said}`),
  ];
}

/** Facts that are no names. */
const COUNTED: ReadonlySet<string> = new Set(['count', 'sector']);
