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

describe('where a flight ends', () => {
  /** The flight of a blue model from (300, 300) to the right: its length in mm, and what else is said of it. */
  function path(
    features: readonly FeatureSpec[],
    others: readonly ModelSpec[] = [],
    rest: Partial<ModelSpec> = {},
    from: readonly [number, number] = [200, 300],
  ) {
    const state = position({ features, models: [{ at: [300, 300], player: 1, ...rest }, { at: from }, ...others] });
    const move = fleePath(state, 0, 1);
    return move && { ...move, x: toMm(move.x), y: toMm(move.y), length: Math.round(toMm(move.length) * 10) / 10 };
  }
  const wood = (left: number): FeatureSpec => ({ kind: 'wood', box: [left + 40, 300, 80, 80] });
  const friend = (x: number, y = 300): ModelSpec => ({ at: [x, y], player: 1 });

  it.each<[string, () => ReturnType<typeof path>, Partial<ReturnType<typeof path>>]>([
    ['open ground', () => path([]), { x: 380, y: 300, level: 0, leaves: false, broken: false, length: 80 }],
    ['a wood at once', () => path([wood(305)]), { x: 350, y: 300, broken: true, length: 50 }],
    ['a wood within the short stick', () => path([wood(340)]), { x: 350, broken: true, length: 50 }],
    ['a wood just touched by the short stick', () => path([wood(360)]), { x: 350, broken: true, length: 50 }],
    ['a wood beyond the short stick', () => path([wood(370)]), { broken: false, length: 60 }],
    ['a wood a little beyond it', () => path([wood(361)]), { broken: false, length: 51 }],
    ['a wood at the end of the stick', () => path([wood(389)]), { broken: false, length: 79 }],
    ['a wood beyond the stick', () => path([wood(391)]), { broken: false, length: 80 }],
    [
      'a Short Move into a wood',
      () => path([wood(340)], [], { specials: ['shortMove'] }),
      { broken: true, length: 50 },
    ],
    ['a hill', () => path([{ kind: 'hill', box: [380, 300, 40, 40] }]), { x: 380, level: 1, length: 80 }],
    ['a friend near the end', () => path([], [friend(395, 315)]), { broken: false, x: 380, length: 80 }],
    ['at the edge', () => path([], [], { at: [519, 300] }, [419, 300]), { x: 590, leaves: false, length: 71 }],
    ['over the edge', () => path([], [], { at: [521, 300] }, [421, 300]), { x: 600, leaves: true, length: 80 }],
    ['to the edge', () => path([], [], { at: [520, 300] }, [420, 300]), { x: 590, leaves: false, length: 70 }],
    [
      'over the edge, through a wood',
      () => path([{ kind: 'wood', box: [560, 300, 40, 40] }], [], { at: [560, 300] }, [460, 300]),
      { x: 600, leaves: true, broken: true, length: 50 },
    ],
  ])('SK-MOR-8, SK-MOV-3: %s', (_, flight, expected) => {
    expect(flight()).toMatchObject(expected ?? {});
  });

  it('SK-GEO-13 a friend on whom it would end stops it short of him, where every way is as short', () => {
    // Friends all round at the end of the stick: straight on is tried first.
    const ring = [0, 15, -15, 30, -30, 45, -45, 60, -60, 75, -75, 90, -90].map((degrees) => {
      const angle = (degrees * Math.PI) / 180;
      return friend(300 + 75 * Math.cos(angle), 300 - 75 * Math.sin(angle));
    });
    const found = path([], ring);
    expect(found?.length).toBeGreaterThan(54);
    expect(found?.length).toBeLessThan(56);
    expect(found?.y).toBe(300);
  });

  it('SK-GEO-13 from an enemy on the same spot there is no way', () => {
    expect(path([], [], { level: 1 }, [300, 300])).toBe(null);
  });

  it('SK-GEO-13 upstairs friends on the floor alone are in the way', () => {
    const house: FeatureSpec = { kind: 'building', box: [350, 300, 180, 120], stairs: [270, 250] };
    const up = (level: number) => path([house], [{ ...friend(380), level }], { level: 1 }, [270, 300]);
    expect(up(0)).toMatchObject({ x: 380, y: 300, level: 1 });
    const beside = up(1);
    expect(beside?.level).toBe(1);
    expect(beside?.y).not.toBe(300);
  });

  it('SK-GEO-13 the longest way wins, of equal ones that tried first; one of a millimetre is none', () => {
    const walls = (gap: number): readonly FeatureSpec[] => [
      wall(310 + gap, 280, 320),
      { kind: 'highWall', from: [280, 290], to: [312, 290] },
      { kind: 'highWall', from: [280, 310], to: [312, 310] },
    ];
    expect(path(walls(0.9))).toBe(null);
    expect(path(walls(1.5))).toMatchObject({ length: 1.5, y: 300 });
  });

  it('SK-MOR-8 a hedge is crossed, and shortens the way', () => {
    expect(path([{ kind: 'hedge', from: [325, 250], to: [325, 350] }])).toMatchObject({
      x: 350,
      broken: true,
      length: 50,
    });
  });

  it('SK-GEO-13 the first free way that is shortened is not the longest', () => {
    // Straight on a wall, to the left a wood, to the right open ground.
    const found = path([wall(340, 290, 310), { kind: 'wood', box: [360, 250, 40, 40] }]);
    expect(found).toMatchObject({ length: 80, broken: false });
    expect(found?.y).toBeGreaterThan(300);
  });

  it('SK-GEO-13 upstairs it stops short of friends on its floor, whoever stands below', () => {
    const lane: FeatureSpec = { kind: 'building', box: [350, 300, 180, 21], stairs: [265, 300] };
    const found = path([lane], [{ ...friend(385), level: 1 }, friend(372)], { level: 1 }, [279, 300]);
    expect(found).toMatchObject({ y: 300, level: 1, length: 65 });
  });
});
