/** Steps of the guided skirmish: what to tap now and why, read from the state. Pure; the player may do anything else. */
import {
  activationPreview,
  type Command,
  engagedWith,
  type Event,
  isEnemy,
  isLeader,
  MOST_DICE,
  onTable,
  type State,
} from '@drumhead/skirmish/screen';
import { sameOrder } from '../../../battle/interaction/sameOrder.ts';
import { type Advice, answerOf, best, CONFIRM, quietAnswer, showsOwnOrder } from '../../../guide/advice.ts';
import { percent } from '../../../panels/percent.ts';
import { mm } from '../../../table/units.ts';
import { nominated } from './activated.ts';
import { isSpent, isUnloaded, nearestEnemy, nextAction } from './firstActions.ts';
import { planOf, purposeOf } from './firstPlans.ts';
import { away, spotOf } from './places.ts';
import type { ProposedCommand } from './proposedCommand.ts';
import { activationOf, choosable, type Scene } from './scene.ts';
import type { Interaction } from './tool.ts';

type Step = Advice<number>;

/** Dice that the guide advises, but all for the last model, whose failures stop nobody. */
const USUAL_DICE = 2;

export function firstStep(scene: Scene, { tool, selected }: Interaction): Step | null {
  const { frame, pending, state, player } = scene;
  if (state.outcome !== null || player < 0) return null;
  if (!pending || !frame) return waitStep(scene);
  if (tool.at === 'carry') return { key: 'web.guide.sk.drop', rule: 'SK-MOV-1', facts: {} };
  if (tool.at === 'aimed') {
    if (tool.aim.command === null) return { key: 'web.guide.sk.illegal', rule: 'SK-MOV-2', facts: {} };
    // Before its activation a Move waits for the choice of dice.
    return frame.at === 'turn'
      ? {
          key: 'web.guide.sk.drawn',
          rule: 'SK-ACT-2',
          facts: {},
          ...answerOf(diceOf(scene, tool.aim.piece, Math.max(USUAL_DICE, tool.aim.cost))),
        }
      : {
          rule: 'SK-ACT-2',
          ...confirmation(scene, tool.aim),
          ...answerOf(CONFIRM),
        };
  }
  switch (frame.at) {
    case 'turn':
      return selected !== null && choosable(scene).includes(selected) ? diceStep(scene, selected) : nextModel(scene);
    case 'diceChoice':
      return diceStep(scene, frame.model);
    case 'acting':
      return nextAction(scene);
    case 'group':
      return groupStep(scene);
    case 'takeCover':
      return {
        key: 'web.guide.sk.takeCover',
        rule: pending.rule,
        facts: {},
        pieces: { model: frame.model },
        ...coverStep(scene, frame.model),
      };
    default:
      return {
        key: 'web.guide.sk.answer',
        rule: pending.rule,
        facts: {},
        ...answerOf(quietAnswer(scene.offers, QUIET)),
      };
  }
}

/** Dice are on the table, or somebody else is asked. */
function waitStep(scene: Scene): Step {
  const { state, player, all } = scene;
  if (showsOwnOrder(scene, state.active === player)) return { key: 'web.guide.ownOrder', rule: 'SK-SEQ-2', facts: {} };
  const asked = state.field.players.findIndex(({ id }) => id === all[0]?.seat);
  return {
    key: 'web.guide.sk.wait',
    rule: 'SK-SEQ-2',
    facts: {},
    sides: { side: asked < 0 ? state.active : asked },
  };
}

/** SK-GRP-9, SK-GRP-11. A member's next action; whoever must close up with its group may not end before. */
function groupStep(scene: Scene): Step {
  const { state, offers, frame } = scene;
  const action = nextAction(scene);
  if (action && (action.answer ?? action.move) !== undefined) return action;
  const acting = activationOf(scene)?.model ?? -1;
  const others = frame?.at === 'group' ? frame.order.members.filter((member) => member !== acting) : [];
  const friends = others.flatMap((member) => spotOf(state, member) ?? []);
  const moves = offers.filter((offer) => offer.type === 'move');
  const nearest = best(moves, ({ x, y }) => -Math.min(...friends.map((one) => away({ x: mm(x), y: mm(y) }, one))));
  return nearest && friends.length > 0
    ? {
        key: 'web.guide.sk.regroup',
        rule: 'SK-GRP-11',
        facts: {},
        pieces: { model: acting },
        move: nearest.one,
        to: { x: mm(nearest.one.x), y: mm(nearest.one.y) },
      }
    : { key: 'web.guide.sk.group', rule: 'SK-GRP-9', facts: {}, ...answerOf(offers[0]) };
}

/** What is said of an order in hand; of the advised Move also why it is worth what gets worse by it. */
function confirmation(scene: Scene, aim: ProposedCommand): Pick<Step, 'key' | 'facts'> {
  if (aim.refusal) return { key: 'web.guide.sk.confirmNearest', facts: {} };
  const advised = nextAction(scene);
  if (!advised?.move || !isWorse(aim) || !sameOrder(advised.move, aim.command))
    return { key: 'web.guide.sk.confirm', facts: {} };
  return { key: `web.guide.sk.confirmWorse${gainOf(scene.state, aim.piece, advised)}`, facts: advised.facts };
}

/** The end of the key that names what an advised Move gains. Even odds are no gain: it is made for want of powder. */
function gainOf(state: State, model: number, { key, facts }: Step): '' | 'Shot' | 'Fight' | 'Spent' {
  if (key.startsWith('web.guide.sk.moveShot')) return 'Shot';
  if (key.startsWith('web.guide.sk.moveFight') && facts['chance'] !== facts['own']) return 'Fight';
  return isSpent(state, model) ? 'Spent' : '';
}

const isWorse = ({ consequences }: ProposedCommand): boolean => consequences.some(({ effect }) => effect === 'worse');

/** The place farthest from all enemies; it is chosen on the table, or from the list of moves. */
function coverStep({ state, offers }: Scene, model: number): Partial<Step> {
  const enemies = state.models.flatMap((_, i) => (isEnemy(state, model, i) ? (spotOf(state, i) ?? []) : []));
  const places = offers.filter((offer) => offer.type === 'takeCover');
  const found = best(places, ({ x, y }) => Math.min(...enemies.map((enemy) => away({ x: mm(x), y: mm(y) }, enemy))));
  return found ? { move: found.one, to: { x: mm(found.one.x), y: mm(found.one.y) } } : {};
}

/** Answers that leave everything as it stands. */
const QUIET: readonly Command['type'][] = ['stop', 'endTurn'];

/** Before the first order the aim, and what breaks a squad. */
export function firstAim({ state, player }: Scene, begun: boolean): Step | null {
  const foe = state.field.players.findIndex((_, i) => i !== player);
  if (begun || player < 0 || foe < 0) return null;
  const of = (side: number) => state.squads[side]?.startedWith ?? 0;
  return {
    key: 'web.guide.sk.aim',
    rule: 'SK-END-2',
    facts: { theirs: of(foe), mine: of(player) },
    sides: { foe },
  };
}

/**
 * What befell the own models: a turn lost, a man lost, down or driven off, ammunition spent. All of it is over before
 * it is seen, so that only what still holds is said.
 */
export function newsOf({ state, player }: Scene, events: readonly Event[], step?: Step): readonly Step[] {
  const told = events.flatMap((event): readonly Step[] => {
    const news = newsIn(state, event);
    const isOwn = news && state.field.models[news.model]?.player === player;
    return isOwn
      ? [{ key: `web.guide.sk.${news.key}`, rule: news.rule, facts: {}, pieces: { model: news.model } }]
      : [];
  });
  const isFirst = ({ key, pieces }: Step, i: number) =>
    told.findIndex((one) => one.key === key && one.pieces?.['model'] === pieces?.['model']) === i;
  const isSaid = ({ key, pieces }: Step) =>
    key === 'web.guide.sk.felled' &&
    TELL_DOWN.includes(step?.key ?? '') &&
    step?.pieces?.['model'] === pieces?.['model'];
  return told.filter(isFirst).filter((one) => !isSaid(one));
}

/** Steps that say of their model that it is down. */
const TELL_DOWN: readonly string[] = ['web.guide.sk.activateStand', 'web.guide.sk.stand'];

/** Moves that nobody orders. */
const FORCED: readonly string[] = ['recoil', 'flight', 'cover'];

interface News {
  readonly key: string;
  readonly rule: Step['rule'];
  readonly model: number;
}

/** SK-ACT-3: successes are spent before the turn ends. Later an enemy may owe a turnover of its own. */
const turnLost = ({ active, field, frames }: State, model: number): string =>
  field.models[model]?.player === active && frames.some((frame) => 'turnover' in frame && frame.turnover)
    ? 'turnEnds'
    : 'turnLost';

function newsIn(state: State, event: Event): News | null {
  const { models } = state;
  switch (event.type) {
    case 'activationRolled':
      return event.turnover ? { key: turnLost(state, event.model), rule: 'SK-ACT-3', model: event.model } : null;
    case 'orderRolled':
      return event.turnover ? { key: turnLost(state, event.leader), rule: 'SK-ACT-3', model: event.leader } : null;
    case 'out':
      return event.reason === 'left' || event.reason === 'safe'
        ? null
        : { key: 'lost', rule: 'SK-END-2', model: event.model };
    case 'posture':
      return event.posture === 'fallen' && models[event.model]?.posture === 'fallen'
        ? { key: 'felled', rule: 'SK-MOR-9', model: event.model }
        : null;
    case 'moved':
      // Of a model that is down or lost that is said.
      return FORCED.includes(event.how) && models[event.model]?.posture === 'standing'
        ? { key: 'forced', rule: event.rule, model: event.model }
        : null;
    case 'depleted':
      // One of two firearms leaves the other, and of a lost model its loss is said.
      return isSpent(state, event.model) && spotOf(state, event.model)
        ? { key: 'spent', rule: 'SK-RNG-16', model: event.model }
        : null;
    default:
      return null;
  }
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
  const two = rollOf(state, model, USUAL_DICE);
  const three = rollOf(state, model, MOST_DICE);
  const green = three.acts === 0;
  const last = !green && useful(scene).every((other) => other === model);
  return {
    key: `web.guide.sk.${green ? 'diceTwo' : last ? 'diceLast' : 'dice'}`,
    rule: 'SK-ACT-3',
    facts: {
      one: percent(rollOf(state, model, 1).acts),
      acts: percent((last ? three : two).acts),
      two: percent(two.ends),
      three: percent(three.ends),
    },
    pieces: { model },
    ...answerOf(diceOf(scene, model, green ? 1 : last ? MOST_DICE : USUAL_DICE)),
  };
}

/** The choice of at least so many dice. */
function diceOf(scene: Scene, model: number, least: number): Command | undefined {
  const offers = (scene.frame?.at === 'turn' ? nominated(scene, model) : scene)?.offers ?? [];
  return offers.find((offer) => offer.type === 'dice' && !offer.charge && offer.dice >= least);
}

/** The sooner the greater: fighters, then those who shoot or move, the Leader, and last those who must load. */
function urgency(scene: Scene, model: number): number {
  const { state } = scene;
  if (purposeOf(scene, model) === 'activateFighter') return 4;
  if (isLeader(state, model)) return 2;
  return isUnloaded(state, model) ? 1 : 3;
}

/** Models with something to do. */
function useful(scene: Scene): readonly number[] {
  if (scene.frame?.at !== 'turn') return ownAble(scene);
  return choosable(scene).filter((model) => planOf(scene, model) !== null);
}

/** Of equals the nearest to the enemy. */
function nextModel(scene: Scene): Step {
  const { state } = scene;
  const able = useful(scene);
  const found = best(able, (model) => urgency(scene, model) - (nearestEnemy(state, model)?.gap ?? 1e4) / 1e5);
  if (!found) {
    const end = scene.offers.find(({ type }) => type === 'endTurn');
    const idle = choosable(scene);
    const leads = (model: number) => isLeader(state, model) && engagedWith(state, model).length === 0;
    const [model] = idle;
    if (model !== undefined && idle.length === 1 && leads(model))
      return { key: 'web.guide.sk.endLeader', rule: 'SK-CMD-1', facts: {}, pieces: { model }, ...answerOf(end) };
    return {
      key: `web.guide.sk.${idle.length > 0 ? 'endIdle' : 'end'}`,
      rule: 'SK-ACT-6',
      facts: {},
      ...answerOf(end),
    };
  }
  const { enemy } = planOf(scene, found.one)?.pieces ?? {};
  return {
    key: `web.guide.sk.${purposeOf(scene, found.one)}`,
    rule: 'SK-ACT-1',
    facts: { left: able.length },
    pieces: { model: found.one, ...(enemy !== undefined && { enemy }) },
    ...answerOf({ model: found.one }),
  };
}

const ownAble = ({ state, player }: Scene): readonly number[] =>
  onTable(state, player).filter((own) => state.models[own]?.activated === false);

/** Own models that may still be activated besides this one. */
export const othersAble = (scene: Scene, model: number): number => ownAble(scene).filter((own) => own !== model).length;
