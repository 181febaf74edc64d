/** Plays a try at the battle of the day again, in a worker thread: orders in, a score or a fault out. */
import { type Judged, judgeTry } from '@drumhead/bots';
import { knowledgeOf } from '@drumhead/rulesets';
import type { SentTry } from './tryJudge.ts';

export default function judgedTry({ position, day, orders }: SentTry): Judged {
  return judgeTry(knowledgeOf(position.ruleset), position, day, orders);
}
