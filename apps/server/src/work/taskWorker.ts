/** Does one task. Runs in a worker thread. */
import { answered, type Task } from '@drumhead/bots';
import { knowledgeOf, piecesOf } from '@drumhead/rulesets';

export default (task: Task): unknown => answered(task, { knowledgeOf, piecesOf });
