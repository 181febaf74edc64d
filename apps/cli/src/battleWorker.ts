/** Plays one battle of a simulation. Runs in a worker thread; what it returns is plain data. */
import { balanceTold, type PlayedBattle } from '@drumhead/bots';
import { begin, checkOf, playOut, seededDice, writeRecord } from '@drumhead/engine';
import { knowledgeOf, piecesOf } from '@drumhead/rulesets';
import { playerCalled } from './players.ts';

export interface BattleTask {
  readonly ruleset: string;
  /** Name or file of the scenario, for the record. */
  readonly scenario: string;
  /** The scenario itself. */
  readonly setup: unknown;
  readonly players: readonly string[];
  /** Seed of this battle: all its dice and choices follow from it. */
  readonly seed: string;
  readonly cap: number;
  readonly record: boolean;
  /** Is it to say what it tells of the balance of its set-up? */
  readonly isTold: boolean;
}

export interface BattleResult {
  /** Side that won, null for a draw; undefined when the battle failed. */
  readonly winner?: string | null;
  /** Message key of its ending, if it ended. */
  readonly end?: string;
  readonly error?: string;
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

export default function playBattle(task: BattleTask): BattleResult {
  const known = knowledgeOf(task.ruleset);
  const { ruleset } = known;
  const begun = begin(ruleset, task.setup);
  if (!begun.ok) throw new Error(`the scenario ${task.scenario} is not sound: ${JSON.stringify(begun.problems[0])}`);
  let battle = begun.value;
  const seats = ruleset.seats(battle.state);
  const players = Object.fromEntries(
    seats.map((seat, i) => [seat, playerCalled(task.players[i] as string, known, `${task.seed}/${seat}`)]),
  );
  const dice = seededDice(`${task.seed}/dice`);
  let error: string | undefined;
  try {
    // Updated at every step: a battle that fails is reported as far as it went.
    playOut(battle, { players, dice }, { most: task.cap, onStep: (now) => void (battle = now) });
  } catch (thrown) {
    error = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
  }
  const outcome = ruleset.outcome(battle.state);
  const summary = ruleset.summary(battle.state);
  const told = task.isTold ? balanceTold(battle, piecesOf(ruleset.id)) : null;
  const info = {
    scenario: task.scenario,
    seats: Object.fromEntries(seats.map((seat, i) => [seat, task.players[i] as string])),
    seed: `${task.seed}/dice`,
  };
  return {
    ...(outcome === null ? {} : { winner: outcome.winner, end: outcome.reason }),
    ...(error === undefined ? {} : { error }),
    capped: outcome === null && error === undefined,
    commands: battle.count,
    phases: summary.length,
    scores: summary.scores,
    hash: checkOf(battle),
    ...(told === null ? {} : { told }),
    ...(task.record ? { record: writeRecord(battle, info) } : {}),
  };
}
