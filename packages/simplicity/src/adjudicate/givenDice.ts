/** Plays a moment of the game out with given dice, and reports it with names in place of indices. */
import { problem } from '@drumhead/content/schema';
import { translateFacts } from '@drumhead/content';
import {
  closeDraft,
  DICE,
  type Facts,
  openDraft,
  type Problem,
  type Reason,
  type Tally,
  total,
} from '@drumhead/engine';
import type { Draft } from '../state/draft.ts';
import type { Event } from '../state/events.ts';
import type { Frame } from '../state/frames.ts';
import { toCm } from '../state/lengths.ts';
import type { State } from '../state/state.ts';
import { describe } from '../text/describe.ts';
import { decide, pending } from '../turn/machine.ts';

/** A sum, spelt out. */
export interface Sum {
  readonly total: number;
  readonly lines: readonly Reason[];
}

export const sumOf = (tally: Tally): Sum => ({ total: total(tally), lines: tally });

/** One thing that happened: the rule that made it so, and its facts. */
export type Step = Readonly<Record<string, unknown>> & { readonly type: string; readonly rule: string };

/** What dice the moment still waits for. */
export interface DiceWanted {
  readonly rule: string;
  readonly what: string;
  readonly count: number;
  /** Dice given for this roll that are too few for it, after earlier rolls; absent: none. */
  readonly given?: number;
}

export interface Playout {
  readonly state: State;
  readonly events: readonly Event[];
  /** Dice that are still to be rolled; null: all is settled. */
  readonly wants: DiceWanted | null;
}

/** A frame below that waits for a player: what was begun above it ends here. */
const REST: Frame = { at: 'initiativeChoice', side: 0 };

/** A position with something begun on it. */
export function startMoment(position: State, begin: (draft: Draft) => void): Playout {
  const draft = openDraft<State, Event>({ ...position, frames: [REST] });
  begin(draft);
  const state = closeDraft(draft);
  return { state, events: draft.events, wants: wantedIn(state) };
}

/** The dice that a state waits for; null: none. */
export function wantedIn(state: State): DiceWanted | null {
  const [waiting] = pending(state);
  const handful = waiting?.dice?.[0];
  if (waiting?.seat !== DICE || handful === undefined) return null;
  return { rule: waiting.rule, what: handful.what, count: handful.count };
}

/**
 * Plays on with these dice, as many as there are; a problem where they are too many, or too few for the first roll. Too
 * few for a later one: what came before stands, and `wants` says what is missing.
 */
export function rollGiven(moment: Playout, dice: readonly number[], problems: Problem[]): Playout {
  let { state, wants } = moment;
  const events = [...moment.events];
  let used = 0;
  while (wants !== null && used < dice.length) {
    const faces = dice.slice(used, used + wants.count);
    if (faces.length < wants.count) {
      if (used > 0) return { state, events, wants: { ...wants, given: faces.length } };
      const facts = { wanted: used + wants.count, given: dice.length, what: wants.what };
      problems.push(problem('dice', 'sip.adjudicate.fewDice', facts, wants.rule));
      break;
    }
    const answer = decide(state, DICE, { type: 'roll', faces: [faces] });
    if (!answer.ok) {
      problems.push(problem('dice', answer.refusal.reason, answer.refusal.facts, answer.refusal.rule));
      break;
    }
    used += faces.length;
    events.push(...answer.events);
    state = answer.state;
    wants = wantedIn(state);
  }
  if (wants === null && used < dice.length) {
    problems.push(problem('dice', 'sip.adjudicate.manyDice', { wanted: used, given: dice.length }, 'SIP-GEN-5'));
  }
  return { state, events, wants };
}

/** The line of a step in a log: message and facts, with the names that the step has for units. */
export function stepLine(step: Step, t: (key: string, facts?: Facts) => string): string {
  // Nothing in a line depends on the state, and a name stands where an event has an index.
  const { key, facts } = describe(NO_STATE, step as unknown as Event);
  const named = Object.entries(facts).map(([field, value]) => {
    if (field === 'command' || field === 'side') return [field, t(`sip.adjudicate.who.${field}`)] as const;
    const isUnit = UNITS.has(field) && typeof value === 'string';
    return [field, isUnit ? t(`sip.adjudicate.who.${value}`) : value] as const;
  });
  return t(key, translateFacts(Object.fromEntries(named), t));
}

const NO_STATE = {} as State;

/** Fields of events that name units. */
const UNITS = new Set(['unit', 'firer', 'target', 'charger', 'defender', 'winner', 'loser', 'friend', 'to']);
const LENGTHS = new Set(['x', 'y']);

/** Events with the names of units. Units without a name are friends that stand by. */
export function stepsOf(events: readonly Event[], names: readonly string[]): readonly Step[] {
  return events.map((event) => {
    const { type, rule, ...facts } = event;
    const named = Object.entries(facts)
      .filter(([key]) => !LENGTHS.has(key) && key !== 'facing')
      .map(([key, value]) => {
        const isUnit = UNITS.has(key) && typeof value === 'number';
        return [key, isUnit ? (names[value] ?? 'friend') : value] as const;
      });
    return { type, rule, ...Object.fromEntries(named) };
  });
}

/** What has become of a unit. */
export interface UnitAfter {
  readonly dp: number;
  readonly status: string;
  /** How far it has gone, in centimetres. */
  readonly moved: number;
}

export function unitAfter(before: State, after: State, unit: number): UnitAfter {
  const [from, to] = [before.units[unit], after.units[unit]];
  if (from === undefined || to === undefined) throw new Error('no such unit');
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return { dp: to.dp, status: to.status, moved: toCm(Math.sqrt(dx * dx + dy * dy)) };
}
