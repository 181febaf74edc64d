import { seededRandomInt, hashOf } from '@drumhead/engine';
import { gapSquared, polylineLength } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { begun, randomPickUp, told, until } from '../../../test/pickUps.ts';
import { quadOfPiece } from '../../ground/footprints.ts';
import { largeBattles } from '../../ruleset.ts';
import type { Field, State, TerrainPiece } from '../../state/state.ts';
import { zoneDepth } from '../../ground/zones.ts';
import { nextTerrain, terrainOfBoth } from './terrainGenerator.ts';

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
