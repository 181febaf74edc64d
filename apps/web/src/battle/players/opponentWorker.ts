/** The worker of the computer player: a view in, a command out. */
import { chosenInTime } from '@drumhead/bots';
import type { Answered, Asked } from './opponent.ts';
import { adviceOn, botFor, mayPassOn, objectionOn } from './bots.ts';

const post = (answer: Answered) => (globalThis as unknown as { postMessage(data: Answered): void }).postMessage(answer);

/** Nobody waits longer for an order, as soon as there is one; ms. */
const PATIENCE = 1200;

async function answer({ id, question, reasons, inHand, pass, silent = [] }: Asked): Promise<void> {
  try {
    if (inHand !== undefined) return post({ id, objection: await objectionOn(question, inHand) });
    if (pass !== undefined) return post({ id, mayPass: await mayPassOn(question, pass, silent) });
    if (reasons) return post({ id, advice: await adviceOn(question) });
    const { ruleset, bot } = await botFor(question);
    const offers = ruleset.offers(question.view, question.seat);
    if (offers.length === 0) throw new Error('nothing is offered');
    const until = performance.now() + PATIENCE;
    const command = chosenInTime(bot, question.view, question.seat, offers, () => performance.now() > until);
    post({ id, command });
  } catch (error) {
    post({ id, fault: error instanceof Error ? error.message : String(error) });
  }
}

addEventListener('message', ({ data }: MessageEvent<Asked>) => void answer(data));
