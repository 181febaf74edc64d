import { describe, expect, it } from 'vitest';
import { fallHandler, fallTally, isWounded, pushFall } from './falling.ts';
import { position } from '../../test/positions.ts';
import { draftOf } from '../state/draft.ts';
import { toMm } from '@drumhead/table';

/** A C2 model falls with these dice, its own first. */
function falls(own: number, height: number, levels = 1) {
  const draft = draftOf(position({ models: [{ at: [300, 300] }, { at: [310, 300], player: 1 }] }));
  pushFall(draft, 0, levels);
  fallHandler.roll?.(draft, { at: 'fall', model: 0, levels }, [[own], [height]]);
  return { draft, model: draft.models[0] as (typeof draft.models)[number] };
}

describe('a fall', () => {
  it('SK-MOV-15 rolls d6 + C against d6 + 2 per level; double wounds, else it is Fallen', () => {
    const state = position({ models: [{ at: [300, 300] }] });
    // 1 + 2 against 4 + 2.
    expect(isWounded(state.field.models[0]?.c ?? 0, 1, 1, 4)).toBe(true);
    expect(isWounded(state.field.models[0]?.c ?? 0, 1, 1, 3)).toBe(false);
    // 2 + 2 against 4 + 4 from the roof.
    expect(isWounded(state.field.models[0]?.c ?? 0, 2, 2, 4)).toBe(true);
    expect(isWounded(state.field.models[0]?.c ?? 0, 2, 2, 3)).toBe(false);
    expect(falls(6, 1).model).toMatchObject({ posture: 'fallen' });
    expect(falls(1, 6).model).toMatchObject({ posture: 'out', out: 'wounded' });
  });

  it('SK-MOV-15 ends at the nearest legal place below', () => {
    const { model, draft } = falls(6, 1);
    expect([toMm(model.x), toMm(model.y)]).toEqual([290, 300]);
    expect(draft.events.map((e) => e.type)).toEqual(['moved', 'fell', 'posture']);
    expect(draft.frames.map((f) => f.at)).toEqual(['turn']);
  });

  it('SK-MOV-15 SK-GEN-12 the model rolls first', () => {
    const state = position({ models: [{ at: [300, 300] }] });
    const dice = fallHandler.dice?.(state, { at: 'fall', model: 0, levels: 1 }) ?? [];
    expect(dice.map((d) => [d.owner, d.count])).toEqual([
      ['red', 1],
      [null, 1],
    ]);
  });

  it('SK-MOV-15 is told with both dice, under its rule', () => {
    const state = position({ models: [{ at: [300, 300] }] });
    expect(fallHandler.rule?.(state, { at: 'fall', model: 0, levels: 1 })).toBe('SK-MOV-15');
    expect(fallHandler.asks?.(state, { at: 'fall', model: 0, levels: 1 })).toBe('dice');
    const { draft } = falls(6, 1, 2);
    expect(draft.events[0]).toMatchObject({
      type: 'moved',
      rule: 'SK-MOV-15',
      model: 0,
      level: 0,
      how: 'fall',
      broken: false,
    });
    expect(draft.events[1]).toEqual({
      type: 'fell',
      rule: 'SK-MOV-15',
      model: 0,
      faces: [6, 1],
      levels: 2,
      wounded: false,
    });
    expect(draft.events[2]).toMatchObject({ rule: 'SK-MOV-15', posture: 'fallen' });
    expect(falls(1, 6).draft.events[2]).toMatchObject({ rule: 'SK-MOV-15' });
  });

  it('SK-MOV-15 adds two per level to the die of the fall', () => {
    expect([1, 2, 3].map((levels) => fallTally(levels))).toEqual(
      [2, 4, 6].map((add) => [{ rule: 'SK-MOV-15', add, what: 'sk.tally.fall' }]),
    );
  });
});
