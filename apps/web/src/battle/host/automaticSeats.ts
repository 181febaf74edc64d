/**
 * Who is next: a loop that lets dice, computer players and standing orders answer, one step after another, until a
 * person is asked. Every step is saved and shown before the next.
 */
import { checkOf, type Command, DICE, DRAW_OFFER, type Pending, type Refusal, type Seat } from '@drumhead/engine';
import type { StoreApi } from 'zustand/vanilla';
import { type HostNeeds, isSecret, turnedTo } from './hostState.ts';
import { judgedChance } from './judgedChance.ts';
import { awaitedRoll, rollOf } from '../players/ownDice.ts';
import { isOwnPuzzle } from '../records/firstBattle.ts';
import { isHuman, type Player } from '../players/players.ts';
import type { Saver } from '../saving/saver.ts';
import type { Fault, Hosted } from './hosted.ts';
import type { Storage } from '../records/savedBattle.ts';

/** What the loop needs of the host. */
interface Seated {
  readonly store: StoreApi<Hosted>;
  readonly needs: Pick<HostNeeds, 'opponent' | 'mayPass'>;
  readonly saver: Saver;
  /** Judges one command and saves it, or says why not. */
  readonly accept: (seat: Seat, command: Command) => Promise<Refusal | null | 'fault'>;
  readonly fail: (key: string, facts?: Fault['facts']) => void;
  /** Changes whenever work begun before is to be dropped. */
  readonly epoch: () => number;
}

export function automaticSeats({ store, needs, saver, accept, fail, epoch }: Seated): () => Promise<void> {
  const { getState: get, setState: set } = store;

  async function continueBattle(): Promise<void> {
    const mine = epoch();
    for (;;) {
      const { battle, saved, screen, elsewhere, halts } = get();
      if (mine !== epoch() || !battle || !saved || !screen || elsewhere || halts?.(battle.state)) return;
      const pending = battle.ruleset.pending(battle.state);
      const moved =
        !isOwnPuzzle(saved.scenario) &&
        awaitedRoll(get()) === null &&
        ((await roll(pending)) || (await askOpponent(pending, mine)) || (await obeyStandingOrders(pending, mine)));
      if (!moved) {
        if (mine === epoch()) {
          set(turnedTo(get(), pending));
          keepSketch(get(), saver);
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
      if (mine === epoch()) set({ thinking: null });
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
        if (mine !== epoch()) return false;
        const answer = await accept(seat, command);
        if (answer === null) return true;
        if (answer === 'fault') return false;
        fail('web.fault.opponentRefused', { rule: answer.rule });
      } catch {
        if (mine !== epoch()) return false;
        fail('web.fault.opponent', {});
      }
    }
    return false;
  }

  async function obeyStandingOrders(pending: readonly Pending[], mine: number): Promise<boolean> {
    const { battle, screen, standingOrders, saved } = get();
    if (!battle || !screen || !saved || pending.length !== 1) return false;
    const { seat, decision } = pending[0] as Pending;
    if (!isHuman(saved.seats[seat]) || decision === DRAW_OFFER) return false;
    const view = battle.ruleset.view(battle.state, seat);
    // Rule sets released before have no standing orders: the one of the screen reads the views of all.
    const command = screen.ruleset.standing(view, seat, standingOrders);
    if (command !== null) return (await accept(seat, command)) === null;
    const pass = judgedChance(screen.ruleset, view, seat, standingOrders);
    if (pass === null) return false;
    const mayPass = await needs.mayPass(battle.ruleset, battle.state, seat, pass, standingOrders.silent);
    // The person may want every question meanwhile.
    if (!mayPass || mine !== epoch() || get().standingOrders.ask !== standingOrders.ask) return false;
    return (await accept(seat, pass)) === null;
  }

  return continueBattle;
}

/** Saves a battle as a small map. Without one the list of battles only lacks a picture, so a failure is no fault. */
function keepSketch({ battle, saved, screen }: Hosted, storage: Pick<Storage, 'keepBeside'>): void {
  if (!battle || !saved || !screen) return;
  screen
    .sketch(battle.state)
    .then((sketch) => storage.keepBeside(saved.id, { sketch }))
    .catch(() => undefined);
}
