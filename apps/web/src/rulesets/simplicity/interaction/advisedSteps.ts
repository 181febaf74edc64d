/** The order that the head advises, as a step: what to tap, what it promises, and what it is for. Pure. */
import type { Advice as Thoughts } from '@drumhead/bots';
import { armOf, BREAKS_AT, type Command, moveFireRule, orderOdds, type UnitProfile } from '@drumhead/simplicity/screen';
import { sameOrder } from '../../../battle/interaction/sameOrder.ts';
import type { Advice } from '../../../guide/advice.ts';
import { answerOf } from '../../../guide/answerOf.ts';
import { mainTerm } from '../../../guide/head.ts';
import { nearestPiece } from '../../../guide/nearestPiece.ts';
import type { Facts } from '../../../i18n/index.ts';
import { percent } from '../../../panels/percent.ts';
import { lossFacts } from '../panels/lossFacts.ts';
import { endNow } from './endNow.ts';
import { placeOf } from './places.ts';
import { proposalFor } from './proposal.ts';
import { able, type PieceRef, samePiece, type Scene, subjectOf, targetOf } from './scene.ts';

type Step = Advice<PieceRef>;
type Order<T extends Command['type']> = Extract<Command, { readonly type: T }>;

/** Orders that are drawn on the table. */
const DRAWN: readonly Command['type'][] = ['move', 'retire', 'moveCommand'];

const unit = (index: number): PieceRef => ({ what: 'unit', index });

export function advisedStep(scene: Scene, selected: PieceRef | null, head: Thoughts): Step {
  const command = head.best as Command;
  const won = wonNow(scene);
  if (won) return won;
  if (command.type === 'endTurn') return ending(scene, head);
  const subject = subjectOf(command);
  const why = whyOf(scene, head);
  if (subject === null) return { ...answerStep(scene, command), ...why };
  if (DRAWN.includes(command.type) || !scene.offers.some((offer) => sameOrder(offer, command)))
    return { ...drawnStep(scene, command, subject), ...why };
  const isChosen = samePiece(selected, subject);
  const target = targetOf(command);
  const [key, rule] = orderKey(scene, command);
  // The reason stands where the unit is named; the button itself says the same for each charge.
  const chosen = `${command.type === 'charge' ? 'charge' : key}.chosen`;
  return {
    key: `web.guide.sip.${isChosen ? chosen : key}`,
    rule,
    facts: factsOf(scene, command),
    pieces: { unit: subject, ...(target < 0 ? {} : { target: unit(target) }) },
    ...(!isChosen && why),
    ...answerOf(isChosen ? command : subject),
  };
}

/** Chances of an order, exact, and how worn the two are. */
function factsOf({ state }: Scene, command: Command): Facts {
  const { succeeds, targetDisrupted, ownDisrupted } = orderOdds(state, command);
  return {
    chance: percent(succeeds),
    given: percent(targetDisrupted),
    own: percent(ownDisrupted),
    points: state.points,
    ownDp: 'unit' in command ? (state.units[command.unit]?.dp ?? 0) : 0,
    foeDp: state.units[targetOf(command)]?.dp ?? 0,
    most: BREAKS_AT,
  };
}

/** The words for an order, and the rule that it teaches. */
function orderKey({ state }: Scene, command: Command): readonly [key: string, rule: string] {
  switch (command.type) {
    case 'charge':
      return [chargeKey(state, command), 'SIP-CHG-2'];
    case 'fire':
      return ['fire', 'SIP-FIR-1'];
    case 'moveFire':
      return ['moveFire', moveFireRule(state.field.units[command.unit] as UnitProfile, command)];
    case 'rally':
      return state.units[command.unit]?.status === 'routing' ? ['rally', 'SIP-RAL-7'] : ['rallyReady', 'SIP-RAL-1'];
    case 'reroll':
      return ['reroll', 'SIP-RAL-7'];
    default:
      return ['order', 'SIP-ACT-1'];
  }
}

/** A target that runs, or that one DP more breaks; a charge that is hardly won is for the DP. */
function chargeKey(state: Scene['state'], charge: Order<'charge'>): string {
  const target = state.units[charge.target];
  if (target?.status === 'routing') return 'chargeCatches';
  if (target?.dp === BREAKS_AT - 1) return 'chargeBreaks';
  return orderOdds(state, charge).succeeds < 1 / 2 ? 'chargeGives' : 'charge';
}

/** A question of the rules: how far to follow up, where to face. */
function answerStep({ offers, pending }: Scene, command: Command): Step {
  const told = (key: string, rule = pending?.rule ?? 'SIP-ACT-1'): Step => ({
    key: `web.guide.sip.${key}`,
    rule,
    facts: {},
    ...answerOf(command),
  });
  if (offers.length === 1) return told('only');
  if (command.type === 'face') return told('face', 'SIP-MEL-15');
  if (command.type !== 'advance') return told('answer');
  const distances = offers.flatMap((offer) => (offer.type === 'advance' ? [offer.distance] : []));
  return told(command.distance > Math.min(...distances) ? 'advance' : 'advance.stay', 'SIP-MEL-14');
}

/** An order for the table: its ring, and its move at a tap. */
function drawnStep(scene: Scene, command: Command, subject: PieceRef): Step {
  const ghost = proposalFor(scene, subject, command)?.ghost;
  const [key, rule] =
    command.type === 'moveCommand'
      ? (['ride', 'SIP-CMD-1'] as const)
      : command.type === 'retire'
        ? (['retire', 'SIP-MOV-9'] as const)
        : isTurn(command)
          ? (['turn', 'SIP-MOV-3'] as const)
          : (['move', 'SIP-MOV-1'] as const);
  return {
    key: `web.guide.sip.${key}`,
    rule,
    facts: { points: scene.state.points },
    pieces: { unit: subject },
    move: command,
    ...(ghost && { to: { x: ghost.x, y: ghost.y } }),
  };
}

const isTurn = (command: Command): boolean => command.type === 'move' && command.distance === 0;

/** Terms that are said of an order in words of its own. */
const KINDS: Partial<Record<Command['type'], string>> = {
  charge: 'attack',
  fire: 'attack',
  moveFire: 'attack',
  rally: 'rally',
  reroll: 'rally',
  moveCommand: 'ride',
};

const OWN_WORDS: Readonly<Record<string, readonly string[]>> = {
  troops: ['attack', 'rally'],
  resolve: ['attack'],
  command: ['ride'],
  danger: ['attack'],
};

/** What speaks most for the order: a term of the head, in words for this kind of order. */
function whyOf(scene: Scene, { best, gains }: Thoughts): { readonly why?: string } {
  const term = mainTerm(gains);
  if (term === null) return {};
  const command = best as Command;
  if (term === 'advance') return { why: `web.guide.sip.why.${advanceKey(scene, command)}` };
  const kind = KINDS[command.type] ?? '';
  return { why: `web.guide.sip.why.${term}${OWN_WORDS[term]?.includes(kind) ? `.${kind}` : ''}` };
}

/** The term counts how near the enemy is, by arm, and whether the unit faces him. */
function advanceKey(scene: Scene, command: Command): string {
  const subject = subjectOf(command);
  if (subject?.what !== 'unit' || isTurn(command)) return 'advance.faces';
  const [now, ghost] = [placeOf(scene.state, subject), proposalFor(scene, subject, command)?.ghost];
  if (!now || !ghost) return 'advance';
  const enemies = scene.state.units.map((_, index) =>
    scene.state.field.units[index]?.side === scene.side ? null : placeOf(scene.state, unit(index)),
  );
  const gapAt = (place: object) => nearestPiece({ ...now, ...place }, enemies)?.gap ?? 0;
  if (gapAt({ x: ghost.x, y: ghost.y, facing: ghost.facing }) < gapAt({})) return 'advance';
  const isFoot = armOf(scene.state.field.units[subject.index] as UnitProfile) === 'foot';
  return isFoot ? 'advance.faces' : 'advance.apart';
}

/** The battle is won if the turn ends now, says the judge: then nothing else is asked for. */
function wonNow(scene: Scene): Step | null {
  const end = endNow(scene);
  if (end?.result !== 'won') return null;
  const foe = scene.side === 0 ? 1 : 0;
  const { lost, limit } = lossFacts(scene.state, foe);
  return {
    key: `web.guide.sip.${end.rule === 'SIP-VIC-3' ? 'endWonPoints' : 'endWon'}`,
    rule: end.rule,
    facts: { lost, limit },
    sides: { side: foe },
    ...answerOf(scene.offers.find(({ type }) => type === 'endTurn')),
  };
}

/** The end of the turn: that no order is left, or what the next best order would bring. */
function ending(scene: Scene, { best, second, reasons }: Thoughts): Step {
  const { state } = scene;
  const told = (key: string, more: Partial<Step> = {}): Step => ({
    rule: 'SIP-AP-1',
    ...more,
    key: `web.guide.sip.${key}`,
    facts: { points: state.points },
    ...answerOf(best),
  });
  const other = second === null ? null : subjectOf(second as Command);
  if (other === null || state.points === 0 || able(scene).length === 0) return told('end');
  const term = mainTerm(reasons);
  return told(term === null ? 'endLeft' : 'endBut', {
    pieces: { unit: other },
    ...(term !== null && { why: `web.guide.sip.but.${term}` }),
  });
}
