/** What is near a unit, and whether a box is clear of it. */
import { describe, expect, it } from 'vitest';
import { position, type Troop } from '../scenarios/position.ts';
import type { TerrainFile } from '../scenarios/scenarioFile.ts';
import { cm } from '../state/lengths.ts';
import type { Kind } from '../state/state.ts';
import { isClear, surroundingsOf } from './surroundings.ts';

const one: Troop = { at: [10, 10] };
/** From (55, 40) to (65, 50), centimetres from the north-west corner. */
const BOX = { minX: cm(55), minY: cm(40), maxX: cm(65), maxY: cm(50) };

/** Is the box clear for unit 0, a line unless said, with this about it? */
function clear(others: readonly Troop[], terrain: readonly TerrainFile[] = [], kind: Kind = 'line'): boolean {
  const state = position({ units: [{ ...one, kind }, ...others], terrain });
  return isClear(surroundingsOf(state, 0, BOX), kind, BOX);
}

describe('a clear box', () => {
  it('SIP-INT-2 SIP-MOV-10 SIP-GEN-6 no friend in it, and no enemy within 1 cm', () => {
    expect(clear([])).toBe(true);
    const friend = (x: number) => clear([{ at: [x, 45] }]);
    expect([friend(60), friend(68.05), friend(68.06)]).toEqual([false, false, true]);
    const enemy = (x: number) => clear([{ side: 1, at: [x, 45] }]);
    expect([enemy(60), enemy(69.05), enemy(69.06), enemy(69.2)]).toEqual([false, false, true, true]);
    expect(clear([{ at: [68.06, 45] }, { side: 1, at: [60, 45] }])).toBe(false);
  });

  it('SIP-TER-3 SIP-TER-7 SIP-TER-9 no ground that may be closed to it', () => {
    const ground = (kind: string, x: number, troops: Kind = 'line') =>
      clear([], [{ id: 'piece', kind, box: [x, 42, x + 5, 48] } as TerrainFile], troops);
    for (const kind of ['section', 'fieldwork', 'river']) {
      expect([ground(kind, 60), ground(kind, 65.05), ground(kind, 65.06)]).toEqual([false, false, true]);
    }
    expect([ground('woods', 60), ground('woods', 60, 'heavyCavalry'), ground('hill', 60, 'heavyCavalry')]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('SIP-MOV-15 never for a unit left on barred ground', () => {
    const wood = { id: 'wood', kind: 'woods', box: [5, 5, 15, 15] } as const;
    expect([clear([], [wood], 'heavyCavalry'), clear([], [wood])]).toEqual([false, true]);
  });
});

describe('what is near', () => {
  it('SIP-MOV-10 friends and enemies on the table, ready or not, and how near each enemy may be', () => {
    const state = position({
      units: [
        { at: [60, 45] },
        { at: [60, 48.5] },
        { side: 1, at: [66.4, 45], status: 'routing' },
        { side: 1, at: [60, 41] },
        { side: 1, at: [60, 41], status: 'removed' },
        { side: 1, at: [90, 45] },
      ],
    });
    const { friends, enemies, stranded } = surroundingsOf(state, 0, BOX);
    expect(friends.map(({ unit, ready }) => [unit, ready])).toEqual([[1, true]]);
    expect(enemies.map(({ unit, ready, clearance }) => [unit, ready, clearance / cm(1)])).toEqual([
      [2, false, 0.4],
      [3, true, 1],
    ]);
    expect(stranded).toEqual([]);
    // A piece that is still to be placed keeps 1 cm from all.
    const waiting = {
      ...state,
      units: state.units.map((u, i) => (i === 0 ? { ...u, status: 'waiting' as const } : u)),
    };
    expect(surroundingsOf(waiting, 0, BOX).enemies.map(({ clearance }) => clearance / cm(1))).toEqual([1, 1]);
  });
});
