/** Ranged combat (chapter 12): shots and volleys and their results (SK-SEQ-6, SK-SEQ-7). */
import { D6, refusal, pop, push, type Refusal, type RuleId, emit } from '@drumhead/engine';
import { isFirearm, modelAt, named, weaponOf } from '../../state/abilities.ts';
import { knockDown, lose, pushAftermath } from '../losses.ts';
import type { Command } from '../../state/commands.ts';
import { DEPLETES_AT, pushDepletion } from './depletion.ts';
import { spend } from '../../turn/activationState.ts';
import type { ClashResult } from '../../state/events.ts';
import type { Activation, ShotFrame } from '../../state/frames.ts';
import { seatOf } from '../../ground/geometry.ts';
import { DICE_FIRST, type Handler } from '../../turn/handler.ts';
import { shotEnding, shotRule, judgeShot } from './judgeShot.ts';
import { resultOf } from '../handToHand/melee.ts';
import { attackCost, costProblem } from '../../movement/posture.ts';
import { goBack } from './reference.ts';
import type { Weapon } from '../../armies/weapons.ts';
import { shotFacts } from './shotFacts.ts';
import type { State } from '../../state/state.ts';
import { goProne } from './takeCover.ts';
import { refusalOf, shooterFault, targetFault, targetsFor } from './targets.ts';
import { changeModel, type Draft } from '../../state/draft.ts';

type Shoot = Extract<Command, { readonly type: 'shoot' }>;

/** SK-RNG-21. A tomahawk is never aimed. */
const mayAim = (state: State, model: number, weapon: number): boolean => weaponOf(state, model, weapon) !== 'tomahawk';

/** The kind of a shot. */
interface ShotKind {
  readonly aimed: boolean;
  readonly volley: boolean;
}

/** SK-RNG-7, SK-RNG-21, SK-GRP-16, SK-GRP-19. Why a model may not make this shot, whatever actions it has; or null. */
export function shotProblem(
  state: State,
  model: number,
  weapon: number,
  target: number,
  { aimed, volley }: ShotKind,
): Refusal | null {
  const fault = shooterFault(state, model, weapon) ?? targetFault(state, model, weapon, target);
  if (fault !== null) return refusalOf(state, fault, { model, target });
  const carried = weaponOf(state, model, weapon) as Weapon;
  if (volley) return isFirearm(carried) ? null : refusal('SK-GRP-19', 'sk.refusal.noFirearm', named(state, { model }));
  if (aimed && !mayAim(state, model, weapon)) return refusal('SK-RNG-21', 'sk.fight.noAimedThrow');
  if (targetsFor(state, model, weapon).includes(target)) return null;
  return refusal('SK-RNG-7', 'sk.fight.notNearestTarget', named(state, { target }));
}

/** SK-RNG-1, SK-ACN-3. Every shot the model may make now. */
export function shotOffers(state: State, activation: Activation): readonly Shoot[] {
  return modelAt(state, activation.model).loaded.flatMap((_, weapon) => shotsWith(state, activation, weapon));
}

function shotsWith(state: State, { model, left }: Activation, weapon: number): readonly Shoot[] {
  if (left < attackCost(false) || shooterFault(state, model, weapon) !== null) return [];
  const ways = left >= attackCost(true) && mayAim(state, model, weapon) ? [false, true] : [false];
  return targetsFor(state, model, weapon).flatMap((target) =>
    ways.map((aimed): Shoot => ({ type: 'shoot', model, weapon, target, aimed })),
  );
}

/** The frame of a shot. */
export function shotOf(model: number, weapon: number, target: number, aimed: boolean): ShotFrame {
  return { at: 'shot', shooters: [model], weapons: [weapon], target, aimed, volley: false, steady: false };
}

/** SK-SEQ-6 step 1. Makes the shot, or says why not. */
export function carryOutShot(draft: Draft, activation: Activation, { weapon, target, aimed }: Shoot): Refusal | null {
  const { model } = activation;
  const problem =
    shotProblem(draft, model, weapon, target, { aimed, volley: false }) ?? costProblem(activation, attackCost(aimed));
  if (problem !== null) return problem;
  spend(draft, attackCost(aimed));
  push(draft, shotOf(model, weapon, target, aimed));
  return null;
}

export const shotHandler: Handler<ShotFrame> = {
  asks: () => 'dice',
  rule: (_state, { volley }) => (volley ? 'SK-GRP-14' : 'SK-RNG-1'),
  dice: (state, { shooters, target }) =>
    [shooters[0] as number, target].map((model, i) => ({
      what: i === 0 ? 'sk.dice.shot' : 'sk.dice.target',
      owner: seatOf(state, model),
      count: 1,
      faces: D6,
    })),
  ...DICE_FIRST,
  roll(draft, shot, [[attack = 0] = [], [defence = 0] = []]) {
    pop(draft);
    const faces = [attack, defence] as const;
    const fire = shotFacts(draft, shot);
    const { scores, verdictOf } = judgeShot(fire);
    const verdict = verdictOf(faces);
    const { shooters, weapons, target } = shot;
    const result = resultOf(shotEnding(fire, verdict), shooters[0] as number, target);
    const { doubling } = verdict;
    const rule = shotRule(fire, verdict);
    emit(draft, { type: 'shot', rule, shooters, weapons, target, faces, ...scores, doubling, result });
    discharge(draft, shot);
    // Stryker disable next-line all: same: who is lost begins the event if nobody has, this only says where it begins
    if (result.what !== 'nothing') pushAftermath(draft);
    carryOut(draft, shot, result, rule);
    // Pushed last: the choice of the depleted weapon comes before all decisions of the result (SK-SEQ-7 step 5).
    if (attack === DEPLETES_AT) pushDepletion(draft, shot);
  },
};

/** SK-SEQ-6 steps 6 and 7. Carries out the result for the target. */
function carryOut(draft: Draft, shot: ShotFrame, { loser, what }: ClashResult, rule: RuleId): void {
  if (what === 'recoil' || what === 'cover') goBack(draft, shot, { loser, what, rule });
  else if (what === 'fallen') knockDown(draft, loser, rule);
  else if (what === 'prone') goProne(draft, loser, 'SK-RNG-13');
  else if (what !== 'nothing') lose(draft, loser, what, what === 'killed' ? 'SK-HTH-5' : rule);
}

/**
 * SK-RNG-5, SK-ACN-2, SK-GRP-16. Firearms are unloaded, and shooters have attacked. SK-RNG-21: a tomahawk lies where
 * the target stood, and the first throw of a turn is an extra attack.
 */
function discharge(draft: Draft, { shooters, weapons, target }: ShotFrame): void {
  const { x, y, level } = modelAt(draft, target);
  shooters.forEach((shooter, i) => {
    const weapon = weapons[i] as number;
    const carried = weaponOf(draft, shooter, weapon) as Weapon;
    const { loaded, fired, threw } = modelAt(draft, shooter);
    const set = (list: readonly boolean[], value: boolean) => list.map((old, w) => (w === weapon ? value : old));
    if (carried === 'tomahawk') {
      changeModel(draft, shooter, { tomahawk: { x, y, level }, ...(threw ? { attacked: true } : { threw: true }) });
    } else if (isFirearm(carried)) {
      changeModel(draft, shooter, { attacked: true, loaded: set(loaded, false), fired: set(fired, true) });
    } else changeModel(draft, shooter, { attacked: true });
  });
}
