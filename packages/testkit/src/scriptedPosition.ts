/** Plays a position command by command with scripted dice, and fails loudly where the test expects something else. */
import {
  type Machine,
  type Stacked,
  type StackFrame,
  type BattleEvent,
  type Command,
  DICE,
  type Refusal,
  type RuleId,
  type Seat,
} from '@drumhead/engine';

/** Checks that every played position gets at every step, besides those of its test. */
export interface Watch<S, E> {
  readonly events: (events: readonly E[]) => void;
  readonly moment: (state: S) => void;
  readonly refusal: (refusal: Refusal) => void;
}

type Judge<S extends Stacked, C extends Command, E extends BattleEvent> = Pick<
  Machine<S, C, E>,
  'decide' | 'offers' | 'pending'
>;

/** A position that a test plays; red and blue are what tests call the sides. */
export class ScriptedPosition<S extends Stacked, C extends Command, E extends BattleEvent, F extends StackFrame> {
  state: S;
  /** Events of the last command or roll. */
  events: readonly E[] = [];
  protected readonly judge: Judge<S, C, E>;
  private readonly watch: Watch<S, E>;

  constructor(state: S, judge: Judge<S, C, E>, watch: Watch<S, E>) {
    this.state = state;
    this.judge = judge;
    this.watch = watch;
  }

  /** Whose decision it is and what it is called, such as `red slot`. */
  get waits(): string {
    return this.judge
      .pending(this.state)
      .map((waiting) => `${waiting.seat} ${waiting.decision}`)
      .join(', ');
  }

  get asks(): RuleId | undefined {
    return this.judge.pending(this.state)[0]?.rule;
  }

  /** A command that must be accepted. */
  say(seat: Seat, command: C): this {
    const decision = this.judge.decide(this.state, seat, command);
    if (!decision.ok) {
      throw new Error(
        `${seat} ${JSON.stringify(command)} was refused: ${JSON.stringify(decision.refusal)} while ${this.waits}`,
      );
    }
    return this.go(decision);
  }

  red(command: C): this {
    return this.say('red', command);
  }

  blue(command: C): this {
    return this.say('blue', command);
  }

  /** Faces for every handful asked for at this moment. */
  roll(...faces: readonly (readonly number[])[]): this {
    const decision = this.judge.decide(this.state, DICE, { type: 'roll', faces });
    if (!decision.ok) {
      throw new Error(
        `the dice ${JSON.stringify(faces)} were refused: ${JSON.stringify(decision.refusal)} while ${this.waits}`,
      );
    }
    return this.go(decision);
  }

  /** On to the next moment, where the promises of the rules are kept as well. */
  private go(decision: { readonly state: S; readonly events: readonly E[] }): this {
    this.state = decision.state;
    this.events = decision.events;
    this.watch.events(this.events);
    if (this.state.outcome === null) this.watch.moment(this.state);
    return this;
  }

  /** The rule that refuses a command; fails if it is accepted. */
  refused(seat: Seat, command: C): RuleId {
    return this.refusal(seat, command).rule;
  }

  /** How a command is refused; fails if it is accepted. */
  refusal(seat: Seat, command: C): Refusal {
    const decision = this.judge.decide(this.state, seat, command);
    if (decision.ok) throw new Error(`${seat} ${JSON.stringify(command)} was accepted`);
    this.watch.refusal(decision.refusal);
    return decision.refusal;
  }

  /** The last events and the rule of each. */
  get reasons(): readonly string[] {
    return this.events.map((event) => `${event.type} ${event.rule}`);
  }

  /** Types of the last events. */
  get eventTypes(): readonly E['type'][] {
    return this.events.map((event) => event.type);
  }

  event<T extends E['type']>(type: T): Extract<E, { readonly type: T }> {
    const [found] = this.eventsOf(type);
    if (found === undefined) throw new Error(`no event ${type} among ${this.eventTypes.join(', ')}`);
    return found;
  }

  eventsOf<T extends E['type']>(type: T): readonly Extract<E, { readonly type: T }>[] {
    return this.events.filter((event) => event.type === type) as Extract<E, { readonly type: T }>[];
  }

  offers(seat: Seat): readonly C[] {
    return this.judge.offers(this.state, seat);
  }

  /** Offers of one type. */
  offered<T extends C['type']>(seat: Seat, type: T): readonly Extract<C, { readonly type: T }>[] {
    return this.offers(seat).filter((offer) => offer.type === type) as Extract<C, { readonly type: T }>[];
  }

  frame<K extends F['at']>(at: K): Extract<F, { readonly at: K }> {
    const frames = this.state.frames as readonly F[];
    const found = [...frames].reverse().find((frame) => frame.at === at);
    if (found === undefined) throw new Error(`no frame ${at} among ${frames.map((f) => f.at).join(', ')}`);
    return found as Extract<F, { readonly at: K }>;
  }
}

/** A promise of the rules that a position does not keep. */
export function broken(promise: string, what: unknown): Error {
  return new Error(`${promise}: ${JSON.stringify(what)}`);
}

type Words = Readonly<Record<string, { readonly en: string }>>;

/** A refusal names a rule of this form, and its message finds every fact it shows. */
export function checkMessage(refusal: Refusal, rule: RegExp, messages: Words): void {
  if (!rule.test(refusal.rule)) throw broken('a refusal without a rule', refusal);
  const message = messages[refusal.reason];
  if (message === undefined) throw broken('a refusal without a reason', refusal);
  for (const [, fact] of message.en.matchAll(/\{\{(\w+)\}\}/g)) {
    const given = refusal.facts[fact as string];
    if (given === undefined || Number.isNaN(given)) throw broken(`a refusal without its fact ${fact}`, refusal);
  }
}

/** Checks that every decision names its rule and every roll its dice. Returns the seats of players. */
export function checkAsked<S extends Stacked, C extends Command, E extends BattleEvent>(
  state: S,
  { offers, pending }: Pick<Judge<S, C, E>, 'offers' | 'pending'>,
  rule: RegExp,
  messages: Words,
): readonly Seat[] {
  const players: Seat[] = [];
  for (const asked of pending(state)) {
    const { seat, dice } = asked;
    if (!rule.test(asked.rule)) throw broken('asked without a rule', { seat, rule: asked.rule });
    if (seat !== DICE) {
      players.push(seat);
      continue;
    }
    if (dice === undefined || dice.some(({ count }) => count < 1)) throw broken('dice that are none', dice);
    for (const { what } of dice) if (messages[what] === undefined) throw broken('dice without a name', what);
    if (offers(state, seat).length > 0) throw broken('the dice are offered something', offers(state, seat));
  }
  return players;
}

/** Nothing is offered twice; offered is accepted and accepted was offered, strays among them. */
export function checkOffersJudged<S extends Stacked, C extends Command, E extends BattleEvent>(
  state: S,
  seat: Seat,
  tried: readonly C[],
  { decide, covers }: Pick<Machine<S, C, E>, 'decide' | 'covers'>,
  refused: (refusal: Refusal) => void,
): void {
  for (const command of tried) {
    const decision = decide(state, seat, command);
    const open = covers(state, seat, command);
    if (decision.ok !== open) {
      throw broken(open ? 'offered and refused' : 'accepted and not offered', { command, decision });
    }
    if (!decision.ok) refused(decision.refusal);
  }
}

/** The offers without repeats. */
export function offeredOnce<C extends Command>(offered: readonly C[]): readonly C[] {
  const shown = offered.map((offer) => JSON.stringify(offer));
  if (new Set(shown).size < shown.length) throw broken('offered twice', shown);
  return offered;
}
