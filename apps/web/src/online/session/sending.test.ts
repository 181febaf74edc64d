/** An order on a net that fails: sending, waiting and arriving are three things, by a clock in the test's hand. */
import type { AnyRuleset, Command } from '@drumhead/engine';
import { begin, writeHeader } from '@drumhead/engine';
import { largeBattles } from '@drumhead/large-battles';
import type { ClientMessage } from '@drumhead/protocol';
import { describe, expect, it } from 'vitest';
import { SHORTEST_WAIT, SILENT, type WireEvents } from './connection.ts';
import { createSession, DOUBTFUL, SLOW } from './session.ts';
import { timersForTests } from './timersForTests.ts';

const RULES = largeBattles as unknown as AnyRuleset;
const ORDER = { type: 'nonsense' } as Command;

async function bench() {
  const timers = timersForTests();
  const sockets: WireEvents[] = [];
  const said: ClientMessage[] = [];
  let names = 0;
  const session = createSession({
    seat: 'france',
    salt: () => 'a0'.repeat(16),
    gave: () => [],
    give: () => undefined,
    devices: null,
    open(events) {
      sockets.push(events);
      return { send: (text) => void said.push(JSON.parse(text) as ClientMessage), close: () => undefined };
    },
    later: timers.later,
    random: () => 0,
    rulesOf: async () => RULES,
    name: () => `order-${++names}`,
    now: timers.now,
  });
  const begun = begin(RULES, largeBattles.scenario('peninsular-clash'));
  if (!begun.ok) throw new Error('no battle');
  const { text } = writeHeader(begun.value, { scenario: null, seats: { france: 'person', britain: 'person' } });
  const tell = async (message: object): Promise<void> => {
    sockets.at(-1)?.heard(JSON.stringify(message));
    for (let i = 0; i < 20; i++) await Promise.resolve();
  };
  const join = async (): Promise<void> => {
    sockets.at(-1)?.opened();
    const dice = { commit: '', people: [], seals: {}, salts: null };
    const about = { battle: 'b', header: JSON.parse(text.split('\n')[0] ?? ''), n: 0, dice, standing: null, bots: {} };
    const more = { talk: { freeText: false, muted: false }, clock: null, next: null };
    await tell({ t: 'joined', v: 1, seat: 'france', ...about, ...more });
  };
  await join();
  return {
    session,
    sockets,
    tell,
    join,
    sending: () => session.store.getState().sending,
    link: () => session.store.getState().link,
    /** Ids of the orders that were sent, each as often as it was. */
    sent: () => said.flatMap((message) => (message.t === 'order' ? [message.id] : [])),
    pings: () => said.filter(({ t }) => t === 'ping').length,
    pass: timers.pass,
  };
}

describe('an order', () => {
  it('that is answered at once is never told to be on its way', async () => {
    const { session, tell, pass, sending } = await bench();
    const answer = session.order(ORDER);
    pass(SLOW - 1);
    expect(sending()).toBe(null);
    await tell({ t: 'known', id: 'order-1', n: 1 });
    expect(await answer).toEqual({ ok: true });
    pass(DOUBTFUL);
    expect(sending()).toBe(null);
  });

  it('without an answer is told after a second; after four the server is asked, and a silent one is left', async () => {
    const { session, pass, sending, pings, link, sockets, join, sent } = await bench();
    void session.order(ORDER);
    pass(SLOW);
    expect([sending(), pings(), link()]).toEqual(['sent', 0, 'connected']);
    pass(DOUBTFUL - SLOW);
    expect([pings(), link()]).toEqual([1, 'connected']);
    pass(SILENT);
    expect([sending(), link()]).toEqual(['sent', 'reconnecting']);
    pass(SHORTEST_WAIT);
    expect(sockets).toHaveLength(2);
    await join();
    // The same order, under the same name.
    expect(sent()).toEqual(['order-1', 'order-1']);
    // It left: nothing is there to be taken back.
    session.recall();
    expect(session.store.getState().unanswered).toBe(1);
  });

  it('keeps a connection that answers, however long the order takes', async () => {
    const { session, pass, tell, link } = await bench();
    void session.order(ORDER);
    pass(DOUBTFUL);
    await tell({ t: 'pong' });
    pass(SILENT);
    expect(link()).toBe('connected');
  });

  it('waits where there is no net, and may be taken back until it left', async () => {
    const { session, sending, link, sent, join, pass } = await bench();
    session.offline();
    expect(link()).toBe('reconnecting');
    const first = session.order(ORDER);
    expect([sending(), sent()]).toEqual(['waits', []]);
    session.recall();
    expect(await first).toEqual({ ok: false, refusal: null, fault: null });
    expect([sending(), session.store.getState().unanswered]).toEqual([null, 0]);
    void session.order(ORDER);
    session.hurry();
    expect(sending()).toBe('waits');
    await join();
    // The first never leaves.
    expect([sending(), sent()]).toEqual([null, ['order-2']]);
    pass(SLOW);
    expect(sending()).toBe('sent');
  });

  it('that may be taken back does not leave with those that the server asks for again', async () => {
    const { session, tell, pass, sockets, sending, sent } = await bench();
    void session.order(ORDER);
    await tell({ t: 'fault', reason: 'protocol.fault.rate' });
    session.offline();
    const waiting = session.order(ORDER);
    session.hurry();
    // The net is back, and the server has not said yet how the battle stands.
    sockets.at(-1)?.opened();
    pass(DOUBTFUL);
    expect([sending(), sent()]).toEqual(['waits', ['order-1']]);
    session.recall();
    expect(await waiting).toEqual({ ok: false, refusal: null, fault: null });
  });
});
