/** Plays a position command by command with scripted dice, and says loudly when something is not as the test thinks. */
import { DICE, type Refusal, type RuleId } from '@drumhead/engine';
import type { Command } from '../src/commands.ts';
import type { Event, EventType } from '../src/events.ts';
import type { Frame } from '../src/frames.ts';
import { decide, offers, pending } from '../src/machine.ts';
import type { State } from '../src/state.ts';
import { checkEvents, checkMoment, checkRefusal } from './promises.ts';

/** While mutants are tried, thousands of times, a moment shows only what the test itself asks for. */
const MUTANTS = '__stryker__' in globalThis;

export class Playing {
  state: State;
  /** Events of the last command or roll. */
  events: readonly Event[] = [];

  constructor(state: State) {
    this.state = state;
  }

  /** Whose decision it is and what it is called, such as `red turn`. */
  get waits(): string {
    return pending(this.state)
      .map((waiting) => `${waiting.seat} ${waiting.decision}`)
      .join(', ');
  }

  get asks(): RuleId | undefined {
    return pending(this.state)[0]?.rule;
  }

  /** A command that must be accepted. */
  say(seat: string, command: Command): this {
    const decision = decide(this.state, seat, command);
    if (!decision.ok) {
      throw new Error(
        `${seat} ${JSON.stringify(command)} was refused: ${JSON.stringify(decision.refusal)} while ${this.waits}`,
      );
    }
    return this.go(decision);
  }

  /** On to the next moment, where the promises of the rules are kept as well. */
  private go(decision: { readonly state: State; readonly events: readonly Event[] }): this {
    this.state = decision.state;
    this.events = decision.events;
    checkEvents(this.events);
    if (this.state.outcome === null && !MUTANTS) checkMoment(this.state);
    return this;
  }

  red(command: Command): this {
    return this.say('red', command);
  }

  blue(command: Command): this {
    return this.say('blue', command);
  }

  /** Faces for every handful asked for. */
  roll(...faces: readonly (readonly number[])[]): this {
    const decision = decide(this.state, DICE, { type: 'roll', faces });
    if (!decision.ok) {
      throw new Error(
        `the dice ${JSON.stringify(faces)} were refused: ${JSON.stringify(decision.refusal)} while ${this.waits}`,
      );
    }
    return this.go(decision);
  }

  /** The rule that refuses a command; fails if it is accepted. */
  refused(seat: string, command: Command): RuleId {
    return this.refusal(seat, command).rule;
  }

  /** How a command is refused; fails if it is accepted. */
  refusal(seat: string, command: Command): Refusal {
    const decision = decide(this.state, seat, command);
    if (decision.ok) throw new Error(`${seat} ${JSON.stringify(command)} was accepted`);
    checkRefusal(decision.refusal);
    return decision.refusal;
  }

  /** The last events and the rule of each. */
  get reasons(): readonly string[] {
    return this.events.map((event) => `${event.type} ${event.rule}`);
  }

  /** Types of the last events. */
  get told(): readonly EventType[] {
    return this.events.map((event) => event.type);
  }

  event<T extends EventType>(type: T): Extract<Event, { readonly type: T }> {
    const found = this.events.find((event) => event.type === type);
    if (found === undefined) throw new Error(`no event ${type} among ${this.told.join(', ')}`);
    return found as Extract<Event, { readonly type: T }>;
  }

  offers(seat: string): readonly Command[] {
    return offers(this.state, seat);
  }

  /** Offers of one type. */
  offered<T extends Command['type']>(seat: string, type: T): readonly Extract<Command, { readonly type: T }>[] {
    return this.offers(seat).filter((offer) => offer.type === type) as Extract<Command, { readonly type: T }>[];
  }

  frame<K extends Frame['at']>(at: K): Extract<Frame, { readonly at: K }> {
    const found = [...this.state.frames].reverse().find((frame) => frame.at === at);
    if (found === undefined) throw new Error(`no frame ${at} among ${this.state.frames.map((f) => f.at).join(', ')}`);
    return found as Extract<Frame, { readonly at: K }>;
  }
}

/** Begins play in a position, which keeps the promises of the rules itself. */
export function playing(state: State): Playing {
  if (state.outcome === null && !MUTANTS) checkMoment(state);
  return new Playing(state);
}
