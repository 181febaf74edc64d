/** A whole battle with every invariant checked on the way, and its record replayed. */
import {
  begin,
  decide,
  type DiceHost,
  seededDice,
  readRecord,
  writeRecord,
  type BattleEvent,
  type Command,
  DICE,
  type Pending,
} from '@drumhead/engine';
import type { TestedRuleset } from './probe.ts';

export interface Verified {
  readonly commands: number;
  /** Message key of how it ended; null: whoever chose gave it up. */
  readonly end: string | null;
}

export interface PlayOptions<S, C extends Command> {
  /** The next command or commands of a player; `offers` is never empty; null abandons the battle. */
  readonly choose: (state: S, waiting: Pending, offers: readonly C[]) => readonly C[] | null;
  /** Longer than this no battle lasts. */
  readonly most: number;
  /** Every how many commands what must always hold is looked at. */
  readonly every: number;
  readonly dice?: DiceHost;
}

/** Plays one battle to its end. Throws on a broken invariant, or if the record replays to another end. */
export function playAndVerify<S, C extends Command, E extends BattleEvent>(
  ruleset: TestedRuleset<S, C, E>,
  setup: unknown,
  name: string,
  { choose, most, every, dice = seededDice(name) }: PlayOptions<S, C>,
): Verified {
  const begun = begin(ruleset, setup);
  if (!begun.ok) throw new Error(`${name} cannot be begun: ${JSON.stringify(begun.problems)}`);
  let battle = begun.value;
  const fail = (what: string): never => {
    throw new Error(`${name}, command ${battle.count}: ${what}`);
  };
  const checkFaults = (): void => {
    const faults = ruleset.faults(battle.state);
    if (faults.length > 0) fail(faults.join('; '));
  };
  for (let outcome = ruleset.outcome(battle.state); outcome === null; outcome = ruleset.outcome(battle.state)) {
    const waiting = ruleset.pending(battle.state)[0];
    if (waiting === undefined) return fail('nobody decides');
    const { seat } = waiting;
    const offers = ruleset.offers(battle.state, seat);
    if (seat !== DICE && offers.length === 0) fail(`${seat} is offered nothing (${waiting.decision})`);
    const commands = seat === DICE ? [dice.roll(waiting)] : choose(battle.state, waiting, offers);
    if (commands === null) return { commands: battle.count, end: null };
    for (const command of commands) {
      const answer = decide(battle, seat, command);
      if (!answer.ok) return fail(`${seat} ${JSON.stringify(command)} refused: ${JSON.stringify(answer.refusal)}`);
      battle = answer.battle;
      if (battle.count % every === 0) checkFaults();
    }
    if (battle.count > most) fail('it never ends');
  }
  checkFaults();
  const read = readRecord(writeRecord(battle, { scenario: null, seats: {} }), [ruleset]);
  if (!read.ok) fail(`its record is refused in line ${read.line}: ${read.reason}`);
  else if (read.battle.hash !== battle.hash) fail('its record plays to another end');
  return { commands: battle.count, end: ruleset.outcome(battle.state)?.reason ?? null };
}
