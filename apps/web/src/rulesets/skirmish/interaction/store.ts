/** The hand over a table of a skirmish. */
import type { Command, State } from '@drumhead/skirmish/screen';
import { createHands } from '../../../battle/interaction.ts';
import type { Hosted } from '../../../battle/hostState.ts';
import { type Rules, type Scene, choosable, sceneOf, subjectOf } from './scene.ts';
import { EMPTY_HAND, type Hand, type Input, step } from './tool.ts';

export const { useScene, useHand, handNow, sceneNow, act, send } = createHands<Scene, Hand, Input, Command>({
  ruleset: 'skirmish',
  empty: EMPTY_HAND,
  sceneOf: (state, viewer, rules) => sceneOf(state as State, viewer, rules as Rules),
  step,
  renewed,
  lasts: (hand) => hand.tool.at !== 'carry',
});

/** A half-made order is put down; who must act now comes into the hand, and with him the floor he stands on. */
function renewed({ tool, selected, level }: Hand, scene: Scene, now: Hosted, before: Hosted): Hand {
  const subject = subjectOf(scene);
  const deploying = scene.frame?.at === 'deploy' && now.viewer === before.viewer;
  const kept = deploying || choosable(scene).includes(selected) ? selected : -1;
  const next = subject >= 0 ? subject : kept;
  const floor = subject >= 0 ? floorOf(scene.state, subject, level) : level;
  return { tool: tool.at === 'measure' ? tool : { at: 'idle' }, selected: next, level: floor, sprint: false };
}

/** Upstairs one looks at the upper floor; on a hill at the ground. */
function floorOf({ models, features }: State, model: number, level: number): number {
  const houses = features.some((feature) => feature.kind === 'building' && feature.floors > 1);
  return houses ? Math.min(1, models[model]?.level ?? level) : 0;
}
