/** A battle deployed as suggested, to be looked at. */
import { DICE, decide, type Seat, seededDice } from '@drumhead/engine';
import type { AnyBattle } from '../battle/host/hosted.ts';
import type { AnyScreen } from '../battle/screen.ts';

/** Decisions of a deployment at most. */
const MOST = 60;

/** The battle with these sides deployed as suggested (left out: all); as far as the suggestions reach. */
export function deployed(screen: AnyScreen, from: AnyBattle, seats?: readonly Seat[]): AnyBattle {
  let battle = from;
  for (let turn = 0; turn < MOST; turn++) {
    const asked = battle.ruleset
      .pending(battle.state)
      .find(({ seat }) => seat === DICE || (seats?.includes(seat) ?? true));
    if (!asked || !(asked.seat === DICE || screen.isDeploying(battle.state))) return battle;
    const commands =
      asked.seat === DICE ? [seededDice('map', battle.rolls).roll(asked)] : screen.deployment(battle.state, asked.seat);
    const before = battle.count;
    for (const command of commands) {
      const answer = decide(battle, asked.seat, command);
      if (!answer.ok) break;
      battle = answer.battle;
    }
    if (battle.count === before) return battle;
  }
  return battle;
}
