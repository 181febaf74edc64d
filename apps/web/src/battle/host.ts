/**
 * The host of the battle on the screen: applies commands, rolls the dice, asks the computer player, and saves every
 * accepted command before it is shown. It knows no rules.
 */
import {
  begin,
  type Command,
  DICE,
  decide,
  type Pending,
  type Refusal,
  type Seat,
  seededDice,
  stepsOf,
  undoTo,
  writeHeader,
  writeLine,
  writeRecord,
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
  type NewBattle,
  undoPoint,
} from './hostState.ts';
import { keepSketch } from './keepSketch.ts';
import { lastCommands, ordersAfterUndo } from './lastOrders.ts';
import { isHuman, type Player, playerNamed } from './players.ts';
import { type ReadBattle, readBattle } from './readBattle.ts';
import type { AnyScreen } from './screen.ts';
import { DEFAULT_ORDERS } from './standingOrders.ts';
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

  // ---- accepting commands

  /** Lets the rules judge one command; an accepted one is saved first, then shown. */
  async function accept(seat: Seat, command: Command, byPerson = false): Promise<Refusal | null | 'fault'> {
    const { battle, saved } = get();
    if (!battle || !saved) return 'fault';
    const answer = decide(battle, seat, command);
    if (!answer.ok) return answer.refusal;
    const ordered = byPerson ? { ...saved.ordered, [seat]: answer.battle.count } : saved.ordered;
    return (await keep(answer.battle, saved, ordered)) ? null : 'fault';
  }

  async function keep(next: AnyBattle, saved: SavedBattle, ordered: SavedBattle['ordered']): Promise<boolean> {
    const step = next.last as AnyStep;
    const touch = { touched: needs.now(), count: next.count, over: isOver(next), ...(ordered ? { ordered } : {}) };
    try {
      await needs.storage.append(saved.id, step.number, [writeLine(step)], touch);
    } catch (error) {
      fail('web.fault.notSaved', errorFacts(error));
      return false;
    }
    set((old) => ({ battle: next, saved: { ...saved, ...touch }, steps: [...old.steps, step], refusal: null }));
    return true;
  }

  // ---- who is next: a loop of its own, which saves every step, shows it, and waits for people and workers

  async function continueBattle(): Promise<void> {
    const mine = epoch;
    for (;;) {
      const { battle, saved, screen } = get();
      if (mine !== epoch || !battle || !saved || !screen) return;
      const pending = battle.ruleset.pending(battle.state);
      const moved = (await roll(pending)) || (await askOpponent(pending, mine)) || (await obeyStandingOrders(pending));
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
    const command = seededDice(saved.seed, battle.rolls).roll(asked);
    return (await accept(DICE, command)) === null;
  }

  async function askOpponent(pending: readonly Pending[], mine: number): Promise<boolean> {
    const { battle, saved, screen } = get();
    const asked = saved && pending.find((waiting) => !isHuman(saved.seats[waiting.seat]));
    if (!asked || !battle || !screen) return false;
    const { seat } = asked;
    if (screen.isDeploying(battle.state)) {
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
        const question = { ruleset: id, version, player, seat, view, seed: battle.hash };
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
    const { seat } = pending[0] as Pending;
    if (!isHuman(saved.seats[seat])) return false;
    const command = screen.autoCommand(battle.state, seat, standingOrders);
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
    // A re-roll or a facing that comes up first is for the person to decide.
    const { battle } = get();
    return battle?.ruleset.offers(battle.state, seat).some(({ type }) => type === next.type) === true;
  }

  /** Turns the screen to the seat that must decide; where there are secrets, by way of a handover. */
  function turnTo(pending: readonly Pending[]): void {
    const { battle, saved, screen, viewer, handover } = get();
    if (!battle || !saved || !screen || handover !== null) return;
    const people = pending.map((waiting) => waiting.seat).filter((seat) => isHuman(saved.seats[seat]));
    const next = people.includes(viewer) ? viewer : people[0];
    if (next === undefined || next === viewer) return;
    if (viewer !== '' && screen.secret(battle.state)) set({ handover: next });
    else set({ viewer: next });
  }

  // ---- starting, resuming and reading battles

  async function show(screen: AnyScreen, battle: AnyBattle, saved: SavedBattle): Promise<void> {
    epoch += 1;
    needs.opponent.dismiss();
    const { seats } = saved;
    const people = battle.ruleset.seats(battle.state).filter((seat) => isHuman(seats[seat]));
    const waiting = battle.ruleset.pending(battle.state).map((p) => p.seat);
    const first =
      people.find((seat) => waiting.includes(seat)) ?? people[0] ?? battle.ruleset.seats(battle.state)[0] ?? '';
    const covered = people.length > 1 && screen.secret(battle.state) && battle.count > 0;
    set({
      ...EMPTY,
      busy: true,
      screen,
      battle,
      saved: { ...saved, ordered: { ...lastCommands(battle), ...saved.ordered } },
      steps: stepsOf(battle),
      standingOrders: saved.standingOrders ?? DEFAULT_ORDERS,
      viewer: covered ? '' : first,
      handover: covered ? first : null,
    });
  }

  async function keepNew(
    screen: AnyScreen,
    battle: AnyBattle,
    about: Pick<SavedBattle, 'scenario' | 'seats' | 'seed'> & { id: string },
  ): Promise<boolean> {
    const time = needs.now();
    const saved: SavedBattle = {
      ...about,
      ruleset: screen.ruleset.id,
      name: screen.nameOf(battle.setup),
      header: writeHeader(battle, { scenario: about.scenario, seats: about.seats, seed: about.seed }),
      begun: time,
      touched: time,
      count: battle.count,
      over: isOver(battle),
    };
    try {
      await needs.storage.create(saved, stepsOf(battle).map(writeLine));
    } catch (error) {
      fail('web.fault.notSaved', errorFacts(error));
      return false;
    }
    await show(screen, battle, saved);
    return true;
  }

  async function start({ ruleset, scenario, setup, seats }: NewBattle): Promise<boolean> {
    const screen = await needs.screen(ruleset);
    const made = screen && begin(screen.ruleset, setup ?? (scenario === null ? null : await screen.scenario(scenario)));
    if (!screen || !made?.ok) {
      fail('web.fault.noScenario', { scenario: scenario ?? ruleset });
      return false;
    }
    const id = needs.name();
    return keepNew(screen, made.value, { id, scenario, seats, seed: id });
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
        await show(read.screen, read.battle, { ...stored.battle, count: read.battle.count });
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
          viewer: '-',
        });
        return read.battle;
      }),
    open: (text) =>
      inTurn(async () => {
        const read = await readText(text);
        if (!read) return false;
        const { scenario, seats, seed } = read.record;
        const id = needs.name();
        const players = Object.fromEntries(
          read.battle.ruleset.seats(read.battle.state).map((seat) => [seat, playerNamed(seats[seat])]),
        );
        return keepNew(read.screen, read.battle, { id, scenario, seats: players, seed: seed ?? id });
      }).then(run),
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
        const { battle, saved } = get();
        const to = undoPoint(get());
        if (!battle || !saved || to === null) return false;
        const answer = undoTo(battle, to);
        if (!answer.ok) return false;
        const touch = {
          touched: needs.now(),
          count: to,
          over: false,
          ordered: ordersAfterUndo(saved.ordered, answer.battle),
        };
        const standingOrders = { ...get().standingOrders, holdUntil: null, declined: [] };
        try {
          await needs.storage.truncate(saved.id, battle.count, to, touch);
        } catch (error) {
          fail('web.fault.notSaved', errorFacts(error));
          return false;
        }
        needs.storage.keepBeside(saved.id, { standingOrders }).catch(() => undefined);
        set((old) => ({
          battle: answer.battle,
          saved: { ...saved, ...touch, standingOrders },
          steps: old.steps.slice(0, to),
          refusal: null,
          thinking: null,
          standingOrders,
        }));
        return true;
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
    record() {
      const { battle, saved } = get();
      if (!battle || !saved) return null;
      return writeRecord(battle, { scenario: saved.scenario, seats: saved.seats, seed: saved.seed });
    },
  };

  /** After a change by a person the other seats go on, without keeping the caller waiting. */
  function run(done: boolean): boolean {
    void inTurn(continueBattle);
    return done;
  }

  return host;
}

function isOver(battle: AnyBattle): boolean {
  return battle.ruleset.outcome(battle.state) !== null;
}
