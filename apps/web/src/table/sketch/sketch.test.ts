import { expect, it } from 'vitest';
import { begin } from '@drumhead/engine';
import { skirmish } from '@drumhead/skirmish/screen';
import { sketchOf } from '@drumhead/skirmish/sketch';
import { sketchPiece } from '@drumhead/content/sketch';

it('models of a skirmish are men in a sketch, units are not', () => {
  const begun = begin(skirmish, skirmish.scenario('shakos-pick-up'));
  if (!begun.ok) throw new Error('not begun');
  const { state } = begun.value;
  const models = state.models.map((model) => ({ ...model, posture: 'standing' as const, out: null }));
  const { pieces } = sketchOf({ ...state, models });
  expect(pieces.length).toBeGreaterThan(5);
  expect(pieces.every(({ man }) => man === true)).toBe(true);
  expect(sketchPiece(0, { x: 1, y: 2, width: 3, depth: 4, facing: 5 })).not.toHaveProperty('man');
});
