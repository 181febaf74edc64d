/** Battles that the computer plays for a draft: they go on, and what is known stays, while other steps are looked at. */
import type { PlayedBattle } from '@drumhead/bots';
import { type Script, scriptOf, type Envelope, rulesSetup } from '@drumhead/engine';
import { createStore } from 'zustand/vanilla';

/** What battles are of: words and names change nothing. */
interface Of {
  readonly setup: unknown;
  readonly script: Script | undefined;
}

export const battlesOf = (file: Envelope): Of => ({ setup: rulesSetup(file), script: scriptOf(file) });

export interface Run {
  /** The draft that it was played for. */
  readonly draft: string;
  readonly of: Of;
  readonly games: number;
  readonly player: string;
  readonly battles: readonly PlayedBattle[];
  /** Battles that found no end. */
  readonly endless: number;
  readonly is: 'running' | 'over' | 'failed';
}

interface Running {
  readonly run: Run | null;
  readonly stop: (() => void) | null;
}

export const running = createStore<Running>(() => ({ run: null, stop: null }));

/** Ends the battles; those that were played so far count. */
export function endRun(): void {
  const { run, stop } = running.getState();
  stop?.();
  running.setState({ run: run?.is === 'running' ? { ...run, is: 'over' } : run, stop: null });
}
