/**
 * One battle in memory, and everybody who is connected to it. Orders come one after another: judge, answer what the server
 * answers by itself, store all of it or nothing, then tell.
 */
import { type AnyRuleset, firstKept, type Refusal, refusal, type Seat, type StandingOrders } from '@drumhead/engine';
import {
  type ClientMessage,
  type ClientMessageOf,
  type OpenAsk,
  PROTOCOL,
  type ServerMessage,
} from '@drumhead/protocol';
import type { Known } from '@drumhead/rulesets';
import { bondMark, type Mark, type Storage, type StoredBattle, type StoredBond } from '../storage/storage.ts';
import { type Answering, botsOf, goOn } from './automatic.ts';
import { bondLine, type Bonding, isBound, newsOf, salted, sealed } from './bonding.ts';
import { liveFrom, peopleOf, trimmed } from './live.ts';
import { type Asking, type Pen, penOn } from './pen.ts';
import { type Member, type News, tell } from './telling.ts';
import { undoRefusal } from './undo.ts';

export interface RoomNeeds {
  readonly storage: Storage;
  now(): number;
  /** 64 hex digits that nobody can foretell. */
  secret(): string;
  /** Something went wrong that is nobody's order. */
  report(what: string, error: unknown): void;
}

export interface Room {
  readonly id: string;
  readonly members: ReadonlySet<Member>;
  /** `from`: number of the last line that the client has. */
  join(member: Member, from: number): Promise<void>;
  leave(member: Member): void;
  /** A message of somebody who has joined. */
  take(member: Member, message: ClientMessage): Promise<void>;
  /** Reads the battle anew where others wrote to it. */
  refresh(mark: Mark): Promise<void>;
}

/** More lines than any battle has. */
const MOST_LINES = 20_000;
/** Lines that stay in memory for those who missed a few. */
const RECENT = 50;
/** How often a battle shows that its dice began anew: more lost salts than anybody has. */
const MOST_RENEWALS = 20;
/** How often an order is judged again because another process was quicker. */
const TRIES = 5;

/** Why a batch was not written. */
type Undone = Refusal | 'failed' | 'full' | 'known';

export function roomOf(needs: RoomNeeds, stored: StoredBattle, known: Known): Room {
  const rulesets: readonly AnyRuleset[] = [known.ruleset];
  const members = new Set<Member>();
  const standing = new Map<Seat, StandingOrders>(Object.entries(stored.standing));
  const people = peopleOf(stored);
  const answering: Answering = {
    players: stored.players,
    standing,
    bots: botsOf(stored.players, known, needs.secret()),
    report: (what, error) => needs.report(`battle ${stored.id}: ${what}`, error),
  };
  let live = liveFrom(stored, rulesets);
  let bond: StoredBond = stored.bond;
  let recent = stored.lines.slice(-RECENT);
  let open: OpenAsk | null = null;
  /** Number of the last line that everybody was told of: what others wrote may be read before it is told. */
  let told = live.tip.n;
  let queue: Promise<unknown> = Promise.resolve();

  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const next = queue.then(work, work);
    queue = next.catch(() => undefined);
    return next;
  };
  const bonding = (): Bonding => ({ battle: stored.id, people, bond });
  const say = (member: Member, message: ServerMessage): void => member.send(JSON.stringify(message));
  const sayToAll = (message: ServerMessage): void => {
    for (const member of members) say(member, message);
  };
  const fault = (member: Member, reason: string): void => say(member, { t: 'fault', reason });

  async function linesAfter(number: number) {
    const first = recent[0]?.number ?? live.tip.n + 1;
    if (number + 1 >= first) return recent.filter((line) => line.number > number);
    return needs.storage.lines(stored.id, number);
  }

  async function tellAll(news: News): Promise<void> {
    told = live.tip.n;
    for (const member of members) {
      try {
        await tell(member, live, news, linesAfter);
      } catch (error) {
        // Others must hear of it all the same. Who was not told comes again, and is told what is missing then.
        needs.report(`battle ${stored.id}: a member was not told`, error);
        members.delete(member);
        member.drop();
      }
    }
  }

  /** Reads the battle from storage: after a write that failed, or for moments that are not kept. */
  async function reload(keepsAll = false): Promise<void> {
    const now = await needs.storage.battle(stored.id);
    if (now === null) throw new Error(`battle ${stored.id} is gone`);
    live = liveFrom(now, rulesets, keepsAll);
    bond = now.bond;
    standing.clear();
    for (const [seat, orders] of Object.entries(now.standing)) standing.set(seat, orders);
    recent = now.lines.slice(-RECENT);
  }

  /**
   * Writes one batch, and tells it. `write` answers with a refusal where nothing is to be written; it is asked again where
   * another process was quicker.
   */
  async function batch(
    write: (pen: Pen) => Refusal | 'known' | null,
    newBond: StoredBond | null = null,
  ): Promise<Undone | null> {
    for (let tries = 0; tries < TRIES; tries++) {
      const after = live.tip.n;
      if (after >= MOST_LINES) return 'full';
      const pen = penOn(live, bond.secret, () => needs.now());
      let isDone: boolean;
      let kept: boolean;
      try {
        const refused = write(pen);
        if (refused !== null) return refused;
        isDone = goOn(pen, answering);
        const lines = pen.lines();
        if (lines.length === 0) return null;
        kept = await needs.storage.append({
          battle: stored.id,
          after,
          lines,
          over: pen.live().over,
          bond: newBond,
        });
      } catch (error) {
        needs.report(`battle ${stored.id}: a batch failed`, error);
        await reload();
        return 'failed';
      }
      if (!kept) {
        await reload();
        continue;
      }
      live = trimmed(pen.live());
      recent = [...recent, ...pen.lines()].slice(-RECENT);
      if (open !== null) {
        open = null;
        sayToAll({ t: 'asked', open });
      }
      const lines = told < after ? await linesAfter(told) : pen.lines();
      await tellAll({ happenings: pen.happenings(), lines });
      if (!isDone) {
        inTurn(() => batch(() => null)).catch((error: unknown) => {
          needs.report(`battle ${stored.id}: a batch failed`, error);
        });
      }
      return null;
    }
    return 'failed';
  }

  function answer(member: Member, { seat, id }: Asking, result: Undone | null): void {
    if (result === 'known') isKnown(member, seat, id);
    else if (result === 'failed') fault(member, 'protocol.fault.storage');
    else if (result === 'full') fault(member, 'protocol.fault.full');
    else if (result !== null) say(member, { t: 'refused', id, n: live.tip.n, refusal: result });
  }

  /** An order that was answered before is told so, and not given twice. */
  function isKnown(member: Member, seat: Seat, id: string): boolean {
    const n = live.ids.get(`${seat} ${id}`);
    if (n !== undefined) say(member, { t: 'known', id, n });
    return n !== undefined;
  }

  async function order(member: Member, seat: Seat, { id, command }: ClientMessageOf<'order'>): Promise<void> {
    if (isKnown(member, seat, id)) return;
    const asking: Asking = { seat, id };
    answer(member, asking, await batch((pen) => takenBefore(pen, asking) ?? pen.order(seat, command as never, asking)));
  }

  async function undo(member: Member, seat: Seat, { id, to }: ClientMessageOf<'undo'>): Promise<void> {
    if (isKnown(member, seat, id)) return;
    // What is refused anyway must not cost a battle that is played again.
    const refused = undoRefusal(live, seat, to);
    const asking: Asking = { seat, id };
    if (refused !== null) return answer(member, asking, refused);
    if (to < firstKept(live.battle)) await reload(true);
    const result = await batch(
      (pen) => takenBefore(pen, asking) ?? undoRefusal(pen.live(), seat, to) ?? pen.takeBack({ seat, to }, asking),
    );
    answer(member, asking, result);
  }

  async function ask(member: Member, seat: Seat, { n, to, reason }: ClientMessageOf<'ask'>): Promise<void> {
    if (n !== live.tip.n || to >= live.battle.count || live.over) return fault(member, 'protocol.fault.ask');
    // A yes says which line it was asked after: it must not agree to another question than the one that was read.
    if (open !== null) return fault(member, 'protocol.fault.asked');
    open = { ask: n, seat, to, ...(reason === undefined ? {} : { reason }), agreed: [] };
    if (people.every((one) => one === seat)) return takeBackAgreed(member);
    sayToAll({ t: 'asked', open });
  }

  async function answerAsk(member: Member, seat: Seat, { ask: asked, yes }: ClientMessageOf<'answer'>): Promise<void> {
    if (open === null || open.ask !== asked || open.seat === seat) return fault(member, 'protocol.fault.ask');
    open = yes ? { ...open, agreed: [...new Set([...open.agreed, seat])].sort() } : null;
    const isAgreed = open !== null && people.every((one) => one === open?.seat || open?.agreed.includes(one));
    if (isAgreed) return takeBackAgreed(member);
    sayToAll({ t: 'asked', open });
  }

  /** Computer players agree to everything. */
  async function takeBackAgreed(member: Member): Promise<void> {
    if (open === null) return;
    const { ask: asked, seat, to, reason } = open;
    const agreed = live.battle.ruleset.seats(live.battle.state).filter((one) => one !== seat);
    if (to < firstKept(live.battle)) await reload(true);
    const result = await batch((pen) => {
      // Another process may have written, and ended the battle, since it was asked.
      const { over, tip, battle } = pen.live();
      if (over || tip.n !== asked) return refusal('KERNEL-UNDO', 'engine.undo.range', { last: battle.count });
      return pen.takeBack({ seat, to, agreed, ...(reason === undefined ? {} : { reason }) });
    });
    if (result !== null) fault(member, 'protocol.fault.ask');
  }

  async function stand(seat: Seat, { orders }: ClientMessageOf<'standing'>): Promise<void> {
    await needs.storage.setStanding(stored.id, seat, orders);
    if (orders === null) standing.delete(seat);
    else standing.set(seat, orders);
    await batch(() => null);
  }

  async function seal(member: Member, seat: Seat, given: string): Promise<void> {
    if (live.over) return fault(member, 'protocol.fault.dice');
    let next: ReturnType<typeof sealed> = null;
    bond = await needs.storage.changeBond(stored.id, (now) => {
      next = sealed({ ...bonding(), bond: now }, seat, given, () => needs.secret());
      return next === null || next.isRenewed ? null : next.bond;
    });
    const wanted = next as ReturnType<typeof sealed>;
    if (wanted === null) {
      if (bond.seals[seat] !== given) fault(member, 'protocol.fault.dice');
      return;
    }
    if (wanted.isRenewed) {
      if (live.bonds >= MOST_RENEWALS) return fault(member, 'protocol.fault.dice');
      // The record shows what was given up.
      const line = { dice: bondLine(bonding()) };
      const result = await batch((pen) => {
        const { key, over } = pen.live();
        if (key !== null || over) return refusal('KERNEL-TURN', 'protocol.fault.dice');
        pen.line(line);
        return null;
      }, wanted.bond);
      if (result !== null) return fault(member, 'protocol.fault.storage');
      ({ bond } = wanted);
    }
    sayToAll({ t: 'dice', dice: newsOf(bonding()) });
  }

  async function salt(member: Member, seat: Seat, given: string): Promise<void> {
    if (live.over) return fault(member, 'protocol.fault.dice');
    let isNew = false;
    bond = await needs.storage.changeBond(stored.id, (now) => {
      const next = salted({ ...bonding(), bond: now }, seat, given);
      isNew = next !== null;
      return next;
    });
    if (bond.salts[seat] !== given) return fault(member, 'protocol.fault.dice');
    if (!isNew && live.key !== null) return;
    // A salt that is sent again is no news, but the line that binds the dice may have failed the first time.
    if (!isNew && !isBound(bonding())) return;
    if (!(await bind())) return fault(member, 'protocol.fault.storage');
    sayToAll({ t: 'dice', dice: newsOf(bonding()) });
  }

  /** Writes the line that binds the dice, once all salts are in; false where that failed. */
  async function bind(): Promise<boolean> {
    if (!isBound(bonding()) || live.key !== null || live.over) return true;
    const line = { dice: bondLine(bonding()) };
    // Another process may have written it meanwhile.
    const result = await batch((pen) => {
      if (pen.live().key === null && !pen.live().over) pen.line(line);
      return null;
    });
    if (result !== null) return false;
    await reload();
    await batch(() => null);
    return true;
  }

  return {
    id: stored.id,
    members,
    join: (member, from) =>
      inTurn(async () => {
        // It was at another process, and knows more than this one.
        if (from > live.tip.n && needs.storage.shared) await reload();
        const bots = Object.fromEntries(Object.entries(stored.players).filter(([, player]) => player !== 'person'));
        say(member, {
          t: 'joined',
          v: PROTOCOL,
          seat: member.seat,
          battle: stored.id,
          header: live.header,
          n: live.tip.n,
          dice: newsOf(bonding()),
          standing: member.seat === null ? null : (standing.get(member.seat) ?? null),
          bots,
        });
        member.sent = from > live.tip.n ? 0 : from;
        members.add(member);
        await tell(member, live, { happenings: [], lines: [] }, linesAfter);
        if (open !== null) say(member, { t: 'asked', open });
        // The last salt may have come as a server ended; a computer player may be the first to decide.
        await bind();
        await batch(() => null);
      }),
    leave(member) {
      members.delete(member);
    },
    take: (member, message) =>
      inTurn(async () => {
        const { seat } = member;
        if (seat === null) return fault(member, 'protocol.fault.watcher');
        switch (message.t) {
          case 'order':
            return order(member, seat, message);
          case 'undo':
            return undo(member, seat, message);
          case 'ask':
            return ask(member, seat, message);
          case 'answer':
            return answerAsk(member, seat, message);
          case 'standing':
            return stand(seat, message);
          case 'seal':
            return seal(member, seat, message.seal);
          case 'salt':
            return salt(member, seat, message.salt);
          case 'join':
            return fault(member, 'protocol.fault.message');
        }
      }).catch((error: unknown) => {
        needs.report(`battle ${stored.id}: a message failed`, error);
        fault(member, 'protocol.fault.storage');
      }),
    refresh: (mark) =>
      inTurn(async () => {
        const before = bondMark(bond);
        if (mark.count > live.tip.n || mark.bond !== before) await reload();
        if (bondMark(bond) !== before) sayToAll({ t: 'dice', dice: newsOf(bonding()) });
        await bind();
        if (told >= live.tip.n) return;
        if (open !== null && open.ask !== live.tip.n) {
          open = null;
          sayToAll({ t: 'asked', open });
        }
        await tellAll({ happenings: [], lines: await linesAfter(told) });
      }),
  };
}

/** Another process may have taken the very same order: that is seen when the battle was read anew. */
function takenBefore(pen: Pen, { seat, id }: Asking): 'known' | null {
  return pen.live().ids.has(`${seat} ${id}`) ? 'known' : null;
}
