/** The closest legal form of a refused command, to a quarter of a millimetre. */
import { describe, expect, it } from 'vitest';
import { playing } from '../../test/playing.ts';
import { position, type Position, type Troop } from '../scenarios/position.ts';
import type { TerrainFile } from '../scenarios/scenarioFile.ts';
import type { Command } from '../state/commands.ts';
import { cm } from '../state/lengths.ts';
import type { State } from '../state/state.ts';
import { decide } from '../turn/machine.ts';
import { nearest } from './nearest.ts';

const red = (more: Partial<Troop> = {}): Troop => ({ at: [60, 30], ...more });
const foe = (at: readonly [number, number]): Troop => ({ side: 1, at });
const FAR = foe([5, 85]);
const on = (units: readonly Troop[], more: Partial<Position> = {}): State =>
  playing({ units: [...units, FAR], ...more }).state;

/** It is legal, and so long in centimetres; null: there is none. */
function length(state: State, command: Command, seat = 'red'): number | null {
  const found = nearest(state, seat, command);
  if (found === null) return null;
  expect(decide(state, seat, found).ok).toBe(true);
  if (!('distance' in found)) throw new Error(`no length: ${found.type}`);
  expect({ ...found, distance: 0 }).toEqual({ ...command, distance: 0 });
  return found.distance / cm(1);
}
const move = (distance: number, turn = 0): Command => ({
  type: 'move',
  unit: 0,
  turn: turn * 16,
  distance: cm(distance),
  turnAfter: 0,
});

describe('ways', () => {
  it('SIP-MOV-1 SIP-MOV-10 are shortened until they are legal, and legal ones are left alone', () => {
    expect(length(on([red()]), move(7.3))).toBeCloseTo(7.3, 2);
    expect(length(on([red()]), move(30))).toBeCloseTo(10.05, 1);
    expect(length(on([red()]), move(30)) ?? 0).toBeGreaterThan(10);
    expect(length(on([red()]), move(500))).toBeCloseTo(10.05, 1);
    expect(length(on([red(), foe([60, 40])]), move(9))).toBeCloseTo(6.05, 1);
    const behind = length(on([red(), foe([60, 40])]), move(9)) ?? 0;
    expect(behind).toBeGreaterThan(6.02);
  });

  it('SIP-TER-11 SIP-MOV-9 backwards on a road as well, and in retreat', () => {
    const road: TerrainFile = { id: 'road', kind: 'road', points: [60, 0, 60, 90] };
    const march = (distance: number): Command => ({
      type: 'road',
      unit: 0,
      road: 0,
      distance: cm(distance),
      facing: 0,
    });
    const state = on([red({ at: [60, 45] })], { terrain: [road] });
    expect([length(state, march(25)), length(state, march(-25))].map((far) => Math.round(far ?? 0))).toEqual([15, -15]);
    expect(length(on([red()]), { type: 'retire', unit: 0, distance: cm(25) })).toBeCloseTo(10.05, 1);
  });

  it('SIP-MOV-2 null where no length is legal, none is meant, or nothing of the kind can be shortened', () => {
    expect(nearest(on([red({ change: { ordered: true } }), { at: [5, 5] }]), 'red', move(30))).toBeNull();
    expect(nearest(on([red()]), 'red', move(0))).toBeNull();
    expect(nearest(on([red()]), 'red', { type: 'rally', unit: 0, command: -1 })).toBeNull();
    expect(nearest(on([red()]), 'red', { ...move(30), unit: 77 } as Command)).toBeNull();
    expect(nearest(on([red()]), 'blue', move(5))).toBeNull();
  });

  it('SIP-MOV-10 also where a short way is barred, but not a longer one', () => {
    // Light infantry passes a friend, and may not end on it.
    const state = on([red({ kind: 'light' }), { at: [60, 33.2] }]);
    const far = length(state, move(20)) ?? 0;
    expect(far).toBeGreaterThan(11);
    expect(far).toBeLessThan(12.1);
  });
});

describe('rides', () => {
  const ride = (...path: number[]): Command => ({
    type: 'moveCommand',
    command: 0,
    path: path.map((v, i) => (i % 2 === 0 ? cm(v) : cm(90) - cm(v))),
  });
  const ends = (command: Command, units: readonly Troop[] = []) => {
    const state = on([red({ at: [100, 10] }), ...units], { commands: [{ at: [40, 30] }] });
    const found = nearest(state, 'red', command);
    if (found?.type !== 'moveCommand') return null;
    expect(decide(state, 'red', found).ok).toBe(true);
    expect(found.path).toHaveLength(2);
    const [x = 0, y = 0] = found.path;
    return [Math.round((x * 10) / cm(1)) / 10, Math.round(((cm(90) - y) * 10) / cm(1)) / 10];
  };

  it('SIP-MOV-11 straight towards the place, 25 cm at most', () => {
    expect([ends(ride(80, 30)), ends(ride(40, 80)), ends(ride(40, 1)), ends(ride(0, 30))]).toEqual([
      [65, 30],
      [40, 55],
      [40, 5],
      [15, 30],
    ]);
    expect(ends(ride(70, 70))).toEqual([55, 50]);
    expect(ends(ride(10, -10))).toEqual([25, 10]);
    expect(ends(ride(50, 40))).toEqual([50, 40]);
  });

  it('SIP-MOV-11 to where an enemy lets it', () => {
    const [x = 0, y = 0] = ends(ride(70, 30), [foe([60, 30])]) ?? [];
    expect([x, y]).toEqual([54.8, 30]);
  });

  it('SIP-MOV-11 null round corners, to where it stands, and for a base that may not ride', () => {
    expect([ends(ride(60, 30, 60, 90)), ends(ride(40, 30))]).toEqual([null, null]);
    const state = on([red()], { commands: [{ at: [40, 30], change: { moved: true } }] });
    expect(nearest(state, 'red', ride(80, 30))).toBeNull();
  });
});

describe('places', () => {
  /** Red and blue place within 20 cm of their edge, between 30 and 90 cm. */
  const deploying = (side: 0 | 1, units: readonly Troop[] = []): State => {
    const state = position({
      units: [
        { at: [0, 0], status: 'waiting', side },
        ...units,
        { at: [0, 0], side: side === 0 ? 1 : 0, status: 'waiting' },
      ],
      commands: [{ at: [0, 0], side, change: { status: 'waiting' } }],
      terrain: [{ id: 'town', kind: 'section', box: [40, 2, 50, 10] }],
    });
    const { field } = state;
    const sides = field.sides.map((one) => ({ ...one, depth: cm(20), deployment: { minX: cm(30), maxX: cm(90) } }));
    return { ...state, active: side, field: { ...field, sides: sides as unknown as typeof field.sides } };
  };
  const at = (x: number, y: number) => ({ x: cm(x), y: cm(90) - cm(y) });
  const placed = (side: 0 | 1, x: number, y: number, units: readonly Troop[] = [], section = -1) => {
    const state: State = { ...deploying(side, units), frames: [{ at: 'deploy', stage: 'infantry', side }] };
    return where(state, side, { type: 'place', unit: 0, ...at(x, y), facing: side === 0 ? 0 : 2880, section });
  };
  const based = (side: 0 | 1, x: number, y: number) =>
    where({ ...deploying(side), frames: [{ at: 'deploy', stage: 'command', side }] }, side, {
      type: 'placeCommand',
      command: 0,
      ...at(x, y),
    });
  const where = (state: State, side: 0 | 1, command: Command) => {
    const seat = side === 0 ? 'red' : 'blue';
    const found = nearest(state, seat, command);
    if (found === null || !('x' in found)) return null;
    expect(decide(state, seat, found).ok).toBe(true);
    return [found.x / cm(1), (cm(90) - (found as { y: number }).y) / cm(1)];
  };

  it('SIP-DEP-5 are moved into the zone, by no more than is needed', () => {
    expect([placed(0, 60, 30), placed(0, 10, 15), placed(0, 110, 15), placed(0, 60, -4)]).toEqual([
      [60, 18.5],
      [33, 15],
      [87, 15],
      [60, 1.5],
    ]);
    expect([placed(1, 60, 30), placed(1, 10, 95), placed(1, 60, 80)]).toEqual([
      [60, 71.5],
      [33, 88.5],
      [60, 80],
    ]);
    expect([based(0, 60, 30), based(0, 10, 15), based(0, 110, 15), based(1, 60, 30)]).toEqual([
      [60, 18.75],
      [31.25, 15],
      [88.75, 15],
      [60, 71.25],
    ]);
  });

  it('SIP-DEP-5 SIP-INT-2 then beside what stands there, the nearest place first', () => {
    expect(placed(0, 60, 15, [{ at: [60.5, 15] }])).toEqual([60, 18]);
    expect(placed(0, 60, 11, [{ at: [60, 14] }])).toEqual([60, 11]);
    expect(placed(0, 60, 12, [{ at: [60, 14] }])).toEqual([60, 11]);
    expect(placed(0, 60, 16, [{ at: [60, 14] }])).toEqual([60, 17]);
    expect(placed(0, 58, 14, [{ at: [60, 14] }])).toEqual([58, 17]);
    const column = [6.8, 10, 13.2, 16.4].map((y): Troop => ({ at: [60, y] }));
    expect(placed(0, 60, 10, column)).toEqual([54, 10]);
  });

  it('SIP-TER-7 null for another place in a section, and where all is full', () => {
    expect(placed(0, 60, 10, [], 0)).toBeNull();
    expect(placed(0, 45, 6, [], 0)).toEqual([45, 6]);
    const crowd = [32, 38, 44, 50, 56, 62, 68, 74, 80, 86].flatMap((x) =>
      [2, 5, 8, 11, 14, 17].map((y): Troop => ({ at: [x + 1, y] })),
    );
    expect(placed(0, 60, 10, crowd)).toBeNull();
    const state: State = { ...deploying(0), frames: [{ at: 'deploy', stage: 'infantry', side: 0 }] };
    expect(nearest(state, 'nobody', { type: 'place', unit: 0, ...at(60, 30), facing: 0, section: -1 })).toBeNull();
  });
});

describe('arrivals', () => {
  const coming = (units: readonly Troop[] = []): State => {
    const state = position({ units: [{ at: [0, 0], status: 'reserve' }, ...units, FAR], gameTurn: 2 });
    const { field } = state;
    const sides = field.sides.map((one) => ({ ...one, arrivals: { minX: cm(40), maxX: cm(60) } }));
    const profiles = field.units.map((profile, i) => (i === 0 ? { ...profile, arrives: 1 } : profile));
    return {
      ...state,
      field: { ...field, sides: sides as unknown as typeof field.sides, units: profiles },
      frames: [{ at: 'turn', side: 0, step: 'arrivals' }],
    };
  };
  const arrives = (x: number, units: readonly Troop[] = []) => {
    const found = nearest(coming(units), 'red', { type: 'arrive', unit: 0, command: -1, x: cm(x) });
    return found?.type === 'arrive' ? found.x / cm(1) : null;
  };

  it('SIP-SCN-1 along the edge, to the nearer side, up to 48 cm off', () => {
    expect([arrives(50), arrives(30), arrives(70), arrives(41), arrives(59)]).toEqual([50, 43, 57, 43, 57]);
    expect([arrives(50, [{ at: [49, 2] }]), arrives(50, [{ at: [51, 2] }])]).toEqual([55, 45]);
    expect([arrives(105), arrives(106), arrives(-5), arrives(-6)]).toEqual([57, null, 43, null]);
  });
});
