/** Positions in which a habit of the captain's must show, as `drumhead arena --behaviour` counts it. */
import { captainPlayer } from '@drumhead/bots';
import { type Command as AnyCommand, type Count, type DiceHost, type Player, playState } from '@drumhead/engine';
import { type Command, largeBattles, type State } from '@drumhead/large-battles';
import { behaviour, room } from '@drumhead/large-battles/bot';
import { type Command as Order, simplicity, type State as Table } from '@drumhead/simplicity';
import { behaviour as simplicityBehaviour, room as simplicityRoom } from '@drumhead/simplicity/bot';
import { describe, expect, it } from 'vitest';
import { inSlot, withActions, withChance } from '../packages/large-battles/test/botChoices.ts';
import { battlefield } from '../packages/large-battles/test/positions.ts';
import { position } from '../packages/simplicity/src/scenarios/position.ts';

/** Every die shows a five: all obey, and no fight is decided by luck. */
const FIVES: DiceHost = {
  roll: ({ dice = [] }) => ({ type: 'roll', faces: dice.map(({ count }) => Array.from({ length: count }, () => 5)) }),
};

/** Gives the first command of the first of these kinds that is offered. */
function doing<S, C extends AnyCommand>(...kinds: readonly C['type'][]): Player<S, C> {
  return {
    name: 'scripted',
    choose(_view, _seat, offers) {
      const wanted = kinds.map((kind) => offers.find(({ type }) => type === kind));
      return wanted.find((offer) => offer !== undefined) ?? (offers[0] as C);
    },
  };
}

describe('the captain of Large Battles', () => {
  /** The habits of red, a captain, and the kinds of his commands, until a phase begins. */
  function until(phase: number, from: State, ...blue: readonly Command['type'][]) {
    const habits = behaviour();
    const given: Command['type'][] = [];
    const players = { red: captainPlayer(largeBattles, room), blue: doing<State, Command>(...blue) };
    playState(
      largeBattles,
      from,
      { players, dice: FIVES },
      {
        until: (state) => state.phase >= phase,
        onStep(step) {
          habits.see(step);
          if (step.seat === 'red' && step.command.type !== 'roll') given.push(step.command.type);
        },
      },
    );
    return { counts: habits.counts(), given };
  }

  it('re-forms a square under fire that no horse can reach', () => {
    const state = battlefield({
      active: 1,
      units: [
        { at: [900, 900], formation: 'square' },
        { at: [600, 1000] },
        { at: [900, 560], side: 1, kind: 'battery' },
        { at: [500, 300], side: 1 },
      ],
      generals: [{ brigade: 0, at: [800, 1000] }],
    });
    const { counts } = until(3, withActions(state, 2, 2), 'fire', 'hold', 'stop', 'close', 'pass');
    expect(counts['lb.habit.squaresReformed']).toEqual({ count: 1, of: 1 });
  });

  it('rolls no dice for a unit that has no use for its actions, however near the enemy is', () => {
    const behindAFriend = inSlot(
      battlefield({
        units: [{ at: [900, 900] }, { at: [900, 830], activated: true }, { at: [920, 610], side: 1 }],
      }),
      0,
    );
    const offers = largeBattles.offers(behindAFriend, 'red');
    const { rolled, ...planning } = room.activation ?? {};
    expect(rolled).toBeDefined();
    const hasty = { ...room, activation: planning } as typeof room;
    expect(captainPlayer(largeBattles, hasty).choose(behindAFriend, 'red', offers).type).toBe('activate');
    expect(captainPlayer(largeBattles, room).choose(behindAFriend, 'red', offers)).toEqual({ type: 'close' });
  });

  it('brings a General back behind his units after they have been thrown back past him', () => {
    const state = battlefield({
      units: [
        { at: [900, 1100], activated: true },
        { at: [900, 200], side: 1 },
      ],
      generals: [{ brigade: 0, at: [900, 900] }],
    });
    const { counts } = until(2, inSlot(state, 0));
    expect(counts['lb.habit.generalsInFront']).toEqual({ count: 0, of: 1 });
  });

  it('holds a chance to react while the enemy comes on, and does not throw the last one away', () => {
    const state = battlefield({
      active: 1,
      units: [
        { at: [900, 1000], kind: 'battery' },
        { at: [900, 330], side: 1, kind: 'lightCavalry' },
        { at: [880, 640], side: 1, formation: 'attackColumn' },
      ],
    });
    const asked = withChance(state, 0, 2, 1, 2);
    const open = asked.frames.map((frame) => (frame.at === 'window' ? { ...frame, last: false } : frame));
    const { counts, given } = until(2, { ...asked, frames: open }, 'move', 'stop', 'close', 'pass');
    expect(counts['lb.habit.windowsHeld']?.count).toBe(2);
    expect(given.slice(0, 4)).toEqual(['hold', 'hold', 'react', 'fire']);
  });
});

describe('the captain of Simplicity', () => {
  it('brings cavalry to a good charge that none of it can reach yet', () => {
    const state = position({
      units: [
        { at: [20, 20], kind: 'lightCavalry' },
        { at: [60, 20] },
        { at: [90, 20] },
        { side: 1, at: [30, 75], kind: 'light', dp: 3 },
        { side: 1, at: [75, 80] },
        { side: 1, at: [100, 80] },
      ],
      commands: [{ at: [40, 10] }, { side: 1, at: [60, 87] }],
    });
    const habits = simplicityBehaviour();
    const charges = (): Count | undefined => habits.counts()['sip.habit.goodCharges'];
    const players = { red: captainPlayer(simplicity, simplicityRoom), blue: doing<Table, Order>('endTurn') };
    playState(
      simplicity,
      state,
      { players, dice: FIVES },
      { until: ({ gameTurn }) => gameTurn > 4 || charges()?.count === 1, onStep: (step) => habits.see(step) },
    );
    expect(charges()).toEqual({ count: 1, of: 1 });
  });
});
