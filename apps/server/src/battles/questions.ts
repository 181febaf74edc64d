/** What people ask of each other: going back, a correction, a pause, free text, a rematch. All others must agree. */
import { type Amendment, correct, firstKept, refusal, type Seat, type StateChange } from '@drumhead/engine';
import { type ClientMessageOf, lengthOfPause, type OpenAsk, type Proposal } from '@drumhead/protocol';
import { clockNews, type BattleHost } from './battleHost.ts';
import { isDeposed } from './live.ts';
import { rematchOf } from './rematch.ts';
import { talkOf } from './talking.ts';
import { turnNotices } from '../storage/noticeRows.ts';
import type { Member } from './telling.ts';

export interface Questions {
  ask(member: Member, seat: Seat, message: ClientMessageOf<'ask'>): Promise<void>;
  propose(member: Member, seat: Seat, message: ClientMessageOf<'propose'>): Promise<void>;
  answer(member: Member, seat: Seat, message: ClientMessageOf<'answer'>): Promise<void>;
  withdraw(member: Member, seat: Seat, message: ClientMessageOf<'withdraw'>): Promise<void>;
}

export function questionsOf(host: BattleHost): Questions {
  const { stored, needs, live, side, setSide, batch, reload, catchUp, send, sendToAll, fault, members } = host;
  const { storage } = needs;

  /**
   * All who were people at the beginning, also those who are away: nobody agrees for them. Computer players of the
   * beginning agree to everything.
   */
  const people = (): readonly Seat[] => live().people;

  /** Whose answer a question waits for, and when they are told: whoever it is put to may be away. */
  const awaiting = (question: OpenAsk | null) => {
    const at = needs.now();
    const asked = question === null ? [] : people().filter((seat) => mustAnswer(question, seat));
    return { at, notices: turnNotices(asked, stored.chairs, at, 'asked') };
  };

  const changeQuestion = (change: Parameters<typeof storage.changeQuestion>[1]) =>
    storage.changeQuestion(stored.id, change, awaiting);

  const newId = (): string => needs.secret().slice(0, 16);

  /** Questions that were refused, each with the line after which it was put: nobody is asked the same again at once. */
  const refused = new Map<string, number>();
  const nameOf = ({ seat, kind }: OpenAsk): string => `${kind} ${seat}`;

  /** Puts a question that may be put now. */
  async function put(member: Member, question: OpenAsk): Promise<void> {
    if (refused.get(nameOf(question)) === question.ask) return fault(member, 'protocol.fault.again');
    if (side().question !== null) return fault(member, 'protocol.fault.asked');
    if (people().every((one) => one === question.seat)) return decideAlone(member, question);
    let isOpen = false;
    await changeQuestion((now, count) => {
      isOpen = now === null && count === question.ask;
      return isOpen ? question : undefined;
    });
    if (!isOpen) return isVoid(member);
    setSide({ question });
    sendToAll({ t: 'asked', open: question });
  }

  /** There is nobody to agree. Who sees its page a client asks the table once a question is over: so there is one. */
  async function decideAlone(member: Member, question: OpenAsk): Promise<void> {
    const isTold = question.kind === 'page';
    if (isTold) sendToAll({ t: 'asked', open: question });
    await carryOut(member, question);
    if (isTold) sendToAll({ t: 'asked', open: null });
  }

  /** Another process wrote, or asked, meanwhile. */
  async function isVoid(member: Member): Promise<void> {
    const before = side().question;
    await reload();
    await catchUp();
    const open = side().question;
    if (JSON.stringify(open) !== JSON.stringify(before)) sendToAll({ t: 'asked', open });
    fault(member, 'protocol.fault.ask');
  }

  /** All agreed. */
  async function carryOut(member: Member, question: OpenAsk): Promise<void> {
    const { ask: asked, seat, reason } = question;
    const agreed = live()
      .battle.ruleset.seats(live().battle.state)
      .filter((one) => one !== seat);
    switch (question.kind) {
      case 'takeBack': {
        const { to } = question;
        if (to < firstKept(live().battle)) await reload(true);
        const result = await batch((writer) => {
          // Another process may have written, and ended the battle, since it was asked.
          const { over, tip, battle } = writer.live();
          if (over || tip.n !== asked) return refusal('KERNEL-UNDO', 'engine.undo.range', { last: battle.count });
          return writer.takeBack({ seat, to, agreed, ...(reason === undefined ? {} : { reason }) });
        });
        if (result !== null) fault(member, 'protocol.fault.ask');
        return;
      }
      case 'amend': {
        const given: Amendment = { seat, agreed, reason: reason ?? '', changes: question.changes };
        const result = await batch((writer) => {
          const { over, tip } = writer.live();
          return over || tip.n !== asked ? refusal('KERNEL-AMEND', 'engine.amend.over') : writer.amend(given);
        });
        if (result !== null) fault(member, 'protocol.fault.ask');
        return;
      }
      case 'pause': {
        // A pause before the last line would count for nothing.
        const from = Math.max(needs.now(), live().clock?.at ?? 0);
        const pause = { from, until: from + lengthOfPause(question) };
        await storage.addPause(stored.id, pause);
        setSide({ pauses: [...side().pauses, pause] });
        return sendToAll({ t: 'clock', clock: clockNews(live(), side(), from) });
      }
      case 'freeText': {
        await storage.allowFreeText(stored.id);
        setSide({ freeText: true });
        for (const one of members) send(one, { t: 'talk', talk: talkOf(side(), one.seat) });
        return;
      }
      case 'page':
        await storage.showPages(stored.id, question.shown);
        // Not everybody may watch any more, perhaps.
        return needs.seatsMayDiffer(stored.id);
      case 'rematch': {
        const next = await rematchOf(host);
        setSide({ next: next.battle });
        for (const one of members) send(one, { t: 'rematch', battle: next.battle, seat: next.seatOf(one.seat) });
      }
    }
  }

  /** Why this cannot be proposed now (a message key), or null. */
  function proposalFault(what: ClientMessageOf<'propose'>['what'], reason: string | undefined): string | null {
    const { over, battle, clock } = live();
    const { next, freeText } = side();
    switch (what.kind) {
      case 'rematch':
        return over && next === null ? null : 'protocol.fault.rematch';
      case 'page':
        return over ? 'protocol.fault.ask' : null;
      case 'freeText':
        return freeText ? 'protocol.fault.ask' : null;
      case 'pause': {
        if (clock === null || over) return 'protocol.fault.clock';
        return clockNews(live(), side(), needs.now()).pause === null ? null : 'protocol.fault.clock';
      }
      case 'amend': {
        if (reason === undefined) return 'protocol.fault.reason';
        const tried = correct(battle, what.changes as readonly StateChange[]);
        return tried.ok ? null : tried.refusal.reason;
      }
    }
  }

  return {
    async ask(member, seat, { n, to, reason }) {
      if (isDeposed(live(), seat)) return fault(member, 'protocol.fault.deposed');
      if (n !== live().tip.n || to >= live().battle.count || live().over) return fault(member, 'protocol.fault.ask');
      return put(member, {
        id: newId(),
        ask: n,
        seat,
        kind: 'takeBack',
        to,
        ...(reason === undefined ? {} : { reason }),
        agreed: [],
      });
    },
    async propose(member, seat, { n, what, reason }) {
      if (isDeposed(live(), seat)) return fault(member, 'protocol.fault.deposed');
      // A reason that the record does not keep would be free text that nobody agreed to.
      if (what.kind !== 'amend' && reason !== undefined) return fault(member, 'protocol.fault.text');
      if (n !== live().tip.n) return fault(member, 'protocol.fault.ask');
      const wrong = proposalFault(what, reason);
      if (wrong !== null) return fault(member, wrong);
      return put(member, {
        id: newId(),
        ask: n,
        seat,
        ...(reason === undefined ? {} : { reason }),
        agreed: [],
        ...(what as Proposal),
      });
    },
    async answer(member, seat, { question, yes }) {
      if (isDeposed(live(), seat)) return fault(member, 'protocol.fault.deposed');
      const open = side().question;
      if (open === null || open.id !== question || open.seat === seat) return fault(member, 'protocol.fault.ask');
      let next: OpenAsk | null | undefined;
      let isAgreed = false;
      await changeQuestion((now, count) => {
        next = undefined;
        isAgreed = false;
        if (now === null || now.id !== question || count !== now.ask) return undefined;
        if (!yes) return (next = null);
        const agreed: OpenAsk = { ...now, agreed: [...new Set([...now.agreed, seat])].sort() };
        next = agreed;
        isAgreed = !people().some((one) => mustAnswer(agreed, one));
        return isAgreed ? null : next;
      });
      if (next === undefined) return isVoid(member);
      if (!yes) refused.set(nameOf(open), open.ask);
      setSide({ question: isAgreed ? null : next });
      const agreed = isAgreed ? next : null;
      // Who sees its page a client asks the table once the question is over.
      if (agreed?.kind === 'page') await carryOut(member, agreed);
      sendToAll({ t: 'asked', open: side().question });
      if (agreed !== null && agreed.kind !== 'page') await carryOut(member, agreed);
    },
    async withdraw(member, seat, { question }) {
      let isGone = false;
      await changeQuestion((now) => {
        isGone = now?.id === question && now.seat === seat;
        return isGone ? null : undefined;
      });
      if (!isGone) return isVoid(member);
      setSide({ question: null });
      sendToAll({ t: 'asked', open: null });
    },
  };
}

/** Has this person neither asked nor agreed yet? */
function mustAnswer({ seat, agreed }: OpenAsk, person: Seat): boolean {
  return person !== seat && !agreed.includes(person);
}
