/** Is the reach of the enemy shown? It stays as it is from battle to battle until the page is closed. */
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { ToggleTool } from './TableTools.tsx';

const shown = createStore<{ readonly on: boolean }>(() => ({ on: false }));
const take = (): void => shown.setState(({ on }) => ({ on: !on }));

export const useThreatShown = (): boolean => useStore(shown, ({ on }) => on);

/** The button that shades the reach of the enemy. */
export const useThreatTool = (): ToggleTool => ({ inHand: useThreatShown(), take });
