/** A battle in which one draw was offered and declined, for tests of what that leaves behind. */
import {
  type Battle,
  type BattleEvent,
  begin,
  type Command,
  DECLINE_DRAW,
  decide,
  OFFER_DRAW,
  onePlayer,
  playOut,
  type Ruleset,
  type Seat,
  seededDice,
  seededRandomInt,
} from '@drumhead/engine';

/** `now`: right after the answer; `later`: as soon as the same side may offer again, after random play. */
export function declinedDraw<S, C extends Command, E extends BattleEvent>(
  ruleset: Ruleset<S, C, E>,
  setup: unknown,
): { readonly seat: Seat; readonly now: Battle<S, C, E>; readonly later: Battle<S, C, E> } {
  const begun = begin(ruleset, setup);
  if (!begun.ok) throw new Error(JSON.stringify(begun.problems));
  const seats = ruleset.seats(begun.value.state);
  const [seat = '', other = ''] = seats;
  const now = accepted(accepted(begun.value, seat, OFFER_DRAW), other, DECLINE_DRAW);
  const random = seededRandomInt('declined draw');
  const players = onePlayer<S, C>(seats, (_view, _seat, offers) => offers[random(offers.length)] as C);
  const mayOffer = ({ state }: Battle<S, C, E>) => decide({ ...now, state }, seat, OFFER_DRAW).ok;
  const later = playOut(now, { players, dice: seededDice('declined draw') }, { until: mayOffer });
  if (ruleset.outcome(later.state) !== null) throw new Error('the battle ended before another offer');
  return { seat, now, later };
}

function accepted<S, C extends Command, E extends BattleEvent>(
  battle: Battle<S, C, E>,
  seat: Seat,
  command: Command,
): Battle<S, C, E> {
  const answer = decide(battle, seat, command);
  if (!answer.ok) throw new Error(`${seat} ${command.type}: ${JSON.stringify(answer.refusal)}`);
  return answer.battle;
}
