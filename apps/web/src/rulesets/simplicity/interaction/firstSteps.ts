/** Steps of the guided battle: what to tap now and why, read from the state. Pure; the player may do anything else. */
import { total } from '@drumhead/engine';
import {
  armOf,
  breakingPoint,
  type Command,
  orderPreview,
  pointsOf,
  rateOf,
  type State,
  toCm,
  type UnitProfile,
} from '@drumhead/simplicity/screen';
import { type Advice, answerOf, best, CONFIRM, showsOwnOrder } from '../../../guide/advice.ts';
import { nearestPiece } from '../../../guide/nearestPiece.ts';
import type { Facts } from '../../../i18n/index.ts';
import { percent } from '../../../panels/percent.ts';
import { bearingOf, degrees, turnOf } from '../../../table/units.ts';
import {
  type Attack,
  attacksIn,
  bestAttack,
  disruptions,
  enemyPlaces,
  promise,
  waitsForEnemy,
  type Way,
  wayForward,
} from './firstOrders.ts';
import { unitPlace } from './places.ts';
import { able, isOrdering, type PieceRef, samePiece, type Scene, subjectOf, targetOf } from './scene.ts';
import type { Interaction } from './tool.ts';

type Step = Advice<PieceRef>;

const unit = (index: number): PieceRef => ({ what: 'unit', index });

export function firstStep(scene: Scene, interaction: Interaction): Step | null {
  const { frame, pending, state, side } = scene;
  if (state.outcome !== null || side === -1) return null;
  const foe = side === 0 ? 1 : 0;
  if ((!pending || !frame) && showsOwnOrder(scene, state.active === side))
    return { key: 'web.guide.ownOrder', rule: 'SIP-ACT-1', facts: {} };
  if (!pending || !frame) return { key: 'web.guide.sip.wait', rule: 'SIP-ACT-1', facts: {}, sides: { side: foe } };
  if (interaction.tool.at === 'carry') return { key: 'web.guide.sip.drop', rule: 'SIP-MOV-1', facts: {} };
  if (interaction.tool.at === 'aimed') return confirmed(scene, interaction.tool.aim.command);
  if (isOrdering(scene)) return nextOrder(scene, interaction.selected);
  if (frame.at === 'afterMelee') {
    const stays = best(scene.offers, (offer) =>
      offer.type === 'advance' ? -offer.distance : Number.NEGATIVE_INFINITY,
    );
    return { key: 'web.guide.sip.advance', rule: 'SIP-MEL-14', facts: {}, ...answerOf(stays?.one) };
  }
  if (frame.at === 'face')
    return { key: 'web.guide.sip.face', rule: 'SIP-MEL-15', facts: {}, ...answerOf(facingEnemy(scene, frame.unit)) };
  return { key: 'web.guide.sip.answer', rule: pending.rule, facts: {}, ...answerOf(scene.offers[0]) };
}

/** The facing that brings the nearest enemy most before the front. */
function facingEnemy(scene: Scene, unit: number): Command | undefined {
  const here = unitPlace(scene.state, unit);
  const enemies = enemyPlaces(scene);
  const there = here && enemies[nearestPiece(here, enemies)?.index ?? -1];
  const faces = scene.offers.filter((offer) => offer.type === 'face');
  if (!here || !there) return faces[0];
  const bearing = bearingOf(there.x - here.x, there.y - here.y);
  return best(faces, ({ facing }) => -Math.abs(turnOf(degrees(facing), bearing)))?.one;
}

/** In so many last turns the guide tells how the points stand. */
const LAST_TURNS = 2;

/** Before the first order the aim, with the losses that break either side and what counts at the turn limit; how that stands in the last turns. */
export function firstAim({ state, side }: Scene, begun: boolean): Step | null {
  if (side === -1) return null;
  const foe = side === 0 ? 1 : 0;
  const limit = state.field.turnLimit;
  if (!begun)
    return {
      key: 'web.guide.sip.aim',
      rule: 'SIP-VIC-1',
      facts: { theirs: breakingPoint(state, foe), mine: breakingPoint(state, side), limit },
      sides: { foe },
    };
  if (state.outcome !== null || state.gameTurn <= limit - LAST_TURNS) return null;
  const [mine, theirs] = [total(pointsOf(state, side)), total(pointsOf(state, foe))];
  return { key: 'web.guide.sip.last', rule: 'SIP-VIC-3', facts: { turn: state.gameTurn, limit, mine, theirs } };
}

function confirmed(scene: Scene, command: Command | null): Step {
  if (command === null) return { key: 'web.guide.sip.illegal', rule: 'SIP-MOV-2', facts: {} };
  const { activation } = orderPreview(scene.state, command);
  if (activation === null) return { key: 'web.guide.sip.confirm', rule: 'SIP-ACT-1', facts: {}, ...answerOf(CONFIRM) };
  const facts = { chance: percent(activation.chance), face: activation.face };
  return { key: 'web.guide.sip.confirmRoll', rule: 'SIP-ACT-2', facts, ...answerOf(CONFIRM) };
}

/** The attack named, and the rule that it teaches. */
const ATTACKS = { charge: 'SIP-CHG-2', fire: 'SIP-FIR-1', moveFire: 'SIP-MOV-6' } as const;

/** A poorer rally comes after all else. */
const LEAST_RALLY = 1 / 3;

function nextOrder(scene: Scene, selected: PieceRef | null): Step {
  const { offers, state } = scene;
  const told = (key: string, rule: string, command: Command, facts: Facts = {}): Step => {
    const subject = subjectOf(command) as PieceRef;
    const target = targetOf(command);
    const isChosen = samePiece(selected, subject);
    return {
      key: `web.guide.sip.${key}${isChosen ? '.chosen' : ''}`,
      rule,
      facts: { chance: percent(promise(state, command)), points: state.points, ...facts },
      pieces: { unit: subject, ...(target < 0 ? {} : { target: unit(target) }) },
      ...answerOf(isChosen ? command : subject),
    };
  };
  const rallies = offers.filter(({ type }) => type === 'rally' || type === 'reroll');
  const isRouting = (command: Command) => state.units[(subjectOf(command) as PieceRef).index]?.status === 'routing';
  const rout = best(rallies.filter(isRouting), (command) => promise(state, command));
  if (rout) return told(rout.one.type === 'reroll' ? 'reroll' : 'rally', 'SIP-RAL-7', rout.one);
  const attack = bestAttack(scene);
  if (attack) return told(attack.type, ATTACKS[attack.type], attack, riskOf(state, attack));
  const rally = best(rallies, (command) => promise(state, command));
  const rallied = rally && told(rally.one.type === 'reroll' ? 'reroll' : 'rallyReady', 'SIP-RAL-1', rally.one);
  if (rallied && rally.worth >= LEAST_RALLY) return rallied;
  const way = wayForward(scene);
  if (way) return forward(scene, way);
  // Action points that are left are lost: a poor chance is better than none.
  return rallied ?? ending(scene);
}

/** Chances of a DP: for the target of an attack, and for the unit itself. */
function riskOf(state: State, attack: Attack): Facts {
  const { given, taken } = disruptions(state, attack);
  return { given: percent(given), own: percent(taken) };
}

function forward({ state }: Scene, { command, to, unit: index, target, gap }: Way): Step {
  const profile = state.field.units[index] as UnitProfile;
  const key = command.distance === 0 ? 'turn' : armOf(profile) === 'cavalry' ? 'moveHorse' : 'move';
  return {
    key: `web.guide.sip.${key}`,
    rule: command.distance === 0 ? 'SIP-MOV-3' : 'SIP-MOV-1',
    facts: { cm: Math.round(gap / 10), reach: toCm(rateOf(profile)) },
    pieces: { unit: unit(index), target: unit(target) },
    move: command,
    to,
  };
}

/** The end of the turn, and why action points are left: the enemy is awaited, a charge would cost more than it gains, or neither. */
function ending(scene: Scene): Step {
  const { offers, state } = scene;
  const told = (key: string, more: Partial<Step> = {}): Step => ({
    rule: 'SIP-AP-1',
    ...more,
    key: `web.guide.sip.${key}`,
    facts: { points: state.points, ...more.facts },
    ...answerOf(offers.find(({ type }) => type === 'endTurn')),
  });
  if (state.points === 0 || able(scene).length === 0) return told('end');
  if (waitsForEnemy(scene)) return told('endWait', { rule: 'SIP-MOV-6' });
  const charge = best(attacksIn(scene), (attack) => promise(state, attack));
  if (!charge) return told('endLeft');
  return told('endRisk', {
    rule: 'SIP-MEL-7',
    facts: { chance: percent(charge.worth), ...riskOf(state, charge.one) },
    pieces: { unit: unit(charge.one.unit), target: unit(charge.one.target) },
  });
}
