import { toMm } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { type ModelSpec, position } from '../../test/positions.ts';
import { threatOf } from './threat.ts';

/** Radii in millimetres of a model of radius 10, alone or touching an enemy. */
function radii(model: Omit<ModelSpec, 'at'>, ...others: readonly ModelSpec[]) {
  const { shot, move } = threatOf(position({ models: [{ at: [300, 300], ...model }, ...others] }), 0);
  return { shot: toMm(shot), move: toMm(move) };
}

describe('what a model threatens', () => {
  it('SK-RNG-2: the last band of its farthest weapon, loaded or not', () => {
    const { shot } = radii({});
    expect(shot).toBeGreaterThan(120);
    expect(radii({ loaded: false }).shot).toBe(shot);
    expect(radii({ depleted: true }).shot).toBe(0);
    expect(radii({ weapons: ['sword'] }).shot).toBe(0);
  });

  it('SK-MOV-1: contact by one Move, unless it fights or lies', () => {
    expect(radii({}).move).toBe(90);
    expect(radii({ specials: ['shortMove'] }).move).toBe(60);
    expect(radii({ posture: 'fallen' }).move).toBe(0);
    expect(radii({}, { at: [320, 300], player: 1 }).move).toBe(0);
  });
});
