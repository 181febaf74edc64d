import { onePlayer, playState, seededDice, seededRandomInt } from '@drumhead/engine';
import { describe, expect, it } from 'vitest';
import { move, playing } from '../../test/playing.ts';
import { simplicity } from '../ruleset.ts';
import type { Command } from '../state/commands.ts';
import type { State } from '../state/state.ts';

interface Moment {
  readonly state: State;
  readonly seat: string;
  readonly offers: string;
}

/** A random battle, and what was offered at every decision of it. */
function playedThrough(id: string, seed: number): Moment[] {
  const made = simplicity.create(simplicity.scenario(id));
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  const random = seededRandomInt(seed);
  const moments: Moment[] = [];
  const players = onePlayer<State, Command>(simplicity.seats(made.value), (state, seat, offers) => {
    moments.push({ state, seat, offers: JSON.stringify(offers) });
    return offers[random(offers.length)] as Command;
  });
  playState(simplicity, made.value, { players, dice: seededDice(seed) });
  return moments;
}

describe.each(simplicity.scenarios)('%s: kept offers are the offers', (id) => {
  it('SIP-GEN-7 a state offers the same however the battle came to it', () => {
    for (const seed of [11, 12, 13]) {
      const moments = playedThrough(id, seed);
      const jump = seededRandomInt(seed);
      for (const { state, seat, offers } of moments) {
        expect(JSON.stringify(simplicity.offers(JSON.parse(JSON.stringify(state)), seat))).toBe(offers);
      }
      // Back and forth in one battle: each listing finds what another left.
      for (let i = 0; i < moments.length; i++) {
        const { state, seat, offers } = moments[jump(moments.length)] as Moment;
        expect(JSON.stringify(simplicity.offers(state, seat))).toBe(offers);
      }
    }
  }, 120_000);
});

it('SIP-TER-9 a unit that enters a fieldwork at its far end closes it on this side as well', () => {
  const t = playing({
    units: [{ at: [50, 30] }, { at: [78, 30] }, { side: 1, at: [5, 85] }],
    terrain: [{ id: 'work', kind: 'fieldwork', box: [44, 36, 84, 46] }],
  });
  const into = () => t.offered('red', 'move').filter(({ unit, turn }) => unit === 0 && turn === 0);
  const open = into();
  t.red(move(1, 10));
  expect(into()).not.toEqual(open);
  expect(t.offers('red')).toEqual(simplicity.offers(JSON.parse(JSON.stringify(t.state)), 'red'));
});
