/** A battle at a glance, for lists of battles: the view of a seat, and what it heard last. */
import { type BattleEvent, type Seat, stepsOf } from '@drumhead/engine';
import type { Live } from './live.ts';

export interface Glance {
  /** The last line that it knows of. */
  readonly n: number;
  readonly view: unknown;
  /** What the seat heard of the last commands, the latest last. */
  readonly events: readonly BattleEvent[];
}

/** Commands that are looked at, and events that are told of them: the last one that can be put into words is among them. */
const COMMANDS = 12;
const EVENTS = 24;

export function glanceAt({ battle, tip }: Pick<Live, 'battle' | 'tip'>, seat: Seat): Glance {
  const { ruleset, state, count } = battle;
  const steps = stepsOf(battle, { from: Math.max(1, count - COMMANDS + 1) });
  const events = steps.flatMap((step) => step.events.flatMap((event) => ruleset.hears(step.state, event, seat) ?? []));
  return { n: tip.n, view: ruleset.view(state, seat), events: events.slice(-EVENTS) };
}
