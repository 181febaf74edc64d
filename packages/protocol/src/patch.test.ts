import { stepsOf } from '@drumhead/engine';
import { randomWalk } from '@drumhead/testkit';
import { duel, SETUP } from '@drumhead/testkit/duel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyPatch, patchOf } from './patch.ts';

const json = fc.jsonValue({ maxDepth: 4 });
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown;

describe('a patch', () => {
  it('leads from any data to any other, also over the wire', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        const patch = patchOf(before, after);
        expect(applyPatch(before, patch)).toEqual({ value: after });
        expect(applyPatch(before, plain(patch) as typeof patch)).toEqual({ value: after });
      }),
    );
  });

  it('leads from data to the same with a part changed, and says no more than that', () => {
    const before = { units: [{ dis: 0, at: { x: 1, y: 2 } }, { dis: 1 }], frames: [{ at: 'act' }, { at: 'roll' }] };
    expect(patchOf(before, { ...before, units: [before.units[0], { dis: 2 }] })).toEqual([[['units', 1, 'dis'], 2]]);
    expect(patchOf(before, { ...before, frames: [{ at: 'act' }] })).toEqual([[['frames', 'length'], 1]]);
    expect(patchOf(before, { units: before.units })).toEqual([[['frames']]]);
    expect(patchOf(before, { ...before, more: [1] })).toEqual([[['more'], [1]]]);
    expect(patchOf(before, plain(before))).toEqual([]);
    expect(patchOf([1], [1, 2, 3])).toEqual([
      [[1], 2],
      [[2], 3],
    ]);
  });

  it('shares what it does not touch', () => {
    const before = { one: { a: 1 }, two: { b: 2 } };
    const after = applyPatch(before, [[['two', 'b'], 3]])?.value as typeof before;
    expect(after.one).toBe(before.one);
    expect(before.two.b).toBe(2);
  });

  it('counts what is undefined as left out', () => {
    expect(patchOf({ a: undefined, b: 1 }, { b: 1 })).toEqual([]);
    expect(patchOf({ b: 1 }, { a: undefined, b: 1 })).toEqual([]);
    expect(patchOf({ a: 1 }, { a: undefined })).toEqual([[['a']]]);
  });

  it('that does not fit is refused, and reaches no prototype', () => {
    for (const path of [
      ['a', 'b', 'c'],
      ['list', 5],
      ['list', -1],
      ['list', 0.5],
      ['list', 'x'],
      [0],
      ['list', 2, 'x'],
    ])
      expect(applyPatch({ a: 1, list: [1, 2] }, [[path, 1]])).toBeNull();
    expect(applyPatch({ list: [1] }, [[['list', 'length'], 5]])).toBeNull();
    expect(applyPatch({ list: [1] }, [[['list', 0]]])).toBeNull();
    expect(applyPatch(1, [[[]]])).toBeNull();
    expect(applyPatch({}, [[['__proto__', 'spoilt'], 1]])).toBeNull();
    const own = applyPatch({}, [[['__proto__'], { spoilt: 1 }]])?.value as object;
    expect(Object.keys(own)).toEqual(['__proto__']);
    expect(({} as { spoilt?: number }).spoilt).toBeUndefined();
  });

  it('leads a watcher of a duel from view to view', () => {
    const { battle } = randomWalk(duel, SETUP, 5);
    let view: unknown = null;
    for (const { state } of stepsOf(battle)) {
      const next = duel.view(state, null);
      view = applyPatch(view, patchOf(view, next))?.value;
      expect(view).toEqual(next);
    }
  });
});
