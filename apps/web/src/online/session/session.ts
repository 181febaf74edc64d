/**
 * One seat of an online battle: follows what the server says, sends orders until they are answered, and takes its part in
 * binding the dice. It draws nothing, and knows no host.
 */
import type { AnyRuleset, Command, RecordHeader, Refusal, Seat, StandingOrders } from '@drumhead/engine';
import {
  afterMessage,
  type ClientBattle,
  type ClientMessage,
  type ClockNews,
  joinedBattle,
  type Mismatch,
  type NumberedSaid,
  type OpenAsk,
  type Phrase,
  PROTOCOL,
  type Proposal,
  type ServerMessage,
} from '@drumhead/protocol';
import type { AwayKey } from '@drumhead/protocol/messages';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type BindingNeeds, createBinding } from './binding.ts';
import { type Connection, type ConnectionNeeds, createConnection } from './connection.ts';
import { withHeard, withoutWords } from './heard.ts';
import { orderedIn } from './orderedIn.ts';
import { NOTHING, type SessionState, type ShownClock, sinceSeals } from './sessionState.ts';
import { shownBattle } from './shownBattle.ts';
import { createStanding } from './standing.ts';

export type OrderAnswer =
  | { readonly ok: true }
  | { readonly ok: false; readonly refusal: Refusal | null; readonly fault: string | null };

export interface SessionNeeds extends ConnectionNeeds, Pick<BindingNeeds, 'seat' | 'salt' | 'gave' | 'give'> {
  /** The rule set that a battle of this header is played by; null if this page lacks it. */
  rulesOf(header: RecordHeader): Promise<AnyRuleset | null>;
  /** A name for an order that no other order of the seat has. */
  name(): string;
  /** Milliseconds since 1970, by this device. */
  now(): number;
  /** Browsers at this seat that its owner knows of; null: those that are told first. */
  readonly devices: number | null;
}

/** What a person says to the server besides orders, and no answer is waited for. */
export type Word = Extract<ClientMessage, { readonly t: 'flag' | 'return' | 'mute' | 'chat' | 'unsay' | 'report' }>;

export interface Session {
  /** {@link WATCHING}: nobody's. */
  readonly seat: Seat;
  readonly store: StoreApi<SessionState>;
  order(command: Command): Promise<OrderAnswer>;
  /** Back to `to` commands, of one's own alone. */
  undo(to: number): Promise<OrderAnswer>;
  /** Asks the others to go back to `to` commands, over dice too. False, here and below: no connection, nothing was sent. */
  ask(to: number): boolean;
  answer(open: OpenAsk, yes: boolean): boolean;
  /** Asks the others to agree to something else. */
  propose(what: Proposal, reason?: string): boolean;
  /** Takes one's own question back. */
  withdraw(open: OpenAsk): boolean;
  say(phrase: Phrase): boolean;
  tell(word: Word): boolean;
  /** Sent later where there is no connection now. */
  stand(orders: StandingOrders): void;
  /** Takes back the orders that have not left this page. */
  recall(): void;
  /** The browser says that there is no net. */
  offline(): void;
  /** Tries to connect at once. */
  hurry(): void;
  /** It was the person who opened the seat elsewhere. */
  knowDevices(): void;
  clearFault(): void;
  clearMismatch(): void;
  close(): void;
}

interface Unanswered {
  readonly message: Extract<ClientMessage, { readonly id: string }>;
  readonly done: (answer: OrderAnswer) => void;
  readonly command: Command | null;
  hasLeft: boolean;
}

/** Milliseconds without an answer to an order, after which the page says so, and asks whether the server is there. */
export const SLOW = 1000;
export const DOUBTFUL = 4000;
/** The server asks for the same order again. */
const AGAIN = ['protocol.fault.storage', 'protocol.fault.rate'];
const AGAIN_AFTER = 1500;
/** It will never take it. */
const FINAL = ['protocol.fault.full', 'protocol.fault.message'];
/** How often a battle that cannot be followed is begun anew: from its first line, then in views alone. */
const MOST_RESTARTS = 2;
const ACCEPTED: OrderAnswer = { ok: true };
const isWhy = (why: string): why is AwayKey => why.startsWith('protocol.away.');

/** The seat of watchers. */
export const WATCHING: Seat = '';

export function createSession(needs: SessionNeeds): Session {
  const { seat } = needs;
  const store = createStore<SessionState>(() => NOTHING);
  const { getState: get, setState: set } = store;
  const unanswered = new Map<string, Unanswered>();
  let restarts = 0;
  let viewsAlone = false;
  let cancelAgain = (): void => undefined;
  let cancelDoubts = (): void => undefined;
  let isSlow = false;
  /** What was said was heard since the connection began. */
  let isWelcomed = false;
  /** Messages are followed one after the other: the first may wait for rules to be loaded. */
  let following: Promise<void> = Promise.resolve();
  let epoch = 0;

  const connection: Connection = createConnection(needs, {
    opened() {
      epoch += 1;
      const from = get().client?.lines.n ?? 0;
      connection.send({ t: 'join', v: PROTOCOL, from, ...(viewsAlone ? { form: 'view' as const } : {}) });
    },
    heard(text) {
      const mine = epoch;
      following = following.then(async () => {
        if (mine === epoch) await hear(JSON.parse(text) as ServerMessage);
      });
      following.catch(() => unreadable(null));
    },
    link(link, why = '') {
      set({ link, why: isWhy(why) ? why : null, here: [], isTold: false });
      if (link === 'refused') giveUp('web.online.fault.seat');
    },
  });

  const binding = createBinding({
    ...needs,
    send: (message) => connection.send(message),
    refuse: () => set({ fault: 'web.online.fault.dice' }),
  });

  const standing = createStanding({
    shown: () => get().standing,
    show: (orders) => set({ standing: orders }),
    send(orders) {
      if (seat !== WATCHING && get().link === 'connected') connection.send({ t: 'standing', orders: { ...orders } });
    },
  });

  function giveUp(fault: string): void {
    set({ fault });
    for (const { done } of unanswered.values()) done({ ok: false, refusal: null, fault });
    unanswered.clear();
    countOrders();
  }

  /**
   * The server and this page do not hold the same battle: from the beginning, then in views, which anybody can follow.
   * Person and server are told; null: what it needed could not be had, and nothing differs.
   */
  function unreadable(mismatch: Mismatch | null): void {
    following = Promise.resolve();
    if (mismatch !== null) {
      set({ mismatch });
      connection.send({ t: 'differs', n: at(), mismatch });
    }
    restarts += 1;
    if (restarts > MOST_RESTARTS) {
      connection.close();
      return giveUp('web.online.fault.rules');
    }
    viewsAlone = restarts === MOST_RESTARTS;
    set({ client: null, shown: null, lines: [] });
    return connection.restart();
  }

  async function hear(message: ServerMessage): Promise<void> {
    const { client } = get();
    if (message.t === 'joined') {
      const mismatch = await joined(message);
      return mismatch === null ? undefined : unreadable(mismatch);
    }
    if (client === null) return;
    const moved = afterMessage(client, message);
    if (!moved.ok) return unreadable(moved.mismatch);
    switch (message.t) {
      case 'lines':
      case 'view':
        return move(moved.client, message);
      case 'dice':
        set({ client: moved.client, since: sinceSeals(get(), moved.client, needs.now()) });
        return binding.heard(moved.client, client);
      case 'asked':
        return set({ client: moved.client });
      case 'standing':
        return standing.heard(message.orders);
      case 'here':
        return set({ here: message.seats, watchers: message.watchers ?? 0, isTold: true });
      case 'devices': {
        const { count } = message;
        if (count < (get().devices?.count ?? 0)) binding.left();
        return set({ devices: { count, known: Math.min(count, get().devices?.known ?? needs.devices ?? count) } });
      }
      case 'refused':
        return settle(message.id, { ok: false, refusal: message.refusal, fault: null });
      case 'known':
        return settle(message.id, ACCEPTED);
      case 'fault':
        return fault(message.reason);
      case 'players':
        return set({ bots: message.bots });
      case 'chat':
        return hearWords(message.said);
      case 'unsaid':
        return set({ said: withoutWords(get().said, message.numbers) });
      case 'reported':
        return set({ reported: get().reported + 1 });
      case 'talk':
        return set({ talk: message.talk });
      case 'clock':
        return set({ clock: shownClock(message.clock) });
      case 'rematch':
        return set({ next: message.battle });
      case 'waiting':
        return set({ waiting: message.tables });
      default:
        return undefined;
    }
  }

  /** All that was said comes again with every connection: it takes the place of what was heard before. */
  function hearWords(said: readonly NumberedSaid[]): void {
    set({ said: withHeard(isWelcomed ? get().said : [], said) });
    isWelcomed = true;
  }

  const shownClock = (news: ClockNews | null): ShownClock | null => news && { news, ahead: news.at - needs.now() };

  /** Why this page cannot hold the battle, or null. */
  async function joined(message: Extract<ServerMessage, { readonly t: 'joined' }>): Promise<Mismatch | null> {
    const { header, bots, talk, next } = message;
    let { client } = get();
    // Once what was hidden is open, the whole set-up takes the place of what was known of it.
    const isSame = JSON.stringify(header) === JSON.stringify(get().header);
    const moved = client === null || !isSame ? null : afterMessage(client, message);
    if (moved?.ok) ({ client } = moved);
    else {
      const ruleset = await needs.rulesOf(header);
      const begun = joinedBattle(message, ruleset === null ? [] : [ruleset]);
      if (!begun.ok) return begun.mismatch;
      ({ client } = begun);
      set({ lines: [], shown: null });
    }
    isWelcomed = false;
    const clock = shownClock(message.clock);
    const since = message.silent === undefined ? null : needs.now() - message.silent;
    set({
      link: 'connected',
      why: null,
      client,
      header,
      bots,
      talk,
      clock,
      since,
      next,
    });
    if (get().shown === null) set({ shown: shownBattle(client, null, null) });
    standing.came(message.standing);
    binding.came(client);
    for (const order of unanswered.values())
      order.hasLeft = connection.send({ ...order.message, n: client.n }) || order.hasLeft;
    awaitAnswers();
    return null;
  }

  function move(client: ClientBattle, message: Extract<ServerMessage, { readonly t: 'lines' | 'view' }>): void {
    const before = get();
    const ids = Object.keys(message.ids ?? {}).filter((id) => unanswered.has(id));
    const [first] = ids.flatMap((id) => unanswered.get(id)?.command ?? []);
    const own = first === undefined ? null : { seat, command: first };
    const isUndoOwn = ids.some((id) => unanswered.get(id)?.message.t === 'undo');
    const lines = message.t === 'lines' ? [...before.lines, ...message.lines] : before.lines;
    set({
      client,
      lines,
      since: before.since && needs.now(),
      shown: shownBattle(client, before.shown, own, isUndoOwn),
      ordered: own === null ? before.ordered : orderedIn(message, ids, before.client?.held.known.count ?? 0),
    });
    for (const id of ids) settle(id, ACCEPTED);
  }

  function settle(id: string, answer: OrderAnswer): void {
    const order = unanswered.get(id);
    if (order === undefined) return;
    unanswered.delete(id);
    // Last: whoever waited for it sees the battle as it is now.
    awaitAnswers();
    order.done(answer);
  }

  function countOrders(): void {
    const all = [...unanswered.values()];
    const sending = all.some(({ hasLeft }) => !hasLeft) ? 'waits' : all.length > 0 && isSlow ? 'sent' : null;
    set({ unanswered: unanswered.size, sending });
  }

  /** Counts anew how long the server takes to answer what was sent. */
  function awaitAnswers(): void {
    cancelDoubts();
    isSlow = false;
    countOrders();
    if (![...unanswered.values()].some(({ hasLeft }) => hasLeft)) return;
    const cancelSlow = needs.later(SLOW, () => {
      isSlow = true;
      countOrders();
    });
    const cancelDoubtful = needs.later(DOUBTFUL, () => connection.probe());
    cancelDoubts = () => {
      cancelSlow();
      cancelDoubtful();
    };
  }

  function fault(reason: string): void {
    if (AGAIN.includes(reason)) {
      cancelAgain();
      cancelAgain = needs.later(AGAIN_AFTER, () => {
        // Else all are sent anyway once the server has said how the battle stands; until then they may be taken back.
        if (get().link !== 'connected') return;
        // It may have been the part of this page in the dice, without which nobody could roll.
        binding.again();
        // Or standing orders, which this page shows as given.
        standing.again();
        for (const { message } of unanswered.values()) connection.send(message);
      });
      if (unanswered.size === 0) set({ fault: reason });
    } else if (FINAL.includes(reason)) giveUp(reason);
    else set({ fault: reason });
  }

  function send(message: Unanswered['message'], command: Command | null): Promise<OrderAnswer> {
    return new Promise((done) => {
      // What is sent before the server has said how the battle stands is sent again then.
      const hasLeft = get().link === 'connected' && connection.send(message);
      unanswered.set(message.id, { message, done, command, hasLeft });
      awaitAnswers();
    });
  }

  const at = (): number => get().client?.n ?? 0;

  return {
    seat,
    store,
    order: (command) => send({ t: 'order', id: needs.name(), n: at(), command: { ...command } }, command),
    undo: (to) => send({ t: 'undo', id: needs.name(), n: at(), to }, null),
    ask: (to) => connection.send({ t: 'ask', n: at(), to }),
    answer: ({ id: question }, yes) => connection.send({ t: 'answer', question, yes }),
    propose: (what, reason) =>
      connection.send({ t: 'propose', n: at(), what: { ...what }, ...(reason === undefined ? {} : { reason }) }),
    withdraw: ({ id: question }) => connection.send({ t: 'withdraw', question }),
    say: (phrase) => connection.send({ t: 'chat', phrase }),
    tell: (word) => connection.send(word),
    stand: (orders) => standing.give(orders),
    recall() {
      for (const [id, { hasLeft, done }] of unanswered) {
        if (hasLeft) continue;
        unanswered.delete(id);
        done({ ok: false, refusal: null, fault: null });
      }
      countOrders();
    },
    offline() {
      if (get().link === 'connected') connection.restart();
    },
    hurry: () => connection.hurry(),
    knowDevices() {
      const { devices } = get();
      if (devices !== null) set({ devices: { ...devices, known: devices.count } });
    },
    clearFault: () => set({ fault: null }),
    clearMismatch: () => set({ mismatch: null }),
    close() {
      cancelAgain();
      binding.close();
      cancelDoubts();
      connection.close();
      giveUp('web.online.fault.left');
    },
  };
}
