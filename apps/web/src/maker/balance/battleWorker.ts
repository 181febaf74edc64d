/** The worker that plays battles of a scenario between computer players, and finds small changes of it. */
import { balanceTold, playerCalled, readPlayerName } from '@drumhead/bots';
import { begin, playOut, seededDice } from '@drumhead/engine';
import { knowledgeOf, mendsOf, piecesOf } from '@drumhead/rulesets';
import type { BattleAnswer, BattleTask, MendsAnswer, MendsTask } from './task.ts';

/** A battle of more commands finds no end. */
const MOST = 200_000;

function played({ ruleset, setup, players, seed }: BattleTask): BattleAnswer {
  const known = knowledgeOf(ruleset);
  const begun = begin(known.ruleset, setup);
  if (!begun.ok) return { fault: 'not sound' };
  const seats = known.ruleset.seats(begun.value.state);
  const all = Object.fromEntries(
    seats.map((seat, i) => {
      const name = readPlayerName(players[i] ?? '');
      if (name === null) throw new RangeError(`no player ${players[i]}`);
      return [seat, playerCalled(name, known, `${seed}/${seat}`)];
    }),
  );
  const battle = playOut(begun.value, { players: all, dice: seededDice(`${seed}/dice`) }, { most: MOST });
  return { told: balanceTold(battle, piecesOf(ruleset)) };
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
