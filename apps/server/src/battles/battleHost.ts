/**
 * Keeps one battle and everybody who is connected to it: judge, answer what the server answers by itself, store all of it or
 * nothing, then tell. What people may ask for stands beside it.
 */
import {
  type AnyRuleset,
  type Battle,
  type Command,
  DICE,
  DRAW_OFFER,
  equalData,
  type Refusal,
  type Seat,
  stepsOf,
} from '@drumhead/engine';
import { type Clock, type ClockNews, leftAt, type Pause, pauseAt, type ServerMessage } from '@drumhead/protocol';
import type { Known } from '@drumhead/rulesets';
import type { Storage } from '../storage/storage.ts';
import type { StoredBattle, StoredBond, StoredClock, StoredEnd, StoredLine, StoredSide } from '../storage/stored.ts';
import type { Counting } from '../metrics.ts';
import type { World } from '../world.ts';
import { answerFor, type Answering, goOn, isComputer, quickPlayersOf, type Rest } from './automatic.ts';
import { endedPage } from './endedPage.ts';
import { followed } from './following.ts';
import { isBoundIn, keyFrom, type Live, trimmed } from './live.ts';
import { type Happening, type RecordWriter, recordWriterOn } from './recordWriter.ts';
import { liveFrom } from './reading.ts';
import { type Member, tell } from './telling.ts';
import type { Question, Thinker } from './thinker.ts';
import { turnAfter } from './turnAfter.ts';

export interface RoomNeeds {
  readonly storage: Storage;
  readonly thinker: Thinker;
  readonly counting: Counting;
  /** Lines of a battle; beyond them it may only end. */
  readonly mostLines: number;
  /** Milliseconds since 1970, which never jump. */
  readonly now: () => number;
  readonly world: Pick<World, 'steady' | 'every'>;
  /** Does the time agree with the clock of this machine, so that somebody's time may be said to be up? */
  readonly isTimeSure: () => boolean;
  /** Milliseconds since `at` in which the server stood. */
  readonly stoodSince: (at: number) => number;
  /** The note that the server stands, where it is overdue; null: it is not. Pauses of clocks are read anew after it. */
  readonly overdue: () => Promise<void> | null;
  /** 64 hex digits that nobody can foretell. */
  readonly secret: () => string;
  /** May whoever sits at this side write freely? Whoever runs the server may forbid it. */
  readonly mayWrite: (battle: string, seat: Seat) => Promise<boolean>;
  /** Something went wrong that is nobody's order. */
  readonly report: (what: string, error: unknown) => void;
  /** Somebody else may have got another seat of this battle, or none, in another process. */
  readonly seatsMayDiffer: (battle: string) => Promise<void>;
}

/** Why a batch was not written. */
export type Undone = Refusal | 'failed' | 'full' | 'known';

export interface BattleHost {
  /** As it was read first: players and chairs do not change. */
  readonly stored: StoredBattle;
  readonly known: Known;
  readonly needs: RoomNeeds;
  readonly members: Set<Member>;
  readonly live: () => Live;
  readonly side: () => StoredSide;
  /** What everybody was told of that; others may have changed it since. */
  readonly toldSide: () => StoredSide;
  /** All of it is told. */
  readonly sideIsTold: () => void;
  /** What was stored and is told, so that it need not be read again; as a function where others may have changed the rest of it. */
  readonly setSide: (change: Partial<StoredSide> | ((side: StoredSide) => Partial<StoredSide>)) => void;
  /** Does one thing after the other. */
  readonly inTurn: <T>(work: () => Promise<T>) => Promise<T>;
  /**
   * Writes one batch, and tells it. `write` answers with a refusal where nothing is to be written; it is asked again where
   * another process was quicker.
   */
  readonly batch: (
    write: (writer: RecordWriter) => Refusal | 'known' | null,
    bond?: StoredBond,
  ) => Promise<Undone | null>;
  /** Does what the server has to do by itself: dice, computer players, standing orders. */
  readonly goOn: () => Promise<void>;
  /** Something is under way, or failed and must be tried again: the battle must not be let go of. */
  readonly isBusy: () => boolean;
  /** Did a batch fail, so that the battle stands still until it is tried again? */
  readonly isStalled: () => boolean;
  /** Reads what others wrote; with `keepsAll` the whole battle, for moments that are not kept. */
  readonly reload: (keepsAll?: boolean) => Promise<void>;
  /** Was something read or written that was not told yet? */
  readonly isBehind: () => boolean;
  /** Tells what was read and not told yet. */
  readonly catchUp: () => Promise<void>;
  readonly linesAfter: (number: number) => Promise<readonly StoredLine[]>;
  readonly send: (member: Member, message: ServerMessage) => void;
  readonly sendToAll: (message: ServerMessage) => void;
  readonly fault: (member: Member, reason: string) => void;
}

/** Lines beyond the most, in which a draw may be offered and answered. */
const LAST_LINES = 200;
/** Lines that stay in memory for those who missed a few. */
const RECENT = 50;
/** How often an order is judged again because another process was quicker. */
const TRIES = 5;

export function battleHostOf(needs: RoomNeeds, stored: StoredBattle, known: Known): BattleHost {
  const { storage } = needs;
  const rulesets: readonly AnyRuleset[] = [known.ruleset];
  const members = new Set<Member>();
  let side = stored.side;
  let toldSide = side;
  let live = liveFrom(stored, rulesets);
  let recent = stored.lines.slice(-RECENT);
  /** Number of the last line that everybody was told of, and what happened after it. */
  let told = live.tip.n;
  let untold: readonly Happening[] = [];
  let isThinking = false;
  let isStalled = false;
  let queue: Promise<unknown> = Promise.resolve();
  const setSide: BattleHost['setSide'] = (change) => {
    const changed = (now: StoredSide): StoredSide => ({
      ...now,
      ...(typeof change === 'function' ? change(now) : change),
    });
    side = changed(side);
    toldSide = changed(toldSide);
  };
  const report = (what: string, error: unknown): void => needs.report(`battle ${stored.id}: ${what}`, error);
  const answering: Answering = {
    standing: { get: (seat) => side.standing[seat] },
    quick: quickPlayersOf(known, needs.secret()),
    report,
  };

  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const next = queue.then(work, work);
    queue = next.catch(() => undefined);
    return next;
  };
  const send = (member: Member, message: ServerMessage): void => member.send(JSON.stringify(message));
  const sendToAll = (message: ServerMessage): void => {
    const text = JSON.stringify(message);
    for (const member of members) member.send(text);
  };

  async function linesAfter(number: number) {
    const { n } = live.tip;
    const first = recent[0]?.number ?? n + 1;
    if (number + 1 >= first) return recent.filter((line) => line.number > number);
    // Another process may write at this moment: what is told ends where the battle stands here.
    return (await storage.lines(stored.id, number)).filter((line) => line.number <= n);
  }

  async function tellAll(lines: readonly StoredLine[]): Promise<void> {
    const happenings = untold;
    told = live.tip.n;
    untold = [];
    for (const member of members) {
      try {
        await tell(member, live, { happenings, lines }, linesAfter);
      } catch (error) {
        // Others must hear of it all the same. Who was not told comes again, and is told what is missing then.
        report('a member was not told', error);
        members.delete(member);
        member.drop();
      }
    }
    if (live.clock !== null && members.size > 0) sendToAll({ t: 'clock', clock: clockNews(live, side, needs.now()) });
  }

  async function catchUp(): Promise<void> {
    if (told < live.tip.n) await tellAll(await linesAfter(told));
  }

  async function reload(keepsAll = false): Promise<void> {
    const before = live;
    const now = keepsAll ? null : await storage.side(stored.id);
    const lines = now === null ? [] : await storage.lines(stored.id, before.tip.n);
    const onward = now === null ? null : followed(before, lines, now);
    if (now !== null && onward !== null) {
      const { bonds, people } = onward.live;
      const keyBy = ({ bond }: StoredSide) => keyFrom(bonds.at(-1) ?? null, people, bond);
      // The last salt may have come between the two looks. Without the key an end would be written that lacks the secret.
      const isEarly = isBoundIn(onward.live) && keyBy(now) === null;
      side = isEarly ? ((await storage.side(stored.id)) ?? now) : now;
      live = trimmed({ ...onward.live, key: keyBy(side) });
      recent = [...recent, ...lines].slice(-RECENT);
      untold = [...untold, ...onward.happenings];
    } else {
      const whole = await storage.battle(stored.id);
      if (whole === null) throw new Error(`battle ${stored.id} is gone`);
      ({ side } = whole);
      live = liveFrom(whole, rulesets, keepsAll);
      recent = whole.lines.slice(-RECENT);
    }
    tellPlayers(before);
  }

  async function batch(
    write: (writer: RecordWriter) => Refusal | 'known' | null,
    bond: StoredBond | null = null,
  ): Promise<Undone | null> {
    const overdue = needs.overdue();
    if (overdue !== null) await overdue.then(() => reload());
    for (let tries = 0; tries < TRIES; tries++) {
      const before = live;
      const after = before.tip.n;
      const writer = recordWriterOn(live, side, () => needs.now());
      let rest: Rest;
      let kept: boolean;
      try {
        const refused = write(writer);
        if (refused !== null) {
          // What was read on the way is told, whatever becomes of this.
          await catchUp();
          return refused;
        }
        rest = goOn(writer, answering);
        const lines = writer.lines();
        if (lines.length === 0) {
          isStalled = false;
          await catchUp();
          goOnAfter(rest);
          return null;
        }
        if (after >= needs.mostLines && !mayEnd(live, writer.live(), needs.mostLines)) return 'full';
        const turn = turnAfter(writer.live(), writer.movers(), { ...stored, side, members }, needs.now());
        kept = await storage.append({
          battle: stored.id,
          after,
          lines,
          end: endOf(writer.live()),
          bond: bond && { before: side.bond, now: bond },
          turn,
          isAsked: side.question !== null,
          clock: clockOf(writer.live()),
        });
      } catch (error) {
        isStalled = true;
        report('a batch failed', error);
        await reload();
        // It may have been kept all the same, and the answer lost.
        await catchUp();
        return 'failed';
      }
      if (!kept) {
        await reload();
        continue;
      }
      isStalled = false;
      live = trimmed(writer.live());
      recent = [...recent, ...writer.lines()].slice(-RECENT);
      untold = [...untold, ...writer.happenings()];
      if (bond !== null) setSide({ bond });
      if (side.question !== null) {
        setSide({ question: null });
        sendToAll({ t: 'asked', open: null });
      }
      tellPlayers(before);
      await tellAll(told < after ? await linesAfter(told) : writer.lines());
      goOnAfter(rest);
      return null;
    }
    isStalled = true;
    return 'failed';
  }

  /** Also at the end, when no person has a seat to take back any more. */
  function tellPlayers(before: Live): void {
    const bots = botsOf(live);
    if (!equalData(bots, botsOf(before))) sendToAll({ t: 'players', bots });
  }

  function goOnAfter(rest: Rest): void {
    if (rest === 'person') return;
    const work = rest === 'more' ? inTurn(() => batch(() => null)) : think(rest.thinks);
    work.catch((error: unknown) => report('a batch failed', error));
  }

  /** What a computer player decides while orders of others are taken. */
  async function think(question: Question): Promise<void> {
    // It may decide at the same time as people, who must not make it begin anew with each of their orders.
    if (isThinking) return;
    isThinking = true;
    const { count } = live.battle;
    const command = await needs.thinker.think(question).catch((error: unknown) => {
      report('a computer player failed', error);
      return null;
    });
    await inTurn(async () => {
      isThinking = false;
      await batch((writer) => {
        decideFor(writer, question.seat, command, count);
        return null;
      });
    });
  }

  return {
    stored,
    known,
    needs,
    members,
    live: () => live,
    side: () => side,
    toldSide: () => toldSide,
    sideIsTold: () => {
      toldSide = side;
    },
    setSide,
    inTurn,
    batch,
    goOn: async () => {
      await batch(() => null);
    },
    isBusy: () => isThinking || isStalled,
    isStalled: () => isStalled,
    reload,
    isBehind: () => told < live.tip.n,
    catchUp,
    linesAfter,
    send,
    sendToAll,
    fault: (member, reason) => send(member, { t: 'fault', reason }),
  };
}

/** Does what comes after the last line end the battle, or is it about a draw? */
function mayEnd(before: Live, after: Live, most: number): boolean {
  const isOffered = ({ battle: { ruleset, state } }: Live): boolean =>
    ruleset.pending(state).some(({ decision }) => decision === DRAW_OFFER);
  return after.over || (after.tip.n <= most + LAST_LINES && (isOffered(before) || isOffered(after)));
}

/** Others' orders in the meantime, beyond which a computer player thinks again. */
const MEANWHILE = 50;

/**
 * Writes what a computer player decided after `count` commands, unless more happened since than others deciding at the same
 * time: another process, whose player thought about the same, may have been quicker.
 */
function decideFor(writer: RecordWriter, seat: Seat, command: Command | null, count: number): void {
  const { battle } = writer.live();
  const passed = battle.count - count;
  if (passed < 0 || passed > MEANWHILE) return;
  const isAsSeen = stepsOf(battle, { from: count + 1 }).every((step) => step.seat !== seat && step.seat !== DICE);
  if (!isAsSeen || !isAsked(battle, seat)) return;
  // Others' orders may forbid it: then it thinks again.
  if (passed === 0) answerFor(writer, seat, command);
  else if (command !== null) writer.order(seat, command);
}

function isAsked({ ruleset, state }: Battle, seat: Seat): boolean {
  return ruleset.pending(state).some((one) => one.seat === seat);
}

/** Seats that computer players decide for, and which. Of a battle that is over no person has a seat to take back. */
export function botsOf({ players, people, over }: Live): Readonly<Record<Seat, string>> {
  const bots = Object.entries(players).filter(
    ([seat]) => isComputer(players, seat) && !(over && people.includes(seat)),
  );
  return Object.fromEntries(bots);
}

/**
 * How the clocks of a battle that has some stand now: pauses that have ended are in the time left. `at` also tells readers
 * how far the clock of their device is from that of the server.
 */
export function clockNews({ clock }: Live, { pauses }: StoredSide, now: number): ClockNews {
  if (clock === null) throw new Error('nobody plays against time');
  return clockNewsOf(clock, pauses, now);
}

/** The same of a clock that is kept beside the lines. */
export function clockNewsOf(clock: Clock, pauses: readonly Pause[], now: number): ClockNews {
  const { settings, awaited } = clock;
  const at = Math.max(now, clock.at);
  const left = Object.fromEntries(Object.keys(clock.left).map((seat) => [seat, leftAt(clock, pauses, seat, at)]));
  const pause = pauseAt(clock, pauses, at);
  return { settings, left, awaited, at, pause: pause && { from: at, until: pause.until } };
}

function clockOf({ clock }: Live): StoredClock | null {
  return clock && { left: clock.left, awaited: clock.awaited, at: clock.at };
}

function endOf(live: Live): StoredEnd | null {
  const { over, battle } = live;
  if (!over) return null;
  return { winner: battle.ruleset.outcome(battle.state)?.winner ?? null, page: endedPage(live) };
}
