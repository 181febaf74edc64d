import { steps } from '@drumhead/table';
import { describe, expect, test } from 'vitest';
import { acting } from '../../test/positions.ts';
import { mayStandAt } from '../ground/standingRoom.ts';
import { activationIn } from '../turn/activationState.ts';
import type { Activation, Frame } from '../state/frames.ts';
import type { State } from '../state/state.ts';
import { planPassage } from './openings.ts';

const doingOf = (state: State): Activation => activationIn(state.frames.at(-1) as Frame) as Activation;

/** A man before the window of a house, and two friends within, with room for a base and a hair between them. */
const crowded = (middle: number, hair: number): State =>
  acting(
    {
      features: [{ kind: 'building', box: [300, 240, 100, 100], openings: [{ kind: 'window', wall: 2 }] }],
      models: [{ at: [305, 300.2] }, { at: [middle - 20 - hair / 2, 279.8] }, { at: [middle + 20 + hair / 2, 279.8] }],
    },
    0,
    3,
  );
const climbed = (state: State) =>
  planPassage(state, doingOf(state), { type: 'climb', model: 0, feature: 0, opening: 0 });

describe('a place beyond a window', () => {
  test('SK-MOV-11, SK-TER-18: is found, however narrow the room between two others', () => {
    for (const middle of [299.1, 299.96, 300.03, 300.1, 301.3]) {
      const state = crowded(middle, 0.05);
      const found = climbed(state);
      expect([middle, found.ok]).toEqual([middle, true]);
      if (!found.ok) continue;
      const { x, y, level } = found.value.at;
      expect(Math.abs(x - steps(middle))).toBeLessThan(steps(0.5));
      expect(y).toBeLessThan(steps(290));
      expect(mayStandAt(state, 0, x, y, level)).toBe(true);
      expect(climbed(crowded(middle, -0.4)).ok).toBe(false);
    }
  });
});
