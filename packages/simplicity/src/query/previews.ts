/** Previews of orders: their rolls with reasons and exact chances, by the functions that resolve them. */
import { type Tally, total } from '@drumhead/engine';
import { type Charge, planCharge } from '../combat/charge.ts';
import { planShot, shotDetails, type ShotDetails } from '../combat/fire.ts';
import { activationOdds, fireOdds, meleeOdds, type MeleeOdds, rallyOdds } from '../combat/odds.ts';
import { type Clash, meleeDice, meleeScore } from '../combat/scores.ts';
import { activationNeeds, needsActivation } from '../command/activation.ts';
import { behind } from '../command/commandBases.ts';
import type { SightLine } from '../ground/sight.ts';
import { rallyNeeds } from '../morale/rally.ts';
import { planMoveOfFire } from '../movement/moves.ts';
import type { Command } from '../state/commands.ts';
import type { CommandBase, State } from '../state/state.ts';
import { BREAKS_AT } from '../state/unitTables.ts';
import { unitOf, withUnitAt } from '../state/units.ts';

/** One die against a score. */
export interface RollPreview {
  /** The least face, modifiers counted; above 6: impossible. */
  readonly face: number;
  readonly needed: number;
  readonly tally: Tally;
  readonly chance: number;
}

export interface ShotPreview {
  readonly target: number;
  readonly dice: Tally;
  readonly score: Tally;
  readonly cover: boolean;
  readonly long: boolean;
  /** In steps. */
  readonly range: number;
  readonly line: SightLine | null;
  /** Chances of 0, 1, … hits before saves. */
  readonly hits: readonly number[];
  /** Chance of a DP. */
  readonly disrupts: number;
  /** That DP would be the target's last (SIP-BRK-1), or it is routing already (SIP-FIR-8). */
  readonly fatal: boolean;
}

export interface MeleePreview extends MeleeOdds {
  readonly charger: number;
  readonly defender: number;
  readonly flank: boolean;
  readonly hindered: boolean;
  /** Of the charger, then of the defender. */
  readonly dice: readonly [Tally, Tally];
  readonly score: readonly [Tally, Tally];
}

export interface OrderPreview {
  /** SIP-ACT-1. Null: it obeys without a roll. */
  readonly activation: RollPreview | null;
  readonly rally: RollPreview | null;
  /** Of a move and fire: the shot if it activates. */
  readonly shot: ShotPreview | null;
  /** Null also where the target routs and is caught (SIP-CHG-10). */
  readonly melee: MeleePreview | null;
}

const NOTHING: OrderPreview = { activation: null, rally: null, shot: null, melee: null };

/** The preview of a legal order; empty for any other command. */
export function orderPreview(state: State, order: Command): OrderPreview {
  switch (order.type) {
    case 'move':
    case 'road':
    case 'enter':
    case 'leave':
      return { ...NOTHING, activation: activationPreview(state, order.unit) };
    case 'charge':
      return {
        ...NOTHING,
        activation: activationPreview(state, order.unit),
        melee: meleePreview(state, order),
      };
    case 'fire':
      return { ...NOTHING, shot: shotPreview(state, order.unit, order.target, false) };
    case 'moveFire':
      return { ...NOTHING, activation: activationPreview(state, order.unit), shot: movingShot(state, order) };
    case 'rally':
    case 'reroll':
      return { ...NOTHING, rally: rallyPreview(state, order.unit) };
    default:
      return NOTHING;
  }
}

/** SIP-ACT-1..3. */
export function activationPreview(state: State, unit: number): RollPreview | null {
  if (!needsActivation(state, unit)) return null;
  const { needed, tally } = activationNeeds(state, unit);
  return { face: Math.max(1, needed - total(tally)), needed, tally, chance: activationOdds(state, unit) };
}

/** SIP-RAL-2, -3, -8, SIP-GEN-4. */
export function rallyPreview(state: State, unit: number): RollPreview {
  const routing = unitOf(state, unit).status === 'routing';
  const { needed, tally } = rallyNeeds(state, unit, routing);
  const face = Math.max(1, Math.min(6, needed - total(tally)));
  return { face, needed, tally, chance: rallyOdds(state, unit, routing) };
}

function shotPreview(state: State, unit: number, target: number, moved: boolean): ShotPreview | null {
  const tried = planShot(state, unit, target, moved);
  return tried.ok ? shown(state, target, shotDetails(state, unit, target, moved, tried.value)) : null;
}

function shown(state: State, target: number, shot: ShotDetails): ShotPreview {
  const { dice, score, cover, long, range, line } = shot;
  const { dp, status } = unitOf(state, target);
  return {
    target,
    dice,
    score,
    cover,
    long,
    range,
    line,
    ...fireOdds(state, target, shot),
    fatal: status === 'routing' || dp === BREAKS_AT - 1,
  };
}

/** SIP-MOV-8. From where it will stand when it fires. */
function movingShot(state: State, order: Extract<Command, { type: 'moveFire' }>): ShotPreview | null {
  const { unit, target, fireFirst } = order;
  const tried = planMoveOfFire(state, unit, order, fireFirst);
  if (!tried.ok) return null;
  return shotPreview(fireFirst ? state : withUnitAt(state, unit, tried.value.pose), unit, target, true);
}

/** The melee at the place of contact. */
function meleePreview(state: State, order: Extract<Command, { type: 'charge' }>): MeleePreview | null {
  const { unit: charger, target: defender, command } = order;
  const tried = planCharge(state, charger, order);
  if (!tried.ok || unitOf(state, defender).status === 'routing') return null;
  const { flank, hindered } = tried.value;
  return clashPreview(atContact(state, charger, tried.value, command), { charger, defender, flank, hindered });
}

/** SIP-CHG-9. A Command base that rides along is placed behind the charger. */
function atContact(state: State, charger: number, { contact }: Charge, command: number): State {
  const there = withUnitAt(state, charger, contact);
  if (command < 0) return there;
  const commands = there.commands.slice();
  commands[command] = { ...(commands[command] as CommandBase), ...behind(there, charger) };
  return { ...there, commands };
}

export function clashPreview(state: State, clash: Clash): MeleePreview {
  const { charger, defender } = clash;
  return {
    ...clash,
    dice: [meleeDice(state, charger), meleeDice(state, defender)],
    score: [meleeScore(state, clash, 'charger'), meleeScore(state, clash, 'defender')],
    ...meleeOdds(state, clash),
  };
}
