import type { Evaluation, RuleId } from '@drumhead/engine';
import { describe, expect, test } from 'vitest';
import { duel, type Duel, found } from '../../test/broken.ts';
import { checkConformance } from '../conformance.ts';
import { type DuelCommand, type DuelState, type Man, SETUP } from '../duel.ts';

const offersOf = (state: DuelState): readonly DuelCommand[] =>
  duel.seats(state).flatMap((seat) => duel.offers(state, seat));

/** Offers kept by the list of men, although frames decide them too. */
function keptByOnePart(): Partial<Duel> {
  const kept = new WeakMap<readonly Man[], readonly DuelCommand[]>();
  return {
    offers(state, seat) {
      if (duel.offers(state, seat).length === 0) return [];
      if (!kept.has(state.men)) kept.set(state.men, offersOf(state));
      return kept.get(state.men) as readonly DuelCommand[];
    },
  };
}

/** The rule of the state that was asked about last, if it has the same round. */
function rememberedFromBefore(): Partial<Duel> {
  let last: { readonly state: DuelState; readonly rule: RuleId } | null = null;
  return {
    pending(state) {
      const waiting = duel.pending(state);
      const rule = waiting[0]?.rule ?? 'DUEL-NO-1';
      const known = last !== null && last.state.round === state.round ? last.rule : rule;
      last = { state, rule };
      return waiting.map((one) => ({ ...one, rule: known }));
    },
  };
}

describe('a rule set that is not pure is found', () => {
  test.each<readonly [string, RegExp, Partial<Duel>]>([
    [
      'offers kept by a part of the state that does not decide them alone',
      /\[(purity|offers|covers)\]/,
      keptByOnePart(),
    ],
    ['an answer remembered from another state', /\[(purity|replay|view|determinism)\]/, rememberedFromBefore()],
    [
      'a decision that hangs on which object a part is',
      /\[(plain|purity)\] (a JSON round trip changes the offers|offers answers otherwise)/,
      (() => {
        const known = new WeakSet<readonly Man[]>();
        return {
          create: (setup) => {
            const made = duel.create(setup);
            if (made.ok) known.add(made.value.men);
            return made;
          },
          offers: (state, seat) =>
            known.has(state.men) ? duel.offers(state, seat).slice(0, 1) : duel.offers(state, seat),
        } satisfies Partial<Duel>;
      })(),
    ],
  ])('%s', (_name, message, broken) => {
    expect(found(broken).message).toMatch(message);
  });
});

describe('an evaluation that is not pure is found', () => {
  /** The lives that a seat has left, and nothing looked ahead. */
  const pure: Evaluation<DuelState, DuelCommand> = {
    value: (state, seat) => state.men[duel.seats(state).indexOf(seat)]?.lives ?? 0,
    expectedValue: () => null,
    candidateMoves: () => [],
  };
  const check = (evaluation: Evaluation<DuelState, DuelCommand>): unknown =>
    checkConformance(duel, SETUP, { seeds: 12, steps: 120, setups: 0, purity: 1, evaluation });

  test('a pure one passes', () => {
    expect(() => check(pure)).not.toThrow();
  });

  test('a value kept by the men, although the frames decide it too', () => {
    const known = new WeakMap<readonly Man[], number>();
    const value = (state: DuelState): number => {
      if (!known.has(state.men)) known.set(state.men, JSON.stringify(state.frames).length);
      return known.get(state.men) as number;
    };
    expect(() => check({ ...pure, value })).toThrow(/\[purity\] value answers otherwise/);
  });

  test('an expected value that counts how often it was asked', () => {
    let asked = 0;
    expect(() => check({ ...pure, expectedValue: () => asked++ })).toThrow(/\[purity\] expectedValue/);
  });

  test('candidate moves that hang on which object the state is', () => {
    const known = new WeakSet<DuelState>();
    const candidateMoves = (state: DuelState, seat: string): readonly DuelCommand[] => {
      if (known.has(state)) return [];
      known.add(state);
      return duel.offers(state, seat);
    };
    expect(() => check({ ...pure, candidateMoves })).toThrow(/\[purity\] candidateMoves answers otherwise/);
  });
});
