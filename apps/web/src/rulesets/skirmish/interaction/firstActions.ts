/** Steps of the guided skirmish while a model acts: what its next action should be, and where a Move should end. Pure. */
import { memoizeBy } from '@drumhead/engine';
import {
  type Command,
  engagedWith,
  isEnemy,
  isFirearm,
  isLeader,
  longestReach,
  moveConsequences,
  type State,
} from '@drumhead/skirmish/screen';
import { type Advice, answerOf, best } from '../../../guide/advice.ts';
import { percent } from '../../../panels/percent.ts';
import { mm } from '../../../table/units.ts';
import { actingNext } from './activated.ts';
import { bringsDown, clashAfter, takesOut } from './clash.ts';
import { away, radiusIn, spotOf } from './places.ts';
import { activationOf, judge, type Scene, sceneOf } from './scene.ts';

type Step = Advice<number>;
type Aimed = Extract<Command, { readonly type: 'attack' | 'shoot' }>;
type Move = Extract<Command, { readonly type: 'move' }>;

/** Powerful blows and aimed shots (SK-ACN-3). */
const takesExtra = (one: Aimed): boolean => (one.type === 'attack' ? one.powerful : one.aimed);

/** The attack or shot of the acting model that most likely brings an enemy down; its worth is that chance. */
export const bestAttack = (scene: Scene, types: readonly Aimed['type'][]) =>
  bestOf(scene, attacksIn(scene, types), ({ brings }) => brings);

/** A difference far below one of chances: it decides only between equals. */
const TIE = 1e-6;

/** The attack of the greatest worth; of equals the one that most likely puts its target out of action. */
function bestOf(scene: Scene, attacks: readonly Aimed[], worth: (chances: Clashing) => number) {
  const weighed = attacks.map((one) => ({ one, chances: chancesOf(scene, one) }));
  const found = best(weighed, ({ chances }) => worth(chances) + chances.takesOut * TIE)?.one;
  return found ? { one: found.one, worth: worth(found.chances) } : null;
}

const attacksIn = ({ offers }: Scene, types: readonly Aimed['type'][]): readonly Aimed[] =>
  offers.filter((offer): offer is Aimed => (types as readonly string[]).includes(offer.type));

/** Chances of an attack or shot: to bring its target down or worse, to put it out of action, to be brought down. */
interface Clashing {
  readonly brings: number;
  readonly takesOut: number;
  readonly suffers: number;
}

function chancesOf(scene: Scene, offer: Aimed): Clashing {
  const { target, model } = offer;
  const clash = clashAfter(scene, offer);
  return clash
    ? {
        brings: bringsDown(clash, target),
        takesOut: takesOut(clash, target),
        suffers: bringsDown(clash, model),
      }
    : { brings: 0, takesOut: 0, suffers: 0 };
}

/** What an attack gains on balance. */
const gainOf = ({ brings, suffers }: Clashing): number => brings - suffers;

/** Millimetres to the nearest enemy, and which one. */
export function nearestEnemy(state: State, model: number): { readonly enemy: number; readonly gap: number } | null {
  const spot = spotOf(state, model);
  const found = best(
    state.models.flatMap((_, other) => (spotOf(state, other) && isEnemy(state, model, other) ? [other] : [])),
    (other) => {
      const there = spotOf(state, other);
      return spot && there ? -away(spot, there) : Number.NEGATIVE_INFINITY;
    },
  );
  if (!spot || !found) return null;
  return { enemy: found.one, gap: Math.max(0, -found.worth - radiusIn(state, model) - radiusIn(state, found.one)) };
}

function firesPowder({ field }: State, one: Aimed): boolean {
  const weapon = one.type === 'shoot' ? field.models[one.model]?.weapons[one.weapon] : undefined;
  return weapon !== undefined && isFirearm(weapon);
}

/** Moves are tried with the judge: once for every decision. */
export const nextAction = memoizeBy(actionOf);

function actionOf(scene: Scene): Step | null {
  const doing = activationOf(scene);
  if (!doing) return null;
  const { state, offers } = scene;
  const { model, left } = doing;
  const told = (key: string, rule: string, more: Partial<Step> = {}): Step => ({
    ...more,
    key: `web.guide.sk.${key}`,
    rule,
    facts: { left, ...more.facts },
    pieces: { model, ...more.pieces },
  });
  const offered = (type: Command['type']) => offers.find((offer) => offer.type === type);
  const aimedAt = (key: string, rule: string, one: Aimed) => {
    const { brings, suffers } = chancesOf(scene, one);
    return told(keyFor(state, one.target, key), rule, {
      facts: { chance: percent(brings), own: percent(suffers) },
      pieces: { enemy: one.target },
      ...answerOf(one),
    });
  };
  const stop = offered('stop');
  const stand = offered('stand');
  if (stand) return told('stand', 'SK-ACN-5', answerOf(stand));
  const attack = bestOf(scene, attacksIn(scene, ['attack']), gainOf);
  // A tap on the enemy gives the plain one: what takes two actions is chosen in the panel.
  if (attack && attack.worth >= EVEN)
    return takesExtra(attack.one)
      ? aimedAt('powerful', 'SK-ACN-3', attack.one)
      : aimedAt('attack', 'SK-HTH-2', attack.one);
  if (attack && stop) return { ...aimedAt('waits', 'SK-HTH-8', attack.one), ...answerOf(stop) };
  const shot = bestAttack(scene, ['shoot']);
  const ends = isLeader(state, model) || isUnloaded(state, model) ? [] : endsForward(scene, model);
  const badFight = best(ends.filter(isBadFight), ({ brings, suffers }) => brings - suffers)?.one;
  // To stand beside an enemy that it had better not fight is of no use to a model that cannot shoot.
  const forward = wayForward(badFight && mustFight(state, model) ? ends.filter(isGoodFight) : ends);
  const moved = () =>
    forward
      ? told(moveKey(state, forward, isSpent(state, model)), 'SK-MOV-1', {
          facts: {
            ...(forward.fight && { chance: percent(forward.fight.brings), own: percent(forward.fight.suffers) }),
            ...(forward.shot && { chance: percent(forward.gain), here: percent(shot?.worth ?? 0) }),
            gap: Math.round(forward.near.gap),
            reach: Math.round(mm(longestReach(state, model))),
          },
          pieces: { enemy: forward.fight?.against ?? forward.shot?.target ?? forward.near.enemy },
          move: forward.command,
          to: { x: mm(forward.command.x), y: mm(forward.command.y) },
        })
      : null;
  // A step nearer, and then the shot, may be better than an aimed one from here.
  if (forward && left > 1 && forward.gain > (shot ? shot.worth + WORTH_A_STEP : 0)) return moved();
  if (shot && takesExtra(shot.one)) return aimedAt('aimed', 'SK-ACN-3', shot.one);
  // What is thrown, and a bow, needs no loading.
  if (shot) return aimedAt(firesPowder(state, shot.one) ? 'shoot' : 'throw', 'SK-RNG-1', shot.one);
  const reload = offered('reload');
  if (reload) return told('reload', 'SK-RNG-5', answerOf(reload));
  if (isLeader(state, model)) return told('leader', 'SK-END-2', answerOf(stop));
  if (isUnloaded(state, model)) return told('unloaded', 'SK-RNG-5', answerOf(stop));
  const onward = moved();
  if (onward) return onward;
  if (!badFight) return told('stop', 'SK-ACT-8', answerOf(stop));
  return told('keepsOff', 'SK-HTH-8', {
    facts: { chance: percent(badFight.brings), own: percent(badFight.suffers) },
    pieces: { enemy: badFight.against },
    ...answerOf(stop),
  });
}

/** The key of a text with the chance of an attack or shot: of a target on the ground "down" is no result. */
export const keyFor = ({ models }: State, target: number, key: string): string =>
  models[target]?.posture === 'fallen' ? `${key}Down` : key;

/** Its firearms by index, those apart whose ammunition is spent (SK-RNG-16). */
function firearmsOf({ field, models }: State, model: number): readonly number[] {
  const { weapons = [] } = field.models[model] ?? {};
  return weapons.flatMap((weapon, i) => (isFirearm(weapon) && models[model]?.depleted[i] !== true ? [i] : []));
}

/** It must load before it can fire. */
export function isUnloaded(state: State, model: number): boolean {
  const firearms = firearmsOf(state, model);
  return firearms.length > 0 && firearms.every((i) => state.models[model]?.loaded[i] !== true);
}

/** It has no firearm that can still fire: the guide sends it into hand-to-hand. */
const mustFight = (state: State, model: number): boolean => firearmsOf(state, model).length === 0;

/** SK-RNG-16. It has fired its last shot; a drummer or an archer never had one. */
export const isSpent = (state: State, model: number): boolean =>
  mustFight(state, model) && state.field.models[model]?.weapons.some(isFirearm) === true;

/** What a step must add to the chance of a shot, since it costs an action, and often cover. */
const WORTH_A_STEP = 0.06;
/** The gain of a fight in which neither side is better off, for all the digits of its chances. */
const EVEN = -1e-9;
/** What it takes off that an enemy could come into contact there, in millimetres of a step nearer. */
const IN_REACH = 60;
/** Millimetres by which a Move must bring a model nearer to be worth an action. */
const LEAST_STEP = 10;

interface Forward {
  readonly command: Move;
  /** What the best blow or shot from there gains; 0 if there is none. */
  readonly gain: number;
  /** Millimetres nearer to the nearest enemy, less what is at risk. */
  readonly nearer: number;
  /** The nearest enemy as it is now. */
  readonly near: { readonly enemy: number; readonly gap: number };
  /** The fight that it begins. */
  readonly fight?: Fight;
  /** The shot that it leads to. */
  readonly shot?: Aimed;
}

/** Chances of the best blow against an enemy: to bring it down, and to be brought down. */
interface Fight {
  readonly against: number;
  readonly brings: number;
  readonly suffers: number;
  /** The Move takes the last action: it strikes in its next turn. */
  readonly isNext: boolean;
}

const isBadFight = (end: Forward | Fight): end is Fight => 'against' in end;
const isGoodFight = (end: Forward | Fight): boolean => 'fight' in end;
const isForward = (end: Forward | Fight): end is Forward => 'command' in end;

/** The Move to the best shot or a fight of good odds, else as near to the nearest enemy as is safe. */
function wayForward(ends: readonly (Forward | Fight)[]): Forward | null {
  const found = best(ends.filter(isForward), ({ gain, nearer }) => gain * 1e5 + nearer)?.one;
  return found && (found.gain > 0 || found.nearer >= LEAST_STEP) ? found : null;
}

function moveKey(state: State, { fight, shot }: Forward, spent: boolean): string {
  if (fight) return fight.isNext ? 'moveFightNext' : 'moveFight';
  if (shot) return keyFor(state, shot.target, 'moveShot');
  return spent ? 'moveSpent' : 'move';
}

/** Where the Moves of a model lead. */
function endsForward(scene: Scene, model: number): readonly (Forward | Fight)[] {
  const near = nearestEnemy(scene.state, model);
  const moves = scene.offers.filter((offer): offer is Move => offer.type === 'move' && !offer.sprint);
  return near ? moves.flatMap((move) => endOf(scene, move, near) ?? []) : [];
}

function endOf(scene: Scene, command: Move, near: Forward['near']): Forward | Fight | null {
  const judged = judge(scene, command);
  const there = judged.ok ? spotOf(judged.after, command.model) : null;
  const target = spotOf(scene.state, near.enemy);
  const doing = activationOf(scene);
  if (!judged.ok || !there || !target || !doing) return null;
  const then = sceneOf(judged.after, scene.seat, scene.rules);
  const isActing = activationOf(then)?.model === command.model;
  const nearer = near.gap - Math.max(0, away(there, target) - there.radius - target.radius);
  const spent = mustFight(scene.state, command.model);
  if (engagedWith(judged.after, command.model).length > 0) {
    // Where the Move takes the last action, the blow is weighed that it can strike in its next turn.
    const striking = isActing ? then : actingNext(scene, judged.after, doing);
    const blow = striking && bestOf(striking, attacksIn(striking, ['attack']), gainOf);
    if (!blow) return null;
    const { brings, suffers } = chancesOf(striking, blow.one);
    const fight = { against: blow.one.target, brings, suffers, isNext: !isActing };
    if (blow.worth < (spent ? EVEN : 0)) return fight;
    return { command, gain: isActing ? Math.max(0, blow.worth) : 0, nearer, near, fight };
  }
  const risks = moveConsequences(scene.state, judged.after, [command.model]);
  const risk = !spent && risks.some(({ what }) => what === 'sk.after.move.in') ? IN_REACH : 0;
  const shot = isActing ? bestAttack(then, ['shoot']) : null;
  return { command, gain: shot?.worth ?? 0, nearer: nearer - risk, near, ...(shot && { shot: shot.one }) };
}
