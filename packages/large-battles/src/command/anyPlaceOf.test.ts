import { FULL_TURN, type Range, steps } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { battlefield, type TerrainSpec, type UnitSpec } from '../../test/positions.ts';
import type { Spot } from './generalPlaces.ts';
import { anyPlaceOf } from './anyPlaceOf.ts';

const ALL_ROUND: Range = { low: 0, high: FULL_TURN - 1 };
const AHEAD: Range = { low: 0, high: 0 };
const [LEADER, CINC] = [0, 2];
const MOST = 3000;

const unit = (x: number, y: number): UnitSpec => ({ at: [x, y] });
const enemy = (x: number, y: number): UnitSpec => ({ side: 1, at: [x, y] });
const house = (x: number, y: number, width: number, height: number): TerrainSpec => ({
  kind: 'building',
  box: [x, y, width, height],
});

interface Position {
  readonly units?: readonly UnitSpec[];
  readonly terrain?: readonly TerrainSpec[];
  /** Those he is to be near; the first alone if left out. */
  readonly near?: readonly number[];
  readonly span: number;
}

function ask(general: number, facings: Range, position: Position, isLegal: (spot: Spot) => boolean) {
  const { units = [unit(300, 300)], terrain = [], near = [0], span } = position;
  const state = battlefield({ width: 600, height: 600, units, terrain });
  const budget = { boxes: MOST };
  const found = anyPlaceOf(state, general, steps(span), near, facings, isLegal, budget);
  return { found, boxes: MOST - Math.max(0, budget.boxes) };
}

/** The boxes of places looked at where the judge allows none, and how many of them he was asked about. */
function looked(general: number, facings: Range, position: Position): readonly number[] {
  let asked = 0;
  const { boxes } = ask(general, facings, position, () => {
    asked++;
    return false;
  });
  return [boxes, asked];
}

/** A Leader with any facing, and facing up the table; a CinC likewise. */
const looks = (position: Position) => [
  looked(LEADER, ALL_ROUND, position),
  looked(LEADER, AHEAD, position),
  looked(CINC, ALL_ROUND, position),
  looked(CINC, AHEAD, position),
];

/** Lines in rows, the first at 300, 300. */
const rows = (every: number, others: (x: number, y: number) => UnitSpec): readonly UnitSpec[] => [
  unit(300, 300),
  ...[-3, -2, -1, 1, 2, 3].map((i) => others(300, 300 + every * i)),
];

describe('any place for a General', () => {
  it('LB-LEAD-20 is the first the judge allows, from the middle of his units', () => {
    const first = (position: Position, isLegal: (spot: Spot) => boolean) => ask(LEADER, AHEAD, position, isLegal);
    const two = { units: [unit(100, 100), unit(500, 400)], near: [0, 1], span: 400 };
    expect(first(two, () => true)).toEqual({ found: { x: steps(300), y: steps(250), facing: 0 }, boxes: 1 });
    const left = first(two, ({ x, y }) => x < steps(150) && y > steps(400)).found;
    expect([left === null, (left?.x ?? 0) < steps(150), (left?.y ?? 0) > steps(400)]).toEqual([false, true, true]);
    expect(first(two, () => false).found).toBeNull();
    expect(looks({ span: 40, near: [] })).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
  });

  it('LB-LEAD-20 needs no look where a house or a town lies all over; open ground takes the whole budget', () => {
    const none = [1, 0];
    const all = { kind: 'sector', box: [300, 300, 600, 600] } as const;
    expect(looks({ span: 40, terrain: [{ ...all, kind: 'building' }] })).toEqual([none, none, none, none]);
    expect(looks({ span: 40, terrain: [all] })).toEqual([none, none, none, none]);
    expect(looks({ span: 40, terrain: [house(30, 30, 20, 20), all] })).toEqual([none, none, none, none]);
    const open = [
      [3000, 3000],
      [3000, 2790],
      [3000, 2936],
      [3000, 2891],
    ];
    expect(looks({ span: 40 })).toEqual(open);
    // Ground that does not close a place to him.
    expect(looks({ span: 40, terrain: [{ ...all, kind: 'wood' }] })).toEqual(open);
    for (const kind of ['wall', 'stream'] as const) {
      expect(looks({ span: 40, terrain: [{ kind, points: [0, 290, 600, 290, 600, 10, 0, 10] }] })).toEqual(open);
    }
  });

  it.each<[string, Position, readonly (readonly number[])[]]>([
    [
      'a lane between houses',
      { span: 20, terrain: [house(300, 140, 600, 300), house(300, 460, 600, 300)] },
      [
        [3000, 2840],
        [559, 279],
        [1727, 863],
        [183, 91],
      ],
    ],
    [
      'a house at one side',
      { span: 20, terrain: [house(300, 100, 600, 396)] },
      [
        [3000, 2840],
        [3000, 2699],
        [3000, 2632],
        [3000, 2711],
      ],
    ],
    [
      'a house aslant, all over',
      { span: 20, terrain: [{ kind: 'building', points: [0, 0, 600, 100, 500, 600, 100, 500] }] },
      [
        [1, 0],
        [1, 0],
        [1, 0],
        [1, 0],
      ],
    ],
    [
      'a corner of the table',
      { span: 10, units: [unit(2, 2)] },
      [
        [3000, 3000],
        [3000, 2620],
        [3000, 2140],
        [3000, 2581],
      ],
    ],
    [
      'an edge of the table',
      { span: 4, units: [unit(300, 600)] },
      [
        [3000, 3000],
        [3000, 2510],
        [3000, 2552],
        [3000, 2415],
      ],
    ],
    [
      'the ground between two units far apart',
      { span: 4, units: [unit(100, 100), unit(500, 500)], near: [0, 1] },
      [
        [3000, 2764],
        [3000, 2344],
        [3000, 2654],
        [3000, 2486],
      ],
    ],
    [
      'between two the other way',
      { span: 4, units: [unit(100, 500), unit(500, 100)], near: [1, 0] },
      [
        [3000, 2734],
        [3000, 2328],
        [3000, 2658],
        [3000, 2462],
      ],
    ],
    [
      'a single unit, touched',
      { span: 0 },
      [
        [3000, 3000],
        [3000, 2270],
        [3000, 2804],
        [3000, 2144],
      ],
    ],
    [
      'an enemy on either side',
      { span: 30, units: [unit(300, 300), enemy(300, 250), enemy(300, 350)] },
      [
        [3000, 2996],
        [3000, 2425],
        [3000, 2744],
        [3000, 2534],
      ],
    ],
    [
      'enemies near, friends far',
      { span: 60, units: [unit(300, 300), enemy(300, 250), enemy(500, 550), unit(100, 550)] },
      [
        [3000, 2930],
        [3000, 2714],
        [3000, 2928],
        [3000, 2752],
      ],
    ],
    [
      'enemies nearer than friends',
      { span: 200, units: [unit(300, 100), enemy(300, 250), enemy(300, 500), unit(100, 50)] },
      [
        [3000, 2844],
        [3000, 2856],
        [3000, 2856],
        [3000, 2338],
      ],
    ],
    [
      'friends in rows',
      { span: 20, units: rows(15, unit) },
      [
        [3000, 3000],
        [3000, 2452],
        [3000, 2360],
        [3000, 2642],
      ],
    ],
    [
      'enemies in rows',
      { span: 20, units: rows(15, enemy) },
      [
        [3000, 3000],
        [3000, 2357],
        [3000, 2360],
        [3000, 2548],
      ],
    ],
    [
      'looser rows',
      { span: 20, units: rows(32, unit) },
      [
        [3000, 3000],
        [3000, 2452],
        [3000, 2680],
        [3000, 2578],
      ],
    ],
    [
      'rows too narrow for him',
      { span: 60, units: rows(22, unit) },
      [
        [3000, 2992],
        [3000, 2404],
        [3000, 2707],
        [3000, 2705],
      ],
    ],
  ])(
    'LB-LEAD-20 LB-LEAD-04 LB-LEAD-19 passes over boxes of places that one reason refuses: %s',
    (_, position, expected) => {
      expect(looks(position)).toEqual(expected);
    },
  );
});
