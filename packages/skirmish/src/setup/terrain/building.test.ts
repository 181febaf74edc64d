import { QUARTER_TURN, toMm } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import type { OpeningAsked } from '../../state/commands.ts';
import { buildingOf, type LayBuilding } from './building.ts';
import { bareTable } from './generator.ts';

// 15 mm: S 50, M 80; a foot radius is 10, so half a door 15 and half a window 10.
const MM = 64;
const { field } = bareTable('SDS', 15, 'pickUp');

const door = (wall: number, along: number): OpeningAsked => ({ kind: 'door', wall, along: along * MM });
const window = (wall: number, along: number): OpeningAsked => ({ kind: 'window', wall, along: along * MM });

interface Wanted extends Partial<Omit<LayBuilding, 'laying'>> {
  /** Centre, width and height in mm. */
  readonly laying?: readonly [x: number, y: number, width: number, height: number];
  readonly turn?: number;
}

function built({ laying: [x, y, width, height] = [200, 200, 60, 80], turn = 0, ...more }: Wanted, windows?: number) {
  const openings = more.openings ?? [door(2, 30), window(0, 30)];
  const command: LayBuilding = {
    type: 'layBuilding',
    laying: { x: x * MM, y: y * MM, width: width * MM, height: height * MM, turn },
    elsewhere: false,
    floors: 1,
    barred: false,
    ladder: -1,
    stairs: 0,
    ...more,
    openings,
  };
  return buildingOf(field, { id: 'building-1', group: 3 }, command, windows ?? openings.length - 1);
}

/** The rule and reason that refuse a building, or null. */
function problem(wanted: Wanted, windows?: number): string | null {
  const { refusal } = built(wanted, windows);
  return refusal && `${refusal.rule} ${refusal.reason.replace('sk.refusal.', '')}`;
}
const facts = (wanted: Wanted, windows?: number) => built(wanted, windows).refusal?.facts;

function feature(wanted: Wanted) {
  const made = built(wanted);
  if (made.feature === null) throw new Error(JSON.stringify(made.refusal));
  return made.feature;
}
/** Openings as "kind level: from - to" in mm. */
const openingsOf = (wanted: Wanted) =>
  feature(wanted).openings.map(
    ({ kind, level, x1, y1, x2, y2 }) => `${kind} ${level}: ${toMm(x1)} ${toMm(y1)} - ${toMm(x2)} ${toMm(y2)}`,
  );

describe('the size of a building', () => {
  it('SK-TER-3 SK-TER-17 from S by S to M by M, either way', () => {
    expect(problem({ laying: [200, 200, 50, 80] })).toBeNull();
    expect(problem({ laying: [200, 200, 80, 80] })).toBeNull();
    expect(problem({ laying: [200, 200, 49, 80] })).toBe('SK-TER-17 buildingSize');
    expect(problem({ laying: [200, 200, 80, 49] })).toBe('SK-TER-17 buildingSize');
    expect(problem({ laying: [200, 200, 81, 60] })).toBe('SK-TER-3 buildingSize');
    expect(problem({ laying: [200, 200, 60, 81] })).toBe('SK-TER-3 buildingSize');
    expect(facts({ laying: [200, 200, 81, 60] })).toEqual({ width: 81, height: 60, least: 50, most: 80 });
  });

  it('SK-TER-17 SK-TER-18 one floor or two, two with stairs in one of four corners, one without', () => {
    expect(problem({ floors: 0 })).toBe('SK-TER-17 buildingFloors');
    expect(problem({ floors: 3 })).toBe('SK-TER-17 buildingFloors');
    const stairs = (floors: number) => [0, 1, 4, 5].map((corner) => problem({ floors, stairs: corner }));
    expect(stairs(1)).toEqual([null, ...Array(3).fill('SK-TER-18 stairsNowhere')]);
    expect(stairs(2)).toEqual(['SK-TER-18 stairsMissing', null, null, 'SK-TER-18 stairsMissing']);
  });
});

describe('the openings of a building', () => {
  it('SK-TER-17 one door and the windows rolled', () => {
    expect(problem({ openings: [window(0, 30), window(1, 30)] })).toBe('SK-TER-17 openingsNumber');
    expect(problem({ openings: [door(0, 30), door(1, 30)] })).toBe('SK-TER-17 openingsNumber');
    expect(problem({ openings: [door(2, 30)] }, 1)).toBe('SK-TER-17 openingsNumber');
    expect(facts({ openings: [door(2, 30)] }, 2)).toEqual({ windows: 2 });
  });

  it('SK-TER-17 each wholly in its wall: the upper and lower are as long as the width, the others as the height', () => {
    const fits = (opening: OpeningAsked) => problem({ openings: [door(2, 30), opening] }) === null;
    expect([9.9, 10, 50, 50.1].map((along) => fits(window(0, along)))).toEqual([false, true, true, false]);
    expect([9.9, 10, 70, 70.1].map((along) => fits(window(1, along)))).toEqual([false, true, true, false]);
    expect([9.9, 10, 70, 70.1].map((along) => fits(window(3, along)))).toEqual([false, true, true, false]);
    const doorFits = (along: number) => problem({ openings: [door(2, along)] }) === null;
    expect([14.9, 15, 45, 45.1].map(doorFits)).toEqual([false, true, true, false]);
    expect(problem({ openings: [door(2, 30), window(4, 30)] })).toBe('SK-TER-17 openingsWall');
    expect(facts({ openings: [door(2, 30), window(3, 5)] })).toEqual({ wall: 'sk.wall.3' });
  });

  it('SK-TER-17 two on a wall, side by side in any order, may touch but not overlap', () => {
    const two = (one: OpeningAsked, other: OpeningAsked) => problem({ openings: [one, other] });
    expect(two(door(1, 15), window(1, 40))).toBeNull();
    expect(two(door(1, 15), window(1, 39))).toBe('SK-TER-17 openingsFit');
    expect(two(door(1, 65), window(1, 40))).toBeNull();
    expect(two(door(1, 64), window(1, 40))).toBe('SK-TER-17 openingsFit');
    const three = [door(2, 30), window(1, 10), window(1, 40), window(1, 70)];
    expect(problem({ openings: three })).toBe('SK-TER-17 openingsOnWall');
    expect(facts({ openings: three })).toEqual({ most: 2 });
  });

  it('SK-GEO-17 SK-TER-17 lie in the walls clockwise from the upper one, and turn with the building', () => {
    const openings = [door(0, 20), window(1, 10), window(2, 10), window(3, 10)];
    expect(openingsOf({ openings })).toEqual([
      'door 0: 175 160 - 205 160',
      'window 0: 230 160 - 230 180',
      'window 0: 230 240 - 210 240',
      'window 0: 170 240 - 170 220',
    ]);
    expect(openingsOf({ openings, turn: QUARTER_TURN }).slice(0, 2)).toEqual([
      'door 0: 240 175 - 240 205',
      'window 0: 240 230 - 220 230',
    ]);
  });

  it('SK-TER-18 SK-MOV-10 an upper floor has a window above each window and no door; only doors are barred', () => {
    const openings = [window(0, 30), door(2, 30), window(1, 40)];
    expect(openingsOf({ floors: 2, stairs: 1, openings })).toEqual([
      'window 0: 190 160 - 210 160',
      'door 0: 215 240 - 185 240',
      'window 0: 230 190 - 230 210',
      'window 1: 190 160 - 210 160',
      'window 1: 230 190 - 230 210',
    ]);
    expect(feature({ openings }).openings).toHaveLength(3);
    const barred = (yes: boolean) =>
      feature({ openings, floors: 2, stairs: 1, barred: yes }).openings.map((opening) => opening.barred);
    expect(barred(true)).toEqual([false, true, false, false, false]);
    expect(barred(false)).toEqual(Array(5).fill(false));
  });
});

describe('stairs and ladders', () => {
  const upper = { floors: 2, openings: [door(2, 15), window(2, 50), window(0, 20), window(1, 30)] };
  const stairs = (corner: number, turn = 0) => {
    const at = feature({ floors: 2, stairs: corner, turn }).stairs;
    return at && [toMm(at.x), toMm(at.y)];
  };
  const ladder = (opening: number, more: Wanted = {}) => {
    const at = feature({ ...upper, stairs: 1, ladder: opening, ...more }).ladder;
    return at && [toMm(at.x), toMm(at.y), at.opening];
  };

  it('SK-TER-18 stairs are a base that fills a corner, from the upper left clockwise', () => {
    expect([1, 2, 3, 4].map((corner) => stairs(corner))).toEqual([
      [180, 170],
      [220, 170],
      [220, 230],
      [180, 230],
    ]);
    expect(stairs(1, QUARTER_TURN)).toEqual([230, 180]);
    expect(feature({}).stairs).toBeNull();
  });

  it('SK-TER-18 a ladder stands outside, one foot radius from the wall, below an upper window', () => {
    expect(ladder(1)).toEqual([180, 250, 4]);
    expect(ladder(2)).toEqual([190, 150, 5]);
    expect(ladder(3)).toEqual([240, 190, 6]);
    expect(ladder(3, { turn: QUARTER_TURN })).toEqual([210, 240, 6]);
    expect(feature({ ...upper, stairs: 1 }).ladder).toBeNull();
    // The window it leads to is the one above.
    const house = feature({ ...upper, stairs: 1, ladder: 2 });
    expect(house.openings[house.ladder?.opening ?? -1]).toMatchObject({ level: 1, x1: 180 * MM, y1: 160 * MM });
  });

  it('SK-TER-18 only a building of two floors has one, and only at a window', () => {
    expect(problem({ ladder: 1 })).toBe('SK-TER-18 ladderNowhere');
    expect(problem({ ...upper, stairs: 1, ladder: 0 })).toBe('SK-TER-18 ladderNowhere');
    expect(problem({ ...upper, stairs: 1, ladder: 4 })).toBe('SK-TER-18 ladderNowhere');
    expect(problem({ ...upper, stairs: 1, ladder: -2 })).toBe('SK-TER-18 ladderNowhere');
  });

  it('SK-TER-18 its foot stands on the table', () => {
    const near = (opening: number, x: number, y: number) =>
      problem({
        floors: 2,
        stairs: 1,
        openings: [door(2, 15), window(2, 50), window(0, 30), window(1, 40), window(3, 40)],
        ladder: opening,
        laying: [x, y, 60, 80],
      });
    // One foot diameter is needed between the wall and the edge of the table.
    expect([near(2, 200, 60), near(2, 200, 59)]).toEqual([null, 'SK-TER-18 ladderOffTable']);
    expect([near(4, 50, 200), near(4, 49, 200)]).toEqual([null, 'SK-TER-18 ladderOffTable']);
    expect([near(1, 200, 540), near(1, 200, 541)]).toEqual([null, 'SK-TER-18 ladderOffTable']);
    expect([near(3, 550, 200), near(3, 551, 200)]).toEqual([null, 'SK-TER-18 ladderOffTable']);
  });
});
