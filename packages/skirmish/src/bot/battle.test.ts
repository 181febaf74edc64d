import { begin, type Battle, seededRandomInt, DICE, decide, momentOf, seededDice, type Seed } from '@drumhead/engine';
import { describe, expect, it } from 'vitest';
import { chosen } from '../../test/bestCommand.ts';
import type { Command } from '../state/commands.ts';
import type { Event } from '../state/events.ts';
import { skirmish } from '../ruleset.ts';
import type { State } from '../state/state.ts';
import { evaluation } from './index.ts';

type Player = (state: State, seat: string) => Command;

const counselled: Player = (state, seat) => chosen(skirmish.view(state, seat), seat);

/** A random player that never withdraws. */
function randomly(seed: Seed): Player {
  const choose = seededRandomInt(seed);
  return (state, seat) => {
    const offers = skirmish.offers(state, seat).filter(({ type }) => type !== 'withdraw');
    return offers[choose(offers.length)] as Command;
  };
}

/** A whole game of at most `cap` commands. */
function fought(
  game: string,
  seed: string,
  players: readonly [Player, Player],
  cap = 6000,
): Battle<State, Command, Event> {
  const begun = begin(skirmish, skirmish.scenario(game));
  if (!begun.ok) throw new Error(JSON.stringify(begun.problems));
  let battle = begun.value;
  const seats = skirmish.seats(battle.state);
  const dice = seededDice(seed);
  while (battle.state.outcome === null && battle.count < cap) {
    const waiting = skirmish.pending(battle.state)[0];
    if (waiting === undefined) throw new Error('nobody has a decision');
    const { seat } = waiting;
    const player = players[seats.indexOf(seat)];
    const command = seat === DICE ? dice.roll(waiting) : (player as Player)(battle.state, seat);
    const answer = decide(battle, seat, command);
    if (!answer.ok) throw new Error(`${seat} ${JSON.stringify(command)}: ${answer.refusal.rule}`);
    battle = answer.battle;
  }
  return battle;
}

const winner = ({ state }: Battle<State, Command, Event>): number =>
  state.field.players.findIndex(({ id }) => id === state.outcome?.winner);

describe('games by evaluation', () => {
  for (const game of ['shakos-pick-up', 'tomahawks-pick-up']) {
    it(`beats chance in ${game} from either side`, () => {
      expect(winner(fought(game, 'a', [counselled, randomly('a')]))).toBe(0);
      expect(winner(fought(game, 'b', [randomly('b'), counselled]))).toBe(1);
    });
  }

  it('plays itself to an end by the rules, the same way every time', () => {
    const game = 'tomahawks-rangers';
    const whole = fought(game, 'c', [counselled, counselled]);
    expect(whole.state.outcome?.rule).toMatch(/^SK-(END|SCN)-/);
    const again = fought(game, 'c', [counselled, counselled], 150);
    expect(again.hash).toBe(momentOf(whole, 150).hash);
  });

  it('does not change states, and gives the same values regardless of earlier calls', () => {
    const { state } = fought('shakos-pick-up', 'd', [counselled, counselled], 150);
    const seat = skirmish.pending(state)[0]?.seat as string;
    const before = JSON.stringify(state);
    const offers = skirmish.offers(state, seat);
    const worths = offers.map((offer) => evaluation.expectedValue(state, seat, offer));
    const backwards = [...offers].reverse().map((offer) => evaluation.expectedValue(state, seat, offer));
    expect(backwards.reverse()).toEqual(worths);
    expect(JSON.stringify(state)).toBe(before);
  });
});
