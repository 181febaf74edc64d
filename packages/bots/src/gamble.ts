/** Which actor to activate next, and with how many dice: gains of planned activations against what a failure costs. */
import type { Activations, BattleEvent, Command, RollOdds, Seat } from '@drumhead/engine';
import { bestPlan, type Planning } from './plan.ts';

/** Gains of those who wait come later, if at all. */
const LATER = 0.75;
/** Plans are looked at for so many actions; more are worth a little more. */
const PLANNED = 2;
const MORE = 1.25;
/** A plan that is only to be guessed at is searched less deeply. */
const GUESS = { width: 2, nodes: 90 } as const;
const MOST_DICE = 3;

/** The actors that wait at one moment, and what their activations may bring. */
export interface Gamble<C extends Command> {
  /** Worth of a command that begins an activation, with what the others may still do; null for another command. */
  worthOf(command: C): number | null;
  /** Worth of what all that wait may still do. */
  readonly rest: number;
}

/** Null where the seat has no actors waiting. */
export function gambleAt<S, C extends Command, E extends BattleEvent>(
  planning: Planning<S, C, E>,
  view: S,
  seat: Seat,
): Gamble<C> | null {
  const { activations } = planning.room;
  const waiting = activations?.waiting(view, seat) ?? null;
  if (activations === undefined || waiting === null) return null;
  const prices = [0, 1, 2, 3].map((failures) => activations.price(planning.mind, view, seat, failures));
  const gains = new Map(waiting.map((actor) => [actor, gainsOf(planning, activations, view, seat, actor)]));
  const expected = (actor: number, dice: number, rest: number): number => {
    let sum = 0;
    for (const roll of activations.rolls(view, actor, dice)) {
      const lost = roll.turnover ? rest : 0;
      sum +=
        roll.probability * (gainAt(gains.get(actor) ?? [], roll) - (prices[Math.min(3, roll.failures)] ?? 0) - lost);
    }
    return sum;
  };
  const alone = new Map(
    waiting.map((actor) => {
      let best = 0;
      for (let dice = 1; dice <= MOST_DICE; dice++) best = Math.max(best, expected(actor, dice, 0));
      return [actor, best];
    }),
  );
  const restWithout = (actor: number): number => {
    let sum = 0;
    for (const [other, worth] of alone) if (other !== actor) sum += worth;
    return LATER * sum;
  };
  return {
    worthOf(command) {
      const begun = activations.begun(command);
      if (begun === null || !gains.has(begun.actor)) return null;
      const rest = restWithout(begun.actor);
      return expected(begun.actor, begun.dice, rest) + rest;
    },
    rest: restWithout(-1),
  };
}

function gainAt(gains: readonly number[], { actions }: RollOdds): number {
  const planned = gains[Math.min(actions, PLANNED)] ?? 0;
  return actions > PLANNED ? planned * MORE : planned;
}

/** What an actor's best plans gain with 0, 1 and 2 actions. */
function gainsOf<S, C extends Command, E extends BattleEvent>(
  planning: Planning<S, C, E>,
  activations: Activations<S, C, unknown>,
  view: S,
  seat: Seat,
  actor: number,
): readonly number[] {
  const now = planning.worth(view, seat);
  const gains = [0];
  for (let actions = 1; actions <= PLANNED; actions++) {
    const given = activations.given(view, seat, actor, actions);
    const plan = given === null ? null : bestPlan({ ...planning, ...GUESS }, given, seat);
    gains.push(Math.max(gains[actions - 1] ?? 0, plan === null ? 0 : plan.worth - now));
  }
  return gains;
}
