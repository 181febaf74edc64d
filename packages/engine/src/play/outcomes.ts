/** What comes of the dice that a state waits for: every result with its exact chance. */
import { hashCache, hashOf } from '../record/hash.ts';
import { type BattleEvent, type Command, DICE, type DiceRequest, type Ruleset } from '../contract/ruleset.ts';

/** One result of the dice, up to the next decision of a player or the end of the battle. */
export interface DiceOutcome<S, E extends BattleEvent = BattleEvent> {
  readonly chance: number;
  readonly state: S;
  /** Of the likeliest way to it. */
  readonly events: readonly E[];
}

type RolledBy<S, C extends Command, E extends BattleEvent> = Pick<Ruleset<S, C, E>, 'pending' | 'decide'>;

interface Way<S, E extends BattleEvent> extends DiceOutcome<S, E> {
  /** The chance of these events among the ways to this state. */
  readonly likeliest: number;
}

/**
 * All results of the dice that a state waits for and of the rolls that follow from them, the likeliest first; results
 * that leave the same state are one. Empty where nothing is rolled now; null: more than `most` rolls would have to be
 * tried.
 */
export function outcomesOf<S, C extends Command, E extends BattleEvent>(
  ruleset: RolledBy<S, C, E>,
  begun: S,
  most: number,
): readonly DiceOutcome<S, E>[] | null {
  if (dicesOf(ruleset, begun) === null) return [];
  const cache = hashCache();
  const settled = new Map<string, Way<S, E>>();
  let waiting = new Map<string, Way<S, E>>([['', { chance: 1, likeliest: 1, state: begun, events: [] }]]);
  let tried = 0;
  while (waiting.size > 0) {
    const next = new Map<string, Way<S, E>>();
    for (const way of waiting.values()) {
      const rolls = rollsOf(dicesOf(ruleset, way.state) ?? []);
      tried += rolls.length;
      if (tried > most) return null;
      for (const { faces, chance } of rolls) {
        const answer = ruleset.decide(way.state, DICE, { type: 'roll', faces });
        if (!answer.ok) throw new Error(`dice that were asked for are refused: ${answer.refusal.reason}`);
        const { state } = answer;
        const isOpen = dicesOf(ruleset, state) !== null;
        const events = [...way.events, ...answer.events];
        const found = { chance: way.chance * chance, likeliest: way.likeliest * chance, state, events };
        addTo(isOpen ? next : settled, hashOf(state, cache), found);
      }
    }
    waiting = next;
  }
  return [...settled.values()]
    .map(({ chance, state, events }) => ({ chance, state, events }))
    .sort((a, b) => b.chance - a.chance);
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

/** Every result of these handfuls; dice of one handful are alike, so that their order does not matter. */
function rollsOf(handfuls: readonly DiceRequest[]): readonly Rolled[] {
  let rolls: readonly Rolled[] = [{ faces: [], chance: 1 }];
  for (const { count, faces } of handfuls) {
    const hands = handsOf(count, faces);
    rolls = rolls.flatMap((roll) =>
      hands.map((hand) => ({ faces: [...roll.faces, hand.faces], chance: roll.chance * hand.chance })),
    );
  }
  return rolls;
}

/** Every hand of so many dice, from the largest face down. */
function handsOf(count: number, faces: readonly number[]): readonly { faces: readonly number[]; chance: number }[] {
  const found = new Map<string, { faces: readonly number[]; chance: number }>([['', { faces: [], chance: 1 }]]);
  let hands = found;
  for (let die = 0; die < count; die++) {
    const next: typeof found = new Map();
    for (const hand of hands.values()) {
      for (const face of faces) {
        const sorted = [...hand.faces, face].sort((a, b) => b - a);
        const key = sorted.join();
        const chance = hand.chance / faces.length + (next.get(key)?.chance ?? 0);
        next.set(key, { faces: sorted, chance });
      }
    }
    hands = next;
  }
  return [...hands.values()];
}
