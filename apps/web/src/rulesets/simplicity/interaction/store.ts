/** The hand over a table of Simplicity in Practice. */
import type { Command, State } from '@drumhead/simplicity/screen';
import { createHands } from '../../../battle/interaction.ts';
import { able, graspOf, pieceAsked, samePiece, type Rules, type Scene, sceneOf } from './scene.ts';
import { EMPTY_HAND, type Hand, type Input, step } from './tool.ts';

export const { useScene, useHand, handNow, sceneNow, act, send } = createHands<Scene, Hand, Input, Command>({
  ruleset: 'simplicity',
  empty: EMPTY_HAND,
  sceneOf: (state, viewer, rules) => sceneOf(state as State, viewer, rules as Rules),
  step,
  renewed,
  lasts: (hand) => hand.tool.at !== 'carry',
});

/** A half-made order is put down; what a decision is about comes into the hand, else what was held and may still act. */
function renewed({ tool, selected }: Hand, scene: Scene): Hand {
  const asked = pieceAsked(scene);
  const kept = selected && (graspOf(scene, selected) || able(scene).some((one) => samePiece(one, selected)));
  return { tool: tool.at === 'measure' ? tool : { at: 'idle' }, selected: kept ? selected : asked };
}
