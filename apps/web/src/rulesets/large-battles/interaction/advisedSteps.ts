/** The order that the head advises, as a step: what to tap, what it promises, and what it is for. Pure. */
import type { Advice as Thoughts } from '@drumhead/bots';
import type { Command } from '@drumhead/large-battles';
import { MOST_DICE } from '@drumhead/large-battles/screen';
import { sameOrder } from '../../../battle/interaction/sameOrder.ts';
import type { Advice } from '../../../guide/advice.ts';
import { answerOf } from '../../../guide/answerOf.ts';
import { mainTerm } from '../../../guide/head.ts';
import { percent } from '../../../panels/percent.ts';
import { mm } from '../../../table/units.ts';
import { fightStep } from './fightSteps.ts';
import { chanceOf } from './chanceOf.ts';
import { unitRoll } from './odds.ts';
import { placeOf } from './places.ts';
import { actingUnits, judge, type PieceRef, samePiece, type Scene, subjectOf } from './scene.ts';
import { ifEnemyHolds } from './way.ts';

type Step = Advice<PieceRef>;

export const unitPiece = (index: number): PieceRef => ({ what: 'unit', index });
const generalPiece = (index: number): PieceRef => ({ what: 'general', index });

/** Orders that are drawn on the table. */
const DRAWN: readonly Command['type'][] = ['move', 'form', 'ride'];

export function advisedStep(scene: Scene, selected: PieceRef | null, head: Thoughts): Step {
  const command = head.best as Command;
  const { frame } = scene;
  if (command.type === 'activate' || command.type === 'activateGeneral') return activateStep(scene, selected, head);
  if (frame?.at === 'phase' || frame?.at === 'slot') return betweenStep(scene, head);
  if (frame?.at === 'window') return { ...windowStep(scene, frame.dice, head), ...whyOf(head) };
  if (DRAWN.includes(command.type) || !scene.offers.some((offer) => sameOrder(offer, command)))
    return drawnStep(scene, head);
  if (frame?.at === 'combat') return { ...fightStep(scene, frame, command), ...whyOf(head) };
  return command.type === 'stop' ? stopStep(scene, head) : orderStep(scene, head);
}

/** Kinds of orders that have words of their own for some terms. */
const KINDS: Partial<Record<Command['type'], string>> = {
  activate: 'activate',
  open: 'activate',
  react: 'activate',
  move: 'move',
  form: 'move',
  fire: 'attack',
  approach: 'approach',
  contact: 'attack',
  spend: 'attack',
  declare: 'attack',
  ride: 'ride',
  activateGeneral: 'ride',
};

const OWN_WORDS: Readonly<Record<string, readonly string[]>> = {
  fights: ['activate', 'approach', 'move'],
  generals: ['ride'],
};

/** What its chances say already. */
const TOLD_BY_ODDS = ['fights', 'losses'];

/** Answers that leave everything as it stands: they bring nothing, and are better than the next best. */
const RESTS: readonly Command['type'][] = ['hold', 'waive', 'stay', 'keep', 'decline'];

/** What speaks most for the order, or against the next best: a term of the head. */
function whyOf(head: Thoughts): { readonly why?: string } {
  const { type } = head.best as Command;
  if (RESTS.includes(type)) return butOf(head);
  const kind = KINDS[type] ?? '';
  const term = mainTerm(head.gains);
  if (term === null || (kind === 'attack' && TOLD_BY_ODDS.includes(term))) return {};
  return { why: `web.guide.lb.why.${term}${OWN_WORDS[term]?.includes(kind) ? `.${kind}` : ''}` };
}

/** Own units that may still be activated, by the offers. */
export function ableUnits({ offers, state, side }: Scene): readonly number[] {
  const brigades = new Set(offers.flatMap((offer) => (offer.type === 'open' ? [offer.brigade] : [])));
  const named = new Set(offers.flatMap((offer) => (offer.type === 'activate' ? [offer.unit] : [])));
  return state.units.flatMap((unit, i) =>
    unit.status === 'table' && state.field.units[i]?.side === side && (named.has(i) || brigades.has(unit.brigade))
      ? [i]
      : [],
  );
}

/** A unit or General to activate: it is named first, then its dice. */
function activateStep(scene: Scene, selected: PieceRef | null, head: Thoughts): Step {
  const command = head.best as Extract<Command, { readonly type: 'activate' | 'activateGeneral' }>;
  const piece = command.type === 'activate' ? unitPiece(command.unit) : generalPiece(command.general);
  const able = ableUnits(scene);
  if (!samePiece(selected, piece))
    return {
      key: `web.guide.lb.${command.type === 'activateGeneral' ? 'activateGeneral' : able.length === 1 ? 'activateLast' : 'activate'}`,
      rule: 'LB-ACT-12',
      facts: { left: able.length },
      pieces: { unit: piece },
      ...whyOf(head),
      ...answerOf(piece),
    };
  const roll = (dice: number) =>
    command.type === 'activate' ? unitRoll(scene.state, command.unit, dice, false) : null;
  const [one, two, three] = [roll(1), roll(2), roll(MOST_DICE)];
  const told = { rule: 'LB-ACT-07', pieces: { unit: piece }, ...answerOf(command) };
  if (!one || !two || !three) return { ...told, key: 'web.guide.lb.diceGeneral', facts: { dice: command.dice } };
  const isLast = command.dice > 1 && able.length === 1;
  const isWorth = !isLast && command.dice === MOST_DICE && mainTerm(head.reasons) !== null;
  return {
    ...told,
    key: `web.guide.lb.dice.${isLast ? 'last' : command.dice}`,
    facts: {
      left: able.length - 1,
      one: percent(1 - one.none),
      now: percent(1 - (roll(command.dice) ?? three).none),
      manyTwo: percent(two.atLeast[2] ?? 0),
      manyThree: percent(three.atLeast[2] ?? 0),
      two: percent(two.turnover),
      three: percent(three.turnover),
    },
    ...(isWorth && { why: 'web.guide.lb.dice.worth' }),
  };
}

/** Own units on the table that have not acted in this phase. */
const idleUnits = ({ state, side }: Scene): number =>
  state.units.filter(
    ({ status, activated }, i) => status === 'table' && !activated && state.field.units[i]?.side === side,
  ).length;

/** Between activations: a brigade to open or finish, the end of the phase. */
function betweenStep(scene: Scene, head: Thoughts): Step {
  const command = head.best as Command;
  const told = (key: string, rule: string, more: Partial<Step> = {}): Step => ({
    facts: {},
    ...more,
    key: `web.guide.lb.${key}`,
    rule,
    ...answerOf(command),
  });
  const left = idleUnits(scene);
  const canAct = ableUnits(scene).length > 0;
  switch (command.type) {
    case 'open':
      return command.brigade < 0
        ? told('openChief', 'LB-CINC-01', whyOf(head))
        : told('open', 'LB-ACT-04', whyOf(head));
    case 'pass':
      if (canAct) return told('passRest', 'LB-ACT-17', butOf(head));
      return left > 0 ? told('passFailed', 'LB-ACT-13', { facts: { left } }) : told('pass', 'LB-ACT-17');
    case 'close':
      return canAct ? told('closeRest', 'LB-ACT-17', butOf(head)) : told('end', 'LB-ACT-17');
    default:
      return told('answer', scene.pending?.rule ?? 'LB-ACT-04', whyOf(head));
  }
}

/** What the next best order would bring. */
function butOf({ reasons, second }: Thoughts): { readonly why?: string } {
  const term = second === null ? null : mainTerm(reasons);
  return term === null ? {} : { why: `web.guide.lb.but.${term}` };
}

/** A reaction, or none. LB-REACT-14: where units stand too near to friends, the distance comes before any. */
function windowStep(scene: Scene, dice: number, head: Thoughts): Step {
  const command = head.best as Command;
  const told = (key: string, rule: string, more: Partial<Step> = {}): Step => ({
    ...more,
    key: `web.guide.lb.${key}`,
    rule,
    facts: { dice, ...more.facts },
    ...answerOf(command),
  });
  switch (command.type) {
    case 'correct':
      return told('correct', 'LB-PROX-06', {
        facts: { gap: Math.round(mm(scene.state.field.sticks.vs)) },
        pieces: { unit: unitPiece(command.unit) },
      });
    case 'react':
      return told('reactBest', 'LB-REACT-04', { pieces: { unit: unitPiece(command.unit) } });
    case 'hold':
      return told('react', 'LB-REACT-01');
    default:
      return told('answer', scene.pending?.rule ?? 'LB-REACT-01');
  }
}

/** An order for the table: its ring, and its move at a tap. */
function drawnStep(scene: Scene, head: Thoughts): Step {
  const command = head.best as Command;
  const piece = pieceOf(scene, command);
  const judged = judge(scene, command);
  const after = judged.ok ? ifEnemyHolds(scene, judged.after).state : null;
  const place = after && piece && placeOf(after, piece);
  const [key, rule] = drawnKey(command, scene.pending?.rule);
  return {
    key: `web.guide.lb.${key}`,
    rule,
    facts: { left: leftOf(scene, command) },
    pieces: piece ? { unit: piece } : {},
    ...whyOf(head),
    move: command,
    ...(place && { to: { x: place.x, y: place.y } }),
  };
}

/** `asked`: the rule by which a General needs another place. */
function drawnKey(command: Command, asked = 'LB-LEAD-20'): readonly [key: string, rule: string] {
  switch (command.type) {
    case 'form':
      return ['form', 'LB-MOVE-04'];
    case 'ride':
      return ['ride', 'LB-LEAD-03'];
    case 'reposition':
      return ['repositionTo', asked];
    default:
      return command.type === 'move' && command.move.kind === 'rotate'
        ? ['turn', 'LB-MOVE-12']
        : ['move', 'LB-MOVE-04'];
  }
}

/** Whose order it is. */
function pieceOf(scene: Scene, command: Command): PieceRef | null {
  if ('unit' in command && command.unit >= 0) return unitPiece(command.unit);
  if ('general' in command) return generalPiece(command.general);
  return subjectOf(scene);
}

function leftOf(scene: Scene, command: Command): number {
  const { frame } = scene;
  if (frame?.at === 'general') return frame.left;
  if (frame?.at === 'combat') {
    const { a, d, attackerSide } = frame.combat;
    return attackerSide === scene.side ? a : Math.max(0, ...d);
  }
  const acting = actingUnits(scene);
  return (acting.find(({ unit }) => 'unit' in command && unit === command.unit) ?? acting[0])?.left ?? 0;
}

/** The end of an activation, and what the next best order would bring. */
function stopStep(scene: Scene, head: Thoughts): Step {
  const piece = subjectOf(scene);
  const but = butOf(head);
  const isGeneral = scene.frame?.at === 'general';
  return {
    key: `web.guide.lb.${isGeneral ? 'general' : but.why === undefined ? 'stop' : 'stopRest'}`,
    rule: isGeneral ? 'LB-LEAD-03' : 'LB-ACT-22',
    facts: { left: leftOf(scene, head.best as Command) },
    pieces: piece ? { unit: piece } : {},
    ...but,
    ...answerOf(head.best),
  };
}

/** An answer of the panel. */
function orderStep(scene: Scene, head: Thoughts): Step {
  const command = head.best as Command;
  const piece = pieceOf(scene, command);
  const told = (key: string, rule: string, more: Partial<Step> = {}): Step => ({
    ...more,
    key: `web.guide.lb.${key}`,
    rule,
    facts: { left: leftOf(scene, command), ...more.facts },
    pieces: { ...(piece && { unit: piece }), ...more.pieces },
    ...whyOf(head),
    ...answerOf(command),
  });
  const chance = (what: string) => percent(chanceOf(scene, command, what));
  switch (command.type) {
    case 'fire':
      return told(command.target < 0 ? 'fireSector' : 'fire', 'LB-BOMB-01', {
        facts: { chance: chance('defenderHurt') },
        ...(command.target >= 0 && { pieces: { target: unitPiece(command.target) } }),
      });
    case 'approach':
      return told('approach', 'LB-APP-02', {
        facts: { chance: chance('defenderHurt'), own: chance('attackerHurt') },
      });
    case 'rally':
      return told('rally', 'LB-UNIT-09', { facts: { dis: scene.state.units[command.unit]?.dis ?? 0 } });
    case 'reload':
      return told('reload', 'LB-BOMB-02');
    case 'reposition':
      return told('reposition', scene.pending?.rule ?? 'LB-LEAD-20');
    default:
      return told(otherKey(scene), scene.pending?.rule ?? 'LB-ACT-11');
  }
}

/** An answer without words of its own: an action, or what a rule asks. */
function otherKey({ offers, frame }: Scene): string {
  if (offers.length === 1) return 'only';
  return frame?.at === 'acting' || frame?.at === 'general' ? 'act' : 'answer';
}
