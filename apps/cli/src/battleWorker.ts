/** Plays one battle of a simulation. Runs in a worker thread. */
import { type BattleResult, type OneBattle, playBattle } from '@drumhead/bots';
import { knowledgeOf, piecesOf } from '@drumhead/rulesets';

export default (task: OneBattle): BattleResult => playBattle(task, { knowledgeOf, piecesOf });
