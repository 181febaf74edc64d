/** One seat of an online battle against a server that is played by the test: lines, views, breaks, orders sent again. */
import {
  type AnyRuleset,
  type Battle,
  begin,
  type Command,
  decide,
  DEFAULT_ORDERS,
  type RecordHeader,
  type RecordTip,
  type Refusal,
  type Seat,
  type StandingOrders,
  writeHeader,
  writeLine,
} from '@drumhead/engine';
import { largeBattles } from '@drumhead/large-battles';
import { type ClientMessage, patchOf } from '@drumhead/protocol';
import { sealOf } from '@drumhead/protocol/dice';
import { describe, expect, it } from 'vitest';
import { largeBattlesScreen } from '../../rulesets/large-battles/screen/screen.ts';
import type { WireEvents } from './connection.ts';
import { isTakenBack } from './heard.ts';
import { createSession, type Session, WATCHING } from './session.ts';
import { isOpenedElsewhere } from './sessionState.ts';

const RULES = largeBattles as unknown as AnyRuleset;
const SALT = 'a0'.repeat(16);
const NAME = 'b4ttl3';
const SEALS = { france: sealOf(NAME, 'france', SALT), britain: 'b0'.repeat(32) };

/** A server for one seat, driven by the test; it judges as the real one does. */
class Server {
  readonly said: ClientMessage[] = [];
  readonly sockets: WireEvents[] = [];
  battle: Battle;
  header: RecordHeader;
  #tip: RecordTip;
  #lines: string[] = [];
  /** Lines that were told. */
  #sent = 0;
  #view: unknown = null;
  readonly #timers: (() => void)[] = [];
  readonly session: Session;

  readonly seat: Seat;

  constructor(setup: unknown, seat: Seat = 'france') {
    this.seat = seat;
    const begun = begin(RULES, setup);
    if (!begun.ok) throw new Error('no battle');
    this.battle = begun.value;
    const header = writeHeader(this.battle, { scenario: null, seats: { france: 'person', britain: 'person' } });
    this.header = JSON.parse(header.text.split('\n')[0] ?? '') as RecordHeader;
    this.#tip = header.tip;
    let names = 0;
    this.session = createSession({
      seat,
      salt: () => SALT,
      gave: () => [],
      give: () => undefined,
      open: (events) => {
        this.sockets.push(events);
        return { send: (text) => void this.said.push(JSON.parse(text) as ClientMessage), close: () => undefined };
      },
      later: (_ms, then) => {
        this.#timers.push(then);
        return () => void this.#timers.splice(this.#timers.indexOf(then), 1);
      },
      random: () => 0,
      rulesOf: async (given) => (given.rulesVersion === RULES.version ? RULES : null),
      name: () => `order-${++names}`,
      now: () => 5000,
      devices: null,
    });
  }

  get state() {
    return this.session.store.getState();
  }

  /** The page follows what it is told one by one. */
  async tell(message: object): Promise<void> {
    this.sockets.at(-1)?.heard(JSON.stringify(message));
    for (let i = 0; i < 20; i++) await Promise.resolve();
  }

  async join(dice: object = {}, standing: StandingOrders | null = null): Promise<void> {
    this.sockets.at(-1)?.opened();
    this.#view = null;
    const all = { commit: '', people: ['britain', 'france'], seals: {}, salts: null, ...dice };
    const about = { battle: NAME, header: this.header, n: this.#tip.n, dice: all, standing, bots: {} };
    const more = { talk: { freeText: false, muted: false }, clock: null, next: null };
    await this.tell({ t: 'joined', v: 1, seat: this.seat || null, ...about, ...more });
  }

  /** The server lets nobody in, and says why. */
  sendAway(why: string): void {
    this.sockets.at(-1)?.closed(1013, why);
    this.session.hurry();
  }

  /** The connection breaks, and there is another. */
  async comesBack(standing: StandingOrders | null = null): Promise<void> {
    this.sockets.at(-1)?.closed(1006);
    this.session.hurry();
    await this.join({}, standing);
  }

  /** An order that stands from now on; `id`: answers that of the page. */
  async accept(seat: Seat, command: Command, id?: string): Promise<void> {
    const answer = decide(this.battle, seat, command);
    if (!answer.ok) throw new Error(answer.refusal.reason);
    this.battle = answer.battle;
    const { text, tip } = writeLine(this.#tip, { seat, command }, this.battle);
    this.#tip = tip;
    this.#lines.push(text.split('\n')[0] ?? '');
    await this.tellNews(id === undefined ? {} : { ids: { [id]: tip.n } });
  }

  /** What the seat may know and was not told yet. */
  async tellNews(more: object = {}): Promise<void> {
    const { state, count } = this.battle;
    if (RULES.isOpen(state, 'france')) {
      const lines = this.#lines.slice(this.#sent).map((line) => JSON.parse(line) as object);
      this.#sent = this.#lines.length;
      return this.tell({ t: 'lines', lines, chain: this.#tip.chain, ...more });
    }
    const view = RULES.view(state, 'france');
    const whole = this.#view === null ? { whole: true } : {};
    const patch = patchOf(this.#view, view);
    this.#view = JSON.parse(JSON.stringify(view));
    return this.tell({ t: 'view', n: this.#tip.n, count, patch, events: [], ...whole, ...more });
  }

  lastOrder(): Extract<ClientMessage, { readonly t: 'order' }> {
    const orders = this.said.filter((message) => message.t === 'order');
    return orders.at(-1) as Extract<ClientMessage, { readonly t: 'order' }>;
  }

  /** The timer that was set last. */
  passLast(): void {
    this.#timers.pop()?.();
  }
}

const peninsularClash = largeBattles.scenario('peninsular-clash') as object;
const OPEN_SETUP = { ...peninsularClash, hiddenDeployment: false };
const deployment = (server: Server, seat: Seat): readonly Command[] =>
  largeBattlesScreen.deployment(server.battle.state as never, seat);

describe('a seat of an open battle', () => {
  it('follows lines, and has its order answered by the line that holds it', async () => {
    const server = new Server(OPEN_SETUP);
    await server.join();
    await server.tell({ t: 'here', seats: ['france'] });
    const [first] = deployment(server, 'france') as [Command];
    const given = server.session.order(first);
    const { id, command } = server.lastOrder();
    expect(command).toEqual(first);
    expect(server.state.unanswered).toBe(1);
    await server.accept('france', first, id);
    expect(await given).toEqual({ ok: true });
    expect(server.state).toMatchObject({ link: 'connected', unanswered: 0, ordered: 1, here: ['france'] });
    expect(server.state.shown?.battle.state).toEqual(server.battle.state);
    expect(server.state.lines).toHaveLength(1);
  });

  it('sends an unanswered order again under its name after a break, and joins from its last line', async () => {
    const server = new Server(OPEN_SETUP);
    await server.join();
    const [first, second] = deployment(server, 'france') as [Command, Command];
    const given = server.session.order(first);
    await server.accept('france', first, server.lastOrder().id);
    await given;
    const late = server.session.order(second);
    const { id } = server.lastOrder();
    server.sockets.at(-1)?.closed(1006);
    expect(server.state).toMatchObject({ link: 'reconnecting', here: [], unanswered: 1 });
    server.session.hurry();
    const before = server.said.length;
    await server.join();
    expect(server.said.slice(before)).toContainEqual({ t: 'join', v: 1, from: 1 });
    expect(server.said.slice(before)).toContainEqual(expect.objectContaining({ t: 'order', id, command: second }));
    await server.tell({ t: 'known', id, n: 2 });
    expect(await late).toEqual({ ok: true });
  });

  it('hands on a refusal, and sends again what could not be saved', async () => {
    const server = new Server(OPEN_SETUP);
    await server.join();
    const [first] = deployment(server, 'france') as [Command];
    const refusal: Refusal = { rule: 'KERNEL-TURN', reason: 'engine.turn', facts: {} };
    const refused = server.session.order(first);
    await server.tell({ t: 'refused', id: server.lastOrder().id, n: 0, refusal });
    expect(await refused).toEqual({ ok: false, refusal, fault: null });
    void server.session.order(first);
    const { id } = server.lastOrder();
    await server.tell({ t: 'fault', reason: 'protocol.fault.storage' });
    const before = server.said.length;
    server.passLast();
    const again = server.said.slice(before).filter(({ t }) => t === 'order');
    expect(again).toEqual([expect.objectContaining({ id })]);
  });

  it('begins anew where it holds another battle than the server, then takes views alone, then says so', async () => {
    const server = new Server(OPEN_SETUP);
    await server.join();
    const stray = { t: 'lines', lines: [{ n: 7, seat: 'france', command: { type: 'ready' } }], chain: '' };
    for (const join of [
      { t: 'join', v: 1, from: 0 },
      { t: 'join', v: 1, from: 0, form: 'view' },
    ]) {
      await server.tell(stray);
      server.session.hurry();
      await server.join();
      expect(server.said.filter(({ t }) => t === 'join').at(-1)).toEqual(join);
    }
    await server.tell(stray);
    expect(server.state).toMatchObject({ link: 'closed', fault: 'web.online.fault.rules' });
    const told = server.said.filter(({ t }) => t === 'differs');
    expect(told).toEqual(Array.from({ length: 3 }, () => ({ t: 'differs', n: 0, mismatch: 'number' })));
    // The person is told until it is read.
    expect(server.state.mismatch).toBe('number');
    server.session.clearMismatch();
    expect(server.state.mismatch).toBeNull();
  });

  it('answers nothing that a newer server may say', async () => {
    const server = new Server(OPEN_SETUP);
    await server.join();
    await server.tell({ t: 'weather', is: 'fine' });
    expect(server.state).toMatchObject({ link: 'connected', fault: null });
  });
});

describe('a seat from which something is hidden', () => {
  it('SCN-HID-1 begins anew where more of the set-up is told than before', async () => {
    const server = new Server(OPEN_SETUP);
    const whole = server.header;
    server.header = { ...whole, scenario: 'as far as it was known' };
    await server.join();
    server.header = whole;
    await server.comesBack();
    await server.accept('france', (deployment(server, 'france') as [Command])[0]);
    expect(server.state).toMatchObject({ mismatch: null, header: whole, shown: { isVeiled: false } });
    expect(server.state.shown?.battle.count).toBe(1);
  });

  it('sees its own orders and that others gave some; at the reveal all takes their place', async () => {
    const server = new Server(peninsularClash);
    await server.join();
    await server.tellNews();
    const [own] = deployment(server, 'france') as [Command];
    const [theirs] = deployment(server, 'britain') as [Command];
    void server.session.order(own);
    await server.accept('france', own, server.lastOrder().id);
    await server.accept('britain', theirs);
    const { shown } = server.state;
    expect(shown?.steps.map(({ seat, command }) => [seat, command.type])).toEqual([
      ['france', own.type],
      ['', 'hidden'],
    ]);
    expect(shown).toMatchObject({ isVeiled: true, counts: [1, 2] });
    expect(shown?.battle.lastDie).toBe(2);
    expect(JSON.stringify(shown?.battle.state)).toBe(JSON.stringify(RULES.view(server.battle.state, 'france')));
    for (const seat of ['france', 'britain'])
      for (const command of deployment(server, seat)) {
        const isStillOpen = RULES.pending(server.battle.state).some((waiting) => waiting.seat === seat);
        if (isStillOpen && decide(server.battle, seat, command).ok) await server.accept(seat, command);
      }
    expect(RULES.isOpen(server.battle.state, 'france')).toBe(true);
    expect(server.state.shown).toMatchObject({ isVeiled: false });
    expect(server.state.shown?.battle.count).toBe(server.battle.count);
  });

  it('goes back with a take-back', async () => {
    const server = new Server(peninsularClash);
    await server.join();
    await server.tellNews();
    const [own] = deployment(server, 'france') as [Command];
    const before = server.battle;
    await server.accept('france', own);
    const undone = server.session.undo(0);
    server.battle = before;
    const { id } = server.said.at(-1) as { readonly id: string };
    await server.tellNews({ ids: { [id]: 2 } });
    expect(await undone).toEqual({ ok: true });
    expect(server.state.shown?.battle.count).toBe(0);
  });
});

describe('the part of a seat in the dice', () => {
  it('is a seal, then the salt when all seals are in; another device of the seat is not fought', async () => {
    const server = new Server(OPEN_SETUP);
    await server.join();
    const seals = () => server.said.filter(({ t }) => t === 'seal');
    expect(seals()).toEqual([{ t: 'seal', seal: SEALS.france }]);
    const dice = { commit: 'second', people: ['britain', 'france'], salts: null };
    await server.tell({ t: 'dice', dice: { ...dice, seals: { france: 'c0'.repeat(32) } } });
    expect(seals()).toHaveLength(1);
    await server.tell({ t: 'dice', dice: { ...dice, seals: { france: SEALS.france } } });
    expect(server.said.some(({ t }) => t === 'salt')).toBe(false);
    await server.tell({ t: 'dice', dice: { ...dice, seals: SEALS } });
    expect(server.said.at(-1)).toEqual({ t: 'salt', salt: SALT });
  });

  it('is taken over by the page that comes last, whose salt was lost', async () => {
    const server = new Server(OPEN_SETUP);
    await server.join({ seals: { france: 'c0'.repeat(32) }, salts: null });
    expect(server.said.filter(({ t }) => t === 'seal')).toHaveLength(1);
  });

  it('comes again where it could not be stored, in the place of another seal too, until it is there', async () => {
    const server = new Server(OPEN_SETUP);
    const sent = () => server.said.filter(({ t }) => t === 'seal').length;
    const fail = async (): Promise<void> => {
      await server.tell({ t: 'fault', reason: 'protocol.fault.storage' });
      server.passLast();
    };
    await server.join({ seals: { france: 'c0'.repeat(32) }, salts: null });
    expect(server.state.fault).toBe(null);
    await fail();
    expect(sent()).toBe(2);
    expect(server.state.fault).toBe('protocol.fault.storage');
    const dice = { commit: 'second', people: ['britain', 'france'], salts: null };
    await server.tell({ t: 'dice', dice: { ...dice, seals: { france: SEALS.france } } });
    await fail();
    expect(sent()).toBe(2);
    await server.tell({ t: 'dice', dice: { ...dice, seals: SEALS } });
    await fail();
    expect(server.said.filter(({ t }) => t === 'salt')).toHaveLength(2);
  });
});

it('an answer names the question that was read', async () => {
  const server = new Server(OPEN_SETUP);
  await server.join();
  const open = { id: 'q1', ask: 3, seat: 'britain', kind: 'freeText', agreed: [] } as const;
  await server.tell({ t: 'asked', open });
  server.session.answer(open, true);
  expect(server.said.at(-1)).toEqual({ t: 'answer', question: 'q1', yes: true });
  server.session.withdraw(open);
  expect(server.said.at(-1)).toEqual({ t: 'withdraw', question: 'q1' });
});

it('words for which there is no connection are not sent, and whoever spoke is told', async () => {
  const server = new Server(OPEN_SETUP);
  await server.join();
  const { session, said } = server;
  const open = { id: 'q1', ask: 3, seat: 'britain', kind: 'freeText', agreed: [] } as const;
  const speak = (): readonly boolean[] => [
    session.tell({ t: 'chat', text: 'well' }),
    session.say('thanks'),
    session.ask(0),
    session.propose({ kind: 'rematch' }),
    session.answer(open, true),
    session.withdraw(open),
  ];
  expect(speak()).toEqual(Array.from({ length: 6 }, () => true));
  server.sockets.at(-1)?.closed(1006);
  const before = said.length;
  expect(speak()).toEqual(Array.from({ length: 6 }, () => false));
  expect(said).toHaveLength(before);
});

it('a question that ended while there was no connection is not open after it; one that did not, comes again', async () => {
  const server = new Server(OPEN_SETUP);
  await server.join();
  const open = { id: 'q1', ask: 3, seat: 'britain', kind: 'freeText', agreed: [] } as const;
  await server.tell({ t: 'asked', open });
  expect(server.state.client?.open).toEqual(open);
  await server.comesBack();
  expect(server.state.client?.open).toBeNull();
  await server.tell({ t: 'asked', open });
  expect(server.state.client?.open).toEqual(open);
});

it('a watcher follows, says nothing but where it joins, and is told everything though nobody is there', async () => {
  const server = new Server(OPEN_SETUP, WATCHING);
  await server.join();
  expect(server.state.isTold).toBe(false);
  await server.tell({ t: 'here', seats: [] });
  expect(server.state.isTold).toBe(true);
  // Where the table shows its battles late, it is not told who is there.
  await server.tell({ t: 'here', seats: null });
  expect([server.state.isTold, server.state.here]).toEqual([true, null]);
  const [first] = deployment(server, 'france') as [Command];
  await server.accept('france', first);
  expect(server.state.shown?.battle.state).toEqual(server.battle.state);
  server.session.stand(DEFAULT_ORDERS);
  expect(server.said).toEqual([{ t: 'join', v: 1, from: 0 }]);
});

describe('the clocks', () => {
  const clock = { settings: { kind: 'live', bank: 9, gain: 0, cap: 9 }, left: { france: 9 }, awaited: ['france'] };
  it('are those told last, by the clock of the server', async () => {
    const server = new Server(OPEN_SETUP);
    await server.join();
    expect(server.state.clock).toBeNull();
    const news = { ...clock, at: 7000, pause: null };
    await server.tell({ t: 'clock', clock: news });
    expect(server.state.clock).toEqual({ news, ahead: 2000 });
  });

  it('whose flag has fallen, and a side to be taken back, are told to the server', async () => {
    const server = new Server(OPEN_SETUP);
    await server.join();
    server.session.tell({ t: 'flag', seat: 'britain', choice: 'claim' });
    expect(server.said.at(-1)).toEqual({ t: 'flag', seat: 'britain', choice: 'claim' });
    server.session.tell({ t: 'return' });
    expect(server.said.at(-1)).toEqual({ t: 'return' });
    server.session.propose({ kind: 'pause', hours: 6 });
    expect(server.said.at(-1)).toEqual({ t: 'propose', n: 0, what: { kind: 'pause', hours: 6 } });
  });
});

it('a rematch that was agreed on, and whether people write freely, are known', async () => {
  const server = new Server(OPEN_SETUP);
  await server.join();
  expect(server.state).toMatchObject({ next: null, talk: { freeText: false, muted: false } });
  await server.tell({ t: 'talk', talk: { freeText: true, muted: false } });
  await server.tell({ t: 'rematch', battle: 'n3xt', seat: 'britain' });
  expect(server.state).toMatchObject({ next: 'n3xt', talk: { freeText: true, muted: false } });
});

describe('standing orders', () => {
  it('are sent again where they could not be stored, and not where the server knows them', async () => {
    const server = new Server(OPEN_SETUP);
    const sent = () => server.said.filter(({ t }) => t === 'standing');
    await server.join({}, DEFAULT_ORDERS);
    const fail = async (): Promise<void> => {
      await server.tell({ t: 'fault', reason: 'protocol.fault.storage' });
      server.passLast();
    };
    await fail();
    expect(sent()).toEqual([]);
    server.session.stand({ ...DEFAULT_ORDERS, ask: 'never' });
    await fail();
    expect(sent()).toHaveLength(2);
    expect(sent()[1]).toEqual({ t: 'standing', orders: { ...DEFAULT_ORDERS, ask: 'never' } });
  });

  it('are given to the server at first, as at one screen, and kept from then on', async () => {
    const server = new Server(OPEN_SETUP);
    await server.join();
    expect(server.said).toContainEqual({ t: 'standing', orders: DEFAULT_ORDERS });
    server.session.stand({ ...DEFAULT_ORDERS, ask: 'never' });
    expect(server.said.at(-1)).toEqual({ t: 'standing', orders: { ...DEFAULT_ORDERS, ask: 'never' } });
    expect(server.state.standing.ask).toBe('never');
  });

  it.each([
    ['without a connection', false],
    ['before the server said how the battle stands', true],
  ])('that were given %s are sent once it says so', async (_, isOpen) => {
    const server = new Server(OPEN_SETUP);
    await server.join();
    server.sockets.at(-1)?.closed(1006);
    if (isOpen) {
      server.session.hurry();
      server.sockets.at(-1)?.opened();
    }
    server.session.stand({ ...DEFAULT_ORDERS, ask: 'never' });
    server.session.hurry();
    await server.join({}, DEFAULT_ORDERS);
    const orders = { ...DEFAULT_ORDERS, ask: 'never' };
    expect(server.said.filter(({ t }) => t === 'standing').at(-1)).toEqual({ t: 'standing', orders });
    expect(server.state.standing.ask).toBe('never');
    // They may be lost on the way: until they are known to be kept they are newer than what the server has.
    const others = { ...DEFAULT_ORDERS, ask: 'always' } as const;
    await server.comesBack(others);
    expect(server.state.standing.ask).toBe('never');
    await server.tell({ t: 'standing', orders: others });
    expect(server.state.standing.ask).toBe('never');
    await server.tell({ t: 'standing', orders });
    await server.comesBack(others);
    expect(server.state.standing.ask, 'those of another device of the person').toBe('always');
    await server.tell({ t: 'standing', orders });
    expect(server.state.standing.ask, 'those that it gives now').toBe('never');
  });

  it('that were given, changed, and given again are sent anew until the last of them is kept', async () => {
    const server = new Server(OPEN_SETUP);
    await server.join({}, DEFAULT_ORDERS);
    const [never, always] = [
      { ...DEFAULT_ORDERS, ask: 'never' } as const,
      { ...DEFAULT_ORDERS, ask: 'always' } as const,
    ];
    for (const orders of [never, always, never]) server.session.stand(orders);
    await server.tell({ t: 'standing', orders: never });
    await server.tell({ t: 'standing', orders: always });
    expect(server.state.standing.ask).toBe('never');
    // The third was lost on the way.
    await server.comesBack(always);
    expect(server.state.standing.ask).toBe('never');
    expect(server.said.filter(({ t }) => t === 'standing').length).toBe(4);
    expect(server.said.filter(({ t }) => t === 'standing').at(-1)).toEqual({ t: 'standing', orders: never });
  });
});

describe('talk at the table', () => {
  const [hello, thanks, back] = [
    { seat: 'britain', at: 1, phrase: 'hello', number: 1 },
    { seat: 'france', at: 2, phrase: 'thanks', number: 2 },
    { seat: 'britain', at: 3, phrase: 'back', number: 3 },
  ];

  it('is heard oldest first, once, also after a new connection', async () => {
    const server = new Server(OPEN_SETUP);
    await server.join();
    await server.tell({ t: 'chat', said: [hello] });
    server.session.say('thanks');
    expect(server.said.at(-1)).toEqual({ t: 'chat', phrase: 'thanks' });
    await server.tell({ t: 'chat', said: [thanks] });
    expect(server.state.said).toEqual([hello, thanks]);
    await server.comesBack();
    expect(server.state.said, 'no word is new when it comes again').toEqual([hello, thanks]);
    // What another process of the server had heard comes first, then all of it.
    await server.tell({ t: 'chat', said: [back] });
    await server.tell({ t: 'chat', said: [hello, thanks, back] });
    expect(server.state.said).toEqual([hello, thanks, back]);
  });

  it('keeps its place without words where its author takes it back; reports that were kept are counted', async () => {
    const server = new Server(OPEN_SETUP);
    await server.join();
    await server.tell({ t: 'chat', said: [hello, thanks] });
    server.session.tell({ t: 'unsay', number: thanks.number });
    server.session.tell({ t: 'report', reason: 'Rude', number: hello.number });
    expect(server.said.slice(-2)).toEqual([
      { t: 'unsay', number: 2 },
      { t: 'report', reason: 'Rude', number: 1 },
    ]);
    await server.tell({ t: 'unsaid', numbers: [thanks.number] });
    await server.tell({ t: 'reported' });
    const { said, reported } = server.state;
    expect(said).toEqual([hello, { number: 2, seat: 'france', at: 2 }]);
    expect(said.map(isTakenBack)).toEqual([false, true]);
    expect(reported).toBe(1);
  });

  it('loses the words that were taken back while there was no connection', async () => {
    const server = new Server(OPEN_SETUP);
    await server.join();
    await server.tell({ t: 'chat', said: [hello, thanks] });
    await server.comesBack();
    await server.tell({ t: 'chat', said: [thanks] });
    expect(server.state.said).toEqual([thanks]);
  });
});

describe('a seat that is opened elsewhere', () => {
  it('is told of until its person says so, or the others are out', async () => {
    const server = new Server(largeBattles.scenario('peninsular-clash'));
    await server.join();
    const is = () => isOpenedElsewhere(server.state.devices);
    await server.tell({ t: 'devices', count: 1 });
    expect(is()).toBe(false);
    await server.tell({ t: 'devices', count: 2 });
    expect(is()).toBe(true);
    server.session.knowDevices();
    expect(is()).toBe(false);
    await server.tell({ t: 'devices', count: 3 });
    expect(is()).toBe(true);
    // A new link: whoever sits down with the next one is somebody new again.
    await server.tell({ t: 'devices', count: 1 });
    await server.tell({ t: 'devices', count: 2 });
    expect(is()).toBe(true);
  });
});

it.each(['protocol.away.sockets', 'protocol.away.seat'])('says why it is not let in (%s) until it is', async (why) => {
  const server = new Server(OPEN_SETUP);
  server.sendAway(why);
  expect(server.state).toMatchObject({ link: 'reconnecting', why });
  await server.join();
  expect(server.state).toMatchObject({ link: 'connected', why: null });
  // A proxy has words of its own.
  server.sendAway('going away');
  expect(server.state).toMatchObject({ link: 'reconnecting', why: null });
});
