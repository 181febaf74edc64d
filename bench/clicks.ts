// node bench/clicks.ts: clicks, taps and drags of a whole turn for a person who knows what he wants; JSON. Run by hand.
//
// The turns are those of the golden battles in which steady plays itself, without set-up and deployment. Each order is
// counted by the shortest way that the page offers: an answer is one gesture; a piece and its dice, or a drag and its
// confirmation, are two. `before` is the page of 0.2.0, `now` the present one, `atOnce` with orders that need no
// confirmation (a setting), `settled` with a settled number of dice besides (another setting; the number that the battle's
// players choose most). A model of the page, not the page itself.
import { standingAnswer } from '@drumhead/bots';
import { begin, type Battle, type Command, decide, DEFAULT_ORDERS, DICE } from '@drumhead/engine';
import type { State as LargeBattle } from '@drumhead/large-battles';
import { activationName } from '@drumhead/large-battles/screen';
import { knowledgeOf, rulesetById } from '@drumhead/rulesets';
import { goldenRecords } from '../scripts/golden.ts';

/** The fields of orders that are looked at. */
interface Order extends Command {
  readonly unit?: number;
  readonly model?: number;
  readonly dice?: number;
  readonly charge?: boolean;
  readonly x?: number;
  readonly y?: number;
  readonly kind?: string;
  readonly target?: number;
  readonly turn?: number;
  readonly distance?: number;
  readonly turnAfter?: number;
  readonly units?: readonly number[];
  readonly members?: readonly number[];
  readonly partners?: readonly number[];
  readonly move?: { readonly kind: string };
}

interface Given {
  readonly seat: string;
  readonly order: Order;
  /** Before the order. */
  readonly battle: Battle;
  /** The number of dice that activations of this battle are mostly given. */
  readonly usual: number;
}

/** Gestures. */
interface Count {
  readonly before: number;
  readonly now: number;
  readonly atOnce: number;
  readonly settled: number;
}

const answered = (count: number): Count => ({ before: count, now: count, atOnce: count, settled: count });

/** The last of the gestures confirms. */
const confirmed = (count: number): Count => ({ before: count, now: count, atOnce: count - 1, settled: count - 1 });

/** Done with the order before it. */
const joined = (before: number): Count => ({ before, now: 0, atOnce: 0, settled: 0 });

/** Dice are one gesture less where they are the settled ones. */
const diced = (count: number, { order, usual }: Given): Count => ({
  ...answered(count),
  settled: order.dice === usual ? count - 1 : count,
});

/** `earlier`: the orders of the same seat in this turn. */
type Counter = (given: Given, earlier: readonly Given[]) => Count;

const offersOf = ({ battle: { ruleset, state }, seat }: Given): readonly Order[] => ruleset.offers(state, seat);

// ---- set-up

const SET_UP = [
  'placeWhen',
  'role',
  'edge',
  'ready',
  'goFirst',
  'place',
  'placeGeneral',
  'placeCommand',
  'deploy',
  'share',
];
const isSetUp = (type: string): boolean => SET_UP.includes(type) || /^(lay|laid|lift)/.test(type);

// ---- Large Battles

const known = knowledgeOf('large-battles');

const PROPOSED_IN_LARGE_BATTLES =
  'move ride reposition correct nominate form fire approach storm enter leave join pass contact'.split(' ');

/** Moves that a drag of the unit itself proposes: turns and wheels are drawn by their handles. */
const BY_DRAG = ['straight', 'oblique', 'lateral', 'backward', 'fast', 'shift'];
const isDragged = ({ type, move }: Order): boolean => type === 'move' && BY_DRAG.includes(move?.kind ?? '');

const largeBattles: Counter = (given, earlier) => {
  const { order, battle, seat } = given;
  const last = earlier[earlier.length - 1];
  if (order.type === 'hold') {
    const during = ({ battle: { state } }: Given) => activationName(state as LargeBattle);
    // An answer holds for the rest of the activation; the standing orders hold where nothing can come of a reaction.
    if (last?.order.type === 'hold' && during(last) === during(given)) return answered(0);
    const asked = standingAnswer(known, battle.state, seat, DEFAULT_ORDERS) === null;
    return { ...answered(asked ? 1 : 0), before: 1 };
  }
  if (order.type === 'group') {
    const offered = offersOf(given).flatMap(({ type, units }) => (type === 'group' ? (units ?? []) : []));
    const others = new Set(offered).size - (order.units?.length ?? 0);
    // A button, each of the others taken out, the dice; or a lasso and the dice.
    return { ...answered(2), before: 2 + Math.max(0, others) };
  }
  // A unit is dragged before its activation: the move follows the dice. Settled ones leave no other number to choose.
  const isFirst = last?.order.type === 'activate' && last.order.unit === order.unit && isDragged(order);
  if (isFirst) return last.order.dice === last.usual ? joined(2) : { before: 2, now: 0, atOnce: 0, settled: 1 };
  // A drag beyond one straight move spends further ones.
  const goesOn = [last?.order, order].every((one) => one?.type === 'move' && one.move?.kind === 'straight');
  if (goesOn && last?.order.unit === order.unit) return joined(2);
  if (PROPOSED_IN_LARGE_BATTLES.includes(order.type)) return confirmed(2);
  // With settled dice a tap on its first unit opens a brigade.
  if (order.type === 'open') return { ...answered(1), settled: 0 };
  return order.type === 'activate' || order.type === 'activateGeneral' ? diced(2, given) : answered(1);
};

// ---- skirmish

const PROPOSED_IN_SKIRMISH = ['move', 'attack', 'shoot', 'bash', 'jump', 'fireVolley'];

const skirmish: Counter = (given, earlier) => {
  const { order } = given;
  if (order.type === 'order') {
    const groups = offersOf(given).flatMap((one) =>
      one.type === 'order' && one.kind === order.kind ? [membersOf(one)] : [],
    );
    const largest = groups.reduce<readonly number[]>((a, b) => (b.length > a.length ? b : a), []);
    const wanted = membersOf(order);
    const wrong = [...largest, ...wanted].filter((one) => largest.includes(one) !== wanted.includes(one)).length;
    // A button, members put right one by one, the order; or a lasso and the order.
    return { ...answered(2), before: 2 + wrong };
  }
  // A drag beyond one Move spends further ones, if the way is straight.
  const last = earlier[earlier.length - 1];
  const [first, second] = [placeBefore(last), placeBefore(given)];
  const goesOn = order.type === 'move' && last?.order.type === 'move' && last.order.model === order.model;
  if (goesOn && first && second && isStraight(first, second, order)) return joined(2);
  // A model is dragged before its activation: the Move follows the dice. Settled ones leave no other number to choose.
  const isFirst = order.type === 'move' && last?.order.type === 'dice' && last.order.charge !== true;
  if (isFirst) return last.order.dice === last.usual ? joined(2) : { before: 2, now: 0, atOnce: 0, settled: 1 };
  if (order.type === 'dice') return diced(1, given);
  return PROPOSED_IN_SKIRMISH.includes(order.type) ? confirmed(2) : answered(1);
};

const membersOf = ({ members, partners }: Order): readonly number[] => [...(members ?? []), ...(partners ?? [])];

interface Place {
  readonly x: number;
  readonly y: number;
}

function placeBefore(given: Given | undefined): Place | null {
  const { models } = (given?.battle.state ?? { models: [] }) as { readonly models: readonly Place[] };
  return models[given?.order.model ?? -1] ?? null;
}

/** Does the way bend by less than ten degrees? */
function isStraight(a: Place, b: Place, { x = 0, y = 0 }: Order): boolean {
  const [ax, ay, bx, by] = [b.x - a.x, b.y - a.y, x - b.x, y - b.y];
  return ax * bx + ay * by > Math.cos(Math.PI / 18) * Math.hypot(ax, ay) * Math.hypot(bx, by);
}

// ---- Simplicity in Practice

/** A drag takes the piece by itself. */
const DRAGGED = ['move', 'moveCommand', 'retire', 'road', 'enter', 'leave'];
/** The piece, the enemy or a button, the confirmation. */
const AIMED = ['fire', 'moveFire', 'charge', 'rally', 'reroll'];

/** Units with one order are drawn round, ordered as one, confirmed. */
const COMMON = 3;

const simplicity: Counter = ({ order }, earlier) => {
  const alone = DRAGGED.includes(order.type) ? confirmed(2) : AIMED.includes(order.type) ? confirmed(3) : answered(1);
  if (order.type !== 'move' && order.type !== 'fire') return alone;
  const twins = earlier.filter((one) => isTwin(one.order, order)).length;
  const further = (each: number) => Math.min((twins + 1) * each, COMMON) - Math.min(twins * each, COMMON);
  const [now, atOnce] = [further(alone.now), further(alone.atOnce)];
  return { before: alone.before, now, atOnce, settled: atOnce };
};

const isTwin = (one: Order, other: Order): boolean =>
  one.type === other.type &&
  one.target === other.target &&
  one.turn === other.turn &&
  one.distance === other.distance &&
  one.turnAfter === other.turnAfter;

// ---- battles

const COUNTERS: Readonly<Record<string, Counter>> = { 'large-battles': largeBattles, skirmish, simplicity };

/** The part of a state by which turns are told. */
interface Turn {
  readonly phase?: number;
  readonly active: number;
}

function usualDice(orders: readonly Order[]): number {
  const times = [0, 0, 0, 0];
  for (const { type, dice = 0 } of orders) {
    if (['activate', 'activateGeneral', 'dice'].includes(type)) times[dice] = (times[dice] ?? 0) + 1;
  }
  return times.indexOf(Math.max(...times));
}

function countedIn(id: string, count: Counter): unknown {
  const ruleset = rulesetById(id);
  if (!ruleset) throw new Error(`There is no rule set ${id}.`);
  const sum = { turns: 0, before: 0, now: 0, atOnce: 0, settled: 0 };
  for (const { name, header, orders } of goldenRecords(id, ruleset.version)) {
    if (!/-ss\d?$/.test(name)) continue;
    const begun = begin(ruleset, header.setup);
    if (!begun.ok) throw new Error(`${name} does not begin`);
    let battle: Battle = begun.value;
    let turn = '';
    const usual = usualDice(orders.map(([, command]) => command as Order));
    let earlier: Given[] = [];
    for (const [seat, command] of orders) {
      const order = command as Order;
      if (seat !== DICE && !isSetUp(order.type)) {
        const { phase, active } = battle.state as Turn;
        const now = JSON.stringify([phase, active]);
        if (now !== turn) [turn, earlier, sum.turns] = [now, [], sum.turns + 1];
        const given = { seat, order, battle, usual };
        const counted = count(
          given,
          earlier.filter((one) => one.seat === seat),
        );
        for (const page of ['before', 'now', 'atOnce', 'settled'] as const) sum[page] += counted[page];
        earlier.push(given);
      }
      const answer = decide(battle, seat, command);
      if (!answer.ok) throw new Error(`${name} does not replay`);
      battle = answer.battle;
    }
  }
  const { turns, before, now, atOnce, settled } = sum;
  return {
    turns,
    gesturesOfATurn: { before: before / turns, now: now / turns, atOnce: atOnce / turns, settled: settled / turns },
    partOfBefore: { now: now / before, atOnce: atOnce / before, settled: settled / before },
  };
}

const report = Object.fromEntries(Object.entries(COUNTERS).map(([id, count]) => [id, countedIn(id, count)]));
const rounded = (_: string, value: unknown) => (typeof value === 'number' ? Number(value.toPrecision(3)) : value);
console.log(JSON.stringify(report, rounded, 2));
