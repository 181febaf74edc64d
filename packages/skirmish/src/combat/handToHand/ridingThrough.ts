/** SK-HTH-23. Riding through: a rider whose charge threw the target back may ride on along its line, up to S. */
import { refusal, pop, push, type Refusal, emit } from '@drumhead/engine';
import { nearestWhole } from '@drumhead/table';
import { modelAt } from '../../state/abilities.ts';
import type { Command } from '../../state/commands.ts';
import type { MeleeFrame, RidingThroughFrame } from '../../state/frames.ts';
import { endOf, freeMoveProblem } from '../../movement/freeMoves.ts';
import { contactsOf, isThere, ownerOf } from '../../ground/geometry.ts';
import type { Place } from '../../ground/terrain.ts';
import { type Handler } from '../../turn/handler.ts';
import { frighten } from '../../movement/moveEffects.ts';
import type { State } from '../../state/state.ts';
import { changeModel, type Draft } from '../../state/draft.ts';

/** Number of offered distances up to the stick S. */
const OFFERED_STEPS = 10;

/** SK-HTH-20, -23. A rider who charged may go on; no other winner follows. */
export function pushRidingThrough(draft: Draft, frame: MeleeFrame): void {
  const { attacker, defender, charge } = frame;
  if (charge === null) return;
  push(draft, { at: 'ridingThrough', model: attacker, target: defender, dx: charge.dx, dy: charge.dy });
}

/** The rider's place after riding on by a number of steps. */
function placeAt(state: State, { model, dx, dy }: RidingThroughFrame, distance: number): Place {
  const { x, y } = modelAt(state, model);
  const length = Math.sqrt(dx * dx + dy * dy);
  return endOf(state, model, x + nearestWhole((dx * distance) / length), y + nearestWhole((dy * distance) / length));
}

/** Why the rider may not ride on this far (0 is staying), or null. */
function rideProblem(state: State, frame: RidingThroughFrame, distance: number): Refusal | null {
  if (distance === 0) return null;
  if (distance > state.field.sticks.s) return refusal('SK-HTH-23', 'sk.fight.rideTooFar');
  const { x, y } = placeAt(state, frame, distance);
  return freeMoveProblem(state, frame.model, x, y, { contact: true, over: frame.target });
}

function distances(state: State, frame: RidingThroughFrame): readonly number[] {
  const step = Math.round(state.field.sticks.s / OFFERED_STEPS);
  const open: number[] = [0];
  for (let i = 1; i <= OFFERED_STEPS; i++) {
    if (rideProblem(state, frame, i * step) === null) open.push(i * step);
  }
  return open;
}

export const ridingThroughHandler: Handler<RidingThroughFrame> = {
  asks: (state, frame) =>
    isThere(state, frame.model) && distances(state, frame).length > 1 ? ownerOf(state, frame.model) : 'auto',
  rule: () => 'SK-HTH-23',
  offers: (state, frame) => distances(state, frame).map((distance): Command => ({ type: 'rideOn', distance })),
  covers: (state, frame, _player, command) =>
    command.type === 'rideOn' && rideProblem(state, frame, command.distance) === null,
  act(draft, frame, _player, command) {
    if (command.type !== 'rideOn') return refusal('SK-HTH-23', 'sk.fight.rideFirst');
    const problem = rideProblem(draft, frame, command.distance);
    if (problem !== null) return problem;
    pop(draft);
    if (command.distance > 0) ride(draft, frame, command.distance);
    return null;
  },
  auto: pop,
};

function ride(draft: Draft, frame: RidingThroughFrame, distance: number): void {
  const { model } = frame;
  const { x, y, level } = placeAt(draft, frame, distance);
  const before = contactsOf(draft, model);
  changeModel(draft, model, { x, y, level });
  emit(draft, { type: 'moved', rule: 'SK-HTH-23', model, x, y, level, how: 'rideOn', broken: false });
  const into = contactsOf(draft, model).filter((other) => !before.includes(other));
  frighten(draft, model, into);
}
