/** The room of Large Battles for computer players that plan an activation (rank captain). */
import type { ActivationPlanning, BotRoom, PlanPart } from '@drumhead/engine';
import type { Command } from '../../state/commands.ts';
import type { ActingFrame } from '../../state/frames.ts';
import { fromBaseline } from '../../ground/zones.ts';
import type { State, Unit } from '../../state/state.ts';
import { offers, pending, sideIndex } from '../../turn/machine.ts';
import { actionsLeftValue } from '../actionsLeft.ts';
import { candidateMoves } from '../candidateMoves.ts';
import { decidesInFight } from '../fightDecision.ts';
import { expectedValue } from '../expectedValue.ts';
import { advice } from './advice.ts';
import { judgementOf, temperamentOf, temperaments } from './temperaments.ts';
import { cost, isFolly, leavesShelter, lengthened, marchesInFight, rerollsInVain } from './follies.ts';
import { begin, futureIn, type Mind, newMind } from './mind.ts';
import { bestInFight, readTerms, TERMS, worthInFight } from './terms.ts';

const NOTHING: readonly Command[] = [];

/** The frame in which a side spends actions now, or null. */
function actingFrame(state: State): ActingFrame | null {
  const frame = state.frames[state.frames.length - 1];
  return frame?.at === 'acting' ? frame : null;
}

/** The units of a group order from the front rank to the rear, so that those behind find room; then its end. */
function parts(state: State): readonly PlanPart<Command>[] | null {
  const frame = actingFrame(state);
  if (frame === null || frame.doings.length < 2) return null;
  const able = frame.doings.filter(({ left }) => left > 0).map(({ unit }) => unit);
  const advance = (unit: number): number => fromBaseline(state.field, frame.side, (state.units[unit] as Unit).y);
  able.sort((a, b) => advance(b) - advance(a) || a - b);
  return [
    ...able.map((unit) => ({ has: (command: Command) => 'unit' in command && command.unit === unit })),
    { has: (command) => command.type === 'stop' },
  ];
}

const activation: ActivationPlanning<State, Command, Mind> = {
  isActing: (state, seat) => actingFrame(state) !== null && pending(state)[0]?.seat === seat,
  promise(mind, state, seat) {
    const frame = actingFrame(state);
    return frame === null ? 0 : actionsLeftValue(state, futureIn(mind, state, seat).outlook, frame);
  },
  cost,
  parts,
  pass(state, seat) {
    const frame = state.frames[state.frames.length - 1];
    return frame?.at === 'window' && pending(state)[0]?.seat === seat ? { type: 'hold' } : null;
  },
  rolled: {
    begins: ({ type }) => type === 'activate' || type === 'react' || type === 'group',
    ends: ({ type }) => type === 'stop',
  },
};

export const room: BotRoom<State, Command, Mind> = {
  version: 10,
  terms: TERMS,
  mind: (weights, risk) => newMind(weights, judgementOf(risk)),
  begin,
  read(mind, state, seat, into) {
    const at = decidesInFight(state, seat) ? bestInFight(mind, state, seat) : state;
    readTerms(futureIn(mind, at, seat), into);
  },
  choices(mind, state, seat) {
    if (sideIndex(state, seat) === -1) return NOTHING;
    const all = [...offers(state, seat), ...candidateMoves(state, seat, futureIn(mind, state, seat))];
    // In a fight the dice have been rolled, and a square may have to become something else.
    const isActing = actingFrame(state) !== null;
    const isFighting = decidesInFight(state, seat);
    const sound = all.filter(
      (command) =>
        !isFolly(command) &&
        !rerollsInVain(state, command) &&
        !(isActing && leavesShelter(state, command)) &&
        !(isFighting && marchesInFight(command)),
    );
    // A unit too near a friend may not stop yet, and is offered the shortest way clear: it goes a full step.
    const mayStop = !isActing || all.some(({ type }) => type === 'stop');
    return mayStop ? sound : [...sound, ...all.flatMap((command) => lengthened(command))];
  },
  expected(mind, state, seat, command) {
    if (decidesInFight(state, seat)) return worthInFight(mind, state, seat, command);
    const worth = expectedValue(state, seat, command, futureIn(mind, state, seat));
    // No idle rides.
    return worth !== null && command.type === 'ride' ? worth - cost(command, state) : worth;
  },
  activation,
  temperaments,
  temperamentOf,
  advice,
};
