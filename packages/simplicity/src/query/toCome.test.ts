import { begin } from '@drumhead/engine';
import { expect, it } from 'vitest';
import { simplicity } from '../ruleset.ts';
import type { State } from '../state/state.ts';
import { stillToCome } from './toCome.ts';

it('SIP-SCN-1 a brigade that comes later is told once, with its turn and its stretch of the home edge', () => {
  const made = begin(simplicity, simplicity.scenario('crossroads'));
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  const { state } = made.value;
  const coming = stillToCome(state);
  const later = state.field.units.filter(({ arrives }) => arrives > 0).length;
  expect(coming.map(({ side, turn, edge }) => [side, turn, edge])).toEqual([
    [0, 4, 'bottom'],
    [1, 4, 'top'],
  ]);
  expect(coming.flatMap(({ pieces }) => pieces)).toHaveLength(later);
  expect(coming.every(({ from, to = 0 }) => from >= 0 && from < to)).toBe(true);
  const arrived: State = { ...state, units: state.units.map((unit) => ({ ...unit, status: 'ready' })) };
  expect(stillToCome(arrived)).toEqual([]);
});
