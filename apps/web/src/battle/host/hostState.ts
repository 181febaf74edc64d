/** State of the host of a battle, and what it needs. */
import { type Added, type Command, DEFAULT_ORDERS, DICE, type Pending, type Seat, stepsOf } from '@drumhead/engine';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { lastCommands } from './lastOrders.ts';
import { isHuman, type Opponent } from '../players/players.ts';
import type { AnyScreen } from '../screen.ts';
import type { MayPass } from './judgedChance.ts';
import type { Windows } from '../saving/windows.ts';
import type { SavedBattle, Storage } from '../records/savedBattle.ts';
import type { AnyBattle, AnyStep, AgreedCorrection, Hosted } from './hosted.ts';

export interface HostNeeds {
  readonly storage: Storage;
  readonly opponent: Opponent;
  readonly mayPass: MayPass;
  readonly windows: Windows;
  /** Loads the screen of a rule set; null if there is no such rule set. */
  screen(ruleset: string): Promise<AnyScreen | null>;
  now(): number;
  /** A new id for a battle. */
  name(): string;
  /** A new seed for its dice, which nobody can foretell. */
  secret(): string;
}

/** Stands for the viewer of a replay who sees everything: there is none while something is secret. */
export const REPLAY_VIEWER: Seat = '-';

/** No battle. */
export const EMPTY: Hosted = {
  session: null,
  saved: null,
  screen: null,
  battle: null,
  record: null,
  viewer: '',
  handover: null,
  thinking: null,
  steps: [],
  corrections: [],
  undone: [],
  refusal: null,
  fault: null,
  standingOrders: DEFAULT_ORDERS,
  halts: null,
  elsewhere: false,
  unsaved: false,
  busy: false,
};

/** Where a battle can be shown; none is yet. */
export const emptyScreen = (): StoreApi<Hosted> => createStore<Hosted>(() => EMPTY);

/** A battle that has just been begun or read. */
export interface OpenedBattle {
  readonly screen: AnyScreen;
  readonly battle: AnyBattle;
  /** What its players agreed to correct. */
  readonly corrections: readonly AgreedCorrection[];
}

/** A battle as it is shown when it has just been opened. */
export function opened({ screen, battle, corrections }: OpenedBattle, record: Added, saved: SavedBattle): Hosted {
  const { ruleset, state } = battle;
  const seats = ruleset.seats(state);
  const people = seats.filter((seat) => isHuman(saved.seats[seat]));
  const waiting = ruleset.pending(state).map(({ seat }) => seat);
  const first = people.find((seat) => waiting.includes(seat)) ?? people[0] ?? seats[0] ?? '';
  const covered = people.length > 1 && isSecret({ battle, screen }) && battle.count > 0;
  return {
    ...EMPTY,
    busy: true,
    screen,
    battle,
    record,
    saved: { ...saved, ordered: { ...lastCommands(battle), ...saved.ordered } },
    steps: stepsOf(battle),
    corrections,
    standingOrders: saved.standingOrders ?? DEFAULT_ORDERS,
    viewer: covered ? '' : first,
    handover: covered ? first : null,
  };
}

/** The screen turned to the seat that must decide; where there are secrets, by way of a handover. */
export function turnedTo(hosted: Hosted, pending: readonly Pending[]): Partial<Hosted> {
  const { battle, saved, screen, viewer, handover } = hosted;
  if (!battle || !saved || !screen || handover !== null) return {};
  const people = pending.map((waiting) => waiting.seat).filter((seat) => seat !== DICE && isHuman(saved.seats[seat]));
  const next = people.includes(viewer) ? viewer : people[0];
  if (next === undefined || next === viewer) return {};
  return viewer !== '' && isSecret(hosted) ? { handover: next } : { viewer: next };
}

/** May a command of this type be given now? Not all that is legal is in the sample of offers. */
export function isOffered(battle: AnyBattle | null, seat: Seat, command: Command): boolean {
  if (!battle) return false;
  const { ruleset, state } = battle;
  return ruleset.offers(state, seat).some(({ type }) => type === command.type) || ruleset.covers(state, seat, command);
}

/** Is something hidden from a seat? Then players hand the screen over, and nothing of the battle leaves the page. */
export const isSecret = ({ battle, screen }: Pick<Hosted, 'battle' | 'screen'>): boolean =>
  // Rule sets released before do not say: the one of the screen reads the states of all.
  battle !== null && screen !== null && !screen.ruleset.isOpen(battle.state, null);

/**
 * Number of commands to undo to: before the person's last command, unless dice were rolled since. While something is
 * secret nobody undoes a command of another seat.
 */
export function undoPoint(hosted: Hosted): number | null {
  const { battle, steps, viewer, screen, handover } = hosted;
  if (!battle || !screen || handover !== null || battle.ruleset.outcome(battle.state) !== null) return null;
  const secret = isSecret(hosted);
  for (let i = steps.length - 1; i >= battle.lastDie; i--) {
    const step = steps[i] as AnyStep;
    // What all agreed on is not undone by one.
    if (hosted.corrections.some(({ after }) => after > i)) return null;
    if (step.seat === viewer) return i;
    if (secret) return null;
  }
  return null;
}
