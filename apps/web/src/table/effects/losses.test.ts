import { describe, expect, it } from 'vitest';
import { lossesOf, lossesUpTo, menLying, type Strength } from './losses.ts';
import { shotFrom } from './shots.ts';

const unit = (changes: Partial<Strength> = {}): Strength => ({
  x: 400,
  y: 300,
  onTable: true,
  eliminated: false,
  hurt: 0,
  ...changes,
});
/** The losses that are drawn once all these states were seen. */
const lossesIn = (states: readonly (readonly Strength[])[], count = states.length) =>
  lossesUpTo(
    lossesOf(states, (one) => one),
    count,
  );

describe('losses', () => {
  const whole = unit();
  const stirred = unit({ hurt: 1 });
  const shot = unit({ x: 450, hurt: 2 });
  const gone = unit({ x: 0, y: 0, onTable: false, eliminated: true, hurt: 2 });

  it('lie where the unit stood when it lost them', () => {
    const losses = lossesIn([[whole], [stirred], [shot], [gone]]);
    expect(losses.map(({ x, men }) => [x, men])).toEqual([
      [400, 2],
      [400, 2],
      [450, 6],
    ]);
  });

  it('stay when the unit rallies, and none come from that', () => {
    expect(lossesIn([[whole], [stirred], [whole]])).toEqual(lossesIn([[whole], [stirred]]));
  });

  it('come from no unit that never stood on the table', () => {
    const waiting = unit({ onTable: false });
    expect(lossesIn([[waiting], [gone]])).toEqual([]);
  });

  it('lie there from the state that shows them, and not before', () => {
    const states = [[whole], [stirred], [shot], [gone]];
    expect([1, 2, 3, 4].map((count) => lossesIn(states, count).length)).toEqual([0, 1, 2, 3]);
    expect(lossesIn(states, 3)).toEqual(lossesIn(states.slice(0, 3)));
  });

  it('are no more than the table can bear: the latest', () => {
    const states = Array.from({ length: 100 }, (_, i) => [unit({ x: i, hurt: i })]);
    const drawn = lossesIn(states);
    expect(drawn).toHaveLength(60);
    expect(drawn.at(-1)).toMatchObject({ x: 98, men: 2 });
  });

  it('go with the orders that are taken back', () => {
    expect(lossesIn([[whole], [whole]])).toEqual([]);
  });

  it('are as many men as were lost, near the place, always the same', () => {
    const [loss] = lossesIn([[whole], [stirred]]);
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
