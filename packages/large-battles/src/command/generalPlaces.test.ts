import { steps, toMm } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { battlefield, type UnitSpec } from '../../test/positions.ts';
import { gridAround, placesAround, placesNear, type Spot } from './generalPlaces.ts';

const told = (spots: readonly Spot[]): readonly unknown[] =>
  spots.map(({ x, y, facing }) => [...[x, y].map((n) => Math.round(toMm(n) * 10) / 10), facing / 16]);
const table = (...units: readonly UnitSpec[]) => battlefield({ units });

describe('places for a General', () => {
  // He needs 16.1 mm of room: a fifth of S, and an eighth of a millimetre.
  it('LB-LEAD-04 behind the middle of his units, then behind each that is near enough', () => {
    const state = table({ at: [700, 600] }, { at: [900, 620] }, { at: [1300, 600], formation: 'attackColumn' });
    const from = { x: steps(800), y: steps(700) };
    expect(told(placesNear(state, [0, 1, 2], from, steps(300)))).toEqual([
      [966.7, 686.7, 0],
      [700, 623.6, 0],
      [900, 643.6, 0],
    ]);
    expect(told(placesNear(state, [2], from, steps(600)))).toEqual([
      [1300, 680, 0],
      [1300, 631.1, 0],
    ]);
    // Up to the very distance: 300 and 400 aside are 500.
    const aside = table({ at: [500, 600] });
    expect(placesNear(aside, [0], { x: steps(800), y: steps(200) }, steps(500))).toHaveLength(2);
    expect(placesNear(aside, [0], { x: steps(800), y: steps(200) }, steps(500) - 1)).toHaveLength(1);
    expect(placesNear(state, [], from, steps(500))).toEqual([]);
  });

  it('LB-LEAD-04 behind is where a unit does not face', () => {
    expect(told(placesNear(table({ at: [700, 600], facing: 90 }), [0], { x: 0, y: 0 }, steps(2000)))).toEqual([
      [620, 600, 90],
      [676.4, 600, 90],
    ]);
    expect(told(placesNear(table({ at: [700, 600], facing: 180 }), [0], { x: 0, y: 0 }, steps(2000)))).toEqual([
      [700, 520, 180],
      [700, 576.4, 180],
    ]);
  });

  it('LB-LEAD-20 around each unit, close by, then at a third and two thirds of his span', () => {
    const around = (facing: number) => told(placesAround(table({ at: [700, 600], facing }), [0], steps(240)));
    expect(around(0)).toEqual([
      [700, 623.6, 0],
      [623.9, 600, 0],
      [776.1, 600, 0],
      [700, 576.4, 0],
      [700, 687.5, 0],
      [560, 600, 0],
      [840, 600, 0],
      [700, 512.5, 0],
      [700, 767.5, 0],
      [480, 600, 0],
      [920, 600, 0],
      [700, 432.5, 0],
    ]);
    expect(around(90).slice(0, 4)).toEqual([
      [676.4, 600, 90],
      [700, 523.9, 90],
      [700, 676.1, 90],
      [723.6, 600, 90],
    ]);
    // At 30 degrees ahead is half as far to the right as it is far, and up by the rest.
    expect(around(30)[7]).toEqual([743.8, 524.2, 30]);
    expect(around(30)[6]).toEqual([821.3, 670, 30]);
  });

  it('LB-LEAD-20 touching: half his depth or half his frontage off', () => {
    const touching = (scale: '15mm' | '28mm') =>
      told(placesAround(battlefield({ scale, units: [{ at: [700, 600], formation: 'square' }] }), [0], 0));
    expect(touching('15mm')).toEqual([
      [700, 637.5, 0],
      [662.5, 600, 0],
      [737.5, 600, 0],
      [700, 562.5, 0],
      [700, 630, 0],
      [670, 600, 0],
      [730, 600, 0],
      [700, 570, 0],
    ]);
    expect(touching('28mm')[0]).toEqual([700, 656.3, 0]);
  });

  it('LB-LEAD-20 of a grid of 5 mm all from which his span may reach the unit, each once', () => {
    const grid = (scale: '15mm' | '28mm', ...units: readonly UnitSpec[]) => {
      const state = battlefield({ scale, units });
      return [
        ...gridAround(
          state,
          units.map((_, i) => i),
          steps(20),
        ),
      ];
    };
    const square: UnitSpec = { at: [702, 598], formation: 'square' };
    const spots = grid('15mm', square);
    // 20 + 45 + 45 mm are 22 cells to every side of the cell at 700, 600.
    expect(spots).toHaveLength(45 * 45);
    const xs = spots.map(({ x }) => toMm(x));
    const ys = spots.map(({ y }) => toMm(y));
    expect([Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]).toEqual([590, 810, 490, 710]);
    expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(45 * 45);
    expect(spots.every(({ facing }) => facing === 0)).toBe(true);
    // Two units: what both reach comes once.
    const both = grid('15mm', square, { ...square, at: [712, 598] });
    expect(both).toHaveLength(47 * 45);
    expect(toMm(Math.min(...grid('28mm', square).map(({ x }) => Math.abs(x - steps(702)))))).toBeLessThan(7.5);
    expect(new Set(grid('28mm', square).map(({ x }) => x % steps(7.5))).size).toBe(1);
  });
});
