/**
 * What holds in every position that tests play through (`Playing`), whatever the test itself is about: who is asked
 * is asked under a rule, what is offered is accepted, a refusal can be shown to the player, every event names its rule.
 */
import { engineMessages } from '@drumhead/content';
import { type Refusal } from '@drumhead/engine';
import { broken, checkAsked, checkTried, checkWords, offeredOnce } from '@drumhead/testkit';
import type { Event } from '../src/state/events.ts';
import { covers, decide, offers, pending } from '../src/turn/machine.ts';
import { simplicityMessages } from '../src/text/messages/index.ts';
import type { State } from '../src/state/state.ts';

const RULE = /^(SIP-[A-Z]+-\d+|KERNEL-[A-Z]+)$/;
const MESSAGES: Readonly<Record<string, { readonly en: string }>> = { ...engineMessages, ...simplicityMessages };

export function checkRefusal(refusal: Refusal): void {
  checkWords(refusal, RULE, MESSAGES);
}

export function checkEvents(events: readonly Event[]): void {
  for (const event of events) if (!RULE.test(event.rule)) throw broken('an event without a rule', event);
}

/** The ground on which each list of units was met. */
const grounds = new WeakMap<State['units'], Pick<State, 'field' | 'terrain' | 'edges'>>();

/** A list of units belongs to one battle and one ground: whatever is remembered about a list relies on it. */
function checkGround({ units, field, terrain, edges }: State): void {
  const met = grounds.get(units);
  if (met === undefined) grounds.set(units, { field, terrain, edges });
  else if (met.field !== field || met.terrain !== terrain || met.edges !== edges) {
    throw broken('a list of units on another ground', { terrain, edges });
  }
}

/** Nobody is asked without a rule; offered is accepted; a list of units tells the ground. */
export function checkMoment(state: State): void {
  checkGround(state);
  for (const seat of checkAsked(state, { offers, pending }, RULE, MESSAGES)) {
    checkTried(state, seat, offeredOnce(offers(state, seat)), { decide, covers }, checkRefusal);
  }
}
