/** Offered if and only if accepted; a refusal changes nothing; nothing that anybody sends makes the judge fall over. */
import {
  hashOf,
  type BattleEvent,
  type Command,
  type Decision,
  DICE,
  OFFER_DRAW,
  type Pending,
  RESIGN,
  type Seat,
  deepFreeze,
} from '@drumhead/engine';
import { refusalFault, show } from './failure.ts';
import { GARBAGE, mutant, padded, STRAY_ROLLS } from './garbage.ts';
import { hashed } from './hashed.ts';
import type { Examined } from './moment.ts';
import type { Offer } from '../randomWalk.ts';

/** How much is tried at each moment. */
export interface Tries {
  /** Offers put to the judge, per seat. */
  readonly offers: number;
  /** Old offers of anybody tried again. */
  readonly old: number;
  /** Offers with something wrong in them. */
  readonly mutants: number;
}

/** Every offer is accepted, with no field more, covered and plain; whoever need not decide is offered nothing. */
export function checkOffers<S, C extends Command, E extends BattleEvent>(
  moment: Examined<S, C, E>,
  tries: Tries,
): void {
  const { ruleset, state, pending, fail, calm } = moment;
  if (calm('offers', 'offers of the dice', () => ruleset.offers(state, DICE)).length > 0)
    fail('offers', 'the dice are offered a choice');
  for (const [seat, offers] of moment.offers) {
    const waiting = pending.find((one) => one.seat === seat);
    if (waiting === undefined && offers.length > 0)
      fail('offers', `${seat} need not decide and is offered ${show(offers[0])}`);
    if (waiting !== undefined && offers.length === 0)
      fail('offers', `${seat} must decide ${waiting.decision} and is offered nothing`);
    for (const command of sample(moment, offers, tries.offers)) {
      calm('offers', 'hashing an offer', () => hashOf(command));
      const decision = judged(moment, seat, command);
      if (!decision.ok)
        fail('offers', `${seat} is offered ${show(command)}, but it is refused: ${show(decision.refusal)}`);
      if (!covered(moment, seat, command)) fail('covers', `${seat} is offered ${show(command)}, but it is not covered`);
      for (const more of padded(command)) refused(moment, seat, more);
    }
  }
}

/** Commands offered once, to anybody, tried again now: refused with a rule, or covered. */
export function checkOldOffers<S, C extends Command, E extends BattleEvent>(
  moment: Examined<S, C, E>,
  old: readonly Offer<C>[],
  tries: Tries,
): void {
  const { seats, choose } = moment;
  if (old.length === 0) return;
  for (let i = 0; i < tries.old; i++) {
    const recent = i % 2 === 0 ? Math.min(old.length, 60) : old.length;
    const { seat, command } = old[old.length - 1 - choose(recent)] as Offer<C>;
    stray(moment, i % 4 === 3 ? (seats[choose(seats.length)] as Seat) : seat, command);
  }
}

/** Offers with something wrong in them, garbage, and rolls with false faces. */
export function checkStrays<S, C extends Command, E extends BattleEvent>(
  moment: Examined<S, C, E>,
  old: readonly Offer<C>[],
  tries: Tries,
): void {
  const { seats, pending, choose } = moment;
  const open = [...moment.offers].flatMap(([seat, offers]) => offers.map((command): Offer<C> => ({ seat, command })));
  for (let i = 0; i < tries.mutants; i++) {
    // Half of them from what is open now, half from what was not long ago.
    const from = (i % 2 === 0 && open.length > 0) || old.length === 0 ? open : old.slice(-200);
    if (from.length === 0) break;
    const { seat, command } = from[choose(from.length)] as Offer<C>;
    stray(moment, seat, mutant(command, choose));
  }
  const asked = pending.length > 0 ? pending.map((one) => one.seat) : seats;
  for (const seat of [...asked, 'nobody', 'constructor', '']) {
    for (const garbage of sample(moment, GARBAGE, 4)) refused(moment, seat, garbage);
    if (seat !== DICE) refused(moment, seat, STRAY_ROLLS[choose(STRAY_ROLLS.length)]);
  }
  for (const waiting of pending) {
    if (waiting.seat === DICE) for (const roll of falseRolls(waiting)) refused(moment, DICE, roll);
    else for (const more of [RESIGN, OFFER_DRAW].flatMap(padded)) refused(moment, waiting.seat, more);
    const offer = moment.offers.get(waiting.seat)?.[0];
    if (offer !== undefined) refused(moment, 'nobody', offer);
  }
}

/** Everything the judge says no to, with the state before still the same. */
function refused<S, C extends Command, E extends BattleEvent>(
  moment: Examined<S, C, E>,
  seat: Seat,
  command: unknown,
): void {
  if (judged(moment, seat, command).ok) moment.fail('garbage', `${seat} may send ${show(command)}`);
}

/** A command that may or may not be legal now: if it is, the rule set must have said so, and nothing may break. */
function stray<S, C extends Command, E extends BattleEvent>(
  moment: Examined<S, C, E>,
  seat: Seat,
  given: unknown,
): void {
  const { ruleset, state, fail, calm } = moment;
  const decision = judged(moment, seat, given);
  const command = given as C;
  if (!decision.ok) {
    const nearest = calm('nearest', `nearest to ${show(command)}`, () => ruleset.nearest(state, seat, command));
    if (nearest === null) return;
    const near = judged(moment, seat, nearest);
    if (!near.ok)
      fail(
        'nearest',
        `${seat} is told ${show(nearest)} instead of ${show(command)}, but it is refused: ${show(near.refusal)}`,
      );
    return;
  }
  if (command.type === RESIGN.type) return;
  if (!covered(moment, seat, command))
    fail('covers', `${show(command)} of ${seat} is accepted, but it is neither offered nor covered`);
  calm('plain', `after ${show(command)}`, () => {
    hashed(decision.state);
    const faults = ruleset.faults(decision.state);
    if (faults.length > 0)
      fail('faults', `${show(command)} of ${seat} leads to an unsound state: ${faults.join('; ')}`);
    if (ruleset.pending(decision.state).length === 0 && ruleset.outcome(decision.state) === null) {
      fail('pending', `after ${show(command)} of ${seat} nobody has a decision`);
    }
  });
}

function covered<S, C extends Command, E extends BattleEvent>(
  { ruleset, state, calm }: Examined<S, C, E>,
  seat: Seat,
  command: C,
): boolean {
  return calm('covers', `covers ${show(command)}`, () => ruleset.covers(state, seat, command));
}

/** The judge's own word, past the kernel's guard; a refusal must be a whole one. */
export function judged<S, C extends Command, E extends BattleEvent>(
  { ruleset, state, fail, calm }: Examined<S, C, E>,
  seat: Seat,
  command: unknown,
): Decision<S, E> {
  deepFreeze(command);
  const decision = calm('decide', `decide of ${seat} ${show(command)}`, () =>
    ruleset.decide(state, seat, command as C),
  );
  if (!decision.ok) {
    const fault = refusalFault(decision.refusal);
    if (fault !== null)
      fail('refusal', `${show(command)} of ${seat} is refused by ${show(decision.refusal)}: ${fault}`);
  }
  return decision;
}

function falseRolls({ dice = [] }: Pending): readonly unknown[] {
  const faces = dice.map((request) => Array.from({ length: request.count }, () => request.faces[0]));
  const wrong = (first: unknown): unknown => ({
    type: 'roll',
    faces: [[first, ...(faces[0] ?? []).slice(1)], ...faces.slice(1)],
  });
  const rolls: unknown[] = [
    ...padded({ type: 'roll', faces }),
    { type: 'roll', faces: [...faces, [1]] },
    { type: 'roll', faces: faces.slice(1) },
    { type: 'roll', faces: [[...(faces[0] ?? []), 1], ...faces.slice(1)] },
    { type: 'roll' },
    { type: 'roll', faces: 'six' },
    { faces },
  ];
  if ((dice[0]?.count ?? 0) > 0) rolls.push(wrong(1e9), wrong(1.5), wrong('1'), wrong(null), wrong([1]), wrong(-1));
  return rolls;
}

function sample<T, S, C extends Command, E extends BattleEvent>(
  { choose }: Examined<S, C, E>,
  list: readonly T[],
  most: number,
): readonly T[] {
  if (list.length <= most) return list;
  const first = choose(list.length);
  const stride = list.length / most;
  return Array.from({ length: most }, (_, i) => list[(first + Math.floor(i * stride)) % list.length] as T);
}
