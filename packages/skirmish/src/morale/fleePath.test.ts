import { toMm } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { type FeatureSpec, type ModelSpec, position } from '../../test/positions.ts';
import { fleePath, fleeSources } from './fleePath.ts';

/** A blue model at (300, 300) flees from a red one, by default at (200, 300). */
function flees(
  features: readonly FeatureSpec[] = [],
  others: readonly ModelSpec[] = [],
  rest: Partial<ModelSpec> = {},
  from: readonly [number, number] = [200, 300],
) {
  const state = position({
    features,
    models: [{ at: [300, 300], player: 1, ...rest }, { at: from }, ...others],
  });
  const move = fleePath(state, 0, 1);
  return move === null ? 'stays' : { at: [toMm(move.x), toMm(move.y)], leaves: move.leaves };
}
const wall = (x: number, top = 100, bottom = 500): FeatureSpec => ({
  kind: 'highWall',
  from: [x, top],
  to: [x, bottom],
});

describe('from whom', () => {
  it('SK-GEO-13 the nearest Standing enemy it sees, else any Standing one, else the nearest enemy', () => {
    const sources = (...reds: readonly ModelSpec[]) =>
      fleeSources(position({ features: [wall(250)], models: [{ at: [300, 300], player: 1 }, ...reds] }), 0);
    expect(sources({ at: [220, 300] }, { at: [500, 300] })).toEqual([2]);
    expect(sources({ at: [220, 300] }, { at: [500, 300], posture: 'fallen' })).toEqual([1]);
    expect(sources({ at: [220, 300], posture: 'prone' }, { at: [360, 300], posture: 'fallen' })).toEqual([2]);
    expect(sources({ at: [360, 300] }, { at: [300, 360] }, { at: [300, 361] })).toEqual([1, 2]);
    expect(sources({ at: [220, 300], out: 'killed' })).toEqual([]);
  });
});

describe('how far', () => {
  it('SK-GEO-13 SK-MOR-8 one move of its stick straight away', () => {
    expect(flees()).toEqual({ at: [380, 300], leaves: false });
    expect(flees([], [], { specials: ['shortMove'] })).toEqual({ at: [350, 300], leaves: false });
    expect(flees([], [], { specials: ['mounted'] })).toEqual({ at: [420, 300], leaves: false });
  });

  it('SK-MOR-8 broken ground reduces it, to S at least', () => {
    const rough: FeatureSpec = { kind: 'rough', box: [340, 300, 60, 60] };
    expect(flees([rough])).toEqual({ at: [350, 300], leaves: false });
    expect(flees([rough], [], { specials: ['lightInfantry'] })).toEqual({ at: [380, 300], leaves: false });
    expect(flees([rough], [], { specials: ['shortMove'] })).toEqual({ at: [350, 300], leaves: false });
  });

  it('SK-MOR-8 broken ground in the last step of the way ends it there', () => {
    // The enemy's base ends the way at half a step, and the ground begins within that half.
    const enemy: ModelSpec = { at: [300 + 5747 / 64, 300 + 501 / 64] };
    const rough: FeatureSpec = { kind: 'rough', box: [380.3125 + 40, 300, 80, 80] };
    expect(flees([rough], [enemy])).toEqual({ at: [300 + 4499 / 64, 300], leaves: false });
  });

  it('SK-GEO-13 SK-MOV-19 the table edge does not block: a centre beyond it is off the table, else the base stops at it', () => {
    expect(flees([], [], { at: [540, 300] }, [440, 300])).toMatchObject({ leaves: true });
    expect(flees([], [], { at: [515, 300] }, [415, 300])).toEqual({ at: [590, 300], leaves: false });
  });

  it('SK-GEO-13 a blocked model takes the direction with the longest free way', () => {
    // 30 mm are free straight on, all 80 mm at 60°.
    const found = flees([wall(340)]);
    expect(found).not.toBe('stays');
    if (found === 'stays') return;
    expect(found.at[0]).toBeCloseTo(300 + 80 * 0.2588, 1);
    // Of equally long ways the left one is tried first.
    expect(found.at[1]).toBeCloseTo(300 - 80 * 0.9659, 1);
  });

  it('SK-GEO-13 the way keeps 1 mm from enemy bases', () => {
    const enemy = (y: number): ModelSpec => ({ at: [350, y] });
    expect(flees([], [enemy(321)])).toEqual({ at: [380, 300], leaves: false });
    expect(flees([], [enemy(320.9)])).not.toEqual({ at: [380, 300], leaves: false });
  });

  it('SK-GEO-13 the way may pass through friends, but not end on them', () => {
    const friend = (x: number): ModelSpec => ({ at: [x, 300], player: 1 });
    expect(flees([], [friend(340)])).toEqual({ at: [380, 300], leaves: false });
    const short = flees([], [friend(380)]);
    expect(short).not.toBe('stays');
    // Only 60 mm are free straight on: 15° to the left leads past.
    if (short !== 'stays') expect(short.at[1]).toBeLessThan(300);
  });

  it('SK-GEO-13 a model with no way out stays put', () => {
    const box: FeatureSpec[] = [
      wall(310.5, 280, 320),
      { kind: 'highWall', from: [280, 289.5], to: [311, 289.5] },
      { kind: 'highWall', from: [280, 310.5], to: [311, 310.5] },
    ];
    expect(flees(box)).toBe('stays');
  });
});
