import { steps } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import {
  activation,
  battlefield,
  type BattlefieldSpec,
  mover,
  type TerrainSpec,
  type UnitSpec,
} from '../../../test/positions.ts';
import type { Move, MoveKind } from '../../state/commands.ts';
import type { ActingFrame, UnitActivation } from '../../state/frames.ts';
import { aroundActions } from '../path/surroundings.ts';
import { anyMoveOf } from './anyMove.ts';

const unit = (x: number, y: number, more: Partial<UnitSpec> = {}): UnitSpec => ({ at: [x, y], ...more });
const enemy = (x: number, y: number): UnitSpec => ({ side: 1, at: [x, y] });
const box = (kind: TerrainSpec['kind'], x: number, y: number, width: number, height: number): TerrainSpec => ({
  kind,
  box: [x, y, width, height],
});
const across = (kind: TerrainSpec['kind'], y: number): TerrainSpec => ({ kind, points: [700, y, 1100, y] });
/** Up the table through the unit, with a bend. */
const ROAD: TerrainSpec = { kind: 'road', id: 'road', points: [900, 1100, 900, 540, 1400, 500] };

interface Position extends Pick<BattlefieldSpec, 'generals' | 'width' | 'height'> {
  /** The unit that moves, at 900, 600. */
  readonly own?: Partial<UnitSpec>;
  readonly others?: readonly UnitSpec[];
  readonly terrain?: readonly TerrainSpec[];
  readonly acts?: Partial<UnitActivation>;
  /** Actions left to the first of the others, of the same group. */
  readonly groupLeft?: number;
}

function ask(kind: MoveKind, position: Position, isLegal: (move: Move) => boolean, most: number) {
  const { own, others = [], terrain = [], acts, groupLeft, ...spec } = position;
  const still = battlefield({ units: [unit(900, 600, own), ...others], terrain, ...spec });
  const doings = [activation(still, 0, { left: 1 })];
  if (groupLeft !== undefined) doings.push(activation(still, 1, { left: groupLeft }));
  const frame = { at: 'acting', mode: 'group', side: 0, doings } as unknown as ActingFrame;
  const state = { ...still, frames: [frame] };
  const mode = groupLeft === undefined ? 'own' : 'group';
  const budget = { boxes: most };
  const found = anyMoveOf(
    aroundActions(state, 0),
    mover(state, 0, { left: 1, near: [], ...acts }, mode),
    kind,
    budget,
    isLegal,
  );
  return { found, boxes: most - Math.max(0, budget.boxes) };
}

/** Boxes of moves looked at where the judge allows none, and how many moves he was asked about: '500/488'. */
function looked(kind: MoveKind, position: Position, most: number): string {
  let asked = 0;
  const refuse = (): boolean => {
    asked++;
    return false;
  };
  const { boxes } = ask(kind, position, refuse, most);
  return `${boxes}/${asked}`;
}

const inLine = (position: Position) =>
  (['straight', 'backward', 'lateral', 'oblique'] as const).map((kind) => looked(kind, position, 500)).join(' ');
const inSquare = ({ own, ...position }: Position) =>
  looked('shift', { ...position, own: { formation: 'square', ...own } }, 500);
/** With free facing, then by road. */
const marching = ({ own, terrain = [], ...position }: Position, road = ROAD) =>
  (['fast', 'road'] as const)
    .map((kind) =>
      looked(kind, { ...position, terrain: [road, ...terrain], own: { formation: 'marchColumn', ...own } }, 2000),
    )
    .join(' ');

const FRIENDS = [unit(900, 540), unit(900, 660)];
const ALL_OVER = [-8, -7, -6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7, 8].flatMap((i) =>
  [780, 900, 1020].map((x) => unit(x, 600 + 15 * i)),
);
const AT_THE_ENDS = ALL_OVER.filter(({ at: [x] }) => x !== 900);
const NEARER = [
  { unit: 2, gap: steps(45) },
  { unit: 1, gap: steps(35) },
];
const STREAMS = [across('stream', 575), across('stream', 625)];
const BRIDGE: TerrainSpec = { kind: 'bridge', points: [900, 565, 900, 585] };
const FORD: TerrainSpec = { kind: 'ford', points: [800, 565, 800, 585] };
const HOUSES = [
  box('building', 900, 550, 300, 20),
  box('building', 900, 650, 300, 20),
  box('building', 820, 600, 10, 100),
  box('building', 980, 600, 10, 100),
];
const HEDGES = [540, 550, 560, 570, 580, 620, 630, 640, 650, 660].map((y) => across('hedge', y));

describe('any move', () => {
  it('LB-PROX-05 is the first of each kind that the judge allows', () => {
    const first = (kind: MoveKind, own: Partial<UnitSpec>, isLegal: (move: Move) => boolean = () => true) =>
      ask(kind, { own, terrain: [ROAD] }, isLegal, 12_000).found;
    const march = { formation: 'marchColumn' } as const;
    expect(first('straight', {})).toEqual({ kind: 'straight', distance: steps(40) });
    expect(first('backward', {})).toEqual({ kind: 'backward', distance: steps(40) });
    expect(first('lateral', {})).toEqual({ kind: 'lateral', side: 'left', distance: steps(40) });
    const toTheRight = (move: Move): boolean => move.kind === 'lateral' && move.side === 'right';
    expect(first('lateral', {}, toTheRight)).toEqual({ kind: 'lateral', side: 'right', distance: steps(40) });
    expect(first('oblique', {})).toEqual({ kind: 'oblique', angle: 0, distance: steps(40) });
    expect(first('shift', { formation: 'square' })).toEqual({ kind: 'shift', direction: 2879, distance: steps(25) });
    expect(first('fast', march)).toEqual({ kind: 'fast', direction: 2879, distance: steps(60), facing: 2879 });
    expect(first('road', march)).toEqual({ kind: 'road', road: 'road', distance: steps(60), facing: 2879 });
    expect(first('rotate', {})).toEqual({ kind: 'rotate', angle: -1440 });
    expect(first('wheel', {})).toEqual({ kind: 'wheel', pivot: 'left', angle: 1 });
    const farRight = (move: Move): boolean => move.kind === 'wheel' && move.pivot === 'right' && move.angle > 100;
    expect(first('wheel', {}, farRight)).toEqual({ kind: 'wheel', pivot: 'right', angle: 101 });
    expect(first('aboutFace', {})).toEqual({ kind: 'aboutFace' });
  });

  // Straight, backward, lateral and oblique in line; the shift of a square; a march with free facing, and by road.
  it.each<[string, Position, string, string, string]>([
    ['open ground', {}, '500/500 500/497 500/497 500/500', '500/500', '2000/2000 2000/2000'],
    ['the edge of the table', { height: 612, width: 1000 }, '500/500 500/488 500/497 500/500', '179/89', '1/0 2/0'],
    ['another edge of the table', { width: 952 }, '15/7 15/7 30/14 327/163', '500/494', '2000/2000 2000/1860'],
    [
      'an enemy ahead',
      { others: [enemy(900, 450)] },
      '500/498 500/497 500/497 500/480',
      '500/500',
      '2000/1885 2000/1807',
    ],
    [
      'enemies within 1S',
      { others: [enemy(900, 550), enemy(900, 650)] },
      '39/29 39/29 500/497 500/438',
      '500/364',
      '2000/1944 2000/1605',
    ],
    [
      'an enemy at the end',
      { others: [enemy(1100, 600)] },
      '500/500 500/497 500/497 500/468',
      '500/498',
      '2000/1979 2000/1939',
    ],
    [
      'an enemy General',
      { generals: [{ side: 1, at: [900, 560] }] },
      '500/489 500/497 500/497 500/350',
      '500/458',
      '1/0 2/0',
    ],
    [
      'an enemy General farther off',
      { generals: [{ side: 1, at: [900, 500] }] },
      '500/498 500/497 500/497 500/500',
      '500/500',
      '2000/2000 2000/1947',
    ],
    [
      'a house ahead',
      { terrain: [box('building', 900, 520, 200, 40)] },
      '500/494 500/497 500/497 500/460',
      '500/499',
      '2000/2000 2000/1777',
    ],
    ['houses around', { terrain: HOUSES }, '500/491 500/491 500/488 500/368', '500/465', '2000/2000 2000/1698'],
    [
      'a town on the road',
      { terrain: [box('sector', 900, 545, 60, 40)] },
      '500/491 500/497 500/497 500/368',
      '500/479',
      '2000/2000 2000/2000',
    ],
    ['streams', { terrain: STREAMS }, '500/489 500/489 500/497 500/350', '500/409', '1/0 2/0'],
    [
      'a stream farther off',
      { terrain: [across('stream', 500)] },
      '500/500 500/497 500/497 500/500',
      '500/500',
      '2000/2000 2000/1890',
    ],
    [
      'streams and a bridge',
      { terrain: [...STREAMS, BRIDGE] },
      '500/500 500/497 500/497 500/500',
      '500/500',
      '2000/2000 2000/2000',
    ],
    ['streams and a ford', { terrain: [...STREAMS, FORD] }, '500/489 500/489 500/497 500/350', '500/409', '1/0 2/0'],
    [
      'streams, a bridge and a ford',
      { terrain: [...STREAMS, FORD, BRIDGE] },
      '500/500 500/497 500/497 500/500',
      '500/500',
      '2000/2000 2000/2000',
    ],
    [
      'a wood',
      { terrain: [box('wood', 900, 600, 300, 300)] },
      '500/497 15/7 30/14 500/415',
      '47/23',
      '2000/1872 2000/2000',
    ],
    [
      'a wood and a hedge',
      { terrain: [box('wood', 900, 600, 300, 300), across('hedge', 560)] },
      '500/491 15/7 30/14 500/383',
      '47/23',
      '2000/1872 2000/2000',
    ],
    [
      'astride a hedge',
      { terrain: [across('hedge', 600)] },
      '500/497 15/7 30/14 500/415',
      '47/23',
      '2000/1872 2000/2000',
    ],
    ['hedges', { terrain: HEDGES }, '500/485 500/488 500/497 500/344', '255/127', '2000/1872 2000/2000'],
    ['friends before and behind', { others: FRIENDS }, '1/0 1/0 30/14 15/7', '31/15', '2000/1486 94/46'],
    [
      'friends, more actions left',
      { others: FRIENDS, acts: { left: 2 } },
      '500/490 500/493 500/497 500/449',
      '500/488',
      '2000/2000 2000/1563',
    ],
    [
      'friends that were nearer or farther',
      { others: FRIENDS, acts: { near: NEARER, moved: true } },
      '500/491 39/29 500/497 500/462',
      '81/40',
      '2000/1544 186/92',
    ],
    [
      'a friend that was nearer',
      { others: FRIENDS, acts: { near: [{ unit: 1, gap: steps(2) }], moved: true } },
      '500/491 1/0 30/14 500/452',
      '500/414',
      '2000/1889 2000/1488',
    ],
    [
      'friends of the group that can still act',
      { others: FRIENDS, groupLeft: 1 },
      '500/489 1/0 30/14 500/435',
      '500/419',
      '2000/1889 2000/1471',
    ],
    [
      'friends of the group that cannot',
      { others: FRIENDS, groupLeft: 0 },
      '1/0 1/0 30/14 15/7',
      '31/15',
      '2000/1486 94/46',
    ],
    ['friends at both ends', { others: AT_THE_ENDS }, '1/0 1/0 2/0 7/3', '55/27', '2000/1402 538/268'],
    ['friends all over', { others: ALL_OVER }, '1/0 1/0 2/0 7/3', '7/3', '767/383 30/14'],
    [
      'friends all over, more actions left',
      { others: ALL_OVER, acts: { left: 2 } },
      '37/22 37/22 500/497 500/305',
      '63/31',
      '2000/2000 1038/518',
    ],
  ])('LB-PROX-05 passes over boxes of moves that one reason refuses: %s', (_, position, line, square, march) => {
    expect([inLine(position), inSquare(position), marching(position)]).toEqual([line, square, march]);
  });

  it.each<[string, readonly number[], readonly UnitSpec[], string]>([
    ['none ahead', [900, 1100, 900, 571], [], '2000/2000 2000/1999'],
    ['none behind', [900, 569, 900, 400], [], '2000/2000 2000/2000'],
    ['2 mm either way', [900, 572, 900, 568], [], '2000/2000 2000/1694'],
    ['2 mm either way, 12 mm beside', [912, 572, 912, 568], [], '2000/2000 2000/1694'],
    ['a bend', [900, 580, 900, 565, 910, 560], [], '2000/2000 2000/1844'],
    ['a road beside', [912, 700, 912, 452], [], '2000/2000 2000/1968'],
    ['none ahead, friends all over', [900, 1100, 900, 571], ALL_OVER, '767/383 16/7'],
    ['none behind, friends before and behind', [900, 569, 900, 400], FRIENDS, '2000/1486 2000/1842'],
    ['friends on a road beside', [912, 700, 912, 452], FRIENDS, '2000/1486 2000/1741'],
  ])('LB-PROX-05 LB-MOVE-25 looks along the road as far as it goes: %s', (_, points, others, march) => {
    expect(marching({ others }, { ...ROAD, points })).toBe(march);
  });

  it('LB-PROX-05 LB-PROX-01 guns may be near to friends', () => {
    const guns = (formation: 'unlimbered' | 'limbered'): Position => ({
      own: { kind: 'battery', formation },
      others: FRIENDS,
    });
    expect([inSquare(guns('unlimbered')), marching(guns('limbered'))]).toEqual(['500/488', '2000/2000 2000/1482']);
  });
});
