/**
 * An online battle as the table shows it: the battle itself while nothing is hidden from the seat, else a chain of the
 * views that the seat was told of. Pure.
 */
import { type Command, equalData, type Seat, stepsOf } from '@drumhead/engine';
import type { ClientBattle } from '@drumhead/protocol';
import type { AnyBattle, AnyStep, Undone } from '../../battle/host/hosted.ts';
import { withUndone } from './undone.ts';

export interface ShownBattle {
  readonly battle: AnyBattle;
  readonly steps: readonly AnyStep[];
  /** Commands that stand on the server after each step. */
  readonly counts: readonly number[];
  /** Its steps are views: commands of others are hidden. */
  readonly isVeiled: boolean;
  /** What others undid while its steps are views; lines tell it themselves. */
  readonly undone: readonly Undone[];
}

/** An order of the seat's own that the server answered just now. */
export interface OwnOrder {
  readonly seat: Seat;
  readonly command: Command;
}

/** What a seat knows of a command that is hidden from it. */
const HIDDEN: Command = { type: 'hidden' };
const NOBODY: Seat = '';

/** Lines tell everything; patches lead from view to view. */
const isOpenTo = ({ patched }: ClientBattle): boolean => patched === null;

/** `isUndoOwn`: what was undone, if anything, the seat itself undid. */
export function shownBattle(
  client: ClientBattle,
  before: ShownBattle | null,
  own: OwnOrder | null,
  isUndoOwn = false,
): ShownBattle {
  return isOpenTo(client) ? known(client, before) : veiled(client, before, own, isUndoOwn);
}

function known({ held }: ClientBattle, before: ShownBattle | null): ShownBattle {
  const battle = held.known;
  if (before?.battle === battle) return before;
  const steps = stepsOf(battle);
  return { battle, steps, counts: steps.map(({ number }) => number), isVeiled: false, undone: [] };
}

function veiled(
  client: ClientBattle,
  before: ShownBattle | null,
  own: OwnOrder | null,
  isUndoOwn: boolean,
): ShownBattle {
  const { view, count, steps: told, seat } = client.held;
  // At first it is known up to where something was hidden.
  let at: ShownBattle = { ...(before ?? known(client, null)), isVeiled: true };
  // Commands were taken back.
  const stood = at.battle.count;
  while ((at.counts.at(-1) ?? 0) > count) at = withoutLast(at);
  if (at.battle.count < stood && !isUndoOwn) {
    const others = at.battle.ruleset.seats(at.battle.state).filter((one) => one !== seat);
    const by = others.length === 1 ? (others[0] ?? NOBODY) : NOBODY;
    at = { ...at, undone: withUndone(at.undone, { before: stood, after: at.battle.count, seat: by }) };
  }
  const last = at.counts.at(-1) ?? 0;
  if (last === count) return equalData(at.battle.state, view) ? at : { ...at, battle: { ...at.battle, state: view } };
  const isOwn = own !== null && count === last + 1;
  const { battle } = at;
  const step: AnyStep = {
    ...(isOwn ? own : { seat: NOBODY, command: HIDDEN }),
    number: battle.count + 1,
    events: told.at(-1)?.events ?? [],
    state: view,
  };
  const next: AnyBattle = {
    ...battle,
    state: view,
    count: step.number,
    // Dice may be among what is hidden: only orders of one's own are taken back.
    lastDie: isOwn ? battle.lastDie : step.number,
    last: step,
    before: battle,
  };
  return { ...at, battle: next, steps: [...at.steps, step], counts: [...at.counts, count] };
}

function withoutLast(shown: ShownBattle): ShownBattle {
  const { battle, steps, counts } = shown;
  return { ...shown, battle: battle.before ?? battle, steps: steps.slice(0, -1), counts: counts.slice(0, -1) };
}
