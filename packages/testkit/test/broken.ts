/** Ways to break the duel, each of which the conformance kit must find. */
import { checkConformance, ConformanceFailure } from '../src/conformance.ts';
import { type Decision, type DiceRequest, type Outcome, type Refusal, type Roll, type Seat } from '@drumhead/engine';
import { duel as contract, type DuelCommand, type DuelEvent, type DuelState, probe, SETUP } from '../src/duel.ts';
import type { TestedRuleset } from '../src/probe.ts';

export type Duel = TestedRuleset<DuelState, DuelCommand, DuelEvent>;

/** The duel with its probe. */
export const duel: Duel = { ...contract, ...probe };
export type Judged = Decision<DuelState, DuelEvent>;

/** The failure that the kit finds in a duel with something broken in it. */
export function found(broken: Partial<Duel>): ConformanceFailure {
  try {
    checkConformance({ ...duel, ...broken }, SETUP, { seeds: 12, steps: 120 });
  } catch (error) {
    if (error instanceof ConformanceFailure) return error;
    throw error;
  }
  throw new Error('the kit found nothing');
}

/** A duel whose judge says what `change` makes of the true decision. */
export const judging = (
  change: (decision: Judged, state: DuelState, seat: Seat, command: DuelCommand | Roll) => Judged,
): Partial<Duel> => ({
  decide: (state, seat, command) => change(duel.decide(state, seat, command), state, seat, command),
});

/** A duel in which every accepted command leads to another state than it should. */
export const leading = (change: (state: DuelState, command: DuelCommand | Roll) => unknown): Partial<Duel> =>
  judging((decision, _state, _seat, command) =>
    decision.ok ? { ...decision, state: change(decision.state, command) as DuelState } : decision,
  );

/** A duel that refuses in another way. */
export const refusing = (refusal: unknown): Partial<Duel> =>
  judging((decision) => (decision.ok ? decision : { ok: false, refusal: refusal as Refusal }));

/** A duel with other dice. */
export const rolling = (change: Partial<DiceRequest>): Partial<Duel> => ({
  pending: (state) =>
    duel
      .pending(state)
      .map((waiting) =>
        waiting.dice === undefined ? waiting : { ...waiting, dice: waiting.dice.map((one) => ({ ...one, ...change })) },
      ),
});

export const hidden = (state: DuelState): boolean => state.men.some((man) => man.guard === 'hidden');
export const wounded = (state: DuelState): boolean => state.outcome === null && state.men.some((man) => man.lives < 3);
/** A place that no offered steps lead to within a round: only a stray gets there. */
export const strayed = (state: DuelState): boolean =>
  state.round === 1 && state.men.some((man) => man.at === 1 || man.at === 99);
export const draw: Outcome = { winner: null, rule: 'DUEL-END-9', reason: 'duel.draw' };
