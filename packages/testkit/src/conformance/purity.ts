/**
 * Purity: an answer depends on the contents of a state alone, never on which object carries them or what was asked
 * before. Each call is compared between a state and its copies, with calls of another battle in between.
 */
import {
  type BattleEvent,
  type Command,
  type Decision,
  DICE,
  type Evaluation,
  type RandomInt,
  type Seat,
} from '@drumhead/engine';
import { hashed } from './hashed.ts';
import type { Examined } from './moment.ts';

type Asked = keyof Evaluation<unknown> | 'pending' | 'view' | 'isOpen' | 'offers' | 'decide' | 'covers' | 'nearest';

/** Commands put to the judge at each moment. */
const COMMANDS = 4;

/**
 * Compares the answers about a state with those about its copies. `other`: a state of another battle of this rule set.
 * `thorough`: the dear answers too, with those of an evaluation if there is one.
 */
export function checkPurity<S, C extends Command, E extends BattleEvent>(
  moment: Examined<S, C, E>,
  other: S,
  choose: RandomInt,
  thorough: { readonly evaluation: Evaluation<S, C> | null } | null,
): void {
  const { state } = moment;
  const commands = commandsAt(moment, choose);
  const evaluation = thorough?.evaluation ?? null;
  const answersOn = (of: S): Answers => ({
    ...answers(moment, of, commands),
    ...(thorough === null ? {} : answersOnStrays(moment, of, commands)),
    ...(evaluation === null ? {} : valuations(moment, of, commands, evaluation, of === state)),
  });
  const first = answersOn(state);
  const compare = (of: S, what: string, wanted = first): void => {
    const found = answersOn(of);
    for (const asked of Object.keys(first) as Asked[]) {
      if (found[asked] !== wanted[asked]) moment.fail('purity', `${asked} answers otherwise ${what}`);
    }
  };
  compare(clone(state), 'on a copy of the state');
  const keys = Object.keys(state as object).filter((key) => typeof (state as never)[key] === 'object');
  const key = keys[choose(keys.length)] as keyof S & string;
  compare({ ...state, [key]: clone(state[key]) }, `where ${key} is an equal copy`);
  answersOn(other);
  compare(state, 'after another battle was asked about');
  for (const part of [other[key], shaken(state[key], choose)]) {
    const mixed = { ...state, [key]: part };
    compare(mixed, `where ${key} is another`, answersOn(clone(mixed)));
  }
}

type Answers = Readonly<Partial<Record<Asked, string>>>;

/** A command put to the judge, and a neighbour of it that he may refuse. */
interface Tried {
  readonly seat: Seat;
  readonly command: unknown;
  readonly stray: unknown;
}

/** A copy of plain data that shares nothing with it. */
function clone<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => clone(item as unknown)) as T;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, clone(item as unknown)])) as T;
}

/** A copy of plain data with one number in it changed. */
function shaken<T>(part: T, choose: RandomInt): T {
  const copy = clone(part);
  const numbers: { readonly owner: Record<string, number>; readonly key: string }[] = [];
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (typeof inner === 'number') numbers.push({ owner: value as Record<string, number>, key });
      else collect(inner);
    }
  };
  collect(copy);
  const picked = numbers.length === 0 ? undefined : numbers[choose(numbers.length)];
  if (picked !== undefined) picked.owner[picked.key] = (picked.owner[picked.key] as number) + 1 + choose(3000);
  return copy;
}

/** A few offers of every seat, and a roll where dice are awaited. */
function commandsAt<S, C extends Command, E extends BattleEvent>(
  { offers, pending }: Examined<S, C, E>,
  choose: RandomInt,
): readonly Tried[] {
  const commands: Tried[] = [];
  for (const [seat, list] of offers) {
    for (let i = 0; i < COMMANDS && list.length > 0; i++) {
      const command = list[choose(list.length)];
      commands.push({ seat, command, stray: shaken(command, choose) });
    }
  }
  for (const { dice } of pending) {
    if (dice === undefined) continue;
    const faces = dice.map((request) =>
      Array.from({ length: request.count }, () => request.faces[choose(request.faces.length)]),
    );
    const command = { type: 'roll', faces };
    commands.push({ seat: DICE, command, stray: command });
  }
  return commands;
}

/** An answer as a hash. A state put together from two battles may make the rule set throw. */
function answer(call: () => unknown): string {
  try {
    return hashed(call());
  } catch {
    return 'threw';
  }
}

/** The answers of the rule set about a state. */
function answers<S, C extends Command, E extends BattleEvent>(
  { ruleset, seats }: Examined<S, C, E>,
  state: S,
  commands: readonly Tried[],
): Answers {
  return {
    pending: answer(() => ruleset.pending(state)),
    view: answer(() => [...seats, null].map((seat) => ruleset.view(state, seat))),
    isOpen: answer(() => [...seats, null].map((seat) => ruleset.isOpen(state, seat))),
    offers: answer(() => seats.map((seat) => ruleset.offers(state, seat))),
    decide: commands.map(({ seat, command }) => answer(() => ruleset.decide(state, seat, command as C))).join(),
  };
}

/** Its answers about commands that it may refuse. */
function answersOnStrays<S, C extends Command, E extends BattleEvent>(
  { ruleset }: Examined<S, C, E>,
  state: S,
  commands: readonly Tried[],
): Answers {
  const ofPlayers = commands.filter(({ seat }) => seat !== DICE);
  const onStrays = (call: (seat: Seat, command: C) => unknown): string =>
    ofPlayers.map(({ seat, stray }) => answer(() => call(seat, stray as C))).join();
  return {
    covers: onStrays((seat, stray) => ruleset.covers(state, seat, stray)),
    nearest: onStrays((seat, stray) => ruleset.nearest(state, seat, stray)),
  };
}

/**
 * The answers of the evaluation about a state, and about the states that its commands lead to. `apart`: these are also
 * held against copies that share nothing with the state before; of copies of a state that is done by comparing them.
 */
function valuations<S, C extends Command, E extends BattleEvent>(
  { ruleset, seats, fail }: Examined<S, C, E>,
  state: S,
  commands: readonly Tried[],
  evaluation: Evaluation<S, C>,
  apart: boolean,
): Answers {
  const ofPlayers = commands.filter(({ seat }) => seat !== DICE);
  const values = (of: S, from?: S): string =>
    seats.map((seat) => answer(() => evaluation.value(of, seat, from))).join();
  /** Commands on a next state are valued after those on the state before it: facts may be kept in between. */
  const onward = (of: S): string =>
    answer(() =>
      seats.map((seat) => {
        const { [0]: first, length, [length - 1]: last } = ruleset.offers(of, seat);
        return [first, last].map((command) =>
          command === undefined ? null : evaluation.expectedValue(of, seat, command),
        );
      }),
    );
  const expectedValue = ofPlayers
    .map(({ seat, command }) => answer(() => evaluation.expectedValue(state, seat, command as C)))
    .join();
  const futures = commands.map(({ seat, command }) => {
    const decision = decided(ruleset, state, seat, command as C);
    if (decision?.ok !== true) return 'refused';
    const found = values(decision.state, state);
    const ahead = onward(decision.state);
    if (apart) {
      const copy = clone(decision.state);
      const what = 'answers otherwise of a next state that shares nothing with the one before';
      if (values(copy, clone(state)) !== found) fail('purity', `value ${what}`);
      if (onward(copy) !== ahead) fail('purity', `expectedValue ${what}`);
    }
    return [found, ahead].join();
  });
  return {
    candidateMoves: answer(() => seats.map((seat) => evaluation.candidateMoves(state, seat))),
    expectedValue,
    value: [values(state), ...futures].join(';'),
  };
}

/** The judge's answer; null where a state put together from two battles makes it throw. */
function decided<S, C extends Command, E extends BattleEvent>(
  ruleset: Examined<S, C, E>['ruleset'],
  state: S,
  seat: Seat,
  command: C,
): Decision<S, E> | null {
  try {
    return ruleset.decide(state, seat, command);
  } catch {
    return null;
  }
}
