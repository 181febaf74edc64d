/**
 * The host of the battle on the screen: applies commands, rolls the dice, asks the computer player, and saves every
 * accepted command before it is shown. It knows no rules.
 */
import {
  type Added,
  checkOf,
  type Command,
  DEFAULT_ORDERS,
  DICE,
  decide,
  DRAW_OFFER,
  type Pending,
  type RecordLine,
  type Refusal,
  type Seat,
  stepsOf,
  undoTo,
  writeHeader,
} from '@drumhead/engine';
import { createStore } from 'zustand/vanilla';
import {
  type AnyBattle,
  type AnyStep,
  EMPTY,
  type Fault,
  type Host,
  type Hosted,
  type HostNeeds,
  isSecret,
  type NewBattle,
  REPLAY_VIEWER,
  undoPoint,
} from './hostState.ts';
import { beginOn } from './beginOn.ts';
import { awaitedRoll, rollOf, typedRoll } from './ownDice.ts';
import { keepSketch } from './keepSketch.ts';
import { lastCommands, ordersAfterUndo } from './lastOrders.ts';
import { isHuman, type Player, playerNamed } from './players.ts';
import { type ReadBattle, readBattle, rulesetOfPosition } from './readBattle.ts';
import { faultOfSize, grown, isOver, readOn, recordOf, storedForm } from './recordFile.ts';
import type { AnyScreen } from './screen.ts';
import type { SavedBattle } from './storage.ts';

export function createHost(needs: HostNeeds): Host {
  const store = createStore<Hosted>(() => EMPTY);
  const { getState: get, setState: set } = store;
  /** Changes run one after another. */
  let line: Promise<unknown> = Promise.resolve();
  /** Counts undo, leaving and changes of battle: work begun under an older number is dropped. */
  let epoch = 0;

  let waiting = 0;
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    waiting += 1;
    set({ busy: true });
    const next = line.then(work, work).finally(() => {
      waiting -= 1;
      // The work may have queued more work.
      queueMicrotask(() => queueMicrotask(() => set({ busy: waiting > 0 })));
    });
    line = next.catch(() => undefined);
    return next;
  };
  const fail = (key: string, facts: Fault['facts'] = {}) => set({ fault: { key, facts } });
  const errorFacts = (error: unknown) => ({ error: error instanceof Error ? error.message : String(error) });
  const isStored = async (storing: Promise<void>) => {
    const error = await storing.then(() => null, errorFacts);
    if (error) fail('web.fault.notSaved', error);
    return error === null;
  };

  // ---- accepting commands

  /** Lets the rules judge one command; an accepted one is saved first, then shown. */
  async function accept(seat: Seat, command: Command, byPerson = false): Promise<Refusal | null | 'fault'> {
    const { battle, saved } = get();
    if (!battle || !saved) return 'fault';
    const answer = decide(battle, seat, command);
    if (!answer.ok) return answer.refusal;
    const ordered = byPerson ? { ...saved.ordered, [seat]: answer.battle.count } : saved.ordered;
    const steps = [...get().steps, answer.battle.last as AnyStep];
    return (await keep({ seat, command }, answer.battle, ordered, () => ({ steps }))) ? null : 'fault';
  }

  /** Adds a line to the record and shows what it leads to; `more` belongs to that. */
  async function keep(
    line: RecordLine,
    next: AnyBattle,
    ordered: SavedBattle['ordered'],
    more: (saved: SavedBattle) => Partial<Hosted>,
  ): Promise<boolean> {
    const { saved: before, record: text } = get();
    if (!before || !text) return false;
    const at = needs.now();
    const { record, lines } = grown(text, { ...line, at }, next, before.seed);
    const count = before.count + lines.length;
    const touch = { touched: at, count, over: isOver(next), ...(ordered ? { ordered } : {}) };
    if (!(await isStored(needs.storage.append(before.id, before.count, lines, touch)))) return false;
    const saved = { ...before, ...touch };
    set({ battle: next, record, saved, refusal: null, ...more(saved) });
    return true;
  }

  // ---- who is next: a loop of its own, which saves every step, shows it, and waits for people and workers

  async function continueBattle(): Promise<void> {
    const mine = epoch;
    for (;;) {
      const { battle, saved, screen } = get();
      if (mine !== epoch || !battle || !saved || !screen) return;
      const pending = battle.ruleset.pending(battle.state);
      const moved =
        awaitedRoll(get()) === null &&
        ((await roll(pending)) || (await askOpponent(pending, mine)) || (await obeyStandingOrders(pending)));
      if (!moved) {
        if (mine === epoch) {
          turnTo(pending);
          keepSketch(get(), needs.storage);
        }
        return;
      }
    }
  }

  async function roll(pending: readonly Pending[]): Promise<boolean> {
    const asked = pending.find((waiting) => waiting.seat === DICE);
    const { battle, saved } = get();
    if (!asked || !battle || !saved) return false;
    return (await accept(DICE, rollOf(battle, saved, asked))) === null;
  }

  async function askOpponent(pending: readonly Pending[], mine: number): Promise<boolean> {
    const { battle, saved, screen } = get();
    const asked = saved && pending.find((waiting) => !isHuman(saved.seats[waiting.seat]));
    if (!asked || !battle || !screen) return false;
    const { seat } = asked;
    if (screen.isDeploying(battle.state) && asked.decision !== DRAW_OFFER) {
      let isAccepted = true;
      for (const command of screen.deployment(battle.state, seat)) {
        isAccepted = (await accept(seat, command)) === null;
        if (!isAccepted) break;
      }
      if (isAccepted) return true;
    }
    set({ thinking: seat });
    try {
      return await answerOf(seat, mine);
    } finally {
      if (mine === epoch) set({ thinking: null });
    }
  }

  /** If the computer player fails, a recruit decides in its place, so that the battle goes on. */
  async function answerOf(seat: Seat, mine: number): Promise<boolean> {
    const { battle, saved } = get();
    if (!battle || !saved) return false;
    const chosen = saved.seats[seat] as Exclude<Player, 'human'>;
    const view = battle.ruleset.view(battle.state, seat);
    for (const player of chosen === 'recruit' ? [chosen] : [chosen, 'recruit' as const]) {
      try {
        const { id, version } = battle.ruleset;
        // A hash of the state would tell of what is hidden from the seat.
        const seed = isSecret(get()) ? String(battle.count) : checkOf(battle);
        const question = { ruleset: id, version, player, seat, view, seed };
        const command = await needs.opponent.ask(question);
        if (mine !== epoch) return false;
        const answer = await accept(seat, command);
        if (answer === null) return true;
        if (answer === 'fault') return false;
        fail('web.fault.opponentRefused', { rule: answer.rule });
      } catch (error) {
        if (mine !== epoch) return false;
        fail('web.fault.opponent', errorFacts(error));
      }
    }
    return false;
  }

  async function obeyStandingOrders(pending: readonly Pending[]): Promise<boolean> {
    const { battle, screen, standingOrders, saved } = get();
    if (!battle || !screen || !saved || pending.length !== 1) return false;
    const { seat, decision } = pending[0] as Pending;
    if (!isHuman(saved.seats[seat]) || decision === DRAW_OFFER) return false;
    const view = battle.ruleset.view(battle.state, seat);
    // Rule sets released before have no standing orders: the one of the screen reads the views of all.
    const command = screen.ruleset.standing(view, seat, standingOrders);
    return command !== null && (await accept(seat, command)) === null;
  }

  /** Between the orders of a way or a group dice and other seats may answer; may the next order be given then? */
  async function isAskedAgain(seat: Seat, next: Command): Promise<boolean> {
    const mine = epoch;
    const asked = () => {
      const { battle } = get();
      return battle?.ruleset.pending(battle.state).some((waiting) => waiting.seat === seat) ?? false;
    };
    if (!asked()) await continueBattle();
    if (mine !== epoch || get().viewer !== seat || !asked()) return false;
    const { battle } = get();
    if (!battle) return false;
    const { ruleset, state } = battle;
    // A re-roll or a facing that comes up first is for the person to decide. Not all that is legal is in the sample.
    return ruleset.offers(state, seat).some(({ type }) => type === next.type) || ruleset.covers(state, seat, next);
  }

  /** Turns the screen to the seat that must decide; where there are secrets, by way of a handover. */
  function turnTo(pending: readonly Pending[]): void {
    const { battle, saved, screen, viewer, handover } = get();
    if (!battle || !saved || !screen || handover !== null) return;
    const seats = pending.map((waiting) => waiting.seat).filter((seat) => seat !== DICE);
    const people = seats.filter((seat) => isHuman(saved.seats[seat]));
    const next = people.includes(viewer) ? viewer : people[0];
    if (next === undefined || next === viewer) return;
    if (viewer !== '' && isSecret({ battle, screen })) set({ handover: next });
    else set({ viewer: next });
  }

  // ---- starting, resuming and reading battles

  function show(screen: AnyScreen, battle: AnyBattle, record: Added, saved: SavedBattle): void {
    epoch += 1;
    needs.opponent.dismiss();
    const { seats } = saved;
    const people = battle.ruleset.seats(battle.state).filter((seat) => isHuman(seats[seat]));
    const waiting = battle.ruleset.pending(battle.state).map((p) => p.seat);
    const first =
      people.find((seat) => waiting.includes(seat)) ?? people[0] ?? battle.ruleset.seats(battle.state)[0] ?? '';
    const covered = people.length > 1 && isSecret({ battle, screen }) && battle.count > 0;
    set({
      ...EMPTY,
      busy: true,
      screen,
      battle,
      record,
      saved: { ...saved, ordered: { ...lastCommands(battle), ...saved.ordered } },
      steps: stepsOf(battle),
      standingOrders: saved.standingOrders ?? DEFAULT_ORDERS,
      viewer: covered ? '' : first,
      handover: covered ? first : null,
    });
  }

  /** Saves a battle with its record and shows it. */
  async function keepWhole(
    screen: AnyScreen,
    battle: AnyBattle,
    record: Added,
    about: Omit<SavedBattle, 'header' | 'count' | 'over'>,
  ): Promise<boolean> {
    const { header, lines } = storedForm(record);
    const saved: SavedBattle = { ...about, header, count: lines.length, over: isOver(battle) };
    if (!(await isStored(needs.storage.create(saved, lines)))) return false;
    show(screen, battle, record, saved);
    return true;
  }

  function keepNew(
    screen: AnyScreen,
    battle: AnyBattle,
    record: Added,
    about: Pick<SavedBattle, 'scenario' | 'seats' | 'seed'>,
  ): Promise<boolean> {
    const time = needs.now();
    const { id: ruleset } = screen.ruleset;
    const name = screen.nameOf(battle.setup);
    return keepWhole(screen, battle, record, { ...about, id: needs.name(), ruleset, name, begun: time, touched: time });
  }

  async function start({ ruleset, scenario, setup, seats }: NewBattle): Promise<boolean> {
    const screen = await needs.screen(ruleset);
    const made = screen && (await beginOn(screen, scenario, setup));
    if (!screen || !made?.ok) {
      fail('web.fault.noScenario', { scenario: scenario ?? ruleset });
      return false;
    }
    const seed = needs.secret();
    return keepNew(screen, made.value, writeHeader(made.value, { scenario, seats }), { scenario, seats, seed });
  }

  async function readText(text: string): Promise<ReadBattle | null> {
    const read = await readBattle(text, (ruleset) => needs.screen(ruleset));
    if (!read.ok && read.fault !== null) set({ fault: read.fault });
    return read.ok ? read : null;
  }

  const host: Host = {
    store,
    start: (wanted) => inTurn(() => start(wanted)).then(run),
    resume: (id) =>
      inTurn(async () => {
        const stored = await needs.storage.read(id);
        const read = stored && (await readText(stored.text));
        if (!stored || !read) return false;
        const { screen, battle, written } = read;
        const record = readOn(read, stored.battle);
        if (record !== written) return keepWhole(screen, battle, record, stored.battle);
        show(screen, battle, record, stored.battle);
        return true;
      }).then(run),
    openForReplay: (id) =>
      inTurn(async () => {
        const stored = await needs.storage.read(id);
        const read = stored && (await readText(stored.text));
        if (!read) return null;
        epoch += 1;
        needs.opponent.dismiss();
        set({
          ...EMPTY,
          busy: true,
          screen: read.screen,
          battle: read.battle,
          steps: stepsOf(read.battle),
          viewer: REPLAY_VIEWER,
        });
        return read.battle;
      }),
    open: (text, players = {}) =>
      inTurn(async () => {
        const read = await readText(text);
        if (!read) return false;
        const { scenario, seats, seed = needs.secret() } = read.record;
        const chosen = Object.fromEntries(
          read.battle.ruleset.seats(read.battle.state).map((seat) => [seat, players[seat] ?? playerNamed(seats[seat])]),
        );
        const about = { scenario, seats: chosen, seed };
        const opened = await keepNew(read.screen, read.battle, readOn(read, about), about);
        if (opened && read.cut !== null) fail('web.fault.cut', { line: read.cut });
        return opened;
      }).then(run),
    async openFile(file) {
      const fault = faultOfSize(file);
      if (fault === null) return host.open(await file.text());
      set({ fault });
      return false;
    },
    async positionIn(file) {
      if (faultOfSize(file) !== null) return null;
      const text = await file.text();
      if (rulesetOfPosition(text) === null) return null;
      const read = await readBattle(text, (ruleset) => needs.screen(ruleset));
      return read.ok ? { text, screen: read.screen, battle: read.battle } : null;
    },
    order: (command) => host.orderAll([command]),
    orderAll: (commands) =>
      inTurn(async () => {
        const { viewer } = get();
        for (const [i, command] of commands.entries()) {
          if (i > 0 && !(await isAskedAgain(viewer, command))) return true;
          if (get().handover !== null) return false;
          const answer = await accept(viewer, command, true);
          if (answer === 'fault') return false;
          if (answer) {
            set({ refusal: { refusal: answer, command } });
            return false;
          }
        }
        return true;
      }).then(run),
    undo: () => {
      epoch += 1;
      needs.opponent.dismiss();
      return inTurn(async () => {
        const { battle, saved, viewer, steps } = get();
        const to = undoPoint(get());
        if (!battle || !saved || to === null) return false;
        const answer = undoTo(battle, to);
        if (!answer.ok) return false;
        const standingOrders = { ...get().standingOrders, holdUntil: null, declined: [] };
        const line = { takeBack: { seat: viewer, to } };
        const undone = await keep(line, answer.battle, ordersAfterUndo(saved.ordered, answer.battle), (kept) => ({
          saved: { ...kept, standingOrders },
          steps: steps.slice(0, to),
          thinking: null,
          standingOrders,
        }));
        if (undone) needs.storage.keepBeside(saved.id, { standingOrders }).catch(() => undefined);
        return undone;
      })
        .then(run)
        .then(() => undefined);
    },
    takeOver() {
      const { handover } = get();
      if (handover !== null) set({ viewer: handover, handover: null });
    },
    setStandingOrders(orders) {
      const standingOrders = { ...get().standingOrders, ...orders };
      const saved = get().saved && { ...(get().saved as SavedBattle), standingOrders };
      set({ standingOrders, saved });
      // Not kept, they are only asked for again after a reload.
      if (saved) needs.storage.keepBeside(saved.id, { standingOrders }).catch(() => undefined);
      void inTurn(continueBattle);
    },
    setOwnDice(ownDice) {
      const { saved } = get();
      if (!saved) return;
      set({ saved: { ...saved, ownDice } });
      // Not kept, the machine rolls again after a reload.
      needs.storage.keepBeside(saved.id, { ownDice }).catch(() => undefined);
      void inTurn(continueBattle);
    },
    typeDice: (faces) =>
      inTurn(async () => {
        const command = typedRoll(get(), faces);
        if (command === null) return false;
        const answer = await accept(DICE, command);
        if (answer && answer !== 'fault') set({ refusal: { refusal: answer, command } });
        return answer === null;
      }).then(run),
    dismissNotices: () => set({ refusal: null, fault: null }),
    retry() {
      set({ fault: null });
      void inTurn(continueBattle);
    },
    leave() {
      epoch += 1;
      needs.opponent.dismiss();
      set(EMPTY);
    },
    record: () => recordOf(get()),
  };

  /** After a change by a person the other seats go on, without keeping the caller waiting. */
  function run(done: boolean): boolean {
    void inTurn(continueBattle);
    return done;
  }

  return host;
}
