import { seededRandomInt } from '@drumhead/engine';
import { steps } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import {
  battlefield,
  type BattlefieldSpec,
  type TerrainSpec,
  type UnitSpec,
  withUnit,
} from '../../../test/positions.ts';
import type { BackwardMove, LateralMove } from '../../state/commands.ts';
import { correctionOffers, planCorrection } from './proximity.ts';
import { violationsOf } from './spacing.ts';
import type { State } from '../../state/state.ts';

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
