/** How a battle would begin, kept nowhere. */
import type { Seat } from '@drumhead/engine';
import { beginOn } from '../battle/host/beginOn.ts';
import { isSecret, REPLAY_VIEWER } from '../battle/host/hostState.ts';
import { isHuman } from '../battle/players/players.ts';
import type { NewBattle } from '../battle/records/savedBattles.ts';
import type { AnyBattle } from '../battle/host/hosted.ts';
import type { AnyScreen } from '../battle/screen.ts';
import { loadScreen } from '../rulesets/screens.ts';
import { deployed } from './deployed.ts';

export interface Preview {
  readonly screen: AnyScreen;
  /** With the troops on the table that the reader may see before the battle, where they are suggested. */
  readonly battle: AnyBattle;
  readonly viewer: Seat;
  /** Seats that deploy unseen. */
  readonly hidden: readonly Seat[];
}

/** The battle as the people at the screen may see it; null: it cannot be begun. */
export async function preview({ ruleset, scenario, setup, seats }: NewBattle): Promise<Preview | null> {
  const screen = await loadScreen(ruleset);
  const made = screen && (await beginOn(screen, scenario, setup));
  if (!screen || !made?.ok) return null;
  const begun = made.value;
  const all = begun.ruleset.seats(begun.state);
  const people = all.filter((seat) => isHuman(seats[seat]));
  const secret = isSecret({ battle: begun, screen });
  // Of two people at one screen neither may see the other's places.
  const shown = !secret ? all : people.length === 1 ? people : [];
  const battle = screen.isDeploying(begun.state) ? deployed(screen, begun, shown) : begun;
  const viewer = secret ? (shown[0] ?? '') : REPLAY_VIEWER;
  return { screen, battle, viewer, hidden: secret ? all.filter((seat) => !shown.includes(seat)) : [] };
}
