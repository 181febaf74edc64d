/** A battle saved in the middle of anything as a position file is played on from there as it would have been. */
import {
  type AnyRuleset,
  type Battle,
  begin,
  type Command,
  decide,
  DICE,
  isEnvelope,
  nextCommand,
  onePlayer,
  playOut,
  type RandomInt,
  seededDice,
  seededRandomInt,
} from '@drumhead/engine';
import { largeBattles } from '@drumhead/large-battles';
import { positionFile as largeBattlesFile } from '@drumhead/large-battles/position';
import { simplicity } from '@drumhead/simplicity';
import { positionFile as simplicityFile } from '@drumhead/simplicity/position';
import { skirmish } from '@drumhead/skirmish';
import { positionFile as skirmishFile } from '@drumhead/skirmish/position';
import { expect, it } from 'vitest';

/** Orders of a battle, at most so many between two moments that are written, and so many played on from each. */
const [MOST, APART, ONWARD] = [240, 24, 6];
/** They end a turn or a battle before anything is begun. */
const DULL: ReadonlySet<string> = new Set(['withdraw', 'endTurn', 'stop', 'pass']);

type AnyBattle = Battle<unknown, Command>;
type AnyFile = (battle: AnyBattle) => object | null;

const GAMES: readonly (readonly [string, AnyRuleset, AnyFile])[] = [
  [largeBattles.id, largeBattles, largeBattlesFile as AnyFile],
  [skirmish.id, skirmish, skirmishFile as AnyFile],
  [simplicity.id, simplicity, simplicityFile as AnyFile],
];

function any(offers: readonly Command[], random: RandomInt): Command {
  const lively = offers.filter(({ type }) => !DULL.has(type));
  const from = lively.length > 0 && random(6) > 0 ? lively : offers;
  return from[random(from.length)] as Command;
}

it.each(GAMES)('%s: a file holds all that the next orders, offers and dice depend on', (_id, ruleset, positionFile) => {
  const random = seededRandomInt(`written and played on: ${ruleset.id}`);
  // Scenarios in the file of all games have rules of their own, which no position holds.
  const scenario = ruleset.scenarios.filter((id) => !isEnvelope(ruleset.scenario(id))).at(-1) as string;
  const begun = begin(ruleset, ruleset.scenario(scenario));
  if (!begun.ok) throw new Error(JSON.stringify(begun.problems));
  const seats = ruleset.seats(begun.value.state);
  const players = onePlayer<unknown, Command>(seats, (_view, _seat, offers) => any(offers, random));
  const table = { players, dice: seededDice(scenario) };
  const told = (battle: AnyBattle) => ({
    asked: [...ruleset.pending(battle.state)],
    offers: seats.map((seat) => ruleset.offers(battle.state, seat)),
    outcome: ruleset.outcome(battle.state),
  });
  let next = 1 + random(APART);
  let [moments, amid, rolls] = [0, 0, 0];
  playOut(begun.value, table, {
    most: MOST,
    onStep(battle) {
      const file = battle.count < next ? null : positionFile(battle);
      if (file === null) return;
      next = battle.count + 1 + random(APART);
      moments += 1;
      if ('orders' in file || 'moment' in file) amid += 1;
      const again = begin(ruleset, JSON.parse(JSON.stringify(file)));
      if (!again.ok) throw new Error(JSON.stringify(again.problems));
      let [direct, loaded] = [battle, again.value];
      for (let order = 0; order < ONWARD && ruleset.outcome(direct.state) === null; order++) {
        expect(told(loaded)).toEqual(told(direct));
        const { seat, command } = nextCommand(direct, table);
        if (seat === DICE) rolls += 1;
        const [one, two] = [decide(direct, seat, command), decide(loaded, seat, command)];
        if (!one.ok || !two.ok) throw new Error(`${seat} ${JSON.stringify(command)}`);
        expect(two.events).toEqual(one.events);
        [direct, loaded] = [one.battle, two.battle];
      }
      expect(told(loaded)).toEqual(told(direct));
    },
  });
  expect([moments > 8, amid > 4, rolls > 8]).toEqual([true, true, true]);
});
