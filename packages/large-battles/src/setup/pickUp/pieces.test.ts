import { steps } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { BRITAIN, FRANCE, pickUpField } from '../../../test/deploying.ts';
import type { LaidSize } from '../../state/commands.ts';
import type { Field, SideIndex, TerrainKind } from '../../state/state.ts';
import { freeId, isPiece, type LayCommand, layProblem, outlineOf, pieceOf, sortOf } from './pieces.ts';

// 15 mm: 1800 x 1200 mm, France at the top, zones 200 mm deep; M 120.
const field = pickUpField();
const lay = (kind: TerrainKind, size: LaidSize, x: number, y: number, degrees = 0): LayCommand => ({
  type: 'lay',
  kind,
  size,
  x: steps(x),
  y: steps(y),
  facing: degrees * 16,
});
const laid = (kind: TerrainKind, x: number, y: number, size: LaidSize = 'MxM', degrees = 0) =>
  pieceOf(`${kind}-1`, kind, outlineOf(field.sticks, lay(kind, size, x, y, degrees)), -1);

function problem(command: LayCommand, side: SideIndex = FRANCE, of: Field = field) {
  const why = layProblem(of, side, command);
  return why && [`${why.rule} ${why.reason.replace('lb.refusal.terrain.', '')}`, why.facts];
}

describe('pieces of terrain', () => {
  it('LB-SET-01 LB-SET-02 of the kinds and sizes of the book; a refusal says which', () => {
    expect(problem(lay('swamp', 'MxM', 300, 100))).toEqual(['LB-SET-01 kind', { ground: 'swamp' }]);
    expect(problem(lay('wood', '1M', 300, 100))).toEqual([
      'LB-SET-02 size',
      { ground: 'wood', sizes: 'MxM, LxM, LxL' },
    ]);
    expect(problem(lay('sector', 'LxL', 300, 100))).toEqual(['LB-SET-02 size', { ground: 'sector', sizes: 'MxM' }]);
    expect(problem(lay('hedge', 'MxM', 300, 100))).toEqual(['LB-SET-02 size', { ground: 'hedge', sizes: '1M' }]);
    expect((['wood', 'stream', 'bridge', 'ford'] as const).map(isPiece)).toEqual([true, true, false, false]);
    expect((['wood', 'sector', 'stream', 'hedge'] as const).map(sortOf)).toEqual(['area', 'area', 'linear', 'linear']);
  });

  it('LB-BUA-24 LB-SET-03 one sector and one stream on the table', () => {
    const town = { ...field, terrain: [laid('sector', 300, 100)] };
    expect(problem(lay('sector', 'MxM', 900, 100), FRANCE, town)).toEqual(['LB-BUA-24 onlyOne', { ground: 'sector' }]);
    const wood = { ...field, terrain: [laid('wood', 300, 100)] };
    expect(problem(lay('wood', 'MxM', 900, 100), FRANCE, wood)).toBeNull();
    expect(problem(lay('sector', 'MxM', 900, 100), FRANCE, wood)).toBeNull();
  });

  it('LB-GEN-05 LB-SET-05 LB-SET-06 on the table, in the own half, wholly in one zone', () => {
    const table = { width: 1800, height: 1200 };
    expect(problem(lay('wood', 'MxM', 60, 60))).toBeNull();
    expect(problem(lay('wood', 'MxM', 59, 60))).toEqual(['LB-GEN-05 offTable', table]);
    expect(problem(lay('wood', 'MxM', 60, 59))).toEqual(['LB-GEN-05 offTable', table]);
    expect(problem(lay('wood', 'MxM', 1740, 1140), BRITAIN)).toBeNull();
    expect(problem(lay('wood', 'MxM', 1741, 1140), BRITAIN)).toEqual(['LB-GEN-05 offTable', table]);
    expect(problem(lay('wood', 'MxM', 1740, 1141), BRITAIN)).toEqual(['LB-GEN-05 offTable', table]);
    expect(problem(lay('wood', 'MxM', 900, 700))).toEqual(['LB-SET-05 ownHalf', {}]);
    expect(problem(lay('wood', 'MxM', 900, 180))).toEqual(['LB-SET-06 oneZone', { depth: 200 }]);
  });

  it('LB-SET-06 areas are 1M apart, by whatever corner or side; a refusal names the other', () => {
    const wood = { ...field, terrain: [laid('wood', 900, 300)] };
    const at = (x: number, y: number, degrees = 0) => problem(lay('rough', 'MxM', x, y, degrees), FRANCE, wood);
    const tooNear = ['LB-SET-06 apart', { terrain: 'wood-1', needed: 120 }];
    expect([at(1140, 300), at(660, 300), at(1139, 300), at(661, 300)]).toEqual([null, null, tooNear, tooNear]);
    expect([at(900, 540), at(900, 60), at(900, 539), at(900, 61)]).toEqual([null, null, tooNear, tooNear]);
    // Corner to corner 3-4-5: 72 and 96 mm.
    expect([at(900 + 120 + 72, 516), at(900 + 120 + 71, 516)]).toEqual([null, tooNear]);
    expect(problem(lay('hedge', '1M', 900, 300), FRANCE, wood)).toBeNull();
    // Of linear terrain and of pieces nobody laid there is no distance to keep.
    const others = {
      ...field,
      terrain: [laid('hedge', 900, 300, '1M'), { ...laid('wood', 900, 300), kind: 'swamp' as const }],
    };
    expect(problem(lay('rough', 'MxM', 900, 300), FRANCE, others)).toBeNull();
  });

  it('LB-SET-01 a steep hill is one level high, and ids count what lies on the table', () => {
    expect([laid('steepHill', 300, 100), laid('wood', 300, 100)].map(({ level }) => level)).toEqual([1, 0]);
    const two = { ...field, terrain: [laid('wood', 300, 100), { ...laid('wood', 900, 100), id: 'wood-3' }] };
    expect([freeId(two, 'wood'), freeId(two, 'rough')]).toEqual(['wood-2', 'rough-1']);
  });
});
