/** The hand over a table of Large Battles. */
import type { Command, State } from '@drumhead/large-battles';
import { createHands } from '../../../battle/interaction.ts';
import type { Hosted } from '../../../battle/hostState.ts';
import { EMPTY_HAND, type Hand, type Input, step } from './tool.ts';
import { isDeployment, type Rules, type Scene, sceneOf, subjectOf } from './scene.ts';

export const { useScene, useHand, handNow, sceneNow, act, send } = createHands<Scene, Hand, Input, Command>({
  ruleset: 'large-battles',
  empty: EMPTY_HAND,
  sceneOf: (state, viewer, rules) => sceneOf(state as State, viewer, rules as Rules),
  step,
  renewed,
  lasts: (hand) => hand.tool.at !== 'carry',
});

function renewed(hand: Hand, scene: Scene, now: Hosted, before: Hosted): Hand {
  const { selected, tool } = hand;
  // The other side deploys unseen at the same time: that is no reason to let go of anything.
  if (
    scene.frame?.at === 'deploy' &&
    now.viewer === before.viewer &&
    now.battle?.last?.seat !== now.viewer &&
    now.steps.length > before.steps.length
  )
    return hand;
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

/** While deploying: the one just placed stays in the hand, or the next one that waits. */
function nextWaiting(scene: Scene, selected: Hand['selected']): Hand['selected'] {
  if (scene.frame?.at === 'slot') {
    if (selected?.what === 'unit' && scene.offers.some((o) => o.type === 'activate' && o.unit === selected.index))
      return selected;
    return null;
  }
  return selected;
}
