/** Forced moves by themselves: how far they go, whom they pass, what ends them. */
import { closeDraft, openDraft } from '@drumhead/engine';
import { facing as facingOf, toMm } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { position, type Position, type Troop } from '../scenarios/position.ts';
import type { Event } from '../state/events.ts';
import { cm } from '../state/lengths.ts';
import type { State } from '../state/state.ts';
import { planForcedMove, removeRoutingOnWay, rout } from './forcedMoves.ts';

const SOUTH = 180;
const line = (at: readonly [number, number], more: Partial<Troop> = {}): Troop => ({ at, ...more });
const foe = (at: readonly [number, number], more: Partial<Troop> = {}): Troop => ({ side: 1, at, ...more });

interface Way {
  readonly degrees?: number;
  readonly distance?: number;
  readonly opponent?: number;
}

/** Unit 0 is driven 10 cm south, if nothing else is said. */
function driven(asked: Position, { degrees = SOUTH, distance = 10, opponent = -1 }: Way = {}) {
  const state = position(asked);
  const [{ x, y, facing }] = state.units as [(typeof state.units)[number]];
  const way = planForcedMove(state, 0, { x, y, facing }, facingOf(degrees), cm(distance), opponent);
  // To half a centimetre: what it is clear of may be overlapped by 0.05 cm (SIP-GEN-6).
  const round = (length: number) => Math.round(toMm(length) / 5) / 2;
  return { to: [round(way.pose.x), round(state.field.depth - way.pose.y)], lost: way.lost, passed: way.passed };
}
const to = (x: number, y: number, passed: readonly number[] = []) => ({ to: [x, y], lost: null, passed });

describe('where a forced move ends', () => {
  it('SIP-INT-4 SIP-BRK-3 it goes on until it is clear of friends, ready or routing, one after the other', () => {
    expect(driven({ units: [line([60, 60])] })).toEqual(to(60, 50));
    expect(driven({ units: [line([60, 60]), line([60, 49])] })).toEqual(to(60, 46, [1]));
    expect(driven({ units: [line([60, 60]), line([60, 49], { status: 'routing' })] })).toEqual(to(60, 46));
    expect(driven({ units: [line([60, 60]), line([60, 49], { status: 'removed' })] })).toEqual(to(60, 50));
    expect(driven({ units: [line([60, 60]), line([66, 49])] })).toEqual(to(60, 50));
    const column = [line([60, 49]), line([60, 45.5]), line([60, 42])];
    expect(driven({ units: [line([60, 60]), ...column] })).toEqual(to(60, 39, [1, 2, 3]));
  });

  it('SIP-INT-4 it does not go on for an enemy, nor for the place that it leaves', () => {
    expect(driven({ units: [line([60, 60]), foe([60, 49])] }, { opponent: 1 })).toEqual(to(60, 50));
    expect(driven({ units: [line([60, 60])] }, { distance: 2 })).toEqual(to(60, 58));
  });

  it('SIP-MEL-10 SIP-BRK-3 it goes on until it is clear of an empty section, and of nothing else on the ground', () => {
    const section = (id: string, top: number) => ({ id, kind: 'section', box: [55, top - 8, 65, top] }) as const;
    const wood = { id: 'wood', kind: 'woods', box: [50, 44, 70, 56] } as const;
    expect(driven({ units: [line([60, 60])], terrain: [wood] })).toEqual(to(60, 50));
    expect(driven({ units: [line([60, 60])], terrain: [wood, section('town', 51)] })).toEqual(to(60, 41.5));
    const two = [wood, section('town', 51), section('old-town', 42)];
    expect(driven({ units: [line([60, 60])], terrain: two })).toEqual(to(60, 32.5));
    expect(driven({ units: [line([60, 60])], terrain: [wood, section('town', 46)] })).toEqual(to(60, 50));
  });

  it('SIP-INT-4 on a square table as well', () => {
    expect(driven({ units: [line([60, 60]), line([60, 49])], table: [90, 90] })).toEqual(to(60, 46, [1]));
  });

  it('SIP-BRK-8 over the edge nothing makes it go on', () => {
    expect(driven({ units: [line([60, 6]), line([60, 2])] })).toMatchObject({ to: [60, -4], lost: 'offTable' });
  });
});

describe('friends passed', () => {
  it('SIP-INT-4 those that it sweeps over, nearest first, and of two at once the first in the list', () => {
    const units = [line([60, 60]), line([60, 46]), line([60, 52.5])];
    expect(driven({ units }, { distance: 18 }).passed).toEqual([2, 1]);
    const abreast = [line([60, 60]), line([63, 52]), line([57, 52])];
    expect(driven({ units: abreast }, { distance: 18 }).passed).toEqual([1, 2]);
  });

  it('SIP-INT-5 none that routs, no enemy, none beside the way', () => {
    const units = [
      line([60, 60]),
      line([60, 52], { status: 'routing' }),
      foe([60, 52], { status: 'routing' }),
      line([66, 52]),
      foe([60, 61]),
    ];
    expect(driven({ units }, { distance: 18, opponent: 4 })).toEqual(to(60, 42));
    expect(driven({ units: [line([60, 60]), foe([60, 52])] }, { distance: 18, opponent: 1 })).toEqual(to(60, 42));
  });
});

describe('what ends a forced move', () => {
  /** A unit 6 cm wide and 3 cm deep is driven towards an edge until it is so many steps over it. */
  const over = (degrees: number, steps: number) => {
    const state = position({ units: [line([60, 45])] });
    const [{ x, y, facing }] = state.units as [(typeof state.units)[number]];
    const room = {
      0: y - cm(1.5),
      90: state.field.width - x - cm(3),
      180: state.field.depth - y - cm(1.5),
      270: x - cm(3),
    };
    const distance = room[degrees as keyof typeof room] + steps;
    return planForcedMove(state, 0, { x, y, facing }, facingOf(degrees), distance, -1).lost;
  };

  it.each([0, 90, 180, 270])(
    'SIP-BRK-8 SIP-GEN-6 more than 0.05 cm over the edge at %i degrees it is lost',
    (degrees) => {
      expect([0, 32, 33].map((steps) => over(degrees, steps))).toEqual([null, null, 'offTable']);
    },
  );

  it('SIP-GEN-10 SIP-BRK-3 an enemy on the way, that neither routs nor is its opponent', () => {
    const against = (enemy: Troop, opponent = -1) => driven({ units: [line([60, 60]), enemy] }, { opponent }).lost;
    expect(against(foe([60, 52]))).toBe('blocked');
    expect(against(foe([60, 52]), 1)).toBeNull();
    expect(against(foe([60, 52], { status: 'routing' }))).toBeNull();
    expect(against(foe([60, 52], { status: 'removed' }))).toBeNull();
    expect(against(foe([60, 66]))).toBeNull();
    expect(against(foe([66, 52]))).toBeNull();
  });

  it('SIP-GEN-10 one that it overlaps at the start only if the centre lies ahead of its own', () => {
    const along = (degrees: number, across: number, up: number) =>
      driven({ units: [line([60, 60], { facing: 45 }), foe([60 + across, 60 + up])] }, { degrees }).lost;
    expect(along(SOUTH, 3, -0.2)).toBe('blocked');
    expect(along(SOUTH, 3, 0)).toBeNull();
    expect(along(SOUTH, 3, 0.2)).toBeNull();
    // Along (0.5, 0.87): what lies ahead is told by both coordinates.
    expect(along(30, 1, -1)).toBeNull();
    expect(along(30, -2, 1)).toBeNull();
    expect(along(30, 2, -1)).toBe('blocked');
    expect(along(30, -1, 1)).toBe('blocked');
  });

  it('SIP-BRK-3 SIP-TER-10 a river in the way of its centre, off a crossing', () => {
    const river = { id: 'river', kind: 'river', box: [0, 50, 120, 54] } as const;
    const bridge = { id: 'bridge', kind: 'bridge', box: [57, 49, 63, 55] } as const;
    expect(driven({ units: [line([60, 60])], terrain: [river] }).lost).toBe('blocked');
    expect(driven({ units: [line([60, 60])], terrain: [river, bridge] }).lost).toBeNull();
    expect(driven({ units: [line([30, 60])], terrain: [river, bridge] }).lost).toBe('blocked');
  });
});

describe('routs', () => {
  const routed = (asked: Position) => {
    const draft = openDraft<State, Event>(position(asked));
    rout(draft, 0);
    const event = draft.events.at(-1);
    return { unit: closeDraft(draft).units[0], event };
  };

  it('SIP-BRK-2 SIP-BRK-4 one and a half times its rate towards its own edge, facing it, out of any section', () => {
    const town = { id: 'town', kind: 'section', box: [55, 56, 65, 64] } as const;
    const { unit, event } = routed({ units: [line([60, 60], { section: 0 })], terrain: [town] });
    expect(unit).toMatchObject({ y: cm(90 - 45), facing: facingOf(180), section: -1 });
    expect(event).toMatchObject({ type: 'moved', rule: 'SIP-BRK-2', how: 'rout', unit: 0 });
    const north = routed({ units: [foe([60, 30], { kind: 'lightCavalry' })] });
    expect(north.unit).toMatchObject({ y: cm(90 - 67.5), facing: 0 });
  });

  it('SIP-BRK-6 SIP-BRK-3 over the edge it is lost, and where an enemy bars its way', () => {
    const guns = { kind: 'line', change: { limbered: true } } as const;
    const gone = { status: 'removed', section: -1, limbered: false };
    const off = routed({ units: [line([60, 10], guns)] });
    expect(off.unit).toMatchObject(gone);
    expect(off.event).toMatchObject({ type: 'removed', rule: 'SIP-BRK-6', why: 'offTable' });
    const town = { id: 'town', kind: 'section', box: [55, 56, 65, 64] } as const;
    const barred = routed({ units: [line([60, 60], { ...guns, section: 0 }), foe([60, 50])], terrain: [town] });
    expect(barred.unit).toMatchObject(gone);
    expect(barred.event).toMatchObject({ type: 'removed', rule: 'SIP-BRK-3', why: 'blocked' });
  });
});

describe('routing units in the way', () => {
  const swept = (units: readonly Troop[], but?: number) => {
    const draft = openDraft<State, Event>(position({ units }));
    const { x, y, facing } = draft.units[0] as { x: number; y: number; facing: number };
    removeRoutingOnWay(draft, 0, { x, y, facing }, facingOf(SOUTH), cm(10), but);
    return closeDraft(draft).units.flatMap(({ status }, i) => (status === 'removed' ? [i] : []));
  };
  const routing = (at: readonly [number, number]) => foe(at, { status: 'routing' });

  it('SIP-BRK-8 are removed where it touches them, up to 0.05 cm off, but for the one that it goes for', () => {
    expect(swept([line([60, 60]), routing([60, 52]), routing([66.05, 52]), routing([66.06, 52])])).toEqual([1, 2]);
    expect(swept([line([60, 60]), routing([60, 52]), routing([61, 52])], 1)).toEqual([2]);
    expect(swept([line([60, 60]), foe([60, 52]), line([60, 52], { status: 'routing' })])).toEqual([]);
    expect(swept([line([60, 60]), routing([60, 46.95]), routing([60, 46.9])])).toEqual([1]);
  });
});
