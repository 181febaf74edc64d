/** Steps of the guided battle: the order of the head that plays, said with what it promises. Pure; the player may do anything else. */
import { total } from '@drumhead/engine';
import type { Command, Event } from '@drumhead/large-battles';
import { ELIMINATED, idleSpearhead, penetration, scoreAgainst, spearhead } from '@drumhead/large-battles/screen';
import { sameOrder } from '../../../battle/interaction/sameOrder.ts';
import { type Advice, showsOwnOrder } from '../../../guide/advice.ts';
import { answerOf, CONFIRM } from '../../../guide/answerOf.ts';
import { type Head, orderOf, withoutAdvice } from '../../../guide/head.ts';
import { percent } from '../../../panels/percent.ts';
import { activationOf } from './activated.ts';
import { ableUnits, advisedStep, unitPiece } from './advisedSteps.ts';
import { chanceOf } from './chanceOf.ts';
import type { ProposedCommand } from './proposal.ts';
import { type PieceRef, samePiece, type Scene } from './scene.ts';
import type { Interaction } from './tool.ts';

type Step = Advice<PieceRef>;

export function firstStep(scene: Scene, { tool, selected }: Interaction, head: Head): Step | null {
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
  if (tool.at === 'aimed') return proposed(scene, selected, tool.aim, head);
  return typeof head === 'string' ? withoutAdvice(head, pending.rule) : advisedStep(scene, selected, head);
}

/** An order in hand. Before its activation a move waits for the choice of dice. */
function proposed(
  scene: Scene,
  selected: PieceRef | null,
  { command, cost, refusal, piece }: ProposedCommand,
  head: Head,
): Step {
  // A drag that missed the ring can still be led to it.
  const asked = refusal && typeof head !== 'string' ? advisedStep(scene, selected, head) : null;
  const unit = asked?.pieces?.['unit'];
  const ring = asked?.move && samePiece(unit ?? null, piece) ? { move: asked.move, pieces: { unit: piece } } : null;
  if (ring && asked?.to) return { key: 'web.guide.lb.missed', rule: 'LB-MOVE-01', facts: {}, ...ring, to: asked.to };
  if (command === null) return { key: 'web.guide.lb.illegal', rule: 'LB-MOVE-01', facts: {} };
  if (command.type === 'pass') {
    const isAdvised = sameOrder(orderOf(head), command);
    const isEarly = ableUnits(scene).length > 0;
    return {
      key: `web.guide.lb.${isEarly ? 'passing' : 'passed'}`,
      rule: isEarly ? 'LB-ACT-17' : 'LB-VIC-13',
      facts: {},
      ...((isAdvised || !isEarly) && answerOf(CONFIRM)),
    };
  }
  const rolls = command.type === 'move' ? activationOf(scene, command.unit)?.rolls : undefined;
  if (!rolls && refusal)
    return { key: 'web.guide.lb.confirmNearest', rule: 'LB-ACT-11', facts: {}, ...answerOf(CONFIRM) };
  if (!rolls) return { ...confirmation(scene, command), ...answerOf(CONFIRM) };
  const advised = orderOf(head) as Command | null;
  const asks = advised?.type === 'activate' && samePiece(unitPiece(advised.unit), piece) ? advised.dice : 1;
  const roll = rolls.find(({ dice }) => dice >= Math.max(asks, cost));
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
