/** What comes of the dice that a state waits for: every result with its exact chance. */
import { seededDice } from '../machine/dice.ts';
import { hashCache, hashOf } from '../record/hash.ts';
import {
  type AlikeFaces,
  type BattleEvent,
  type Command,
  DICE,
  type DiceRequest,
  type Ruleset,
} from '../contract/ruleset.ts';

/** One result of the dice, up to the next decision of a player or the end of the battle. */
export interface DiceOutcome<S, E extends BattleEvent = BattleEvent> {
  readonly chance: number;
  readonly state: S;
  /** Of the likeliest way to it. */
  readonly events: readonly E[];
}

type RolledBy<S, C extends Command, E extends BattleEvent> = Pick<
  Ruleset<S, C, E>,
  'pending' | 'decide' | 'alikeFaces'
>;

interface Way<S, E extends BattleEvent> extends DiceOutcome<S, E> {
  /** The chance of these events among the ways to this state. */
  readonly likeliest: number;
}

/** States are never changed, and most of one is also in those that come of it: what was hashed once stays known. */
const known = hashCache();

/**
 * All results of the dice that a state waits for and of the rolls that follow from them, the likeliest first; results
 * that leave the same state are one. Empty where nothing is rolled now; null: more than `most` rolls would have to be
 * tried, which is asked before any of them is made.
 */
export function outcomesOf<S, C extends Command, E extends BattleEvent>(
  ruleset: RolledBy<S, C, E>,
  begun: S,
  most: number,
): readonly DiceOutcome<S, E>[] | null {
  if (dicesOf(ruleset, begun) === null) return [];
  const settled = new Map<string, Way<S, E>>();
  let waiting = new Map<string, Way<S, E>>([['', { chance: 1, likeliest: 1, state: begun, events: [] }]]);
  let tried = 0;
  while (waiting.size > 0) {
    const next = new Map<string, Way<S, E>>();
    for (const way of waiting.values()) {
      const alike = ruleset.alikeFaces?.(way.state) ?? null;
      const found = rollsOf(dicesOf(ruleset, way.state) ?? [], alike, most - tried);
      if (found === null) return null;
      tried += found.count;
      for (const { faces, chance } of found.rolls) {
        const answer = ruleset.decide(way.state, DICE, { type: 'roll', faces });
        if (!answer.ok) throw new Error(`dice that were asked for are refused: ${answer.refusal.reason}`);
        const { state } = answer;
        const isOpen = dicesOf(ruleset, state) !== null;
        const events = [...way.events, ...answer.events];
        const result = { chance: way.chance * chance, likeliest: way.likeliest * chance, state, events };
        addTo(isOpen ? next : settled, hashOf(state, known), result);
      }
    }
    waiting = next;
  }
  return [...settled.values()]
    .map(({ chance, state, events }) => ({ chance, state, events }))
    .sort((a, b) => b.chance - a.chance);
}

/**
 * Some of these results where there are too many to go through: drawn fairly, each as likely as another, and always the
 * same ones for the same state.
 */
export function drawnOutcomes<S, C extends Command, E extends BattleEvent>(
  ruleset: RolledBy<S, C, E>,
  begun: S,
  draws: number,
): readonly DiceOutcome<S, E>[] {
  const dice = seededDice(hashOf(begun));
  return Array.from({ length: draws }, () => {
    let state = begun;
    const events: E[] = [];
    for (let [waiting] = ruleset.pending(state); waiting?.seat === DICE; [waiting] = ruleset.pending(state)) {
      const answer = ruleset.decide(state, DICE, dice.roll(waiting));
      if (!answer.ok) throw new Error(`dice that were asked for are refused: ${answer.refusal.reason}`);
      ({ state } = answer);
      events.push(...answer.events);
    }
    return { chance: 1 / draws, state, events };
  });
}

function addTo<S, E extends BattleEvent>(ways: Map<string, Way<S, E>>, key: string, way: Way<S, E>): void {
  const before = ways.get(key);
  if (before === undefined) ways.set(key, way);
  else {
    const better = way.likeliest > before.likeliest ? way : before;
    ways.set(key, { ...better, chance: before.chance + way.chance });
  }
}

/** The handfuls that a state waits for; null: it waits for a player, or is over. */
function dicesOf<S, C extends Command, E extends BattleEvent>(
  ruleset: RolledBy<S, C, E>,
  state: S,
): readonly DiceRequest[] | null {
  const [waiting] = ruleset.pending(state);
  return waiting?.seat === DICE ? (waiting.dice ?? []) : null;
}

interface Rolled {
  readonly faces: readonly (readonly number[])[];
  readonly chance: number;
}

/** A face that stands for all that the rules read like it, and how many those are. */
interface Kind {
  readonly face: number;
  readonly weight: number;
}

/** Without a word of the rule set every face is read for itself. */
function kindsOf({ faces }: DiceRequest, alike: readonly (readonly number[])[] | undefined): readonly Kind[] {
  const groups = alike ?? faces.map((face) => [face]);
  return groups.flatMap((group) => {
    const [face] = group;
    return face === undefined ? [] : [{ face, weight: group.length }];
  });
}

/** How many hands so many dice make, whatever their order, without making any. */
function handCount(count: number, kinds: number): number {
  let hands = 1;
  for (let more = 1; more < kinds; more++) hands = (hands * (count + more)) / more;
  return hands;
}

/** A hand, and in how many orders of its dice it may fall. */
interface Hand {
  readonly faces: readonly number[];
  readonly ways: number;
}

/** Every hand of so many dice, in the order of the kinds: to n dice there are n! / (a! b! …) orders. */
function handsOf(count: number, kinds: readonly Kind[]): readonly Hand[] {
  const [kind, ...others] = kinds;
  if (kind === undefined) return count === 0 ? [{ faces: [], ways: 1 }] : [];
  const hands: Hand[] = [];
  let ways = 1;
  for (let same = 0; same <= count; same++) {
    const first = new Array<number>(same).fill(kind.face);
    for (const rest of handsOf(count - same, others))
      hands.push({ faces: [...first, ...rest.faces], ways: ways * rest.ways });
    ways = (ways * kind.weight * (count - same)) / (same + 1);
  }
  return hands;
}

/**
 * Every result of these handfuls, one by one; null: there are more than `most`, and none has been made. Dice of one
 * handful are alike, so that their order does not matter, and so are the faces that the rules read alike.
 */
function rollsOf(
  handfuls: readonly DiceRequest[],
  alike: AlikeFaces | null,
  most: number,
): { readonly count: number; readonly rolls: Iterable<Rolled> } | null {
  const kinds = handfuls.map((handful, i) => kindsOf(handful, alike?.[i]));
  const count = handfuls.reduce((all, handful, i) => all * handCount(handful.count, kinds[i]?.length ?? 0), 1);
  if (!(count <= most)) return null;
  const hands = handfuls.map((handful, i) => ({
    hands: handsOf(handful.count, kinds[i] ?? []),
    all: new Array<number>(handful.count).fill(handful.faces.length).reduce((all, faces) => all * faces, 1),
  }));
  return { count, rolls: together(hands, 0) };
}

function* together(
  handfuls: readonly { readonly hands: readonly Hand[]; readonly all: number }[],
  from: number,
): Generator<Rolled> {
  const handful = handfuls[from];
  if (handful === undefined) yield { faces: [], chance: 1 };
  else
    for (const { faces, ways } of handful.hands)
      for (const rest of together(handfuls, from + 1))
        yield { faces: [faces, ...rest.faces], chance: (ways / handful.all) * rest.chance };
}
