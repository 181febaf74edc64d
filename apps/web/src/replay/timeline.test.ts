import { begin, type BattleEvent, onePlayer, playOut, seededDice, seededRandomInt, stepsOf } from '@drumhead/engine';
import { largeBattles, type State } from '@drumhead/large-battles';
import { describe, expect, it } from 'vitest';
import type { AnyStep } from '../battle/host/hosted.ts';
import { report } from '../rulesets/large-battles/report/report.ts';
import { commandsOf, momentAfter, momentBefore, namedTurns, timelineOf, turnAt } from './timeline.ts';

const step = (number: number, turn: number, type = 'moved'): AnyStep => ({
  number,
  seat: 'a',
  command: { type: 'x' },
  events: [{ type, rule: 'X-1' }],
  state: { turn },
});

const RULES = {
  turnOf: (state: unknown) => (state as { readonly turn: number }).turn,
  isFight: (event: BattleEvent) => event.type === 'shot',
};

describe('the timeline of a battle', () => {
  const steps = [step(1, 0), step(2, 1), step(3, 1, 'shot'), step(4, 1), step(5, 2, 'shot'), step(6, 2)];
  const timeline = timelineOf({ turn: 0 }, steps, RULES);

  it('marks where turns begin and where troops fight', () => {
    expect(timeline).toEqual({
      turns: [
        { turn: 0, at: 0 },
        { turn: 1, at: 2 },
        { turn: 2, at: 5 },
      ],
      fights: [3, 5],
      last: 6,
    });
  });

  it('knows the turn of a moment, and gives the command that ends a turn to that turn', () => {
    expect([0, 1, 2, 4, 5, 6].map((at) => turnAt(timeline, at))).toEqual([0, 0, 1, 1, 2, 2]);
    expect([0, 1, 2].map((index) => commandsOf(timeline, index))).toEqual([
      [1, 2],
      [3, 5],
      [6, 6],
    ]);
  });

  it('leads to the next and the last fight', () => {
    expect([0, 3, 4, 5].map((at) => momentAfter(timeline.fights, at, -1))).toEqual([3, 5, 5, -1]);
    expect([6, 5, 3].map((at) => momentBefore(timeline.fights, at, -1))).toEqual([5, 3, -1]);
  });

  it('numbers turns as far as there is room, never one of the set-up', () => {
    const turns = [0, 4, 10, 13, 30, 32, 38].map((at, turn) => ({ turn, at }));
    const numbers = (room: number) => namedTurns({ turns, last: 100 }, room).map(({ turn }) => turn);
    expect(numbers(0.03)).toEqual([1, 2, 3, 4, 6]);
    expect(numbers(0.07)).toEqual([1, 3, 4, 6]);
    expect(numbers(0.001)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('begins with turn 1 where nothing is set up', () => {
    expect(timelineOf({ turn: 1 }, [step(1, 1)], RULES).turns).toEqual([{ turn: 1, at: 0 }]);
  });

  it('of a true battle has a mark for every phase and every fight of its rule set', () => {
    const begun = begin(largeBattles, largeBattles.scenario('peninsular-clash'));
    if (!begun.ok) throw new Error('not begun');
    const random = seededRandomInt(3);
    const players = onePlayer<State, never>(['france', 'britain'], (_view, _seat, offers) => {
      return offers[random(offers.length)] as never;
    });
    const battle = playOut(begun.value, { players, dice: seededDice(3) }, { most: 600 });
    const all = stepsOf(battle);
    const found = timelineOf(begun.value.state, all, report);
    const begins = all.filter(({ events }) => events.some(({ type }) => type === 'phaseBegan'));
    expect(found.turns.slice(1).map(({ at }) => at)).toEqual(begins.map(({ number }) => number));
    expect(found.turns.map(({ turn }) => turn)).toEqual(found.turns.map((_, i) => i));
    expect(found.turns.length).toBeGreaterThan(2);
  });
});
