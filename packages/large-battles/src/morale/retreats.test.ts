import { overlaps, steps, toMm } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { alone, driven, place } from '../../test/retreating.ts';
import type { BattlefieldSpec, UnitSpec } from '../../test/positions.ts';
import { quadOfUnit } from '../ground/footprints.ts';
import { retreatDistance } from './retreats.ts';
import type { Unit, UnitProfile } from '../state/state.ts';

describe('retreats', () => {
  it('LB-RET-01 LB-APP-38 are M for infantry and foot guns, L for cavalry and horse guns', () => {
    const distance = (kind: UnitSpec['kind']) => {
      const { field } = alone({ ...(kind ? { kind } : {}), formation: kind?.includes('attery') ? 'limbered' : 'line' });
      return toMm(retreatDistance(field, field.units[0] as UnitProfile));
    };
    expect((['infantry', 'dragoons', 'lightCavalry', 'battery', 'horseBattery'] as const).map(distance)).toEqual([
      120, 180, 180, 120, 180,
    ]);
  });

  it('LB-RET-01 go straight back, facing kept, over any terrain and in any formation', () => {
    for (const formation of ['line', 'attackColumn', 'square'] as const) {
      const woods: BattlefieldSpec = {
        terrain: [
          { kind: 'wood', box: [900, 650, 300, 300] },
          { kind: 'hedge', points: [700, 650, 1100, 650] },
        ],
      };
      expect(place(driven(alone({ formation }, woods)).draft)).toEqual({ x: 900, y: 720, facing: 0 });
    }
    expect(place(driven(alone({ facing: 90 })).draft)).toEqual({ x: 780, y: 600, facing: 90 });
  });

  it('LB-RET-03 are the same for every cause: only the beaten are driven harder', () => {
    for (const rule of ['LB-CON-16', 'LB-APP-36', 'LB-APP-38', 'LB-APP-31', 'LB-BRK-07', 'LB-BOMB-15']) {
      const { draft } = driven(alone({}, { units: [{ at: [900, 660] }] }), { rule, beaten: rule === 'LB-CON-16' });
      expect(place(draft)).toEqual({ x: 900, y: 720, facing: 0 });
      expect((draft.units[1] as Unit).dis).toBe(1);
    }
  });

  it('LB-RET-01 an event gives the new place and the friends passed', () => {
    const { draft } = driven(alone());
    expect(draft.events).toEqual([
      { type: 'retreated', rule: 'LB-CON-16', unit: 0, x: steps(900), y: steps(720), facing: 0, passed: [] },
    ]);
  });

  it('LB-PASS-02 LB-RET-02 give each friend passed through 1 DIS, once', () => {
    const { draft } = driven(
      alone({}, { units: [{ at: [880, 640] }, { at: [940, 690], formation: 'attackColumn' }, { at: [900, 760] }] }),
    );
    expect(draft.units.map((u) => u.dis)).toEqual([0, 1, 1, 0]);
    expect(place(draft)).toEqual({ x: 900, y: 720, facing: 0 });
  });

  it('LB-PASS-02 LB-PASS-03 spare artillery, limbered too, and units at disorder 3', () => {
    const { draft } = driven(
      alone(
        {},
        {
          units: [
            { at: [900, 650], dis: 3 },
            { kind: 'battery', at: [870, 660] },
            { kind: 'horseBattery', at: [940, 670], formation: 'limbered' },
          ],
        },
      ),
    );
    expect(draft.units.map((u) => u.dis)).toEqual([0, 3, 0, 0]);
    expect(draft.units.every((u) => u.status === 'table')).toBe(true);
  });

  it('LB-RET-02 go on until clear of a friend', () => {
    const { draft } = driven(alone({}, { units: [{ at: [900, 715] }] }));
    expect(place(draft).y).toBeCloseTo(730, 1);
    expect(overlaps(quadOfUnit(draft, 0), quadOfUnit(draft, 1))).toBe(false);
    expect((draft.units[1] as Unit).dis).toBe(1);
    // A chain of friends is passed to its end.
    const chain = driven(alone({}, { units: [{ at: [900, 715] }, { at: [900, 735] }] }));
    expect(place(chain.draft).y).toBeCloseTo(750, 1);
  });

  it('LB-RET-05 go on until clear of closed ground', () => {
    const { draft } = driven(alone({}, { terrain: [{ kind: 'building', box: [900, 720, 40, 40] }] }));
    expect(place(draft).y).toBeCloseTo(747.5, 1);
    const passed = driven(alone({}, { terrain: [{ kind: 'building', box: [900, 660, 40, 40] }] }));
    expect(place(passed.draft).y).toBe(720);
    const sector = driven(alone({}, { terrain: [{ kind: 'sector', box: [900, 720, 120, 120] }] }));
    expect(place(sector.draft).y).toBeCloseTo(787.5, 1);
    const stream = driven(alone({}, { terrain: [{ kind: 'stream', points: [700, 720, 1100, 720] }] }));
    expect(place(stream.draft).y).toBeCloseTo(727.5, 1);
  });

  it('LB-RET-06 eliminate a beaten unit that meets an enemy', () => {
    const behind: BattlefieldSpec = { units: [{ side: 1, at: [900, 680] }] };
    const { draft, fallen } = driven(alone({}, behind));
    expect((draft.units[0] as Unit).status).toBe('eliminated');
    expect(fallen).toMatchObject([{ unit: 0, x: steps(900), y: steps(600), formation: 'line' }]);
    expect(draft.events).toMatchObject([{ type: 'eliminated', rule: 'LB-RET-06', unit: 0 }]);
    // Touching is not meeting: the end lies just before him.
    const before = driven(alone({}, { units: [{ side: 1, at: [900, 735] }] }));
    expect(place(before.draft).y).toBe(720);
  });

  it('LB-RET-06 stop all other backward moves just short of him', () => {
    const { draft, fallen } = driven(alone({}, { units: [{ side: 1, at: [900, 680] }] }), { beaten: false });
    expect(fallen).toEqual([]);
    expect(place(draft).y).toBeLessThan(664.9);
    expect(place(draft).y).toBeGreaterThan(664.7);
  });

  it('LB-RET-07 eliminate a beaten unit whose centre would leave the table', () => {
    const { draft } = driven(alone({ at: [900, 1090] }));
    expect(draft.events).toMatchObject([{ type: 'eliminated', rule: 'LB-RET-07' }]);
    for (const [at, facing] of [
      [[110, 600], 90],
      [[1690, 600], 270],
      [[900, 110], 180],
    ] as const) {
      expect(driven(alone({ at, facing })).draft.events).toMatchObject([{ type: 'eliminated', rule: 'LB-RET-07' }]);
    }
    const on = driven(alone({ at: [900, 1079] }));
    expect(place(on.draft).y).toBe(1192.5);
  });

  it('LB-RET-07 stop all others with the whole footprint on the table', () => {
    const { draft, fallen } = driven(alone({ at: [900, 1090] }), { beaten: false });
    expect(fallen).toEqual([]);
    expect(place(draft).y).toBe(1192.5);
    // And off a friend who stands there.
    const edge = driven(alone({ at: [900, 1090] }, { units: [{ at: [900, 1190] }] }), { beaten: false });
    expect(place(edge.draft).y).toBeLessThanOrEqual(1175);
    expect(overlaps(quadOfUnit(edge.draft, 0), quadOfUnit(edge.draft, 1))).toBe(false);
  });

  it('LB-RET-08 may end within 1S of an enemy', () => {
    const { draft } = driven(alone({}, { units: [{ side: 1, at: [900, 760] }] }));
    expect(place(draft)).toEqual({ x: 900, y: 720, facing: 0 });
    expect(draft.events.map(({ type }) => type)).toEqual(['retreated']);
    // It is another thing to meet one on the way, whoever stands beyond.
    const met = driven(alone({}, { units: [680, 760].map((y) => ({ side: 1, at: [900, y] as const })) }));
    expect(met.draft.events).toMatchObject([{ type: 'eliminated', rule: 'LB-RET-06' }]);
  });

  it('LB-RET-09 LB-PROX-06 mark a unit that ends too near a friend', () => {
    expect((driven(alone({}, { units: [{ at: [1050, 720] }] })).draft.units[0] as Unit).violation).toBe(true);
    expect((driven(alone({}, { units: [{ at: [1075, 720] }] })).draft.units[0] as Unit).violation).toBe(false);
    expect(
      (driven(alone({}, { units: [{ kind: 'battery', at: [1050, 720] }] })).draft.units[0] as Unit).violation,
    ).toBe(false);
  });

  it('LB-RET-10 give friends their DIS after the retreat, in that order', () => {
    const { draft } = driven(alone({}, { units: [{ at: [900, 640] }] }));
    expect(draft.events.map((e) => e.type)).toEqual(['retreated', 'disordered']);
    expect(draft.events[1]).toMatchObject({ rule: 'LB-PASS-02', unit: 1, dis: 1 });
  });

  it('LB-PASS-02 collects a friend that this eliminates', () => {
    // At disorder 3 friends are exempt, so nobody dies of it; a friend at 2 goes to 3.
    const { draft, fallen } = driven(alone({}, { units: [{ at: [900, 640], dis: 2 }] }));
    expect((draft.units[1] as Unit).dis).toBe(3);
    expect(fallen).toEqual([]);
  });
});

describe('turning to the enemy first', () => {
  it('LB-CON-24 LB-CON-25 LB-RET-04 turn opposite to the winner’s facing if he is not in front', () => {
    // The winner came from the right, looking left.
    const flank = alone({}, { units: [{ side: 1, at: [900 + 60 + 7.5, 600], facing: 270 }] });
    expect(place(driven(flank, { faceAway: 1 }).draft)).toEqual({ x: 780, y: 600, facing: 90 });
    const rear = alone({}, { units: [{ side: 1, at: [900, 615], facing: 0 }] });
    expect(place(driven(rear, { faceAway: 1 }).draft)).toEqual({ x: 900, y: 480, facing: 180 });
  });

  it('LB-RET-04 does not turn a unit whose opponent is in its front', () => {
    const front = alone({}, { units: [{ side: 1, at: [930, 585], facing: 200 }] });
    expect(place(driven(front, { faceAway: 1 }).draft)).toEqual({ x: 900, y: 720, facing: 0 });
  });

  it('LB-RET-04 drives a square away from an enemy behind its nominal front', () => {
    const state = alone(
      { formation: 'square' },
      { units: [{ side: 1, kind: 'dragoons', at: [900, 637.5], facing: 0 }] },
    );
    expect(place(driven(state, { faceAway: 1 }).draft)).toEqual({ x: 900, y: 480, facing: 180 });
  });

  it('LB-RET-06 does not count a winner overlapped by the turn itself', () => {
    // A cavalry column taken in flank: turned by 90 degrees it would reach into the winner.
    const state = alone(
      { kind: 'dragoons', formation: 'column' },
      { units: [{ side: 1, at: [922.5, 600], facing: 270 }] },
    );
    const { draft, fallen } = driven(state, { faceAway: 1 });
    expect(fallen).toEqual([]);
    expect(place(draft)).toEqual({ x: 720, y: 600, facing: 90 });
  });

  it('LB-BOMB-14 turns only from a battery in its rear, and then to face it', () => {
    const shelled = (at: [number, number]) =>
      place(
        driven(alone({}, { units: [{ side: 1, kind: 'battery', at }] }), {
          faceAway: 1,
          rule: 'LB-BOMB-14',
          distance: steps(50),
          beaten: false,
        }).draft,
      );
    expect(shelled([1200, 590])).toEqual({ x: 900, y: 650, facing: 0 });
    expect(shelled([900, 900])).toEqual({ x: 900, y: 550, facing: 180 });
    expect(shelled([1200, 600])).toEqual({ x: 850, y: 600, facing: 90 });
  });
});

describe('Generals in a retreat', () => {
  it('LB-LEAD-11 takes an attached Leader along', () => {
    const state = alone({}, { generals: [{ brigade: 0, unit: 0 }] });
    const { draft } = driven(state);
    expect(draft.generals[0]).toMatchObject({ status: 'attached', unit: 0 });
    expect(place(draft).y).toBe(720);
  });

  it('LB-LEAD-17 LB-LEAD-18 tell of enemy Generals ridden over', () => {
    const state = alone(
      {},
      {
        generals: [
          { brigade: 1, at: [900, 660] },
          { brigade: 0, at: [900, 680] },
        ],
      },
    );
    expect(driven(state).rode).toEqual([1]);
    expect(driven(alone({}, { generals: [{ brigade: 1, at: [900, 800] }] })).rode).toEqual([]);
  });
});
