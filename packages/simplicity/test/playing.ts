/** Plays a position command by command with scripted dice, and says loudly when something is not as the test thinks. */
import { DICE, engineMessages, type Refusal, type RuleId, type Seat } from '@drumhead/engine';
import type { Command } from '../src/commands.ts';
import type { Event, EventType } from '../src/events.ts';
import { covers, decide, offers, pending } from '../src/machine.ts';
import { simplicityMessages } from '../src/messages.ts';
import type { Frame } from '../src/frames.ts';
import { toCm } from '../src/measure.ts';
import type { State, Unit } from '../src/state.ts';
import { type Position, position } from './positions.ts';

const RULE = /^(SIP-[A-Z]+-\d+|KERNEL-[A-Z]+)$/;
const MESSAGES: Readonly<Record<string, { readonly en: string }>> = { ...engineMessages, ...simplicityMessages };

export class Playing {
  state: State;
  /** Events of the last command or roll. */
  events: readonly Event[] = [];

  constructor(state: State) {
    this.state = state;
  }

  /** Whose decision it is and what it is called, such as `red turn.orders`. */
  get waits(): string {
    return pending(this.state)
      .map((waiting) => `${waiting.seat} ${waiting.decision}`)
      .join(', ');
  }

  /** A command that must be accepted. */
  say(seat: string, command: Command): this {
    const answer = decide(this.state, seat, command);
    if (!answer.ok) {
      throw new Error(
        `${seat} ${JSON.stringify(command)} was refused: ${JSON.stringify(answer.refusal)} while ${this.waits}`,
      );
    }
    return this.go(answer);
  }

  red(command: Command): this {
    return this.say('red', command);
  }

  blue(command: Command): this {
    return this.say('blue', command);
  }

  /** Faces, one handful after another: `roll([4, 2], [5])` answers two requests of one moment or of two. */
  roll(...handfuls: readonly (readonly number[])[]): this {
    let left = handfuls;
    while (left.length > 0) {
      const asked = pending(this.state)[0];
      const count = asked?.dice?.length ?? 0;
      if (asked?.seat !== DICE || count > left.length) {
        throw new Error(`dice ${JSON.stringify(left)} are too many or too few while ${this.waits}`);
      }
      const answer = decide(this.state, DICE, { type: 'roll', faces: left.slice(0, count) });
      if (!answer.ok) throw new Error(`${JSON.stringify(left)}: ${JSON.stringify(answer.refusal)} while ${this.waits}`);
      const before = this.events;
      this.go(answer);
      if (handfuls.length > left.length) this.events = [...before, ...this.events];
      left = left.slice(count);
    }
    return this;
  }

  private go(answer: { readonly state: State; readonly events: readonly Event[] }): this {
    this.state = answer.state;
    this.events = answer.events;
    for (const event of this.events)
      if (!RULE.test(event.rule)) throw new Error(`an event without a rule: ${JSON.stringify(event)}`);
    if (this.state.outcome === null) this.checkMoment();
    return this;
  }

  /** Nobody is asked without a rule; offered is accepted, accepted was offered. */
  private checkMoment(): void {
    for (const { seat, rule } of pending(this.state)) {
      if (!RULE.test(rule)) throw new Error(`${seat} is asked without a rule`);
      if (seat === DICE) continue;
      const offered = offers(this.state, seat);
      const shown = offered.map((offer) => JSON.stringify(offer));
      if (new Set(shown).size < shown.length) throw new Error(`offered twice: ${shown.join(' ')}`);
      for (const offer of offered) this.tryOffer(seat, offer);
    }
  }

  private tryOffer(seat: Seat, offer: Command): void {
    const answer = decide(this.state, seat, offer);
    if (!answer.ok) throw new Error(`offered and refused: ${JSON.stringify(offer)} ${JSON.stringify(answer.refusal)}`);
    if (!covers(this.state, seat, offer)) throw new Error(`offered and not covered: ${JSON.stringify(offer)}`);
  }

  /** The rule that refuses a command; fails if it is accepted. */
  refused(seat: string, command: Command): RuleId {
    return this.refusal(seat, command).rule;
  }

  refusal(seat: string, command: Command): Refusal {
    const answer = decide(this.state, seat, command);
    if (answer.ok) throw new Error(`${seat} ${JSON.stringify(command)} was accepted`);
    const { rule, reason, facts } = answer.refusal;
    if (!RULE.test(rule)) throw new Error(`a refusal without a rule: ${rule}`);
    const message = MESSAGES[reason];
    if (message === undefined) throw new Error(`a refusal without words: ${reason}`);
    for (const [, fact] of message.en.matchAll(/\{\{(\w+)\}\}/g)) {
      if (facts[fact as string] === undefined) throw new Error(`${reason} without its fact ${fact}`);
    }
    return answer.refusal;
  }

  get told(): readonly EventType[] {
    return this.events.map((event) => event.type);
  }

  event<T extends EventType>(type: T): Extract<Event, { readonly type: T }> {
    const found = this.events.find((event) => event.type === type);
    if (found === undefined) throw new Error(`no event ${type} among ${this.told.join(', ')}`);
    return found as Extract<Event, { readonly type: T }>;
  }

  eventsOf<T extends EventType>(type: T): readonly Extract<Event, { readonly type: T }>[] {
    return this.events.filter((event) => event.type === type) as Extract<Event, { readonly type: T }>[];
  }

  offered<T extends Command['type']>(seat: string, type: T): readonly Extract<Command, { readonly type: T }>[] {
    return offers(this.state, seat).filter((offer) => offer.type === type) as Extract<Command, { readonly type: T }>[];
  }

  frame<K extends Frame['at']>(at: K): Extract<Frame, { readonly at: K }> {
    const found = [...this.state.frames].reverse().find((frame) => frame.at === at);
    if (found === undefined) throw new Error(`no frame ${at} among ${this.state.frames.map((f) => f.at).join(', ')}`);
    return found as Extract<Frame, { readonly at: K }>;
  }

  unit(index: number): Unit {
    return this.state.units[index] as Unit;
  }

  /** Where a unit stands: centimetres from the south-west corner, degrees, to the nearest hundredth. */
  stands(index: number): readonly [number, number, number] {
    const { x, y, facing } = this.unit(index);
    const hundredth = (steps: number): number => Math.round((steps * 100) / 640) / 100;
    return [hundredth(x), hundredth(this.state.field.depth - y), facing / 16];
  }

  /** Where a Command base stands. */
  rides(index: number): readonly [number, number] {
    const { x, y } = this.state.commands[index] as { x: number; y: number };
    return [toCm(x), toCm(this.state.field.depth - y)];
  }
}

export function playing(asked: Position): Playing {
  return new Playing(position(asked));
}

/** An order to move: turn, leg in cm, turn; degrees. */
export function move(unit: number, distance: number, turn = 0, turnAfter = 0): Command {
  return { type: 'move', unit, turn: turn * 16, distance: Math.round(distance * 640), turnAfter: turnAfter * 16 };
}

export function charge(unit: number, target: number, turn = 0, command = -1, from = -1): Command {
  return { type: 'charge', unit, target, turn: turn * 16, from, command };
}
