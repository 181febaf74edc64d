/** Interaction store of Large Battles. */
import type { Command, State } from '@drumhead/large-battles';
import { createInteractionStore } from '../../../battle/interaction/interaction.ts';
import type { Hosted } from '../../../battle/host/hosted.ts';
import { activated } from './activated.ts';
import { NO_INTERACTION, type Interaction, type Input, step } from './tool.ts';
import { isDeployment, type Rules, type Scene, sceneOf, subjectOf } from './scene.ts';

export const { useScene, useInteraction, currentInteraction, currentScene, dispatch, send, order } =
  createInteractionStore<Scene, Interaction, Input, Command>({
    ruleset: 'large-battles',
    empty: NO_INTERACTION,
    sceneOf: (state, viewer, rules) => sceneOf(state as State, viewer, rules as Rules),
    step,
    afterBattleChange,
    activated,
    givesAway: ['pass'],
    isRestorable: (interaction) => interaction.tool.at !== 'carry',
  });

function afterBattleChange(interaction: Interaction, scene: Scene, now: Hosted, before: Hosted): Interaction {
  const { selected, tool } = interaction;
  // The other side deploys unseen at the same time: that changes nothing here.
  if (
    scene.frame?.at === 'deploy' &&
    now.viewer === before.viewer &&
    now.battle?.last?.seat !== now.viewer &&
    now.steps.length > before.steps.length
  )
    return interaction;
  const subject = subjectOf(scene);
  const deploying = isDeployment(scene.frame);
  const keep =
    subject !== null &&
    selected !== null &&
    scene.frame?.at === 'acting' &&
    scene.frame.doings.some((d) => selected.what === 'unit' && d.unit === selected.index && d.left > 0);
  return {
    tool: tool.at === 'measure' ? tool : { at: 'idle' },
    selected: keep
      ? selected
      : (subject ?? (deploying || scene.frame?.at === 'slot' ? nextWaiting(scene, selected) : null)),
  };
}

/** While deploying: the piece just placed stays selected, or the next one that waits. */
function nextWaiting(scene: Scene, selected: Interaction['selected']): Interaction['selected'] {
  if (scene.frame?.at === 'slot') {
    if (selected?.what === 'unit' && scene.offers.some((o) => o.type === 'activate' && o.unit === selected.index))
      return selected;
    return null;
  }
  return selected;
}
