/** Corrections of the table: ground on which no base may stand. */
import { describe, expect, it } from 'vitest';
import { battlefield, type TerrainSpec, withUnit } from '../../test/positions.ts';
import { correctionFault } from './correctionFault.ts';

const HOUSE: TerrainSpec = { kind: 'building', box: [600, 500, 120, 120], id: 'house' };
const STREAM: TerrainSpec = { kind: 'stream', points: [100, 300, 900, 300], id: 'stream' };

/** `[rule, reason]` of a unit at (300, 600) that is put elsewhere, in mm. */
function putAt(x: number, y: number, ...terrain: readonly TerrainSpec[]) {
  const before = battlefield({ units: [{ at: [300, 600] }], terrain });
  const fault = correctionFault(before, withUnit(before, 0, { x, y }));
  return fault && [fault.rule, fault.reason];
}

describe('a corrected place', () => {
  it('LB-TERR-04: is not on a building, but beside it', () => {
    expect(putAt(600, 500, HOUSE)).toEqual(['LB-TERR-04', 'lb.refusal.deploy.ground']);
    expect(putAt(600, 700, HOUSE)).toBeNull();
  });

  it('LB-TERR-05: is not over a stream, but where a ford or bridge crosses it', () => {
    expect(putAt(300, 300, STREAM)).toEqual(['LB-TERR-05', 'lb.refusal.deploy.ground']);
    expect(putAt(300, 300, STREAM, { kind: 'ford', points: [300, 260, 300, 340] })).toBeNull();
  });

  it('LB-MOVE-32: is not astride a wall', () => {
    expect(putAt(300, 300, { kind: 'wall', points: [100, 300, 900, 300] })?.[0]).toBe('LB-MOVE-32');
  });

  it('LB-GEO-18: is not asked for where another value alone is corrected', () => {
    const before = battlefield({ units: [{ at: [600, 500] }], terrain: [HOUSE] });
    expect(correctionFault(before, withUnit(before, 0, { dis: 1 }))).toBeNull();
  });
});
