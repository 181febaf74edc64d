// One position of a battle between captains, played on to the end again and again. Runs in a worker thread.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { captainPlayer, valuer } from '@drumhead/bots';
import { playState, seededDice, seededRandomInt } from '@drumhead/engine';
import { type Known, knowledgeOf } from '@drumhead/rulesets';
import { momentsOf } from './battle.ts';
import type { PlayedOut } from './gates.ts';
import { type BattleTask, CAP, NARROW } from './kept.ts';

/** Each position is played on so many times. */
const TIMES = 20;

/** A moment of the battle drawn by its seed; null: the battle has no end, or nothing is known of chances. */
export default function playedOut(task: BattleTask): PlayedOut | null {
  const known = knowledgeOf(task.ruleset);
  const chances = valuer(known);
  const moments = momentsOf(task);
  const moment = moments[seededRandomInt(`${task.seed}/moment`)(Math.max(1, moments.length))];
  if (chances === null || moment === undefined) return null;
  const { state } = moment;
  return { given: firstOf(chances(state)), came: keptOr(task, () => resultsFrom(known, state, task.seed)) };
}

/** The chance of the first seat, a draw being half a victory. */
const firstOf = (chances: readonly number[]): number =>
  (chances[0] as number) + Math.max(0, 1 - chances.reduce((sum, one) => sum + one, 0)) / 2;

/** Results do not change with the net, so they are kept beside their battle. */
function keptOr({ file }: BattleTask, play: () => readonly number[]): readonly number[] {
  const kept = `${file}.${TIMES}-times.json`;
  if (existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8')) as readonly number[];
  const came = play();
  writeFileSync(kept, JSON.stringify(came));
  return came;
}

function resultsFrom({ ruleset, room }: Known, state: unknown, seed: string): readonly number[] {
  if (room === null) return [];
  const seats = ruleset.seats(state);
  return Array.from({ length: TIMES }, (_, time) => {
    const players = Object.fromEntries(seats.map((seat) => [seat, captainPlayer(ruleset, room, NARROW)]));
    let commands = 0;
    const ways = { until: () => commands >= CAP, onStep: () => void commands++ };
    const end = playState(ruleset, state, { players, dice: seededDice(`${seed}/time/${time}`) }, ways);
    const winner = ruleset.outcome(end)?.winner ?? null;
    return winner === null ? 0.5 : winner === seats[0] ? 1 : 0;
  });
}
