import { describe, expect, it } from 'vitest';
import { after, FRANCE, refusal, start } from '../../test/deploying.ts';
import type { Command } from '../state/commands.ts';
import { suggestedDeployment } from './suggestedDeployment.ts';
import { suggestedPlacing, suggestionFor } from './suggestedPlacing.ts';

const everybody = () => true;
const suggested = suggestedDeployment(start, FRANCE);

/** The same place for another piece. */
const swapped = (command: Command, other: Command): Command | null =>
  command.type === 'place' && other.type === 'place' ? { ...command, x: other.x, y: other.y } : null;

describe('some troops to their suggested places', () => {
  it('LB-SCN-01 nobody is in the way: all of them, as in the whole deployment', () => {
    expect(suggestedPlacing(start, FRANCE, everybody)).toEqual(suggested);
    const generals = suggestedPlacing(start, FRANCE, (what) => what === 'general');
    expect(generals).toEqual(suggested.filter(({ type }) => type === 'placeGeneral'));
  });

  it('LB-SCN-01 whoever stands in the way of one keeps no other from his place', () => {
    const generals = suggested.filter(({ type }) => type === 'placeGeneral');
    const begun = after(start, FRANCE, ...generals);
    let blockedOnce = 0;
    for (const [i, mine] of suggested.entries()) {
      const inTheWay = swapped(mine, suggested[(i + 1) % suggested.length] as Command);
      if (inTheWay === null || refusal(begun, FRANCE, inTheWay) !== null) continue;
      const before = after(begun, FRANCE, inTheWay);
      const given = suggestedPlacing(before, FRANCE, everybody);
      const done = after(before, FRANCE, ...given);
      // Nobody is moved who stands, and whoever still waits cannot go to his place.
      expect(given.some(({ type }) => type === 'lift' || type === 'liftGeneral')).toBe(false);
      const left = suggested.filter((one) => one.type === 'place' && done.units[one.unit]?.status === 'waiting');
      expect(left.every((one) => refusal(done, FRANCE, one) !== null)).toBe(true);
      for (const one of left) {
        if (one.type === 'place') expect(suggestionFor(done, FRANCE, 'unit', one.unit)).toEqual(one);
      }
      blockedOnce += Number(left.length > 0 && given.length > 0);
    }
    expect(blockedOnce).toBeGreaterThan(3);
  });
});
