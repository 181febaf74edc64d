/** What terrain does to units in it, to ways across it, and to fire over it. */
import { describe, expect, it } from 'vitest';
import { position, type Troop } from '../scenarios/position.ts';
import type { TerrainFile } from '../scenarios/scenarioFile.ts';
import { cm } from '../state/lengths.ts';
import type { Kind, Line, State } from '../state/state.ts';
import { KINDS } from '../state/unitTables.ts';
import { keepsToCrossing, isOnCrossing, laneAt, wadesRiver } from './crossings.ts';
import { ROLLED, rolledTerrain } from './pieces.ts';
import { crossingOf } from './lineCrossings.ts';
import { areasAt, depthIn, hasAreaCover, hasCoverFrom, isIn, isUphill, legCost } from './terrain.ts';
import { terrainIndex } from './terrainEffects.ts';

const box = (kind: string, ...at: [number, number, number, number]) =>
  ({ id: `${kind}-${at.join('-').replaceAll('.', 'p')}`, kind, box: at }) as TerrainFile;
const line = (kind: string, ...points: number[]) =>
  ({ id: `${kind}-${points.join('-').replaceAll('.', 'p')}`, kind, points }) as TerrainFile;
const AREAS = ['woods', 'rough', 'hill', 'fieldwork', 'river', 'bridge', 'ford'] as const;
const ground = (...terrain: readonly TerrainFile[]): State => position({ units: [{ at: [60, 30] }], terrain });
/** A place in centimetres from the south-west corner. */
const at = (x: number, y: number) => ({ x: cm(x), y: cm(90 - y) });

describe('which terrain bars, slows or hinders whom', () => {
  const all = ground(
    ...AREAS.map((kind, i) => box(kind, 10 * i, 0, 10 * i + 5, 5)),
    box('section', 80, 0, 90, 8),
    line('obstacle', 0, 50, 20, 50),
    line('stream', 0, 60, 20, 60),
    line('road', 0, 70, 20, 70),
  );
  const index = terrainIndex(all.terrain);
  const kindsOf = (pieces: readonly { readonly kind: string }[]) => pieces.map(({ kind }) => kind).join(' ');

  it.each<[Kind, string, string]>([
    ['line', 'river', 'woods rough ford'],
    ['light', 'river', 'ford'],
    ['heavyCavalry', 'woods rough river', 'ford'],
    ['lightCavalry', 'woods rough river', 'ford'],
    ['footArtillery', 'woods river', 'rough ford'],
    ['horseArtillery', 'woods river', 'rough ford'],
  ])('SIP-TER-3 SIP-TER-4 SIP-TER-10 %s: barred from %s, slowed in %s', (kind, barred, slow) => {
    expect(kindsOf(index.barred[kind])).toBe(barred);
    expect(kindsOf(index.slow[kind])).toBe(slow);
    const closing = [...barred.split(' '), 'fieldwork', 'section'].sort();
    expect(index.closing[kind].map((piece) => piece.kind).sort()).toEqual(closing);
  });

  it('SIP-TER-1 every kind of terrain has its own list', () => {
    expect(KINDS).toHaveLength(6);
    for (const kind of AREAS) expect(kindsOf(index.areas[kind])).toBe(kind);
    for (const kind of ['obstacle', 'stream', 'road'] as const) expect(kindsOf(index.lines[kind])).toBe(kind);
    expect(kindsOf(index.sections)).toBe('section');
    expect(kindsOf(index.crossings)).toBe('bridge ford');
    expect(kindsOf(index.hurdles)).toBe('obstacle stream');
  });
});

describe('in terrain', () => {
  const hill = box('hill', 50, 20, 70, 40);

  it('SIP-TER-2 a unit is where its centre is, the outline included', () => {
    const inside = (x: number, y: number) => areasAt(ground(hill), 'hill', at(x, y).x, at(x, y).y).length;
    expect([inside(50, 30), inside(49.9, 30), inside(70, 30), inside(70.1, 30)]).toEqual([1, 0, 1, 0]);
    expect([inside(60, 20), inside(60, 19.9), inside(60, 40), inside(60, 40.1)]).toEqual([1, 0, 1, 0]);
    const slope: TerrainFile = { id: 'slope', kind: 'hill', points: [50, 20, 70, 20, 60, 40] };
    const there = at(53, 38);
    expect(areasAt(ground(slope), 'hill', there.x, there.y)).toEqual([]);
    expect([isIn(ground(hill), 0, 'hill'), isIn(ground(hill), 0, 'woods')]).toEqual([true, false]);
  });

  it('SIP-TER-5 uphill: on a hill that the other is not on', () => {
    const uphill = (x: number, y: number, ...terrain: readonly TerrainFile[]) =>
      isUphill(ground(...terrain), at(x, y), 0);
    expect([uphill(60, 10, hill), uphill(60, 22, hill), uphill(60, 10)]).toEqual([true, false, false]);
    expect(uphill(60, 22, hill, box('hill', 55, 28, 65, 35))).toBe(true);
  });

  it('SIP-TER-12 cover of the ground: a wood, a section or a fieldwork', () => {
    const covered = (...terrain: readonly TerrainFile[]) => hasAreaCover(ground(...terrain), 0);
    expect(['woods', 'fieldwork', 'rough', 'hill'].map((kind) => covered(box(kind, 50, 20, 70, 40)))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    const held = position({ units: [{ at: [0, 0], section: 0 }], terrain: [box('section', 55, 26, 65, 34)] });
    expect([hasAreaCover(held, 0), covered()]).toEqual([true, false]);
  });

  it('SIP-TER-12 SIP-TER-8 SIP-TER-9 cover from fire: also an obstacle within 1 cm that the line crosses; not in one work', () => {
    const from = (y: number, target: Partial<Troop>, ...terrain: readonly TerrainFile[]) => {
      const state = position({ units: [{ at: [60, y] }, { side: 1, at: [60, 50], ...target }], terrain });
      const [a, b] = [at(60, y), at(60, 48.5)];
      return hasCoverFrom(state, 0, 1, { x1: a.x, y1: a.y, x2: b.x, y2: b.y });
    };
    const wall = (y: number) => line('obstacle', 50, y, 70, y);
    expect([from(30, {}, wall(47.45)), from(30, {}, wall(47.44)), from(30, {}, wall(52.4))]).toEqual([
      true,
      false,
      false,
    ]);
    expect(from(30, {}, line('obstacle', 50, 48, 59, 48))).toBe(false);
    expect(from(30, {}, line('stream', 50, 48, 70, 48))).toBe(false);
    const work = box('fieldwork', 50, 45, 70, 60);
    expect([from(30, {}, work), from(46, {}, work), from(30, {})]).toEqual([true, false, false]);
    expect(from(46, {}, work, box('fieldwork', 55, 48, 65, 52))).toBe(false);
    expect([
      from(46, {}, box('woods', 50, 45, 70, 60)),
      from(30, { section: 0 }, box('section', 55, 46, 65, 54)),
    ]).toEqual([true, true]);
  });
});

describe('what a leg costs', () => {
  const cost = (
    terrain: readonly TerrainFile[],
    kind: Kind = 'line',
    to: [number, number] = [60, 40],
    escaping = false,
  ) => {
    const { cost: steps, barredBy } = legCost(ground(...terrain), { kind }, at(60, 30), at(...to), undefined, escaping);
    return barredBy === null ? Math.round((steps * 100) / cm(1)) / 100 : barredBy.kind;
  };
  const wood = (...y: [number, number]) => box('woods', 50, y[0], 70, y[1]);

  it('SIP-MOV-14 SIP-TER-3 every centimetre of slow ground twice, overlapping ground once', () => {
    // Whichever way it goes: into it, out of it and through it.
    const through = (from: [number, number], to: [number, number]) => {
      const { cost: steps } = legCost(ground(box('woods', 55, 40, 65, 50)), { kind: 'line' }, at(...from), at(...to));
      return Math.round((steps * 100) / cm(1)) / 100;
    };
    expect([through([50, 45], [60, 45]), through([60, 45], [70, 45]), through([50, 45], [70, 45])]).toEqual([
      15, 15, 30,
    ]);
    expect([through([70, 45], [60, 45]), through([60, 45], [50, 45]), through([70, 45], [50, 45])]).toEqual([
      15, 15, 30,
    ]);
    expect([through([60, 35], [60, 45]), through([60, 45], [60, 55]), through([60, 55], [60, 35])]).toEqual([
      15, 15, 30,
    ]);
    expect([through([50, 38], [70, 38]), through([50, 52], [70, 52]), through([52, 35], [52, 55])]).toEqual([
      20, 20, 20,
    ]);
    expect([through([50, 35], [70, 55]), through([70, 35], [50, 55])]).toEqual([42.43, 42.43]);
    expect([cost([]), cost([wood(32, 35)]), cost([wood(0, 90)]), cost([wood(41, 50)])]).toEqual([10, 13, 20, 10]);
    expect(cost([wood(32, 35)], 'light')).toBe(10);
    expect(cost([wood(32, 35), wood(34, 37)])).toBe(15);
    expect(cost([wood(34, 37), wood(32, 35)])).toBe(15);
    expect(cost([wood(32, 38), wood(34, 35)])).toBe(16);
    expect(cost([wood(32, 33), wood(36, 38)])).toBe(13);
    expect(cost([box('woods', 61, 30, 70, 40)])).toBe(10);
    expect(cost([wood(32, 35)], 'line', [67, 37])).toBe(14.14);
    expect(cost([], 'line', [60, 40], true)).toBe(20);
    expect(cost([wood(32, 35)], 'line', [60, 40], true)).toBe(20);
    expect(cost([wood(0, 90)], 'line', [60, 30])).toBe(0);
  });

  it('SIP-TER-8 SIP-TER-10 half the rate for an obstacle or a stream, nothing for light infantry, guns never', () => {
    const hedge = line('obstacle', 50, 35, 70, 35);
    const stream = line('stream', 50, 37, 70, 37);
    expect([cost([hedge]), cost([hedge, stream]), cost([stream], 'heavyCavalry')]).toEqual([15, 20, 20]);
    expect([cost([hedge], 'light'), cost([hedge], 'footArtillery'), cost([stream], 'horseArtillery')]).toEqual([
      10,
      'obstacle',
      'stream',
    ]);
    expect([cost([line('road', 50, 35, 70, 35)]), cost([line('obstacle', 61, 35, 70, 35)])]).toEqual([10, 10]);
    for (const beside of [
      [50, 20, 70, 29],
      [50, 41, 70, 50],
      [40, 35, 59, 36],
      [61, 35, 70, 36],
    ] as const) {
      expect(cost([line('obstacle', ...beside)])).toBe(10);
    }
    const bent = line('obstacle', 50, 20, 50, 35, 70, 35);
    expect(cost([bent])).toBe(15);
    const over = (from: [number, number], to: [number, number], ...points: number[]) =>
      legCost(ground(line('obstacle', ...points)), { kind: 'line' }, at(...from), at(...to)).cost / cm(1);
    expect([over([55, 45], [65, 45], 60, 40, 60, 50), over([65, 45], [55, 45], 60, 40, 60, 50)]).toEqual([15, 15]);
    expect([over([55, 40], [65, 40], 50, 35, 70, 45), over([65, 40], [55, 40], 50, 45, 70, 35)]).toEqual([15, 15]);
    expect([over([60, 35], [60, 45], 50, 35, 70, 45), over([60, 45], [60, 35], 50, 45, 70, 35)]).toEqual([15, 15]);
  });

  it('SIP-TER-10 not where a bridge or a ford is, which helps over no hedge', () => {
    const stream = line('stream', 50, 35, 70, 35);
    const bridge = box('bridge', 58, 34, 62, 36);
    expect([cost([stream, bridge]), cost([stream, bridge], 'line', [66, 40])]).toEqual([10, 16.66]);
    expect(cost([stream, box('ford', 58, 34, 62, 36)])).toBe(12);
    expect(cost([line('obstacle', 50, 35, 70, 35), bridge])).toBe(15);
    expect(cost([stream, bridge], 'footArtillery')).toBe(10);
  });

  it('SIP-TER-2 a way crosses a line, whichever of its stretches', () => {
    const [piece] = ground(line('obstacle', 50, 20, 50, 35, 70, 35)).terrain as [Line];
    const over = (a: [number, number], b: [number, number]) =>
      crossingOf(piece, at(...a), at(...b), undefined) !== null;
    expect([
      over([60, 30], [60, 40]),
      over([45, 25], [55, 25]),
      over([60, 30], [60, 34]),
      over([45, 40], [48, 20]),
    ]).toEqual([true, true, false, false]);
  });

  it('SIP-MOV-15 how deep a place is inside, whichever way round the corners are listed', () => {
    const square = [0, 0, 0, 10, 20, 10, 20, 0];
    const turned = [20, 0, 20, 10, 0, 10, 0, 0];
    for (const area of [square, turned]) {
      expect([depthIn(area, 5, 5), depthIn(area, 2, 5), depthIn(area, 19, 8), depthIn(area, 10, 9)]).toEqual([
        5, 2, 1, 1,
      ]);
      expect([depthIn(area, -3, 5), depthIn(area, 10, 12)]).toEqual([-3, -2]);
    }
    expect(depthIn([...square, 20, 0], 5, 5)).toBe(5);
    expect(depthIn([0, 0, 30, 40, 0, 40], 6, 20)).toBeCloseTo(6);
    expect(depthIn([0, 0, 30, 40, 0, 40], 12, 20)).toBeCloseTo(2.4);
  });
});

describe('rivers', () => {
  const river = box('river', 0, 34, 120, 38);
  const bridge = box('bridge', 57, 34, 63, 38);

  it('SIP-TER-10 a crossing reaches 5 cm beyond both banks, and no farther', () => {
    const on = (x: number, y: number, ...terrain: readonly TerrainFile[]) => {
      const state = ground(river, ...terrain);
      const [area] = terrainIndex(state.terrain).areas.river;
      return isOnCrossing(state, { ...at(x, y), facing: 0 }, area as NonNullable<typeof area>);
    };
    expect([on(60, 36, bridge), on(60, 29.1, bridge), on(60, 28.9, bridge)]).toEqual([true, true, false]);
    expect([on(60, 42.9, bridge), on(60, 43.1, bridge), on(56.9, 36, bridge), on(63.1, 36, bridge)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(on(60, 36)).toBe(false);
    const state = ground(box('woods', 0, 34, 120, 38), bridge);
    expect(isOnCrossing(state, { ...at(60, 36), facing: 0 }, terrainIndex(state.terrain).areas.woods[0] as never)).toBe(
      false,
    );
  });

  it('SIP-TER-10 of a river from north to south the banks lie east and west', () => {
    const tall = (kind: string, ...rest: [number, number, number, number]) => box(kind, ...rest);
    const state = ground(tall('river', 40, 0, 44, 90), tall('bridge', 40, 42, 44, 48));
    const lane = (x: number, y: number) => laneAt(state, at(x, y).x, at(x, y).y)?.kind ?? null;
    expect([lane(42, 45), lane(35.2, 45), lane(48.8, 45), lane(34.8, 45), lane(42, 41), lane(42, 49)]).toEqual([
      'bridge',
      'bridge',
      'bridge',
      null,
      null,
      null,
    ]);
    const wide = ground(river, bridge);
    const laneWide = (x: number, y: number) => laneAt(wide, at(x, y).x, at(x, y).y)?.kind ?? null;
    expect([laneWide(60, 29.2), laneWide(60, 42.8), laneWide(55, 36), laneWide(65, 36)]).toEqual([
      'bridge',
      'bridge',
      null,
      null,
    ]);
    // A river that ends at the crossing on one side.
    for (const half of [box('river', 0, 34, 60, 38), box('river', 60, 34, 120, 38)]) {
      const ends = ground(half, bridge);
      expect(laneAt(ends, at(60, 30).x, at(60, 30).y)?.kind).toBe('bridge');
    }
  });

  it('SIP-TER-10 while it is over the river its centre keeps to the crossing, at both ends of the way', () => {
    const state = ground(river, bridge);
    const keeps = (x: number, degrees: number, from: number, to: number) =>
      keepsToCrossing(state, { ...at(x, 30), facing: 0 }, degrees * 16, { from: cm(from), to: cm(to) });
    expect([keeps(60, 0, 2, 10), keeps(56, 0, 2, 10), keeps(62, 30, 2, 10), keeps(56.5, 10, 2, 10)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('SIP-TER-10 SIP-GEN-6 the way wades where more than 0.05 cm of it is wet and on no crossing', () => {
    const wades = (a: [number, number], b: [number, number], ...terrain: readonly TerrainFile[]) =>
      wadesRiver(ground(...terrain), at(...a), at(...b));
    expect([
      wades([60, 30], [60, 40], river),
      wades([60, 30], [60, 40], river, bridge),
      wades([60, 30], [60, 33], river),
    ]).toEqual([true, false, false]);
    expect(wades([60, 30], [60, 34.04], river)).toBe(false);
    expect(wades([60, 30], [60, 34.06], river)).toBe(true);
    expect(wades([50, 30], [70, 42], river, bridge)).toBe(true);
    expect(wades([60, 30], [60, 40], river, box('ford', 57, 34, 63, 38))).toBe(false);
    expect(wades([60, 30], [60, 40], river, box('ford', 80, 34, 90, 38), bridge, box('ford', 20, 34, 30, 38))).toBe(
      false,
    );
    expect(wades([60, 30], [60, 60], box('river', 0, 50, 120, 54), river)).toBe(true);
    // The bridge over one river is no bridge over the next, and dry banks make up for no wet foot.
    expect(wades([60, 30], [60, 60], river, box('bridge', 57, 32, 63, 42), box('river', 0, 50, 120, 54))).toBe(true);
    expect(wades([60, 30], [60, 40], river, box('bridge', 57, 28, 63, 36))).toBe(true);
  });
});

describe('the rolled table', () => {
  it('SIP-TER-13 six sectors row by row from the north-west, each piece in the middle of its own', () => {
    const field = { width: cm(120), depth: cm(90) };
    const told = (...faces: number[]) =>
      rolledTerrain(field, faces).map(({ id, kind, minX, minY, maxX, maxY }) => {
        const [x, y] = [(minX + maxX) / 2 / cm(1), (minY + maxY) / 2 / cm(1)];
        return `${id} ${kind} ${x} ${y} ${(maxX - minX) / cm(1)}x${(maxY - minY) / cm(1)}`;
      });
    expect(told(3, 4, 5, 6, 1, 2)).toEqual([
      'sector-1 woods 20 22.5 20x14',
      'sector-2 hill 60 22.5 24x18',
      'sector-3 rough 100 22.5 20x14',
      'sector-4 section 20 67.5 10x8',
    ]);
    expect(told(6, 6, 6, 1, 2, 6)).toEqual([
      'sector-1 section 20 22.5 10x8',
      'sector-2 section 60 22.5 10x8',
      'sector-3 woods 100 22.5 20x14',
      'sector-6 woods 100 67.5 20x14',
    ]);
    expect(told(1, 1, 1, 1, 3, 3)).toEqual(['sector-5 woods 60 67.5 20x14', 'sector-6 woods 100 67.5 20x14']);
    const sections = rolledTerrain(field, [6, 6, 1, 1, 1, 1]);
    expect(
      sections.map((piece) => (piece.kind === 'section' ? [piece.section, piece.facing, piece.width] : null)),
    ).toEqual([
      [0, 0, cm(10)],
      [1, 0, cm(10)],
    ]);
    expect(ROLLED).toHaveLength(6);
  });
});
