/**
 * Watchers of a table that shows its battles late. They have a battle of their own, which follows the lines when they are old
 * enough: nothing newer is worked out for them, so nothing newer can reach them.
 */
import { type ClockNews, PROTOCOL, type ServerMessage } from '@drumhead/protocol';
import { type StoredLine, timeOf } from '../storage/stored.ts';
import { newsOf } from './bonding.ts';
import { followed } from './following.ts';
import { headerSeenBy } from './headers.ts';
import { botsOf, clockNews, type BattleHost } from './battleHost.ts';
import { type Live, trimmed } from './live.ts';
import { liveFrom } from './reading.ts';
import type { Happening } from './recordWriter.ts';
import { type Member, tell } from './telling.ts';

export interface Gallery {
  readonly members: ReadonlySet<Member>;
  /** `from`: number of the last line that the client has. */
  join(member: Member, from: number): Promise<void>;
  leave(member: Member): void;
  /** Tells what has become old enough. */
  look(): Promise<void>;
}

/** `delay`: milliseconds after which watchers are told of a line. */
export function galleryOf(host: BattleHost, delay: number): Gallery {
  const { stored, known, needs, side, send } = host;
  const members = new Set<Member>();
  let late: Live | null = null;
  /** When the next line may be told, as far as that is known; milliseconds since 1970. */
  let due = 0;
  /** The rematch, and since when this process knows of it. */
  let next: { readonly battle: string; readonly since: number } | null = null;
  let toldNext: string | null = null;

  const isOld = ({ text }: StoredLine): boolean => timeOf(text) + delay <= needs.now();
  const told = (message: ServerMessage): void => {
    for (const member of members) send(member, message);
  };
  /** Lines up to the late one alone. */
  const linesAfter = async (number: number): Promise<readonly StoredLine[]> => {
    const last = late?.tip.n ?? 0;
    return number >= last ? [] : (await host.linesAfter(number)).filter((line) => line.number <= last);
  };

  function diceOf({ key }: Live) {
    const news = newsOf({ battle: stored.id, people: host.live().people, bond: side().bond, givenUp: [] });
    return key === null ? { ...news, seals: {}, salts: null } : news;
  }

  /** The clocks of that time, as if it were now. */
  function clockOf(live: Live): ClockNews | null {
    if (live.clock === null) return null;
    const { pause, ...clock } = clockNews(live, side(), needs.now() - delay);
    const later = pause && { from: pause.from + delay, until: pause.until + delay };
    return { ...clock, at: clock.at + delay, pause: later };
  }

  /** The rematch, where watchers may know of it. */
  function rematchAfter({ over }: Live): string | null {
    const { next: battle } = side();
    if (battle !== null && next === null) next = { battle, since: needs.now() };
    return next !== null && over && next.since + delay <= needs.now() ? next.battle : null;
  }

  async function read(): Promise<Live> {
    const whole = await needs.storage.battle(stored.id);
    if (whole === null) throw new Error(`battle ${stored.id} is gone`);
    const newer = whole.lines.findIndex((line) => !isOld(line));
    const lines = newer < 0 ? whole.lines : whole.lines.slice(0, newer);
    return liveFrom({ ...whole, lines, count: lines.length }, [known.ruleset]);
  }

  /** Goes on to what is old enough now; what happened on the way. */
  async function goOn(from: Live): Promise<{ readonly live: Live; readonly happenings: readonly Happening[] }> {
    const still = { live: from, happenings: [] };
    // Nothing was written since, or nothing of it is old enough: nothing is read.
    if (from.tip.n >= host.live().tip.n || needs.now() < due) return still;
    const lines = await host.linesAfter(from.tip.n);
    const newer = lines.findIndex((line) => !isOld(line));
    due = newer < 0 ? 0 : timeOf(lines[newer]?.text ?? '') + delay;
    const old = newer < 0 ? lines : lines.slice(0, newer);
    if (old.length === 0) return still;
    const onward = followed(from, old, side());
    return onward === null ? { live: await read(), happenings: [] } : { ...onward, live: trimmed(onward.live) };
  }

  async function tellOf(live: Live, happenings: readonly Happening[]): Promise<void> {
    for (const member of members) {
      try {
        await tell(member, live, { happenings, lines: [] }, linesAfter);
      } catch (error) {
        // It comes again, and is told what it lacks.
        needs.report(`battle ${stored.id}: a watcher was not told`, error);
        members.delete(member);
        member.drop();
      }
    }
  }

  /** Tells what has become old enough; the battle as watchers know it then. */
  async function look(): Promise<Live> {
    const before = late;
    const { live, happenings } = before === null ? { live: await read(), happenings: [] } : await goOn(before);
    late = live;
    if (before !== null && live.tip.n > before.tip.n) {
      await tellOf(live, happenings);
      if (before.key !== live.key) told({ t: 'dice', dice: diceOf(live) });
      if (before.players !== live.players) told({ t: 'players', bots: botsOf(live) });
      const clock = clockOf(live);
      if (clock !== null) told({ t: 'clock', clock });
    }
    const battle = rematchAfter(live);
    if (battle !== toldNext && battle !== null) told({ t: 'rematch', battle, seat: null });
    toldNext = battle;
    return live;
  }

  return {
    members,
    async join(member, from) {
      if (members.size === 0) late = null;
      const live = await look();
      const header = headerSeenBy(live, null);
      member.isVeiled = header !== live.header;
      send(member, {
        t: 'joined',
        v: PROTOCOL,
        seat: null,
        battle: stored.id,
        header,
        n: live.tip.n,
        dice: diceOf(live),
        standing: null,
        bots: botsOf(live),
        // Agreements of the players are theirs; watchers have phrases alone.
        talk: { freeText: false, muted: false },
        clock: clockOf(live),
        next: toldNext,
      });
      member.sent = from > live.tip.n ? 0 : from;
      members.add(member);
      await tell(member, live, { happenings: [], lines: [] }, linesAfter);
      // Who is connected now is news; that all of the battle was told is not.
      send(member, { t: 'here', seats: null });
    },
    leave: (member) => void members.delete(member),
    async look() {
      if (members.size > 0) await look();
    },
  };
}
