import { facing, steps } from '@drumhead/table';
import { beforeAll, describe, expect, it } from 'vitest';
import { begun, randomPickUp, told, until } from '../../../test/pickUps.ts';
import type { Command, LaidSize } from '../../state/commands.ts';
import type { LayTerrainFrame } from '../../state/frames.ts';
import { decide, offers, pending } from '../../turn/machine.ts';
import { nearest } from '../../query/nearest.ts';
import { openDraft } from '../../state/draft.ts';
import { layTerrainHandler } from './layTerrain.ts';
import type { State, TerrainKind, TerrainPiece } from '../../state/state.ts';

// 15 mm: 1800 x 1200 mm, zones 200 mm deep, M 120, L 180. Red has the top of the table and defends.
let empty: State;
beforeAll(() => {
  const rolled = until(begun(randomPickUp(3, { scale: '15mm', deployment: 'hidden' })), 3, (d) => d === 'chooseRole');
  const seat = pending(rolled)[0]?.seat as string;
  empty = told(rolled, seat, { type: 'role', defend: seat === 'red' });
});

const lay = (kind: TerrainKind, x: number, y: number, size: LaidSize = 'MxM', degrees = 0): Command => ({
  type: 'lay',
  kind,
  size,
  x: steps(x),
  y: steps(y),
  facing: facing(degrees),
});
const hedge = (x: number, y: number, degrees = 0) => lay('hedge', x, y, '1M', degrees);
const stream = (
  zone: number,
  points: readonly number[],
  ...crossings: readonly { kind: 'bridge' | 'ford'; along: number }[]
): Command => ({
  type: 'layStream',
  zone,
  points: points.map(steps),
  crossings: crossings.map(({ kind, along }) => ({ kind, along: steps(along) })),
});

function after(state: State, seat: string, ...commands: readonly Command[]): State {
  return commands.reduce((now, command) => told(now, seat, command), state);
}
function rule(state: State, seat: string, command: Command): string {
  const decision = decide(state, seat, command);
  return decision.ok ? 'accepted' : decision.refusal.rule;
}
const frameOf = (state: State) => state.frames.at(-1) as LayTerrainFrame;
const zone3 = [lay('wood', 300, 100), lay('rough', 900, 100), hedge(500, 60), hedge(700, 60, 90)];

describe('terrain of a pick-up game', () => {
  it('LB-SET-05 the defender begins, in his own half', () => {
    expect(pending(empty)).toMatchObject([{ seat: 'red', decision: 'layTerrain', rule: 'LB-SET-05' }]);
    expect(rule(empty, 'blue', lay('wood', 300, 1100))).toBe('KERNEL-TURN');
    expect(rule(empty, 'red', lay('wood', 300, 1100))).toBe('LB-SET-05');
    expect(rule(empty, 'red', lay('wood', 300, 100))).toBe('accepted');
  });

  it('LB-SET-05 two area and two linear pieces into one zone, then the other side', () => {
    const [one, two, three, four] = zone3 as [Command, Command, Command, Command];
    expect(rule(empty, 'red', { type: 'laid' })).toBe('LB-SET-05');
    const areas = after(empty, 'red', one, two);
    expect(rule(areas, 'red', lay('wood', 1500, 100))).toBe('LB-SET-05');
    expect(rule(areas, 'red', lay('wood', 1500, 300))).toBe('LB-SET-05');
    expect(rule(areas, 'red', hedge(1500, 300))).toBe('LB-SET-05');
    expect(rule(areas, 'red', { type: 'laid' })).toBe('LB-SET-05');
    const full = after(areas, 'red', three, four);
    expect(rule(full, 'red', hedge(1500, 60))).toBe('LB-SET-05');
    expect(offers(full, 'red')).toEqual([{ type: 'laid' }]);
    const next = after(full, 'red', { type: 'laid' });
    expect(pending(next)[0]?.seat).toBe('blue');
    expect(frameOf(next).done).toEqual([[3], []]);
  });

  it('LB-SET-05 each time a zone not yet used, until all six are done', () => {
    let now = empty;
    const turns: string[] = [];
    for (let turn = 0; turn < 6; turn++) {
      const { side } = frameOf(now);
      const seat = side === 0 ? 'red' : 'blue';
      const zone = 3 - Math.floor(turn / 2);
      const y = side === 0 ? 100 + 200 * Math.floor(turn / 2) : 1100 - 200 * Math.floor(turn / 2);
      const x = (Math.floor(turn / 2) + side) % 2 === 0 ? 0 : 300;
      turns.push(`${seat} ${zone}`);
      if (turn === 2) expect(rule(now, seat, lay('wood', 1500, 100))).toBe('LB-SET-05');
      const own = [lay('wood', 200 + x, y), lay('rough', 900 + x, y), hedge(600, y), hedge(1500, y, 90)];
      now = after(now, seat, ...own, { type: 'laid' });
    }
    expect(turns).toEqual(['red 3', 'blue 3', 'red 2', 'blue 2', 'red 1', 'blue 1']);
    expect(now.frames).toEqual([{ at: 'deploy' }]);
    expect(now.field.terrain).toHaveLength(24);
  });

  it('LB-SET-01 only the pieces of the book', () => {
    for (const kind of ['gentleHill', 'swamp', 'building', 'ditch', 'road', 'bridge', 'ford', 'stream'] as const) {
      expect([kind, rule(empty, 'red', lay(kind, 300, 100))]).toEqual([kind, 'LB-SET-01']);
    }
    for (const kind of ['wood', 'rough', 'steepHill', 'sector'] as const) {
      expect([kind, rule(empty, 'red', lay(kind, 300, 100))]).toEqual([kind, 'accepted']);
    }
    for (const kind of ['hedge', 'fence', 'wall'] as const) {
      expect([kind, rule(empty, 'red', lay(kind, 300, 100, '1M'))]).toEqual([kind, 'accepted']);
    }
    const hill = after(empty, 'red', lay('steepHill', 300, 100)).field.terrain[0];
    expect(hill).toMatchObject({ kind: 'steepHill', level: 1 });
  });

  it('LB-SET-02 sizes: M x M, M x L, L x L; a sector M x M; linear pieces 1M', () => {
    for (const size of ['MxM', 'LxM', 'LxL'] as const) {
      const { terrain } = after(empty, 'red', lay('wood', 300, 100, size)).field;
      const { minX, maxX, minY, maxY } = terrain[0] as { minX: number; maxX: number; minY: number; maxY: number };
      const long = { M: 120, L: 180 };
      const [width, depth] = [long[size[0] as 'M' | 'L'], long[size[2] as 'M' | 'L']];
      expect([maxX - minX, maxY - minY]).toEqual([steps(width), steps(depth)]);
    }
    expect(rule(empty, 'red', lay('wood', 300, 100, '1M'))).toBe('LB-SET-02');
    expect(rule(empty, 'red', lay('sector', 300, 100, 'LxL'))).toBe('LB-SET-02');
    expect(rule(empty, 'red', lay('hedge', 300, 100, 'MxM'))).toBe('LB-SET-02');
    const { points } = after(empty, 'red', hedge(300, 100)).field.terrain[0] as { points: readonly number[] };
    expect(points).toEqual([240, 100, 360, 100].map(steps));
  });

  it('LB-SET-06 each piece lies wholly in one zone', () => {
    expect(rule(empty, 'red', lay('wood', 300, 140))).toBe('accepted');
    expect(rule(empty, 'red', lay('wood', 300, 141))).toBe('LB-SET-06');
    expect(rule(empty, 'red', lay('wood', 300, 300, 'LxL', 45))).toBe('LB-SET-06');
    expect(rule(empty, 'red', hedge(300, 180, 90))).toBe('LB-SET-06');
    expect(rule(empty, 'red', hedge(300, 200))).toBe('accepted');
    expect(rule(empty, 'red', lay('wood', 40, 100))).toBe('LB-GEN-05');
  });

  it('LB-SET-06 area pieces are at least 1M apart, of whichever side and zone; linear ones need not be', () => {
    const wood = after(empty, 'red', lay('wood', 300, 100));
    expect(rule(wood, 'red', lay('rough', 539, 100))).toBe('LB-SET-06');
    expect(rule(wood, 'red', lay('rough', 540, 100))).toBe('accepted');
    expect(rule(wood, 'red', hedge(300, 100))).toBe('accepted');
    const zone1 = after(empty, 'red', lay('wood', 300, 530), lay('wood', 900, 530), hedge(600, 450), hedge(600, 500));
    const blue = after(zone1, 'red', { type: 'laid' });
    expect(rule(blue, 'blue', lay('wood', 300, 670))).toBe('LB-SET-06');
    expect(rule(blue, 'blue', lay('wood', 540, 670))).toBe('accepted');
  });

  it('LB-SET-05 LB-SET-06 a zone is done before its time only if no place of the lattice is left, however narrow', () => {
    // Four woods in a row; between the first two a fifth has so much room, and nowhere else.
    const row = (room: number): State => {
      const places = [233, 353 + room, 823 + room, 1293 + room].map((x) => lay('wood', x, 100));
      const full = places.reduce((state, place) => {
        const [piece] = after({ ...empty, field: { ...empty.field, terrain: [] } }, 'red', place).field.terrain;
        return { ...state, field: { ...state.field, terrain: [...state.field.terrain, piece as TerrainPiece] } };
      }, empty);
      return after(full, 'red', hedge(500, 60), hedge(700, 60));
    };
    for (const room of [359.9, 361]) {
      expect(rule(row(room), 'red', { type: 'laid' }), `${room} mm`).toBe('LB-SET-05');
      const places = offers(row(room), 'red');
      expect(places, `${room} mm`).toHaveLength(1);
      expect(rule(row(room), 'red', places[0] as Command)).toBe('accepted');
    }
    expect(offers(row(359.7), 'red')).toEqual([{ type: 'laid' }]);
    expect(rule(row(359.7), 'red', { type: 'laid' })).toBe('accepted');
  });

  it('LB-BUA-24 LB-SET-03 one sector on the table', () => {
    const one = after(empty, 'red', lay('sector', 300, 100));
    expect(one.sectors).toEqual([{ dis: 0, unit: -1 }]);
    expect(rule(one, 'red', lay('sector', 900, 100))).toBe('LB-BUA-24');
    const all = after(one, 'red', lay('wood', 900, 100), hedge(500, 60), hedge(700, 60), { type: 'laid' });
    expect(rule(all, 'blue', lay('sector', 300, 1100))).toBe('LB-BUA-24');
    const upAgain = after(one, 'red', { type: 'takeUp', terrain: 'sector-1' });
    expect(upAgain.sectors).toEqual([]);
    expect(rule(upAgain, 'red', lay('sector', 900, 100))).toBe('accepted');
  });

  it('LB-SET-05 a refusal says which zone, how many pieces and what is missing', () => {
    const refused = (state: State, command: Command) => {
      const decision = decide(state, 'red', command);
      return decision.ok ? null : [decision.refusal.reason.replace('lb.refusal.terrain.', ''), decision.refusal.facts];
    };
    const [one, two, three, four] = zone3 as [Command, Command, Command, Command];
    expect(refused(empty, { type: 'laid' })).toEqual(['notAll', { area: 2, linear: 2 }]);
    expect(refused(after(empty, 'red', one, three, four), { type: 'laid' })).toEqual([
      'notAll',
      { area: 1, linear: 0 },
    ]);
    expect(refused(after(empty, 'red', one, two, three), { type: 'laid' })).toEqual(['notAll', { area: 0, linear: 1 }]);
    expect(refused(after(empty, 'red', one), lay('wood', 1500, 300))).toEqual(['otherZone', { zone: 3 }]);
    expect(refused(after(empty, 'red', one, two), lay('wood', 1500, 100))).toEqual(['enoughAreas', { most: 2 }]);
    expect(refused(after(empty, 'red', three, four), hedge(1500, 60))).toEqual(['enoughLines', { most: 2 }]);
    expect(refused(empty, { type: 'takeUp', terrain: 'wood-1' })).toEqual(['notOfThisTurn', {}]);
    const act = (command: Command) => layTerrainHandler.act(openDraft(empty), frameOf(empty), 0, command);
    expect(act({ type: 'pass' })).toMatchObject({ rule: 'LB-SET-05', reason: 'lb.refusal.terrain.layFirst' });
    const later = { ...empty, frames: [{ ...frameOf(empty), done: [[3], []] as [number[], number[]] }] };
    expect(refused(later, one)).toEqual(['zoneUsed', { zone: 3 }]);
    const covers = (command: Command) => layTerrainHandler.covers?.(empty, frameOf(empty), 0, command);
    expect([covers(one), covers(lay('wood', 300, 1100)), covers({ type: 'laid' })]).toEqual([true, false, false]);
  });

  it('LB-SET-05 what is laid, taken up and done is told', () => {
    const told_ = (state: State, command: Command) => {
      const decision = decide(state, 'red', command);
      return decision.ok ? decision.events : decision.refusal;
    };
    const [one] = zone3 as [Command];
    expect(told_(empty, one)).toEqual([{ type: 'terrainLaid', rule: 'LB-SET-05', side: 0, zone: 3, kind: 'wood' }]);
    const ford = stream(3, [0, 150, 300, 0], { kind: 'ford', along: 100 });
    expect(told_(empty, ford)).toEqual([{ type: 'terrainLaid', rule: 'LB-SET-05', side: 0, zone: 3, kind: 'stream' }]);
    expect(told_(after(empty, 'red', one), { type: 'takeUp', terrain: 'wood-1' })).toEqual([
      { type: 'terrainTakenUp', rule: 'LB-SET-05', side: 0, kind: 'wood' },
    ]);
    const full = after(empty, 'red', ...zone3);
    expect(told_(full, { type: 'laid' })).toEqual([{ type: 'zoneLaid', rule: 'LB-SET-05', side: 0, zone: 3 }]);
    // Another piece taken up leaves the zone begun, and the crossings of a stream where they are.
    const two = after(empty, 'red', ford, one, { type: 'takeUp', terrain: 'wood-1' });
    expect(two.field.terrain.map(({ id }) => id)).toEqual(['stream-1', 'ford-1']);
    expect(frameOf(two)).toMatchObject({ zone: 3, laid: ['stream-1'] });
    expect(frameOf(after(two, 'red', { type: 'takeUp', terrain: 'stream-1' }))).toMatchObject({ zone: 0, laid: [] });
    // The first sector of a table with other terrain is sector 0.
    const sector = after(empty, 'red', one, lay('sector', 900, 100));
    expect(sector.field.terrain.map((piece) => piece.sector)).toEqual([-1, 0]);
  });

  it('LB-SET-05 offers what is missing, and the end of the zone when nothing is', () => {
    const kinds = (...pieces: Command[]) =>
      new Set(
        offers(after(empty, 'red', ...pieces), 'red').map((offer) =>
          offer.type === 'lay' ? (offer.size === '1M' ? 'line' : 'area') : offer.type,
        ),
      );
    const [one, two, three, four] = zone3 as [Command, Command, Command, Command];
    expect(kinds()).toEqual(new Set(['area', 'line']));
    expect(kinds(one, two)).toEqual(new Set(['line']));
    expect(kinds(three, four)).toEqual(new Set(['area']));
    expect(kinds(one, three, four)).toEqual(new Set(['area']));
    expect(kinds(one, two, three, four)).toEqual(new Set(['laid']));
  });

  it('LB-SET-05 a piece of this turn may be taken up again, one of an earlier turn may not', () => {
    const one = after(empty, 'red', lay('wood', 300, 100), { type: 'takeUp', terrain: 'wood-1' });
    expect(one.field.terrain).toEqual([]);
    expect(rule(one, 'red', lay('wood', 300, 300))).toBe('accepted');
    const blue = after(empty, 'red', ...zone3, { type: 'laid' });
    expect(rule(blue, 'blue', { type: 'takeUp', terrain: 'wood-1' })).toBe('LB-SET-05');
  });
});

describe('the stream', () => {
  const course = [0, 350, 100, 120, 300, 0];

  it('LB-SET-03 enters and leaves by two adjacent sides and is at most 5L long', () => {
    expect(rule(empty, 'red', stream(3, [0, 350, 1800, 350], { kind: 'ford', along: 100 }))).toBe('LB-SET-03');
    expect(rule(empty, 'red', stream(3, [100, 0, 400, 0], { kind: 'ford', along: 100 }))).toBe('LB-SET-03');
    expect(rule(empty, 'red', stream(3, [50, 350, 300, 0], { kind: 'ford', along: 100 }))).toBe('LB-SET-03');
    const crossings = [
      { kind: 'bridge', along: 30 },
      { kind: 'bridge', along: 300 },
    ] as const;
    expect(rule(empty, 'red', stream(3, course, ...crossings))).toBe('accepted');
    // 899 and 901 mm
    expect(rule(empty, 'red', stream(3, [0, 199, 700, 199, 700, 0], { kind: 'ford', along: 400 }))).toBe('accepted');
    expect(rule(empty, 'red', stream(3, [0, 199, 702, 199, 702, 0], { kind: 'ford', along: 400 }))).toBe('LB-SET-03');
    expect(
      rule(empty, 'red', stream(3, [0, 199, 300, 10, 100, 10, 250, 190, 300, 0], { kind: 'ford', along: 9 })),
    ).toBe('LB-SET-03');
    expect(rule(empty, 'red', stream(3, [0, 650, 100, 0], { kind: 'ford', along: 9 }))).toBe('LB-SET-05');
  });

  it('LB-SET-03 there is one', () => {
    const one = after(empty, 'red', stream(3, [0, 150, 300, 0], { kind: 'ford', along: 100 }));
    expect(rule(one, 'red', stream(3, [1800, 150, 1500, 0], { kind: 'ford', along: 100 }))).toBe('LB-SET-03');
  });

  it('LB-SET-07 is one linear piece of the zone where it is placed, with a crossing in each zone it crosses', () => {
    const bridge = { kind: 'bridge', along: 300 } as const;
    const ford = { kind: 'ford', along: 50 } as const;
    expect(rule(empty, 'red', stream(3, course))).toBe('LB-SET-07');
    expect(rule(empty, 'red', stream(3, course, bridge))).toBe('LB-SET-07');
    expect(rule(empty, 'red', stream(3, course, ford))).toBe('LB-SET-07');
    expect(rule(empty, 'red', stream(1, course, ford, bridge))).toBe('LB-SET-07');
    expect(rule(empty, 'red', stream(3, course, ford, bridge, { kind: 'ford', along: 900 }))).toBe('LB-SET-07');
    const laid = after(empty, 'red', stream(2, course, ford, bridge));
    expect(laid.field.terrain.map(({ kind }) => kind)).toEqual(['stream', 'ford', 'bridge']);
    expect(frameOf(laid)).toMatchObject({ zone: 2, laid: ['stream-1'] });
    expect(rule(laid, 'red', hedge(600, 300))).toBe('accepted');
    const two = after(laid, 'red', hedge(600, 300));
    expect(rule(two, 'red', hedge(900, 300))).toBe('LB-SET-05');
    const gone = after(two, 'red', { type: 'takeUp', terrain: 'stream-1' });
    expect(gone.field.terrain.map(({ kind }) => kind)).toEqual(['hedge']);
  });
});

describe('the nearest legal alternative', () => {
  it('LB-SET-06 is pushed into a zone and away from other pieces', () => {
    expect(nearest(empty, 'red', lay('wood', 300, 141))).toEqual(lay('wood', 300, 140));
    expect(nearest(empty, 'red', lay('wood', -500, 100))).toEqual(lay('wood', 60, 100));
    expect(nearest(empty, 'red', lay('wood', 300, 1100))).toEqual(lay('wood', 300, 540));
    const wood = after(empty, 'red', lay('wood', 300, 100));
    const found = nearest(wood, 'red', lay('rough', 500, 100)) as Command & { type: 'lay' };
    expect(rule(wood, 'red', found)).toBe('accepted');
    expect(Math.abs(found.x - steps(500))).toBeLessThanOrEqual(steps(45));
  });

  it('LB-SET-05 goes to a zone not yet used, LB-BUA-24 a second sector becomes a wood, LB-SET-02 a size that is open', () => {
    const turn2 = after(empty, 'red', lay('sector', 300, 100), lay('rough', 900, 100), hedge(500, 60), hedge(700, 60), {
      type: 'laid',
    });
    const blue = after(
      turn2,
      'blue',
      lay('wood', 300, 1100),
      lay('wood', 900, 1100),
      hedge(500, 1100),
      hedge(700, 1100),
      { type: 'laid' },
    );
    expect(nearest(blue, 'red', lay('wood', 1500, 100))).toEqual(lay('wood', 1500, 260));
    expect(nearest(blue, 'red', lay('sector', 1500, 300))).toEqual(lay('wood', 1500, 300));
    expect(nearest(empty, 'red', lay('sector', 300, 100, 'LxL'))).toEqual(lay('sector', 300, 100));
    expect(nearest(empty, 'red', lay('wood', 300, 100, 'LxL', 40))).toEqual(lay('wood', 300, 100, 'LxL'));
  });

  it('LB-SET-07 a stream gets its bridges', () => {
    const found = nearest(empty, 'red', stream(1, [0, 350, 100, 120, 300, 0])) as Command & { type: 'layStream' };
    expect(found).toMatchObject({ type: 'layStream', zone: 2 });
    expect(found.crossings).toHaveLength(2);
    expect(rule(empty, 'red', found)).toBe('accepted');
  });

  it('LB-SET-03 a stream that is too long is drawn in towards its corner', () => {
    const long = stream(3, [1800, 550, 1500, 100, 1000, 0], { kind: 'ford', along: 100 });
    expect(rule(empty, 'red', long)).toBe('LB-SET-03');
    const found = nearest(empty, 'red', long) as Command & { type: 'layStream' };
    expect(rule(empty, 'red', found)).toBe('accepted');
    expect(found.points[0]).toBe(steps(1800));
    expect(found.points[5]).toBe(0);
    expect(found.crossings.every(({ kind }) => kind === 'ford')).toBe(true);
  });

  it('LB-SET-05 there is none for a third area piece', () => {
    const areas = after(empty, 'red', lay('wood', 300, 100), lay('wood', 900, 100));
    expect(nearest(areas, 'red', lay('wood', 1500, 100))).toBeNull();
  });
});
