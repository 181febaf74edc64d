/** Steps of the guided skirmish before an activation: what a model would do with the actions that it may get. Pure. */
import { memoizeByPiece } from '../../../battle/interaction/memoizeByPiece.ts';
import { type Advice, answerOf } from '../../../guide/advice.ts';
import { actingWith } from './activated.ts';
import { nextAction } from './firstActions.ts';
import type { Scene } from './scene.ts';

type Step = Advice<number>;

/** Actions that a plan is made for, the likeliest first. */
const ACTIONS = [2, 1, 3];

/** The first step of the activation of a model if it gets two actions, else one or three; null where it would only stop. */
export const planOf = memoizeByPiece((scene: Scene, model): Step | null => {
  for (const left of ACTIONS) {
    const acting = actingWith(scene, model, left);
    const step = acting && nextAction(acting);
    if (step && step.answer !== STOP) return step;
  }
  return null;
});

const STOP = answerOf({ type: 'stop' }).answer;

/** Why a model is activated, by the key of its plan. */
const PURPOSES: Readonly<Record<string, string>> = {
  attack: 'activateFighter',
  powerful: 'activateFighter',
  shoot: 'activateShoot',
  aimed: 'activateShoot',
  throw: 'activateShoot',
  move: 'activateMove',
  moveShot: 'activateShot',
  moveSpent: 'activateSpent',
  moveFight: 'activateFight',
  moveFightNext: 'activateFight',
  reload: 'activateReload',
  stand: 'activateStand',
};

/** The end of the message key that tells to activate it. */
export function purposeOf(scene: Scene, model: number): string {
  const [, plan = ''] = planOf(scene, model)?.key.split('web.guide.sk.') ?? [];
  return PURPOSES[plan.replace(/Down$/, '')] ?? 'activate';
}
