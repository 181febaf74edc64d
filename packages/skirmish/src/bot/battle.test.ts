import {
  type Battle,
  begin,
  checkOf,
  momentOf,
  type Player,
  playOut,
  type Seed,
  seededDice,
  seededRandomInt,
} from '@drumhead/engine';
import { describe, expect, it } from 'vitest';
import { chosen } from '../../test/bestCommand.ts';
import type { Command } from '../state/commands.ts';
import type { Event } from '../state/events.ts';
import { skirmish } from '../ruleset.ts';
import type { State } from '../state/state.ts';
import { evaluation } from './index.ts';

type Choice = Player<State, Command>['choose'];

const byEvaluation: Choice = chosen;

/** A random player that never withdraws. */
function randomly(seed: Seed): Choice {
  const choose = seededRandomInt(seed);
  return (_view, _seat, all) => {
    const offers = all.filter(({ type }) => type !== 'withdraw');
    return offers[choose(offers.length)] as Command;
  };
}

/** A whole game of at most so many commands. */
function fought(
  game: string,
  seed: string,
  choices: readonly [Choice, Choice],
  most = 6000,
): Battle<State, Command, Event> {
  const begun = begin(skirmish, skirmish.scenario(game));
  if (!begun.ok) throw new Error(JSON.stringify(begun.problems));
  const players = Object.fromEntries(
    skirmish.seats(begun.value.state).map((seat, i) => [seat, { name: seat, choose: choices[i] as Choice }]),
  );
  return playOut(begun.value, { players, dice: seededDice(seed) }, { most });
}

const winner = ({ state }: Battle<State, Command, Event>): number =>
  state.field.players.findIndex(({ id }) => id === state.outcome?.winner);

describe('games by evaluation', () => {
  for (const game of ['shakos-pick-up', 'tomahawks-pick-up']) {
    it(`beats chance in ${game} from either side`, () => {
      expect(winner(fought(game, 'a', [byEvaluation, randomly('a')]))).toBe(0);
      expect(winner(fought(game, 'b', [randomly('b'), byEvaluation]))).toBe(1);
    });
  }

  it('plays itself to an end by the rules, the same way every time', () => {
    const game = 'tomahawks-rangers';
    const whole = fought(game, 'c', [byEvaluation, byEvaluation]);
    expect(whole.state.outcome?.rule).toMatch(/^SK-(END|SCN)-/);
    const again = fought(game, 'c', [byEvaluation, byEvaluation], 150);
    expect(checkOf(again)).toBe(checkOf(momentOf(whole, 150)));
  });

  it('does not change states, and gives the same values regardless of earlier calls', () => {
    const { state } = fought('shakos-pick-up', 'd', [byEvaluation, byEvaluation], 150);
    const seat = skirmish.pending(state)[0]?.seat as string;
    const before = JSON.stringify(state);
    const offers = skirmish.offers(state, seat);
    const worths = offers.map((offer) => evaluation.expectedValue(state, seat, offer));
    const backwards = [...offers].reverse().map((offer) => evaluation.expectedValue(state, seat, offer));
    expect(backwards.reverse()).toEqual(worths);
    expect(JSON.stringify(state)).toBe(before);
  });
});
