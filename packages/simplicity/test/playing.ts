/** Positions of these rules played command by command with scripted dice. */
import { DICE } from '@drumhead/engine';
import { ScriptedPosition } from '@drumhead/testkit';
import type { Command } from '../src/state/commands.ts';
import type { Event } from '../src/state/events.ts';
import type { Frame } from '../src/state/frames.ts';
import { decide, offers, pending } from '../src/turn/machine.ts';
import { toCm } from '../src/state/lengths.ts';
import type { State, Unit } from '../src/state/state.ts';
import { type Position, position } from '../src/scenarios/position.ts';
import { checkEvents, checkMoment, checkRefusal } from './promises.ts';

export class Playing extends ScriptedPosition<State, Command, Event, Frame> {
  constructor(state: State) {
    super(state, { decide, offers, pending }, { events: checkEvents, moment: checkMoment, refusal: checkRefusal });
  }

  /** Faces, one handful after another: `roll([4, 2], [5])` answers two requests of one moment or of two. */
  override roll(...handfuls: readonly (readonly number[])[]): this {
    let left = handfuls;
    while (left.length > 0) {
      const asked = this.judge.pending(this.state)[0];
      const count = asked?.dice?.length ?? 0;
      if (asked?.seat !== DICE || count > left.length) {
        throw new Error(`dice ${JSON.stringify(left)} are too many or too few while ${this.waits}`);
      }
      const before = this.events;
      super.roll(...left.slice(0, count));
      if (handfuls.length > left.length) this.events = [...before, ...this.events];
      left = left.slice(count);
    }
    return this;
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
