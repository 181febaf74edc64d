import type { State } from '@drumhead/large-battles';
import { describe, expect, it } from 'vitest';
import { deployed } from '../fixture.ts';
import { autoCommand } from './autoCommand.ts';
import { reactionMatters } from './reactionMatters.ts';

const { state: begun } = deployed();
const ENEMY = begun.field.units.findIndex(({ side, arm }) => side === 1 && arm === 'infantry');
const OWN = begun.field.units.findIndex(({ side, arm }) => side === 0 && arm === 'infantry');

/** The enemy's infantry acts so many millimetres before one of ours; all others are far away. */
function windowAt(distance: number, last: boolean): State {
  const units = begun.units.map((unit, i) => ({
    ...unit,
    status: i === ENEMY || i === OWN ? ('table' as const) : ('waiting' as const),
    x: 500 * 64,
    y: (i === ENEMY ? 200 + distance : 200) * 64,
  }));
  const acting = { at: 'acting', mode: 'own', doings: [{ unit: ENEMY }], general: -1 };
  const window = { at: 'window', side: 0, dice: 1, immediate: false, last };
  return { ...begun, units, frames: [acting, window] as unknown as State['frames'] };
}

describe('questions about reactions', () => {
  it('are put when the acting enemy could reach us with its next move', () => {
    expect(reactionMatters(windowAt(150, false))).toBe(true);
    expect(reactionMatters(windowAt(400, false))).toBe(false);
  });

  it('are put at the last chance when somebody could fight, and not when nobody is near', () => {
    expect(reactionMatters(windowAt(400, true))).toBe(true);
    expect(reactionMatters(windowAt(800, true))).toBe(false);
  });

  it('are put always to whoever wants it, and not for an activation that is let go', () => {
    const far = windowAt(800, true);
    expect(autoCommand(far, begun.field.sides[0].id, { holdUntil: null, askAlways: true })).toBeNull();
    expect(autoCommand(begun, begun.field.sides[0].id, { holdUntil: null, askAlways: false })).toBeNull();
  });
});
