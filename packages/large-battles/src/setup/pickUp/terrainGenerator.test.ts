import { seededRandomInt, hashOf } from '@drumhead/engine';
import { gapSquared, polylineLength, steps, toMm } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { BRITAIN, FRANCE, pickUpField } from '../../../test/deploying.ts';
import { begun, randomPickUp, told, until } from '../../../test/pickUps.ts';
import { quadOfPiece } from '../../ground/footprints.ts';
import { largeBattles } from '../../ruleset.ts';
import type { Field, State, TerrainKind, TerrainPiece } from '../../state/state.ts';
import { zoneDepth } from '../../ground/zones.ts';
import { startState } from '../../scenarios/startState.ts';
import type { LayTerrainFrame } from '../../state/frames.ts';
import { firstLayTerrain } from './layTerrain.ts';
import { outlineOf, pieceOf } from './pieces.ts';
import { nextTerrain, terrainOfBoth, terrainOfTurn } from './terrainGenerator.ts';

const AREAS = ['wood', 'rough', 'steepHill', 'sector'];
const LINES = ['hedge', 'fence', 'wall', 'stream'];

function empty(seed: number, scale: '6mm' | '15mm' | '28mm'): State {
  return until(begun(randomPickUp(seed, { scale })), seed, (decision) => decision === 'layTerrain');
}

/** What chapter 21 says of a finished table, reckoned anew from the pieces alone. */
function broken(field: Field): string[] {
  const found: string[] = [];
  const { m, l } = field.sticks;
  const depth = zoneDepth(field);
  // LB-GEO-16: what lies on a line between zones counts in the one nearer the enemy's baseline.
  const bandOf = (y: number) =>
    y < field.height / 2 ? Math.floor(y / depth) : 5 - Math.floor((field.height - y) / depth);
  const perBand = Array.from({ length: 6 }, () => ({ area: 0, linear: 0 }));
  const areas = field.terrain.filter(({ kind }) => AREAS.includes(kind));
  const streams = field.terrain.filter(({ kind }) => kind === 'stream');
  for (const piece of field.terrain) {
    const { kind, minX, minY, maxX, maxY } = piece;
    if (kind === 'stream' || kind === 'bridge' || kind === 'ford') continue;
    if (!AREAS.includes(kind) && !LINES.includes(kind)) found.push(`LB-SET-01 ${kind}`);
    if (minX < 0 || minY < 0 || maxX > field.width || maxY > field.height) found.push(`off the table: ${piece.id}`);
    const band = bandOf((minY + maxY) / 2);
    if (minY < band * depth - 1 || maxY > (band + 1) * depth + 1) found.push(`LB-SET-06 ${piece.id} leaves its zone`);
    (perBand[band] as { area: number; linear: number })[AREAS.includes(kind) ? 'area' : 'linear']++;
    if (LINES.includes(kind) && Math.abs(polylineLength(piece.points) - m) > 2) found.push(`LB-SET-02 ${piece.id}`);
    if (AREAS.includes(kind)) found.push(...sizeFault(piece, m, l));
  }
  for (const a of areas) {
    for (const b of areas) {
      if (a.id < b.id && Math.sqrt(gapSquared(quadOfPiece(a), quadOfPiece(b))) < m - 7)
        found.push(`LB-SET-06 ${a.id} ${b.id}`);
    }
  }
  if (areas.filter(({ kind }) => kind === 'sector').length > 1) found.push('LB-BUA-24');
  if (streams.length > 1) found.push('LB-SET-03');
  for (const { points } of streams) if (polylineLength(points) > 5 * l + 7) found.push('LB-SET-03 too long');
  const linear = perBand.reduce((sum, band) => sum + band.linear, streams.length);
  if (linear !== 12) found.push(`LB-SET-05 ${linear} linear pieces`);
  for (const band of perBand) if (band.linear > 2 || band.area > 2) found.push('LB-SET-05 too many in a zone');
  return found;
}

function sizeFault({ id, kind, points }: TerrainPiece, m: number, l: number): string[] {
  const [ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0] = points;
  const sides = [polylineLength([ax, ay, bx, by]), polylineLength([bx, by, cx, cy])];
  const is = (length: number, wanted: number) => Math.abs(length - wanted) <= 2;
  const lawful = sides.every((side) => is(side, m) || (kind !== 'sector' && is(side, l)));
  return lawful ? [] : [`LB-SET-02 ${id}`];
}

describe('the terrain generator', () => {
  it('LB-SET-01 LB-SET-02 LB-SET-03 LB-SET-05 LB-SET-06 keeps every rule, over many seeds and all scales', () => {
    let areas = 0;
    let streams = 0;
    let sectors = 0;
    let tables = 0;
    for (let seed = 1; seed <= 90; seed++) {
      const scale = (['6mm', '15mm', '28mm'] as const)[seed % 3] as '15mm';
      let now = empty(seed, scale);
      for (const { seat, command } of terrainOfBoth(now, seededRandomInt(seed))) now = told(now, seat, command);
      expect([seed, broken(now.field)]).toEqual([seed, []]);
      expect(largeBattles.pending(now)[0]?.decision).toMatch(/^deploy/);
      tables++;
      areas += now.field.terrain.filter(({ kind }) => AREAS.includes(kind)).length;
      streams += now.field.terrain.filter(({ kind }) => kind === 'stream').length;
      sectors += now.field.terrain.filter(({ kind }) => kind === 'sector').length;
    }
    // Now and then pieces on both sides of a zone leave no room for its second one.
    expect(areas).toBeGreaterThan(11.9 * tables);
    expect(streams).toBeGreaterThan(tables / 3);
    expect(sectors).toBeGreaterThan(tables / 3);
  }, 60_000);

  it('LB-SET-05 players who take offers finish the terrain too', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const pick = seededRandomInt(seed);
      let now = empty(seed, '15mm');
      for (let guard = 0; now.frames.at(-1)?.at === 'layTerrain'; guard++) {
        const seat = largeBattles.pending(now)[0]?.seat as string;
        const offers = largeBattles.offers(now, seat);
        now = told(now, seat, offers[pick(offers.length)] as (typeof offers)[number]);
        expect(guard).toBeLessThan(40);
      }
      expect([seed, broken(now.field)]).toEqual([seed, []]);
    }
  }, 60_000);

  it('is drawn alike for both sides: the same draws give the mirrored zone', () => {
    const kinds = [0, 1].map((side) => {
      const drawn: Record<string, number> = {};
      for (let seed = 1; seed <= 60; seed++) {
        let now = empty(seed, '15mm');
        for (const { seat, command } of terrainOfBoth(now, seededRandomInt(seed))) {
          now = told(now, seat, command);
          const kind = command.type === 'lay' ? command.kind : command.type;
          if (now.field.sides[side]?.id === seat) drawn[kind] = (drawn[kind] ?? 0) + 1;
        }
      }
      return drawn;
    }) as [Record<string, number>, Record<string, number>];
    for (const kind of ['wood', 'rough', 'steepHill', 'hedge', 'fence', 'wall']) {
      const [a, b] = [kinds[0][kind] as number, kinds[1][kind] as number];
      expect([kind, Math.abs(a - b) < (a + b) * 0.2]).toEqual([kind, true]);
    }
  }, 60_000);

  it('continues from any pieces of a player, and is the same for the same random numbers', () => {
    const now = empty(7, '15mm');
    const seat = largeBattles.pending(now)[0]?.seat as string;
    const first = nextTerrain(now, seededRandomInt(1));
    expect(nextTerrain(now, seededRandomInt(1))).toEqual(first);
    const own = told(now, seat, largeBattles.offers(now, seat)[0] as never);
    const again = terrainOfBoth(own, seededRandomInt(2));
    expect(hashOf(again)).toBe(hashOf(terrainOfBoth(own, seededRandomInt(2))));
    expect(nextTerrain(begun(randomPickUp(1)), seededRandomInt(1))).toBeNull();
  });
});

describe('a piece drawn', () => {
  const bare = pickUpField();
  const area = (id: string, kind: TerrainKind, x: number, y: number): TerrainPiece =>
    pieceOf(
      id,
      kind,
      outlineOf(bare.sticks, { type: 'lay', kind, size: 'MxM', x: steps(x), y: steps(y), facing: 0 }),
      kind === 'sector' ? 0 : -1,
    );
  /** France lays, with these pieces on the table, the first so many of them of its turn. */
  const laying = (terrain: readonly TerrainPiece[] = [], more: Partial<LayTerrainFrame> = {}): State => ({
    ...startState({ ...bare, terrain }),
    frames: [{ ...firstLayTerrain(FRANCE), ...more }],
  });
  const woods = [area('wood-1', 'wood', 300, 100), area('wood-2', 'wood', 1500, 100)];
  const ofTurn = { laid: ['wood-1', 'wood-2'], zone: 3 };

  /** What is drawn by these numbers, then zeros, and out of how many each was drawn. */
  function drawn(state: State, ...numbers: number[]) {
    const asked: number[] = [];
    const command = nextTerrain(state, (count) => {
      asked.push(count);
      return numbers[asked.length - 1] ?? 0;
    });
    return { asked, command };
  }
  const piece = (state: State, ...numbers: number[]) => {
    const { command } = drawn(state, ...numbers);
    if (command?.type !== 'lay') return command?.type;
    return [command.kind, command.size, toMm(command.x), toMm(command.y), command.facing / 16].join(' ');
  };

  it('LB-SET-05 LB-SET-02 is first an area piece: three woods to two rough, two steep hills and a sector, of any size', () => {
    const { asked } = drawn(laying(), 0, 0, 2, 0, 4, 60, 20);
    expect(asked).toEqual([8, 3, 3, 2, 9, 361, 41]);
    const kinds = Array.from({ length: 7 }, (_, kind) => piece(laying(), kind, 0, 2, 0, 4, 60, 20));
    const at = 'MxM 300 100 0';
    expect(kinds).toEqual([
      `wood ${at}`,
      `wood ${at}`,
      `wood ${at}`,
      `rough ${at}`,
      `rough ${at}`,
      `steepHill ${at}`,
      `steepHill ${at}`,
    ]);
    // A sector has one size.
    expect(piece(laying(), 7, 2, 0, 4, 60, 20)).toBe(`sector ${at}`);
    expect([1, 2].map((size) => piece(laying(), 0, size, 2, 0, 4, 60, 20))).toEqual([
      'wood LxM 300 100 0',
      'wood LxL 300 100 0',
    ]);
    // No second sector.
    expect(drawn(laying([area('sector-1', 'sector', 900, 500)])).asked[0]).toBe(7);
  });

  it('LB-SET-05 LB-GEO-14 lies in the zone begun or in any of those left, on a grid of 5 mm', () => {
    expect([0, 1, 2].map((zone) => piece(laying(), 0, 0, zone, 0, 4, 61, 20))).toEqual([
      'wood MxM 305 500 0',
      'wood MxM 305 300 0',
      'wood MxM 305 100 0',
    ]);
    expect(piece(laying([], { done: [[1], []] }), 0, 0, 0, 0, 4, 61, 20)).toBe('wood MxM 305 300 0');
    expect(piece(laying([], { zone: 2 }), 0, 0, 0, 4, 61, 21)).toBe('wood MxM 305 305 0');
    expect(piece(laying([], { side: BRITAIN }), 0, 0, 2, 0, 4, 61, 20)).toBe('wood MxM 305 1100 0');
  });

  it('LB-SET-06 is turned up to 20 degrees from square by steps of five, if it still lies in its zone', () => {
    const turned = (square: number, lean: number) => piece(laying(), 0, 0, 2, square, lean, 60, 20)?.split(' ').at(-1);
    expect([0, 3, 4, 8].map((lean) => turned(0, lean))).toEqual(['340', '355', '0', '20']);
    expect([0, 4, 8].map((lean) => turned(1, lean))).toEqual(['70', '90', '110']);
    // L x L fits no zone aslant: the next draw counts.
    expect(piece(laying(), 0, 2, 2, 0, 8, 60, 20, 1, 4, 70, 20)).toBe('wood LxL 350 100 90');
    // Off the table, or in the next zone.
    expect(piece(laying(), 0, 0, 2, 0, 4, 0, 20, 0, 4, 70, 20)).toBe('wood MxM 350 100 0');
    expect(piece(laying(), 0, 0, 2, 0, 4, 60, 40, 0, 4, 70, 20)).toBe('wood MxM 350 100 0');
    // On the line between two zones a hedge counts in the one ahead.
    expect(piece(laying(woods, ofTurn), 0, 0, 4, 160, 40, 0, 4, 170, 10)).toBe('hedge 1M 850 50 0');
  });

  it('LB-SET-05 LB-SET-01 then come two linear pieces: hedges, fences and walls alike, or the one stream', () => {
    const lines = Array.from({ length: 6 }, (_, kind) => piece(laying(woods, ofTurn), kind, 0, 4, 160, 20));
    const at = '1M 800 100 0';
    expect(lines).toEqual([`hedge ${at}`, `hedge ${at}`, `fence ${at}`, `fence ${at}`, `wall ${at}`, `wall ${at}`]);
    expect(drawn(laying(woods, ofTurn), 0, 0, 4, 160, 20).asked).toEqual([7, 2, 9, 361, 41]);
    expect(drawn(laying(woods, { laid: ['wood-1'], zone: 3 })).asked[0]).toBe(8);
    const lone = pieceOf('stream-1', 'stream', [0, 150, 300, 0].map(steps), -1);
    expect(drawn(laying([...woods, lone], ofTurn)).asked[0]).toBe(6);
    const full = laying([...woods, lone, { ...lone, id: 'hedge-1', kind: 'hedge' }], {
      ...ofTurn,
      laid: ['wood-1', 'wood-2', 'stream-1', 'hedge-1'],
    });
    expect(drawn(full)).toEqual({ asked: [], command: { type: 'laid' } });
  });

  it('stands alone where there is room: no hedge in a wood, no wood over a hedge, no stream through either', () => {
    const hedge = pieceOf('hedge-1', 'hedge', [500, 100, 620, 100].map(steps), -1);
    // In the first wood, then 20 mm from it, then clear of it.
    const [inside, near, clear] = [60, 93, 96];
    expect(piece(laying(woods, ofTurn), 0, 1, 4, inside, 20, 1, 4, near - 28, 20, 1, 4, clear, 20)).toBe(
      'hedge 1M 480 100 90',
    );
    // Across the hedge, then beyond it; the first place is still the best where no draw is clear.
    const open = laying([hedge], { laid: ['hedge-1'], zone: 3 });
    expect(piece(open, 0, 0, 0, 4, 112, 20, 0, 4, 160, 20)).toBe('wood MxM 800 100 0');
    const everywhere = Array.from({ length: 40 }, () => [0, 4, 112, 20]).flat();
    expect(piece(open, 0, 0, ...everywhere)).toBe('wood MxM 560 100 0');
  });

  it('LB-SET-03 LB-SET-07 a stream runs round a corner, with one bend, and a ford or bridge in every zone', () => {
    const stream = (state: State, ...numbers: number[]) => {
      const { asked, command } = drawn(state, 6, ...numbers);
      if (command?.type !== 'layStream') return command;
      const { zone, points, crossings } = command;
      return {
        asked,
        zone,
        points: points.map((at) => Math.round(toMm(at))),
        kinds: crossings.map(({ kind }) => kind),
      };
    };
    const woods = [area('wood-1', 'wood', 700, 100), area('wood-2', 'wood', 1000, 100)];
    const state = laying(woods, ofTurn);
    expect(stream(state, 60, 100, 0, 1, 0, 0, 1)).toEqual({
      asked: [7, 120, 180, 4, 4, 2, 2, 2],
      zone: 3,
      points: [0, 300, 150, 120, 500, 0],
      kinds: ['bridge', 'ford'],
    });
    expect(stream(state, 60, 100, 3, 2, 1, 1, 0)).toMatchObject({
      points: [1800, 300, 1500, 150, 1300, 0],
      kinds: ['ford', 'bridge'],
    });
    const below = laying(woods, { ...ofTurn, side: BRITAIN });
    expect(stream(below, 60, 100, 0, 1, 0)).toMatchObject({ points: [0, 900, 150, 1080, 500, 1200] });
    // In a zone farther off only what reaches it: 300 mm do not reach zone 1, 445 mm do.
    expect(stream(laying(woods, { ...ofTurn, zone: 1 }), 60, 100, 89, 100)).toMatchObject({
      zone: 1,
      points: [0, 445, 150, 134, 500, 0],
    });
    // Less than 1M wide, or more than 5L long, is drawn again.
    expect(stream(state, 60, 23, 60, 24)).toMatchObject({ points: [0, 300, 36, 90, 120, 0] });
    expect(stream(state, 100, 179, 0, 0, 0, 60, 100)).toMatchObject({ points: [0, 300, 150, 90, 500, 0] });
    // Where forty draws find none it is a hedge.
    expect(piece(state, 6, ...Array(80).fill(0), 0, 4, 160, 20)).toBe('hedge 1M 800 100 0');
  });

  it('LB-SET-05 is one of those offered where no draw finds a place, and none where there is none', () => {
    const always = (state: State) => nextTerrain(state, () => 0);
    expect(always(laying())).toMatchObject({ type: 'lay', kind: 'wood', size: 'MxM', x: steps(60), y: steps(460) });
    const full = pieceOf('wood-9', 'wood', [0, 0, 1800, 0, 1800, 200, 0, 200].map(steps), -1);
    const after = nextTerrain(laying([full], { zone: 3, laid: ['wood-9'] }), () => 0);
    expect(after).toMatchObject({ type: 'lay', kind: 'fence', size: '1M' });
  });

  it('LB-SET-05 a turn ends when its zone is done, both sides when all six are', () => {
    const state = laying();
    const turn = terrainOfTurn(state, seededRandomInt(3));
    expect(turn.map(({ type }) => type)).toEqual([
      'lay',
      'lay',
      ...Array(turn.length - 3).fill(expect.any(String)),
      'laid',
    ]);
    expect(turn).toHaveLength(5);
    const both = terrainOfBoth(state, seededRandomInt(3));
    expect(both.slice(0, 5).map(({ command }) => command)).toEqual(turn);
    const turns = both.filter(({ command }) => command.type === 'laid').map(({ seat }) => seat);
    expect(turns).toEqual(['france', 'britain', 'france', 'britain', 'france', 'britain']);
    expect(terrainOfTurn({ ...state, frames: [] }, seededRandomInt(3))).toEqual([]);
  });
});
