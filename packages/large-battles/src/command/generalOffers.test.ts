/** Rides, units to join and places of Generals: which there are, and what a refusal says. */
import { type Refusal } from '@drumhead/engine';
import { steps, toMm } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { battlefield, type BattlefieldSpec, type GeneralSpec, type UnitSpec } from '../../test/positions.ts';
import type { Command } from '../state/commands.ts';
import type { State } from '../state/state.ts';
import {
  attachOffers,
  attachProblem,
  hasPlaceToGo,
  replacementOffers,
  replacementProblem,
  repositionOffers,
  repositionProblem,
  rideOffers,
  rideProblem,
} from './generalMoves.ts';
import { placesAround } from './generalPlaces.ts';

const led = (general: Partial<GeneralSpec> = {}, rest: BattlefieldSpec = {}): State =>
  battlefield({
    ...rest,
    units: [{ at: [900, 600] }, ...(rest.units ?? [])],
    generals: [{ brigade: 0, at: [900, 700], ...general }, ...(rest.generals ?? [])],
  });
const places = (offers: readonly (Command | { x: number; y: number; facing: number })[]): readonly unknown[] =>
  offers.map((offer) => {
    const { x, y, facing } = offer as { x: number; y: number; facing: number };
    return [...[x, y].map((n) => Math.round(toMm(n) * 10) / 10), facing / 16];
  });
const told = (answer: Refusal | null): unknown =>
  answer === null ? 'ok' : [answer.rule, answer.reason.replace('lb.refusal.', ''), answer.facts];

describe('offered rides', () => {
  it('LB-LEAD-04 behind the middle of his units, and behind each; then, where those are too few, to eight sides', () => {
    const state = led({ facing: 30 }, { units: [{ at: [1100, 600] }] });
    expect(places(rideOffers(state, 0))).toEqual([
      [1000, 680, 0],
      [900, 623.6, 0],
    ]);
    expect(places(rideOffers(state, 0, 20))).toEqual([
      [1000, 680, 0],
      [900, 623.6, 0],
      [1100, 623.6, 0],
      [900, 520, 30],
      [1026, 574, 30],
      [1080, 700, 30],
      [1026, 826, 30],
      [900, 880, 30],
      [774, 826, 30],
      [720, 700, 30],
      [774, 574, 30],
    ]);
    expect(rideOffers(state, 0, 3)).toHaveLength(3);
    expect(rideOffers(state, 0, 4)).toHaveLength(4);
  });

  it('LB-LEAD-04 not where he stands, though he may ride to the same height or the same side', () => {
    expect(places(rideOffers(led({ at: [900, 680] }), 0))).toEqual([
      [900, 623.6, 0],
      [900, 500, 0],
    ]);
    expect(places(rideOffers(led({ at: [950, 680] }), 0))[0]).toEqual([900, 680, 0]);
    expect(places(rideOffers(led({ at: [900, 690] }), 0))[0]).toEqual([900, 680, 0]);
  });

  it('LB-LEAD-04 LB-LEAD-11 an attached Leader detaches, also to where he would stand if he were alone', () => {
    const state = led({ at: [900, 680], unit: 0 });
    expect(places(rideOffers(state, 0))).toEqual([
      [900, 680, 0],
      [900, 623.6, 0],
    ]);
  });

  it('LB-LEAD-04 LB-LEAD-19 none that is too far, or refused', () => {
    const far = led({ at: [900, 1100] }, { units: [{ at: [900, 1000] }] });
    expect(places(rideOffers(far, 0, 3))).toEqual([
      [900, 880, 0],
      [900, 1023.6, 0],
      [900, 920, 0],
    ]);
    const enemy = led({}, { units: [{ side: 1, at: [900, 660] }] });
    for (const offer of rideOffers(enemy, 0, 20)) {
      const { x, y, facing } = offer as Extract<Command, { type: 'ride' }>;
      expect(rideProblem(enemy, 0, x, y, facing)).toBeNull();
    }
  });

  it('LB-LEAD-04 LB-GEO-19 2L from his centre, or from the edge of the unit he is attached to', () => {
    const rides = (state: State, x: number) => told(rideProblem(state, 0, steps(x), steps(700), 0));
    expect([rides(led(), 900 + 360), rides(led(), 900 - 360)]).toEqual(['ok', 'ok']);
    expect(rides(led(), 900 + 361)).toEqual([
      'LB-LEAD-04',
      'rideTooFar',
      { general: 'leader-0', asked: 361, allowed: 360 },
    ]);
    const attached = led({ unit: 1 }, { units: [{ at: [900, 700] }] });
    expect([rides(attached, 960 + 360), rides(attached, 840 - 359.9)]).toEqual(['ok', 'ok']);
    expect(rides(attached, 960 + 361)).toMatchObject({ 0: 'LB-LEAD-04', 1: 'rideTooFar' });
    expect(rides(attached, 840 - 361)).toMatchObject({ 0: 'LB-LEAD-04', 1: 'rideTooFar' });
  });

  it.each<readonly [string, State, readonly [number, number, number], unknown]>([
    [
      'LB-LEAD-04 off the table',
      led({ at: [20, 700] }),
      [5, 700, 0],
      ['LB-LEAD-04', 'generalOffTable', { general: 'leader-0' }],
    ],
    [
      'LB-LEAD-04 onto a unit',
      led(),
      [900, 600, 0],
      ['LB-LEAD-04', 'generalOnUnit', { general: 'leader-0', unit: 'unit-0' }],
    ],
    [
      'LB-LEAD-04 where a unit was',
      led({}, { units: [{ at: [900, 800], status: 'eliminated' }] }),
      [900, 800, 0],
      'ok',
    ],
    [
      'LB-LEAD-04 into a building',
      led({}, { terrain: [{ kind: 'building', box: [900, 800, 60, 60] }] }),
      [900, 800, 0],
      ['LB-LEAD-04', 'generalOnClosedGround', { general: 'leader-0', terrain: 'piece-0' }],
    ],
    [
      'LB-BUA-21 into a destroyed sector',
      led({}, { terrain: [{ kind: 'sector', box: [900, 800, 60, 60], dis: 7 }] }),
      [900, 800, 0],
      ['LB-BUA-21', 'generalOnClosedGround', { general: 'leader-0', terrain: 'piece-0' }],
    ],
    [
      'LB-LEAD-04 beside it',
      led({}, { terrain: [{ kind: 'building', box: [900, 800, 60, 60] }] }),
      [950, 800, 0],
      'ok',
    ],
    [
      'LB-LEAD-19 to an enemy',
      led({}, { units: [{ side: 1, at: [1100, 900] }] }),
      [1100, 850, 0],
      ['LB-LEAD-19', 'generalThreatened', { general: 'leader-0' }],
    ],
    [
      'LB-LEAD-23 of one who is gone',
      led({ status: 'gone' }),
      [900, 800, 0],
      ['LB-LEAD-23', 'generalGone', { general: 'leader-0' }],
    ],
    ['LB-LEAD-04 with no facing', led(), [900, 800, 5760], ['LB-LEAD-04', 'notAPlace', { general: 'leader-0' }]],
  ])('%s', (_title, state, [x, y, facing], answer) => {
    expect(told(rideProblem(state, 0, steps(x), steps(y), facing))).toEqual(answer);
  });
});

describe('ways of rides', () => {
  const rides = (state: State, x: number, y: number, general = 0): unknown =>
    told(rideProblem(state, general, steps(x), steps(y), 0));
  const enemy: UnitSpec = { side: 1, at: [1080, 700], facing: 90, formation: 'attackColumn' };
  const stream = { kind: 'stream', points: [1000, 500, 1000, 900], id: 'brook' } as const;

  it('LB-LEAD-04 a refusal names what is in the way', () => {
    const past: UnitSpec = { at: [1200, 700] };
    expect(rides(led({}, { units: [enemy, past] }), 1230, 740)).toEqual([
      'LB-LEAD-04',
      'rideThroughEnemy',
      { general: 'leader-0', enemy: 'unit-1' },
    ]);
    const mill = led({}, { terrain: [{ kind: 'building', box: [1000, 700, 20, 60], id: 'mill' }] });
    expect(rides(mill, 1100, 700)).toEqual([
      'LB-LEAD-04',
      'rideThroughClosed',
      { general: 'leader-0', terrain: 'mill' },
    ]);
    expect(rides(led({}, { terrain: [stream] }), 1100, 700)).toEqual([
      'LB-LEAD-04',
      'rideThroughStream',
      { general: 'leader-0', terrain: 'brook' },
    ]);
  });

  it('LB-LEAD-04 where an enemy was it is free, and for the other side where a friend stands', () => {
    const gone = led({}, { units: [{ ...enemy, status: 'eliminated' }, { at: [1200, 700] }] });
    expect(rides(gone, 1230, 740)).toBe('ok');
    const blue = battlefield({
      units: [{ side: 1, at: [1080, 700], facing: 90 }, { side: 1, at: [1200, 760] }, { at: [300, 1100] }],
      generals: [{ brigade: 1, side: 1, at: [900, 700] }],
    });
    expect(rides(blue, 1230, 800, 1)).toBe('ok');
    const red = battlefield({
      units: [
        { at: [1080, 700], facing: 90 },
        { side: 1, at: [1200, 760] },
      ],
      generals: [{ brigade: 1, side: 1, at: [900, 700] }],
    });
    expect(rides(red, 1230, 800, 1)).toMatchObject({ 1: 'rideThroughEnemy' });
  });

  it('LB-TERR-05 LB-LEAD-04 over a stream aslant, where the way meets it: on a bridge, not beside it', () => {
    const bridge = (y: number) => ({ kind: 'bridge', points: [970, y, 1030, y] }) as const;
    const over = (y: number): unknown =>
      rides(led({}, { terrain: [stream, bridge(y)], units: [{ at: [1100, 850] }] }), 1100, 800);
    // From 900, 700 to 1100, 800 it crosses at 750.
    expect([over(750), over(735), over(765)]).toEqual(['ok', 'ok', 'ok']);
    expect(over(730)).toMatchObject({ 1: 'rideThroughStream' });
    expect(over(770)).toMatchObject({ 1: 'rideThroughStream' });
  });

  it('LB-LEAD-11 an attached Leader rides from his unit', () => {
    const state = led({ at: [100, 100], unit: 0 }, { terrain: [{ kind: 'building', box: [900, 700, 30, 30] }] });
    expect(rides(state, 900, 760)).toMatchObject({ 1: 'rideThroughClosed' });
    expect(rides(state, 1000, 660)).toBe('ok');
  });
});

describe('units to join', () => {
  const named = { general: 'leader-0', unit: 'unit-0' };
  it.each<readonly [string, State, number, number, unknown]>([
    ['LB-LEAD-11 of his Brigade', led(), 0, 0, 'ok'],
    ['LB-LEAD-11 from one to another', led({ unit: 1 }, { units: [{ at: [900, 700] }] }), 0, 0, 'ok'],
    [
      'LB-CINC-13 no CinC',
      led({}, { generals: [{ cinc: true, side: 0, at: [900, 800] }] }),
      2,
      0,
      ['LB-CINC-13', 'cincNeverAttaches', { general: 'cinc-0' }],
    ],
    [
      'LB-LEAD-23 not one who is gone',
      led({ status: 'gone' }),
      0,
      0,
      ['LB-LEAD-23', 'generalGone', { general: 'leader-0' }],
    ],
    [
      'LB-SPEC-39 not one of the second line',
      led({ traits: { secondLine: true } }),
      0,
      0,
      ['LB-SPEC-39', 'secondLine', { general: 'leader-0' }],
    ],
    ['LB-LEAD-27 but his replacement', led({ traits: { secondLine: true }, replacement: true }), 0, 0, 'ok'],
    ['LB-LEAD-11 no unit that there is not', led(), 0, 1, ['LB-LEAD-11', 'ownBrigadeOnly', { general: 'leader-0' }]],
    [
      'LB-LEAD-11 none that is gone',
      led({}, { units: [{ at: [900, 660], status: 'eliminated' }] }),
      0,
      1,
      ['LB-LEAD-11', 'ownBrigadeOnly', { ...named, unit: 'unit-1' }],
    ],
    [
      'LB-LEAD-11 none of another Brigade',
      led({}, { units: [{ at: [900, 660], brigade: -1 }] }),
      0,
      1,
      ['LB-LEAD-11', 'ownBrigadeOnly', { ...named, unit: 'unit-1' }],
    ],
    ['LB-LEAD-11 not his own again', led({ unit: 0 }), 0, 0, ['LB-LEAD-11', 'attachedAlready', named]],
    [
      'LB-LEAD-11 none beyond 2L',
      led({ at: [900, 1000] }),
      0,
      0,
      ['LB-LEAD-11', 'rideTooFar', { ...named, asked: 377.5, allowed: 360 }],
    ],
    ['LB-LEAD-11 one at 2L', led({ at: [900, 600 + 7.5 + 360 + 15] }), 0, 0, 'ok'],
  ])('%s', (_title, state, general, unit, answer) => {
    expect(told(attachProblem(state, general, unit))).toEqual(answer);
  });

  it('LB-LEAD-11 are offered if he may join them', () => {
    const state = led(
      {},
      {
        units: [{ at: [1000, 700] }, { at: [1100, 600], brigade: -1 }, { at: [300, 100] }, { side: 1, at: [900, 100] }],
        generals: [{ cinc: true, side: 0, at: [700, 700] }],
      },
    );
    const joins = (general: number) => attachOffers(state, general).map((offer) => (offer as { unit: number }).unit);
    expect([joins(0), joins(2)]).toEqual([[0, 1], []]);
  });
});

describe('places for a General who must go', () => {
  /** Attack columns of blue round a square, so far off; the table is small, for the time a search takes. */
  const ring = (x: number, y: number, apart: number): readonly UnitSpec[] => {
    const off = 22.5 + apart + 15;
    const column = { side: 1, formation: 'attackColumn' } as const;
    return [
      { ...column, at: [x, y - off] },
      { ...column, at: [x, y + off] },
      { ...column, at: [x - off, y], facing: 90 },
      { ...column, at: [x + off, y], facing: 90 },
    ];
  };
  const square = (x: number, y: number): UnitSpec => ({ at: [x, y], formation: 'square' });
  const surrounded = (apart: number, leader: GeneralSpec = { brigade: 0, at: [0, 0] }): State =>
    battlefield({ width: 200, height: 200, generals: [leader], units: [square(100, 100), ...ring(100, 100, apart)] });

  it('LB-LEAD-20 ten at most, round his units, nearest first, each legal', () => {
    const state = led({}, { units: [{ at: [900, 900] }, { side: 1, at: [900, 50] }] });
    const offers = repositionOffers(state, 0);
    expect(offers).toHaveLength(10);
    const around = placesAround(state, [0, 1], steps(240)).filter(
      ({ x, y, facing }) => repositionProblem(state, 0, x, y, facing) === null,
    );
    expect(around.length).toBeGreaterThan(10);
    expect(places(offers)).toEqual(places(around.slice(0, 10)));
    const one = offers[9] as Extract<Command, { type: 'reposition' }>;
    expect(told(repositionProblem(state, 0, one.x, one.y, one.facing))).toBe('ok');
  });

  it('LB-LEAD-20 LB-CINC-13 of a CinC round the Reserve, without one round all of his troops', () => {
    const cinc = (reserve: UnitSpec): State =>
      battlefield({
        units: [{ at: [300, 600] }, reserve, { side: 1, at: [900, 100] }],
        generals: [{ cinc: true, side: 0, at: [900, 1100] }],
      });
    const first = (state: State) => places(repositionOffers(state, 2))[0];
    expect(first(cinc({ at: [1300, 600], brigade: -1 }))).toEqual([1300, 623.6, 0]);
    expect(first(cinc({ at: [1300, 600] }))).toEqual([300, 623.6, 0]);
    expect(first(cinc({ at: [1300, 600], brigade: -1, status: 'eliminated' }))).toEqual([300, 623.6, 0]);
  });

  it('LB-LEAD-22 none for one without a unit', () => {
    const alone = battlefield({ generals: [{ brigade: 0, at: [900, 700] }], units: [{ side: 1, at: [900, 100] }] });
    expect([hasPlaceToGo(alone, 0), hasPlaceToGo(led(), 0)]).toEqual([false, true]);
    expect(repositionOffers(alone, 0)).toEqual([]);
    expect(told(repositionProblem(alone, 0, steps(900), steps(800), 0))).toMatchObject({
      0: 'LB-LEAD-20',
      1: 'outOfSpan',
    });
    expect(replacementOffers(alone, 0)).toEqual([]);
  });

  it('LB-LEAD-20 a refusal says how far from his units he may be', () => {
    expect(told(repositionProblem(led(), 0, steps(900), steps(900), 0))).toEqual([
      'LB-LEAD-20',
      'outOfSpan',
      { general: 'leader-0', limit: 240 },
    ]);
    // Near one of them is enough.
    const two = led({}, { units: [{ at: [900, 800] }] });
    expect(told(repositionProblem(two, 0, steps(900), steps(1040), 0))).toBe('ok');
    expect(told(repositionProblem(two, 0, steps(900), steps(1040), 5760))).toMatchObject({
      0: 'LB-LEAD-04',
      1: 'notAPlace',
    });
  });

  it('LB-LEAD-20 at the last on his unit itself, where nothing else is legal', () => {
    const state = surrounded(8.5);
    expect(places(repositionOffers(state, 0))).toEqual([[100, 100, 0]]);
    const asks = (x: number, y: number, facing: number): boolean =>
      repositionProblem(state, 0, steps(x), steps(y), facing) === null;
    expect(asks(100, 100, 0)).toBe(true);
    expect([asks(101, 100, 0), asks(100, 101, 0), asks(100, 100, 16)]).toEqual([false, false, false]);
    expect(told(repositionProblem(state, 0, steps(100), steps(145), 0))).toMatchObject({ 0: 'LB-LEAD-04' });
  });

  it('LB-LEAD-20 touching it, where there is room for that', () => {
    expect(places(repositionOffers(surrounded(33), 0))).toEqual([
      [100, 137.5, 0],
      [100, 62.5, 0],
      [70, 100, 0],
      [130, 100, 0],
    ]);
  });

  it.each<readonly [number, number, number]>([
    [8.5, 9, 300],
    [9, 8.5, 100],
    [9, 9, 100],
  ])('LB-LEAD-20 of two such units, with enemies %s and %s mm off, the one farther from them', (one, other, x) => {
    const state = battlefield({
      width: 400,
      height: 200,
      generals: [{ brigade: 0, at: [0, 0] }],
      units: [square(100, 100), ...ring(100, 100, one), square(300, 100), ...ring(300, 100, other)],
    });
    expect(places(repositionOffers(state, 0))).toEqual([[x, 100, 0]]);
  });

  it('LB-LEAD-27 a new Leader appears round his units, facing up the table; at the last on one of them', () => {
    const state = led({ fate: 'lost', status: 'gone' }, { units: [{ side: 1, at: [300, 200] }] });
    const turned = battlefield({
      units: [{ at: [900, 600], facing: 90 }],
      generals: [{ brigade: 0, at: [0, 0], fate: 'lost', status: 'gone' }],
    });
    expect(places(replacementOffers(state, 0))[0]).toEqual([900, 623.6, 0]);
    expect(places(replacementOffers(turned, 0))[0]).toEqual([876.4, 600, 0]);
    expect(told(replacementProblem(state, 0, steps(900), steps(700)))).toBe('ok');
    expect(told(replacementProblem(state, 0, steps(900), steps(900)))).toEqual([
      'LB-LEAD-27',
      'outOfSpan',
      { general: 'leader-0', limit: 240 },
    ]);
    expect(told(replacementProblem(state, 0, 0.5, steps(900)))).toMatchObject({ 0: 'LB-LEAD-04', 1: 'notAPlace' });
    const ringed = surrounded(8.5, { brigade: 0, at: [0, 0], fate: 'lost', status: 'gone' });
    expect(places(replacementOffers(ringed, 0))).toEqual([[100, 100, 0]]);
    expect(told(replacementProblem(ringed, 0, steps(100), steps(100)))).toBe('ok');
    expect(told(replacementProblem(ringed, 0, steps(101), steps(100)))).toMatchObject({ 0: 'LB-LEAD-27' });
    expect(told(replacementProblem(ringed, 0, steps(100), steps(101)))).toMatchObject({ 0: 'LB-LEAD-27' });
  });
});
