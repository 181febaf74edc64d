/**
 * Results of the dice of a fight, each once with its exact chance: hands of many dice that read alike are judged
 * together, which is what makes an exhaustive search of fights possible.
 */
import { APPROACH, BARE, BOMBARDMENT, compareDice, resolveLadderContest } from '@drumhead/odds';
import { type BattleEvent, DICE } from '@drumhead/engine';
import { fighterOf } from '../combat/dice/fighter.ts';
import { contactLadder } from '../combat/dice/results.ts';
import { rightsOf } from '../combat/dice/rerolls.ts';
import { unitsOf } from '../combat/dice/tallies.ts';
import type { State } from '../state/state.ts';
import { decide, pending } from '../turn/machine.ts';

export interface RollOutcome {
  readonly chance: number;
  readonly state: State;
  readonly events: readonly BattleEvent[];
}

interface Reading {
  /** The complete key of how the dice are read. */
  readonly name: string;
  /** Two hands as a result that decides alike. */
  readonly of: (a: readonly number[], d: readonly number[]) => string | number;
}

/** Hands that read alike: their chance, and one of them. */
interface Alike {
  readonly chance: number;
  readonly faces: readonly (readonly number[])[];
}

/** Null where no fight is rolled now, or where a die of it might be rolled again. */
export function rollOutcomes(state: State): readonly RollOutcome[] | null {
  const [waiting] = pending(state);
  const [first, second, ...more] = waiting?.seat === DICE ? (waiting.dice ?? []) : [];
  const reading = readingOf(state);
  if (!reading || !first || !second || more.length > 0) return null;
  return alikeBy(reading, first.count, second.count).map(({ chance, faces }) => {
    const answer = decide(state, DICE, { type: 'roll', faces });
    if (!answer.ok) throw new Error(`dice that were asked for are refused: ${answer.refusal.reason}`);
    return { chance, state: answer.state, events: answer.events };
  });
}

const known = new Map<string, readonly Alike[]>();

/** Kept by their complete key: there are few. */
function alikeBy({ name, of }: Reading, first: number, second: number): readonly Alike[] {
  const key = `${name} ${first} ${second}`;
  const before = known.get(key);
  if (before) return before;
  const classes = new Map<string | number, { chance: number; readonly faces: readonly (readonly number[])[] }>();
  const against = handsOf(second);
  for (const a of handsOf(first))
    for (const d of against) {
      const read = of(a.faces, d.faces);
      const found = classes.get(read);
      if (found) found.chance += a.chance * d.chance;
      else classes.set(read, { chance: a.chance * d.chance, faces: [a.faces, d.faces] });
    }
  const alike = [...classes.values()];
  known.set(key, alike);
  return alike;
}

/** LB-BOMB-10, LB-APP-20, LB-CON-10..17. */
function readingOf(state: State): Reading | null {
  const frame = state.frames[state.frames.length - 1];
  if (frame?.at === 'bombard') {
    const kind = frame.target >= 0 ? BOMBARDMENT : BARE;
    return { name: frame.target >= 0 ? 'bombardment' : 'bare', of: (a, d) => compareDice(a, d, kind).index };
  }
  if (frame?.at !== 'combat') return null;
  const { combat, step } = frame;
  if (step === 'approachRoll' && rightsOf(state, combat, 'approach').length === 0)
    return { name: 'approach', of: (a, d) => compareDice(a, d, APPROACH).index };
  if (step !== 'contactRoll' || rightsOf(state, combat, 'contact').length > 0) return null;
  const fighters = (by: 'a' | 'd') => unitsOf(combat, by).map((unit) => fighterOf(state, unit));
  const ladder = contactLadder(fighters('a'), fighters('d'));
  return {
    name: JSON.stringify(ladder),
    of(a, d) {
      const { winner, second, doubled, third } = resolveLadderContest(a, d, ladder);
      return [winner, second, doubled, third].join();
    },
  };
}

interface Hand {
  /** Highest first. */
  readonly faces: readonly number[];
  readonly chance: number;
}

/** Every hand of so many six-sided dice, whatever their order. */
function handsOf(dice: number): readonly Hand[] {
  let hands = new Map<string, Hand>([['', { faces: [], chance: 1 }]]);
  for (let die = 0; die < dice; die++) {
    const next = new Map<string, Hand>();
    for (const hand of hands.values())
      for (let face = 6; face >= 1; face--) {
        const faces = [...hand.faces, face].sort((a, b) => b - a);
        const key = faces.join('');
        next.set(key, { faces, chance: hand.chance / 6 + (next.get(key)?.chance ?? 0) });
      }
    hands = next;
  }
  return [...hands.values()];
}
