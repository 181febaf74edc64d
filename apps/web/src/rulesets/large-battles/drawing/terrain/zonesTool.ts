/** Are the zones of the table drawn? The guided battle shows them from the beginning, others once they are asked for. */
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { isGuided } from '../../../../battle/records/firstBattle.ts';
import { useHosted } from '../../../../battle/index.ts';
import type { ToggleTool } from '../../../../table/TableTools.tsx';

/** `on` null: as the battle has it. */
const shown = createStore<{ readonly on: boolean | null }>(() => ({ on: null }));

/** The button that draws the zones. */
export function useZonesTool(): ToggleTool {
  const guided = useHosted((h) => isGuided(h.saved?.scenario));
  const inHand = useStore(shown, ({ on }) => on) ?? guided;
  return { inHand, take: () => shown.setState({ on: !inHand }) };
}
