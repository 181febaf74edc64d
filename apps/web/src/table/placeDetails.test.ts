import { describe, expect, it } from 'vitest';
import { type GroundPiece, placeDetails } from './placeDetails.ts';

const KEYS = { translate: (key: string, facts = {}) => [key, ...Object.values(facts)].join(' ') };
const table = { width: 900, height: 900 };
const WALL: GroundPiece = { index: 0, points: [100, 80, 200, 80], closed: false };
const WOOD: GroundPiece = { index: 1, points: [600, 600, 700, 600, 700, 700, 600, 700], closed: true };
const ROW = [
  { x: 250, y: 100 },
  { x: 50, y: 100 },
  { x: 150, y: 100 },
  { x: 850, y: 100 },
];

const detailsAt = (x: number, y: number, facing?: number) =>
  placeDetails(KEYS, {
    table,
    at: { x, y, ...(facing === undefined ? {} : { facing }) },
    own: ROW,
    ground: [WALL, WOOD],
    nameOf: (index) => ['wall', 'wood'][index] ?? '',
    near: 40,
  });

describe('place details', () => {
  it('count the pieces of one part of the table from the left', () => {
    expect(detailsAt(250, 100)).toBe('; web.place.nth 3 3');
    expect(detailsAt(50, 100)).toBe('; web.place.nth 1 3');
    expect(detailsAt(850, 100)).toBe('');
  });

  it('name the ground as the piece sees it', () => {
    expect(detailsAt(150, 100, 0)).toBe('; web.place.nth 2 3; web.place.front wall');
    expect(detailsAt(150, 100, 180)).toBe('; web.place.nth 2 3; web.place.behind wall');
    expect(detailsAt(150, 100, 90)).toBe('; web.place.nth 2 3; web.place.by wall');
    expect(detailsAt(150, 100)).toBe('; web.place.nth 2 3; web.place.by wall');
    expect(detailsAt(650, 650, 0)).toBe('; web.place.in wood');
    expect(detailsAt(150, 200, 0)).toBe('');
  });
});
