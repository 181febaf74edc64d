/** Straight moves that cost no action (SK-HTH-23, SK-RNG-22): what they pass, and where they end. */
import { steps } from '@drumhead/table';
import { describe, expect, test } from 'vitest';
import { checkRefusal } from '../../test/invariants.ts';
import { type FeatureSpec, type ModelSpec, position } from '../../test/positions.ts';
import type { State } from '../state/state.ts';
import { endOf, type FreeMove, freeMoveProblem } from './freeMoves.ts';

const enemy = (x: number, y: number, more: Partial<ModelSpec> = {}): ModelSpec => ({ at: [x, y], player: 1, ...more });
/** Model 0 at (300, 300), with others and ground as said. */
const laid = (others: readonly ModelSpec[], features: readonly FeatureSpec[] = [], spec: Partial<ModelSpec> = {}) =>
  position({ features, models: [{ at: [300, 300], ...spec }, ...others] });

/** The rule and reason against a move to (x, y), in mm, or 'ok'. */
function going(state: State, x: number, y: number, move: Partial<FreeMove> = {}): string {
  const problem = freeMoveProblem(state, 0, steps(x), steps(y), { contact: true, over: -1, ...move });
  if (problem === null) return 'ok';
  checkRefusal(problem);
  return `${problem.rule} ${problem.reason.replace(/^sk\.\w+\./, '')}`;
}

describe('a free move', () => {
  test('SK-GEO-5, SK-MOV-6: ends at a legal place, with no wall on its way', () => {
    expect(going(laid([]), 340, 300)).toBe('ok');
    expect(going(laid([]), 595, 300)).toBe('SK-GEO-5 offTable');
    expect(going(laid([{ at: [345, 300] }]), 340, 300)).toBe('SK-GEO-5 baseOverlap');
    const wall: FeatureSpec = { kind: 'highWall', from: [330, 250], to: [330, 350] };
    expect(going(laid([], [wall]), 360, 300)).toBe('SK-MOV-6 wall');
    expect(going(laid([], [wall]), 319, 300)).toBe('ok');
    const hill: FeatureSpec = { kind: 'hill', box: [360, 300, 60, 60] };
    expect(endOf(laid([], [hill]), 0, steps(360), steps(300))).toEqual({ x: steps(360), y: steps(300), level: 1 });
    expect(endOf(laid([], [hill]), 0, steps(320), steps(300)).level).toBe(0);
  });

  test('SK-MOV-18: no rider goes into a house, by a door or otherwise', () => {
    const house: FeatureSpec = { kind: 'building', box: [370, 300, 80, 80], openings: [{ kind: 'door', wall: 3 }] };
    const rider: Partial<ModelSpec> = { specials: ['mounted'] };
    expect(going(laid([], [house], rider), 370, 300)).toBe('SK-MOV-18 riderIndoors');
    expect(going(laid([], [house]), 370, 300)).toBe('ok');
    expect(going(laid([], [house], rider), 300, 350)).toBe('ok');
  });

  test('SK-MOV-8, SK-HTH-23: passes over no enemy but the Fallen one it rides through', () => {
    const fallen = enemy(330, 300, { posture: 'fallen' });
    expect(going(laid([fallen]), 360, 300)).toBe('SK-MOV-8 enemyInWay');
    expect(going(laid([fallen]), 360, 300, { over: 1 })).toBe('ok');
    expect(going(laid([enemy(330, 300)]), 360, 300, { over: 1 })).toBe('SK-MOV-8 enemyInWay');
    const two = [fallen, enemy(330, 312, { posture: 'fallen' })];
    expect(going(laid(two), 360, 300, { over: 1 })).toBe('SK-MOV-8 enemyInWay');
    expect(going(laid([enemy(330, 321, { posture: 'fallen' })]), 360, 300)).toBe('ok');
    expect(going(laid([enemy(330, 300, { out: 'wounded' })]), 360, 300)).toBe('ok');
    // An enemy behind its start, which its base may overlap by rounding, is left behind.
    expect(going(laid([enemy(280, 300)]), 340, 300)).toBe('ok');
    expect(going(laid([enemy(300, 280)]), 340, 300)).toBe('ok');
    expect(going(laid([enemy(280.2, 299.9, { posture: 'fallen' })]), 340, 300)).toBe('ok');
  });

  test('SK-MOV-9: passes friends that are free, not one that an enemy holds', () => {
    const friend: ModelSpec = { at: [330, 300] };
    expect(going(laid([friend]), 360, 300)).toBe('ok');
    expect(going(laid([friend, enemy(330, 280)]), 360, 300)).toMatch(/^SK-MOV-9 /);
  });

  test('SK-MOV-8, SK-MOV-18: those on the floor above are in nobody’s way', () => {
    const house: FeatureSpec = {
      kind: 'building',
      box: [330, 300, 120, 120],
      openings: [{ kind: 'door', wall: 0 }],
      stairs: [375, 345],
    };
    const above = enemy(330, 300, { level: 1 });
    expect(going(laid([above], [house]), 360, 300)).toBe('ok');
    expect(going(laid([enemy(330, 300, { posture: 'fallen' })], [house]), 360, 300)).toBe('SK-MOV-8 enemyInWay');
  });

  test('SK-MOV-8, SK-HTH-27: touches a Standing enemy at its end only, and only where it may', () => {
    const aside = enemy(340, 320.2);
    expect(going(laid([aside]), 340, 300)).toBe('ok');
    expect(going(laid([aside]), 340, 300, { contact: false })).toBe('SK-MOV-8 enemyTouched');
    expect(going(laid([aside]), 380, 300)).toBe('SK-MOV-8 enemyTouched');
    expect(going(laid([aside]), 320, 300, { contact: false })).toBe('ok');
    // Not in contact: half a millimetre and more away.
    expect(going(laid([enemy(340, 320.7)]), 380, 300, { contact: false })).toBe('ok');
    // One that lies there, a friend, and one touched already are no new contact.
    expect(going(laid([{ ...aside, posture: 'fallen' }]), 380, 300, { contact: false })).toBe('ok');
    expect(going(laid([{ ...aside, player: 0 }]), 380, 300, { contact: false })).toBe('ok');
    expect(going(laid([enemy(300, 320.2)]), 301, 300, { contact: false })).toBe('ok');
    // Contact across an obstacle comes at a tenth of S.
    const hedge: FeatureSpec = { kind: 'hedge', from: [325, 312.3], to: [355, 312.3] };
    expect(going(laid([enemy(340, 324.6)], [hedge]), 380, 300)).toBe('SK-MOV-8 enemyTouched');
    expect(going(laid([enemy(340, 324.6)]), 380, 300)).toBe('ok');
  });
});
