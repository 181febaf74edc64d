/** Writes lines behind those of a live battle, one batch at a time. Nothing of it counts before it is stored. */
import {
  type Amendment,
  type BattleEvent,
  type Command,
  correct,
  decide,
  DICE,
  endLine,
  type Refusal,
  type RecordLine,
  type Seat,
  type TakeBack,
  undoTo,
  writeLine,
} from '@drumhead/engine';
import type { StoredLine, StoredSide } from '../storage/stored.ts';
import { clockOn, keyFrom, type Live } from './live.ts';

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

export interface RecordWriter {
  /** The battle as the lines so far leave it. */
  live(): Live;
  /** Puts a command to the judge and writes it down; its refusal, or null. */
  order(seat: Seat, command: Command, asking?: Asking): Refusal | null;
  takeBack(given: TakeBack, asking?: Asking): Refusal | null;
  amend(given: Amendment): Refusal | null;
  /** A line that changes nothing of the state. */
  line(line: RecordLine): void;
  lines(): readonly StoredLine[];
  happenings(): readonly Happening[];
  /** Seats that gave orders. */
  movers(): readonly Seat[];
}

/** `side`: what its dice are bound to, published at the end. `now`: milliseconds since 1970. */
export function recordWriterOn(
  from: Live,
  { bond, pauses }: Pick<StoredSide, 'bond' | 'pauses'>,
  now: () => number,
): RecordWriter {
  // A batch that is not kept must leave no name behind: later faces would not be those that `verify` works out.
  let live: Live = { ...from, names: from.names.copy() };
  const ids = new Map(from.ids);
  const lines: StoredLine[] = [];
  const happenings: Happening[] = [];
  const movers = new Set<Seat>();

  function write(line: RecordLine, change: Partial<Live>, asking: Asking | null): void {
    // The clock of another process may be ahead of this one's: time must not run backwards in a record.
    const at = Math.max(now(), live.clock?.at ?? 0);
    const next: Live = { ...live, ...change, ids };
    const added = writeLine(live.tip, { ...line, at }, next.battle);
    const { n: number } = added.tip;
    lines.push({ number, text: added.text.trimEnd(), seat: asking?.seat ?? null, id: asking?.id ?? null });
    if (asking !== null) ids.set(`${asking.seat} ${asking.id}`, number);
    const { clock } = next;
    const moved = clock === null ? null : clockOn({ ...next, clock }, live, pauses, at, 'takeBack' in line);
    live = { ...next, tip: added.tip, at, clock: moved };
  }

  const changesOf = (line: RecordLine): Partial<Live> => {
    if ('dice' in line) return { bonds: [...live.bonds, line.dice], key: keyFrom(line.dice, live.people, bond) };
    return 'player' in line ? { players: { ...live.players, [line.seat]: line.player } } : {};
  };

  return {
    live: () => live,
    lines: () => lines,
    happenings: () => happenings,
    movers: () => [...movers],
    order(seat, command, asking) {
      const answer = decide(live.battle, seat, command);
      if (!answer.ok) return answer.refusal;
      const { battle, events } = answer;
      const given = battle.last?.command ?? command;
      live.names.order({ seat, command: given }, seat === DICE);
      movers.add(seat);
      write({ seat, command: given }, { battle }, asking ?? null);
      happenings.push({ events, state: battle.state });
      if (battle.ruleset.outcome(battle.state) !== null) {
        write(live.key === null ? endLine() : { end: { secret: bond.secret } }, { over: true }, null);
      }
      return null;
    },
    takeBack(given, asking) {
      const back = undoTo(live.battle, given.to, given.agreed !== undefined);
      if (!back.ok) return back.refusal;
      live.names.takeBack(given.to);
      const corrected = live.corrected.filter((count) => count <= given.to);
      const change = { battle: back.battle, takeBacks: live.takeBacks + 1, corrected };
      write({ takeBack: given }, change, asking ?? null);
      return null;
    },
    amend(given) {
      const amended = correct(live.battle, given.changes);
      if (!amended.ok) return amended.refusal;
      write({ amend: given }, { battle: amended.battle, corrected: [...live.corrected, live.battle.count] }, null);
      return null;
    },
    line: (line) => write(line, changesOf(line), null),
  };
}
