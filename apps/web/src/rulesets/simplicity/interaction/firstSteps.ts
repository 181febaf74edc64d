/** Steps of the guided battle: the order of the head that plays, said with what it promises. Pure; the player may do anything else. */
import { total } from '@drumhead/engine';
import { BREAKS_AT, breakingPoint, type Event, pointsOf, type State, type Unit } from '@drumhead/simplicity/screen';
import { type Advice, showsOwnOrder } from '../../../guide/advice.ts';
import { answerOf, CONFIRM } from '../../../guide/answerOf.ts';
import { type Head, orderOf, withoutAdvice } from '../../../guide/head.ts';
import { lossFacts } from '../panels/lossFacts.ts';
import { advisedStep } from './advisedSteps.ts';
import { confirmStep, PRICE } from './confirmSteps.ts';
import { type ProposedCommand } from './proposal.ts';
import { isOrdering, type PieceRef, samePiece, type Scene } from './scene.ts';
import type { Interaction } from './tool.ts';

type Step = Advice<PieceRef>;

const unit = (index: number): PieceRef => ({ what: 'unit', index });

export function firstStep(scene: Scene, interaction: Interaction, head: Head): Step | null {
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
    return missedRing(scene, interaction.selected, aim, head) ?? confirmed(scene, aim, head);
  }
  return typeof head === 'string' ? withoutAdvice(head, pending.rule) : advisedStep(scene, interaction.selected, head);
}

/** SIP-TRN-1: the die for action points comes before any order; dice of the enemy may still be shown. */
function beginsTurn({ frames }: State): boolean {
  const top = frames[frames.length - 1];
  return top?.at === 'turn' && top.step === 'points';
}

/** Beside what gets worse stands what the advised order is for. */
function confirmed(scene: Scene, aim: ProposedCommand, head: Head): Step {
  const step = confirmStep(scene, aim, orderOf(head));
  const why = step.key === PRICE && typeof head !== 'string' ? advisedStep(scene, null, head).why : undefined;
  return { ...step, ...(why !== undefined && { why }), ...(aim.command && answerOf(CONFIRM)) };
}

/** A drag that missed the ring, or came to it by a dearer way, can still be led to it. */
function missedRing(
  scene: Scene,
  selected: PieceRef | null,
  { refusal, piece }: ProposedCommand,
  head: Head,
): Step | null {
  const asked = refusal && isOrdering(scene) && typeof head !== 'string' ? advisedStep(scene, selected, head) : null;
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
