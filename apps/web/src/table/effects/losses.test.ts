import { describe, expect, it } from 'vitest';
import { lossesOf, menLying, type Strength } from './losses.ts';
import { shotFrom } from './shots.ts';

const unit = (changes: Partial<Strength> = {}): Strength => ({
  x: 400,
  y: 300,
  onTable: true,
  eliminated: false,
  hurt: 0,
  ...changes,
});
const same = (one: Strength) => one;

describe('losses', () => {
  const whole = unit();
  const stirred = unit({ hurt: 1 });
  const shot = unit({ x: 450, hurt: 2 });
  const gone = unit({ x: 0, y: 0, onTable: false, eliminated: true, hurt: 2 });

  it('lie where the unit stood when it lost them', () => {
    const losses = lossesOf([[whole], [stirred], [shot], [gone]], same);
    expect(losses.map(({ x, men }) => [x, men])).toEqual([
      [400, 2],
      [400, 2],
      [450, 6],
    ]);
  });

  it('stay when the unit rallies, and none come from that', () => {
    expect(lossesOf([[whole], [stirred], [whole]], same)).toEqual(lossesOf([[whole], [stirred]], same));
  });

  it('come from no unit that never stood on the table', () => {
    const waiting = unit({ onTable: false });
    expect(lossesOf([[waiting], [gone]], same)).toEqual([]);
  });

  it('go with the orders that are taken back', () => {
    expect(lossesOf([[whole], [whole]], same)).toEqual([]);
  });

  it('are as many men as were lost, near the place, always the same', () => {
    const [loss] = lossesOf([[whole], [stirred]], same);
    if (!loss) throw new Error('There must be a loss.');
    const men = menLying(loss);
    expect(men).toHaveLength(2);
    for (const { x, y } of men) expect(Math.hypot(x - 400, y - 300)).toBeLessThan(45);
    expect(menLying(loss)).toEqual(men);
    expect(menLying({ ...loss, seed: loss.seed + 1 })).not.toEqual(men);
  });
});

describe('smoke', () => {
  const place = { x: 100, y: 100, facing: 0, width: 120, depth: 15 };

  it('hangs before the front, as wide as it is seen', () => {
    expect(shotFrom(place)).toEqual({ x: 100, y: 100 - 15.5, width: 120 });
    const east = shotFrom({ ...place, facing: 90 });
    expect(east.x).toBeCloseTo(115.5);
    expect(east.width).toBeCloseTo(16);
  });
});
