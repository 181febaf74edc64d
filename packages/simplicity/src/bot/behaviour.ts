/** Counts of habits over a battle, good ones and follies, from its steps. */
import type { StateStep } from '@drumhead/engine';
import { type Point, turnBetween } from '@drumhead/table';
import { planCharge } from '../combat/charge.ts';
import { activationOdds, meleeOdds } from '../combat/odds.ts';
import { EIGHTH } from '../movement/moves.ts';
import type { Command } from '../state/commands.ts';
import type { Event } from '../state/events.ts';
import { CM } from '../state/lengths.ts';
import { membersOf } from '../state/sides.ts';
import type { State } from '../state/state.ts';
import { armOf } from '../state/unitTables.ts';
import { profileOf, unitOf, withUnitAt } from '../state/units.ts';
import { leadsAll } from './captain/follies.ts';

/** How often something was done, of how many times that it might have been. */
export interface Count {
  readonly count: number;
  readonly of: number;
}

export const BEHAVIOURS = [
  'pointsUnspent',
  'goodCavalryCharges',
  'battlesWithGoodCharge',
  'shortMoves',
  'turnsOnly',
  'turnsBack',
  'basesInFront',
] as const;
export type Behaviour = (typeof BEHAVIOURS)[number];

export interface BehaviourCounter {
  see(step: StateStep<State, Command, Event>): void;
  counts(): Record<Behaviour, Count>;
}

/** A charge by cavalry that wins so often, activation counted, is a good one. */
const GOOD = 0.6;
/** Only battles that last so many game turns can be asked for one. */
const LONG_BATTLE = 10;
/** Turning back to within so much of the direction of two turns ago, on the same spot or nearly. */
const SAME = 320;
const SPOT = 5 * CM;
const TURNS_BACK = 2;

/** What a unit looked like before an order. */
interface Before {
  readonly turn: number;
  readonly x: number;
  readonly y: number;
  readonly facing: number;
}

export function behaviour(): BehaviourCounter {
  const count: Record<Behaviour, number> = zeros();
  const of: Record<Behaviour, number> = zeros();
  /** By unit: how it stood before each of its orders that turned it. */
  const turned = new Map<number, Before[]>();
  let gameTurn = 0;

  const note = (key: Behaviour, did: boolean): void => {
    of[key] += 1;
    if (did) count[key] += 1;
  };

  const seeMove = (before: State, state: State, unit: number): void => {
    const was = unitOf(before, unit);
    const is = unitOf(state, unit);
    const far = between(was, is);
    const turn = Math.abs(turnBetween(was.facing, is.facing));
    note('shortMoves', far < CM && far > 0);
    note('turnsOnly', far === 0);
    const earlier = (turned.get(unit) ?? []).filter((one) => before.gameTurn - one.turn <= TURNS_BACK);
    const isBack = (one: Before): boolean =>
      Math.abs(turnBetween(one.facing, is.facing)) <= SAME && between(one, is) <= SPOT;
    note('turnsBack', turn >= EIGHTH / 2 && earlier.some(isBack));
    if (turn >= EIGHTH / 2) earlier.push({ turn: before.gameTurn, x: was.x, y: was.y, facing: was.facing });
    turned.set(unit, earlier);
  };

  return {
    see({ before, command, state, events }) {
      gameTurn = Math.max(gameTurn, state.gameTurn);
      for (const event of events) {
        if (event.type === 'pointsRolled') {
          of.pointsUnspent += event.tally.reduce((sum, { add }) => sum + add, 0);
        } else if (event.type === 'turnEnded') {
          count.pointsUnspent += event.lost;
          for (const base of membersOf(before, event.side).commands) {
            const { status, y } = before.commands[base] as State['commands'][number];
            if (status === 'table') note('basesInFront', leadsAll(before, base, y));
          }
        } else if (event.type === 'moved' && isPlainMove(before, command)) {
          seeMove(before, state, event.unit);
        }
      }
      if ('type' in command && command.type === 'charge' && isHorse(before, command.unit)) {
        note('goodCavalryCharges', chanceOf(before, command) >= GOOD);
      }
    },
    counts() {
      const long = gameTurn >= LONG_BATTLE;
      const withGood: Count = { count: long && count.goodCavalryCharges > 0 ? 1 : 0, of: long ? 1 : 0 };
      const counts = Object.fromEntries(BEHAVIOURS.map((key) => [key, { count: count[key], of: of[key] }]));
      return { ...(counts as Record<Behaviour, Count>), battlesWithGoodCharge: withGood };
    },
  };
}

function zeros(): Record<Behaviour, number> {
  return Object.fromEntries(BEHAVIOURS.map((key) => [key, 0])) as Record<Behaviour, number>;
}

function between(a: Point, b: Point): number {
  return Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));
}

/** Is the order that is carried out a plain move, without fire? */
function isPlainMove({ frames }: State, command: StateStep<State, Command, Event>['command']): boolean {
  const frame = frames[frames.length - 1];
  if (frame?.at === 'activation') return frame.order.type === 'move';
  return 'type' in command && (command.type === 'move' || command.type === 'retire');
}

function isHorse(state: State, unit: number): boolean {
  return armOf(profileOf(state, unit)) === 'cavalry';
}

type Charge = Extract<Command, { type: 'charge' }>;

/** Chance that the charge is obeyed and won. */
function chanceOf(state: State, { unit, ...order }: Charge): number {
  const charge = planCharge(state, unit, order);
  if (!charge.ok) return 0;
  const obeyed = activationOdds(state, unit);
  if (unitOf(state, order.target).status === 'routing') return obeyed;
  const { contact, flank, hindered } = charge.value;
  const there = withUnitAt(state, unit, contact);
  return obeyed * meleeOdds(there, { charger: unit, defender: order.target, flank, hindered }).chargerWins;
}
