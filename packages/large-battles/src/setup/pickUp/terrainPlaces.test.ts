import { steps, toMm } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { BRITAIN, FRANCE, pickUpField } from '../../../test/deploying.ts';
import type { Command, LaidSize } from '../../state/commands.ts';
import type { LayTerrainFrame } from '../../state/frames.ts';
import type { Field, SideIndex, TerrainKind, TerrainPiece } from '../../state/state.ts';
import { firstLayTerrain } from './layTerrain.ts';
import { type LayCommand, layProblem, outlineOf, pieceOf } from './pieces.ts';
import { layOffers, middlesIn, nearestLay, roomForArea, zoneOfLay } from './terrainPlaces.ts';

// 15 mm: 1800 x 1200 mm, France at the top, zones 200 mm deep, zone 3 at the edge; M 120, L 180.
const bare = pickUpField();
const frame = firstLayTerrain(FRANCE);

const lay = (kind: TerrainKind, size: LaidSize, x: number, y: number, degrees = 0): LayCommand => ({
  type: 'lay',
  kind,
  size,
  x: steps(x),
  y: steps(y),
  facing: degrees * 16,
});
const wood = (x: number, y: number, size: LaidSize = 'MxM', degrees = 0): TerrainPiece =>
  pieceOf(`wood-${x}`, 'wood', outlineOf(bare.sticks, lay('wood', size, x, y, degrees)), -1);
const holding = (...terrain: TerrainPiece[]): Field => ({ ...bare, terrain });

const shown = (command: Command): string =>
  command.type === 'lay'
    ? [command.kind, command.size, toMm(command.x), toMm(command.y), command.facing / 16].join(' ')
    : command.type;

describe('the middles of pieces in a zone', () => {
  const middles = (side: SideIndex, zone: number) => {
    const { minX, maxX, minY, maxY } = middlesIn(bare, side, zone, steps(120), steps(180));
    return [minX, maxX, minY, maxY].map(toMm);
  };

  it('LB-SET-06 LB-GEO-14 keep the piece wholly in its zone and on the table, at either baseline', () => {
    expect(middles(FRANCE, 3)).toEqual([60, 1740, 90, 110]);
    expect(middles(FRANCE, 1)).toEqual([60, 1740, 490, 510]);
    expect(middles(BRITAIN, 3)).toEqual([60, 1740, 1090, 1110]);
    expect(middles(BRITAIN, 2)).toEqual([60, 1740, 890, 910]);
    expect(middlesIn(bare, FRANCE, 3, 5, 7)).toEqual({ minX: 3, maxX: 115197, minY: 4, maxY: 12796 });
  });
});

describe('pieces offered', () => {
  const offered = (field: Field, of: LayTerrainFrame, ...sorts: ('area' | 'linear')[]) => {
    const offers = layOffers(field, of, sorts) as LayCommand[];
    for (const offer of offers) {
      expect(layProblem(field, of.side, offer)).toBeNull();
      const zone = zoneOfLay(field, of.side, offer);
      expect(of.zone === 0 ? !of.done[of.side].includes(zone) : zone === of.zone).toBe(true);
    }
    return offers.map(shown);
  };

  it('LB-SET-05 LB-SET-01 LB-SET-02 are four of each sort, of every kind and size, over the zones still open', () => {
    expect(offered(bare, frame, 'area', 'linear')).toEqual([
      'wood MxM 60 460 0',
      'rough LxM 950 300 90',
      'steepHill LxL 350 110 0',
      'sector MxM 1030 500 90',
      'hedge 1M 60 400 0',
      'fence 1M 770 270 90',
      'wall 1M 140 30 0',
      'hedge 1M 490 500 90',
    ]);
    expect(offered(bare, frame, 'linear')).toHaveLength(4);
    expect(offered(bare, { ...frame, done: [[1, 2], []] }, 'area').map((offer) => offer.split(' ')[0])).toEqual([
      'wood',
      'rough',
      'steepHill',
      'sector',
    ]);
  });

  it('LB-SET-05 are in the zone begun, and other ones once a piece lies', () => {
    expect(offered(holding(wood(300, 100)), { ...frame, side: BRITAIN, zone: 2 }, 'area', 'linear')).toEqual([
      'rough MxM 430 860 0',
      'steepHill LxM 1320 900 90',
      'sector MxM 510 890 0',
      'wood MxM 1400 900 90',
      'fence 1M 320 860 0',
      'wall 1M 1140 870 90',
      'hedge 1M 510 830 0',
      'fence 1M 860 900 90',
    ]);
  });

  it('LB-SET-06 LB-SET-05 are the only place there is, however narrow, in each zone that has one', () => {
    // On a table of 600 mm two woods leave a place of the width of a third between them, off the grid.
    const narrow = (room: number, ...more: TerrainPiece[]): Field => ({
      ...holding(wood(60.3, 100), wood(180.3 + room, 100), ...more),
      width: steps(600),
    });
    const inZone3: LayTerrainFrame = { ...frame, zone: 3 };
    expect(offered(narrow(360), inZone3, 'area')).toEqual(['wood MxM 300.296875 60.546875 0']);
    expect(roomForArea(narrow(360), FRANCE, 3)).toBe(true);
    expect(roomForArea(narrow(320), FRANCE, 3)).toBe(false);
    expect(offered(narrow(320), inZone3, 'area')).toEqual([]);
    expect(roomForArea(narrow(320), FRANCE, 1)).toBe(true);
    // A hedge in the place takes no room.
    const hedge = pieceOf('hedge-1', 'hedge', outlineOf(bare.sticks, lay('hedge', '1M', 300, 100)), -1);
    expect(roomForArea(narrow(360, hedge), FRANCE, 3)).toBe(true);
    expect(offered(narrow(320), inZone3, 'area', 'linear')).toHaveLength(4);
  });

  it('LB-SET-02 LB-SET-06 a zone too flat for a square of M x M holds nothing, one just deep enough does', () => {
    const flat = (height: number): Field => ({ ...bare, width: steps(130), height: steps(height) });
    expect(roomForArea(flat(6 * 119), FRANCE, 3)).toBe(false);
    expect(roomForArea(flat(6 * 120), FRANCE, 3)).toBe(true);
  });
});

describe('the nearest place for a piece', () => {
  const nearest = (command: LayCommand, field: Field = bare, of: Partial<LayTerrainFrame> = {}) => {
    const found = nearestLay(field, { ...frame, ...of }, command);
    return found && shown(found);
  };

  it('LB-SET-06 LB-GEN-05 is pushed into the nearest zone that is open, and onto the table', () => {
    expect(nearest(lay('wood', 'MxM', 300, 141))).toBe('wood MxM 300 140 0');
    expect(nearest(lay('wood', 'MxM', 300, 190))).toBe('wood MxM 300 140 0');
    expect(nearest(lay('wood', 'MxM', 300, 210))).toBe('wood MxM 300 260 0');
    expect(nearest(lay('wood', 'MxM', -50, -50))).toBe('wood MxM 60 60 0');
    expect(nearest(lay('wood', 'MxM', 1850, 900))).toBe('wood MxM 1740 540 0');
    expect(nearest(lay('wood', 'LxM', 300, 100), bare, { zone: 2 })).toBe('wood LxM 300 260 0');
    expect(nearest(lay('wood', 'LxM', 300, 100), bare, { done: [[3], []] })).toBe('wood LxM 300 260 0');
    expect(nearest(lay('wood', 'LxM', 300, 100), bare, { done: [[1, 2, 3], []] })).toBeNull();
    expect(nearest(lay('wood', 'MxM', 300, 100), bare, { side: BRITAIN })).toBe('wood MxM 300 660 0');
    expect(nearest(lay('hedge', '1M', 300, 190, 90))).toBe('hedge 1M 300 140 90');
  });

  it('LB-SET-06 keeps its facing where a zone is deep enough, else it lies square', () => {
    expect(nearest(lay('wood', 'MxM', 300, 100, 20))).toBe('wood MxM 300 100 20');
    expect(nearest(lay('wood', 'LxL', 300, 100, 20))).toBe('wood LxL 300 100 0');
    expect(nearest(lay('wood', 'LxL', 300, 100, 60))).toBe('wood LxL 300 100 90');
    expect(nearest(lay('wood', 'LxL', 300, 100, 340))).toBe('wood LxL 300 100 0');
    // L does not fit a shallow zone upright, but across.
    const shallow = { ...bare, height: steps(6 * 150) };
    expect(nearest(lay('wood', 'LxM', 300, 75, 80), shallow)).toBe('wood LxM 300 75 180');
    expect(nearest(lay('wood', 'LxM', 300, 75, 90), shallow)).toBeNull();
    expect(nearest(lay('wood', 'LxL', 300, 75, 10), shallow)).toBeNull();
  });

  it('LB-SET-06 is the nearest of a grid of 5 mm around that where another piece is in the way', () => {
    const woods = holding(wood(300, 100));
    expect(nearest(lay('rough', 'MxM', 420, 100), woods, { zone: 3 })).toBe('rough MxM 540 100 0');
    expect(nearest(lay('rough', 'MxM', 180, 100), woods, { zone: 3 })).toBe('rough MxM 60 100 0');
    expect(nearest(lay('rough', 'MxM', 303, 300), woods)).toBe('rough MxM 303 340 0');
    expect(nearest(lay('rough', 'MxM', 538, 100), woods)).toBe('rough MxM 543 100 0');
    const corner = holding(wood(300, 100, 'MxM', 45));
    expect(nearest(lay('rough', 'MxM', 480, 140), corner, { zone: 3 })).toBe('rough MxM 565 140 0');
    // A stick of linear terrain may lie anywhere.
    expect(nearest(lay('hedge', '1M', 300, 100), woods)).toBe('hedge 1M 300 100 0');
  });

  it('LB-SET-06 of places and zones as near as each other always the same', () => {
    expect(nearest(lay('wood', 'MxM', 300, 200))).toBe('wood MxM 300 260 0');
    const woods = holding(wood(900, 300));
    expect(nearest(lay('rough', 'MxM', 900, 300), woods)).toBe('rough MxM 900 540 0');
    expect(nearest(lay('rough', 'MxM', 900, 300), woods, { zone: 2 })).toBe('rough MxM 660 300 0');
  });

  it('LB-SET-06 grids are of 15 mm for offers and 7.5 mm about a place on the 28 mm table', () => {
    const large = pickUpField((file) => (file.table = { scale: '28mm' }));
    expect(layOffers(large, { ...frame, zone: 2 }, ['area']).map(shown)).toEqual([
      'wood MxM 90 390 0',
      'rough LxM 1425 455 90',
      'steepHill LxL 575 440 0',
      'sector MxM 1545 450 90',
    ]);
    const one = pieceOf('wood-1', 'wood', outlineOf(large.sticks, lay('wood', 'MxM', 450, 150)), -1);
    expect(nearest(lay('rough', 'MxM', 805, 150), { ...large, terrain: [one] }, { zone: 3 })).toBe(
      'rough MxM 812.5 150 0',
    );
  });

  it('LB-SET-06 there is none in a full zone', () => {
    const small: Field = { ...holding(wood(150, 100)), width: steps(300) };
    expect(nearest(lay('rough', 'MxM', 100, 100), small, { zone: 3 })).toBeNull();
    expect(nearest(lay('rough', 'MxM', 100, 100), small)).toBe('rough MxM 100 340 0');
  });
});
