/** Steps of the guided skirmish: the order of the head that plays, said with what it promises. Pure; the player may do anything else. */
import { type Event, type State } from '@drumhead/skirmish/screen';
import { sameOrder } from '../../../battle/interaction/sameOrder.ts';
import { type Advice, showsOwnOrder } from '../../../guide/advice.ts';
import { answerOf, CONFIRM } from '../../../guide/answerOf.ts';
import { type Head, orderOf, withoutAdvice } from '../../../guide/head.ts';
import { nominated } from './activated.ts';
import { advisedStep, diceStep, whyOf } from './advisedSteps.ts';
import { isSpent } from './muskets.ts';
import { spotOf } from './places.ts';
import type { ProposedCommand } from './proposedCommand.ts';
import { choosable, type Scene } from './scene.ts';
import type { Interaction } from './tool.ts';

type Step = Advice<number>;

/** A model that is chosen to be activated is asked about as if it were nominated: its dice are what is next. */
export const asksAbout = (scene: Scene, { selected }: Interaction): State =>
  (mayNominate(scene, selected) ? nominated(scene, selected)?.state : null) ?? scene.state;

const mayNominate = (scene: Scene, model: number | null): model is number =>
  scene.frame?.at === 'turn' && model !== null && choosable(scene).includes(model);

/** `head`: of what `asksAbout` names. */
export function firstStep(scene: Scene, { tool, selected }: Interaction, head: Head): Step | null {
  const { frame, pending, state, player } = scene;
  if (state.outcome !== null || player < 0) return null;
  if (!pending || !frame) return waitStep(scene);
  if (tool.at === 'carry') return { key: 'web.guide.sk.drop', rule: 'SK-MOV-1', facts: {} };
  if (tool.at === 'aimed' && tool.aim.command === null)
    return { key: 'web.guide.sk.illegal', rule: 'SK-MOV-2', facts: {} };
  if (tool.at === 'aimed' && frame.at !== 'turn')
    return { rule: 'SK-ACT-2', ...confirmation(tool.aim, head), ...answerOf(CONFIRM) };
  if (typeof head === 'string') return withoutAdvice(head, pending.rule);
  // Before its activation a Move waits for the choice of dice.
  if (tool.at === 'aimed')
    return { ...diceStep(scene, tool.aim.piece, head, tool.aim.cost), key: 'web.guide.sk.drawn' };
  if (mayNominate(scene, selected)) return diceStep(scene, selected, head);
  return advisedStep(scene, head);
}

/** What is said of an order in hand: of the advised one also what it is for, where something gets worse by it. */
function confirmation(aim: ProposedCommand, head: Head): Pick<Step, 'key' | 'facts' | 'why'> {
  if (aim.refusal) return { key: 'web.guide.sk.confirmNearest', facts: {} };
  const isWorse = aim.consequences.some(({ effect }) => effect === 'worse');
  if (!isWorse || typeof head === 'string' || !sameOrder(orderOf(head), aim.command))
    return { key: 'web.guide.sk.confirm', facts: {} };
  return { key: 'web.guide.sk.confirmPrice', facts: {}, ...whyOf(head) };
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
const TELL_DOWN: readonly string[] = ['web.guide.sk.stand'];

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
