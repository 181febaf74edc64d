/**
 * An online battle on the screen: it fills the store that the page's own host fills, so the battle screen does not know the
 * difference.
 */
import { type Command, type Refusal, type Seat } from '@drumhead/engine';
import type { StoreApi } from 'zustand/vanilla';
import { onlineName } from '../../battle/records/onlineName.ts';
import { EMPTY, isOffered, isSecret, undoPoint } from '../../battle/host/hostState.ts';
import { judgedChance, type MayPass } from '../../battle/host/judgedChance.ts';
import { lastCommands } from '../../battle/host/lastOrders.ts';
import type { Player } from '../../battle/players/players.ts';
import type { AnyScreen } from '../../battle/screen.ts';
import { endOf } from '../../battle/records/recordFile.ts';
import { WATCHER } from '../../battle/players/watcher.ts';
import type { SavedBattle, Storage } from '../../battle/records/savedBattle.ts';
import { correctionsIn } from '../amend/agreed.ts';
import { namesOf } from '../mine/namesOf.ts';
import type { Place } from '../places/places.ts';
import { lookAt } from '../server/api.ts';
import { recordText } from './recordText.ts';
import { undoneIn } from './undone.ts';
import { type OrderAnswer, type Session, WATCHING } from './session.ts';
import type { SessionState } from './sessionState.ts';
import type { BattleSession } from '../../battle/host/battleSession.ts';
import type { Hosted } from '../../battle/host/hosted.ts';
import { nameOfBattle } from '../../battle/records/nameOfBattle.ts';

interface OnlineBattle {
  /** Of this device: where it comes to when it is over. */
  readonly storage: Pick<Storage, 'create'>;
  readonly session: Session;
  readonly screen: AnyScreen;
  readonly place: Place;
  /** Is the page in sight? What was shown in a tab behind others was not seen. */
  readonly isLookedAt: () => boolean;
  readonly mayPass: MayPass;
  /** The battle has left the screen. */
  readonly done: () => void;
  /** More of the battle was shown, or it is over. */
  readonly keep: (change: Partial<Pick<Place, 'seen' | 'over'>>) => void;
}

/** Others at an online table decide elsewhere, like computer players: nobody passes the screen to them. */
const ELSEWHERE: Player = 'captain';

/** Shows the battle in `store`, until it is left. */
export function showOnlineBattle(
  store: StoreApi<Hosted>,
  { storage, session, screen, place, isLookedAt, mayPass, done, keep }: OnlineBattle,
): void {
  const { seat } = session;
  const id = onlineName(place.table);
  let refusal: Hosted['refusal'] = null;
  let isLeft = false;
  let isStored = false;
  /** The recap begins after the own last order, or where the battle was when it was last on a screen of this device. */
  let seen: number | null = null;
  /** Several orders of one input. */
  let working = 0;

  const savedOf = ({ header, shown, ordered, bots }: SessionState): SavedBattle | null => {
    if (header === null || shown === null) return null;
    const { battle } = shown;
    const { ruleset, state, count } = battle;
    seen ??= Math.min(place.seen, count);
    // A computer player of the server may have taken over.
    const isOwn = (one: Seat): boolean => one === seat && !(one in bots);
    const seats = ruleset.seats(state).map((one): [Seat, Player] => [one, isOwn(one) ? 'human' : ELSEWHERE]);
    return {
      id,
      ruleset: header.ruleset,
      scenario: header.scenario,
      name: nameOfBattle(screen, header.setup),
      seats: Object.fromEntries(seats),
      seed: '',
      header: '',
      begun: place.touched,
      touched: place.touched,
      count,
      ...endOf(battle),
      ordered: { [seat]: Math.min(ordered ?? Math.min(lastCommands(battle)[seat] ?? 0, seen), count) },
    };
  };

  function publish(now: SessionState, before: SessionState | null): void {
    const saved = savedOf(now);
    const { shown, client, fault } = now;
    if (isLeft || saved === null || shown === null || client === null) return;
    // Until it is told anew how the battle stands, what was shown stays.
    if (before?.shown?.isVeiled === true && !shown.isVeiled) {
      // All is revealed: the battle that was hidden takes the place of what was seen of it.
      store.setState({ battle: null });
    }
    store.setState(
      {
        ...EMPTY,
        session: played,
        saved,
        screen,
        battle: shown.battle,
        // The empty name is that of nobody at the screen.
        viewer: seat === WATCHING ? WATCHER : seat,
        steps: shown.steps,
        ...notesOf(now.lines),
        ...(shown.isVeiled ? { undone: shown.undone } : {}),
        refusal,
        fault: fault === null ? null : { key: fault, facts: {} },
        standingOrders: now.standing,
        // Nobody here decides for a side that a computer player took over.
        halts: seat in now.bots ? () => true : null,
        busy: now.unanswered > 0 || working > 0,
      },
      true,
    );
    if (isLookedAt()) keep({ seen: shown.battle.count, over: saved.over });
    if (saved.over && !isStored) void storeRecord(saved);
  }

  type Notes = Pick<Hosted, 'corrections' | 'undone'>;
  let noted: { readonly lines: SessionState['lines']; readonly found: Notes } | null = null;
  /** The same lists for the same lines: the log is drawn anew with others. */
  function notesOf(lines: SessionState['lines']): Notes {
    if (noted?.lines !== lines)
      noted = { lines, found: { corrections: correctionsIn(lines), undone: undoneIn(lines) } };
    return noted.found;
  }

  const show = (): void => publish(session.store.getState(), null);

  /** A battle that is over comes home: report, replay and list have it like any other. */
  async function storeRecord(saved: SavedBattle): Promise<void> {
    const text = record();
    if (text === null) return;
    isStored = true;
    const [header = '', ...lines] = text.split(/(?<=\n)/);
    // Without storage there is no report; the record can still be saved as a file.
    // By the names of its people, not as if the others had been computer players.
    const look = await lookAt(place.table);
    const people = look.ok ? { people: namesOf(look.value.seats, seat) } : {};
    await storage.create({ ...saved, ...people, header, count: lines.length }, lines).catch(() => undefined);
  }

  function record(): string | null {
    const { header, lines, client, shown } = session.store.getState();
    if (header === null || client === null || shown === null || isSecret({ battle: shown.battle, screen })) return null;
    return recordText(shown.battle.ruleset, header, lines, client.lines.chain);
  }

  function leave(): void {
    if (isLeft) return;
    isLeft = true;
    unsubscribe();
    session.close();
    done();
    store.setState(EMPTY, true);
  }

  /** True if it was accepted. */
  function told(answer: OrderAnswer, command: Command): boolean {
    const why: Refusal | null = answer.ok ? null : answer.refusal;
    refusal = why && { refusal: why, command };
    show();
    return answer.ok;
  }

  async function giveOrders(commands: readonly Command[]): Promise<boolean> {
    for (const [i, command] of commands.entries()) {
      // Dice and the others may have answered; what comes up first is for the person to decide.
      if (i > 0 && !isAskedFor(command)) return true;
      if (!told(await session.order(command), command)) return false;
    }
    return true;
  }

  function isAskedFor(command: Command): boolean {
    const battle = session.store.getState().shown?.battle ?? null;
    const isAsked = battle?.ruleset.pending(battle.state).some((waiting) => waiting.seat === seat) ?? false;
    return isAsked && isOffered(battle, seat, command);
  }

  let line: Promise<unknown> = Promise.resolve();
  /** Inputs are answered one after the other. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    working += 1;
    show();
    const next = line.then(work, work).finally(() => {
      working -= 1;
      show();
    });
    line = next.catch(() => undefined);
    return next;
  };

  const played: BattleSession = {
    order: (...commands) => inTurn(() => giveOrders(commands)),
    undo: () =>
      inTurn(async () => {
        const to = undoPoint(store.getState());
        const { shown } = session.store.getState();
        if (to === null || shown === null) return;
        told(await session.undo(shown.counts[to - 1] ?? 0), { type: 'undo' });
      }),
    setStandingOrders(orders) {
      session.stand({ ...session.store.getState().standing, ...orders });
    },
    dismissNotices() {
      refusal = null;
      session.clearFault();
      show();
    },
    retry() {
      // A page that gave up may have older rules than the server: only a new one begins again.
      if (session.store.getState().link === 'closed') return location.reload();
      session.clearFault();
      return session.hurry();
    },
    leave,
    record,
    local: null,
  };
  /** The state in which a chance was last judged: another one may come after as many commands, where some were taken back. */
  let judged: unknown = null;
  /** A chance that matters to no captain passes by itself; the server holds only where that is sure without one. */
  function letPass({ shown, standing, bots }: SessionState): void {
    if (isLeft || shown === null || seat in bots) return;
    const { ruleset, state } = shown.battle;
    const [waiting, ...others] = ruleset.pending(state);
    if (state === judged || waiting?.seat !== seat || others.length > 0) return;
    if (screen.ruleset.standing(state, seat, standing) !== null) return;
    const pass = judgedChance(screen.ruleset, state, seat, standing);
    if (pass === null) return;
    judged = state;
    void inTurn(async () => {
      // Another device of the person may have answered meanwhile, or the person wants every question.
      const isStill = () => {
        const now = session.store.getState();
        return !isLeft && now.shown?.battle.state === state && now.standing.ask === standing.ask;
      };
      if ((await mayPass(ruleset, state, seat, pass, standing.silent)) && isStill()) await session.order(pass);
    });
  }

  const unsubscribe = session.store.subscribe((now, before) => {
    letPass(now);
    publish(now, before);
  });
  show();
  letPass(session.store.getState());
}
