import { describe, expect, it } from 'vitest';
import { battlefield } from '../../test/positions.ts';
import { hasPlaceToGo, repositionOffers } from '../command/generalMoves.ts';
import { checkAfterAction } from './losses.ts';
import { cincOf } from '../state/state.ts';
import { openDraft } from '../state/draft.ts';

describe('a side without a unit left', () => {
  it('LB-LEAD-20 LB-LEAD-22 its CinC stays put: no decision about an impossible place', () => {
    const alone = battlefield({ units: [{ at: [900, 600] }], generals: [{ cinc: true, side: 1, at: [900, 500] }] });
    const cinc = cincOf(alone, 1);
    expect(repositionOffers(alone, cinc)).toEqual([]);
    expect(hasPlaceToGo(alone, cinc)).toBe(false);
    const draft = openDraft(alone);
    checkAfterAction(draft);
    expect(draft.frames).toEqual(alone.frames);
    const led = battlefield({
      units: [{ at: [900, 600] }, { side: 1, at: [900, 200] }],
      generals: [{ cinc: true, side: 1, at: [900, 500] }],
    });
    expect(hasPlaceToGo(led, cinc)).toBe(true);
    const asked = openDraft(led);
    checkAfterAction(asked);
    expect(asked.frames.at(-1)?.at).toBe('threats');
  });
});
