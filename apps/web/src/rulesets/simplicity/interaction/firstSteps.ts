/** Steps of the guided battle: what to tap now and why, read from the state. Pure; the player may do anything else. */
import { total } from '@drumhead/engine';
import {
  armOf,
  BREAKS_AT,
  breakingPoint,
  type Command,
  type Event,
  moveFireRule,
  orderOdds,
  pointsOf,
  rateOf,
  type State,
  toCm,
  type Unit,
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
  enemyPlaces,
  promise,
  waitsForEnemy,
  type Way,
  wayForward,
} from './firstOrders.ts';
import { lossFacts } from '../panels/lossFacts.ts';
import { confirmStep } from './confirmSteps.ts';
import { endNow } from './endNow.ts';
import { unitPlace } from './places.ts';
import { proposalFor, type ProposedCommand } from './proposal.ts';
import { rallyBan } from './rallyBan.ts';
import { able, isOrdering, type PieceRef, samePiece, type Scene, subjectOf, targetOf } from './scene.ts';
import type { Interaction } from './tool.ts';

type Step = Advice<PieceRef>;

const unit = (index: number): PieceRef => ({ what: 'unit', index });

export function firstStep(scene: Scene, interaction: Interaction): Step | null {
  const { frame, pending, state, side } = scene;
  const broken = brokenStep(scene);
  if (broken) return broken;
  if (state.outcome !== null || side === -1) return null;
  const foe = side === 0 ? 1 : 0;
  if ((!pending || !frame) && showsOwnOrder(scene, state.active === side))
    return beginsTurn(state)
      ? { key: 'web.guide.sip.turnBegins', rule: 'SIP-AP-1', facts: {} }
      : { key: 'web.guide.ownOrder', rule: 'SIP-ACT-1', facts: {} };
  if (!pending || !frame) return { key: 'web.guide.sip.wait', rule: 'SIP-ACT-1', facts: {}, sides: { side: foe } };
  if (interaction.tool.at === 'carry') return { key: 'web.guide.sip.drop', rule: 'SIP-MOV-1', facts: {} };
  if (interaction.tool.at === 'aimed') {
    const { aim } = interaction.tool;
    return missedRing(scene, interaction.selected, aim) ?? confirmed(scene, aim);
  }
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

/** SIP-TRN-1: the die for action points comes before any order; dice of the enemy may still be shown. */
function beginsTurn({ frames }: State): boolean {
  const top = frames[frames.length - 1];
  return top?.at === 'turn' && top.step === 'points';
}

const confirmed = (scene: Scene, aim: ProposedCommand): Step => ({
  ...confirmStep(scene, aim),
  ...(aim.command && answerOf(CONFIRM)),
});

/** A drag that missed the ring, or came to it by a dearer way, can still be led to it. */
function missedRing(scene: Scene, selected: PieceRef | null, { refusal, piece }: ProposedCommand): Step | null {
  const asked = refusal && isOrdering(scene) ? nextOrder(scene, selected) : null;
  if (!asked?.move || !asked.to || !samePiece(asked.pieces?.['unit'] ?? null, piece)) return null;
  const { move, to } = asked;
  return { key: 'web.guide.sip.missed', rule: 'SIP-MOV-1', facts: {}, pieces: { unit: piece }, move, to };
}

/** SIP-VIC-1: units that broke, were removed or stopped routing, one's own and the enemy's; and own units that took DP. */
export function newsOf({ state, side }: Scene, events: readonly Event[]): readonly Step[] {
  const named = events.flatMap((event) =>
    event.type === 'broken' || event.type === 'removed' || event.type === 'stopped' || event.type === 'disrupted'
      ? [event]
      : [],
  );
  return [...new Set(named.map((event) => event.unit))].flatMap((index): readonly Step[] => {
    const { status, dp } = state.units[index] as Unit;
    const own = state.field.units[index]?.side === side;
    const pieces = { unit: unit(index) };
    const happened = (type: Event['type']) => named.some((event) => event.unit === index && event.type === type);
    const counted = (key: string): Step => ({
      key: `web.guide.sip.${own ? 'lost' : 'gained'}.${key}`,
      rule: 'SIP-VIC-1',
      facts: {},
      pieces,
    });
    // How it stands now: a unit may break and be stopped, or be removed, before the player is asked.
    if (status === 'removed') return happened('removed') ? [counted('removed')] : [];
    if (status === 'routing') return happened('broken') ? [counted('broken')] : [];
    if (happened('stopped')) return [counted('stopped')];
    if (!own || dp === 0 || !happened('disrupted')) return [];
    return [{ key: 'web.guide.sip.worn', rule: 'SIP-BRK-1', facts: { dp, most: BREAKS_AT }, pieces }];
  });
}

/** An enemy that breaks in its own turn may still rally in it. */
function brokenStep({ pending, state, side }: Scene): Step | null {
  if (pending || state.outcome !== null || side === -1 || state.active === side) return null;
  const foe = side === 0 ? 1 : 0;
  const { left, lost, limit } = lossFacts(state, foe);
  if (left > 0) return null;
  return { key: 'web.guide.sip.waitBroken', rule: 'SIP-VIC-1', facts: { lost, limit }, sides: { side: foe } };
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

/** The rule that an attack teaches. */
function attackRule({ field }: State, attack: Attack): string {
  if (attack.type !== 'moveFire') return attack.type === 'charge' ? 'SIP-CHG-2' : 'SIP-FIR-1';
  return moveFireRule(field.units[attack.unit] as UnitProfile, attack);
}

/** A poorer rally comes after all else. */
const LEAST_RALLY = 1 / 3;

/** The battle is won if the turn ends now: no order could make it surer, and none is worth its risk. */
function wonNow({ offers, state, side }: Scene, rule: string): Step {
  const foe = side === 0 ? 1 : 0;
  const { lost, limit } = lossFacts(state, foe);
  return {
    key: `web.guide.sip.${rule === 'SIP-VIC-3' ? 'endWonPoints' : 'endWon'}`,
    rule,
    facts: { lost, limit },
    sides: { side: foe },
    ...answerOf(offers.find(({ type }) => type === 'endTurn')),
  };
}

function nextOrder(scene: Scene, selected: PieceRef | null): Step {
  const { offers, state } = scene;
  const end = endNow(scene);
  if (end?.result === 'won') return wonNow(scene, end.rule);
  const told = (key: string, rule: string, command: Command, facts: Facts = {}, chosenKey = key): Step => {
    const subject = subjectOf(command) as PieceRef;
    const target = targetOf(command);
    const isChosen = samePiece(selected, subject);
    return {
      key: `web.guide.sip.${isChosen ? `${chosenKey}.chosen` : key}`,
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
  if (attack) {
    // The reason stands where the unit is named; the button itself says the same for each.
    const facts = { ...riskOf(state, attack), ...reasonFacts(scene, attack) };
    return told(
      attackKey(scene, attack, promise(state, attack)),
      attackRule(state, attack),
      attack,
      facts,
      attack.type,
    );
  }
  const rally = best(rallies, (command) => promise(state, command));
  const rallied = rally && told(rally.one.type === 'reroll' ? 'reroll' : 'rallyReady', 'SIP-RAL-1', rally.one);
  if (rallied && rally.worth >= LEAST_RALLY) return rallied;
  const way = wayForward(scene);
  if (way) return forward(scene, way);
  // Action points that are left are lost: a poor chance is better than none.
  return rallied ?? ending(scene);
}

/** Chance that a unit of the viewer rallies now; 0: it may not try. */
const rallyOf = ({ state, offers }: Scene, index: number): number =>
  Math.max(0, ...offers.map((offer) => (offer.type === 'rally' && offer.unit === index ? promise(state, offer) : 0)));

/** With so many DP one expects a unit to be rallied. */
const WORN = 2;

/** The words for an attack, with the reason where one would not see it: a charge hardly won, fire of a unit that needs a rally. */
function attackKey(scene: Scene, { type, unit, target }: Attack, chance: number): string {
  const { units } = scene.state;
  const [own, foe] = [units[unit]?.dp ?? 0, units[target]?.dp ?? 0];
  if (type !== 'charge') {
    if (own < WORN) return type;
    if (rallyOf(scene, unit) > 0) return `${type}Worn`;
    return rallyBan(scene, unit)?.rule === 'SIP-VAR-4' ? `${type}Near` : type;
  }
  if (units[target]?.status === 'routing') return 'chargeCatches';
  if (chance >= 1 / 2) return 'charge';
  if (foe === BREAKS_AT - 1) return 'chargeBreaks';
  return foe > own ? 'chargeWorn' : 'chargeGives';
}

function reasonFacts(scene: Scene, attack: Attack): Facts {
  const { units } = scene.state;
  return {
    rally: percent(rallyOf(scene, attack.unit)),
    ownDp: units[attack.unit]?.dp ?? 0,
    foeDp: units[attack.target]?.dp ?? 0,
    most: BREAKS_AT,
  };
}

/** Chances of a DP: for the target of an attack, and for the unit itself. */
function riskOf(state: State, attack: Attack): Facts {
  const { targetDisrupted, ownDisrupted } = orderOdds(state, attack);
  return { given: percent(targetDisrupted), own: percent(ownDisrupted) };
}

function forward({ state }: Scene, { command, to, unit: index, target, gap, next }: Way): Step {
  const profile = state.field.units[index] as UnitProfile;
  const horse = next === null ? 'moveHorse' : 'moveHorseNext';
  const key = command.distance === 0 ? 'turn' : armOf(profile) === 'cavalry' ? horse : 'move';
  return {
    key: `web.guide.sip.${key}`,
    rule: command.distance === 0 ? 'SIP-MOV-3' : 'SIP-MOV-1',
    facts: { cm: Math.round(gap / 10), reach: toCm(rateOf(profile)), next: percent(next?.chance ?? 0) },
    pieces: { unit: unit(index), target: unit(target) },
    move: command,
    to,
  };
}

/** A worn unit that gets out of reach of every enemy by an action point that would be lost. */
function fallingBack(scene: Scene): Step | null {
  const { offers, state } = scene;
  const ways = offers
    .filter((offer) => offer.type === 'retire')
    .filter((offer) => (state.units[offer.unit]?.dp ?? 0) >= WORN)
    .map((offer) => ({ offer, aim: proposalFor(scene, unit(offer.unit), offer) }))
    .filter(({ aim }) => isOutOfReach(aim));
  const way = best(ways, ({ offer }) => (state.units[offer.unit]?.dp ?? 0) * 1e6 - offer.distance)?.one;
  if (!way?.aim.ghost) return null;
  const { x, y } = way.aim.ghost;
  return {
    key: 'web.guide.sip.retire',
    rule: 'SIP-MOV-9',
    facts: { ownDp: state.units[way.offer.unit]?.dp ?? 0, most: BREAKS_AT, points: state.points },
    pieces: { unit: unit(way.offer.unit) },
    move: way.offer,
    to: { x, y },
  };
}

const DANGERS_LEFT = ['sip.after.fire.out', 'sip.after.charge.out'];
const DANGERS_THERE = ['sip.after.fire.in', 'sip.after.fire.still', 'sip.after.charge.in', 'sip.after.charge.still'];

/** Some enemy could fire at it or charge it, and none can afterwards. */
const isOutOfReach = ({ consequences }: ProposedCommand): boolean =>
  consequences.some(({ what }) => DANGERS_LEFT.includes(what)) &&
  !consequences.some(({ what }) => DANGERS_THERE.includes(what));

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
  const retreat = fallingBack(scene);
  if (retreat) return retreat;
  if (waitsForEnemy(scene)) return told('endWait', { rule: 'SIP-MOV-6' });
  const charge = best(attacksIn(scene), (attack) => promise(state, attack));
  if (!charge) return told('endLeft');
  return told('endRisk', {
    rule: 'SIP-MEL-7',
    facts: { chance: percent(charge.worth), ...riskOf(state, charge.one) },
    pieces: { unit: unit(charge.one.unit), target: unit(charge.one.target) },
  });
}
