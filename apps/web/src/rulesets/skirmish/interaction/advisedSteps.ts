/** The order that the head advises, as a step: what to tap, what it promises, and what it is for. Pure. */
import type { Advice as Thoughts } from '@drumhead/bots';
import {
  activationPreview,
  type Command,
  engagedWith,
  isFirearm,
  MOST_DICE,
  onTable,
  type State,
} from '@drumhead/skirmish/screen';
import type { Advice } from '../../../guide/advice.ts';
import { answerOf } from '../../../guide/answerOf.ts';
import { mainTerm } from '../../../guide/head.ts';
import type { Facts } from '../../../i18n/index.ts';
import { percent } from '../../../panels/percent.ts';
import { mm } from '../../../table/units.ts';
import { bringsDown, clashAfter } from './clash.ts';
import { spotOf } from './places.ts';
import { activationOf, choosable, judge, type Scene, subjectOf, targetOf } from './scene.ts';

type Step = Advice<number>;
type Aimed = Extract<Command, { readonly type: 'attack' | 'shoot' }>;

export function advisedStep(scene: Scene, head: Thoughts): Step {
  const command = head.best as Command;
  switch (command.type) {
    case 'nominate':
      return {
        key: `web.guide.sk.${engagedWith(scene.state, command.model).length > 0 ? 'activateFighter' : 'activate'}`,
        rule: 'SK-ACT-1',
        facts: { left: choosable(scene).length },
        pieces: { model: command.model },
        ...whyOf(head),
        ...answerOf({ model: command.model }),
      };
    case 'dice':
      return diceStep(scene, subjectOf(scene), head);
    case 'endTurn':
    case 'stop':
      return resting(scene, head);
    case 'move':
    case 'takeCover':
      return drawnStep(scene, head);
    default:
      return orderStep(scene, head);
  }
}

/** Kinds of orders that have words of their own. */
const KINDS: Partial<Record<Command['type'], string>> = {
  nominate: 'activate',
  move: 'move',
  reload: 'reload',
  stand: 'stand',
  attack: 'attack',
  shoot: 'attack',
};

/** For which kinds a term has words of its own. */
const OWN_WORDS: Readonly<Record<string, readonly string[]>> = {
  men: ['activate', 'move', 'stand'],
  loads: ['move', 'reload'],
};

/** What an order is for above all, where that speaks for it too. */
const PURPOSE: Readonly<Record<string, string>> = { reload: 'loads', stand: 'men' };

/** What speaks most for the order: a term of the head. Of an attack its chances say as much as the losses. */
export function whyOf({ best, gains }: Thoughts): { readonly why?: string } {
  const kind = KINDS[(best as Command).type] ?? '';
  const purpose = gains.find(({ term, amount }) => amount > 0 && term === PURPOSE[kind])?.term;
  const term = purpose ?? mainTerm(gains);
  if (term === null || (kind === 'attack' && term === 'men')) return {};
  return { why: `web.guide.sk.why.${term}${OWN_WORDS[term]?.includes(kind) ? `.${kind}` : ''}` };
}

/** The end of a turn or an activation: that nothing is left to do, or what the next best order would bring. */
function resting(scene: Scene, { best, second, reasons }: Thoughts): Step {
  const isTurn = best.type === 'endTurn';
  const model = second === null ? null : modelOf(scene, second as Command);
  const term = second === null ? null : mainTerm(reasons);
  const isDone = isTurn ? choosable(scene).length === 0 : model === null;
  const isBut = !isDone && model !== null && term !== null;
  return {
    key: `web.guide.sk.${isTurn ? 'end' : 'stop'}${isDone ? '' : isBut ? 'But' : 'Idle'}`,
    rule: isTurn ? 'SK-ACT-6' : 'SK-ACT-8',
    facts: { left: activationOf(scene)?.left ?? 0 },
    pieces: model === null || (isTurn && !isBut) ? {} : { model },
    ...(isBut && { why: `web.guide.sk.but.${term}` }),
    ...answerOf(best),
  };
}

/** Whose order it is. */
function modelOf(scene: Scene, command: Command): number | null {
  if ('model' in command) return command.model;
  const subject = activationOf(scene)?.model ?? subjectOf(scene);
  return subject < 0 ? null : subject;
}

/** An order for the table: its ring, and its move at a tap. */
function drawnStep(scene: Scene, head: Thoughts): Step {
  const command = head.best as Extract<Command, { readonly type: 'move' | 'takeCover' }>;
  const model = modelOf(scene, command) ?? -1;
  const judged = judge(scene, command);
  const before = engagedWith(scene.state, model);
  const meets = judged.ok ? engagedWith(judged.after, model).find((enemy) => !before.includes(enemy)) : undefined;
  const spot = judged.ok ? spotOf(judged.after, model) : null;
  const kind = command.type === 'takeCover' ? 'takeCover' : meets === undefined ? 'move' : 'moveFight';
  return {
    key: `web.guide.sk.${kind}`,
    rule: command.type === 'takeCover' ? (scene.pending?.rule ?? 'SK-RNG-22') : 'SK-MOV-1',
    facts: { left: activationOf(scene)?.left ?? 0 },
    pieces: { model, ...(meets !== undefined && { enemy: meets }) },
    ...whyOf(head),
    move: command,
    to: spot ? { x: spot.x, y: spot.y } : { x: mm(command.x), y: mm(command.y) },
  };
}

/** An answer of the panel. */
function orderStep(scene: Scene, head: Thoughts): Step {
  const command = head.best as Command;
  const told = (key: string, rule: string, more: Partial<Step> = {}): Step => {
    const model = modelOf(scene, command);
    return {
      rule,
      ...more,
      key: `web.guide.sk.${key}`,
      facts: { left: activationOf(scene)?.left ?? 0, ...more.facts },
      pieces: { ...(model !== null && { model }), ...more.pieces },
      ...whyOf(head),
      ...answerOf(command),
    };
  };
  const other = activationOf(scene) ? 'act' : 'answer';
  switch (command.type) {
    case 'attack':
    case 'shoot': {
      const [key, rule] = aimedKey(scene.state, command);
      return told(key, rule, { facts: chancesOf(scene, command), pieces: { enemy: targetOf(command) } });
    }
    case 'reload':
      return told('reload', 'SK-RNG-5');
    case 'stand':
      return told('stand', 'SK-ACN-5');
    case 'prone':
      return told('prone', 'SK-ACN-5');
    case 'order':
      return told('order', 'SK-GRP-1', { pieces: groupOf(command) });
    case 'member':
      return told('group', 'SK-GRP-9');
    default:
      return told(scene.offers.length === 1 ? 'only' : other, scene.pending?.rule ?? 'SK-SEQ-2');
  }
}

/** All that a Leader's order names: they are ringed, since no button gives it at one tap. */
const groupOf = ({
  members,
  partners,
}: Extract<Command, { readonly type: 'order' }>): Readonly<Record<string, number>> =>
  Object.fromEntries([...members, ...partners].map((one, i) => [`member${i}`, one]));

/** Of a target on the ground "down" is no result. What takes two actions is chosen in the panel: a tap gives the plain one. */
function aimedKey({ field, models }: State, one: Aimed): readonly [key: string, rule: string] {
  const down = models[one.target]?.posture === 'fallen' ? 'Down' : '';
  if (one.type === 'attack') return one.powerful ? [`powerful${down}`, 'SK-ACN-3'] : [`attack${down}`, 'SK-HTH-2'];
  if (one.aimed) return [`aimed${down}`, 'SK-ACN-3'];
  const weapon = field.models[one.model]?.weapons[one.weapon];
  // What is thrown, and a bow, needs no loading.
  return [`${weapon !== undefined && isFirearm(weapon) ? 'shoot' : 'throw'}${down}`, 'SK-RNG-1'];
}

/** Chances that the target, or the model itself, is brought down or worse. */
function chancesOf(scene: Scene, one: Aimed): Facts {
  const clash = clashAfter(scene, one);
  if (!clash) return { chance: percent(0), own: percent(0) };
  return { chance: percent(bringsDown(clash, one.target)), own: percent(bringsDown(clash, one.model)) };
}

/** What one, two or three dice promise a model: exact. */
export function rollOf(state: State, model: number, dice: number) {
  const rows = activationPreview(state, model).find((one) => one.dice === dice)?.rows ?? [];
  const sum = (which: (row: (typeof rows)[number]) => boolean) =>
    rows.reduce((all, row) => all + (which(row) ? row.chance : 0), 0);
  return {
    acts: sum(({ actions }) => actions > 0),
    many: sum(({ actions }) => actions > 1),
    ends: sum(({ turnover }) => turnover),
  };
}

/** `least`: so many dice, at least, for a Move that was drawn before. */
export function diceStep(scene: Scene, model: number, { best, reasons }: Thoughts, least = 1): Step {
  const { state } = scene;
  // An Unpredictable model rolls before its dice are chosen.
  const dice = best.type === 'dice' ? Math.max((best as Extract<Command, { readonly type: 'dice' }>).dice, least) : 1;
  const [one, two, three] = [rollOf(state, model, 1), rollOf(state, model, 2), rollOf(state, model, MOST_DICE)];
  const isLast = dice > 1 && othersAble(scene, model) === 0;
  return {
    key: `web.guide.sk.dice.${isLast ? 'last' : dice}`,
    rule: 'SK-ACT-3',
    facts: {
      one: percent(one.acts),
      two: percent(two.acts),
      now: percent(rollOf(state, model, dice).acts),
      endsTwo: percent(two.ends),
      endsThree: percent(three.ends),
      manyTwo: percent(two.many),
      manyThree: percent(three.many),
    },
    pieces: { model },
    ...(!isLast && dice === MOST_DICE && mainTerm(reasons) !== null && { why: 'web.guide.sk.dice.worth' }),
    ...answerOf(best.type === 'dice' ? { ...best, dice } : best),
  };
}

/** Own models that may still be activated besides this one. */
export const othersAble = ({ state, player }: Scene, model: number): number =>
  onTable(state, player).filter((own) => own !== model && state.models[own]?.activated === false).length;
