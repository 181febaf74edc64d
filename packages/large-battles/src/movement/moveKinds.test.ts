import { steps } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { verdict } from '../../test/answers.ts';
import { battlefield, mover, type UnitSpec } from '../../test/positions.ts';
import type { UnitActivation } from '../state/frames.ts';
import type { Move } from '../state/commands.ts';
import { type Mover, planMove } from './index.ts';

const AHEAD: Move = { kind: 'straight', distance: steps(10) };
const SHIFT: Move = { kind: 'shift', direction: 0, distance: steps(10) };
const FAST: Move = { kind: 'fast', direction: 0, distance: steps(10), facing: 0 };
const ROAD: Move = { kind: 'road', road: 'road', distance: steps(10), facing: 0 };
const WHEEL: Move = { kind: 'wheel', pivot: 'left', angle: 160 };
const TURN: Move = { kind: 'rotate', angle: 160 };

function asked(unit: Partial<UnitSpec>, move: Move, change: Partial<UnitActivation> = {}, mode: Mover['mode'] = 'own') {
  const state = battlefield({ units: [{ at: [900, 600], ...unit }] });
  return planMove(state, mover(state, 0, change, mode), move);
}

describe('kinds of move', () => {
  it.each<readonly [string, Partial<UnitSpec>, Move, Partial<UnitActivation>, Mover['mode'], string]>([
    ['LB-UNIT-05 off the table', { status: 'eliminated' }, AHEAD, {}, 'own', 'LB-UNIT-05'],
    ['LB-CINC-05 of the Reserve', { brigade: -1 }, AHEAD, {}, 'own', 'LB-CINC-05'],
    ['LB-REACT-17 of the Reserve in reaction', { brigade: -1 }, AHEAD, {}, 'reaction', 'LB-REACT-17'],
    ['LB-CINC-05 of the Reserve, in place', { brigade: -1 }, TURN, {}, 'own', 'ok'],
    ['LB-MOVE-03 the third', {}, AHEAD, { moves: 2 }, 'own', 'ok'],
    ['LB-MOVE-03 the fourth', {}, AHEAD, { moves: 3 }, 'own', 'LB-MOVE-03'],
    ['LB-MOVE-03 the fourth, in place', {}, TURN, { moves: 3 }, 'own', 'ok'],
    ['LB-MOVE-34 of infantry that fired', {}, AHEAD, { fired: true }, 'own', 'ok'],
    ['LB-MOVE-34 of foot guns that fired', { kind: 'battery' }, SHIFT, { fired: true }, 'own', 'LB-MOVE-34'],
    ['LB-MOVE-34 of foot guns that fired, in place', { kind: 'battery' }, TURN, { fired: true }, 'own', 'ok'],
    ['LB-MOVE-34 of horse guns that fired', { kind: 'horseBattery' }, SHIFT, { fired: true }, 'own', 'ok'],
    ['LB-MOVE-33 of unlimbered guns, freely', { kind: 'battery' }, FAST, {}, 'own', 'LB-MOVE-33'],
    ['LB-MOVE-33 of unlimbered guns, by road', { kind: 'battery' }, ROAD, {}, 'own', 'LB-MOVE-33'],
    ['LB-MOVE-20 of unlimbered guns, straight', { kind: 'battery' }, AHEAD, {}, 'own', 'LB-MOVE-20'],
    ['LB-MOVE-19 of a square, straight', { formation: 'square' }, AHEAD, {}, 'own', 'LB-MOVE-19'],
    ['LB-MOVE-08 of a line, shifted', {}, SHIFT, {}, 'own', 'LB-MOVE-08'],
    ['LB-MOVE-21 of a line, freely', {}, FAST, {}, 'own', 'LB-MOVE-21'],
    ['LB-MOVE-22 of a column, wheeling', { formation: 'marchColumn' }, WHEEL, {}, 'own', 'LB-MOVE-22'],
  ])('%s', (_title, unit, move, change, mode, rule) => {
    const answer = asked(unit, move, change, mode);
    expect(verdict(answer)).toBe(rule);
    if (!answer.ok) expect(answer.refusal.facts).toMatchObject({ unit: 'unit-0' });
  });

  it('LB-BUA-04 none out of a town', () => {
    const state = battlefield({
      units: [{ at: [900, 600], formation: 'garrison', sector: 0 }],
      terrain: [{ kind: 'sector', box: [900, 600, 120, 120] }],
    });
    const answer = planMove(state, mover(state, 0), AHEAD);
    expect(verdict(answer)).toBe('LB-BUA-04');
    expect(answer.ok ? null : answer.refusal.facts).toEqual({ unit: 'unit-0' });
  });

  it('LB-MOVE-21 says which kind is closed to which formation', () => {
    const answer = asked({ formation: 'square' }, AHEAD);
    expect(answer.ok ? null : answer.refusal.facts).toEqual({ unit: 'unit-0', kind: 'straight', formation: 'square' });
  });
});
