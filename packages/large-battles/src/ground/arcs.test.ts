import { stripMeets } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { dice } from '../../test/crowd.ts';
import { battlefield, type UnitSpec } from '../../test/positions.ts';
import { quadOfUnit } from './footprints.ts';
import { attacksFlank, inFrontalArc, seenBy } from './arcs.ts';

/** A red infantry line (or what is said) at 900, 600 looking up, and one blue line somewhere. */
function facedBy(target: Partial<UnitSpec>, owner: Partial<UnitSpec> = {}) {
  return battlefield({
    units: [
      { at: [900, 600], ...owner },
      { side: 1, at: [900, 300], ...target },
    ],
  });
}

describe('frontal arcs', () => {
  it('LB-GEO-09 is the endless strip before the front edge, as wide as the front', () => {
    expect(inFrontalArc(facedBy({ at: [900, 10] }), 0, 1)).toBe(true);
    expect(inFrontalArc(facedBy({ at: [900, 800] }), 0, 1)).toBe(false);
    // An attack column sees a strip of 60 mm, a line one of 120 mm: 30 + 60 = 90 mm aside is out for the one only.
    expect(inFrontalArc(facedBy({ at: [995, 300] }), 0, 1)).toBe(true);
    expect(inFrontalArc(facedBy({ at: [995, 300] }, { formation: 'attackColumn' }), 0, 1)).toBe(false);
  });

  it('LB-GEO-10 needs some area in the strip: touching its edge line is outside', () => {
    expect(inFrontalArc(facedBy({ at: [1020, 300] }), 0, 1)).toBe(false);
    expect(inFrontalArc(facedBy({ at: [1019.9, 300] }), 0, 1)).toBe(true);
    // Level with the front edge: only what is ahead of it counts.
    expect(inFrontalArc(facedBy({ at: [900, 600], formation: 'square' }, { at: [900, 637.5] }), 0, 1)).toBe(true);
  });

  it('LB-GEO-10 counts nothing beside or behind the front edge', () => {
    // A column beside the line, its front level with the line's: no area ahead.
    const beside = facedBy({ at: [1000, 607.5], facing: 0, formation: 'attackColumn' });
    expect(inFrontalArc(beside, 0, 1)).toBe(false);
  });

  it('LB-GEO-09 LB-GEO-10 is that strip alone, wherever the two stand and face', () => {
    const roll = dice(9);
    let seen = 0;
    for (let i = 0; i < 400; i++) {
      const state = facedBy(
        {
          at: [700 + roll(400), 400 + roll(400)],
          facing: roll(360),
          formation: roll(2) === 0 ? 'line' : 'marchColumn',
        },
        { facing: roll(360) },
      );
      const own = quadOfUnit(state, 0);
      const answer = inFrontalArc(state, 0, 1);
      expect(answer, `table ${i}`).toBe(stripMeets(own, quadOfUnit(state, 1)));
      if (answer) seen++;
    }
    expect(seen).toBeGreaterThan(100);
    expect(seen).toBeLessThan(300);
  });

  it('LB-GEO-13 is asked of enemies of either side', () => {
    const state = facedBy({ at: [900, 300] });
    expect([seenBy(state, 0), seenBy(state, 1)]).toEqual([[1], [0]]);
  });

  it('LB-GEO-11 lets squares see all round', () => {
    expect(inFrontalArc(facedBy({ at: [900, 900] }, { formation: 'square' }), 0, 1)).toBe(true);
    expect(inFrontalArc(facedBy({ at: [400, 600] }, { formation: 'square' }), 0, 1)).toBe(true);
  });

  it('LB-BUA-03 lets a garrison see all round', () => {
    const state = battlefield({
      units: [
        { at: [900, 600], sector: 0, formation: 'garrison' },
        { side: 1, at: [900, 900] },
      ],
      terrain: [{ kind: 'sector', box: [900, 600, 120, 120] }],
    });
    expect(inFrontalArc(state, 0, 1)).toBe(true);
    expect(attacksFlank(state, 1, 0, [])).toBe(false);
  });

  it('LB-GEO-12 is a flank attack only from outside the arc at the start and at the end', () => {
    // Blue looks down at y 300; red stands on its left flank.
    const flank = facedBy({ at: [900, 300] }, { at: [1100, 300], facing: 270 });
    expect(seenBy(flank, 0)).toEqual([]);
    expect(attacksFlank(flank, 0, 1, [])).toBe(true);
    expect(attacksFlank(flank, 0, 1, [1])).toBe(false);
    const front = facedBy({ at: [900, 300] });
    expect(attacksFlank(front, 0, 1, [])).toBe(false);
    expect([seenBy(front, 0), seenBy(front, 1)]).toEqual([[1], [0]]);
    expect(seenBy(facedBy({ at: [900, 300], status: 'eliminated' }), 0)).toEqual([]);
  });

  it('LB-GEO-13 remembers every enemy that sees the unit, even in part', () => {
    const state = battlefield({
      units: [
        { at: [900, 600] },
        { side: 1, at: [900, 300] },
        { side: 1, at: [1019, 300] },
        { side: 1, at: [1021, 300] },
        { side: 1, at: [900, 900] },
        { side: 1, at: [900, 200], status: 'eliminated' },
      ],
    });
    expect(seenBy(state, 0)).toEqual([1, 2]);
  });
});
