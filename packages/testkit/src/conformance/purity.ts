/**
 * Purity: an answer depends on the contents of a state alone, never on which object carries them or what was asked
 * before. Each call is compared between a state and its copies, with calls of another battle in between.
 */
import { type BattleEvent, type Command, DICE, hashOf, type RandomInt, type Seat } from '@drumhead/engine';
import type { Examined } from './moment.ts';

type Asked = 'pending' | 'view' | 'offers' | 'decide';

/** Commands put to the judge at each moment. */
const COMMANDS = 4;

/** Compares the answers about a state with those about its copies. `other`: a state of another battle of this rule set. */
export function checkPurity<S, C extends Command, E extends BattleEvent>(
  moment: Examined<S, C, E>,
  other: S,
  choose: RandomInt,
): void {
  const { state } = moment;
  const commands = commandsAt(moment, choose);
  const first = answers(moment, state, commands);
  const compare = (of: S, what: string, wanted = first): void => {
    const found = answers(moment, of, commands);
    for (const asked of Object.keys(first) as Asked[]) {
      if (found[asked] !== wanted[asked]) moment.fail('purity', `${asked} answers otherwise ${what}`);
    }
  };
  compare(clone(state), 'on a copy of the state');
  const keys = Object.keys(state as object).filter((key) => typeof (state as never)[key] === 'object');
  const key = keys[choose(keys.length)] as keyof S & string;
  compare({ ...state, [key]: clone(state[key]) }, `where ${key} is an equal copy`);
  answers(moment, other, commands);
  compare(state, 'after another battle was asked about');
  for (const part of [other[key], shaken(state[key], choose)]) {
    const mixed = { ...state, [key]: part };
    compare(mixed, `where ${key} is another`, answers(moment, clone(mixed), commands));
  }
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
): readonly { readonly seat: Seat; readonly command: unknown }[] {
  const commands: { seat: Seat; command: unknown }[] = [];
  for (const [seat, list] of offers) {
    for (let i = 0; i < COMMANDS && list.length > 0; i++) commands.push({ seat, command: list[choose(list.length)] });
  }
  for (const { dice } of pending) {
    if (dice === undefined) continue;
    const faces = dice.map((request) =>
      Array.from({ length: request.count }, () => request.faces[choose(request.faces.length)]),
    );
    commands.push({ seat: DICE, command: { type: 'roll', faces } });
  }
  return commands;
}

/** The answers of the rule set about a state, as hashes. A state put together from two battles may make it throw. */
function answers<S, C extends Command, E extends BattleEvent>(
  { ruleset, seats }: Examined<S, C, E>,
  state: S,
  commands: readonly { readonly seat: Seat; readonly command: unknown }[],
): Readonly<Record<Asked, string>> {
  const ask = (call: () => unknown): string => {
    try {
      return hashOf(call());
    } catch {
      return 'threw';
    }
  };
  return {
    pending: ask(() => ruleset.pending(state)),
    view: ask(() => seats.map((seat) => ruleset.view(state, seat))),
    offers: ask(() => seats.map((seat) => ruleset.offers(state, seat))),
    decide: commands.map(({ seat, command }) => ask(() => ruleset.decide(state, seat, command as C))).join(),
  };
}
