import { expect, it } from 'vitest';
import { inSlot, withChance } from '../../../test/botChoices.ts';
import { battlefield } from '../../../test/positions.ts';
import type { Command } from '../../state/commands.ts';
import type { State } from '../../state/state.ts';
import { advice } from './advice.ts';

const field = battlefield({ units: [{ at: [900, 1000] }, { at: [900, 500], side: 1 }] });
const toldOf = (state: State, seat: string, command: Command) =>
  advice.odds(state, seat, command).map(({ what }) => what);

it('LB-ACT-13 LB-ACT-16 odds tell of a double failure of a unit, and of none of a General', () => {
  const slot = inSlot(field, 0);
  const counts = ['actions0', 'actions1', 'actions2'];
  expect(toldOf(slot, 'red', { type: 'activate', unit: 0, dice: 2 })).toEqual([...counts, 'doubleFailure']);
  expect(toldOf(slot, 'red', { type: 'activateGeneral', general: 0, dice: 2 })).toEqual(counts);
});

it('LB-REACT-05 odds tell of no double failure in a reaction', () => {
  expect(toldOf(withChance(field, 1, 2, 0, 1), 'blue', { type: 'react', unit: 1 })).toEqual([
    'actions0',
    'actions1',
    'actions2',
  ]);
});
