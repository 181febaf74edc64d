/**
 * What holds in every position that tests play through (`Playing`), whatever the test itself is about: who is asked
 * is asked under a rule, what is offered is accepted, a refusal can be shown to the player, every event names its rule.
 */
import { engineMessages } from '@drumhead/content';
import { type Refusal } from '@drumhead/engine';
import { broken, checkAsked, checkOffersJudged, checkMessage, offeredOnce } from '@drumhead/testkit';
import type { Event } from '../src/state/events.ts';
import { covers, decide, offers, pending } from '../src/turn/machine.ts';
import { simplicityMessages } from '../src/text/messages/index.ts';
import type { State } from '../src/state/state.ts';

const RULE = /^(SIP-[A-Z]+-\d+|SCN-[A-Z]+-\d+|KERNEL-[A-Z]+)$/;
const MESSAGES: Readonly<Record<string, { readonly en: string }>> = { ...engineMessages, ...simplicityMessages };

export function checkRefusal(refusal: Refusal): void {
  checkMessage(refusal, RULE, MESSAGES);
}

/** Every event names its rule, and so does every reason in it, in words that the reader has. */
export function checkEvents(events: readonly Event[]): void {
  for (const event of events) {
    if (!RULE.test(event.rule)) throw broken('an event without a rule', event);
    for (const { rule, what, add } of reasonsIn(event)) {
      if (!RULE.test(String(rule)) || MESSAGES[String(what)] === undefined || !Number.isFinite(add)) {
        throw broken('a reason without a rule, words or number', event);
      }
    }
  }
}

type Loose = Readonly<Record<string, unknown>>;

/** Entries of tallies, however deep in an event. */
function reasonsIn(value: unknown): readonly Loose[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('add' in value) return [value];
  return Object.values(value).flatMap(reasonsIn);
}

/** Nobody is asked without a rule; offered is accepted. */
export function checkMoment(state: State): void {
  for (const seat of checkAsked(state, { offers, pending }, RULE, MESSAGES)) {
    checkOffersJudged(state, seat, offeredOnce(offers(state, seat)), { decide, covers }, checkRefusal);
  }
}
