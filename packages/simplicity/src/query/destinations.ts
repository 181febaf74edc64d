/** Where an order would leave its unit, whether or not a die is rolled for it first. */
import type { Pose } from '@drumhead/table';
import { planCharge } from '../combat/charge.ts';
import { planArrival } from '../command/activation.ts';
import { rateOnRoad } from '../movement/roads.ts';
import type { Command } from '../state/commands.ts';
import type { State } from '../state/state.ts';
import { rateOf } from '../state/unitTables.ts';
import { profileOf } from '../state/units.ts';
import { planRetire } from '../turn/orders.ts';

export interface Destination {
  readonly pose: Pose;
  /** Steps of its rate that the way takes; null where the rule counts none. */
  readonly cost: number | null;
  /** So many steps it may take: its rate, and on a road more (SIP-TER-11). */
  readonly rate: number;
}

/** Null where the order moves no unit, or may not be given. */
export function destinationOf(state: State, order: Command): Destination | null {
  const arrival = arrivalOf(state, order);
  if (arrival === null || !('unit' in order)) return null;
  const rate =
    order.type === 'road'
      ? rateOnRoad(state, order.unit, order.road, order.distance)
      : rateOf(profileOf(state, order.unit));
  return { ...arrival, rate };
}

function arrivalOf(state: State, order: Command): Pick<Destination, 'pose' | 'cost'> | null {
  switch (order.type) {
    case 'move':
    case 'road':
    case 'enter':
    case 'leave': {
      const tried = planArrival(state, order.unit, order);
      return tried.ok ? tried.value : null;
    }
    case 'moveFire': {
      const tried = planArrival(state, order.unit, order);
      return tried.ok ? { pose: tried.value.pose, cost: null } : null;
    }
    case 'retire': {
      const tried = planRetire(state, order.unit, order.distance);
      return tried.ok ? tried.value : null;
    }
    case 'charge': {
      const tried = planCharge(state, order.unit, order);
      return tried.ok ? { pose: tried.value.contact, cost: null } : null;
    }
    default:
      return null;
  }
}
