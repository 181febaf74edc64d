/** Interaction store of the skirmish. */
import type { Command, State } from '@drumhead/skirmish/screen';
import { createInteractionStore } from '../../../battle/interaction/interaction.ts';
import type { Hosted } from '../../../battle/host/hosted.ts';
import { activationOf, type Rules, type Scene, choosable, sceneOf, subjectOf } from './scene.ts';
import { activated } from './activated.ts';
import { gatheredOrder } from './orderDraft.ts';
import { NO_INTERACTION, type Interaction, type Input, step, type Tool } from './tool.ts';

export const { useScene, useInteraction, currentInteraction, currentScene, dispatch, send, order } =
  createInteractionStore<Scene, Interaction, Input, Command>({
    ruleset: 'skirmish',
    empty: NO_INTERACTION,
    sceneOf: (state, viewer, rules) => sceneOf(state as State, viewer, rules as Rules),
    step,
    afterBattleChange,
    activated,
    isRestorable: (interaction) => interaction.tool.at !== 'carry',
  });

/** Ends a half-made order; selects the model that must act, and shows its floor. */
function afterBattleChange(
  { tool, selected, level }: Interaction,
  scene: Scene,
  now: Hosted,
  before: Hosted,
): Interaction {
  const subject = subjectOf(scene);
  const deploying = scene.frame?.at === 'deploy' && now.viewer === before.viewer;
  const kept = deploying || (selected !== null && choosable(scene).includes(selected)) ? selected : null;
  const next = subject >= 0 ? subject : kept;
  const floor = subject >= 0 ? floorOf(scene.state, subject, level) : level;
  return { tool: keptTool(tool, scene), selected: next, level: floor, sprint: false };
}

/** The stick stays in hand; models gathered for a Leader wait until the Leader can give its order. */
function keptTool(tool: Tool, scene: Scene): Tool {
  if (tool.at === 'measure') return tool;
  if (tool.at !== 'group' || tool.group.gathered.length === 0) return { at: 'idle' };
  // While steps are shown nobody is asked: the next decision tells what becomes of the models.
  if (!scene.pending) return tool;
  const { leader, gathered } = tool.group;
  const { frame } = scene;
  if ((frame?.at === 'diceChoice' || frame?.at === 'activationRoll') && frame.model === leader) return tool;
  if (activationOf(scene)?.model !== leader || frame?.at !== 'acting') return { at: 'idle' };
  const draft = gatheredOrder(scene, gathered);
  return draft ? { at: 'group', group: draft, held: null } : { at: 'idle' };
}

/** The floor to show: the upper one for a model upstairs, the ground for one on a hill. */
function floorOf({ models, features }: State, model: number, level: number): number {
  const houses = features.some((feature) => feature.kind === 'building' && feature.floors > 1);
  return houses ? Math.min(1, models[model]?.level ?? level) : 0;
}
