/** A whole battle with every invariant checked on the way, and its record replayed. */
import {
  type Battle,
  type BattleEvent,
  begin,
  checkOf,
  type Command,
  onePlayer,
  playOut,
  readRecord,
  type Seat,
  seededDice,
  writeRecord,
} from '@drumhead/engine';
import type { TestedRuleset } from './probe.ts';

export interface Verified {
  readonly commands: number;
  /** Message key of how it ended; null: it was given up. */
  readonly end: string | null;
}

export interface PlayOptions<S, C extends Command> {
  /** The next command or commands of a player; `offers` is never empty. */
  readonly choose: (view: S, seat: Seat, offers: readonly C[]) => readonly C[];
  /** Longer than this no battle lasts. */
  readonly most: number;
  /** Every how many commands what must always hold is looked at. */
  readonly every: number;
  /** Gives the battle up. */
  readonly until?: () => boolean;
}

/** Plays one battle to its end. Throws on a broken invariant, or if the record replays to another end. */
export function playAndVerify<S, C extends Command, E extends BattleEvent>(
  ruleset: TestedRuleset<S, C, E>,
  setup: unknown,
  name: string,
  { choose, most, every, until }: PlayOptions<S, C>,
): Verified {
  const begun = begin(ruleset, setup);
  if (!begun.ok) throw new Error(`${name} cannot be begun: ${JSON.stringify(begun.problems)}`);
  let battle = begun.value;
  const checkFaults = (): void => {
    const faults = ruleset.faults(battle.state);
    if (faults.length > 0) throw new Error(faults.join('; '));
  };
  let chosen: C[] = [];
  const players = onePlayer<S, C>(ruleset.seats(battle.state), (view, seat, offers) => {
    if (chosen.length === 0) chosen = [...choose(view, seat, offers)];
    return chosen.shift() as C;
  });
  const onStep = (now: Battle<S, C, E>): void => {
    battle = now;
    if (battle.count % every === 0) checkFaults();
    if (battle.count > most) throw new Error('it never ends');
  };
  try {
    playOut(battle, { players, dice: seededDice(name) }, { onStep, ...(until ? { until } : {}) });
    checkFaults();
  } catch (error) {
    throw new Error(`${name}, command ${battle.count}: ${(error as Error).message}`, { cause: error });
  }
  const outcome = ruleset.outcome(battle.state);
  const read = readRecord(writeRecord(battle, { scenario: null, seats: {} }), [ruleset]);
  if (!read.ok) throw new Error(`${name}: its record is refused in line ${read.line}: ${read.reason}`);
  if (read.cut || checkOf(read.battle) !== checkOf(battle)) throw new Error(`${name}: its record plays to another end`);
  return { commands: battle.count, end: outcome?.reason ?? null };
}
