/** Steps of the guided battle: what to tap now and why, read from the state. Pure; the player may do anything else. */
import { memoizeBy, total } from '@drumhead/engine';
import type { Command, Event } from '@drumhead/large-battles';
import {
  ELIMINATED,
  idleSpearhead,
  MOST_DICE,
  penetration,
  type ReactionProspect,
  reactionProspects,
  scoreAgainst,
  spearhead,
} from '@drumhead/large-battles/screen';
import { type Advice, answerOf, best, CONFIRM, quietAnswer, showsOwnOrder } from '../../../guide/advice.ts';
import { hasItsBackTo, nearestPiece } from '../../../guide/nearestPiece.ts';
import { percent } from '../../../panels/percent.ts';
import type { Place } from '../../../table/troops/footprints.ts';
import { mm } from '../../../table/units.ts';
import { actingAtBest, activationOf, bestRoll } from './activated.ts';
import {
  clearingAction,
  enemyPlaces,
  isGoodApproach,
  isLastStand,
  isWorn,
  nextAction,
  placesOf,
  promise,
  unitPiece,
} from './firstActions.ts';
import { chanceOf, fightStep, QUIET } from './firstFights.ts';
import { unitRoll } from './odds.ts';
import { isFoeDone, perilOf } from './phaseEnd.ts';
import { unitPlace } from './places.ts';
import type { ProposedCommand } from './proposal.ts';
import { judge, type PieceRef, samePiece, type Scene, sceneOf } from './scene.ts';
import type { Interaction } from './tool.ts';
import { ifEnemyHolds } from './way.ts';

type Step = Advice<PieceRef>;

export function firstStep(scene: Scene, { tool, selected }: Interaction): Step | null {
  const { frame, pending, state, side } = scene;
  if (state.outcome !== null) return null;
  if (!pending || !frame) {
    if (showsOwnOrder(scene, state.active === side)) return { key: 'web.guide.ownOrder', rule: 'LB-ACT-11', facts: {} };
    const foe = side === 0 ? 1 : 0;
    const breaks = state.active === foe && total(scoreAgainst(state, foe)) >= state.field.sides[foe].breakPoint;
    return breaks
      ? { key: 'web.guide.lb.waitBreaks', rule: 'LB-VIC-13', facts: {}, sides: { side: foe } }
      : { key: 'web.guide.lb.wait', rule: 'LB-REACT-01', facts: {}, sides: { side: foe } };
  }
  if (tool.at === 'carry') return { key: 'web.guide.lb.drop', rule: 'LB-MOVE-01', facts: {} };
  if (tool.at === 'aimed') return proposed(scene, selected, tool.aim);
  const offered = (type: Command['type']) => scene.offers.find((offer) => offer.type === type);
  switch (frame.at) {
    case 'phase': {
      if (mayRest(scene)) return safePass(scene);
      const open = scene.offers.find((offer) => offer.type === 'open' && offer.brigade >= 0);
      if (open) return { key: 'web.guide.lb.open', rule: 'LB-ACT-04', facts: {}, ...answerOf(open) };
      const left = idleUnits(scene);
      return left > 0
        ? { key: 'web.guide.lb.passFailed', rule: 'LB-ACT-13', facts: { left }, ...answerOf(offered('pass')) }
        : { key: 'web.guide.lb.pass', rule: 'LB-ACT-17', facts: {}, ...answerOf(offered('pass')) };
    }
    case 'slot':
      return mayRest(scene) ? safePass(scene) : nextUnit(scene, selected);
    case 'window':
      return reaction(scene, frame.dice);
    case 'acting':
      return nextAction(scene, selected);
    case 'general':
      return {
        key: 'web.guide.lb.general',
        rule: 'LB-LEAD-03',
        facts: { left: frame.left },
        ...answerOf(offered('stop')),
      };
    case 'reposition':
      return safestPlace(scene, frame.rule);
    case 'combat':
      return fightStep(scene, frame, pending.rule);
    default:
      return {
        key: 'web.guide.lb.answer',
        rule: pending.rule,
        facts: {},
        ...answerOf(quietAnswer(scene.offers, QUIET)),
      };
  }
}

/** Units that still gain by acting, against an enemy who is sure to break: guns from afar, and worn units that rally or fall back. */
const safelyUseful = (scene: Scene): readonly number[] =>
  ableUnits(scene).filter((unit) => isWorn(scene, unit) || scene.state.field.units[unit]?.arm === 'artillery');

/** Nothing is left to win by a fight. */
const mayRest = (scene: Scene): boolean => isFoeDone(scene) && safelyUseful(scene).length === 0;

/** The enemy loses when its own phase ends. */
const safePass = ({ offers, side }: Scene): Step => ({
  key: 'web.guide.lb.passSafe',
  rule: 'LB-VIC-13',
  facts: {},
  sides: { foe: side === 0 ? 1 : 0 },
  ...answerOf(offers.find(({ type }) => type === 'pass') ?? offers.find(({ type }) => type === 'close')),
});

/** An order in hand. Before its activation a move waits for the choice of dice. */
function proposed(scene: Scene, selected: PieceRef | null, { command, cost, refusal, piece }: ProposedCommand): Step {
  // A drag that missed the ring can still be led to it.
  const asked = refusal && firstStep(scene, { ...NO_ORDER, selected });
  const unit = asked?.pieces?.['unit'];
  const ring = asked?.move && samePiece(unit ?? null, piece) ? { move: asked.move, pieces: { unit: piece } } : null;
  if (ring && asked?.to) return { key: 'web.guide.lb.missed', rule: 'LB-MOVE-01', facts: {}, ...ring, to: asked.to };
  if (command === null) return { key: 'web.guide.lb.illegal', rule: 'LB-MOVE-01', facts: {} };
  if (command.type === 'pass' && isFoeDone(scene))
    return { key: 'web.guide.lb.passedSafe', rule: 'LB-VIC-13', facts: {}, ...answerOf(CONFIRM) };
  if (command.type === 'pass')
    return ableUnits(scene).length > 0
      ? { key: 'web.guide.lb.passing', rule: 'LB-ACT-17', facts: {} }
      : { key: 'web.guide.lb.passed', rule: 'LB-VIC-13', facts: {}, ...answerOf(CONFIRM) };
  const rolls = command.type === 'move' ? activationOf(scene, command.unit)?.rolls : undefined;
  if (!rolls && refusal)
    return { key: 'web.guide.lb.confirmNearest', rule: 'LB-ACT-11', facts: {}, ...answerOf(CONFIRM) };
  if (!rolls) return { ...confirmation(scene, command), ...answerOf(CONFIRM) };
  const roll = rolls.find(({ dice }) => dice >= Math.max(2, cost));
  return { key: 'web.guide.lb.drawn', rule: 'LB-ACT-07', facts: {}, ...answerOf(roll) };
}

/** An attack is confirmed by its chances, whether it was advised or not. */
function confirmation(scene: Scene, command: Command): Pick<Step, 'key' | 'rule' | 'facts'> {
  const rule = 'LB-ACT-11';
  const chance = (what: Parameters<typeof chanceOf>[2]) => percent(chanceOf(scene, command, what));
  switch (command.type) {
    case 'fire':
      return { key: 'web.guide.lb.confirmFire', rule, facts: { chance: chance('defenderHurt') } };
    case 'approach': {
      const facts = { chance: chance('defenderHurt'), own: chance('attackerHurt') };
      return { key: 'web.guide.lb.confirmApproach', rule, facts };
    }
    case 'contact': {
      const facts = { wins: chance('attackerWins'), loses: chance('defenderWins') };
      return { key: 'web.guide.lb.confirmContact', rule, facts };
    }
    default:
      return { key: 'web.guide.lb.confirm', rule, facts: {} };
  }
}

const NO_ORDER = { tool: { at: 'idle' } } as const;

/** Own units on the table that have not acted in this phase. */
const idleUnits = ({ state, side }: Scene): number =>
  state.units.filter(
    ({ status, activated }, i) => status === 'table' && !activated && state.field.units[i]?.side === side,
  ).length;

/** LB-LEAD-20. Of the places behind a steady unit, else of all, the one farthest from all enemies. */
function safestPlace(scene: Scene, rule: Step['rule']): Step {
  const enemies = enemyPlaces(scene);
  const friends = placesOf(scene, (i) => scene.state.field.units[i]?.side === scene.side);
  const places = scene.offers
    .filter((offer) => offer.type === 'reposition')
    .map((offer) => ({ offer, at: { x: mm(offer.x), y: mm(offer.y), ...POINT } }))
    .map((one) => ({ ...one, cover: coverOf(scene, one.at, friends), gap: nearestPiece(one.at, enemies)?.gap ?? 0 }));
  const covered = best(
    places.filter(({ cover }) => cover !== null),
    ({ gap }) => gap,
  )?.one;
  if (covered && covered.cover !== null)
    return {
      key: 'web.guide.lb.repositionBehind',
      rule,
      facts: {},
      pieces: { unit: unitPiece(covered.cover) },
      ...answerOf(covered.offer),
    };
  const far = best(places, ({ gap }) => gap)?.one;
  return { key: 'web.guide.lb.reposition', rule, facts: {}, ...answerOf(far?.offer) };
}

/** The own unit nearest to a place, if the place is behind it and the unit is steady. */
function coverOf(scene: Scene, at: Place, friends: readonly (Place | null)[]): number | null {
  const near = nearestPiece(at, friends);
  const place = near && friends[near.index];
  return near && place && hasItsBackTo(place, at) && isSteady(scene, near.index) ? near.index : null;
}

/** One DIS more does not eliminate it. Guns never rally, so that they never count as worn. */
const isSteady = (scene: Scene, unit: number): boolean => !isWorn(scene, unit) && !isLastStand(scene, unit);

const POINT = { facing: 0, width: 0, depth: 0 } as const;

const prospectsOf = memoizeBy((state: Scene['state']) => reactionProspects(state));

/** LB-REACT-14: where units stand too near to friends, the distance comes before any reaction. */
function reaction(scene: Scene, dice: number): Step {
  const { state, offers } = scene;
  const correct = best(
    offers.filter((offer) => offer.type === 'correct'),
    ({ move }) => -move.distance,
  )?.one;
  if (correct)
    return {
      key: 'web.guide.lb.correct',
      rule: 'LB-PROX-06',
      facts: { gap: Math.round(mm(state.field.sticks.vs)) },
      pieces: { unit: unitPiece(correct.unit) },
      ...answerOf(correct),
    };
  const units = prospectsOf(state).filter(({ what }) => what === 'unit');
  const found = units.find((prospect) => isWorthATry(scene, prospect));
  if (found)
    return {
      key: 'web.guide.lb.reactBest',
      rule: 'LB-REACT-04',
      facts: { dice },
      pieces: { unit: unitPiece(found.index) },
      ...answerOf(offers.find((offer) => offer.type === 'react' && offer.unit === found.index)),
    };
  const hold = answerOf(offers.find(({ type }) => type === 'hold'));
  const threatened = units.find((one) => one.threatened && one.enemy >= 0);
  if (threatened)
    return {
      key: 'web.guide.lb.reactThreat',
      rule: 'LB-REACT-09',
      facts: { dice },
      pieces: { unit: unitPiece(threatened.index), enemy: unitPiece(threatened.enemy) },
      ...hold,
    };
  return { key: 'web.guide.lb.react', rule: 'LB-REACT-01', facts: { dice }, ...hold };
}

/** Fire and rallies always are; an Approach is so by its odds. Other uses can wait for one's own phase. */
function isWorthATry(scene: Scene, { use, index }: ReactionProspect): boolean {
  if (use === 'shoot' || use === 'rally') return true;
  const asked = use === 'fight' ? judge(scene, { type: 'react', unit: index }) : null;
  const rolled = asked?.ok ? bestRoll(scene, asked.after) : null;
  if (!rolled) return false;
  const acting = sceneOf(ifEnemyHolds(scene, rolled).state, scene.seat, scene.rules);
  return acting.offers.some((offer) => offer.type === 'approach' && isGoodApproach(acting, offer));
}

/** Before the first order the aim, with the points that break either side; how they stand once one more may do it. */
export function firstAim({ state, side, frame }: Scene, begun: boolean): Step | null {
  const foe = side === 0 ? 1 : 0;
  const [myLimit, theirLimit] = [state.field.sides[side].breakPoint, state.field.sides[foe].breakPoint];
  if (!begun)
    return { key: 'web.guide.lb.aim', rule: 'LB-VIC-13', facts: { theirs: theirLimit, mine: myLimit }, sides: { foe } };
  const [mine, theirs] = [total(scoreAgainst(state, side)), total(scoreAgainst(state, foe))];
  if (state.outcome !== null || (mine < myLimit - 1 && theirs < theirLimit - 1)) return null;
  // The score is told when a choice of orders begins; in the middle of one it would only push the advice down.
  if (frame?.at !== 'phase' && frame?.at !== 'slot') return null;
  if (mine >= myLimit) return { key: 'web.guide.lb.atLimit', rule: 'LB-VIC-13', facts: { mine, myLimit } };
  if (frame.at !== 'phase') return null;
  const idle = idleSpearhead(state, foe);
  if (idle)
    return {
      key: `web.guide.lb.idle.${idle.why}`,
      rule: 'LB-VIC-11',
      facts: { theirs, theirLimit, mine, myLimit },
      pieces: { unit: unitPiece(idle.unit) },
      sides: { foe },
    };
  const facts = { mine, myLimit, theirs, theirLimit };
  const points = total(penetration(state, side));
  // Such points come and go without a loss that one would have seen.
  if (points > 0)
    return {
      key: 'web.guide.lb.closeEntered',
      rule: 'LB-VIC-11',
      facts: { ...facts, points },
      pieces: { unit: unitPiece(spearhead(state, side)) },
      sides: { foe },
    };
  return { key: 'web.guide.lb.close', rule: 'LB-VIC-03', facts, sides: { foe } };
}

/** LB-BRK-02, LB-VIC-07: units eliminated and brigades Shaken, one's own and the enemy's; and own units that took DIS. */
export function newsOf({ state, side }: Scene, events: readonly Event[]): readonly Step[] {
  const lost = events.flatMap((event): readonly Step[] => {
    if (event.type !== 'eliminated') return [];
    const { unit } = event;
    const dis = Math.max(0, ...events.map((one) => (one.type === 'disordered' && one.unit === unit ? one.dis : 0)));
    const own = dis >= ELIMINATED ? 'lostByDis' : 'lost';
    const key = state.field.units[unit]?.side === side ? own : 'gained';
    return [{ key: `web.guide.lb.${key}`, rule: event.rule, facts: { dis }, pieces: { unit: unitPiece(unit) } }];
  });
  const hit = events.flatMap((event) => (event.type === 'disordered' ? [event.unit] : []));
  const worn = [...new Set(hit)].flatMap((index): readonly Step[] => {
    const { status, dis } = state.units[index] ?? { status: null, dis: 0 };
    if (status !== 'table' || dis === 0 || state.field.units[index]?.side !== side) return [];
    const facts = { dis, most: ELIMINATED };
    return [{ key: 'web.guide.lb.worn', rule: 'LB-UNIT-05', facts, pieces: { unit: unitPiece(index) } }];
  });
  const shaken = events.flatMap((event) => (event.type === 'shaken' ? [event.brigade] : []));
  const shaking = [...new Set(shaken)].flatMap((brigade): readonly Step[] => {
    if (!state.brigades[brigade]?.shaken) return [];
    const whose = state.field.brigades[brigade]?.side === side ? 'own' : 'enemy';
    return [{ key: `web.guide.lb.shaken.${whose}`, rule: 'LB-VIC-07', facts: {} }];
  });
  return [...lost, ...shaking, ...worn];
}

/** Own units that the offers let activate now. */
export function ableUnits({ offers, state, side }: Scene): readonly number[] {
  const brigades = new Set(offers.flatMap((offer) => (offer.type === 'open' ? [offer.brigade] : [])));
  const named = new Set(offers.flatMap((offer) => (offer.type === 'activate' ? [offer.unit] : [])));
  return state.units.flatMap((unit, i) =>
    unit.status === 'table' && state.field.units[i]?.side === side && (named.has(i) || brigades.has(unit.brigade))
      ? [i]
      : [],
  );
}

/** Guns first, since they need not move; then worn units; then the unit that is nearest to the enemy. */
function nextUnit(scene: Scene, selected: PieceRef | null): Step {
  const { state } = scene;
  const able = isFoeDone(scene) ? safelyUseful(scene) : ableUnits(scene);
  if (selected?.what === 'unit' && able.includes(selected.index)) {
    const two = unitRoll(state, selected.index, 2, false);
    const three = unitRoll(state, selected.index, MOST_DICE, false);
    // With the last unit a double failure stops nobody.
    const isLast = able.length === 1;
    const roll = activationOf(scene, selected.index)?.rolls.find(({ dice }) => dice === (isLast ? MOST_DICE : 2));
    if (two && three)
      return {
        key: isLast ? 'web.guide.lb.diceLast' : 'web.guide.lb.dice',
        rule: 'LB-ACT-07',
        facts: {
          left: able.length - 1,
          mean: tenths((isLast ? three : two).mean),
          two: percent(two.turnover),
          three: percent(three.turnover),
        },
        pieces: { unit: selected },
        ...answerOf(roll),
      };
  }
  const peril = perilOf(scene);
  const saver =
    peril &&
    best(able, (unit) => {
      const acting = actingAtBest(scene, unit);
      const clears = acting && clearingAction(acting, unit, peril.enemy);
      return clears ? 1 + promise(acting, clears) + chanceOf(acting, clears, 'defenderBack') : 0;
    });
  if (peril && saver && saver.worth > 0)
    return {
      key: 'web.guide.lb.activateClear',
      rule: 'LB-VIC-13',
      facts: { points: peril.points, mine: peril.mine, left: able.length },
      pieces: { unit: unitPiece(saver.one), enemy: unitPiece(peril.enemy) },
      ...answerOf(unitPiece(saver.one)),
    };
  const enemies = enemyPlaces(scene);
  const kindOf = (unit: number): keyof typeof URGENCY => {
    if (state.field.units[unit]?.arm === 'artillery' && gapOf(unit) < GUN_RANGE)
      return state.units[unit]?.loaded === false ? 'activateEmptyGuns' : 'activateGuns';
    return isWorn(scene, unit) ? 'activateWorn' : 'activate';
  };
  const gapOf = (unit: number): number => {
    const place = unitPlace(state, unit);
    return (place && nearestPiece(place, enemies)?.gap) ?? 1e5;
  };
  const found = best(able, (unit) => URGENCY[kindOf(unit)] - gapOf(unit));
  if (!found) {
    const close = scene.offers.find(({ type }) => type === 'close');
    return { key: 'web.guide.lb.end', rule: 'LB-ACT-17', facts: {}, ...answerOf(close) };
  }
  const unit = unitPiece(found.one);
  const kind = kindOf(found.one);
  return {
    key: `web.guide.lb.${kind === 'activate' && ableUnits(scene).length === 1 ? 'activateLast' : kind}`,
    rule: 'LB-ACT-12',
    facts: { left: able.length, dis: state.units[found.one]?.dis ?? 0 },
    pieces: { unit },
    ...answerOf(unit),
  };
}

const tenths = (number: number): number => Math.round(number * 10) / 10;

const URGENCY = { activateGuns: 2e5, activateEmptyGuns: 2e5, activateWorn: 1e5, activate: 0 } as const;

/** Millimetres, about three Longs in 15 mm: guns that are nearer had better fire. */
const GUN_RANGE = 500;
