/** Chapters 8, 9 and 11 read off a table: distances, arcs, sight, shots and charges that could be ordered. */
import type { Checked, Problem, Refusal } from '@drumhead/engine';
import { idsIn, type DescribedRefusal, describedRefusal, type Translate } from '@drumhead/content/position';
import { problem } from '@drumhead/content/schema';
import { gap, toDegrees } from '@drumhead/table';
import { planCharge } from '../../combat/charge.ts';
import { planShot } from '../../combat/fire.ts';
import { quadOfUnit } from '../../ground/footprints.ts';
import { sightOf } from '../../ground/sight.ts';
import { EIGHTH, turnTowards } from '../../movement/moves.ts';
import { stateAfter } from '../../position/begin.ts';
import { orderPreview } from '../../query/previews.ts';
import { CM } from '../../state/lengths.ts';
import type { State } from '../../state/state.ts';
import { isOnTable, profileOf, sideOf, unitOf } from '../../state/units.ts';
import { type Sum, sumOf } from '../givenDice.ts';
import type { Chance } from '../layout.ts';
import type { Situation } from '../situations.ts';
import { DESCRIBED } from './play.ts';

/** SIP-FIR-1..9. A shot of a unit that stands still. */
export interface PossibleShot {
  /** Why it may not be taken, whether or not the unit had its order; or null. */
  readonly refused: DescribedRefusal | null;
  readonly long: boolean;
  readonly cover: boolean;
  readonly dice: Sum | null;
  readonly score: Sum | null;
  readonly odds: readonly Chance[];
}

/** SIP-CHG-1..9. A charge straight on, or else turned towards the target as far as may be. */
export interface PossibleCharge {
  readonly refused: DescribedRefusal | null;
  /** Degrees of the turn before it. */
  readonly turn: number;
  /** Centimetres to the contact. */
  readonly distance: number | null;
  readonly flank: boolean;
  readonly hindered: boolean;
  readonly odds: readonly Chance[];
}

/** The relation of `from` to `to`. */
export interface Look {
  readonly from: string;
  readonly to: string;
  /** Centimetres from base to base. */
  readonly gap: number;
  /** SIP-LOS-1. `to` is in the arc of `from`. */
  readonly inArc: boolean;
  /** SIP-LOS-3. */
  readonly sees: boolean;
  /** Only of enemies. */
  readonly shot?: PossibleShot;
  readonly charge?: PossibleCharge;
}

export interface SightOutcome {
  readonly kind: 'sight';
  readonly looks: readonly Look[];
}

export function judgeSight(given: Situation<'sight'>, t?: Translate): Checked<SightOutcome> {
  const table = stateAfter(given);
  if (!table.ok) return table;
  const state = table.value;
  const problems: Problem[] = [];
  const named = (key: 'from' | 'to'): number | null => {
    const id = given[key];
    if (id === undefined) return null;
    const unit = state.field.units.findIndex((one) => one.id === id);
    if (unit < 0 || !isOnTable(unitOf(state, unit))) {
      problems.push(problem(key, 'sip.problem.unknown', { id, known: idsIn(state.field.units) }));
    }
    return unit;
  };
  const [from, to] = [named('from'), named('to')];
  if (problems.length > 0) return { ok: false, problems };
  const there = state.units.flatMap((unit, i) => (isOnTable(unit) ? [i] : []));
  const looks = (from === null ? there : [from]).flatMap((one) =>
    (to === null ? there.filter((other) => sideOf(state, other) !== sideOf(state, one)) : [to])
      .filter((other) => other !== one)
      .map((other) => lookOf(state, one, other, t)),
  );
  return { ok: true, value: { kind: 'sight', looks } };
}

function lookOf(state: State, from: number, to: number, t: Translate | undefined): Look {
  const sight = sightOf(state, from, to);
  const look = {
    from: profileOf(state, from).id,
    to: profileOf(state, to).id,
    gap: gap(quadOfUnit(state, from), quadOfUnit(state, to)) / CM,
    inArc: sight !== null,
    sees: sight !== null && sight.line !== null,
  };
  if (sideOf(state, from) === sideOf(state, to)) return look;
  return { ...look, shot: shotAt(state, from, to, t), charge: chargeAt(state, from, to, t) };
}

const told = (state: State, refusal: Refusal, t: Translate | undefined): DescribedRefusal =>
  describedRefusal(DESCRIBED, state, '', null, refusal, t);

function shotAt(state: State, unit: number, target: number, t: Translate | undefined): PossibleShot {
  const plan = planShot(state, unit, target, false);
  const { shot } = plan.ok ? orderPreview(state, { type: 'fire', unit, target }) : { shot: null };
  if (!plan.ok || shot === null) {
    const refused = plan.ok ? null : told(state, plan.refusal, t);
    return { refused, long: false, cover: false, dice: null, score: null, odds: [] };
  }
  const odds = [
    { loser: profileOf(state, target).id, what: 'disrupted', chance: shot.disrupts },
    { what: 'nothing', chance: 1 - shot.disrupts },
  ];
  const { long, cover, dice, score } = shot;
  return { refused: null, long, cover, dice: sumOf(dice), score: sumOf(score), odds };
}

function chargeAt(state: State, unit: number, target: number, t: Translate | undefined): PossibleCharge {
  const towards = Math.max(-EIGHTH, Math.min(EIGHTH, turnTowards(state, unit, target)));
  const turns = towards === 0 ? [0] : [0, towards];
  const sides = unitOf(state, unit).section < 0 ? [-1] : [0, 1, 2, 3];
  const orders = sides.flatMap((from) => turns.map((turn) => ({ unit, target, turn, from, command: -1 })));
  // Where none is possible, why not is told of the one that turns.
  const usual = { unit, target, turn: towards, from: sides[0] ?? -1, command: -1 };
  const order = orders.find((one) => planCharge(state, unit, one).ok) ?? usual;
  const plan = planCharge(state, unit, order);
  const turn = toDegrees(order.turn);
  if (!plan.ok) {
    return { refused: told(state, plan.refusal, t), turn, distance: null, flank: false, hindered: false, odds: [] };
  }
  const { distance, flank, hindered } = plan.value;
  return { refused: null, turn, distance: distance / CM, flank, hindered, odds: chargeOdds(state, order) };
}

/** SIP-CHG-10: of a charge at a unit that routs there are none, it is caught. */
function chargeOdds(
  state: State,
  order: {
    readonly unit: number;
    readonly target: number;
    readonly turn: number;
    readonly from: number;
    readonly command: number;
  },
): readonly Chance[] {
  const { melee } = orderPreview(state, { type: 'charge', ...order });
  const [charger, defender] = [profileOf(state, order.unit).id, profileOf(state, order.target).id];
  if (melee === null) return [{ loser: defender, what: 'destroyed', chance: 1 }];
  return [
    { loser: defender, what: 'beaten', chance: melee.chargerWins },
    { loser: charger, what: 'beaten', chance: 1 - melee.chargerWins },
    { loser: defender, what: 'disrupted', chance: melee.defenderDisrupted },
    { loser: charger, what: 'disrupted', chance: melee.chargerDisrupted },
  ];
}
