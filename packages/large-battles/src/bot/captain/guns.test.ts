import { describe, expect, it } from 'vitest';
import { inSlot, withActions } from '../../../test/botChoices.ts';
import { battlefield } from '../../../test/positions.ts';
import type { Command } from '../../state/commands.ts';
import type { State } from '../../state/state.ts';
import { decide, offers } from '../../turn/machine.ts';
import { evaluation } from '../index.ts';
import { room } from './room.ts';

const weights = room.terms.map(({ weight }) => weight);

/** A foot battery that looks straight ahead, and infantry within its range but beside its arc, or in it. */
const guns = (x: number, kind: 'battery' | 'infantry' = 'battery'): State =>
  battlefield({
    units: [
      { at: [900, 900], kind },
      { at: [x, 700], side: 1 },
    ],
  });

const choicesOf = (state: State): readonly Command[] => {
  const mind = room.mind(weights);
  room.begin?.(mind, state, 'red');
  return room.choices(mind, state, 'red');
};

const isTurn = (command: Command): boolean => command.type === 'move' && command.move.kind === 'rotate';

describe('guns', () => {
  it('LB-MOVE-34 turn to a target beside their arc, and fire with the next action', () => {
    const aside = withActions(guns(1150), 0, 2);
    expect(offers(aside, 'red').some(({ type }) => type === 'fire')).toBe(false);
    const fires = choicesOf(aside)
      .filter(isTurn)
      .map((turn) => decide(aside, 'red', turn))
      .filter((turned) => turned.ok && offers(turned.state, 'red').some(({ type }) => type === 'fire'));
    expect(fires).not.toEqual([]);
  });

  it('are worth an activation for that, as the corporal does not see', () => {
    const state = inSlot(guns(1150), 0);
    const order: Command = { type: 'activate', unit: 0, dice: 3 };
    const mind = room.mind(weights);
    room.begin?.(mind, state, 'red');
    const worth = room.expected(mind, state, 'red', order) ?? 0;
    expect(worth).toBeGreaterThan(0);
    expect(worth).toBeGreaterThan(1.5 * (evaluation.expectedValue(state, 'red', order) ?? 0));
  });

  it('turn and unlimber at next to no cost, as others do not', () => {
    const cost = (state: State, command: Command): number => room.activation?.cost(command, state) ?? 0;
    const turn: Command = { type: 'move', unit: 0, move: { kind: 'rotate', angle: 720 } };
    expect(cost(guns(900), turn)).toBeLessThan(0.1 * cost(guns(900, 'infantry'), turn));
    const form = (formation: 'limbered' | 'unlimbered'): Command => ({ type: 'form', unit: 0, formation, facing: 0 });
    expect(cost(guns(900), form('unlimbered'))).toBeLessThan(0.1 * cost(guns(900), form('limbered')));
  });
});
