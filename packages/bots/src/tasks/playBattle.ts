/** One battle between computer players: plain data in, plain data out. Command line, page and workers play this one. */
import {
  type Battle,
  begin,
  checkOf,
  type Command,
  type Knowledge,
  type Player,
  playOut,
  seededDice,
  writeRecord,
} from '@drumhead/engine';
import type { PlayedBattle } from '../balance/balance.ts';
import { balanceTold, type PiecesTold } from '../balance/told.ts';
import { playerCalled, readPlayerName } from '../names.ts';

/** What is known of the rule set of a task. */
export interface Knowing {
  readonly knowledgeOf: (ruleset: string) => Knowledge<unknown>;
  readonly piecesOf: (ruleset: string) => PiecesTold;
}

/** A battle of more commands finds no end. */
const MOST = 200_000;

export interface OneBattle {
  readonly ruleset: string;
  readonly setup: unknown;
  /** Of each seat, in their order. */
  readonly players: readonly string[];
  /** All dice and choices follow from it. */
  readonly seed: string;
  /** A battle of more commands has failed; left out: {@link MOST}. */
  readonly cap?: number;
  /** Is its record wanted, and how is the scenario called in it? */
  readonly record?: string | null;
  /** Is it to say what it tells of the balance of its set-up? */
  readonly isTold?: boolean;
}

export interface BattleResult {
  /** Side that won, null for a draw; undefined when the battle failed. */
  readonly winner?: string | null;
  /** Message key of its ending, if it ended. */
  readonly end?: string;
  readonly error?: string;
  /** Where in the code it failed. */
  readonly trace?: string;
  readonly capped: boolean;
  readonly commands: number;
  readonly phases: number;
  readonly scores: readonly { readonly seat: string; readonly against: number; readonly limit: number }[];
  /** The state check of its last state. */
  readonly hash: string;
  readonly record?: string;
  /** If asked for, of a battle that ended. */
  readonly told?: PlayedBattle;
}

/** Throws where the set-up is not sound, or a player unknown; a battle that fails is told as far as it went. */
export function playBattle(task: OneBattle, { knowledgeOf, piecesOf }: Knowing): BattleResult {
  const known = knowledgeOf(task.ruleset);
  const { ruleset } = known;
  const begun = begin(ruleset, task.setup);
  if (!begun.ok) throw new Error(`the scenario is not sound: ${JSON.stringify(begun.problems[0])}`);
  let battle: Battle = begun.value;
  const seats = ruleset.seats(battle.state);
  const players = Object.fromEntries(
    seats.map((seat, i): [string, Player<unknown, Command>] => {
      const name = readPlayerName(task.players[i] ?? '');
      if (name === null) throw new RangeError(`no player ${task.players[i]}`);
      return [seat, playerCalled(name, known, `${task.seed}/${seat}`)];
    }),
  );
  const dice = seededDice(`${task.seed}/dice`);
  let failed: Pick<BattleResult, 'error' | 'trace'> = {};
  try {
    playOut(battle, { players, dice }, { most: task.cap ?? MOST, onStep: (now) => void (battle = now) });
  } catch (thrown) {
    const trace = thrown instanceof Error ? thrown.stack : undefined;
    failed = { error: String(thrown), ...(trace === undefined ? {} : { trace }) };
  }
  const outcome = ruleset.outcome(battle.state);
  const summary = ruleset.summary(battle.state);
  const told = task.isTold && failed.error === undefined ? balanceTold(battle, piecesOf(ruleset.id)) : null;
  const { record = null } = task;
  const info = {
    scenario: record ?? '',
    seats: Object.fromEntries(seats.map((seat, i) => [seat, task.players[i] ?? ''])),
    seed: `${task.seed}/dice`,
  };
  return {
    ...(outcome === null ? {} : { winner: outcome.winner, end: outcome.reason }),
    ...failed,
    capped: outcome === null && failed.error === undefined,
    commands: battle.count,
    phases: summary.length,
    scores: summary.scores,
    hash: checkOf(battle),
    ...(told === null ? {} : { told }),
    ...(record === null ? {} : { record: writeRecord(battle, info) }),
  };
}
