/** What people say to each other. Players hear players, watchers hear watchers. */
import type { ClientMessageOf, Said, Talk } from '@drumhead/protocol';
import type { Seat } from '@drumhead/engine';
import type { Keeper } from './keeper.ts';
import type { Member } from './telling.ts';

/** Said in one battle, more than people say; watchers must leave room for the players. */
const MOST_SAID = 2000;
const MOST_WITH_WATCHERS = 1000;
/** Of what was said, somebody who comes hears the last. */
const LAST = 50;

export interface Talking {
  chat(member: Member, message: ClientMessageOf<'chat'>): Promise<void>;
  mute(seat: Seat, isMuted: boolean): Promise<void>;
  talkOf(member: Member): Talk;
  /** Tells somebody who comes what was said last. */
  welcome(member: Member): Promise<void>;
  /** Tells what was said in other processes. */
  catchUp(): Promise<void>;
}

export function talkingOf({ stored, needs, side, setSide, members, say, fault }: Keeper): Talking {
  const { storage } = needs;
  /** Number of the last that was told; unknown before anybody came. */
  let last: number | null = null;

  const talkOf = ({ seat }: Member): Talk => ({
    freeText: side().freeText,
    muted: seat !== null && side().muted.includes(seat),
  });

  function hears(member: Member, { seat }: Said): boolean {
    if ((member.seat === null) !== (seat === null)) return false;
    return member.seat === seat || !talkOf(member).muted;
  }

  function tell(member: Member, said: readonly Said[]): void {
    const heard = said.filter((one) => hears(member, one));
    if (heard.length > 0) say(member, { t: 'chat', said: heard });
  }

  async function catchUp(): Promise<void> {
    if (last === null) return;
    const news = await storage.chat(stored.id, last, LAST);
    last = news.at(-1)?.number ?? last;
    for (const member of members) tell(member, news);
  }

  return {
    talkOf,
    catchUp,
    async chat(member, { phrase, text }) {
      // Watchers are many and may be strangers: they have phrases alone.
      if (text !== undefined && (!side().freeText || member.seat === null)) return fault(member, 'protocol.fault.text');
      const most = member.seat === null ? MOST_WITH_WATCHERS : MOST_SAID;
      if ((last ?? 0) >= most) return fault(member, 'protocol.fault.full');
      const words = phrase === undefined ? { text: text ?? '' } : { phrase };
      await storage.say(stored.id, { seat: member.seat, at: needs.now(), ...words });
      await catchUp();
    },
    async mute(seat, isMuted) {
      await storage.setMuted(stored.id, stored.chairs[seat] ?? seat, isMuted);
      const others = side().muted.filter((one) => one !== seat);
      setSide({ muted: isMuted ? [...others, seat] : others });
      for (const member of members) if (member.seat === seat) say(member, { t: 'talk', talk: talkOf(member) });
    },
    async welcome(member) {
      await catchUp();
      const said = await storage.chat(stored.id, 0, LAST);
      last = said.at(-1)?.number ?? 0;
      tell(member, said);
    },
  };
}
