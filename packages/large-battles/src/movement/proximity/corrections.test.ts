import { seededRandomInt } from '@drumhead/engine';
import { steps, toMm } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import {
  battlefield,
  type BattlefieldSpec,
  type TerrainSpec,
  type UnitSpec,
  withUnit,
} from '../../../test/positions.ts';
import type { BackwardMove, Command, LateralMove } from '../../state/commands.ts';
import { correctionOffers, planCorrection } from './proximity.ts';
import { violationsOf } from './spacing.ts';
import type { SideIndex, State } from '../../state/state.ts';

type Way = BackwardMove | LateralMove;
const BACK: Way = { kind: 'backward', distance: 1 };
const WAYS: readonly Way[] = [
  BACK,
  { kind: 'lateral', side: 'left', distance: 1 },
  { kind: 'lateral', side: 'right', distance: 1 },
];

/** Unit 0 is marked. */
const marked = (spec: BattlefieldSpec): State => withUnit(battlefield(spec), 0, { violation: true });

function isLegal(state: State, unit: number, way: Way, distance: number): boolean {
  return planCorrection(state, 0, { type: 'correct', unit, move: { ...way, distance } }).ok;
}

/** Every legal length, tried one by one. */
function legalLengths(state: State, unit: number, way: Way, most: number): readonly number[] {
  return Array.from({ length: most }, (_, i) => i + 1).filter((distance) => isLegal(state, unit, way, distance));
}

describe('corrections of proximity', () => {
  /**
   * Behind unit 0 lie a house and, 50 mm and a hair beyond it, another friend: clear of the house it is clear of that
   * friend for less than a millimetre. To either hand friends stand in the way.
   */
  const through = (hair: number): State =>
    marked({
      units: [
        { at: [900, 600] },
        { at: [900, 560] },
        { at: [900, 690 + 15 + 50 + hair / 64 + 7.5] },
        ...[-1, 1].flatMap((hand) => [
          { at: [900 + hand * 141, 600] as const },
          { at: [900 + hand * 141, 560] as const },
        ]),
      ],
      terrain: [{ kind: 'building', box: [900, 651, 100, 78] }],
    });

  it('LB-PROX-06 finds the one place behind a house where a unit is clear, however narrow', () => {
    for (const hair of [9, 25, 60]) {
      const state = through(hair);
      const lengths = legalLengths(state, 0, BACK, steps(120));
      expect(lengths.length, `${hair}`).toBeGreaterThan(0);
      expect(lengths.length, `${hair}`).toBeLessThan(steps(1));
      const offers = correctionOffers(state, 0).filter((offer) => offer.type === 'correct' && offer.unit === 0);
      expect(offers).toEqual([{ type: 'correct', unit: 0, move: { ...BACK, distance: lengths[0] } }]);
    }
  });

  it('LB-PROX-06 LB-PROX-07 offers the shortest legal length of all, and none only where none is legal', () => {
    const pick = seededRandomInt(7);
    const near = (spread: number): [number, number] => [
      900 + pick(2 * spread) - spread,
      600 + pick(2 * spread) - spread,
    ];
    const kinds = ['infantry', 'infantry', 'dragoons', 'battery'] as const;
    const lines: readonly TerrainSpec['kind'][] = ['hedge', 'wall', 'stream'];
    let found = 0;
    let none = 0;
    for (let round = 0; round < 16; round++) {
      const others = Array.from({ length: 6 }, (): UnitSpec => {
        const kind = kinds[pick(4)] as UnitSpec['kind'] & string;
        return { kind, at: near(110), facing: 45 * pick(8), side: pick(5) === 0 ? 1 : 0 };
      });
      const [x, y] = near(100);
      const line: TerrainSpec = { kind: lines[round % 3] as 'hedge', points: [x - 200, y + pick(90), x + 200, y] };
      const state = marked({
        scale: '6mm',
        units: [{ at: [900, 600], facing: 45 * pick(8) }, ...others],
        terrain: [line, { kind: 'building', box: [...near(90), 20 + pick(60), 20 + pick(60)] }],
      });
      if (violationsOf(state, 0).length === 0) continue;
      const offered = correctionOffers(state, 0).flatMap((o) => (o.type === 'correct' && o.unit === 0 ? [o.move] : []));
      for (const way of WAYS) {
        const same = offered.find((move) => JSON.stringify({ ...move, distance: 1 }) === JSON.stringify(way));
        const before = same?.distance ?? steps(80);
        expect([round, way, legalLengths(state, 0, way, before)]).toEqual([round, way, same ? [before] : []]);
        if (same) found++;
        else none++;
      }
    }
    expect(found).toBeGreaterThan(8);
    expect(none).toBeGreaterThan(2);
  });
});

describe('corrections in plain positions', () => {
  const column = (x: number, y: number, more: Partial<UnitSpec> = {}): UnitSpec => ({
    at: [x, y],
    formation: 'attackColumn',
    ...more,
  });
  /** Unit 0 and, 20 mm to its right, unit 1. */
  const two = [column(900, 600), column(980, 600)];

  /** The offers, lengths in mm; each is legal, and one step less is not. */
  function offered(spec: BattlefieldSpec): readonly string[] {
    const state = marked(spec);
    return correctionOffers(state, 0).map((offer) => {
      if (offer.type !== 'correct') throw new Error(offer.type);
      const { unit, move } = offer;
      expect(isLegal(state, unit, move, move.distance)).toBe(true);
      expect(isLegal(state, unit, move, move.distance - 1)).toBe(false);
      const way = move.kind === 'lateral' ? move.side : 'back';
      return `${unit} ${way} ${toMm(move.distance)}`;
    });
  }

  it.each<[string, BattlefieldSpec, readonly string[]]>([
    [
      'two columns abreast',
      { units: two },
      ['0 back 75.9375', '0 left 30.109375', '1 back 75.9375', '1 right 30.109375'],
    ],
    [
      'two lines, one behind the other',
      { units: [{ at: [900, 600] }, { at: [900, 560] }] },
      ['0 back 25.109375', '1 back 105.109375'],
    ],
    ['a third behind, also too near', { units: [...two, column(900, 690)] }, ['0 left 30.109375', '1 right 30.109375']],
    [
      'a third on the left, also too near',
      { units: [...two, column(820, 600)] },
      ['0 back 75.9375', '1 back 75.9375', '1 right 30.109375', '2 back 75.9375', '2 left 30.109375'],
    ],
    [
      'a third on the left, nearer after the move',
      { units: [...two, column(780, 600)] },
      ['0 back 75.9375', '1 back 75.9375', '1 right 30.109375'],
    ],
    [
      'an enemy on the left',
      { units: [...two, column(760, 600, { side: 1 })] },
      ['0 back 75.9375', '1 back 75.9375', '1 right 30.109375'],
    ],
    [
      'an enemy close on the left',
      { units: [...two, column(840, 600, { side: 1 })] },
      ['0 back 75.9375', '1 back 75.9375', '1 right 30.109375'],
    ],
    [
      'an enemy on the left, far enough',
      { units: [...two, column(720, 600, { side: 1 })] },
      ['0 back 75.9375', '0 left 30.109375', '1 back 75.9375', '1 right 30.109375'],
    ],
    ['an enemy behind', { units: [...two, column(940, 760, { side: 1 })] }, ['0 left 30.109375', '1 right 30.109375']],
    [
      'the table edge behind',
      { units: [column(900, 1160), column(980, 1160)] },
      ['0 left 30.109375', '1 right 30.109375'],
    ],
    [
      'the table edge on the left',
      { units: [column(45, 600), column(125, 600)] },
      ['0 back 75.9375', '1 back 75.9375', '1 right 30.109375'],
    ],
    [
      'a house behind both',
      { units: two, terrain: [{ kind: 'building', box: [940, 680, 200, 40] }] },
      ['0 back 115', '0 left 30.109375', '1 back 115', '1 right 30.109375'],
    ],
    [
      'a house behind that may be passed',
      { units: two, terrain: [{ kind: 'building', box: [860, 640, 30, 30] }] },
      ['0 back 75.9375', '0 left 30.109375', '1 back 75.9375', '1 right 30.109375'],
    ],
    [
      'a house on the left',
      { units: two, terrain: [{ kind: 'building', box: [855, 600, 20, 20] }] },
      ['0 back 75.9375', '0 left 85', '1 back 75.9375', '1 right 30.109375'],
    ],
    [
      'a stream behind',
      { units: two, terrain: [{ kind: 'stream', points: [500, 690, 1300, 690] }] },
      ['0 back 105', '0 left 30.109375', '1 back 105', '1 right 30.109375'],
    ],
    [
      'a stream beside it',
      { units: two, terrain: [{ kind: 'stream', points: [840, 300, 840, 900] }] },
      ['0 back 75.9375', '0 left 90', '1 back 75.9375', '1 right 30.109375'],
    ],
    [
      'a hedge on the left',
      { units: two, terrain: [{ kind: 'hedge', points: [850, 300, 850, 900] }] },
      ['0 back 75.9375', '0 left 30.109375', '1 back 75.9375', '1 right 30.109375'],
    ],
    ['a hedge between that one', { units: two, terrain: [{ kind: 'hedge', points: [940, 560, 940, 660] }] }, []],
    [
      'cavalry, which may go farther',
      { units: [{ kind: 'dragoons', at: [900, 600] }, { at: [900, 560] }] },
      ['0 back 32.609375', '0 left 136.953125', '0 right 136.953125', '1 back 112.609375'],
    ],
    ['guns beside, which may stand near', { units: [column(900, 600), { kind: 'battery', at: [960, 600] }] }, []],
    [
      'a friend in the way back',
      { units: [...two, column(900, 700), column(980, 700)] },
      ['0 left 30.109375', '1 right 30.109375'],
    ],
    [
      'another unit facing aside',
      { units: [column(900, 600, { facing: 90 }), column(980, 600)] },
      ['0 back 15.109375', '0 left 80.859375', '0 right 80.859375', '1 back 80.859375', '1 right 15.109375'],
    ],
  ])('LB-PROX-06 LB-PROX-07 of %s', (_, spec, offers) => {
    expect(offered(spec)).toEqual(offers);
  });

  it('LB-PROX-06 no other order comes before, and only units too near or marked may be moved', () => {
    const why = (state: State, side: SideIndex, command: Command) => {
      const plan = planCorrection(state, side, command);
      return plan.ok ? null : [plan.refusal.rule, plan.refusal.reason.replace('lb.refusal.', ''), plan.refusal.facts];
    };
    const correct = (unit: number, move: Way = { kind: 'lateral', side: 'left', distance: steps(31) }): Command => ({
      type: 'correct',
      unit,
      move,
    });
    const state = marked({ units: [...two, column(1300, 600), column(900, 200, { side: 1 })] });
    expect(why(state, 0, correct(0))).toBeNull();
    expect(why(state, 0, { type: 'pass' })).toEqual(['LB-PROX-06', 'correctFirst', {}]);
    expect(why(state, 0, correct(2))).toEqual(['LB-PROX-06', 'noViolation', { unit: 2 }]);
    expect(why(state, 0, correct(4))).toEqual(['LB-PROX-06', 'noViolation', { unit: 4 }]);
    expect(why(state, 1, correct(0))).toEqual(['LB-PROX-06', 'noViolation', { unit: 0 }]);
    expect(why(battlefield({ units: two }), 0, correct(0))?.[1]).toBe('noViolation');
    expect(why(withUnit(state, 0, { status: 'eliminated' }), 0, correct(0))?.[1]).toBe('noViolation');
    // Marked, but apart by now.
    expect(correctionOffers(marked({ units: [column(900, 600), column(1100, 600)] }), 0)).toEqual([]);
    // Two marked units too near each other are offered once each.
    const both = withUnit(state, 1, { violation: true });
    expect(correctionOffers(both, 0)).toEqual(correctionOffers(state, 0));
    expect(why(state, 0, correct(0, { kind: 'straight', distance: 1 } as never))).toEqual([
      'LB-PROX-06',
      'backOrAside',
      { unit: state.field.units[0]?.id },
    ]);
    expect(why(state, 0, correct(0, { ...BACK, distance: steps(121) }))).toEqual([
      'LB-PROX-07',
      'tooFar',
      { unit: state.field.units[0]?.id, asked: 121, allowed: 120, full: 120 },
    ]);
    expect(why(state, 0, correct(0, { ...BACK, distance: '9' as never }))?.[2]).toMatchObject({ asked: 0 });
    expect(why(state, 0, correct(0, { ...BACK, distance: 0 }))?.[1]).toBe('tooFar');
    expect(why(state, 0, correct(0, { ...BACK, distance: 1 }))).toEqual([
      'LB-PROX-06',
      'tooNearFriend',
      { unit: state.field.units[0]?.id, friend: state.field.units[1]?.id, gap: 20, limit: 50 },
    ]);
  });

  it('LB-BUA-04 a garrison does not correct', () => {
    const state = marked({
      units: [column(900, 600, { sector: 0, formation: 'garrison' }), column(980, 600)],
      terrain: [{ kind: 'sector', box: [900, 600, 120, 120] }],
    });
    const plan = planCorrection(state, 0, { type: 'correct', unit: 0, move: { ...BACK, distance: steps(80) } });
    expect(plan.ok ? null : [plan.refusal.rule, plan.refusal.facts]).toEqual(['LB-BUA-04', { unit: 'unit-0' }]);
  });
});
