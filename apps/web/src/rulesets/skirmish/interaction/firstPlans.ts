/** Steps of the guided skirmish before an activation: what a model would do with the actions that it may get. Pure. */
import { memoizeBy } from '@drumhead/engine';
import type { Advice } from '../../../guide/advice.ts';
import { actingWith } from './activated.ts';
import { nextAction } from './firstActions.ts';
import type { Scene } from './scene.ts';

type Step = Advice<number>;

/** SK-ACT-3: two dice are what the guide takes, three for the last model. */
const ACTIONS = [2, 1, 3];

const plansIn = memoizeBy((_scene: Scene) => new Map<number, Step | null>());

/** The first step of the activation of a model if it gets two actions, else one or three; null where it would only stop. */
export function planOf(scene: Scene, model: number): Step | null {
  const plans = plansIn(scene);
  const known = plans.get(model);
  if (known !== undefined) return known;
  const plan = planned(scene, model);
  plans.set(model, plan);
  return plan;
}

function planned(scene: Scene, model: number): Step | null {
  for (const left of ACTIONS) {
    const acting = actingWith(scene, model, left);
    const step = acting && nextAction(acting);
    if (step && step.answer !== STOP) return step;
  }
  return null;
}

const STOP = JSON.stringify({ type: 'stop' });

/** Why a model is activated, by the key of its plan. */
const PURPOSES: Readonly<Record<string, string>> = {
  attack: 'activateFighter',
  powerful: 'activateFighter',
  shoot: 'activateShoot',
  aimed: 'activateShoot',
  throw: 'activateShoot',
  move: 'activateMove',
  moveShot: 'activateMove',
  moveSpent: 'activateMove',
  moveFight: 'activateMove',
  reload: 'activateReload',
  stand: 'activateStand',
};

/** The end of the message key that tells to activate it. */
export function purposeOf(scene: Scene, model: number): string {
  const [, plan = ''] = planOf(scene, model)?.key.split('web.guide.sk.') ?? [];
  return PURPOSES[plan] ?? 'activate';
}
