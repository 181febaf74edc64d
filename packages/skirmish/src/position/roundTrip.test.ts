/** A game at any moment, written as a position file, begins again as it stood. */
import { begin, onePlayer, playOut, seededDice, seededRandomInt, type Battle } from '@drumhead/engine';
import { describe, expect, it } from 'vitest';
import { eager } from '../../test/eagerPlayer.ts';
import { gameOf } from '../../test/randomGames.ts';
import { skirmish } from '../wholeRuleset.ts';
import type { Command } from '../state/commands.ts';
import type { Event } from '../state/events.ts';
import type { State } from '../state/state.ts';
import { beginAt, held, positionFile } from './begin.ts';

/** `DRUMHEAD_BATTLES=100` plays a hundred. */
const GAMES = Number(process.env['DRUMHEAD_BATTLES'] ?? 10);
const MOST = 900;
/** A model or unit spends its actions, fights and is answered in fewer. */
const MOST_ORDERS = 40;
/** Every so many commands a position is written. */
const EVERY = 13;

const SETTING_UP: ReadonlySet<string> = new Set([
  'roles',
  'roleChoice',
  'placeWhen',
  'terrainRoll',
  'placeFeature',
  'edge',
  'deploy',
  'scouts',
  'initiative',
]);

/** The same moment, begun from the file. */
function again(battle: Battle<State, Command, Event>): State | null {
  const file = positionFile(battle);
  if (file === null) return null;
  // The table itself is held: only what interrupts a turn comes back by its orders.
  expect(file.orders?.length ?? 0).toBeLessThan(MOST_ORDERS);
  // As a file holds it.
  const read = beginAt(JSON.parse(JSON.stringify(file)));
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
}

describe('positions of games', () => {
  it('SK-GEN-14 every moment of a game comes back with its state, its decision and its offers', () => {
    let written = 0;
    for (let number = 0; number < GAMES; number++) {
      const setup = gameOf(number);
      const begun = begin(skirmish, setup);
      if (!begun.ok) throw new Error(JSON.stringify(begun.problems));
      const random = seededRandomInt(`position ${number}`);
      const table = {
        players: onePlayer<State, Command>(skirmish.seats(begun.value.state), (state, _, offers) =>
          eager(state, offers, random),
        ),
        dice: seededDice(`position ${number}`),
      };
      playOut(begun.value, table, {
        most: MOST,
        onStep(battle) {
          if (battle.count % EVERY !== 0) return;
          const [waiting] = skirmish.pending(battle.state);
          const state = again(battle);
          if (state === null) {
            expect(SETTING_UP.has(waiting?.decision ?? '') || waiting?.decision === 'card').toBe(true);
            return;
          }
          written += 1;
          expect(held(state)).toEqual(held(battle.state));
          expect(skirmish.pending(state)).toEqual([...skirmish.pending(battle.state)]);
          for (const seat of skirmish.seats(state)) {
            expect(skirmish.offers(state, seat)).toEqual(skirmish.offers(battle.state, seat));
          }
        },
      });
    }
    expect(written).toBeGreaterThan(10 * GAMES);
  }, 600_000);
});
