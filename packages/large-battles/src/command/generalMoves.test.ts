import { gap, overlaps, quadOf, steps } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { verdict } from '../../test/answers.ts';
import {
  battlefield,
  type BattlefieldSpec,
  type GeneralSpec,
  type TerrainSpec,
  type UnitSpec,
  withUnit,
} from '../../test/positions.ts';
import { generalSize, quadOfUnit } from '../ground/footprints.ts';
import {
  attachOffers,
  replacementOffers,
  repositionOffers,
  rideOffers,
  threatened,
  attachProblem,
  replacementProblem,
  repositionProblem,
  rideProblem,
} from './generalMoves.ts';
import type { State } from '../state/state.ts';

/** A red Leader at 900, 700 behind his one line at 900, 600. */
function led(rest: BattlefieldSpec = {}, leader: Partial<GeneralSpec> = {}): State {
  return battlefield({
    ...rest,
    units: [{ at: [900, 600] }, ...(rest.units ?? [])],
    generals: [{ brigade: 0, at: [900, 700], ...leader }, ...(rest.generals ?? [])],
  });
}
const rides = (state: State, x: number, y: number, facing = 0): string =>
  verdict(rideProblem(state, 0, steps(x), steps(y), facing * 16));

describe('rides', () => {
  it('LB-LEAD-04 go up to 2L in any direction, taking any facing', () => {
    expect(rides(led(), 900 + 360, 700, 123)).toBe('ok');
    expect(rides(led(), 900 + 361, 700)).toBe('LB-LEAD-04');
    expect(rides(led(), 900 - 216, 700 + 288)).toBe('ok');
    expect(verdict(rideProblem(led(), 0, Number.NaN, 0, 0))).toBe('LB-LEAD-04');
    expect(verdict(rideProblem(led(), 0, steps(900), steps(800), 5760))).toBe('LB-LEAD-04');
  });

  it('LB-LEAD-04 ignore difficult ground and obstacles and pass through friends', () => {
    const ground: BattlefieldSpec = {
      terrain: [
        { kind: 'wood', box: [900, 650, 400, 60] },
        { kind: 'wall', points: [500, 560, 1300, 560] },
        { kind: 'swamp', box: [900, 500, 300, 60] },
      ],
    };
    expect(rides(led(ground), 900, 500)).toBe('ok');
  });

  it('LB-LEAD-04 cross no enemy, no building and no stream but at fords and bridges', () => {
    const enemy: UnitSpec = { side: 1, at: [1080, 700], facing: 90 };
    const beyond: UnitSpec = { at: [1220, 700] };
    expect(rides(led({ units: [enemy, beyond] }), 1200, 740)).toBe('LB-LEAD-04');
    expect(rides(led({ terrain: [{ kind: 'building', box: [1000, 700, 20, 60] }] }), 1100, 700)).toBe('LB-LEAD-04');
    expect(rides(led({ terrain: [{ kind: 'sector', box: [1000, 700, 120, 120], dis: 7 }] }), 1100, 700)).toBe(
      'LB-LEAD-04',
    );
    expect(rides(led({ terrain: [{ kind: 'sector', box: [1000, 700, 120, 120] }] }), 1100, 700)).toBe('ok');
    const stream = { kind: 'stream', points: [1000, 500, 1000, 900] } as const;
    expect(rides(led({ terrain: [stream] }), 1100, 700)).toBe('LB-LEAD-04');
    expect(rides(led({ terrain: [stream, { kind: 'bridge', points: [970, 700, 1030, 700] }] }), 1100, 700)).toBe('ok');
    expect(rides(led({ terrain: [stream, { kind: 'bridge', points: [970, 760, 1030, 760] }] }), 1100, 700)).toBe(
      'LB-LEAD-04',
    );
    expect(rides(led({ terrain: [stream, { kind: 'ford', points: [1000, 680, 1000, 720] }] }), 1100, 700)).toBe('ok');
  });

  it('LB-LEAD-04 LB-GEO-18 end on the table, clear of units and of closed ground', () => {
    expect(rides(led(), 900, 620)).toBe('LB-LEAD-04');
    expect(rides(led(), 900, 622.5)).toBe('ok');
    expect(rides(led({ terrain: [{ kind: 'building', box: [1000, 700, 60, 60] }] }), 965, 700)).toBe('LB-LEAD-04');
    expect(rides(led({ units: [{ at: [20, 600] }] }, { at: [60, 700] }), 5, 700)).toBe('LB-LEAD-04');
  });

  it('LB-LEAD-04 LB-LEAD-19 lead into no threat', () => {
    const enemy: UnitSpec = { side: 1, at: [900, 300] };
    expect(rides(led({ units: [enemy] }), 900, 500)).toBe('LB-LEAD-19');
    expect(rides(led({ units: [enemy] }), 1000, 640)).toBe('ok');
  });

  it('LB-LEAD-11 take an attached Leader off his unit, measured from the unit', () => {
    const state = led({}, { unit: 0 });
    expect(rides(state, 900, 607.5 + 360)).toBe('ok');
    expect(rides(state, 900, 607.5 + 361)).toBe('LB-LEAD-04');
  });

  it('LB-LEAD-04 offers a few, all accepted', () => {
    const state = led({ units: [{ at: [1100, 620] }, { side: 1, at: [900, 300] }] });
    const offers = rideOffers(state, 0);
    expect(offers.length).toBe(2);
    for (const o of offers)
      if (o.type === 'ride') expect(verdict(rideProblem(state, 0, o.x, o.y, o.facing))).toBe('ok');
  });

  it('LB-LEAD-23 are for Generals in play', () => {
    expect(rides(led({}, { status: 'gone' }), 900, 720)).toBe('LB-LEAD-23');
  });
});

describe('attaching', () => {
  const attaches = (state: State, unit: number, general = 0) => verdict(attachProblem(state, general, unit));

  it('LB-LEAD-11 joins a unit of his own Brigade within 2L', () => {
    const state = led({
      brigades: [0, 1, 0],
      units: [
        { at: [900, 700 + 15 + 360 + 7.5] },
        { at: [900, 700 + 15 + 361 + 7.5] },
        { at: [1000, 700], brigade: 2, formation: 'square' },
      ],
    });
    expect(attaches(state, 0)).toBe('ok');
    expect(attaches(state, 1)).toBe('ok');
    expect(attaches(state, 2)).toBe('LB-LEAD-11');
    expect(attaches(state, 3)).toBe('LB-LEAD-11');
    expect(attaches(state, 99)).toBe('LB-LEAD-11');
    expect(attachOffers(state, 0)).toEqual([
      { type: 'attach', general: 0, unit: 0 },
      { type: 'attach', general: 0, unit: 1 },
    ]);
  });

  it('LB-LEAD-11 joins neither the unit he is with already, nor one out of reach', () => {
    expect(attaches(led({}, { unit: 0 }), 0)).toBe('LB-LEAD-11');
    expect(attaches(led({ units: [{ side: 1, at: [900, 650] }] }), 0)).toBe('LB-LEAD-04');
    expect(attaches(withUnit(led(), 0, { status: 'eliminated' }), 0)).toBe('LB-LEAD-11');
  });

  it('LB-CINC-13 is not for the CinC', () => {
    const state = led({ generals: [{ cinc: true, side: 0, at: [900, 800] }] });
    expect(attaches(state, 0, 2)).toBe('LB-CINC-13');
    expect(attachOffers(state, 2)).toEqual([]);
  });

  it('LB-SPEC-39 is not for a Leader of the Second Line; a replacement may', () => {
    expect(attaches(led({}, { traits: { secondLine: true } }), 0)).toBe('LB-SPEC-39');
    expect(attaches(led({}, { traits: { secondLine: true }, replacement: true }), 0)).toBe('ok');
  });
});

describe('threats', () => {
  /** His line's front is at 592.5; the enemy `mm` before it; he stands where said. */
  const exposed = (x: number, y: number, mm = 200, rest: readonly UnitSpec[] = []) =>
    threatened(led({ units: [{ side: 1, at: [900, 592.5 - mm - 7.5] }, ...rest] }, { at: [x, y] }), 0);

  it('LB-LEAD-19 (a) hang over a General nearer to the nearest enemy than all his side', () => {
    expect(exposed(900, 640)).toBe(false);
    // Beside the line, his front as far from the enemy as the line's, and a hair nearer.
    expect(exposed(900 + 67.5, 607.5)).toBe(false);
    expect(exposed(900 + 67.5, 606)).toBe(true);
  });

  it('LB-LEAD-19 (b) hang over a General nearer to an enemy than to his own side', () => {
    // Far behind everybody, an enemy at his back: friends hold that enemy as near as he.
    expect(exposed(900, 750, 200, [{ side: 1, at: [900, 820] }])).toBe(true);
    expect(exposed(900, 750, 200, [{ side: 1, at: [900, 1000] }, { at: [900, 900] }])).toBe(false);
  });

  it('LB-LEAD-19 spare those attached or gone', () => {
    expect(threatened(led({ units: [{ side: 1, at: [900, 500] }] }, { unit: 0 }), 0)).toBe(false);
    expect(threatened(led({ units: [{ side: 1, at: [900, 500] }] }, { status: 'gone', at: [900, 520] }), 0)).toBe(
      false,
    );
    expect(threatened(led({}, { at: [100, 100] }), 0)).toBe(false);
  });
});

describe('repositioning', () => {
  const placed = (state: State, x: number, y: number) => verdict(repositionProblem(state, 0, steps(x), steps(y), 0));

  it('LB-LEAD-20 puts him within his span of one of his units, legal and not threatened', () => {
    const state = led({ units: [{ side: 1, at: [900, 300] }] }, { at: [900, 400] });
    expect(placed(state, 900, 607.5 + 240 + 15)).toBe('ok');
    expect(placed(state, 900, 607.5 + 241 + 15)).toBe('LB-LEAD-20');
    expect(placed(state, 900, 500)).toBe('LB-LEAD-19');
    expect(placed(state, 900, 610)).toBe('LB-LEAD-04');
    expect(verdict(repositionProblem(state, 0, 1.5, 0, 0))).toBe('LB-LEAD-04');
  });

  it('LB-LEAD-20 takes a CinC to a Reserve unit, failing that to any unit of his side', () => {
    const cinc = (brigade: number) =>
      battlefield({
        units: [{ at: [900, 600], brigade }, { at: [300, 600] }, { side: 1, at: [900, 300] }],
        generals: [{ cinc: true, side: 0, at: [900, 400] }],
      });
    const at = (state: State, x: number) => verdict(repositionProblem(state, 2, steps(x), steps(660), 0));
    expect([at(cinc(-1), 900), at(cinc(-1), 300)]).toEqual(['ok', 'LB-LEAD-20']);
    expect([at(cinc(0), 900), at(cinc(0), 300)]).toEqual(['ok', 'ok']);
  });

  it('LB-LEAD-20 always offers a place, all of them legal', () => {
    const state = led({ units: [{ side: 1, at: [900, 300] }] }, { at: [900, 400] });
    const offers = repositionOffers(state, 0);
    expect(offers.length).toBeGreaterThan(0);
    for (const o of offers)
      if (o.type === 'reposition') expect(verdict(repositionProblem(state, 0, o.x, o.y, o.facing))).toBe('ok');
  });

  it('LB-LEAD-20 finds the place that is left when all those near the unit are built over', () => {
    // Houses stand wherever the ordinary places are: close to the unit and farther off, before, behind and beside it.
    const houses = [16, 80, 160].flatMap((away) => [
      [900, 607.5 + away],
      [900, 592.5 - away],
      [960 + away, 600],
      [840 - away, 600],
    ]);
    const state = led(
      {
        units: [{ side: 1, at: [900, 100] }],
        terrain: houses.map(([x, y]) => ({ kind: 'building', box: [x as number, y as number, 24, 24] })),
      },
      { at: [900, 400] },
    );
    const [offer, ...more] = repositionOffers(state, 0);
    if (offer?.type !== 'reposition') throw new Error('no place is offered');
    expect(more).toEqual([]);
    expect(verdict(repositionProblem(state, 0, offer.x, offer.y, offer.facing))).toBe('ok');
    expect(gap(quadOf(offer, generalSize(state.field, false)), quadOfUnit(state, 0))).toBeGreaterThan(0);
    // There is a legal place, so the last resort is none.
    expect(placed(state, 900, 600)).not.toBe('ok');
  });

  /** Houses all over, but for one yard as large as a Leader and a hair, about this point. */
  const yard = (x: number, y: number, hair: number): readonly TerrainSpec[] => {
    const { width, depth } = generalSize(battlefield().field, false);
    const [w, h] = [width / 128 + hair / 2, depth / 128 + hair / 2];
    const box = (left: number, up: number, right: number, down: number): TerrainSpec => ({
      kind: 'building',
      box: [(left + right) / 2, (up + down) / 2, right - left, down - up],
    });
    return [
      box(0, 0, x - w, 1200),
      box(x + w, 0, 1800, 1200),
      box(x - w, 0, x + w, y - h),
      box(x - w, y + h, x + w, 1200),
    ];
  };

  it('LB-LEAD-20 finds the one yard among houses that has room for him, and then there is no last resort', () => {
    for (const [x, y] of [
      [871.3, 648.8],
      [932.6, 661.9],
    ] as const) {
      const of = (hair: number) =>
        led({ units: [{ side: 1, at: [900, 100] }], terrain: yard(x, y, hair) }, { at: [900, 400] });
      const offers = repositionOffers(of(0.3), 0);
      expect(offers).toHaveLength(1);
      const [offer] = offers;
      if (offer?.type !== 'reposition') throw new Error('no place is offered');
      expect(Math.abs(offer.x - steps(x))).toBeLessThan(steps(0.5));
      expect(Math.abs(offer.y - steps(y))).toBeLessThan(steps(0.5));
      expect(verdict(repositionProblem(of(0.3), 0, offer.x, offer.y, offer.facing))).toBe('ok');
      expect(placed(of(0.3), 900, 600)).toBe('LB-LEAD-04');
      expect(placed(of(-0.3), 900, 600)).toBe('ok');
    }
  });

  it('LB-LEAD-27 a new Leader too appears in that yard, facing up the table, and nowhere else', () => {
    const lost = (hair: number) =>
      led(
        { units: [{ side: 1, at: [900, 100] }], terrain: yard(871.3, 648.8, hair) },
        { status: 'gone', fate: 'lost', at: [900, 400] },
      );
    const [spot, ...more] = replacementOffers(lost(0.3), 0);
    expect(more).toEqual([]);
    expect(spot?.facing).toBe(0);
    expect(verdict(replacementProblem(lost(0.3), 0, spot?.x ?? 0, spot?.y ?? 0))).toBe('ok');
    expect(verdict(replacementProblem(lost(0.3), 0, steps(900), steps(600)))).toBe('LB-LEAD-27');
    expect(replacementOffers(lost(-0.3), 0)).toEqual([{ x: steps(900), y: steps(600), facing: 0 }]);
  });

  it('LB-LEAD-20 falls back to touching the unit farthest from the enemy', () => {
    // Enemies close on every side: nowhere is he nearer to friends than to them... but beside his unit.
    const ring: UnitSpec[] = [];
    for (let i = 0; i < 5; i++) {
      ring.push(
        { side: 1, at: [850 + i * 25, 575], formation: 'square' },
        { side: 1, at: [850 + i * 25, 642], formation: 'square' },
      );
    }
    const state = battlefield({
      units: [
        { at: [900, 608], formation: 'attackColumn' },
        ...ring,
        { side: 1, at: [845, 608], formation: 'square' },
        { side: 1, at: [955, 608], formation: 'square' },
      ],
      generals: [{ brigade: 0, at: [900, 400] }],
    });
    const offers = repositionOffers(state, 0);
    expect(offers.length).toBeGreaterThan(0);
    for (const o of offers) {
      if (o.type !== 'reposition') continue;
      expect(verdict(repositionProblem(state, 0, o.x, o.y, o.facing))).toBe('ok');
      const quad = quadOf(o, generalSize(state.field, false));
      expect(gap(quad, quadOfUnit(state, 0))).toBeLessThanOrEqual(6.4);
    }
  });

  it('LB-LEAD-22 has no place for a Leader without units', () => {
    expect(repositionOffers(battlefield({ generals: [{ brigade: 0, at: [900, 400] }] }), 0)).toEqual([]);
  });
});

describe('replacement', () => {
  it('LB-LEAD-27 appears within 2M of one of his units, whatever the lost Leader’s span was', () => {
    const state = led(
      { units: [{ side: 1, at: [900, 100] }] },
      { status: 'gone', fate: 'lost', traits: { inefficient: true } },
    );
    const offers = replacementOffers(state, 0);
    expect(offers.length).toBeGreaterThan(0);
    for (const o of offers) {
      expect(verdict(replacementProblem(state, 0, o.x, o.y))).toBe('ok');
      expect(overlaps(quadOf(o, generalSize(state.field, false)), quadOfUnit(state, 0))).toBe(false);
    }
    expect(verdict(replacementProblem(state, 0, steps(900), steps(607.5 + 240 + 15)))).toBe('ok');
    expect(verdict(replacementProblem(state, 0, steps(900), steps(607.5 + 242 + 15)))).toBe('LB-LEAD-27');
    expect(verdict(replacementProblem(state, 0, steps(900), steps(610)))).toBe('LB-LEAD-27');
  });
});
