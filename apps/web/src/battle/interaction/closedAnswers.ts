/**
 * What the open question does not take for now. As long as a question stands no answer disappears without a word: it is
 * shown greyed with the judge's reason. Pure.
 */
import { type BattleEvent, type Command, memoizeBy, type Refusal, type Ruleset, type Seat } from '@drumhead/engine';

/** What the rules of a screen say of their decisions. `F`: its frames. */
export interface Questions<F, C extends Command> {
  /** The question of a frame: the same as long as the same answers are looked for. */
  readonly questionOf: (frame: F) => string;
  /** Answers that people look for, whatever the state allows. */
  readonly sought: () => readonly C[];
  /** What an answer is about: of several that differ in their measures alone one is enough. */
  readonly kindOf: (command: C) => string;
  /** Is it an answer by itself? Moves are a sample of a region. */
  readonly isSingle: (command: C) => boolean;
  /** Answers with the same name are one. */
  readonly nameOf: (command: C) => string;
}

export interface Asked<S, C extends Command, F> {
  readonly state: S;
  readonly seat: Seat;
  readonly rules: Ruleset<S, C, BattleEvent>;
  readonly offers: readonly C[];
  readonly frame: F | null;
}

export interface ClosedAnswer<C> {
  readonly command: C;
  /** Null: it may be given, although no sample lists it. */
  readonly refusal: Refusal | null;
}

/** `states`: those of the battle so far, the present one last. */
export function closedAnswers<F, S extends { readonly frames: readonly F[] }, C extends Command>(
  asked: Asked<S, C, F>,
  states: readonly unknown[],
  questions: Questions<F, C>,
): readonly ClosedAnswer<C>[] {
  const { offers, rules, state, seat } = asked;
  const { kindOf, nameOf } = questions;
  const kinds = new Set(offers.map(kindOf));
  const names = new Set(offers.map(nameOf));
  const closed: ClosedAnswer<C>[] = [];
  const add = (command: C, isNew: boolean): void => {
    const name = nameOf(command);
    if (!isNew || names.has(name)) return;
    names.add(name);
    const decision = rules.decide(state, seat, command);
    closed.push({ command, refusal: decision.ok ? null : decision.refusal });
  };
  for (const command of earlierOffers(asked, states, questions)) add(command, true);
  for (const { command } of closed) kinds.add(kindOf(command));
  for (const command of questions.sought()) add(command, !kinds.has(kindOf(command)));
  return closed;
}

const offersIn = memoizeBy((_state: object) => new Map<Seat, readonly Command[]>());

/** What was offered since the question was put, the last first. */
function earlierOffers<F, S extends { readonly frames: readonly F[] }, C extends Command>(
  { seat, rules, frame }: Asked<S, C, F>,
  states: readonly unknown[],
  { questionOf, isSingle }: Questions<F, C>,
): readonly C[] {
  if (frame === null) return [];
  const question = questionOf(frame);
  const found: C[] = [];
  for (let i = states.length - 2; i >= 0; i--) {
    const state = states[i] as S;
    const at = state.frames.findIndex((one) => questionOf(one) === question);
    if (at < 0) break;
    if (at < state.frames.length - 1) continue;
    const known = offersIn(state);
    const offers = known.get(seat) ?? rules.offers(rules.view(state, seat), seat).filter((one) => isSingle(one));
    known.set(seat, offers);
    found.push(...(offers as readonly C[]));
  }
  return found;
}
