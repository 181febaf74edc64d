/** Ranged combat (chapter 12): a shot of the model that is acting, a volley, and what they bring (SK-SEQ-6, SK-SEQ-7). */
import {
  type Choices,
  D6,
  joined,
  listed,
  refusal,
  openOf,
  pop,
  push,
  type Refusal,
  type RuleId,
  emit,
} from '@drumhead/engine';
import { isFirearm, modelAt, named, weaponOf } from '../../state/abilities.ts';
import { knockDown, lose, pushAftermath } from '../losses.ts';
import type { Command } from '../../state/commands.ts';
import { pushDepletion } from './depletion.ts';
import { spend } from '../../turn/activationState.ts';
import type { Result } from '../../state/events.ts';
import type { Doing, ShotFrame } from '../../state/frames.ts';
import { gapBetween, seatOf } from '../../ground/geometry.ts';
import { DICE_FIRST, type Handler } from '../../turn/handler.ts';
import { fireEnding, fireRule, judgeFire } from './judgeShot.ts';
import { resultOf } from '../handToHand/melee.ts';
import { costProblem } from '../../movement/posture.ts';
import { recoil } from '../handToHand/recoil.ts';
import type { Weapon } from '../../armies/weapons.ts';
import { shotFacts } from './shotFacts.ts';
import type { State } from '../../state/state.ts';
import { goProne } from './takeCover.ts';
import { enemiesWithin, reachOfWeapon, refusalOf, shooterFault, targetFault, targetsFor } from './targets.ts';
import { changeModel, type Work } from '../../state/draft.ts';

type Shoot = Extract<Command, { readonly type: 'shoot' }>;

/** SK-ACN-3, SK-ACN-5. */
const costOf = (aimed: boolean): number => (aimed ? 2 : 1);

/** SK-RNG-21. Nobody aims a tomahawk. */
const mayAim = (state: State, model: number, weapon: number): boolean => weaponOf(state, model, weapon) !== 'tomahawk';

/** How a shot is meant. */
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
export function shotOffers(state: State, doing: Doing): readonly Shoot[] {
  return openOf(shotChoices(state, doing));
}

/** The same, each judged when it is looked at. */
export function shotChoices(state: State, doing: Doing): Choices<Shoot> {
  const weapons = modelAt(state, doing.model).loaded.length;
  if (weapons === 1) return shotsWith(state, doing, 0);
  return joined(Array.from({ length: weapons }, (_, weapon) => shotsWith(state, doing, weapon)));
}

/** The shots with one weapon. */
function shotsWith(state: State, { model, left }: Doing, weapon: number): Choices<Shoot> {
  if (left < costOf(false) || shooterFault(state, model, weapon) !== null) return listed<Shoot>([]);
  const enemies = enemiesWithin(state, model, reachOfWeapon(state, model, weapon));
  const ways = left >= costOf(true) && mayAim(state, model, weapon) ? 2 : 1;
  let targets: readonly number[] | null = null;
  return {
    count: enemies.length * ways,
    at(i) {
      const target = enemies[(i / ways) | 0] as number;
      if (!(targets ??= targetsFor(state, model, weapon)).includes(target)) return null;
      return { type: 'shoot', model, weapon, target, aimed: i % ways === 1 };
    },
  };
}

/** The shot as the rules look at it. */
export function shotOf(model: number, weapon: number, target: number, aimed: boolean): ShotFrame {
  return { at: 'shot', shooters: [model], weapons: [weapon], target, aimed, volley: false, steady: false };
}

/** SK-SEQ-6 step 1. Makes the shot, or says why not. */
export function tryShot(work: Work, doing: Doing, { weapon, target, aimed }: Shoot): Refusal | null {
  const { model } = doing;
  const problem =
    shotProblem(work, model, weapon, target, { aimed, volley: false }) ?? costProblem(doing, costOf(aimed));
  if (problem !== null) return problem;
  spend(work, costOf(aimed));
  push(work, shotOf(model, weapon, target, aimed));
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
  roll(work, shot, [[attack = 0] = [], [defence = 0] = []]) {
    pop(work);
    const faces = [attack, defence] as const;
    const fire = shotFacts(work, shot);
    const { scores, verdictOf } = judgeFire(fire);
    const verdict = verdictOf(faces);
    const { shooters, target } = shot;
    const result = resultOf(fireEnding(fire, verdict), shooters[0] as number, target);
    const { doubling } = verdict;
    const rule = fireRule(fire, verdict);
    emit(work, { type: 'shot', rule, shooters, target, faces, ...scores, doubling, result });
    discharge(work, shot);
    // Stryker disable next-line all: same: who is lost begins the event if nobody has, this only says where it begins
    if (result.what !== 'nothing') pushAftermath(work);
    carryOut(work, referenceOf(work, shot), result, rule);
    // On top: which weapon is spent is asked before anything that the result asks for (SK-SEQ-7 step 5).
    if (attack === 1) pushDepletion(work, shot);
  },
};

/** SK-GRP-23. The shooter nearest to the target stands for all. */
function referenceOf(state: State, { shooters, target }: ShotFrame): number {
  return shooters.reduce((near, shooter) =>
    gapBetween(state, shooter, target) < gapBetween(state, near, target) ? shooter : near,
  );
}

/** SK-SEQ-6 steps 6 and 7. What happens to the target, by the rule that decided. */
function carryOut(work: Work, shooter: number, { loser, what }: Result, rule: RuleId): void {
  if (what === 'recoil') recoil(work, loser, [shooter], rule);
  else if (what === 'fallen') knockDown(work, loser, rule);
  else if (what === 'prone') goProne(work, loser, 'SK-RNG-13');
  else if (what === 'cover') push(work, { at: 'takeCover', model: loser, shooter });
  else if (what !== 'nothing') lose(work, loser, what, what === 'killed' ? 'SK-HTH-5' : rule);
}

/**
 * SK-RNG-5, SK-ACN-2, SK-GRP-16. Firearms are empty, and who shot has made his attack. SK-RNG-21: a tomahawk lies where
 * the target stood, and the first throw of a turn is an attack besides.
 */
function discharge(work: Work, { shooters, weapons, target }: ShotFrame): void {
  const { x, y, level } = modelAt(work, target);
  shooters.forEach((shooter, i) => {
    const weapon = weapons[i] as number;
    const carried = weaponOf(work, shooter, weapon) as Weapon;
    const { loaded, fired, threw } = modelAt(work, shooter);
    const set = (list: readonly boolean[], value: boolean) => list.map((old, w) => (w === weapon ? value : old));
    if (carried === 'tomahawk') {
      changeModel(work, shooter, { tomahawk: { x, y, level }, ...(threw ? { attacked: true } : { threw: true }) });
    } else if (isFirearm(carried)) {
      changeModel(work, shooter, { attacked: true, loaded: set(loaded, false), fired: set(fired, true) });
    } else changeModel(work, shooter, { attacked: true });
  });
}
