/** Interaction store of Simplicity in Practice. */
import type { Command, State } from '@drumhead/simplicity/screen';
import { createInteractionStore } from '../../../battle/interaction/interaction.ts';
import { able, dragKindOf, pieceAsked, samePiece, type Rules, type Scene, sceneOf } from './scene.ts';
import { NO_INTERACTION, type Interaction, type Input, step } from './tool.ts';

export const { useScene, useInteraction, currentInteraction, currentScene, dispatch, send, order } =
  createInteractionStore<Scene, Interaction, Input, Command>({
    ruleset: 'simplicity',
    empty: NO_INTERACTION,
    sceneOf: (state, viewer, rules) => sceneOf(state as State, viewer, rules as Rules),
    step,
    afterBattleChange,
    // Gathered units hold whole states: too much to keep.
    isRestorable: ({ tool }) => !['carry', 'lasso', 'group'].includes(tool.at),
  });

/** Ends a half-made order; selects the piece of the decision, else keeps a piece that may still act. */
function afterBattleChange({ tool, selected }: Interaction, scene: Scene): Interaction {
  const asked = pieceAsked(scene);
  const kept = selected && (dragKindOf(scene, selected) || able(scene).some((one) => samePiece(one, selected)));
  return { tool: tool.at === 'measure' ? tool : { at: 'idle' }, selected: kept ? selected : asked };
}
