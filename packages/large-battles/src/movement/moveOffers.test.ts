import { gap, insideBox, overlaps, quadMeetsPolygon, quadOf, steps, toMm } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { verdict } from '../../test/answers.ts';
import { crowd, dice } from '../../test/crowd.ts';
import { battlefield, type BattlefieldSpec, type Kind, mover, type UnitSpec } from '../../test/positions.ts';
import type { Move } from '../state/commands.ts';
import { quadOfUnit, sizeOf } from '../ground/footprints.ts';
import type { Formation, State, Unit, UnitProfile } from '../state/state.ts';
import {
  type Arrival,
  approachOffers,
  coversMove,
  formOffers,
  type Mover,
  moveOffers,
  nearestMove,
  reach,
  planApproach,
  planFormationChange,
  planMove,
} from './index.ts';

function alone(unit: Partial<UnitSpec> = {}, rest: BattlefieldSpec = {}): State {
  return battlefield({ ...rest, units: [{ at: [900, 600], ...unit }, ...(rest.units ?? [])] });
}
const kindsOffered = (state: State): string[] =>
  [...new Set(moveOffers(state, mover(state, 0)).map((m) => m.kind))].sort();

/** Invariants of every move, found the long way round. */
function faultsAt(state: State, unit: number, at: Arrival, formation: Formation, mayNear: boolean): string[] {
  const profile = state.field.units[unit] as UnitProfile;
  const quad = quadOf(at, sizeOf(state.field, profile, formation));
  const before = quadOfUnit(state, unit);
  const faults: string[] = [];
  if (!insideBox(quad, state.field.width, state.field.height)) faults.push('off the table');
  for (const piece of state.field.terrain) {
    if (piece.kind !== 'building' && piece.kind !== 'sector') continue;
    if (quadMeetsPolygon(quad, piece.points) && !quadMeetsPolygon(before, piece.points)) faults.push(`on ${piece.id}`);
  }
  state.field.units.forEach((other, i) => {
    if (i === unit) return;
    const theirs = quadOfUnit(state, i);
    if (overlaps(quad, theirs)) faults.push(`on unit ${i}`);
    if (other.side === profile.side || mayNear) return;
    const was = gap(before, theirs);
    const now = gap(quad, theirs);
    const stop = steps(80) + 6.4;
    if (was > stop && now <= stop) faults.push(`within 1S of ${i}`);
  });
  return faults;
}

describe('offers', () => {
  it('LB-MOVE-03 LB-MOVE-21 sample every kind of move open to the formation', () => {
    const formed = ['aboutFace', 'backward', 'lateral', 'oblique', 'rotate', 'straight', 'wheel'];
    expect(kindsOffered(alone())).toEqual(formed);
    expect(kindsOffered(alone({ formation: 'attackColumn' }))).toEqual(formed);
    expect(kindsOffered(alone({ kind: 'dragoons' }))).toEqual(formed);
    expect(kindsOffered(alone({ formation: 'marchColumn' }))).toEqual(['aboutFace', 'fast', 'rotate']);
    expect(kindsOffered(alone({ formation: 'square' }))).toEqual(['aboutFace', 'rotate', 'shift']);
    expect(kindsOffered(alone({ kind: 'battery' }))).toEqual(['aboutFace', 'rotate', 'shift', 'wheel']);
  });

  it('LB-MOVE-02 hold full and half distances, few of each', () => {
    const state = alone();
    const straight = moveOffers(state, mover(state, 0)).filter((m) => m.kind === 'straight');
    expect(straight.map((m) => m.kind === 'straight' && toMm(m.distance))).toEqual([80, 40]);
    for (const unit of [
      {},
      { formation: 'attackColumn' },
      { kind: 'dragoons', formation: 'column' },
      { kind: 'battery' },
    ] as const) {
      const s = alone(unit);
      expect(moveOffers(s, mover(s, 0)).length).toBeLessThanOrEqual(24);
    }
  });

  it('LB-MOVE-28 hold the move that stops just beyond 1S of an enemy ahead', () => {
    const state = alone({}, { units: [{ side: 1, at: [900, 435] }] });
    const straight = moveOffers(state, mover(state, 0)).filter((m) => m.kind === 'straight');
    expect(straight.map((m) => m.kind === 'straight' && Math.round(toMm(m.distance) * 10) / 10)).toEqual([69.9, 34.9]);
  });

  it('LB-SEQ-02 hold nothing that the judge refuses, nor end where a unit may not stand', () => {
    let tried = 0;
    for (let seed = 1; seed <= 20; seed++) {
      const state = crowd(seed);
      for (let unit = 0; unit < state.units.length; unit++) {
        const modes: Mover['mode'][] = ['own', 'reaction'];
        for (const mode of modes) {
          const acting = mover(state, unit, { left: 1 + (seed % 3), moves: seed % 3 }, mode);
          const u = state.units[unit] as Unit;
          for (const move of moveOffers(state, acting)) {
            const found = planMove(state, acting, move);
            expect(verdict(found), `seed ${seed} unit ${unit} ${JSON.stringify(move)}`).toBe('ok');
            expect(coversMove(state, acting, move)).toBe(true);
            const inPlace = move.kind === 'aboutFace';
            if (found.ok)
              expect(
                faultsAt(state, unit, found.value, u.formation, inPlace),
                `seed ${seed} unit ${unit} ${JSON.stringify(move)}`,
              ).toEqual([]);
            tried += 1;
          }
          for (const offer of formOffers(state, acting)) {
            const found = planFormationChange(state, acting, offer.formation, offer.facing);
            expect(verdict(found)).toBe('ok');
            if (found.ok)
              expect(faultsAt(state, unit, found.value, offer.formation, false), `seed ${seed} unit ${unit}`).toEqual(
                [],
              );
          }
          for (const { sector } of approachOffers(state, acting)) {
            const found = planApproach(state, acting, sector);
            expect(verdict(found)).toBe('ok');
            if (!found.ok) continue;
            expect(faultsAt(state, unit, found.value.arrival, u.formation, true)).toEqual([]);
            expect(found.value.defenders.length).toBeGreaterThan(0);
            const quad = quadOf(
              found.value.arrival,
              sizeOf(state.field, state.field.units[unit] as UnitProfile, u.formation),
            );
            for (const d of found.value.defenders)
              expect(gap(quad, quadOfUnit(state, d))).toBeLessThanOrEqual(steps(80) + 6.4);
          }
        }
      }
    }
    expect(tried).toBeGreaterThan(3000);
  });

  it('LB-MOVE-29 never step nearer than 1S on the way, by small steps', () => {
    for (let seed = 50; seed <= 60; seed++) {
      const state = crowd(seed);
      for (let unit = 0; unit < state.units.length; unit++) {
        const acting = mover(state, unit);
        const u = state.units[unit] as Unit;
        const size = sizeOf(state.field, state.field.units[unit] as UnitProfile, u.formation);
        for (const move of moveOffers(state, acting)) {
          if (
            move.kind !== 'straight' &&
            move.kind !== 'oblique' &&
            move.kind !== 'lateral' &&
            move.kind !== 'backward'
          )
            continue;
          const to = planMove(state, acting, move);
          if (!to.ok) continue;
          for (let part = 0; part <= 20; part++) {
            const x = Math.round(u.x + ((to.value.x - u.x) * part) / 20);
            const y = Math.round(u.y + ((to.value.y - u.y) * part) / 20);
            const quad = quadOf({ x, y, facing: u.facing }, size);
            state.field.units.forEach((other, i) => {
              if (other.side === (state.field.units[unit] as UnitProfile).side) return;
              const was = gap(quadOfUnit(state, unit), quadOfUnit(state, i));
              const now = gap(quad, quadOfUnit(state, i));
              if (was > steps(80) + 6.4) expect(now).toBeGreaterThan(steps(80) + 4);
              else expect(now).toBeGreaterThanOrEqual(was - 9);
            });
          }
        }
      }
    }
  });
});

describe('regions', () => {
  it('LB-GEN-04 show how far a unit may go in each way', () => {
    const state = alone({}, { units: [{ side: 1, at: [900, 435] }] });
    const regions = reach(state, mover(state, 0));
    expect(regions.find((r) => r.kind === 'straight')).toMatchObject({ most: steps(150) - steps(80) - 7 });
    expect(regions.find((r) => r.kind === 'backward')).toMatchObject({ most: steps(50) });
    expect(regions.find((r) => r.kind === 'lateral')).toMatchObject({ left: steps(50), right: steps(50) });
    expect(regions.find((r) => r.kind === 'wheel')).toMatchObject({ forward: 384, backward: 0 });
    expect(regions.filter((r) => r.kind === 'wheel')).toHaveLength(2);
    const column = alone({ formation: 'marchColumn' });
    const fast = reach(column, mover(column, 0)).find((r) => r.kind === 'fast');
    expect(fast?.kind === 'fast' && fast.rays.every((ray) => ray.most === steps(120))).toBe(true);
    const guns = alone({ kind: 'battery' });
    expect(reach(guns, mover(guns, 0)).find((r) => r.kind === 'wheel')).toMatchObject({ forward: 787, backward: 787 });
    expect(reach(alone({ brigade: -1 }), mover(alone({ brigade: -1 }), 0)).map((r) => r.kind)).toEqual([
      'rotate',
      'aboutFace',
    ]);
  });

  it('LB-MOVE-02 cover the moves between the samples, and none outside', () => {
    const state = alone();
    const acting = mover(state, 0);
    const inside: Move[] = [
      { kind: 'straight', distance: 4321 },
      { kind: 'oblique', angle: 17, distance: 99 },
      { kind: 'wheel', pivot: 'left', angle: 5 },
      { kind: 'rotate', angle: -3 },
    ];
    for (const move of inside) expect(coversMove(state, acting, move)).toBe(true);
    const outside: Move[] = [
      { kind: 'straight', distance: steps(80) + 1 },
      { kind: 'straight', distance: 0.5 },
      { kind: 'oblique', angle: 721, distance: 99 },
      { kind: 'lateral', side: 'left', distance: steps(50) + 1 },
      { kind: 'backward', distance: steps(50) + 1 },
      { kind: 'wheel', pivot: 'left', angle: -5 },
      { kind: 'rotate', angle: 1441 },
      { kind: 'fast', direction: 0, distance: 64, facing: 0 },
      { kind: 'road', road: 'none', distance: 64, facing: 0 },
      { kind: 'shift', direction: 0, distance: 64 },
    ];
    for (const move of outside) expect(coversMove(state, acting, move), JSON.stringify(move)).toBe(false);
  });

  it('LB-MOVE-02 LB-MOVE-28 give the nearest legal move to one dragged too far', () => {
    const free = alone();
    expect(nearestMove(free, mover(free, 0), { kind: 'straight', distance: steps(500) })).toEqual({
      kind: 'straight',
      distance: steps(80),
    });
    const enemy = alone({}, { units: [{ side: 1, at: [900, 435] }] });
    expect(nearestMove(enemy, mover(enemy, 0), { kind: 'straight', distance: steps(80) })).toEqual({
      kind: 'straight',
      distance: steps(150) - steps(80) - 7,
    });
    expect(nearestMove(free, mover(free, 0), { kind: 'wheel', pivot: 'left', angle: 1440 })).toEqual({
      kind: 'wheel',
      pivot: 'left',
      angle: 384,
    });
    expect(nearestMove(free, mover(free, 0), { kind: 'straight', distance: 100 })).toEqual({
      kind: 'straight',
      distance: 100,
    });
    expect(nearestMove(free, mover(free, 0), { kind: 'shift', direction: 0, distance: 100 })).toBeNull();
    const wood = alone({}, { terrain: [{ kind: 'wood', box: [900, 540, 400, 60] }] });
    expect(nearestMove(wood, mover(wood, 0), { kind: 'straight', distance: steps(80) })).toEqual({
      kind: 'straight',
      distance: steps(50),
    });
    const house = alone({}, { terrain: [{ kind: 'building', box: [900, 540, 40, 40] }] });
    expect(nearestMove(house, mover(house, 0), { kind: 'rotate', angle: 1440 })).not.toBeNull();
    const road = alone(
      { formation: 'marchColumn' },
      { terrain: [{ kind: 'road', id: 'r', points: [900, 1000, 900, 100] }] },
    );
    expect(nearestMove(road, mover(road, 0), { kind: 'road', road: 'r', distance: steps(900), facing: 0 })).toEqual({
      kind: 'road',
      road: 'r',
      distance: steps(120),
      facing: 0,
    });
  });

  it('LB-MOVE-27 give only legal moves as nearest, in any crowd', () => {
    for (let seed = 100; seed < 110; seed++) {
      const state = crowd(seed);
      const roll = dice(seed);
      for (let unit = 0; unit < state.units.length; unit++) {
        const acting = mover(state, unit);
        const asked: Move[] = [
          { kind: 'straight', distance: steps(400) },
          { kind: 'oblique', angle: roll(1440) - 720, distance: steps(300) },
          { kind: 'fast', direction: roll(5760), distance: steps(180), facing: roll(5760) },
          { kind: 'wheel', pivot: 'right', angle: 1440 },
          { kind: 'shift', direction: roll(5760), distance: steps(90) },
        ];
        for (const move of asked) {
          const near = nearestMove(state, acting, move);
          if (near !== null) expect(verdict(planMove(state, acting, near))).toBe('ok');
        }
      }
    }
  });
});

describe('a few of them, and the others', () => {
  const told = (moves: readonly Move[]): string[] => moves.map((move) => JSON.stringify(move)).sort();
  const sample = (state: State, which: 'all' | 'few' | 'others') =>
    told(moveOffers(state, mover(state, 0), undefined, which));

  it('LB-MOVE-05 LB-MOVE-08 LB-MOVE-09 are all of them, nothing twice, at every place', () => {
    const formations: readonly (readonly [Kind, Formation])[] = [
      ['infantry', 'line'],
      ['infantry', 'attackColumn'],
      ['infantry', 'square'],
      ['battery', 'unlimbered'],
      ['infantry', 'marchColumn'],
      ['dragoons', 'column'],
      ['battery', 'limbered'],
    ];
    for (const [kind, formation] of formations) {
      const hands = new Set<string>();
      for (const x of [880, 890, 900, 910]) {
        const state = alone({ kind, formation, at: [x, 600] });
        const [all, few, others] = [sample(state, 'all'), sample(state, 'few'), sample(state, 'others')];
        expect([...few, ...others].sort(), formation).toEqual(all);
        expect(few.length).toBeLessThan(all.length);
        for (const move of few) hands.add(move);
      }
      // Another hand at another place.
      expect(hands.size, formation).toBeGreaterThan(sample(alone({ kind, formation }), 'few').length);
    }
  });

  it('LB-MOVE-22 a column has three ways among the few; aslant to the other hand, to either side and half ahead are others', () => {
    const ways = (which: 'few' | 'others') =>
      moveOffers(column, mover(column, 0), undefined, which)
        .filter((move) => move.kind === 'fast')
        .map((move) => [move.direction / 16, toMm(move.distance), move.facing / 16]);
    const column = alone({ formation: 'marchColumn' });
    expect(ways('few')).toEqual([
      [0, 120, 0],
      [315, 120, 315],
      [180, 120, 0],
    ]);
    expect(ways('others')).toEqual([
      [0, 60, 0],
      [45, 120, 45],
      [270, 120, 270],
      [90, 120, 90],
    ]);
  });
});
