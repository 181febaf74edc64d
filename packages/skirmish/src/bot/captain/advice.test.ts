/** What the term `command` counts in an order; the words for it (`sk.advice.for.command`) say all of this. */
import { steps } from '@drumhead/table';
import { expect, it } from 'vitest';
import { acting, type ModelSpec } from '../../../test/positions.ts';
import type { Command } from '../../state/commands.ts';
import type { State } from '../../state/state.ts';
import { advice } from './advice.ts';
import { room } from './room.ts';

const red = (x: number, y: number, rest: Partial<ModelSpec> = {}): ModelSpec => ({ at: [x, y], ...rest });
const blue = (x: number, y: number, rest: Partial<ModelSpec> = {}): ModelSpec => ({ at: [x, y], player: 1, ...rest });
const walk = (x: number, y: number): Command => ({ type: 'move', model: 1, x: steps(x), y: steps(y), sprint: false });
const shot = (target: number): Command => ({ type: 'shoot', model: 1, weapon: 0, target, aimed: false });

/** How much better the order is to a captain who counts commanders twice. */
function ofCommand(state: State, command: Command): number {
  const worth = (times: number): number =>
    room.expected(advice.leaning('command', times), state, 'red', command) ?? Number.NaN;
  return worth(2) - worth(1);
}

it('is drawn fire: the same wherever the man walks whom the enemy shoots at in place of the commander', () => {
  const state = acting({ models: [red(300, 300, { specials: ['leader'] }), red(360, 320), blue(300, 150)] }, 1, 1);
  const ahead = ofCommand(state, walk(360, 280));
  expect(ahead).toBeGreaterThan(1);
  expect(ofCommand(state, walk(360, 241))).toBeCloseTo(ahead);
  expect(ofCommand(state, walk(335, 250))).toBeCloseTo(ahead);
  // Beside him the commander is still the nearest, and a shot at another draws nothing.
  expect(ofCommand(state, walk(320, 320))).toBeCloseTo(0);
  expect(ofCommand(state, shot(2))).toBeCloseTo(0);
});

it('is the commander of the enemy, where he can be hit', () => {
  const leader: ModelSpec = blue(300, 150, { specials: ['leader'] });
  const state = acting({ models: [red(300, 500, { specials: ['leader'] }), red(300, 280), leader] }, 1, 1);
  expect(ofCommand(state, shot(2))).toBeGreaterThan(1);
});
