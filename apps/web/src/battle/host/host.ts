/**
 * The host of battles that are played at this device: applies commands, rolls the dice, asks the computer player, and saves
 * every accepted command before it is shown. It knows no rules.
 */
import {
  type Added,
  type Command,
  DICE,
  decide,
  type RecordLine,
  type Refusal,
  type Seat,
  stepsOf,
  undoTo,
  writeHeader,
} from '@drumhead/engine';
import type { StoreApi } from 'zustand/vanilla';
import {
  EMPTY,
  type HostNeeds,
  isOffered,
  isSecret,
  opened,
  type OpenedBattle,
  REPLAY_VIEWER,
  undoPoint,
} from './hostState.ts';
import { automaticSeats } from './automaticSeats.ts';
import { beginOn } from './beginOn.ts';
import { oneByOne } from './oneByOne.ts';
import { typedRoll } from '../players/ownDice.ts';
import { ordersAfterUndo } from './lastOrders.ts';
import { standingAfterUndo } from './trifles.ts';
import { playerNamed } from '../players/players.ts';
import type { ReadBattle } from '../records/reading.ts';
import { endOf, grown, recordOf, storedForm } from '../records/recordFile.ts';
import type { AnyScreen } from '../screen.ts';
import { heldStorage } from '../saving/heldStorage.ts';
import { createSaver } from '../saving/saver.ts';
import type { SavedBattle } from '../records/savedBattle.ts';
import type { AnyBattle, AnyStep, Fault, Hosted } from './hosted.ts';
import type { NewBattle, OpenedToLook, SavedBattles } from '../records/savedBattles.ts';
import type { BattleSession } from './battleSession.ts';
import { nameOfBattle } from '../records/nameOfBattle.ts';

/** A new battle needs none. */
const loadReader = () => import('../records/readBattle.ts');

/** `store`: where the battle on the screen is shown, with what can be done with it. */
export function createHost(store: StoreApi<Hosted>, needs: HostNeeds): SavedBattles {
  const { getState: get, setState: set } = store;
  /** Counts undo, leaving and changes of battle: work begun under an older number is dropped. */
  let epoch = 0;

  /** Changes run one after another. */
  const inTurn = oneByOne((busy) => set({ busy }));
  const fail = (key: string, facts: Fault['facts'] = {}) => set({ fault: { key, facts } });
  const battles = heldStorage(needs.storage);
  const saver = createSaver(needs.storage, battles, needs, store, () => watch());

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
    const touch = { touched: at, count, ...endOf(next), ...(ordered ? { ordered } : {}) };
    if (!(await saver.append(before.id, before.count, lines, touch))) return false;
    const saved = { ...before, ...touch };
    set({ battle: next, record, saved, refusal: null, ...more(saved) });
    return true;
  }

  const continueBattle = automaticSeats({ store, needs, saver, accept, fail, epoch: () => epoch });

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
    return isOffered(get().battle, seat, next);
  }

  // ---- starting, resuming and reading battles

  function show(hosted: Hosted): void {
    epoch += 1;
    needs.opponent.dismiss();
    // A battle that is only looked at takes no orders.
    set({ ...hosted, session: hosted.saved === null ? null : session });
  }

  function leave(): void {
    epoch += 1;
    needs.opponent.dismiss();
    needs.windows.release();
    set(EMPTY);
  }

  /** An online battle gives way to one of this device. */
  function leaveOnline(): void {
    const { session: other } = get();
    if (other !== null && other !== session) other.leave();
  }

  /** Saves a battle with its record and shows it. */
  async function keepWhole(
    begun: OpenedBattle,
    record: Added,
    about: Omit<SavedBattle, 'header' | 'count' | 'over' | 'winner'>,
  ): Promise<boolean> {
    const { header, lines } = storedForm(record);
    const saved: SavedBattle = { ...about, header, count: lines.length, ...endOf(begun.battle) };
    const { isSaved } = await saver.create(saved, lines);
    await needs.windows.take(saved.id, true, watch);
    show({ ...opened(begun, record, saved), unsaved: !isSaved });
    return true;
  }

  /** Another window plays the battle on the screen: from now on this one watches. */
  function watch(): void {
    const { saved, unsaved } = get();
    // Commands that are nowhere else stay here.
    if (!saved || unsaved) return;
    epoch += 1;
    needs.opponent.dismiss();
    set({ elsewhere: true, thinking: null });
    void inTurn(() => openStored(saved.id, true));
  }

  /** `elsewhere`: another window plays it. */
  async function openStored(id: string, elsewhere: boolean): Promise<boolean> {
    const stored = await battles.read(id);
    const read = stored && (await readText(stored.text));
    if (!stored || !read) {
      needs.windows.release();
      return false;
    }
    const record = (await loadReader()).readOn(read, stored.battle);
    if (record !== read.written && !elsewhere) return keepWhole(read, record, stored.battle);
    show({ ...opened(read, record, stored.battle), elsewhere, unsaved: await saver.isUnsaved(id) });
    return true;
  }

  let reading = false;
  needs.windows.onStored((id) => {
    const { saved, elsewhere } = get();
    if (!elsewhere || saved?.id !== id || reading) return;
    // One reading finds all that is stored until it begins.
    reading = true;
    void inTurn(() => {
      reading = false;
      return openStored(id, get().elsewhere);
    });
  });

  function keepNew(
    begun: OpenedBattle,
    record: Added,
    about: Pick<SavedBattle, 'scenario' | 'seats' | 'seed' | 'origin' | 'parent' | 'standingOrders'>,
  ): Promise<boolean> {
    const { screen, battle } = begun;
    const time = needs.now();
    const { id: ruleset } = screen.ruleset;
    const name = nameOfBattle(screen, battle.setup);
    return keepWhole(begun, record, { ...about, id: needs.name(), ruleset, name, begun: time, touched: time });
  }

  async function start(wanted: NewBattle): Promise<boolean> {
    const { ruleset, scenario, setup, seats, origin, standingOrders, seed = needs.secret() } = wanted;
    const screen = await needs.screen(ruleset);
    const made = screen && (await beginOn(screen, scenario, setup));
    if (!screen || !made?.ok) {
      fail('web.fault.noScenario', { scenario: scenario ?? ruleset });
      return false;
    }
    const battle = made.value;
    const header = writeHeader(battle, { scenario, seats });
    const more = { ...(origin && { origin }), ...(standingOrders && { standingOrders }) };
    return keepNew({ screen, battle, corrections: [] }, header, { scenario, seats, seed, ...more });
  }

  /** `onScreen`: called with the screen of its rule set as soon as that is known. */
  async function readText(text: string, onScreen?: (screen: AnyScreen) => void): Promise<ReadBattle | null> {
    const reader = await loadReader().catch(() => null);
    if (reader === null) {
      fail('web.fault.page');
      return null;
    }
    const read = await reader.readBattle(text, async (ruleset) => {
      const screen = await needs.screen(ruleset);
      if (screen) onScreen?.(screen);
      return screen;
    });
    if (!read.ok && read.fault !== null) set({ fault: read.fault });
    return read.ok ? read : null;
  }

  const session: BattleSession = {
    order: (...commands) =>
      inTurn(async () => {
        const { viewer, elsewhere } = get();
        if (elsewhere) return false;
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
        const { battle, saved, viewer, steps, elsewhere } = get();
        const to = undoPoint(get());
        if (!battle || !saved || to === null || elsewhere) return false;
        const answer = undoTo(battle, to);
        if (!answer.ok) return false;
        const standingOrders = standingAfterUndo(get(), answer.battle, viewer);
        const line = { takeBack: { seat: viewer, to } };
        const undone = await keep(line, answer.battle, ordersAfterUndo(saved.ordered, answer.battle), (kept) => ({
          saved: { ...kept, standingOrders },
          steps: steps.slice(0, to),
          thinking: null,
          standingOrders,
        }));
        if (undone) saver.keepBeside(saved.id, { standingOrders }).catch(() => undefined);
        return undone;
      })
        .then(run)
        .then(() => undefined);
    },
    setStandingOrders(orders) {
      const standingOrders = { ...get().standingOrders, ...orders };
      const saved = get().saved && { ...(get().saved as SavedBattle), standingOrders };
      set({ standingOrders, saved });
      // Not kept, they are only asked for again after a reload.
      if (saved) saver.keepBeside(saved.id, { standingOrders }).catch(() => undefined);
      void inTurn(continueBattle);
    },
    dismissNotices: () => set({ refusal: null, fault: null }),
    retry() {
      set({ fault: null });
      void inTurn(continueBattle);
    },
    record: () => recordOf(get()),
    leave,
    local: {
      takeOver() {
        const { handover } = get();
        if (handover !== null) set({ viewer: handover, handover: null });
      },
      setOwnDice(ownDice) {
        const { saved } = get();
        if (!saved) return;
        set({ saved: { ...saved, ownDice } });
        // Not kept, the machine rolls again after a reload.
        saver.keepBeside(saved.id, { ownDice }).catch(() => undefined);
        void inTurn(continueBattle);
      },
      typeDice: (faces) =>
        inTurn(async () => {
          const command = typedRoll(get(), faces);
          if (command === null || get().elsewhere) return false;
          const answer = await accept(DICE, command);
          if (answer && answer !== 'fault') set({ refusal: { refusal: answer, command } });
          return answer === null;
        }).then(run),
      takeBattleOver: () => {
        const { saved } = get();
        if (!saved) return Promise.resolve(false);
        return inTurn(async () => {
          await needs.windows.take(saved.id, true, watch);
          if (await openStored(saved.id, false)) return true;
          // It was deleted meanwhile: what is shown here can be saved again.
          if (get().fault === null) {
            set({ elsewhere: false, fault: { key: 'web.fault.notSaved', facts: { trouble: 'removed' } } });
          }
          return false;
        }).then(run);
      },
      playUnsaved: () => inTurn(() => saver.leaveStorage().then(() => true)).then(run),
      saveAgain: () =>
        inTurn(async () => {
          const saved = await saver.saveAgain();
          if (saved === null) return false;
          set({ saved, unsaved: await saver.isUnsaved(saved.id), fault: null });
          await needs.windows.take(saved.id, true, watch);
          return true;
        }),
    },
  };

  /** Puts a battle of this device on the screen. */
  const opening = (work: () => Promise<boolean>): Promise<boolean> => {
    leaveOnline();
    return inTurn(work).then(run);
  };

  const openText: SavedBattles['open'] = (text, players = {}, origin, parent) =>
    opening(async () => {
      const read = await readText(text);
      if (!read) return false;
      const { scenario, seats, seed = needs.secret() } = read.record;
      const chosen = Object.fromEntries(
        read.battle.ruleset.seats(read.battle.state).map((seat) => [seat, players[seat] ?? playerNamed(seats[seat])]),
      );
      const about = { scenario, seats: chosen, seed };
      const { readOn, rulesetOfPosition } = await loadReader();
      const seems = rulesetOfPosition(text) === null ? 'record' : 'position';
      const from = { origin: origin ?? seems, ...(parent && { parent }) };
      const opened = await keepNew(read, readOn(read, about), { ...about, ...from });
      if (opened && read.cut !== null) fail('web.fault.cut', { line: read.cut });
      return opened;
    });

  /** An online battle is looked at as it was shown: it may be stored nowhere here. */
  function lookedAtOnline(id: string): OpenedToLook | null {
    const { session: online, saved, battle, screen, steps, corrections } = get();
    const record = online !== session && saved?.id === id ? (online?.record() ?? null) : null;
    leaveOnline();
    if (record === null || saved === null || battle === null) return null;
    show({ ...EMPTY, screen, battle, steps, corrections, viewer: REPLAY_VIEWER });
    return { battle, saved, record, secret: isSecret({ battle, screen }) };
  }

  const openForReplay = async (id: string, isLeft: () => boolean): Promise<OpenedToLook | null> => {
    // Fetched while storage answers.
    loadReader().catch(() => undefined);
    const stored = await battles.read(id);
    // The screen is shown to wait for before a long record is read: its words are fetched meanwhile.
    const showScreen = (screen: AnyScreen) => isLeft() || show({ ...EMPTY, busy: true, screen });
    const read = stored && (await readText(stored.text, showScreen));
    if (!stored || !read || isLeft()) return null;
    const { screen, battle, corrections } = read;
    show({ ...EMPTY, busy: true, screen, battle, steps: stepsOf(battle), corrections, viewer: REPLAY_VIEWER });
    return { battle, saved: stored.battle, record: stored.text, secret: isSecret({ battle, screen }) };
  };

  /** After a change by a person the other seats go on, without keeping the caller waiting. */
  function run(done: boolean): boolean {
    void inTurn(continueBattle);
    return done;
  }

  return {
    storage: battles,
    unsaved: battles.held,
    start: (wanted) => opening(() => start(wanted)),
    resume: (id) =>
      opening(async () => {
        const has = await needs.windows.take(id, false, watch);
        // Commands that are nowhere else are played on here.
        return openStored(id, !has && !battles.isHeld(id));
      }),
    open: openText,
    positionIn: async (text) => {
      const reader = await loadReader().catch(() => null);
      return reader && reader.positionIn(text, (ruleset) => needs.screen(ruleset));
    },
    openForReplay: async (id, isLeft = () => false) => lookedAtOnline(id) ?? inTurn(() => openForReplay(id, isLeft)),
    leaveReplay() {
      if (get().saved === null) leave();
    },
    dismissFault: () => set({ fault: null }),
  };
}
