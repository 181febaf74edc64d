/** A battle at any moment, written as a position file, begins again as it stood. */
import { readFileSync } from 'node:fs';
import { begin, decide, OFFER_DRAW, onePlayer, playOut, seededDice, seededRandomInt } from '@drumhead/engine';
import { declinedDraw } from '@drumhead/testkit';
import { describe, expect, it } from 'vitest';
import { eager } from '../../../test/boldPlayer.ts';
import { divisionsOf } from '../../../test/randomBattles.ts';
import { largeBattles } from '../../ruleset.ts';
import type { Command } from '../../state/commands.ts';
import type { State } from '../../state/state.ts';
import { beginAt, held, positionFile, positionSchema } from './positionFile.ts';

const MOST = 1200;
/** A model or unit spends its actions, fights and is answered in fewer. */
const MOST_ORDERS = 40;
/** Every so many commands a position is written. */
const EVERY = 23;

const SETUPS = [
  largeBattles.scenario('peninsular-clash'),
  largeBattles.scenario('retschow'),
  divisionsOf(8),
  largeBattles.scenario('raab'),
];

const text = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

const EXAMPLE: unknown = JSON.parse(text('../../examples/positions/large-battles.json'));

describe('positions of battles', () => {
  it('are published as JSON Schema', () => {
    expect(JSON.parse(text('schemas/position.schema.json'))).toEqual(positionSchema());
  });

  it('LB-GEN-09 a declined draw is one of the orders in its own turn, and forgotten afterwards', () => {
    const { seat, now, later } = declinedDraw(largeBattles, EXAMPLE);
    const file = positionFile(now);
    expect(file?.orders?.map(({ type }) => type)).toEqual(['offerDraw', 'declineDraw']);
    const again = begin(largeBattles, file);
    if (!again.ok) throw new Error(JSON.stringify(again.problems));
    expect(again.value.state).toEqual(now.state);
    expect(decide(again.value, seat, OFFER_DRAW).ok).toBe(false);
    expect(later.count).toBeGreaterThan(now.count);
    expect(positionFile(later)?.orders ?? []).toEqual([]);
  });

  it('LB-GEN-07 every moment of a battle comes back with its state, its decision and its offers', () => {
    let written = 0;
    SETUPS.forEach((setup, number) => {
      const begun = begin(largeBattles, setup);
      if (!begun.ok) throw new Error(JSON.stringify(begun.problems));
      const random = seededRandomInt(`position ${number}`);
      const players = onePlayer<State, Command>(
        largeBattles.seats(begun.value.state),
        (_view, _seat, open) => open.find(({ type }) => type === 'ready') ?? eager(open, random),
      );
      playOut(
        begun.value,
        { players, dice: seededDice(`position ${number}`) },
        {
          most: MOST,
          onStep(battle) {
            if (battle.count % EVERY !== 0) return;
            const file = positionFile(battle);
            if (file === null) {
              expect(battle.state.phase).toBe(0);
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
            expect(largeBattles.pending(state)).toEqual([...largeBattles.pending(battle.state)]);
            for (const seat of largeBattles.seats(state)) {
              expect(largeBattles.offers(state, seat)).toEqual(largeBattles.offers(battle.state, seat));
            }
          },
        },
      );
    });
    expect(written).toBeGreaterThan(20 * SETUPS.length);
  }, 600_000);
});
