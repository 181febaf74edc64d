/** Adjudication of single rolls: action points, activation, passing friends, rallying, routing, risk. */
import { type Checked, refusal, type Problem, push, type Refusal } from '@drumhead/engine';
import { problem } from '@drumhead/content/schema';
import { activationNeeds, needsActivation } from '../command/activation.ts';
import { breakUnit, disrupt } from '../morale/disruption.ts';
import { chargeBan } from '../combat/charge.ts';
import { armOf } from '../state/unitTables.ts';
import { activationOdds, rallyOdds } from '../combat/odds.ts';
import { type Base, position, type Troop } from '../scenarios/position.ts';
import { beginRally, beginReroll, rallyNeeds, rallyProblem } from '../morale/rally.ts';
import { conversionScore } from '../combat/scores.ts';
import type { State } from '../state/state.ts';
import type { Situation } from './situations.ts';
import { depthOf, faultOf, generalBehind, layOut, MIDDLE, judged, type Judgement, troop } from './layout.ts';
import { startMoment, type UnitAfter, unitAfter, rollGiven, stepsOf, type Sum, sumOf } from './givenDice.ts';

export interface PointsJudgement extends Judgement {
  readonly kind: 'points';
  readonly points: number | null;
}

/** SIP-AP-1. */
export function judgePoints(given: Situation<'points'>): Checked<PointsJudgement> {
  const commands = Array.from({ length: given.commands }, (_, i): Base => ({ at: [10 + 5 * i, 10] }));
  const table = layOut({ units: [{ at: [MIDDLE.x, MIDDLE.y] }], commands });
  const moment = startMoment(table, (draft) => push(draft, { at: 'turn', side: 0, step: 'points' }));
  return judged(moment, given.dice, ['unit'], [], ({ state, wants }) => ({
    kind: 'points',
    points: wants === null ? state.points : null,
  }));
}

export interface ActivationJudgement extends Judgement {
  readonly kind: 'activation';
  /** Least total of die and modifiers; null: it obeys without a die (SIP-ACT-1). */
  readonly needed: number | null;
  readonly modifiers: Sum;
  readonly result: 'obeys' | 'stays' | 'confused' | 'firesOnly' | null;
}

/** What a failed activation leaves of an order (SIP-ACT-6, -8). */
const FAILED = { move: 'stays', charge: 'confused', moveFire: 'firesOnly' } as const;

/** SIP-ACT-1..8. */
export function judgeActivation(given: Situation<'activation'>): Checked<ActivationJudgement> {
  const { unit, order, commandNear } = given;
  const at = [MIDDLE.x, MIDDLE.y] as const;
  const near: readonly Base[] = commandNear === true ? [{ at: [MIDDLE.x - 10, MIDDLE.y] }] : [];
  // A target far to the front keeps what is ordered possible: only the die is asked about.
  const table = layOut({
    units: [troop(unit, { at }), { side: 1, at: [MIDDLE.x, MIDDLE.y + 9] }],
    commands: [...near, ...generalBehind(unit, 0, at)],
  });
  const failed = FAILED[order];
  const ban = orderBan(table, order);
  if (ban !== null) return { ok: false, problems: [faultOf(table, 'order', ban)] };
  const needs = needsActivation(table, 0) ? activationNeeds(table, 0) : null;
  const chance = activationOdds(table, 0);
  const odds = [
    { what: 'obeys', chance },
    { what: failed, chance: 1 - chance },
  ];
  // Where it would go is not asked: a turn on the spot stands for any order.
  const asked = { type: 'move', turn: DEGREE, distance: 0, turnAfter: 0 } as const;
  const moment = startMoment(table, (draft) => {
    if (needs !== null) push(draft, { at: 'activation', unit: 0, order: asked });
  });
  return judged(moment, given.dice, ['unit', 'enemy'], odds, ({ events }) => {
    const rolled = events.find((event) => event.type === 'activationRolled');
    const steps = stepsOf(rolled === undefined ? [] : [rolled], ['unit']);
    const result = needs === null ? 'obeys' : rolled === undefined ? null : rolled.success ? 'obeys' : failed;
    return { kind: 'activation', steps, needed: needs?.needed ?? null, modifiers: sumOf(needs?.tally ?? []), result };
  });
}

/** Sixteenths. */
const DEGREE = 16;

/** SIP-CHG-1, SIP-FIR-9: orders that a kind of unit is never given. */
function orderBan(table: State, order: Situation<'activation'>['order']): Refusal | null {
  const profile = table.field.units[0] as State['field']['units'][number];
  const arm = armOf(profile);
  const facts = { unit: profile.id };
  if (order === 'charge' && (profile.kind === 'light' || arm === 'artillery')) return chargeBan(table, 0, 1);
  return order === 'moveFire' && arm === 'cavalry' ? refusal('SIP-FIR-9', 'sip.refusal.neverFires', facts) : null;
}

// --- passing friends, rallying, routing, generals ----------------------------------------------------------------

export interface UnitJudgement extends Judgement {
  readonly kind: 'passing' | 'rout';
  readonly unit: UnitAfter;
}

/** SIP-INT-4. One die for each friend, until the fourth DP. */
export function judgePassing(given: Situation<'passing'>): Checked<UnitJudgement> {
  const { unit, friends } = given;
  if (unit.kind === 'light' || armOf(unit) === 'artillery') {
    const rule = unit.kind === 'light' ? 'SIP-INT-4' : 'SIP-MEL-11';
    return { ok: false, problems: [problem('unit.kind', 'sip.adjudicate.noPassing', {}, rule)] };
  }
  const table = layOut({
    units: [
      troop(unit, { at: [MIDDLE.x, MIDDLE.y] }),
      ...Array.from({ length: friends }, (_, i): Troop => ({ at: [20 + 8 * i, 20] })),
    ],
  });
  const chance = (7 - conversionScore(unit.class ?? 'regular', 1)) / 6;
  const moment = startMoment(table, (draft) =>
    push(draft, { at: 'passing', unit: 0, friends: Array.from({ length: friends }, (_, i) => i + 1) }),
  );
  return judged(moment, given.dice, ['unit'], [{ loser: 'unit', what: 'disrupted', chance }], ({ state }) => ({
    kind: 'passing',
    unit: unitAfter(table, state, 0),
  }));
}

export interface RallyJudgement extends Judgement {
  readonly kind: 'rally';
  readonly needed: number;
  readonly modifiers: Sum;
  readonly result: 'rallies' | 'fails' | null;
}

/** SIP-RAL-1..8. A second die is the re-roll that a Command base within 10 cm buys. */
export function judgeRally(given: Situation<'rally'>): Checked<RallyJudgement> {
  const { unit } = given;
  const at = [MIDDLE.x, MIDDLE.y] as const;
  const routing = given.routing === true;
  const table = layOut({
    units: [troop(unit, { at, ...(routing ? { status: 'routing', dp: 4 } : {}) })],
    commands: generalBehind({ ...unit, general: unit.general === true || routing }, 0, at),
  });
  const ban = rallyProblem(table, 0, 0, routing ? 0 : -1);
  if (ban !== null) return { ok: false, problems: [faultOf(table, 'unit', ban)] };
  const { needed, tally } = rallyNeeds(table, 0, routing);
  const [first, second, ...others] = given.dice ?? [];
  const dice = first === undefined ? [] : [first];
  let moment = startMoment(table, (draft) => beginRally(draft, 0));
  const problems: Problem[] = [];
  moment = rollGiven(moment, dice, problems);
  if (second !== undefined) {
    if (moment.state.units[0]?.rallyFailed !== true || others.length > 0) {
      const facts = { wanted: moment.state.units[0]?.rallyFailed === true ? 2 : 1, given: given.dice?.length ?? 0 };
      return { ok: false, problems: [problem('dice', 'sip.adjudicate.manyDice', facts, 'SIP-RAL-6')] };
    }
    const before = moment.events;
    const again = rollGiven(
      startMoment(moment.state, (draft) => beginReroll(draft, 0)),
      [second],
      problems,
    );
    moment = { ...again, events: [...before, ...again.events] };
  }
  const chance = rallyOdds(table, 0, routing);
  const odds = [
    { what: 'rallies', chance },
    { what: 'fails', chance: 1 - chance },
  ];
  return judged(moment, [], ['unit'], odds, ({ events }) => {
    const rolled = events.filter((event) => event.type === 'rallyRolled').at(-1);
    const result = rolled === undefined ? null : rolled.success ? 'rallies' : 'fails';
    return { kind: 'rally', needed, modifiers: sumOf(tally), result };
  });
}

/** SIP-BRK-1..3, -6, -7. The fourth DP, and the run that follows at once. */
export function judgeRout(given: Situation<'rout'>): Checked<UnitJudgement> {
  const { unit, edge, enemy } = given;
  if (enemy !== undefined && enemy > edge) {
    const facts = { value: enemy, least: 0, most: edge };
    return { ok: false, problems: [problem('enemy', 'engine.problem.outOfRange', facts, 'SIP-BRK-3')] };
  }
  const depth = depthOf(unit);
  const y = edge + depth / 2;
  const units: Troop[] = [troop(unit, { at: [MIDDLE.x, y], dp: 3 })];
  if (enemy !== undefined) units.push({ side: 1, at: [MIDDLE.x, y - depth / 2 - enemy - 1.5] });
  const table = position({ table: [180, 290], units });
  const moment = startMoment(table, (draft) => {
    disrupt(draft, 0, 'SIP-BRK-1');
    breakUnit(draft, 0, false);
  });
  return judged(moment, [], ['unit', 'enemy'], [], ({ state }) => ({ kind: 'rout', unit: unitAfter(table, state, 0) }));
}

export interface RiskJudgement extends Judgement {
  readonly kind: 'risk';
  readonly lostAt: number;
  readonly result: 'lost' | 'safe' | null;
}

/** SIP-CMD-4. Least face that kills, by what its unit has been through. */
const LOST_AT = { fire: 6, won: 6, lost: 5 } as const;

export function judgeRisk({ after, dice }: Situation<'risk'>): Checked<RiskJudgement> {
  const at = [MIDDLE.x, MIDDLE.y] as const;
  const table = layOut({ units: [{ at }], commands: generalBehind({ kind: 'line', general: true }, 0, at) });
  const lostAt = LOST_AT[after];
  const moment = startMoment(table, (draft) => push(draft, { at: 'risk', commands: [{ command: 0, lostAt }] }));
  const odds = [
    { what: 'lost', chance: (7 - lostAt) / 6 },
    { what: 'safe', chance: (lostAt - 1) / 6 },
  ];
  return judged(moment, dice, ['unit'], odds, ({ events }) => {
    const risked = events.find((event) => event.type === 'risked');
    return { kind: 'risk', lostAt, result: risked === undefined ? null : risked.lost ? 'lost' : 'safe' };
  });
}
