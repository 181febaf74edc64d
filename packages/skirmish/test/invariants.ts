/**
 * Invariants of every position that tests play through (`Playing`): every decision has a rule, every offer is accepted,
 * every accepted command was offered or covered, refusals can be shown to the player, every event names its rule, and
 * every line of a tally adds something by a rule.
 */
import { engineMessages } from '@drumhead/content';
import { type Refusal, type Seat } from '@drumhead/engine';
import { broken, checkAsked, checkOffersJudged, checkMessage, offeredOnce } from '@drumhead/testkit';
import type { Command } from '../src/state/commands.ts';
import type { Event } from '../src/state/events.ts';
import { covers, decide, offers, pending } from '../src/turn/machine.ts';
import { skirmishMessages } from '../src/text/messages/index.ts';
import type { State } from '../src/state/state.ts';

const MESSAGES: Readonly<Record<string, { readonly en: string }>> = { ...engineMessages, ...skirmishMessages };

const RULE = /^(SK-[A-Z]+-\d+|SCN-[A-Z]+-\d+|KERNEL-[A-Z]+)$/;

/** Most offers of one decision that are tried, spread over all of them. */
const MOST_TRIED = 24;

/** A refusal names its rule and has all facts of its message. */
export function checkRefusal(refusal: Refusal): void {
  checkMessage(refusal, RULE, MESSAGES);
}

/** Every event names its rule; every line of a tally has a rule and a name and adds something. */
export function checkEvents(events: readonly Event[]): void {
  for (const event of events) {
    if (!RULE.test(event.rule)) throw broken('an event without a rule', event);
    const lines = [
      ...('attack' in event && typeof event.attack === 'object' ? [...event.attack, ...event.defence] : []),
      ...('doubling' in event ? event.doubling.flat() : []),
      ...('bonus' in event ? event.bonus : []),
      ...('tally' in event ? event.tally : []),
    ];
    for (const line of lines) {
      if (!RULE.test(line.rule) || line.add === 0) throw broken('a line of a sum without a rule or a value', line);
      if (MESSAGES[line.what] === undefined) throw broken('a line of a sum without a name', line);
    }
  }
}

/** Decisions have rules. Gives the seats that are asked. */
export function checkRules(state: State): readonly Seat[] {
  return checkAsked(state, { offers, pending }, RULE, MESSAGES);
}

/** Decisions have rules; offers are accepted; accepted commands were offered or covered. */
export function checkMoment(state: State): void {
  for (const seat of checkRules(state)) checkOffers(state, seat);
}

function checkOffers(state: State, seat: Seat): void {
  const offered = offeredOnce(offers(state, seat));
  if (offered.length === 0) throw broken('asked without a choice', state.frames.at(-1));
  const step = Math.ceil(offered.length / MOST_TRIED);
  const tried = offered.filter((_, i) => i % step === 0);
  checkOffersJudged(state, seat, [...tried, ...strays(state)], { decide, covers }, checkRefusal);
}

/** Commands of every kind for some models, legal or not. */
function strays(state: State): readonly Command[] {
  const found: Command[] = [
    { type: 'role', attack: true },
    { type: 'ready' },
    { type: 'endTurn' },
    { type: 'stop' },
    { type: 'dice', dice: 0, charge: false },
    { type: 'dice', dice: 3, charge: false },
    { type: 'dice', dice: 3, charge: true },
    { type: 'dice', dice: 4, charge: false },
    { type: 'orderDice', dice: 4 },
    { type: 'fireVolley' },
    { type: 'feature', use: true },
    { type: 'rideOn', distance: 0 },
    { type: 'rideOn', distance: 1 << 20 },
  ];
  const count = state.models.length;
  for (let model = 0; model < Math.min(count, 6); model++) {
    const { x, y } = state.models[model] as State['models'][number];
    const target = (model + 1) % count;
    found.push(
      { type: 'nominate', model },
      { type: 'member', model },
      { type: 'stand', model },
      { type: 'prone', model },
      { type: 'drop', model },
      { type: 'dismount', model },
      { type: 'succeed', model },
      { type: 'depleted', model },
      { type: 'reference', model },
      { type: 'fleeFrom', model },
      { type: 'reload', model, weapon: 0 },
      { type: 'reload', model, weapon: 1 },
      { type: 'attack', model, target, powerful: false },
      { type: 'shoot', model, weapon: 0, target, aimed: true },
      { type: 'resupply', model, weapon: 0, from: target },
      { type: 'hand', model, to: target },
      { type: 'move', model, x: x + 640, y, sprint: false },
      { type: 'move', model, x, y: y - 3200, sprint: true },
      { type: 'move', model, x: x - 20_000, y, sprint: false },

      {
        type: 'order',
        leader: model,
        kind: 'groupMove',
        members: [target],
        target: -1,
        weapons: [],
        partners: [],
      },
    );
    for (let feature = 0; feature < state.features.length && feature < 4; feature++) {
      found.push(
        { type: 'bash', model, feature, opening: -1 },
        { type: 'climb', model, feature, opening: 0 },
        { type: 'jump', model, feature, opening: 0 },
        { type: 'stairs', model, feature },
        { type: 'ladder', model, feature },
      );
    }
  }
  return found;
}
