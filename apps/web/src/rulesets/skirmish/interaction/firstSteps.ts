/** Steps of the guided skirmish: what to tap now and why, read from the state. Pure; the player may do anything else. */
import {
  activationPreview,
  type ClashPreview,
  type Command,
  engagedWith,
  isEnemy,
  isFirearm,
  isLeader,
  onTable,
  type State,
} from '@drumhead/skirmish/screen';
import { type Advice, answerOf, best } from '../../../guide/advice.ts';
import { percent } from '../../../panels/percent.ts';
import { clashAfter } from './clash.ts';
import { nominated } from './activated.ts';
import { activationOf, choosable, type Scene } from './scene.ts';
import { away, radiusIn, spotOf } from './places.ts';
import type { Interaction } from './tool.ts';

type Step = Advice<number>;

export function firstStep(scene: Scene, { tool, selected }: Interaction): Step | null {
  const { frame, pending, state, player } = scene;
  if (state.outcome !== null || player < 0) return null;
  if (!pending || !frame)
    return { key: 'web.guide.sk.wait', rule: 'SK-SEQ-2', facts: {}, sides: { side: state.active } };
  if (tool.at === 'carry') return { key: 'web.guide.sk.drop', rule: 'SK-MOV-1', facts: {} };
  if (tool.at === 'aimed') {
    if (tool.aim.command === null) return { key: 'web.guide.sk.illegal', rule: 'SK-MOV-2', facts: {} };
    // Before its activation a Move waits for the choice of dice.
    return frame.at === 'turn'
      ? { key: 'web.guide.sk.drawn', rule: 'SK-ACT-2', facts: {} }
      : { key: 'web.guide.sk.confirm', rule: 'SK-ACT-2', facts: {} };
  }
  switch (frame.at) {
    case 'turn':
      return choosable(scene).includes(selected) ? diceStep(scene, selected) : nextModel(scene);
    case 'diceChoice':
      return diceStep(scene, frame.model);
    case 'acting':
      return nextAction(scene);
    case 'group':
      return { key: 'web.guide.sk.group', rule: 'SK-GRP-9', facts: {} };
    default:
      return { key: 'web.guide.sk.answer', rule: pending.rule, facts: {} };
  }
}

/** The aim, and what breaks a squad. */
export function firstAim({ state, player }: Scene): Step | null {
  const foe = state.field.players.findIndex((_, i) => i !== player);
  if (player < 0 || foe < 0) return null;
  const of = (side: number) => state.squads[side]?.startedWith ?? 0;
  return {
    key: 'web.guide.sk.aim',
    rule: 'SK-END-2',
    facts: { theirs: of(foe), mine: of(player) },
    sides: { foe },
  };
}

/** Chance that a fight or shot brings the other model down or worse. */
export function bringsDown({ results }: ClashPreview, target: number): number {
  const down = ['fallen', 'wounded', 'killed'];
  return results.reduce((sum, one) => sum + (one.loser === target && down.includes(one.what) ? one.chance : 0), 0);
}

/** What one, two or three dice promise a model: exact. */
export function rollOf(state: State, model: number, dice: number) {
  const rows = activationPreview(state, model).find((one) => one.dice === dice)?.rows ?? [];
  const sum = (which: (row: (typeof rows)[number]) => boolean) =>
    rows.reduce((all, row) => all + (which(row) ? row.chance : 0), 0);
  return { acts: sum(({ actions }) => actions > 0), ends: sum(({ turnover }) => turnover) };
}

function diceStep(scene: Scene, model: number): Step {
  const { state } = scene;
  const two = rollOf(state, model, 2);
  const three = rollOf(state, model, 3);
  const green = three.acts === 0;
  const dice = (scene.frame?.at === 'turn' ? nominated(scene, model) : scene)?.offers ?? [];
  return {
    key: green ? 'web.guide.sk.diceTwo' : 'web.guide.sk.dice',
    rule: 'SK-ACT-3',
    facts: {
      one: percent(rollOf(state, model, 1).acts),
      acts: percent(two.acts),
      two: percent(two.ends),
      three: percent(three.ends),
    },
    pieces: { model },
    ...answerOf(dice.find((offer) => offer.type === 'dice' && !offer.charge && offer.dice === (green ? 1 : 2))),
  };
}

/** Millimetres to the nearest standing enemy, and which one. */
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

/** A fighting man first, then the nearest to the enemy; the Leader last, since his loss costs most. */
function nextModel(scene: Scene): Step {
  const { state } = scene;
  const able = choosable(scene);
  const found = best(able, (model) => {
    if (engagedWith(state, model).length > 0) return 2;
    const gap = nearestEnemy(state, model)?.gap ?? 1e4;
    return (isLeader(state, model) ? 0 : 1) - gap / 1e4;
  });
  if (!found) {
    const end = scene.offers.find(({ type }) => type === 'endTurn');
    return { key: 'web.guide.sk.end', rule: 'SK-ACT-6', facts: {}, ...answerOf(end) };
  }
  const near = nearestEnemy(state, found.one);
  const engaged = engagedWith(state, found.one).length > 0;
  return {
    key: engaged ? 'web.guide.sk.activateFighter' : 'web.guide.sk.activate',
    rule: engaged ? 'SK-HTH-2' : 'SK-ACT-1',
    facts: { left: able.length },
    pieces: { model: found.one, ...(engaged && near && { enemy: near.enemy }) },
    ...answerOf({ model: found.one }),
  };
}

type Aimed = Extract<Command, { readonly type: 'attack' | 'shoot' }>;

/** SK-ACN-3: powerful blows and aimed shots. */
const takesTwo = (one: Aimed): boolean => (one.type === 'attack' ? one.powerful : one.aimed);

/** The attack or shot of the acting model that most likely brings an enemy down. */
export function bestAttack(scene: Scene, types: readonly Command['type'][]) {
  return best(
    scene.offers.filter((offer): offer is Aimed => types.includes(offer.type)),
    (offer) => {
      const clash = clashAfter(scene, offer);
      return clash ? bringsDown(clash, offer.target) : 0;
    },
  );
}

function nextAction(scene: Scene): Step | null {
  const doing = activationOf(scene);
  if (!doing) return null;
  const { state, offers } = scene;
  const { model, left } = doing;
  const attack = bestAttack(scene, ['attack']);
  const told = (key: string, rule: string, more: Partial<Step> = {}): Step => ({
    ...more,
    key: `web.guide.sk.${key}`,
    rule,
    facts: { left, ...more.facts },
    pieces: { model, ...more.pieces },
  });
  const shown = (key: string, rule: string, { one, worth }: NonNullable<typeof attack>) =>
    told(key, rule, { facts: { chance: percent(worth) }, pieces: { enemy: one.target }, ...answerOf(one) });
  const offered = (type: Command['type']) => offers.find((offer) => offer.type === type);
  const stand = offered('stand');
  if (stand) return told('stand', 'SK-ACN-5', answerOf(stand));
  // A tap on the enemy gives the plain one: what takes two actions is chosen in the panel.
  if (attack) return takesTwo(attack.one) ? shown('powerful', 'SK-ACN-3', attack) : shown('attack', 'SK-HTH-2', attack);
  const shot = bestAttack(scene, ['shoot']);
  if (shot) return takesTwo(shot.one) ? shown('aimed', 'SK-ACN-3', shot) : shown('shoot', 'SK-RNG-1', shot);
  const near = nearestEnemy(state, model);
  const musket = state.field.models[model]?.weapons.some((weapon) => isFirearm(weapon)) ?? false;
  const reload = offered('reload');
  if (musket && reload) return told('reload', 'SK-RNG-5', answerOf(reload));
  if (isLeader(state, model)) return told('leader', 'SK-END-2', answerOf(offered('stop')));
  if (near && offered('move'))
    return told('move', 'SK-MOV-1', { facts: { gap: Math.round(near.gap) }, pieces: { enemy: near.enemy } });
  return told('stop', 'SK-ACT-8', answerOf(offered('stop')));
}

/** Own models that may still be activated besides this one. */
export function othersAble({ state, player }: Scene, model: number): number {
  return onTable(state, player).filter((own) => own !== model && state.models[own]?.activated === false).length;
}
