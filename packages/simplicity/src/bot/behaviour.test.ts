import { describe, expect, it } from 'vitest';
import { charge, move } from '../../test/playing.ts';
import { type Position, position, type Troop } from '../scenarios/position.ts';
import type { Command } from '../state/commands.ts';
import type { State } from '../state/state.ts';
import { decide } from '../turn/machine.ts';
import { behaviour } from './behaviour.ts';

/** Plays orders of red, each as if in a new game turn, and counts. */
function seen(asked: Position, commands: readonly Command[]) {
  const counter = behaviour();
  let state: State = position(asked);
  for (const command of commands) {
    const decision = decide(state, 'red', command);
    if (!decision.ok) throw new Error(`${command.type} is refused: ${decision.refusal.reason}`);
    counter.see({ before: state, seat: 'red', command, state: decision.state, events: decision.events });
    const { gameTurn, units } = decision.state;
    state = { ...decision.state, gameTurn: gameTurn + 1, units: units.map((unit) => ({ ...unit, ordered: false })) };
  }
  return counter.counts();
}

const foe = (more: Partial<Troop> = {}): Troop => ({ side: 1, at: [60, 80], ...more });

describe('habits', () => {
  it('are turns on the spot, and turning back within two turns', () => {
    const units = [{ at: [60, 20] }, { at: [10, 5] }, foe()] as const;
    const back = seen({ units }, [move(0, 0, 90), move(0, 0, -90)]);
    expect(back['sip.habit.turnsOnly']).toEqual({ count: 2, of: 2 });
    expect(back['sip.habit.turnsBack']).toEqual({ count: 1, of: 2 });
    const later = seen({ units }, [move(0, 0, 90), move(0, 1), move(0, 1), move(0, 0, -90)]);
    expect(later['sip.habit.turnsBack']).toEqual({ count: 0, of: 4 });
  });

  it('are moves of less than a centimetre', () => {
    const units = [{ at: [60, 20] }, { at: [10, 5] }, foe()] as const;
    expect(seen({ units }, [move(0, 0.9), move(0, 1)])['sip.habit.shortMoves']).toEqual({ count: 1, of: 2 });
  });

  it('are turns without an order from the third in a row on', () => {
    const units = [{ at: [60, 20] }, foe()] as const;
    const turns = (...orders: readonly Command[][]) => {
      const counter = behaviour();
      const state: State = position({ units });
      for (const given of orders) {
        for (const command of given) counter.see({ before: state, seat: 'red', command, state, events: [] });
        const ends = { before: state, seat: 'red', command: { type: 'endTurn' }, state } as const;
        counter.see({ ...ends, events: [{ type: 'turnEnded', rule: 'SIP-AP-1', side: 0, lost: 0 }] });
      }
      return counter.counts()['sip.habit.idleTurns'];
    };
    expect(turns([], [], [], [])).toEqual({ count: 2, of: 4 });
    expect(turns([], [], [move(0, 5)], [], [])).toEqual({ count: 0, of: 5 });
  });

  it('are charges of cavalry by their chance, and in a long battle one good charge', () => {
    const horse: Troop = { at: [60, 40], kind: 'lightCavalry' };
    const weak = { units: [horse, foe({ at: [60, 55], kind: 'light', dp: 3 }), foe()] };
    expect(seen(weak, [charge(0, 1)])['sip.habit.goodCharges']).toEqual({ count: 1, of: 1 });
    const resign: Command = { type: 'resign' };
    const armies = (gameTurn: number) => seen({ ...weak, gameTurn }, [resign])['sip.habit.armiesWithGoodCharge'];
    expect(armies(9)).toEqual({ count: 0, of: 0 });
    expect(armies(10)).toEqual({ count: 0, of: 1 });
    const battle = (commands: readonly Command[]) =>
      seen({ ...weak, gameTurn: 10 }, commands)['sip.habit.battlesWithGoodCharge'];
    expect(battle([resign])).toEqual({ count: 0, of: 1 });
    const fresh = { units: [horse, foe({ at: [60, 55] }), foe()] };
    expect(seen(fresh, [charge(0, 1)])['sip.habit.goodCharges']).toEqual({ count: 0, of: 1 });
  });

  it('are points left at the end of a turn, and Command bases ahead of all their troops', () => {
    const units = [{ at: [60, 20] }, { at: [10, 5] }, foe()] as const;
    const ahead = seen({ units, points: 4, commands: [{ at: [50, 40] }] }, [{ type: 'endTurn' }]);
    expect(ahead['sip.habit.unspent']).toEqual({ count: 4, of: 0 });
    expect(ahead['sip.habit.basesInFront']).toEqual({ count: 1, of: 1 });
    const behind = seen({ units, points: 4, commands: [{ at: [50, 15] }] }, [{ type: 'endTurn' }]);
    expect(behind['sip.habit.basesInFront']).toEqual({ count: 0, of: 1 });
  });
});
