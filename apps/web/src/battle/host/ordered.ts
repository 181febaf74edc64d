/** For tests: orders and rolls, each of which must be accepted. */
import { type Battle, type BattleEvent, type Command, decide, type Roll, type Seat } from '@drumhead/engine';

/** Throws what the judge says against the first that it refuses. */
export function ordered<S, C extends Command, E extends BattleEvent>(
  battle: Battle<S, C, E>,
  seat: Seat,
  ...commands: readonly (C | Roll)[]
): Battle<S, C, E> {
  return commands.reduce((now, command) => {
    const answer = decide(now, seat, command);
    if (!answer.ok) throw new Error(`${JSON.stringify(command)}: ${answer.refusal.rule} ${answer.refusal.reason}`);
    return answer.battle;
  }, battle);
}
