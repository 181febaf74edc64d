/**
 * Invariants of every position that tests play through (`Playing`), whatever the test is about: every decision has a
 * rule, offers are accepted, accepted commands were offered, refusals can be shown to the player, every event names its
 * rule, and every line of a count adds dice under a rule.
 */
import { engineMessages } from '@drumhead/content';
import { type Refusal, type Seat } from '@drumhead/engine';
import { broken, checkAsked, checkOffersJudged, checkMessage, offeredOnce } from '@drumhead/testkit';
import type { Command } from '../src/state/commands.ts';
import type { Event } from '../src/state/events.ts';
import type { CombatFrame, CombatStep } from '../src/state/combatFrame.ts';
import type { FrameKind } from '../src/state/frames.ts';
import { covers, decide, offers, pending } from '../src/turn/machine.ts';
import { largeBattlesMessages } from '../src/text/messages/index.ts';
import type { State } from '../src/state/state.ts';

const MESSAGES: Readonly<Record<string, { readonly en: string }>> = {
  ...engineMessages,
  ...largeBattlesMessages,
};

const RULE = /^(LB-[A-Z]+-\d\d|SCN-[A-Z]+-\d+|KERNEL-[A-Z]+)$/;

/** Frames with few enough offers to try each of them and some stray commands. */
const TRIED: readonly FrameKind[] = ['combat', 'bombard', 'eliminated', 'generalTest', 'threats'];

/** A refusal names its rule, and its message finds every fact it shows. */
export function checkRefusal(refusal: Refusal): void {
  checkMessage(refusal, RULE, MESSAGES);
}

/** Every event names its rule; counts of dice have a rule for each line, and no line that adds nothing. */
export function checkEvents(events: readonly Event[]): void {
  for (const event of events) {
    if (!RULE.test(event.rule)) throw broken('an event without a rule', event);
    const lines = 'attack' in event ? [...event.attack, ...event.defence] : [];
    for (const line of lines) {
      if (!RULE.test(line.rule) || line.add === 0) throw broken('a line of a count without a rule or a die', line);
    }
  }
}

/** Every decision has a rule; offers are accepted, accepted commands were offered; the records of a fight are sound. */
export function checkMoment(state: State): void {
  for (const frame of state.frames) if (frame.at === 'combat') checkFight(state, frame);
  for (const seat of checkAsked(state, { offers, pending }, RULE, MESSAGES)) {
    if (TRIED.includes(state.frames.at(-1)?.at as FrameKind)) checkOffers(state, seat);
  }
}

function checkOffers(state: State, seat: Seat): void {
  const offered = offeredOnce(offers(state, seat));
  if (offered.length < 2) throw broken('asked without a choice', state.frames.at(-1));
  checkOffersJudged(state, seat, [...offered, ...strays(state)], { decide, covers }, checkRefusal);
}

/** Steps of the Approach with a choice, while all its units are still there. */
const APPROACH_CHOICES: readonly CombatStep[] = ['approachDice', 'defender', 'attacker', 'victor'];

/** Lists of a fight hold existing units and Generals, and lists per defender have an entry for each. */
function checkFight(state: State, frame: CombatFrame): void {
  const { combat, step } = frame;
  const whole = (n: unknown): boolean => Number.isInteger(n) && (n as number) >= 0;
  const among = (list: readonly unknown[], all: readonly unknown[]): boolean =>
    list.every((i) => whole(i) && (i as number) < all.length);
  const { units, generals, sectors } = state;
  const { defenders } = combat;
  const said = [combat.flank, combat.wasFlanked, combat.passive];
  const pairs = [combat.won, combat.contactBought, combat.leaderDice];
  const faces = frame.faces === null ? [] : [frame.faces.a, frame.faces.d, frame.faces.aAgain, frame.faces.dAgain];
  const promises: Readonly<Record<string, boolean>> = {
    'units of the fight': [
      [combat.attacker, ...combat.joined, ...defenders, ...combat.fighters, ...combat.seenBy],
      [...combat.brokeThrough, ...combat.discharged, ...combat.hurt, ...combat.hurtInContact],
      [...combat.uses, ...combat.fallen].map(({ unit }) => unit),
      [...frame.queue, ...frame.destroyed],
      combat.mover === -1 ? [] : [combat.mover],
    ].every((list) => among(list, units)),
    'Generals of the fight': among([...combat.riddenDown, ...combat.risks.map(({ general }) => general)], generals),
    'its sector': combat.sector === -1 || among([combat.sector], sectors),
    'something said of each defender': said.every(
      (list) => list.length === defenders.length && list.every((is) => typeof is === 'boolean'),
    ),
    'actions of each side': combat.d.length === defenders.length && [combat.a, combat.bought, ...combat.d].every(whole),
    'one of each for either side':
      pairs.every((pair) => pair.length === 2 && pair.every(whole)) && combat.charismatic.length === 2,
    'faces of dice': faces.every((list) => list.every(whole)),
    'rights of sides': frame.rights.every(({ by }) => by === 'a' || by === 'd'),
    'places of the beaten': frame.places.every(({ x, y }) => Number.isInteger(x) && Number.isInteger(y)),
    'defenders that are left': !APPROACH_CHOICES.includes(step) || defenders.every((d) => units[d]?.status === 'table'),
    'what D left is lost before A chooses': step !== 'attacker' || combat.d.every((left) => left === 0),
  };
  for (const [promise, kept] of Object.entries(promises)) if (!kept) throw broken(`a fight without ${promise}`, frame);
}

/** Commands that may be wrong at this moment: each kind, for each unit. */
function strays(state: State): readonly Command[] {
  const found: Command[] = [
    { type: 'carry' },
    { type: 'fallBack' },
    { type: 'stay' },
    { type: 'breakthrough' },
    { type: 'waive' },
    { type: 'keep' },
    { type: 'hold' },
    { type: 'reroll', die: 0 },
    { type: 'reroll', die: 7 },
    { type: 'spend', dice: 0 },
    { type: 'spend', dice: 4 },
    { type: 'declare', bought: 0, leader: 0, charismatic: false },
    { type: 'declare', bought: 0, leader: 0, charismatic: true },
    { type: 'declare', bought: 0, leader: 1, charismatic: false },
    { type: 'declare', bought: 4, leader: 0, charismatic: false },
  ];
  for (let unit = 0; unit < state.units.length; unit++) {
    const facing = state.units[unit]?.facing ?? 0;
    found.push({ type: 'cancel', unit }, { type: 'contact', unit }, { type: 'retreat', unit });
    for (const by of [720, 1440, 2160]) found.push({ type: 'turn', unit, facing: (facing + by) % 5760 });
    for (const formation of ['line', 'column', 'attackColumn', 'square', 'limbered', 'unlimbered'] as const) {
      found.push({ type: 'form', unit, formation, facing });
      found.push({ type: 'form', unit, formation, facing: (facing + 720) % 5760 });
    }
  }
  return found;
}
