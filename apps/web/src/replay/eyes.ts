/** Through whose eyes a battle is looked at: nobody sees a secret of another side. Pure. */
import type { Seat } from '@drumhead/engine';
import { REPLAY_VIEWER } from '../battle/host/hostState.ts';
import { isHuman } from '../battle/players/players.ts';
import { tellerOf } from '../battle/follow/told.ts';
import { WATCHER } from '../battle/players/watcher.ts';
import type { AnyScreen, LogLine } from '../battle/screen.ts';
import type { SavedBattle } from '../battle/records/savedBattle.ts';
import type { Messages } from '../i18n/index.ts';
import type { AnyBattle, AnyStep } from '../battle/host/hosted.ts';

interface Looked {
  readonly seats: readonly Seat[];
  readonly players: SavedBattle['seats'];
  readonly over: boolean;
  /** Something is hidden from a side at the present moment of the battle. */
  readonly secret: boolean;
}

/**
 * All eyes there are, the first being the reader's own; none where looking would tell a secret. Everything is seen once
 * the battle is over. Until then people see what their sides know; while something is secret only a person who plays
 * alone may look back, since of two at one screen nobody knows which one is looking.
 */
export function eyesFor({ seats, players, over, secret }: Looked): readonly Seat[] {
  if (over && !secret) return [REPLAY_VIEWER, ...seats];
  const people = seats.filter((seat) => isHuman(players[seat]));
  if (secret && people.length !== 1) return [];
  return people.length === 0 ? [WATCHER] : people;
}

/** Was nothing hidden from anybody, watchers included, in any of these states? */
export const isAllOpen = (
  { isOpen, seats }: Pick<AnyBattle['ruleset'], 'isOpen' | 'seats'>,
  states: readonly unknown[],
): boolean => states.every((state) => [...seats(state), null].every((seat) => isOpen(state, seat)));

/** The log lines of a command as these eyes know it. */
export function linesSeenBy(
  { view, hears }: Pick<AnyBattle['ruleset'], 'view' | 'hears'>,
  screen: AnyScreen,
  eyes: Seat,
  messages: Messages,
): (step: AnyStep) => readonly LogLine[] {
  const tell = tellerOf(screen, eyes, messages);
  if (eyes === REPLAY_VIEWER) return tell;
  return (step) => {
    const events = step.events.map((event) => hears(step.state, event, eyes)).filter((event) => event !== null);
    return tell({ ...step, events, state: view(step.state, eyes) });
  };
}
