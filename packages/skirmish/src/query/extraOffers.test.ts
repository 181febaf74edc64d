/** Moves besides the offered sample. */
import { describe, expect, it } from 'vitest';
import { playing } from '../../test/playing.ts';
import { position } from '../../test/positions.ts';
import { covers, decide, offers } from '../turn/machine.ts';
import { extraMoves } from './extraOffers.ts';

describe('Moves besides those offered', () => {
  it('SK-MOV-1 SK-GEO-14 do not repeat it, and all are legal', () => {
    const t = playing(
      position({
        models: [{ at: [300, 300] }, { at: [340, 320] }, { at: [360, 380] }, { at: [300, 500], player: 1 }],
        features: [{ kind: 'tree', at: [280, 340] }],
      }),
    );
    t.red({ type: 'nominate', model: 0 }).red({ type: 'dice', dice: 3, charge: false }).roll([6, 6, 6]);
    const { state } = t;
    const shown = offers(state, 'red').map((offer) => JSON.stringify(offer));
    const others = extraMoves(state);
    expect(others.length).toBeGreaterThan(4);
    for (const move of others) {
      expect(shown).not.toContain(JSON.stringify(move));
      expect(covers(state, 'red', move)).toBe(true);
      expect(decide(state, 'red', move).ok).toBe(true);
    }
    expect(extraMoves(playing(position({ models: [{ at: [300, 300] }] })).state)).toEqual([]);
  });
});
