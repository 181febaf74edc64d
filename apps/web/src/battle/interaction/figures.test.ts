import { describe, expect, it } from 'vitest';
import { type Figure, figuresOf, shownFigure, withFigure } from './figures.ts';

const named = (figures: readonly Figure[]) => figures.map(({ name, value, place }) => [name, value, place]);

describe('figures of an order', () => {
  it('are its lengths, turns and facings, also those of a move within it', () => {
    const command = { type: 'move', unit: 3, move: { kind: 'wheel', distance: 640, angle: -160 }, facing: 1440 };
    expect(named(figuresOf(command))).toEqual([
      ['distance', 10, 0],
      ['angle', -10, 0],
      ['facing', 90, 0],
    ]);
  });

  it('of a way with corners name the place, of one place alone they do not', () => {
    expect(named(figuresOf({ type: 'ride', path: [64, 128, 192, 256] } as never))).toEqual([
      ['x', 1, 1],
      ['y', 2, 1],
      ['x', 3, 2],
      ['y', 4, 2],
    ]);
    expect(named(figuresOf({ type: 'ride', path: [64, 128] } as never))).toEqual([
      ['x', 1, 0],
      ['y', 2, 0],
    ]);
  });

  it('change alone, by the nearest step of the lattice; a facing stays within the circle', () => {
    const command = { type: 'ride', path: [64, 128], turn: 0, facing: 0 };
    const [x, y, turn, facing] = figuresOf(command) as [Figure, Figure, Figure, Figure];
    expect(withFigure(command, x, 2.007)).toEqual({ ...command, path: [128, 128] });
    expect(withFigure(command, y, -1)).toEqual({ ...command, path: [64, -64] });
    expect(withFigure(command, turn, -400)).toEqual({ ...command, turn: -6400 });
    expect(withFigure(command, facing, -10)).toEqual({ ...command, facing: 5600 });
    expect(command.path).toEqual([64, 128]);
  });

  it('are shown as plain decimals for every step of the lattice, in either unit', () => {
    for (let steps = 0; steps < 64 * 50; steps++) {
      expect(shownFigure(steps / 64, 1)).toMatch(/^\d+(\.\d{1,2})?$/);
      expect(shownFigure(steps / 64, 10)).toMatch(/^\d+(\.\d{1,3})?$/);
      expect(Math.round(Number(shownFigure(steps / 64, 10)) * 10 * 64)).toBe(steps);
    }
  });
});
