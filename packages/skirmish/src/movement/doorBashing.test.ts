/** What can be bashed, and what is left of it (SK-MOV-12). */
import { toMm } from '@drumhead/table';
import { describe, expect, test } from 'vitest';
import { activationOf, type FeatureSpec, type ModelSpec, position } from '../../test/positions.ts';
import { draftOf } from '../state/draft.ts';
import type { AreaFeature, Feature, State } from '../state/state.ts';
import { bash, bashHandler, bashNeeds, bashProblem, isAtBarrier } from './doorBashing.ts';

const STEP = 1 / 64;
const house: FeatureSpec = {
  kind: 'building',
  box: [370, 300, 100, 100],
  openings: [
    { kind: 'door', wall: 3 },
    { kind: 'door', wall: 0, barred: true },
    { kind: 'window', wall: 2 },
  ],
};
const line = (
  kind: 'fence' | 'hedge' | 'lowWall' | 'highWall',
  x1: number,
  y1: number,
  x2: number,
  y2: number,
): FeatureSpec => ({
  kind,
  from: [x1, y1],
  to: [x2, y2],
});
const man = (features: readonly FeatureSpec[], spec: Partial<ModelSpec> = {}): State =>
  position({
    features,
    models: [
      { at: [300, 300], ...spec },
      { at: [100, 100], player: 1 },
    ],
  });

/** Bashes with a die, whatever stands in the way of it, and says what is left of the feature. */
function after(state: State, face: number, feature = 0, opening = -1, model = 0) {
  const draft = draftOf(state);
  const frame = { at: 'bash', model, feature, opening } as const;
  draft.frames = [...draft.frames, frame];
  bashHandler.roll?.(draft, frame, [[face]]);
  return { feature: draft.features[feature] as Feature, event: draft.events[0], frames: draft.frames.length };
}

describe('bashing', () => {
  test('SK-MOV-12: what each needs; a house only by its doors, a fence only as a whole', () => {
    const state = man([
      house,
      line('fence', 1, 1, 9, 9),
      line('lowWall', 1, 1, 9, 9),
      line('hedge', 1, 1, 9, 9),
      { kind: 'tree', at: [9, 9] },
    ]);
    const needs = (feature: number, ...openings: readonly number[]) =>
      openings.map((i) => bashNeeds(state, feature, i));
    expect(needs(0, -1, 0, 1, 2, 3)).toEqual([0, 7, 9, 0, 0]);
    expect(needs(1, -1, 0, 1)).toEqual([6, 0, 0]);
    expect(needs(2, -1, 0)).toEqual([10, 0]);
    expect([...needs(3, -1), ...needs(4, -1), ...needs(9, -1)]).toEqual([0, 0, 0]);
  });

  test('SK-MOV-12: who stands at a fence or wall', () => {
    const at = (y: number, feature = 0, ...more: readonly FeatureSpec[]) =>
      isAtBarrier(man([line('fence', 280, y, 320, y), ...more]), 0, feature);
    expect([at(310.5), at(310.5 + STEP), at(289.5), at(289.5 - STEP)]).toEqual([true, false, true, false]);
    expect(at(350, 1, house)).toBe(false);
    expect(at(305, 1, line('highWall', 280, 305, 320, 305))).toBe(false);
    expect(at(305, 7)).toBe(false);
  });

  test('SK-MOV-12, -16, -17: not by one who lies; upstairs no fence is in reach', () => {
    const problem = (state: State) => bashProblem(state, activationOf(0, 1), 0, -1)?.reason ?? null;
    const fence = line('fence', 280, 310, 320, 310);
    expect(problem(man([fence]))).toBe(null);
    expect(problem(man([fence], { posture: 'fallen' }))).toBe('sk.act.fallen');
    expect(problem(man([fence], { posture: 'prone' }))).toBe('sk.act.prone');
    const above: FeatureSpec = { kind: 'building', box: [300, 300, 100, 100], stairs: [280, 270] };
    expect(problem(man([fence, above], { level: 1 }))).toBe('sk.act.notAtObstacle');
    expect(bashProblem(man([fence]), activationOf(0, 0), 0, -1)?.rule).toBe('SK-ACN-5');
    const draft = draftOf(man([fence]));
    draft.frames = [...draft.frames, { at: 'acting', player: 0, doing: activationOf(0, 2), turnover: false }];
    bash(draft, activationOf(0, 2), 0, -1);
    expect(draft.frames.at(-1)).toEqual({ at: 'bash', model: 0, feature: 0, opening: -1 });
  });

  test('SK-MOV-12: the dice are the basher’s, and come first', () => {
    const frame = { at: 'bash', model: 1, feature: 0, opening: -1 } as const;
    const state = man([line('fence', 280, 310, 320, 310)]);
    expect(bashHandler.rule?.(state, frame)).toBe('SK-MOV-12');
    expect(bashHandler.dice?.(state, frame)).toMatchObject([{ owner: 'blue', count: 1 }]);
    expect(bashHandler.offers?.(state, frame, 1)).toEqual([]);
    const draft = draftOf(state);
    expect(bashHandler.act?.(draft, frame, 1, { type: 'drop', model: 1 })).toMatchObject({ rule: 'SK-MOV-12' });
  });

  test('SK-MOV-12: what is left', () => {
    const fence = man([line('fence', 280, 310, 320, 310)]);
    expect(after(fence, 3)).toMatchObject({
      feature: { kind: 'fence' },
      event: { done: false, rule: 'SK-MOV-12', feature: 'fence-0' },
      frames: 1,
    });
    expect(after(fence, 4)).toMatchObject({
      feature: { id: 'fence-0', kind: 'gone' },
      event: { done: true, needed: 6, face: 4 },
    });
    expect(after(man([house]), 4, 0, 0).feature).toEqual(man([house]).features[0]);
    expect(after(man([house]), 5, 0, 0).feature).toMatchObject({ openings: [{ bashed: true }, { barred: true }, {}] });
  });

  test('SK-MOV-12: a low wall leaves rough ground along it, as deep as the reach across an obstacle', () => {
    const rubble = (x1: number, y1: number, x2: number, y2: number) => {
      const { feature } = after(man([line('lowWall', x1, y1, x2, y2)], { c: 6 }), 6);
      expect(feature.kind).toBe('rough');
      return (feature as AreaFeature).points.map(toMm);
    };
    expect(rubble(280, 310, 320, 310)).toEqual([280, 312.5, 280, 307.5, 320, 307.5, 320, 312.5]);
    expect(rubble(310, 280, 310, 330)).toEqual([307.5, 280, 312.5, 280, 312.5, 330, 307.5, 330]);
    // Of 30 and 40 mm: the sides lie 2.5 mm off.
    expect(rubble(300, 300, 330, 340)).toEqual([298, 301.5, 302, 298.5, 332, 338.5, 328, 341.5]);
  });
});
