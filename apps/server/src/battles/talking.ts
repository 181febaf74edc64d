/** What people say to each other. Players hear players, watchers hear watchers. */
import type { ClientMessageOf, NumberedSaid, Said, Talk } from '@drumhead/protocol';
import type { Seat } from '@drumhead/engine';
import { allowance } from '../limits.ts';
import type { Speakers } from '../storage/chatRows.ts';
import type { StoredSide } from '../storage/stored.ts';
import type { BattleHost } from './battleHost.ts';
import type { Member } from './telling.ts';

/** Said in one battle by its players, more than people say, and as much again by its watchers. */
const MOST_SAID = 2000;
/** Said by all watchers of a battle in a minute. */
const MOST_WATCHED = 60;
const MINUTE = 60_000;
/** Reports of one seat in a battle. */
const MOST_REPORTS = 10;
/** Of what was said, somebody who comes hears the last. */
const LAST = 50;

export interface Talking {
  chat(member: Member, message: ClientMessageOf<'chat'>): Promise<void>;
  /** Takes back a line that this seat said. */
  unsay(member: Member, seat: Seat, number: number): Promise<void>;
  /** Keeps a report for the person who runs the server. */
  report(member: Member, seat: Seat, message: ClientMessageOf<'report'>): Promise<void>;
  mute(seat: Seat, isMuted: boolean): Promise<void>;
  /** Tells somebody who comes what was said last. */
  welcome(member: Member): Promise<void>;
  /** Tells what was said in other processes. */
  catchUp(): Promise<void>;
}

/** What a seat, or a watcher, may say and hear. */
export const talkOf = ({ freeText, muted, hushed }: StoredSide, seat: Seat | null): Talk => {
  const others = seat === null ? undefined : hushed[seat];
  return {
    freeText,
    muted: seat !== null && muted.includes(seat),
    ...(others === undefined ? {} : { hushed: others }),
  };
};

/** `everybody`: those who are connected to the battle. */
export function talkingOf(host: BattleHost, everybody: () => readonly Member[]): Talking {
  const { stored, needs, side, setSide, members, send, fault } = host;
  const { storage } = needs;
  /** Number of the last that was told to each; unknown before anybody came. */
  const last: Record<Speakers, number | null> = { players: null, watchers: null };
  const watched = allowance(MOST_WATCHED, MINUTE);

  function hears(member: Member, { seat }: Said): boolean {
    if ((member.seat === null) !== (seat === null)) return false;
    if (member.seat === seat) return true;
    const { muted, hushed = [] } = talkOf(side(), member.seat);
    return !muted && !(seat !== null && hushed.includes(seat));
  }

  function tell(member: Member, said: readonly NumberedSaid[]): void {
    const heard = said.filter((one) => hears(member, one));
    if (heard.length > 0) send(member, { t: 'chat', said: heard });
  }

  /** Lines that were taken back, as far as that was told. */
  const gone = new Set<number>();

  async function tellGone(): Promise<void> {
    const numbers = (await storage.unsaid(stored.id)).filter((number) => !gone.has(number));
    if (numbers.length === 0) return;
    for (const number of numbers) gone.add(number);
    for (const member of members) send(member, { t: 'unsaid', numbers });
  }

  async function catchUp(): Promise<void> {
    await tellGone();
    for (const by of ['players', 'watchers'] as const) {
      const after = last[by];
      if (after === null) continue;
      const news = await storage.chat(stored.id, by, after, LAST);
      last[by] = news.at(-1)?.number ?? after;
      for (const member of everybody()) tell(member, news);
    }
  }

  return {
    catchUp,
    async chat(member, { phrase, text }) {
      // Watchers are many and may be strangers: they have phrases alone.
      if (text !== undefined && (!side().freeText || member.seat === null)) return fault(member, 'protocol.fault.text');
      if (text !== undefined && member.seat !== null && !(await needs.mayWrite(stored.id, member.seat)))
        return fault(member, 'protocol.fault.silenced');
      if (member.seat === null && !watched.take('', needs.world.steady())) return fault(member, 'protocol.fault.rate');
      const words = phrase === undefined ? { text: text ?? '' } : { phrase };
      const isKept = await storage.say(stored.id, { seat: member.seat, at: needs.now(), ...words }, MOST_SAID);
      if (!isKept) return fault(member, 'protocol.fault.full');
      await catchUp();
    },
    async unsay(member, seat, number) {
      if (!(await storage.unsay(stored.id, number, seat))) return fault(member, 'protocol.fault.said');
      await catchUp();
    },
    async report(member, seat, { number, reason }) {
      const given = { battle: stored.id, seat, number: number ?? null, reason, at: needs.now() };
      const isKept = await storage.report({ id: needs.secret().slice(0, 8), ...given }, MOST_REPORTS);
      if (!isKept) return fault(member, 'protocol.fault.reported');
      send(member, { t: 'reported' });
    },
    async mute(seat, isMuted) {
      await storage.setMuted(stored.id, stored.chairs[seat] ?? seat, isMuted);
      setSide(({ muted }) => {
        const others = muted.filter((one) => one !== seat);
        return { muted: isMuted ? [...others, seat] : others };
      });
      for (const member of members)
        if (member.seat === seat) send(member, { t: 'talk', talk: talkOf(side(), member.seat) });
    },
    async welcome(member) {
      await catchUp();
      const by = member.seat === null ? 'watchers' : 'players';
      const said = await storage.chat(stored.id, by, 0, LAST);
      // What was said elsewhere as this was read comes to everybody here at the next look.
      const until = (last[by] ??= said.at(-1)?.number ?? 0);
      const heard = said.filter((one) => one.number <= until && hears(member, one));
      // Also where nothing is left: whoever comes again may hold lines that were taken back meanwhile.
      if (heard.length > 0 || gone.size > 0) send(member, { t: 'chat', said: heard });
    },
  };
}
