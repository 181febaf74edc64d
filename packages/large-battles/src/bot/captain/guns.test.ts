import { describe, expect, it } from 'vitest';
import { inSlot, withActions } from '../../../test/botChoices.ts';
import { battlefield } from '../../../test/positions.ts';
import type { Command } from '../../state/commands.ts';
import type { State } from '../../state/state.ts';
import { decide, offers } from '../../turn/machine.ts';
import { plansOf, prospectIn } from '../activationPlans.ts';
import { judgedMoment } from '../value.ts';
import { CAPTAIN } from './judgement.ts';
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

  it('expect more of an activation for that than without the idea, and nothing from it where they have fired', () => {
    const state = inSlot(guns(1150), 0);
    const prospect = (turnsGuns: boolean) =>
      prospectIn(plansOf(judgedMoment(state, 0, { ...CAPTAIN, turnsGuns })), 0, 'own');
    for (const actions of [2, 3] as const) {
      expect(prospect(true)[actions]).toBeGreaterThan(prospect(false)[actions] + 0.05);
    }
    const fired = withActions(guns(1150), 0, 2);
    const acting = fired.frames.map((frame) =>
      frame.at === 'acting' ? { ...frame, doings: frame.doings.map((doing) => ({ ...doing, fired: true })) } : frame,
    );
    const turns = (from: State) => choicesOf(from).filter(isTurn).length;
    expect(turns({ ...fired, frames: acting })).toBeLessThan(turns(fired));
  });

  it('turn and unlimber at next to no cost, as others do not', () => {
    const cost = (state: State, command: Command): number => room.activation?.cost(command, state) ?? 0;
    const turn: Command = { type: 'move', unit: 0, move: { kind: 'rotate', angle: 720 } };
    expect(cost(guns(900), turn)).toBeLessThan(0.1 * cost(guns(900, 'infantry'), turn));
    const form = (formation: 'limbered' | 'unlimbered'): Command => ({ type: 'form', unit: 0, formation, facing: 0 });
    expect(cost(guns(900), form('unlimbered'))).toBeLessThan(0.1 * cost(guns(900), form('limbered')));
  });
});
