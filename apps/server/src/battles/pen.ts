/** Writes lines behind those of a live battle, one batch at a time. Nothing of it counts before it is stored. */
import {
  type Battle,
  type BattleEvent,
  type Command,
  decide,
  DICE,
  endLine,
  type Refusal,
  type RecordLine,
  type Seat,
  undoTo,
  writeLine,
} from '@drumhead/engine';
import type { StoredLine } from '../storage/storage.ts';
import type { Live } from './live.ts';

/** What one line brought about. */
export interface Happening {
  readonly events: readonly BattleEvent[];
  /** The state after it. */
  readonly state: unknown;
}

/** The order that a line answers. */
export interface Asking {
  readonly seat: Seat;
  readonly id: string;
}

export interface Pen {
  /** The battle as the lines so far leave it. */
  live(): Live;
  /** Puts a command to the judge and writes it down; its refusal, or null. */
  order(seat: Seat, command: Command, asking?: Asking): Refusal | null;
  takeBack(
    given: { readonly seat: Seat; readonly to: number; readonly agreed?: readonly Seat[]; readonly reason?: string },
    asking?: Asking,
  ): Refusal | null;
  line(line: RecordLine): void;
  lines(): readonly StoredLine[];
  happenings(): readonly Happening[];
}

/** `secret`: of the dice, published at the end. `now`: milliseconds since 1970. */
export function penOn(from: Live, secret: string, now: () => number): Pen {
  // A batch that is not kept must leave no name behind: later faces would not be those that `verify` works out.
  let live: Live = { ...from, names: from.names.copy() };
  const ids = new Map(from.ids);
  const lines: StoredLine[] = [];
  const happenings: Happening[] = [];

  function write(line: RecordLine, battle: Battle, asking: Asking | null): void {
    const added = writeLine(live.tip, { ...line, at: now() }, battle);
    const { n: number } = added.tip;
    lines.push({ number, text: added.text.trimEnd(), seat: asking?.seat ?? null, id: asking?.id ?? null });
    if (asking !== null) ids.set(`${asking.seat} ${asking.id}`, number);
    live = { ...live, battle, tip: added.tip, ids, bonds: live.bonds + ('dice' in line ? 1 : 0) };
  }

  return {
    live: () => live,
    lines: () => lines,
    happenings: () => happenings,
    order(seat, command, asking) {
      const answer = decide(live.battle, seat, command);
      if (!answer.ok) return answer.refusal;
      const { battle, events } = answer;
      const given = battle.last?.command ?? command;
      live.names.order({ seat, command: given }, seat === DICE);
      write({ seat, command: given }, battle, asking ?? null);
      happenings.push({ events, state: battle.state });
      if (battle.ruleset.outcome(battle.state) !== null) {
        write(live.key === null ? endLine() : { end: { secret } }, battle, null);
        live = { ...live, over: true };
      }
      return null;
    },
    takeBack(given, asking) {
      const back = undoTo(live.battle, given.to, given.agreed !== undefined);
      if (!back.ok) return back.refusal;
      live.names.takeBack(given.to);
      write({ takeBack: given }, back.battle, asking ?? null);
      return null;
    },
    line: (line) => write(line, live.battle, null),
  };
}
