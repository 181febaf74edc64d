import { steps, toMm } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { BRITAIN, FRANCE, pickUpField } from '../../../test/deploying.ts';
import type { LaidSize } from '../../state/commands.ts';
import type { Field, SideIndex, TerrainKind } from '../../state/state.ts';
import { type LayCommand, outlineOf, pieceOf } from './pieces.ts';
import { bridgesFor, nearestTerrain } from './nearestTerrain.ts';
import { firstLayTerrain } from './layTerrain.ts';
import { longestStream, type StreamCommand, streamPieces, streamProblem, zonesCrossed } from './stream.ts';

// 15 mm: 1800 x 1200 mm, France at the top, zones 200 mm deep, zone 3 at the edge; VS 50, M 120, L 180.
const field = pickUpField();

const crossing = (kind: 'bridge' | 'ford', along: number) => ({ kind, along: steps(along) });
const bridge = (along: number) => crossing('bridge', along);
const stream = (zone: number, points: readonly number[], ...crossings: StreamCommand['crossings'][number][]) =>
  ({ type: 'layStream', zone, points: points.map(steps), crossings }) as StreamCommand;

/** The rule and reason against a stream, or null. */
function problem(command: StreamCommand, side: SideIndex = FRANCE, of: Field = field): string | null {
  const why = streamProblem(of, side, command);
  return why && `${why.rule} ${why.reason.replace('lb.refusal.terrain.', '')}`;
}
const facts = (command: StreamCommand, side: SideIndex = FRANCE) => streamProblem(field, side, command)?.facts;

describe('the course of a stream', () => {
  it.each<[string, SideIndex, readonly number[], string | null]>([
    ['from the left to the top', FRANCE, [0, 150, 300, 0], null],
    ['from the top to the left', FRANCE, [300, 0, 0, 150], null],
    ['from the right to the top', FRANCE, [1800, 150, 1500, 0], null],
    ['from the left to the bottom', BRITAIN, [0, 1050, 300, 1200], null],
    ['from the bottom to the right', BRITAIN, [1500, 1200, 1800, 1050], null],
    ['over a corner and the top', FRANCE, [0, 0, 100, 100, 300, 0], null],
    ['from the left to the left', FRANCE, [0, 150, 0, 100], 'streamEnds'],
    ['from the top to the top', FRANCE, [100, 0, 400, 0], 'streamEnds'],
    ['from the left to the right', FRANCE, [0, 150, 1800, 150], 'streamEnds'],
    ['beginning on the table', FRANCE, [50, 150, 300, 0], 'streamEnds'],
    ['ending on the table', FRANCE, [0, 150, 300, 20], 'streamEnds'],
    ['beginning above the left edge', FRANCE, [0, -10, 300, 0], 'streamEnds'],
    ['beginning below the left edge', BRITAIN, [0, 1210, 300, 1200], 'streamEnds'],
    ['beginning below the right edge', BRITAIN, [1800, 1210, 1500, 1200], 'streamEnds'],
    ['beginning above the right edge', FRANCE, [1800, -10, 1500, 0], 'streamEnds'],
    ['ending left of the top', FRANCE, [0, 150, -10, 0], 'streamEnds'],
    ['ending right of the top', FRANCE, [1800, 150, 1810, 0], 'streamEnds'],
    ['ending left of the bottom', BRITAIN, [0, 1050, -10, 1200], 'streamEnds'],
    ['ending right of the bottom', BRITAIN, [1800, 1050, 1810, 1200], 'streamEnds'],
    ['of one point', FRANCE, [0, 0], 'streamEnds'],
    ['that crosses itself', FRANCE, [0, 150, 200, 20, 20, 40, 180, 140, 300, 0], 'streamCrossed'],
    ['that turns back on itself', FRANCE, [0, 150, 100, 150, 100, 150, 300, 0], 'streamCrossed'],
    ['with a bend at the same height', FRANCE, [0, 150, 100, 150, 300, 0], null],
    ['with a bend straight up', FRANCE, [0, 150, 100, 150, 100, 50, 300, 0], null],
  ])('LB-SET-03 %s', (_, side, points, reason) => {
    // Bridges all the way, so that nothing else is wrong.
    const bridges = Array.from({ length: 9 }, (_each, i) => bridge(i * 20));
    expect(problem(stream(3, points, ...bridges), side)).toBe(reason && `LB-SET-03 ${reason}`);
  });

  it('LB-SET-03 LB-GEN-05 stays on the table between its ends', () => {
    const bend = (x: number, y: number, side: SideIndex, ...ends: [number, number, number, number]) =>
      problem(stream(3, [ends[0], ends[1], x, y, ends[2], ends[3]], bridge(100)), side);
    expect(bend(1, 100, FRANCE, 0, 150, 300, 0)).toBeNull();
    expect(bend(0, 100, FRANCE, 0, 150, 300, 0)).toBe('LB-GEN-05 offTable');
    expect(bend(100, 0, FRANCE, 0, 150, 300, 0)).toBe('LB-GEN-05 offTable');
    expect(bend(1800, 100, FRANCE, 1800, 150, 1500, 0)).toBe('LB-GEN-05 offTable');
    expect(bend(1799, 100, FRANCE, 1800, 150, 1500, 0)).toBeNull();
    expect(bend(100, 1200, BRITAIN, 0, 1050, 300, 1200)).toBe('LB-GEN-05 offTable');
    expect(bend(100, 1199, BRITAIN, 0, 1050, 300, 1200)).toBeNull();
    expect(facts(stream(3, [0, 150, 0, 100, 300, 0]))).toEqual({ width: 1800, height: 1200 });
  });

  it('LB-SET-03 LB-SET-05 is at most 5L long, all of it in the half of the side', () => {
    expect(toMm(longestStream(field.sticks))).toBe(900);
    expect(problem(stream(3, [0, 199, 701, 199, 701, 0], bridge(400)))).toBeNull();
    expect(problem(stream(3, [0, 199, 702, 199, 702, 0], bridge(400)))).toBe('LB-SET-03 streamLength');
    expect(facts(stream(3, [0, 199, 801, 199, 801, 0], bridge(400)))).toEqual({ length: 1000, most: 900 });
    const bridges = [bridge(100), bridge(300), bridge(500)];
    expect(problem(stream(3, [0, 600, 100, 0], ...bridges))).toBeNull();
    expect(problem(stream(3, [0, 601, 100, 0], ...bridges))).toBe('LB-SET-05 ownHalf');
    expect(problem(stream(3, [0, 100, 100, 0], bridge(50)), BRITAIN)).toBe('LB-SET-05 ownHalf');
  });

  it('LB-SET-07 counts in a zone that it crosses, and has a crossing in each', () => {
    const course = [0, 350, 100, 120, 300, 0];
    expect(zonesCrossed(field, FRANCE, course.map(steps))).toEqual([2, 3]);
    expect(zonesCrossed(field, FRANCE, [0, 200, 50, 400].map(steps))).toEqual([2]);
    expect(zonesCrossed(field, FRANCE, [0, 199, 50, 401].map(steps))).toEqual([1, 2, 3]);
    expect(zonesCrossed(field, BRITAIN, [0, 1001, 50, 1199].map(steps))).toEqual([3]);
    expect(problem(stream(2, course, bridge(30), bridge(300)))).toBeNull();
    expect(facts(stream(1, course, bridge(30), bridge(300)))).toEqual({ zone: 1 });
    expect(problem(stream(1, course, bridge(30), bridge(300)))).toBe('LB-SET-07 streamZone');
    expect(facts(stream(2, course))).toEqual({ zones: '2, 3' });
    expect(facts(stream(2, course, bridge(30)))).toEqual({ zones: '3' });
    expect(facts(stream(2, course, bridge(300)))).toEqual({ zones: '2' });
    expect(problem(stream(2, course, bridge(30), bridge(300), bridge(-1)))).toBe('LB-SET-07 crossingOff');
    expect(problem(stream(2, course, bridge(30), bridge(300), bridge(500)))).toBe('LB-SET-07 crossingOff');
    expect(facts(stream(2, course, bridge(500)))).toEqual({ along: 500 });
    // Straight down, so that lengths are depths: one on the line between two zones serves both.
    const down = [0, 300, 1, 0];
    expect(problem(stream(2, down, bridge(100)))).toBeNull();
    expect(problem(stream(2, down, bridge(101)))).toBe('LB-SET-07 noCrossing');
    expect(problem(stream(2, down, bridge(99)))).toBe('LB-SET-07 noCrossing');
    expect(problem(stream(2, [0, 300, 400, 0], bridge(0), bridge(500)))).toBeNull();
  });

  it('LB-SET-03 there is one', () => {
    const [laid] = streamPieces(field, stream(3, [0, 150, 300, 0]));
    const second = stream(3, [1800, 150, 1500, 0], bridge(100));
    expect(problem(second, FRANCE, { ...field, terrain: [laid as never] })).toBe('LB-SET-03 onlyOne');
  });
});

describe('the pieces of a stream', () => {
  const pieces = (...given: Parameters<typeof stream>) =>
    streamPieces(field, stream(...given)).map(({ id, kind, points, sector }) => [
      id,
      kind,
      points.map((p) => Math.round(toMm(p))),
      sector,
    ]);

  it('LB-SET-07 LB-SET-02 a ford lies 1M along the stream, round its bends and within its ends', () => {
    const course = [0, 200, 300, 200, 300, 0];
    const ford = (along: number) => pieces(3, course, crossing('ford', along))[1];
    expect(pieces(3, course)).toEqual([['stream-1', 'stream', course, -1]]);
    expect(ford(150)).toEqual(['ford-1', 'ford', [90, 200, 210, 200], -1]);
    expect(ford(280)?.[2]).toEqual([220, 200, 300, 200, 300, 160]);
    expect(ford(360)?.[2]).toEqual([300, 200, 300, 80]);
    expect(ford(240)?.[2]).toEqual([180, 200, 300, 200]);
    expect(ford(20)?.[2]).toEqual([0, 200, 80, 200]);
    expect(ford(490)?.[2]).toEqual([300, 70, 300, 0]);
    const bends = pieces(3, [0, 200, 280, 200, 300, 190, 310, 180, 310, 0], crossing('ford', 290))[1];
    expect(bends?.[2]).toEqual([230, 200, 280, 200, 300, 190, 310, 180, 310, 147]);
  });

  it('LB-SET-07 a bridge lies across the stream, 1VS to either side', () => {
    const over = (points: readonly number[], along: number) => pieces(3, points, bridge(along))[1]?.[2];
    expect(over([0, 200, 300, 200, 300, 0], 150)).toEqual([150, 250, 150, 150]);
    expect(over([0, 200, 300, 200, 300, 0], 400)).toEqual([350, 100, 250, 100]);
    expect(over([0, 150, 150, 0], 100)).toEqual([106, 115, 35, 44]);
    expect(over([0, 200, 300, 200, 300, 0], 0)).toEqual([0, 250, 0, 150]);
    expect(over([0, 200, 300, 200, 300, 0], 500)).toEqual([350, 0, 250, 0]);
    // Halfway round a bend.
    expect(over([0, 200, 300, 200, 300, 0], 300)).toEqual([335, 235, 265, 165]);
    expect(
      pieces(3, [0, 200, 300, 200, 300, 0], bridge(50), crossing('ford', 200), bridge(400)).map(([id]) => id),
    ).toEqual(['stream-1', 'bridge-1', 'ford-1', 'bridge-2']);
  });
});

describe('the nearest stream', () => {
  const frame = firstLayTerrain(FRANCE);
  const nearest = (command: StreamCommand, of = frame, side: SideIndex = FRANCE) => {
    const found = nearestTerrain(field, { ...of, side }, command) as StreamCommand | null;
    return (
      found && {
        zone: found.zone,
        points: found.points.map((p) => Math.round(toMm(p))),
        crossings: found.crossings.map(({ kind, along }) => `${kind} ${Math.round(toMm(along))}`),
      }
    );
  };

  it('LB-SET-07 has a crossing in the middle of each stretch, of the kind of the first asked for', () => {
    expect(bridgesFor(field, FRANCE, [0, 300, 0, 0].map(steps)).map(({ along }) => Math.round(toMm(along)))).toEqual([
      50, 201,
    ]);
    expect(nearest(stream(2, [0, 300, 100, 0]))).toEqual({
      zone: 2,
      points: [0, 300, 100, 0],
      crossings: ['bridge 52', 'bridge 212'],
    });
    expect(nearest(stream(2, [0, 300, 100, 0], crossing('ford', 9)))?.crossings).toEqual(['ford 52', 'ford 212']);
  });

  it('LB-SET-07 LB-SET-05 counts in the zone asked if it crosses it and it is open, else in another', () => {
    const course = stream(2, [0, 300, 100, 0]);
    expect(nearest(course, { ...frame, done: [[2], []] })?.zone).toBe(3);
    expect(nearest({ ...course, zone: 1 })?.zone).toBe(2);
    expect(nearest(course, { ...frame, zone: 3 })?.zone).toBe(3);
    expect(nearest(course, { ...frame, zone: 1 })).toBeNull();
    expect(nearest(course, { ...frame, done: [[2, 3], []] })).toBeNull();
  });

  it('LB-SET-03 LB-SET-05 is drawn in towards its corner by twentieths until it is short enough, in its own half', () => {
    expect(nearest(stream(3, [0, 199, 900, 199, 900, 0]))?.points).toEqual([0, 159, 720, 159, 720, 0]);
    expect(nearest(stream(3, [1800, 199, 900, 199, 900, 0]))?.points).toEqual([1800, 159, 1080, 159, 1080, 0]);
    expect(nearest(stream(3, [0, 620, 100, 0]))?.points).toEqual([0, 589, 95, 0]);
    const below = nearest(stream(3, [0, 580, 100, 1200]), frame, BRITAIN);
    expect(below?.points).toEqual([0, 611, 95, 1200]);
    expect(nearest(stream(3, [0, 199, 1800, 199]))).toBeNull();
  });
});

describe('the nearest piece', () => {
  const frame = firstLayTerrain(FRANCE);
  const wanted = (kind: TerrainKind, size: LaidSize = 'MxM'): LayCommand => ({
    type: 'lay',
    kind,
    size,
    x: steps(900),
    y: steps(100),
    facing: 0,
  });
  const nearest = (command: LayCommand, laid: readonly TerrainKind[] = []) => {
    const terrain = laid.map((kind, i) =>
      pieceOf(`${kind}-${i}`, kind, outlineOf(field.sticks, { ...wanted(kind), x: steps(200) }), -1),
    );
    const found = nearestTerrain({ ...field, terrain }, { ...frame, laid: terrain.map(({ id }) => id) }, command);
    return found?.type === 'lay' ? `${found.kind} ${found.size}` : found;
  };

  it('LB-SET-01 LB-SET-02 is of a kind and size that may be laid, the one asked if it may', () => {
    expect(nearest(wanted('rough', 'LxL'))).toBe('rough LxL');
    expect(nearest(wanted('rough', '1M'))).toBe('rough MxM');
    expect(nearest(wanted('swamp', 'LxM'))).toBe('wood LxM');
    expect(nearest(wanted('ditch', 'MxM'))).toBe('hedge 1M');
    expect(nearest(wanted('sector', 'LxM'))).toBe('sector MxM');
    expect(nearest(wanted('sector', 'LxM'), ['sector'])).toBe('wood LxM');
  });

  it('LB-SET-05 there is none of a sort of which two lie', () => {
    expect(nearest(wanted('rough'), ['wood'])).toBe('rough MxM');
    expect(nearest(wanted('rough'), ['wood', 'hedge'])).toBe('rough MxM');
    expect(nearest(wanted('rough'), ['wood', 'wood'])).toBeNull();
    expect(nearest(wanted('fence', '1M'), ['hedge', 'hedge'])).toBeNull();
    expect(nearestTerrain(field, frame, { type: 'laid' })).toBeNull();
  });
});
