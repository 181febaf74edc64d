/** How a battle would begin, on the screen and kept nowhere. */
import { beginOn } from '../battle/host/beginOn.ts';
import { EMPTY, isSecret, REPLAY_VIEWER } from '../battle/host/hostState.ts';
import { onScreen } from '../battle/index.ts';
import { isHuman } from '../battle/players/players.ts';
import type { NewBattle } from '../battle/records/savedBattles.ts';
import type { AnyBattle } from '../battle/host/hosted.ts';
import type { AnyScreen } from '../battle/screen.ts';
import { loadScreen } from '../rulesets/manifests.ts';
import { deployed } from './deployed.ts';

export interface Preview {
  readonly screen: AnyScreen;
  /** With the troops on the table that the reader may see before the battle, where they are suggested. */
  readonly battle: AnyBattle;
  /** Seats that deploy unseen. */
  readonly hidden: readonly string[];
}

/** Puts the battle on the screen as the people at it may see it; null: it cannot be begun. */
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
  onScreen.setState({ ...EMPTY, screen, battle, viewer });
  return { screen, battle, hidden: secret ? all.filter((seat) => !shown.includes(seat)) : [] };
}
