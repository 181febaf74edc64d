/** What a player who takes the counsel of the rule set would choose, and moments for him to choose in. */
import type { Evaluation, Seat } from '@drumhead/engine';
import type { Command } from '../src/state/commands.ts';
import { evaluation } from '../src/bot/index.ts';
import { actingFrame } from '../src/turn/activationState.ts';
import type { ActingMode, Frame } from '../src/state/frames.ts';
import { decide, offers } from '../src/turn/machine.ts';
import type { SideIndex, State, UnitProfile } from '../src/state/state.ts';

/** The command of most worth among what is offered and what the counsel thinks of. */
export function chosen(state: State, seat: Seat, by: Evaluation<State, Command> = evaluation): Command {
  let best: Command | undefined;
  let worth = Number.NEGATIVE_INFINITY;
  for (const command of [...offers(state, seat), ...by.candidateMoves(state, seat)]) {
    const seen = by.expectedValue(state, seat, command);
    if (seen !== null && seen <= worth) continue;
    const decision = decide(state, seat, command);
    if (!decision.ok) continue;
    const value = seen ?? by.value(decision.state, seat, state);
    if (value > worth) {
      worth = value;
      best = command;
    }
  }
  if (best === undefined) throw new Error(`${seat} has nothing to choose`);
  return best;
}

function beneath(side: SideIndex): Frame[] {
  return [{ at: 'phase', side, over: false }];
}

function slotsOf(state: State, open: number): State {
  return {
    ...state,
    brigades: state.brigades.map((brigade, i) => ({
      ...brigade,
      slot: i === open ? 'open' : state.field.brigades[i]?.side === state.active ? 'unopened' : 'closed',
    })),
  };
}

/** The side with the initiative has this Brigade's slot open; -1: the CinC's. */
export function inSlot(state: State, brigade: number): State {
  const side = state.active;
  return {
    ...slotsOf(state, brigade),
    frames: [...beneath(side), { at: 'slot', side, brigade, closing: false }],
  };
}

/** The unit has rolled so many actions, without a failure. In reaction the other side's unit is at work meanwhile. */
export function withActions(state: State, unit: number, actions: number, mode: ActingMode = 'own'): State {
  const { side } = state.field.units[unit] as UnitProfile;
  const slot = inSlot(state, mode === 'reaction' ? -1 : (state.units[unit]?.brigade ?? -1));
  return { ...slot, frames: [...slot.frames, actingFrame(slot, mode, side, [unit], actions, 0, -1)] };
}

/** The side may react with so many dice, for the last time, after the enemy's unit has acted. */
export function withChance(state: State, side: SideIndex, dice: number, enemy: number, left: number): State {
  const acting = withActions(state, enemy, left);
  const frame = acting.frames[acting.frames.length - 1];
  if (frame?.at !== 'acting') throw new Error('nobody acts');
  return {
    ...acting,
    frames: [
      ...acting.frames.slice(0, -1),
      { ...frame, chance: dice, asked: true },
      { at: 'window', side, dice, immediate: false, last: left === 0 },
    ],
  };
}

/** The General has rolled so many actions. */
export function generalWithActions(state: State, general: number, actions: number): State {
  const side = state.field.generals[general]?.side ?? 0;
  const slot = inSlot(state, general < state.field.brigades.length ? general : -1);
  return { ...slot, frames: [...slot.frames, { at: 'general', general, side, left: actions, reaction: false }] };
}
