/** Terrain as game and position files describe it, in millimetres from the upper left corner of the table. */
import {
  choice,
  constant,
  defaulted,
  described,
  flag,
  type Infer,
  list,
  number,
  record,
  tagged,
  text,
  whole,
} from '@drumhead/content/schema';

export const along = described(number(-100, 1300), 'Millimetres; x to the right, y down the table');
const off = defaulted(flag, false);

/** Pieces of a file at most, corners of an area, and ends and bends of a wall. */
export const MOST_PIECES = 80;
export const MOST_CORNERS = 100;
export const MOST_BENDS = 24;

const point = list(along, 2, 2);
const featureId = text(40, '[A-Za-z][A-Za-z0-9-]*');
const area = (kind: 'wood' | 'rough' | 'hill' | 'stream' | 'bridge') =>
  record({ kind: constant(kind), id: featureId, polygon: list(point, 3, MOST_CORNERS) }, {});
const line = (kind: 'fence' | 'hedge' | 'lowWall' | 'highWall') =>
  record({ kind: constant(kind), id: featureId, line: list(point, 2, MOST_BENDS) }, {});

const opening = record(
  {
    kind: choice(['door', 'window'] as const),
    line: described(list(point, 2, 2), 'Its ends, on a wall'),
    level: defaulted(whole(0, 1), 0),
    barred: off,
    bashed: described(off, 'The door is bashed down'),
  },
  {},
);

const feature = tagged('kind', [
  area('wood'),
  area('rough'),
  area('hill'),
  area('stream'),
  area('bridge'),
  line('fence'),
  line('hedge'),
  line('lowWall'),
  line('highWall'),
  record({ kind: constant('tree'), id: featureId, x: along, y: along }, {}),
  record(
    {
      kind: constant('building'),
      id: featureId,
      polygon: described(list(point, 4, 4), 'Its four corners'),
      openings: defaulted(list(opening, 0, 40), []),
    },
    {
      stairs: described(
        record({ x: along, y: along }, {}),
        'Middle of the stairs; a building with stairs has two floors',
      ),
      ladder: described(
        record({ x: along, y: along, opening: whole(0, 39) }, {}),
        'Foot of the ladder, and which of the openings it leads to, from 0',
      ),
    },
  ),
  described(record({ kind: constant('gone'), id: featureId }, {}), 'A piece that was bashed away'),
]);

/** The ground of a file. */
export const ground = list(feature, 0, MOST_PIECES);
/** The same on the table, where each straight part of a wall is a piece. */
export const groundInParts = list(feature, 0, MOST_PIECES * (MOST_BENDS - 1));

export type GivenFeature = Infer<typeof feature>;
