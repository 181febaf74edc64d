/** A battle at any moment, written as a position file, begins again as it stood. */
import { begin, onePlayer, playOut, seededDice, seededRandomInt } from '@drumhead/engine';
import { describe, expect, it } from 'vitest';
import { eager } from '../../test/eager.ts';
import { battleOf } from '../../test/soakBattles.ts';
import { simplicity } from '../wholeRuleset.ts';
import type { Command } from '../state/commands.ts';
import type { State } from '../state/state.ts';
import { beginAt, held, positionFile } from './begin.ts';

/** `DRUMHEAD_BATTLES=100` plays a hundred. */
const BATTLES = Number(process.env['DRUMHEAD_BATTLES'] ?? 3);
const MOST = 600;
/** A model or unit spends its actions, fights and is answered in fewer. */
const MOST_ORDERS = 40;
/** Every so many commands a position is written. */
const EVERY = 23;

const SETTING_UP = /^(deploy|edge|terrain|initiative)/;

describe('positions of battles', () => {
  it('SIP-GEN-8 every moment of a battle comes back with its state, its decision and its offers', () => {
    let written = 0;
    const setups = [
      ...simplicity.scenarios.map((id): unknown => simplicity.scenario(id)),
      ...Array.from({ length: BATTLES }, (_, number) => battleOf(number)),
    ];
    setups.forEach((setup, number) => {
      const begun = begin(simplicity, setup);
      if (!begun.ok) throw new Error(JSON.stringify(begun.problems));
      const random = seededRandomInt(`position ${number}`);
      const table = {
        players: onePlayer<State, Command>(simplicity.seats(begun.value.state), (state, _, offers) =>
          eager(state, offers, random),
        ),
        dice: seededDice(`position ${number}`),
      };
      playOut(begun.value, table, {
        most: MOST,
        onStep(battle) {
          if (battle.count % EVERY !== 0) return;
          const file = positionFile(battle);
          const [waiting] = simplicity.pending(battle.state);
          if (file === null) {
            expect(waiting?.decision).toMatch(SETTING_UP);
            return;
          }
          written += 1;
          // The table itself is held: only what interrupts a turn comes back by its orders.
          expect(file.orders?.length ?? 0).toBeLessThan(MOST_ORDERS);
          // As a file holds it.
          const read = beginAt(JSON.parse(JSON.stringify(file)));
          if (!read.ok) throw new Error(JSON.stringify(read.problems));
          const state = read.value;
          expect(held(state)).toEqual(held(battle.state));
          expect(simplicity.pending(state)).toEqual([...simplicity.pending(battle.state)]);
          for (const seat of simplicity.seats(state)) {
            expect(simplicity.offers(state, seat)).toEqual(simplicity.offers(battle.state, seat));
          }
        },
      });
    });
    expect(written).toBeGreaterThan(5 * setups.length);
  }, 600_000);
});
