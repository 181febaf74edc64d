/** Where backward moves end: at friends, closed ground, enemies and the edge, and where there is no room to turn. */
import { steps } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { alone, driven, place } from '../../test/retreating.ts';
import type { BattlefieldSpec, UnitSpec } from '../../test/positions.ts';
import type { RetreatOrder } from './retreats.ts';
import type { State, Unit } from '../state/state.ts';

describe('where a retreat ends', () => {
  const ended = (state: State, change: Partial<RetreatOrder> = {}) => {
    const { draft } = driven(state, change);
    return { ...place(draft), told: draft.events.map(({ type, rule }) => `${type} ${rule}`).join(', ') };
  };

  it('LB-RET-01 a unit that is gone goes nowhere', () => {
    const { draft, fallen, rode } = driven(alone({ status: 'eliminated' }));
    expect([draft.events, fallen, rode]).toEqual([[], [], []]);
    expect(place(draft)).toEqual({ x: 900, y: 600, facing: 0 });
  });

  it('LB-RET-02 LB-PASS-02 eliminated units block nothing and suffer nothing', () => {
    const { draft } = driven(
      alone(
        {},
        {
          units: [
            { at: [900, 715], status: 'eliminated', dis: 2 },
            { at: [900, 660], status: 'eliminated' },
          ],
        },
      ),
    );
    expect(place(draft)).toEqual({ x: 900, y: 720, facing: 0 });
    expect(draft.events).toMatchObject([{ type: 'retreated', passed: [] }]);
    expect(draft.units.map((u) => u.dis)).toEqual([0, 2, 0]);
  });

  it('LB-RET-02 it never stops before its full distance to be clear of a friend', () => {
    // Its rear edge would reach half a millimetre into him.
    const { draft } = driven(alone({}, { units: [{ at: [900, 734.5] }] }));
    expect(place(draft)).toEqual({ x: 900, y: 749.5, facing: 0 });
    expect((draft.units[1] as Unit).dis).toBe(1);
    const touching = driven(alone({}, { units: [{ at: [900, 735] }] }));
    expect(place(touching.draft).y).toBe(720);
    expect((touching.draft.units[1] as Unit).dis).toBe(0);
  });

  it('LB-RET-05 closed ground beside the end does not drive it on', () => {
    const corner = [950, 800, 1100, 700];
    const beside = (terrain: NonNullable<BattlefieldSpec['terrain']>) => place(driven(alone({}, { terrain })).draft).y;
    expect(beside([{ kind: 'building', points: [...corner, 1100, 800] }])).toBe(720);
    expect(beside([{ kind: 'stream', points: corner }])).toBe(720);
    // Touching on each of its sides.
    expect(beside([{ kind: 'building', box: [980, 720, 40, 40] }])).toBe(720);
    expect(beside([{ kind: 'building', box: [820, 720, 40, 40] }])).toBe(720);
    expect(beside([{ kind: 'building', box: [900, 747.5, 40, 40] }])).toBe(720);
    expect(beside([{ kind: 'building', box: [900, 692.5, 40, 40] }])).toBe(720);
  });

  it('LB-RET-06 a hair of an enemy in the way is enough for a beaten unit, on a square table too', () => {
    const hair = (mm: number) => ended(alone({}, { units: [{ side: 1, at: [900, 735 - mm] }], width: 1200 })).told;
    expect(hair(0)).toBe('retreated LB-CON-16');
    expect(hair(1 / 64)).toBe('eliminated LB-RET-06');
  });

  it('LB-RET-07 a centre just on the edge has not left the table: it stops with its whole footprint on it', () => {
    const stopped = (at: [number, number], facing: number) => ended(alone({ at, facing }));
    const told = 'retreated LB-CON-16';
    expect(stopped([120, 600], 90)).toEqual({ x: 7.5, y: 600, facing: 90, told });
    expect(stopped([1680, 600], 270)).toEqual({ x: 1792.5, y: 600, facing: 270, told });
    expect(stopped([900, 120], 180)).toEqual({ x: 900, y: 7.5, facing: 180, told });
    expect(stopped([900, 1080], 0)).toEqual({ x: 900, y: 1192.5, facing: 0, told });
  });

  it('LB-RET-06 LB-RET-07 over an edge at an angle, the edge or an enemy eliminates it, whichever comes first', () => {
    // 60 mm from the edge, backwards at 45 degrees: its centre leaves after 85 mm, its wing drags along the edge.
    const fate = (at: [number, number], facing: number, enemy: [number, number]) =>
      ended(alone({ at, facing }, { units: [{ side: 1, at: enemy, formation: 'square' }] })).told;
    const edge = 'eliminated LB-RET-07';
    expect(fate([60, 600], 45, [22.5, 737.5])).toBe(edge);
    expect(fate([1740, 600], 315, [1777.5, 737.5])).toBe(edge);
    expect(fate([600, 1140], 315, [737.5, 1177.5])).toBe(edge);
    expect(fate([600, 60], 225, [737.5, 22.5])).toBe(edge);
    const met = 'eliminated LB-RET-06';
    expect(fate([60, 600], 45, [22.5, 715])).toBe(met);
    expect(fate([1740, 600], 315, [1777.5, 715])).toBe(met);
    expect(fate([600, 1140], 315, [715, 1177.5])).toBe(met);
    expect(fate([600, 60], 225, [715, 22.5])).toBe(met);
  });

  it('LB-RET-06 LB-RET-07 of several enemies one in the way is enough, and one beyond the edge is none', () => {
    const two = (second: [number, number]) =>
      ended(
        alone(
          { at: [60, 600], facing: 45 },
          {
            units: [
              { side: 1, at: [22.5, 737.5], formation: 'square' },
              { side: 1, at: second, formation: 'square' },
            ],
          },
        ),
      ).told;
    expect(two([22.5, 715])).toBe('eliminated LB-RET-06');
    expect(two([400, 900])).toBe('eliminated LB-RET-07');
  });
});

describe('turning without room', () => {
  const shelled = (state: State) =>
    driven(state, { faceAway: 1, rule: 'LB-BOMB-14', distance: steps(50), beaten: false });

  it('LB-RET-04 LB-CON-25 turns opposite to the winner’s facing, not towards him', () => {
    const aslant = alone({}, { units: [{ side: 1, at: [1000, 620], facing: 250, formation: 'attackColumn' }] });
    const { draft } = driven(aslant, { faceAway: 1 });
    expect(draft.units[0]?.facing).toBe(70 * 16);
    expect(place(draft).x).toBeCloseTo(900 - 112.76, 1);
    expect(place(draft).y).toBeCloseTo(600 + 41.04, 1);
  });

  it('LB-RET-06 a winner overlapped by the turn does not block and is not passed through', () => {
    const state = alone(
      { kind: 'dragoons', formation: 'column' },
      { units: [{ side: 1, at: [922.5, 600], facing: 270 }] },
    );
    const { draft } = driven(state, { faceAway: 1, distance: steps(5) });
    expect(place(draft)).toEqual({ x: 895, y: 600, facing: 90 });
    expect(draft.events).toMatchObject([{ type: 'retreated', passed: [] }]);
  });

  it('LB-BOMB-14 LB-RET-06 with an enemy at its back it only turns', () => {
    const { draft, rode } = shelled(
      alone(
        {},
        {
          units: [
            { side: 1, kind: 'battery', at: [900, 900] },
            { side: 1, at: [900, 585] },
          ],
          generals: [{ brigade: 1, at: [900, 622.5] }],
        },
      ),
    );
    expect(place(draft)).toEqual({ x: 900, y: 600, facing: 180 });
    expect(draft.events).toMatchObject([{ type: 'retreated', rule: 'LB-BOMB-14', passed: [] }]);
    expect(rode).toEqual([]);
  });

  it('LB-BOMB-14 LB-RET-07 a unit that would leave the table by turning stays put', () => {
    const { draft } = shelled(
      alone({ at: [900, 1192.5] }, { units: [{ side: 1, kind: 'battery', at: [1200, 1192.5] }] }),
    );
    expect(place(draft)).toEqual({ x: 900, y: 1192.5, facing: 0 });
    expect(draft.events).toEqual([]);
  });

  it('LB-BOMB-14 LB-PASS-02 LB-RET-02 a unit that would overlap a friend by turning, with an enemy at its back, stays put', () => {
    const battery: UnitSpec = { side: 1, kind: 'battery', at: [1200, 600] };
    const friend: UnitSpec = { at: [900, 650] };
    const { draft } = shelled(
      alone({}, { units: [battery, friend, { side: 1, at: [870, 570], formation: 'square' }] }),
    );
    expect(place(draft)).toEqual({ x: 900, y: 600, facing: 0 });
    expect(draft.events).toEqual([]);
    expect((draft.units[2] as Unit).dis).toBe(0);
    // With the enemy further off it turns, goes back as far as he lets it, and is clear.
    const short = shelled(
      alone(
        {},
        {
          units: [battery, { ...friend, formation: 'square' }, { side: 1, at: [830, 570], formation: 'square' }],
        },
      ),
    );
    expect(place(short.draft)).toEqual({ x: 860.125, y: 600, facing: 90 });
    expect((short.draft.units[2] as Unit).dis).toBe(1);
    // With nobody there it goes all the way.
    const room = shelled(alone({}, { units: [battery, { ...friend, formation: 'square' }] }));
    expect(place(room.draft)).toEqual({ x: 850, y: 600, facing: 90 });
    expect((room.draft.units[2] as Unit).dis).toBe(1);
  });
});
