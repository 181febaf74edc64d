import { describe, expect, it } from 'vitest';
import { charge, move, playing } from '../../test/playing.ts';
import { orderOffers } from '../query/offers.ts';
import type { TerrainFile } from '../scenarios/scenarioFile.ts';
import { decide } from '../turn/machine.ts';
import { footprintOf } from '../ground/footprints.ts';
import { KIND, rateOf, sizeOf } from '../state/unitTables.ts';
import type { Kind } from '../state/state.ts';
import { moveFireRule, QUARTER, turnCost } from './moves.ts';

const FAR = { side: 1 as const, at: [60, 85] as const };
const wood: TerrainFile = { id: 'wood', kind: 'woods', box: [50, 36, 70, 60] };
const rough: TerrainFile = { id: 'rough', kind: 'rough', box: [50, 36, 70, 60] };
const hedge: TerrainFile = { id: 'hedge', kind: 'obstacle', points: [40, 34, 80, 34] };
const one = (kind: Kind, at: readonly [number, number] = [60, 30], more = {}) => ({ kind, at, ...more });
const alone = (kind: Kind, terrain: readonly TerrainFile[] = [], more = {}) =>
  playing({ units: [one(kind, [60, 30], more), FAR, { at: [5, 5] }], terrain });

describe('rates and footprints', () => {
  it('SIP-MOV-1 SIP-FRC-4 SIP-FRC-2 SIP-FRC-3 each kind has its rate and footprint', () => {
    const cm = 640;
    expect(
      (['line', 'light', 'heavyCavalry', 'lightCavalry', 'footArtillery', 'horseArtillery'] as const).map(
        (kind) => rateOf({ kind }) / cm,
      ),
    ).toEqual([10, 12, 20, 25, 10, 20]);
    const size = (kind: Kind, unitClass: 'regular' | 'elite' = 'regular') => {
      const { width, depth } = sizeOf({ kind, class: unitClass });
      return [width / cm, depth / cm];
    };
    expect(size('line')).toEqual([6, 3]);
    expect(size('line', 'elite')).toEqual([8, 3]);
    expect(size('light', 'elite')).toEqual([6, 3]);
    expect(size('heavyCavalry')).toEqual([6, 3]);
    expect(size('horseArtillery')).toEqual([4, 4]);
    expect(alone('lightCavalry').red(move(0, 25)).stands(0)).toEqual([60, 55, 0]);
    expect(alone('line').refused('red', move(0, 10.1))).toBe('SIP-MOV-1');
  });

  it('SIP-FRC-1 both sides are based alike', () => {
    const units = ([0, 1] as const).flatMap((side) =>
      (['regular', 'elite'] as const).map((unitClass, i) => ({
        side,
        class: unitClass,
        at: [30 + 30 * i, 20 + 40 * side] as const,
      })),
    );
    const { state } = playing({ units });
    const widths = [0, 1, 2, 3].map((unit) => {
      const { minX, maxX } = footprintOf(state, unit).quad;
      return (maxX - minX) / 640;
    });
    expect(widths).toEqual([6, 8, 6, 8]);
  });
});

describe('the shape of a move', () => {
  it('SIP-MOV-2 SIP-GEN-9 turn, one straight leg, turn; the pivot is the centre', () => {
    const t = alone('line').red(move(0, 10, 45, -45));
    expect(t.stands(0)).toEqual([67.07, 37.07, 0]);
    expect(alone('line').refused('red', move(0, 0))).toBe('SIP-MOV-2');
  });

  it('SIP-MOV-3 up to 45 degrees free, to 90 half, beyond the whole rate', () => {
    expect(alone('line').red(move(0, 10, 45)).eventTypes).toContain('moved');
    expect(alone('line').refused('red', move(0, 5.2, 90))).toBe('SIP-MOV-1');
    expect(
      alone('line')
        .red(move(0, 5, 90))
        .stands(0),
    ).toEqual([65, 30, 90]);
    expect(alone('line').refused('red', move(0, 1, 91))).toBe('SIP-MOV-1');
    expect(
      alone('line')
        .red(move(0, 0, 180))
        .stands(0),
    ).toEqual([60, 30, 180]);
    expect(
      alone('heavyCavalry')
        .red(move(0, 10, 90))
        .stands(0),
    ).toEqual([70, 30, 90]);
  });

  it('SIP-MOV-3 SIP-MOV-4 what a turn of so many degrees costs of the rate', () => {
    const costs = (kind: Kind) =>
      [0, 45, 45.0625, -90, 90.0625, 180].map((turn) => turnCost({ kind }, turn * 16) / 640);
    for (const [kind, rate] of [
      ['line', 10],
      ['heavyCavalry', 20],
      ['footArtillery', 10],
      ['horseArtillery', 20],
    ] as const) {
      expect(costs(kind), kind).toEqual([0, 0, rate / 2, rate / 2, rate, rate]);
    }
    for (const kind of ['light', 'lightCavalry'] as const) expect(costs(kind), kind).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('SIP-MOV-4 light infantry and light cavalry turn freely', () => {
    expect(
      alone('light')
        .red(move(0, 12, 180))
        .stands(0),
    ).toEqual([60, 18, 180]);
    expect(
      alone('lightCavalry')
        .red(move(0, 25, 120, 60))
        .unit(0).ordered,
    ).toBe(true);
  });

  it('SIP-MOV-9 SIP-ACT-5 it retires straight back without a roll, facing kept', () => {
    const t = alone('line', [], { dp: 3 }).red({ type: 'retire', unit: 0, distance: 10 * 640 });
    expect(t.stands(0)).toEqual([60, 20, 0]);
    expect(t.eventTypes).not.toContain('activationRolled');
    expect(alone('line').refused('red', { type: 'retire', unit: 0, distance: 11 * 640 })).toBe('SIP-MOV-1');
  });

  it('SIP-MOV-12 no unit leaves the table by its own order', () => {
    const t = playing({ units: [one('line', [60, 3]), FAR] });
    expect(t.refused('red', { type: 'retire', unit: 0, distance: 2 * 640 })).toBe('SIP-MOV-12');
  });

  it('SIP-MOV-13 guns are limbered from a move without fire until their next turn', () => {
    const t = alone('footArtillery').red(move(0, 5));
    expect(t.unit(0).limbered).toBe(true);
    expect(
      alone('footArtillery')
        .red(move(0, 0, 60))
        .unit(0).limbered,
    ).toBe(false);
    t.red({ type: 'endTurn' }).roll([1]).blue({ type: 'endTurn' });
    expect(t.unit(0).limbered).toBe(false);
  });
});

describe('ground', () => {
  it('SIP-TER-3 SIP-TER-2 woods: double for line, free for light, closed to horse and guns', () => {
    expect(alone('line', [wood]).refused('red', move(0, 9))).toBe('SIP-MOV-1');
    expect(alone('line', [wood]).red(move(0, 8)).stands(0)[1]).toBe(38);
    expect(alone('light', [wood]).red(move(0, 12)).stands(0)[1]).toBe(42);
    for (const kind of ['heavyCavalry', 'footArtillery'] as const)
      expect(alone(kind, [wood]).refused('red', move(0, 6))).toBe('SIP-TER-3');
  });

  it('SIP-TER-4 rough ground: double for line and guns, free for light, closed to horse', () => {
    expect(alone('line', [rough]).refused('red', move(0, 9))).toBe('SIP-MOV-1');
    expect(alone('footArtillery', [rough]).refused('red', move(0, 9))).toBe('SIP-MOV-1');
    expect(alone('light', [rough]).red(move(0, 12)).eventTypes).toContain('moved');
    expect(alone('lightCavalry', [rough]).refused('red', move(0, 6))).toBe('SIP-TER-4');
  });

  it('SIP-TER-5 hills cost nothing', () => {
    const hill: TerrainFile = { id: 'hill', kind: 'hill', box: [50, 32, 70, 60] };
    expect(alone('line', [hill]).red(move(0, 10)).stands(0)[1]).toBe(40);
  });

  it('SIP-TER-8 SIP-MOV-14 a hedge costs half the rate, light infantry nothing, guns never cross', () => {
    expect(alone('line', [hedge]).refusal('red', move(0, 6))).toMatchObject({
      rule: 'SIP-MOV-1',
      reason: 'sip.refusal.tooCostly',
      facts: { asked: 11, length: 6, extra: 5, allowed: 10 },
    });
    expect(alone('line', [hedge]).red(move(0, 5)).stands(0)[1]).toBe(35);
    expect(alone('light', [hedge]).red(move(0, 12)).eventTypes).toContain('moved');
    expect(alone('horseArtillery', [hedge]).refused('red', move(0, 6))).toBe('SIP-TER-8');
  });

  it('SIP-TER-9 only one combat unit ends a move in a fieldwork', () => {
    const work: TerrainFile = { id: 'redoubt', kind: 'fieldwork', box: [50, 36, 70, 46] };
    const t = playing({ units: [one('line'), { at: [55, 43] }, FAR], terrain: [work] });
    expect(t.refused('red', move(0, 9, 26))).toBe('SIP-TER-9');
    expect(alone('line', [work]).red(move(0, 10)).stands(0)[1]).toBe(40);
  });

  it('SIP-TER-10 a stream costs half the rate but not at a bridge; a river is crossed only there', () => {
    const stream: TerrainFile = { id: 'stream', kind: 'stream', points: [0, 34, 120, 34] };
    const bridge: TerrainFile = { id: 'bridge', kind: 'bridge', box: [57, 33, 63, 35] };
    expect(alone('line', [stream]).refused('red', move(0, 6))).toBe('SIP-MOV-1');
    expect(alone('line', [stream, bridge]).red(move(0, 10)).stands(0)[1]).toBe(40);
    expect(alone('footArtillery', [stream]).refused('red', move(0, 6))).toBe('SIP-TER-10');
    expect(alone('footArtillery', [stream, bridge]).red(move(0, 10)).eventTypes).toContain('moved');
    const river: TerrainFile = { id: 'river', kind: 'river', box: [0, 34, 120, 38] };
    const across: TerrainFile = { id: 'across', kind: 'bridge', box: [57, 34, 63, 38] };
    expect(alone('heavyCavalry', [river]).refused('red', move(0, 12))).toBe('SIP-TER-10');
    expect(alone('heavyCavalry', [river, across]).red(move(0, 12)).stands(0)[1]).toBe(42);
    const ford: TerrainFile = { id: 'ford', kind: 'ford', box: [54, 34, 66, 38] };
    expect(alone('line', [river, ford]).refused('red', move(0, 10))).toBe('SIP-MOV-1');
    expect(alone('light', [river, ford]).red(move(0, 8)).eventTypes).toContain('moved');
  });

  it('SIP-MOV-15 left on barred ground it works its way out at double cost and may not charge', () => {
    const t = playing({
      units: [one('heavyCavalry', [60, 45], { facing: 180 }), one('heavyCavalry', [60, 57]), { side: 1, at: [60, 67] }],
      terrain: [wood],
    });
    expect(t.refused('red', move(0, 11))).toBe('SIP-MOV-1');
    expect(t.refused('red', { type: 'retire', unit: 0, distance: 2 * 640 })).toBe('SIP-MOV-15');
    expect(t.refused('red', charge(1, 2))).toBe('SIP-MOV-15');
    t.red(move(0, 10));
    expect(t.stands(0)[1]).toBe(35);
  });

  it('SIP-TER-11 a march by road has half as much again, 20 cm from every enemy', () => {
    const road: TerrainFile = { id: 'road', kind: 'road', points: [60, 0, 60, 90] };
    const march = (cm: number) => ({ type: 'road', unit: 0, road: 0, distance: cm * 640, facing: 0 }) as const;
    expect(alone('line', [road]).red(march(15)).stands(0)).toEqual([60, 45, 0]);
    expect(alone('line', [road]).refused('red', march(15.2))).toBe('SIP-TER-11');
    const near = playing({ units: [one('line'), { side: 1, at: [60, 62] }], terrain: [road] });
    expect(near.refused('red', march(15))).toBe('SIP-TER-11');
    const beside = playing({ units: [one('line', [62, 30]), FAR], terrain: [road] });
    expect(beside.refused('red', march(5))).toBe('SIP-TER-11');
  });
});

describe('built-up areas', () => {
  const town: TerrainFile = { id: 'town', kind: 'section', box: [55, 36, 65, 44] };
  const enter = { type: 'enter', unit: 0, turn: 0, section: 0, facing: 0 } as const;

  it('SIP-TER-7 foot goes in when its front reaches the section, and no footprint may stand across it', () => {
    const t = alone('line', [town]).red(enter);
    expect(t.unit(0).section).toBe(0);
    expect(t.stands(0)).toEqual([60, 40, 0]);
    expect(t.state.holders).toEqual([0]);
    expect(alone('heavyCavalry', [town]).refused('red', enter)).toBe('SIP-TER-7');
    expect(alone('line', [town]).refused('red', move(0, 8))).toBe('SIP-TER-7');
  });

  it('SIP-TER-7 it leaves by any side at half its rate, and retires towards home', () => {
    const held = () => playing({ units: [{ at: [0, 0], section: 0 }, FAR, { at: [5, 5] }], terrain: [town] });
    const t = held().red({ type: 'leave', unit: 0, side: 1, distance: 5 * 640 });
    expect(t.stands(0)[0]).toBeCloseTo(71.5, 1);
    expect(t.stands(0)[2]).toBe(90);
    expect(held().refused('red', { type: 'leave', unit: 0, side: 1, distance: 6 * 640 })).toBe('SIP-MOV-1');
    const back = held().red({ type: 'retire', unit: 0, distance: 2 * 640 });
    expect(back.stands(0)[1]).toBeCloseTo(32.5, 1);
    expect(back.stands(0)[2]).toBe(0);
  });
});

describe('friends and enemies in the way', () => {
  it('SIP-INT-1 SIP-INT-2 only light infantry passes friends, and no unit ends on one', () => {
    const t = (kind: Kind) => playing({ units: [one(kind), { at: [60, 35.5] }, FAR] });
    expect(t('light').red(move(0, 12)).stands(0)[1]).toBe(42);
    expect(t('line').refused('red', move(0, 9))).toBe('SIP-INT-2');
    expect(t('light').refused('red', move(0, 6))).toBe('SIP-INT-2');
  });

  it('SIP-INT-5 routing units and Command bases are no bar to friends', () => {
    const t = playing({
      units: [one('line'), { at: [60, 34], status: 'routing', dp: 4 }, FAR],
      commands: [{ at: [60, 36] }],
    });
    expect(t.red(move(0, 10)).stands(0)[1]).toBe(40);
    const ready = playing({ units: [one('line'), { at: [60, 34] }, FAR] });
    expect(ready.refused('red', move(0, 10))).toBe('SIP-INT-2');
  });

  it('SIP-MOV-10 only a charge comes nearer than 1 cm', () => {
    const t = playing({ units: [one('line'), { side: 1, at: [60, 41] }] });
    expect(t.refused('red', move(0, 8))).toBe('SIP-MOV-10');
    expect(
      playing({ units: [one('line'), { side: 1, at: [60, 41] }, { at: [5, 5] }] }).red(move(0, 7)).eventTypes,
    ).toContain('moved');
    const close = playing({ units: [one('line'), { side: 1, at: [60, 33.5] }, { at: [5, 5] }] });
    expect(close.refused('red', move(0, 0.3))).toBe('SIP-MOV-10');
    expect(close.red({ type: 'retire', unit: 0, distance: 640 }).eventTypes).toContain('moved');
  });

  it('SIP-MOV-10 SIP-MEL-14 no unit goes over an enemy that it touches already, nor on over one that it overlaps', () => {
    const against = (y: number) => playing({ units: [one('line'), { side: 1, at: [60, y] }, { at: [5, 5] }] });
    expect(against(33).refused('red', move(0, 10))).toBe('SIP-MOV-10');
    expect(against(32.5).refused('red', move(0, 10))).toBe('SIP-MOV-10');
    expect(against(27.5).red(move(0, 10)).stands(0)[1]).toBe(40);
    // The charge touches two: the one that it did not fight is not ridden over by the advance.
    const two = playing({
      units: [one('line'), { side: 1, at: [58, 40] }, { side: 1, at: [64.1, 40] }, { at: [5, 5] }],
    })
      .red(charge(0, 1))
      .roll([6, 6, 6, 6], [1, 1, 1, 1], [1]);
    expect(two.refused('red', { type: 'advance', distance: 3200, facing: 0, occupy: false })).toBe('SIP-MEL-14');
  });

  it('SIP-MOV-15 what is offered of a unit on barred ground costs it double, wherever it turns first', () => {
    const stuck = playing({
      units: [one('lightCavalry', [60, 34.2], { facing: 90 }), FAR, { at: [5, 5] }],
      terrain: [rough],
    });
    const turned = stuck.offered('red', 'move').filter(({ distance }) => distance > 0);
    expect(turned.length).toBeGreaterThan(0);
    for (const offer of turned) expect(decide(stuck.state, 'red', offer).ok).toBe(true);
  });

  it('SIP-MOV-12 what is offered of a unit with a corner over the edge ends on the table', () => {
    for (const [at, facing] of [
      [[2, 30], 0],
      [[60, 1], 90],
      [[118.2, 50], 10],
      [[2.2, 88.2], 45],
    ] as const) {
      const { state } = playing({ units: [one('line', at, { facing }), FAR, { at: [5, 5] }] });
      const offers = orderOffers(state, 0).filter((offer) => 'unit' in offer && offer.unit === 0);
      for (const offer of offers)
        expect(decide(state, 'red', offer), JSON.stringify(offer)).toMatchObject({ ok: true });
    }
  });

  it('SIP-GEN-6 what overlaps by no more than 0.05 cm does not overlap', () => {
    const gap = (cm: number) => playing({ units: [one('line'), { at: [60, 43 - cm] }, FAR] });
    expect(gap(0.05).red(move(0, 10)).eventTypes).toContain('moved');
    expect(gap(0.06).refused('red', move(0, 10))).toBe('SIP-INT-2');
  });
});

describe('Command bases', () => {
  it('SIP-MOV-11 SIP-AP-6 it rides any path of 25 cm over any ground, once a turn, 1 cm from enemies', () => {
    const t = playing({
      units: [{ at: [60, 20] }, { side: 1, at: [60, 60] }],
      commands: [{ at: [60, 34] }],
      terrain: [wood, hedge],
    });
    const ride = (...path: number[]) =>
      ({ type: 'moveCommand', command: 0, path: path.map((v, i) => (i % 2 === 0 ? v : 90 - v) * 640) }) as const;
    expect(t.refused('red', ride(60, 57))).toBe('SIP-MOV-11');
    expect(t.refused('red', ride(80, 34, 80, 40))).toBe('SIP-MOV-1');
    t.red(ride(70, 34, 70, 45));
    expect(t.rides(0)).toEqual([70, 45]);
    expect(t.refused('red', ride(70, 40))).toBe('SIP-AP-6');
  });
});

describe('move and fire', () => {
  const shot = (more: object) =>
    ({ type: 'moveFire', unit: 0, fireFirst: false, turn: 0, distance: 0, turnAfter: 0, target: 1, ...more }) as const;
  const pair = (kind: Kind, gap = 8) =>
    playing({ units: [one(kind), { side: 1, at: [60, 33 + gap] }, { at: [5, 5] }] });

  it('SIP-MOV-5 SIP-MOV-8 line turns by 90 degrees at most to fire, or by 45 with 5 cm', () => {
    const aside = playing({
      units: [one('line', [60, 30], { facing: 90 }), { side: 1, at: [60, 41] }, { at: [5, 5] }],
    });
    aside.red(shot({ turn: -1440 })).roll([1, 1, 1, 5], [1]);
    expect(aside.event('fired').hits).toBe(1);
    expect(pair('line').refused('red', shot({ turn: 1456 }))).toBe('SIP-MOV-5');
    expect(pair('line').refused('red', shot({ turn: 1440, distance: 640 }))).toBe('SIP-MOV-8');
    expect(pair('line').refused('red', shot({ distance: 5.2 * 640 }))).toBe('SIP-MOV-6');
  });

  it('SIP-MOV-6 line fires and then moves 5 as well', () => {
    const t = pair('line')
      .red(shot({ fireFirst: true, distance: 5 * 640 }))
      .roll([4, 4, 4, 4]);
    expect(t.event('fired').hits).toBe(0);
    expect(t.stands(0)[1]).toBe(35);
  });

  it('SIP-MOV-7 SIP-FIR-5 light infantry has its full rate, hitting on 5s', () => {
    const t = pair('light', 20)
      .red(shot({ distance: 12 * 640 }))
      .roll([5, 4, 4, 4], [1]);
    expect(t.event('fired').hits).toBe(1);
  });

  it('SIP-MOV-8 foot guns only turn; guns never fire first', () => {
    expect(pair('footArtillery').refused('red', shot({ distance: 640 }))).toBe('SIP-MOV-5');
    expect(pair('horseArtillery').refused('red', shot({ distance: 640, fireFirst: true }))).toBe('SIP-MOV-8');
  });

  it('SIP-MOV-5 SIP-MOV-6 SIP-MOV-7 the log cites the rule by which a unit turns, or moves, and fires', () => {
    const told = (kind: Kind, more: object, facing = 0) => {
      const units = [
        one(kind, [60, 30], { facing }),
        { side: 1 as const, at: [60, 41] as const },
        { at: [5, 5] as const },
      ];
      const t = playing({ units }).red(shot(more));
      if (!('fireFirst' in more)) return t.event('moved');
      return t.roll([1, 1, 1, 1]).event('moved');
    };
    const said = (rule: string, how: string) => ({ rule, how });
    const quarter = [{ turn: -1440 }, 90] as const;
    for (const kind of ['line', 'light', 'footArtillery', 'horseArtillery'] as const) {
      expect(told(kind, ...quarter)).toMatchObject(said('SIP-MOV-5', 'turn'));
    }
    expect(told('line', { distance: 640 })).toMatchObject(said('SIP-MOV-6', 'move'));
    expect(told('line', { distance: 640, fireFirst: true })).toMatchObject(said('SIP-MOV-6', 'move'));
    expect(told('light', { distance: 640 })).toMatchObject(said('SIP-MOV-7', 'move'));
    expect(told('light', { turn: -2880 }, 180)).toMatchObject(said('SIP-MOV-7', 'turn'));
    expect(told('horseArtillery', { distance: 640 })).toMatchObject(said('SIP-MOV-7', 'move'));
  });

  it('SIP-MOV-2 a move that only turns is told as a turn', () => {
    expect(
      alone('line')
        .red(move(0, 0, 90))
        .event('moved'),
    ).toMatchObject({ rule: 'SIP-MOV-2', how: 'turn' });
    expect(
      alone('line')
        .red(move(0, 1, 30))
        .event('moved'),
    ).toMatchObject({ rule: 'SIP-MOV-2', how: 'move' });
  });

  it('SIP-MOV-13 guns that move and fire stay deployed', () => {
    const t = pair('horseArtillery', 20)
      .red(shot({ distance: 5 * 640 }))
      .roll([1, 1, 1, 1]);
    expect(t.stands(0)[1]).toBe(35);
    expect(t.unit(0).limbered).toBe(false);
  });

  it('SIP-ACT-8 a move and fire that fails to activate fires from where it stands, at 5+', () => {
    const t = playing({ units: [one('line', [60, 30], { dp: 2 }), { side: 1, at: [60, 41] }, { at: [5, 5] }] });
    t.red(shot({ distance: 2 * 640 })).roll([3], [4, 5], [1]);
    expect(t.event('fired').hits).toBe(1);
    expect(t.stands(0)[1]).toBe(30);
    expect(KIND.line.effective).toBe(6400);
  });

  it('SIP-MOV-5 SIP-MOV-6 SIP-MOV-7 turns before and after add up to at most a quarter, else it is a move', () => {
    const rule = (kind: Kind, turn: number, turnAfter: number) =>
      moveFireRule({ kind }, { turn, distance: 0, turnAfter });
    expect(rule('line', QUARTER - 16, -16)).toBe('SIP-MOV-5');
    expect(rule('line', QUARTER - 16, 32)).toBe('SIP-MOV-6');
    expect(rule('light', -16, QUARTER)).toBe('SIP-MOV-7');
  });
});
