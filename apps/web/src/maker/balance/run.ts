/** Battles that the computer plays for a draft: they go on, and what is known stays, while other steps are looked at. */
import { balanceOf, mended, type PlayedBattle, type Round, seedOf, TRIED_GAMES } from '@drumhead/bots';
import { type Envelope, type Mend, rulesSetup, type Script, scriptOf } from '@drumhead/engine';
import { createStore } from 'zustand/vanilla';
import { playBattles } from './playBattles.ts';
import { askWorker } from './workers.ts';

/** What battles are of: words and names change nothing. */
interface Of {
  readonly setup: unknown;
  readonly script: Script | undefined;
}

export const battlesOf = (file: Envelope): Of => ({ setup: rulesSetup(file), script: scriptOf(file) });

/** The seed of `drumhead balance` where none is given: the page plays the very same battles. */
const SEED = '1';

/** Changes that were looked for because the battles were not even. */
export interface Search {
  readonly rounds: readonly Round[];
  /** Battles of the change that is being tried, and of how many. */
  readonly done: number;
  readonly of: number;
  /** Somebody stopped it, and may look again. */
  readonly isStopped: boolean;
  /** The scenario with all that was taken, played anew; null: not yet, or nothing helped. */
  readonly mended: { readonly file: Envelope; readonly battles: readonly PlayedBattle[] } | null;
}

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
  /** When it began, and for how long it has been played: milliseconds. */
  readonly began: number;
  readonly took: number;
  readonly search: Search | null;
}

interface Running {
  readonly run: Run | null;
  readonly stop: (() => void) | null;
}

export const running = createStore<Running>(() => ({ run: null, stop: null }));

/** Is this the run that is being played? One that was stopped goes on with nothing. */
const isPlaying = (began: number): boolean => {
  const { run } = running.getState();
  return run?.began === began && run.is === 'running';
};
/** Nothing comes of what was stopped. */
const NEVER = new Promise<never>(() => undefined);

const update = (by: (now: Run) => Partial<Run>): void =>
  running.setState(({ run }) => ({ run: run && { ...run, ...by(run) } }));

/** Ends the battles; those that were played so far count. */
export function endRun(): void {
  const { run, stop } = running.getState();
  stop?.();
  const search = run?.search ? { ...run.search, isStopped: true } : null;
  running.setState({ run: run?.is === 'running' ? { ...run, is: 'over', search } : run, stop: null });
}

interface Wanted {
  readonly draft: string;
  readonly file: Envelope;
  readonly seats: number;
  readonly player: string;
  readonly games: number;
}

/** Plays so many battles of a file; `name`: as in the seeds of the command line. Rejects where a battle fails. */
function play(
  { file, seats, player }: Pick<Wanted, 'file' | 'seats' | 'player'>,
  games: number,
  name: string,
  heard: (told: PlayedBattle | null) => void,
  began: number,
): Promise<void> {
  if (!isPlaying(began)) return NEVER;
  const taskOf = (game: number) => ({
    ruleset: file.ruleset,
    setup: file,
    players: Array.from({ length: seats }, () => player),
    seed: seedOf(SEED, name, game),
  });
  return new Promise((resolve, reject) => {
    const fault = (why: string): void => reject(new Error(why));
    running.setState({ stop: playBattles(taskOf, games, { battle: heard, done: resolve, fault }) });
  });
}

/** Plays a scenario so often, in place of what ran before. */
export function startRun({ draft, file, ...wanted }: Wanted): void {
  endRun();
  const { games, player } = wanted;
  const began = performance.now();
  const run: Run = {
    draft,
    of: battlesOf(file),
    games,
    player,
    battles: [],
    endless: 0,
    is: 'running',
    began,
    took: 0,
    search: null,
  };
  running.setState({ run });
  const heard = (told: PlayedBattle | null): void =>
    update(({ battles, endless }) => ({
      ...(told === null ? { endless: endless + 1 } : { battles: [...battles, told] }),
      took: performance.now() - began,
    }));
  play({ file, ...wanted }, games, 'as-it-is', heard, began).then(
    () => update(() => ({ is: 'over' })),
    () => update(() => ({ is: 'failed' })),
  );
}

/** Looks for small changes that make the scenario even, each played by itself, and plays what was taken anew. */
export function startSearch({ file, ...wanted }: Wanted): void {
  const { run } = running.getState();
  if (run === null) return;
  const { games, seats } = wanted;
  const began = performance.now();
  const search = (by: (now: Search) => Partial<Search>): void =>
    update(({ search: now }) => ({ search: now && { ...now, ...by(now) } }));
  update(() => ({ is: 'running', began, search: { rounds: [], done: 0, of: 0, isStopped: false, mended: null } }));
  const played = async (setup: unknown, many: number, name: string): Promise<readonly PlayedBattle[]> => {
    const battles: PlayedBattle[] = [];
    search(() => ({ done: 0, of: many }));
    const heard = (told: PlayedBattle | null): void => {
      if (told !== null) battles.push(told);
      search(({ done }) => ({ done: done + 1 }));
    };
    await play({ file: setup as Envelope, ...wanted }, many, name, heard, began);
    return battles;
  };
  const mends = async (setup: unknown, helped: number): Promise<readonly Mend[]> => {
    const answer = await askWorker({ ruleset: file.ruleset, setup, helped });
    if (!isPlaying(began)) return NEVER;
    return 'mends' in answer ? answer.mends : [];
  };
  const look = async (): Promise<void> => {
    const laboratory = { sides: seats, games: Math.min(games, TRIED_GAMES), mends, play: played };
    for await (const round of mended(laboratory, file, balanceOf(run.battles, seats)))
      search(({ rounds }) => ({ rounds: [...rounds, round] }));
    const last = running
      .getState()
      .run?.search?.rounds.flatMap(({ taken }) => taken ?? [])
      .at(-1);
    if (last === undefined) return;
    const battles = await played(last.mend.setup, games, 'mended');
    search(() => ({ mended: { file: last.mend.setup as Envelope, battles } }));
  };
  look().then(
    () => update(() => ({ is: 'over' })),
    () => update(() => ({ is: 'failed' })),
  );
}
