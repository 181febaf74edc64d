/** What an order promises as it is given: its activation, and what follows if that fails, are counted in. */
import { planShot, shotDetails } from '../combat/fire.ts';
import { fireOdds } from '../combat/odds.ts';
import type { Command } from '../state/commands.ts';
import type { State } from '../state/state.ts';
import { orderPreview } from './previews.ts';

export interface OrderOdds {
  /** That it brings what it is given for: the charge won or the routing unit caught, a DP for the target of fire, a rally. */
  readonly succeeds: number;
  /** That its target takes a DP. */
  readonly targetDisrupted: number;
  /** That it costs its own unit a DP. */
  readonly ownDisrupted: number;
}

const NOTHING: OrderOdds = { succeeds: 0, targetDisrupted: 0, ownDisrupted: 0 };

/** Exact chances of a legal order to fire, charge or rally; nothing for any other command. */
export function orderOdds(state: State, order: Command): OrderOdds {
  const { activation, rally, shot, melee } = orderPreview(state, order);
  const obeyed = activation?.chance ?? 1;
  if (order.type === 'charge') {
    // SIP-CHG-10: a routing unit is caught without a melee.
    if (melee === null) return { succeeds: obeyed, targetDisrupted: obeyed, ownDisrupted: 0 };
    return {
      succeeds: obeyed * melee.chargerWins,
      targetDisrupted: obeyed * melee.defenderDisrupted,
      ownDisrupted: obeyed * melee.chargerDisrupted,
    };
  }
  if (shot !== null) {
    const kept = order.type === 'moveFire' && obeyed < 1 ? shotFromPlace(state, order.unit, order.target) : 0;
    const hit = obeyed * shot.disrupts + (1 - obeyed) * kept;
    return { succeeds: hit, targetDisrupted: hit, ownDisrupted: 0 };
  }
  return rally === null ? NOTHING : { ...NOTHING, succeeds: rally.chance };
}

/** SIP-ACT-8. Chance of a DP by a unit that has failed to activate for a move and fire: from where it stands, as after a move. */
function shotFromPlace(state: State, unit: number, target: number): number {
  const shot = planShot(state, unit, target, true);
  return shot.ok ? fireOdds(state, target, shotDetails(state, unit, target, true, shot.value)).disrupts : 0;
}
