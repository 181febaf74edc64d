/** The worker that plays battles of a scenario between computer players, and finds small changes of it. */
import { playBattle } from '@drumhead/bots';
import { knowledgeOf, mendsOf, piecesOf } from '@drumhead/rulesets';
import type { BattleAnswer, BattleTask, MendsAnswer, MendsTask } from './task.ts';

function played(task: BattleTask): BattleAnswer {
  const { error, told = null } = playBattle({ ...task, isTold: true }, { knowledgeOf, piecesOf });
  return error === undefined ? { told } : { fault: error };
}

/** Never throws. */
export function answer(task: BattleTask | MendsTask): BattleAnswer | MendsAnswer {
  try {
    return 'helped' in task ? { mends: mendsOf(task.ruleset, task.setup, task.helped) } : played(task);
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}

addEventListener('message', ({ data }: MessageEvent<BattleTask | MendsTask>) =>
  (globalThis as unknown as { postMessage(data: BattleAnswer | MendsAnswer): void }).postMessage(answer(data)),
);
