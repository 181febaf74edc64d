/** An online battle fills the store of the page's own host, and gives the page back. */
import {
  begin,
  type Command,
  decide,
  DEFAULT_ORDERS,
  DICE,
  seededDice,
  readRecord,
  writeHeader,
  writeLine,
} from '@drumhead/engine';
import { largeBattles, type State } from '@drumhead/large-battles';
import type { ClientBattle, NumberedLine } from '@drumhead/protocol';
import { describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { undoPoint } from '../../battle/host/hostState.ts';
import type { MayPass } from '../../battle/host/judgedChance.ts';
import { hostOn, screen } from '../../battle/host/hostForTests.ts';
import { memoryStorage } from '../../battle/records/storage.ts';
import { showOnlineBattle } from './onlineBattle.ts';
import type { Place } from '../places/places.ts';
import type { OrderAnswer, Session } from './session.ts';
import type { SessionState } from './sessionState.ts';
import { shownBattle } from './shownBattle.ts';
import type { AnyBattle } from '../../battle/host/hosted.ts';

const SETUP = { ...(largeBattles.scenario('peninsular-clash') as object), hiddenDeployment: false };
const PLACE: Place = {
  table: 't4ble',
  battle: 'b4ttl3',
  seat: 'france',
  ruleset: 'large-battles',
  scenario: null,
  keys: {},
  salt: '',
  commit: '',
  seen: 0,
  over: false,
  touched: 1,
};
const INFO = { scenario: null, seats: { france: 'person', britain: 'person' } };

/** A session in the test's hand: it accepts every legal order at once. */
function played() {
  const begun = begin(largeBattles, SETUP);
  if (!begun.ok) throw new Error('no battle');
  let battle = begun.value as unknown as AnyBattle;
  const written = writeHeader(battle, INFO);
  const header = JSON.parse(written.text.split('\n')[0] ?? '') as SessionState['header'];
  let { tip } = written;
  let lines: readonly NumberedLine[] = [];
  const calls: string[] = [];
  const clientOf = () =>
    ({
      held: { known: battle, view: battle.state, count: battle.count, steps: [], seat: 'france' },
      n: tip.n,
      lines: { n: tip.n, chain: tip.chain },
      patched: null,
    }) as unknown as ClientBattle;
  const store = createStore<SessionState>(() => ({
    link: 'connected',
    why: null,
    client: clientOf(),
    shown: shownBattle(clientOf(), null, null),
    header,
    lines,
    devices: null,
    watchers: 0,
    sending: null,
    here: ['france'],
    isTold: true,
    bots: {},
    standing: DEFAULT_ORDERS,
    ordered: null,
    said: [],
    talk: { freeText: false, muted: false },
    clock: null,
    since: null,
    next: null,
    waiting: [],
    reported: 0,
    unanswered: 0,
    mismatch: null,
    fault: null,
  }));
  const publish = (): void =>
    store.setState({ client: clientOf(), shown: shownBattle(clientOf(), null, null), lines, ordered: battle.count });
  const take = (seat: string, command: Command): OrderAnswer => {
    const answer = decide(battle, seat, command);
    if (!answer.ok) return { ok: false, refusal: answer.refusal, fault: null };
    battle = answer.battle;
    const added = writeLine(tip, { seat, command }, battle);
    ({ tip } = added);
    lines = [...lines, JSON.parse(added.text.split('\n')[0] ?? '') as NumberedLine];
    publish();
    return { ok: true };
  };
  const session: Session = {
    seat: 'france',
    store,
    order: async (command) => take('france', command),
    undo: async (to) => {
      calls.push(`undo ${to}`);
      return { ok: true };
    },
    ask: () => true,
    propose: () => true,
    tell: () => true,
    answer: () => true,
    withdraw: () => true,
    say: () => true,
    stand: (orders) => store.setState({ standing: orders }),
    hurry: () => void calls.push('hurry'),
    knowDevices: () => undefined,
    recall: () => undefined,
    offline: () => undefined,
    clearFault: () => store.setState({ fault: null }),
    clearMismatch: () => store.setState({ mismatch: null }),
    close: () => void calls.push('close'),
  };
  return { session, take, calls };
}

function hosted(mayPass: MayPass = async () => false) {
  const { session, take, calls } = played();
  const own = hostOn(memoryStorage());
  const kept: object[] = [];
  let isDone = false;
  showOnlineBattle(own.store, {
    storage: own.battles.storage,
    session,
    screen,
    place: PLACE,
    isLookedAt: () => true,
    mayPass,
    done: () => {
      isDone = true;
    },
    keep: (change) => void kept.push(change),
  });
  return { own, host: own.session, session, take, calls, kept, isDone: () => isDone };
}

describe('a chance to react at an online table', () => {
  /** Both sides deploy and give no order that is not asked for, but for the first activations of Britain. */
  async function toAChance(given: ReturnType<typeof hosted>, isThere: () => boolean): Promise<void> {
    const dice = seededDice('chance');
    for (let orders = 0; orders < 400 && !isThere(); orders++) {
      const { battle } = given.own.store.getState();
      const waiting = battle?.ruleset.pending(battle.state).find(({ seat }) => seat !== 'france' || !isThere());
      if (!battle || !waiting) return;
      const { seat } = waiting;
      const offers = battle.ruleset.offers(battle.state, seat);
      const rests = ['pass', 'close', 'stop', 'hold', 'waive', 'ready'];
      const rest = seat === 'france' ? offers.find(({ type }) => rests.includes(type)) : undefined;
      const command = seat === DICE ? dice.roll(waiting) : (rest ?? offers[0]);
      given.take(seat, command as Command);
      await new Promise((later) => setTimeout(later));
    }
  }
  const isAChance = (given: ReturnType<typeof hosted>): boolean => {
    const state = given.own.store.getState().battle?.state;
    return (largeBattles.passes?.(state as State, 'france') ?? null) !== null;
  };

  it.each([
    ['passes by itself where it matters to no captain', true],
    ['is put to the person where it matters', false],
  ])('%s', async (_, passes) => {
    let judged = 0;
    const shown: boolean[] = [];
    const given = hosted(async (_ruleset, state, seat) => {
      judged++;
      expect(largeBattles.passes?.(state as State, seat)).toEqual({ type: 'hold' });
      // Until it is judged the page is busy, and shows no question.
      shown.push(given.own.store.getState().busy);
      return passes;
    });
    await toAChance(given, () => judged > 0);
    await expect.poll(() => given.own.store.getState().busy).toBe(false);
    expect(judged).toBe(1);
    expect(shown).toEqual([true]);
    expect(isAChance(given)).toBe(!passes);
  });

  it('is judged anew where others took back what led to it meanwhile, and came to as many commands', async () => {
    let judged = 0;
    const given = hosted(async () => {
      judged++;
      const { store } = given.session;
      const { shown } = store.getState();
      if (judged > 1 || shown === null) return false;
      const { state } = shown.battle;
      store.setState({ shown: { ...shown, battle: { ...shown.battle, state: { ...(state as object) } } } });
      return true;
    });
    await toAChance(given, () => judged > 0);
    await expect.poll(() => given.own.store.getState().busy).toBe(false);
    expect(judged).toBe(2);
    expect(isAChance(given)).toBe(true);
  });
});

describe('an online battle on the page', () => {
  it('fills the store of the own host: one seat, the others elsewhere', () => {
    const { own } = hosted();
    expect(own.store.getState()).toMatchObject({
      viewer: 'france',
      handover: null,
      busy: false,
      saved: { id: 'online-t4ble', seats: { france: 'human', britain: 'captain' }, over: false },
    });
  });

  it('gives orders, shows a refusal, and forgets it at the next order', async () => {
    const { host, own } = hosted();
    const [first, second] = screen.deployment(own.store.getState().battle?.state, 'france') as [Command, Command];
    expect(await host.order(first)).toBe(true);
    expect(own.store.getState()).toMatchObject({ battle: { count: 1 }, busy: false, refusal: null });
    expect(await host.order({ type: 'nonsense' })).toBe(false);
    expect(own.store.getState().refusal?.command).toEqual({ type: 'nonsense' });
    expect(await host.order(second)).toBe(true);
    expect(own.store.getState().refusal).toBeNull();
  });

  it('offers no undo of one’s own behind a correction that all agreed on', async () => {
    const { host, own, session } = hosted();
    const [first] = screen.deployment(own.store.getState().battle?.state, 'france') as [Command];
    await host.order(first);
    expect(undoPoint(own.store.getState())).toBe(0);
    const { lines } = session.store.getState();
    const amend = { seat: 'france', agreed: ['britain'], reason: 'A slip', changes: [{ path: 'units.0.x', value: 1 }] };
    session.store.setState({ lines: [...lines, { n: lines.length + 1, amend }] });
    expect(own.store.getState().corrections).toMatchObject([{ after: 1, reason: 'A slip' }]);
    expect(undoPoint(own.store.getState())).toBeNull();
  });

  it('asks nobody here while a computer player of the server has taken over', () => {
    const { own, session } = hosted();
    session.store.setState({ bots: { france: 'captain' } });
    expect(own.store.getState().saved?.seats).toEqual({ france: 'captain', britain: 'captain' });
    expect(own.store.getState().halts?.(null)).toBe(true);
    session.store.setState({ bots: {} });
    expect(own.store.getState()).toMatchObject({ saved: { seats: { france: 'human' } }, halts: null });
  });

  it('stops a row of orders where the seat is no longer asked', async () => {
    const { host, own } = hosted();
    const all = screen.deployment(own.store.getState().battle?.state, 'france');
    expect(await host.order(...all, ...all)).toBe(true);
    expect(own.store.getState().battle?.count).toBe(all.length);
  });

  it('takes back its last order, by the count of commands before it', async () => {
    const { host, own, calls } = hosted();
    for (const command of screen.deployment(own.store.getState().battle?.state, 'france').slice(0, 2))
      await host.order(command);
    await host.undo();
    expect(calls).toEqual(['undo 1']);
  });

  it('keeps how much was seen, for the recap of the next time', async () => {
    const { host, own, kept } = hosted();
    const [first] = screen.deployment(own.store.getState().battle?.state, 'france') as [Command];
    await host.order(first);
    expect(kept.at(-1)).toEqual({ seen: 1, over: false });
    // It was seen up to the beginning when it was opened; then the own order is what the recap begins after.
    expect(own.store.getState().saved?.ordered).toEqual({ france: 1 });
  });

  it('writes a record that can be read, and stores it by the names of its people when the battle is over', async () => {
    const seats = [
      { seat: 'france', player: 'person', taken: true, name: 'Ada' },
      { seat: 'britain', player: 'person', taken: true, name: 'Green Jacket' },
    ];
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ seats })));
    const { host, own } = hosted();
    const [first] = screen.deployment(own.store.getState().battle?.state, 'france') as [Command];
    await host.order(first);
    const text = host.record() ?? '';
    expect(readRecord(text, [largeBattles as never])).toMatchObject({ ok: true, battle: { count: 1 } });
    expect(await own.battles.storage.list()).toEqual([]);
    await host.order({ type: 'resign' });
    await expect.poll(() => own.battles.storage.list()).toHaveLength(1);
    vi.unstubAllGlobals();
    const kept = { id: 'online-t4ble', over: true, winner: 'britain', people: { britain: 'Green Jacket' } };
    expect(await own.battles.storage.list()).toMatchObject([kept]);
  });

  it('leaves the page to its own host: also to replay, which shows the battle so far', async () => {
    const { host, own, calls, isDone } = hosted();
    const [first] = screen.deployment(own.store.getState().battle?.state, 'france') as [Command];
    await host.order(first);
    const looked = await own.battles.openForReplay('online-t4ble');
    expect(looked?.battle.count).toBe(1);
    expect(own.store.getState()).toMatchObject({ saved: null, viewer: '-' });
    expect([calls, isDone()]).toEqual([['close'], true]);
    host.leave();
    expect(calls).toEqual(['close']);
  });

  it('gives way to a battle of this device, whose session takes its place', async () => {
    const { own, calls, isDone } = hosted();
    expect(own.session.local).toBeNull();
    expect(
      await own.battles.start({ ...INFO, ruleset: 'large-battles', scenario: 'peninsular-clash', seats: {} }),
    ).toBe(true);
    expect([calls, isDone()]).toEqual([['close'], true]);
    expect(own.store.getState().saved?.id).not.toBe('online-t4ble');
    expect(own.session.local).not.toBeNull();
  });
});
