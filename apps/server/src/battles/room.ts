/** One battle in memory: what those who are connected to it may say, and what they are told. */
import type { Seat } from '@drumhead/engine';
import { type ClockNews, PROTOCOL, type ClientMessage } from '@drumhead/protocol';
import type { Known } from '@drumhead/rulesets';
import type { Mark, StoredBattle, StoredSide } from '../storage/stored.ts';
import { bindingOf } from './binding.ts';
import { missingParts, newsOf } from './bonding.ts';
import { flagsOf } from './flags.ts';
import { galleryOf } from './gallery.ts';
import { type Glance, glanceAt } from './glance.ts';
import { headerSeenBy } from './headers.ts';
import { botsOf, clockNews, battleHostOf, type RoomNeeds } from './battleHost.ts';
import { ordersOf } from './orders.ts';
import { questionsOf } from './questions.ts';
import { talkingOf, talkOf } from './talking.ts';
import { type Member, tell } from './telling.ts';

const MINUTE = 60_000;

export interface Room {
  readonly id: string;
  /** Those who sit or watch here. */
  members(): readonly Member[];
  /** `from`: number of the last line that the client has. */
  join(member: Member, from: number): Promise<void>;
  leave(member: Member): void;
  /** The seats that must decide now, or whose part in the dice is missing. */
  awaited(): readonly Seat[];
  /** How the clocks stand; null: nobody plays against time. */
  clock(): ClockNews | null;
  /** The battle as this seat may know it, and what it heard last of what happened. */
  glance(seat: Seat): Glance;
  /** A message of somebody who has joined. */
  take(member: Member, message: ClientMessage): Promise<void>;
  /** Does what the server has to do by itself and nobody waits for, as after a restart. */
  goOn(): Promise<void>;
  /** Ends the battle for its league: this side loses it; null: it is drawn. */
  end(loser: Seat | null): Promise<void>;
  /** The battle must not be let go of now. */
  isBusy(): boolean;
  /** The battle stands still because something failed: {@link goOn} tries again. */
  isStalled(): boolean;
  /** Tells watchers who are told late what has become old enough. */
  tellWatchers(): Promise<void>;
  /** Reads the battle anew where others wrote to it. */
  refresh(mark: Mark): Promise<void>;
}

export function roomOf(needs: RoomNeeds, stored: StoredBattle, known: Known): Room {
  const host = battleHostOf(needs, stored, known);
  const { members, live, side, reload, catchUp, linesAfter, inTurn, send, sendToAll, fault } = host;
  const orders = ordersOf(host);
  const questions = questionsOf(host);
  const binding = bindingOf(host);
  const delay = (stored.settings.delay ?? 0) * MINUTE;
  const gallery = delay === 0 ? null : galleryOf(host, delay);
  const everybody = (): readonly Member[] => [...members, ...(gallery?.members ?? [])];
  const talking = talkingOf(host, everybody);
  const flags = flagsOf(host, binding);

  const sendWhoIsHere = (): void => {
    const seats = new Set([...members].flatMap(({ seat }) => seat ?? []));
    const watchers = everybody().filter(({ seat }) => seat === null).length;
    sendToAll({ t: 'here', seats: [...seats].sort(), watchers });
  };

  async function join(member: Member, from: number): Promise<void> {
    if (member.seat === null && gallery !== null) {
      await gallery.join(member, from);
      sendWhoIsHere();
      return talking.welcome(member);
    }
    await joinNow(member, from);
  }

  async function joinNow(member: Member, from: number): Promise<void> {
    if (needs.storage.shared) await readNews();
    await catchUp();
    const { seat } = member;
    const silent = flags.silent();
    const header = headerSeenBy(live(), seat);
    member.isVeiled = header !== live().header;
    send(member, {
      t: 'joined',
      v: PROTOCOL,
      seat,
      battle: stored.id,
      header,
      n: live().tip.n,
      dice: newsOf(binding.bonding()),
      standing: seat === null ? null : (side().standing[seat] ?? null),
      bots: botsOf(live()),
      talk: talkOf(side(), member.seat),
      clock: live().clock === null ? null : clockNews(live(), side(), needs.now()),
      ...(seat === null || silent === null ? {} : { silent }),
      next: side().next,
    });
    member.sent = from > live().tip.n ? 0 : from;
    members.add(member);
    await tell(member, live(), { happenings: [], lines: [] }, linesAfter);
    sendWhoIsHere();
    const open = side().question;
    if (open !== null) send(member, { t: 'asked', open });
    await talking.welcome(member);
    await seeEnd([member]);
    // The last salt may have come as a server ended; a computer player may be the first to decide.
    await goOn();
  }

  /** Whoever is here as it is over sees that for himself, wherever it ended. */
  async function seeEnd(here: Iterable<Member>): Promise<void> {
    if (!live().over) return;
    const seats = [...here].flatMap(({ seat }) => seat ?? []);
    await needs.storage
      .sawEnd(stored.id, seats)
      .catch((error: unknown) => needs.report(`battle ${stored.id}: a notice was not taken back`, error));
  }

  async function stand(seat: string, orders: StoredSide['standing'][string] | null): Promise<void> {
    await needs.storage.setStanding(stored.id, seat, orders);
    host.setSide(({ standing: { [seat]: _old, ...others } }) => ({
      standing: orders === null ? others : { ...others, [seat]: orders },
    }));
    tellStanding(seat);
    await host.goOn();
  }

  /** Every device of the seat shows the same. */
  function tellStanding(seat: string): void {
    const { [seat]: orders } = side().standing;
    if (orders === undefined) return;
    for (const member of members) if (member.seat === seat) send(member, { t: 'standing', orders });
  }

  /** Each connection counts once, however often it says so. */
  const differing = new WeakSet<Member>();
  function differs(member: Member): void {
    if (!differing.has(member)) needs.counting.differs('client');
    differing.add(member);
  }

  async function take(member: Member, message: ClientMessage): Promise<void> {
    const { seat } = member;
    if (message.t === 'chat') return talking.chat(member, message);
    if (message.t === 'differs') return differs(member);
    if (seat === null) return fault(member, 'protocol.fault.watcher');
    switch (message.t) {
      case 'order':
        return orders.order(member, seat, message);
      case 'undo':
        return orders.undo(member, seat, message);
      case 'ask':
        return questions.ask(member, seat, message);
      case 'propose':
        return questions.propose(member, seat, message);
      case 'answer':
        return questions.answer(member, seat, message);
      case 'withdraw':
        return questions.withdraw(member, seat, message);
      case 'unsay':
        return talking.unsay(member, seat, message.number);
      case 'report':
        return talking.report(member, seat, message);
      case 'mute':
        return talking.mute(seat, message.on);
      case 'flag':
        return flags.flag(member, seat, message);
      case 'return':
        return flags.comeBack(member, seat);
      case 'standing':
        return stand(seat, message.orders);
      case 'seal':
        return binding.seal(member, seat, message);
      case 'salt':
        return binding.salt(member, seat, message);
      case 'join':
      case 'ping':
        return fault(member, 'protocol.fault.message');
    }
  }

  /** News of other processes were read, and may not have been told. */
  let isUntold = false;
  /** Those who were here at the last news saw that the battle is over. */
  let isEndSeen = false;

  /** A battle in which nothing happened elsewhere must not ask the database again and again. */
  const isUpToDate = ({ count, changes }: Mark): boolean =>
    // What was read for another purpose, such as an order that came too late, may not be told yet.
    !isUntold &&
    !host.isBehind() &&
    live().over === isEndSeen &&
    count <= live().tip.n &&
    changes === host.toldSide().changes;

  /** Binds the dice if that failed before, then goes on. */
  async function goOn(): Promise<void> {
    if (await binding.bind()) await host.goOn();
  }

  /** What others changed besides the lines. */
  async function tellSide(): Promise<void> {
    const before = host.toldSide();
    const now = side();
    const differs = (part: (given: StoredSide) => unknown) =>
      JSON.stringify(part(now)) !== JSON.stringify(part(before));
    if (differs(({ bond }) => bond)) sendToAll({ t: 'dice', dice: newsOf(binding.bonding()) });
    if (differs(({ question }) => question)) sendToAll({ t: 'asked', open: now.question });
    for (const seat of live().people) if (differs(({ standing }) => standing[seat])) tellStanding(seat);
    if (differs(({ freeText, muted, hushed }) => [freeText, muted, hushed])) {
      for (const member of members) send(member, { t: 'talk', talk: talkOf(side(), member.seat) });
    }
    if (live().clock !== null && differs(({ pauses }) => pauses)) {
      sendToAll({ t: 'clock', clock: clockNews(live(), now, needs.now()) });
    }
    if (now.next !== null && now.next !== before.next) await tellRematch(now.next);
    await talking.catchUp();
    host.sideIsTold();
  }

  async function tellRematch(battle: string): Promise<void> {
    const chairs = (await needs.storage.battle(battle))?.chairs ?? {};
    for (const member of members) {
      const chair = member.seat === null ? null : stored.chairs[member.seat];
      const seat = Object.keys(chairs).find((one) => chairs[one] === chair) ?? null;
      send(member, { t: 'rematch', battle, seat });
    }
  }

  /** What others wrote by now. */
  async function hear(mark: Mark): Promise<void> {
    if (isUpToDate(mark)) return;
    isUntold = true;
    const { changes } = host.toldSide();
    if (mark.count > live().tip.n || mark.changes !== changes) await reload();
    if (mark.changes !== changes) await needs.seatsMayDiffer(stored.id);
    await catchUp();
    await tellSide();
    await seeEnd(members);
    isEndSeen = live().over;
    isUntold = false;
    // The process whose turn it was to go on may have died.
    await goOn();
  }

  /** Whoever comes was at another process perhaps, and knows more than this one. */
  async function readNews(): Promise<void> {
    const { [stored.id]: mark } = await needs.storage.marks([stored.id]);
    if (mark !== undefined) await hear(mark);
  }

  return {
    id: stored.id,
    members: everybody,
    join: (member, from) => inTurn(() => join(member, from)),
    leave(member) {
      const isLate = gallery?.members.has(member) === true;
      gallery?.leave(member);
      if (members.delete(member) || isLate) sendWhoIsHere();
    },
    awaited() {
      const missing = live().key === null && !live().over ? missingParts(binding.bonding()) : [];
      if (missing.length > 0) return missing;
      const { ruleset, state } = live().battle;
      return ruleset.pending(state).map(({ seat }) => seat);
    },
    clock: () => (live().clock === null ? null : clockNews(live(), side(), needs.now())),
    glance: (seat) => glanceAt(live(), seat),
    take: (member, message) =>
      inTurn(() => take(member, message)).catch((error: unknown) => {
        needs.report(`battle ${stored.id}: a message failed`, error);
        fault(member, 'protocol.fault.storage');
      }),
    goOn: () => inTurn(goOn),
    end: (loser) => inTurn(() => flags.end(loser)),
    isBusy: host.isBusy,
    isStalled: host.isStalled,
    async tellWatchers() {
      if (gallery !== null && gallery.members.size > 0) await inTurn(() => gallery.look());
    },
    async refresh(mark) {
      // The work before it in the queue may bring the news.
      if (!isUpToDate(mark)) await inTurn(() => hear(mark));
    },
  };
}
