/** The way to a place: one order, or several where one does not reach and actions are left. */
import type { BattleEvent, Command, Refusal } from '@drumhead/engine';
import { boundOf } from './boundOf.ts';
import type { Judged } from './moment.ts';

type Taken<S, C, E> = Extract<Judged<S, C, E>, { readonly ok: true }>;

/** One order of a way, accepted by the judge. */
export interface Leg<Scene, S, C, E> extends Taken<S, C, E> {
  /** Before the order. */
  readonly scene: Scene;
  /** Why it goes no further, where it ends short of the place. */
  readonly refusal: Refusal | null;
}

/** The last of several orders of a way, for whoever would rather spare it. */
export interface LastOrder {
  /** The part of the way that it adds, in millimetres. */
  readonly over: number;
  /** Actions that the way takes without it. */
  readonly less: number;
  /** What else than its length ended the order before it. */
  readonly refusal: Refusal | null;
}

/** The facts of a refusal that tells a length and its limit, in millimetres. */
const LIMITS = [
  ['asked', 'allowed'],
  ['length', 'reach'],
] as const;

const limitIn = ({ facts }: Refusal) =>
  LIMITS.find(([asked, most]) => typeof facts[asked] === 'number' && typeof facts[most] === 'number');

/** The length that a refusal says is too great, in millimetres; null where it speaks of something else. */
export function refusedLength(refusal: Refusal): number | null {
  const [asked] = limitIn(refusal) ?? [];
  return asked === undefined ? null : Number(refusal.facts[asked]);
}

interface At {
  readonly x: number;
  readonly y: number;
}

/** Along the stops of a way, in millimetres. */
export function lengthAlong(from: At, stops: readonly At[]): number {
  let [at, sum] = [from, 0];
  for (const to of stops) {
    sum += Math.hypot(to.x - at.x, to.y - at.y);
    at = to;
  }
  return sum;
}

/**
 * A limit of length holds for the whole way, not for its last order. `endsShort`: the order to the last of the stops is the
 * one that was refused; else one after it.
 */
export function wholeLimit(
  refusal: Refusal | null,
  from: At,
  stops: readonly At[],
  endsShort: boolean,
): Refusal | null {
  const limit = refusal && limitIn(refusal);
  const before = lengthAlong(from, endsShort ? stops.slice(0, -1) : stops);
  if (!limit || before < 1) return refusal;
  const [asked, most] = limit;
  const tenths = (millimetres: number) => Math.round(millimetres * 10) / 10;
  const facts = {
    [asked]: tenths(Number(refusal.facts[asked]) + before),
    [most]: tenths(lengthAlong(from, stops)),
  };
  return { ...refusal, facts: { ...refusal.facts, ...facts } };
}

/** `stops`: where each order ends, in millimetres; `less`: the actions of all orders but the last. */
export function lastOrder(
  legs: readonly { readonly refusal: Refusal | null }[],
  stops: readonly At[],
  less: number,
): LastOrder | null {
  const [before, end] = stops.slice(-2);
  if (legs.length < 2 || !before || !end) return null;
  const over = Math.hypot(end.x - before.x, end.y - before.y);
  const refusal = legs.at(-2)?.refusal ?? null;
  // How far one order goes is no news: the way says how far all of them go.
  return { over, less, refusal: refusal && limitIn(refusal) ? null : refusal };
}

export interface Way<Scene, S, C, E> {
  readonly legs: readonly Leg<Scene, S, C, E>[];
  /** Why it ends short of the place, or null. */
  readonly refusal: Refusal | null;
}

/** What the rule set knows of a way. */
export interface WayRules<Scene, S, C extends Command, E extends BattleEvent> {
  readonly judge: (scene: Scene, command: C) => Judged<S, C, E>;
  /** The closest legal form of a refused order. */
  readonly nearest: (scene: Scene, command: C) => C | null;
  /** The same person's decision after an order. */
  readonly sceneIn: (scene: Scene, state: S) => Scene;
  /** The next order towards the place, or null where no action is left for one. */
  readonly next: (scene: Scene) => C | null;
  /** How far the piece still is from the place, in steps. */
  readonly left: (state: S) => number;
  /** A further order must bring the piece nearer by this much, in steps, to be worth its action. */
  readonly leastGain: number;
  readonly mostLegs: number;
  /** Does it go along a way, which something ends? A place is legal or not. */
  readonly isWay: (command: C) => boolean;
}

/** The order as asked, or its nearest legal form; further ones follow while they bring the piece nearer. */
export function wayOf<Scene extends { readonly state: S }, S, C extends Command, E extends BattleEvent>(
  scene: Scene,
  asked: C,
  rules: WayRules<Scene, S, C, E>,
): Way<Scene, S, C, E> {
  const legs: Leg<Scene, S, C, E>[] = [];
  let refusal: Refusal | null = null;
  let at = scene;
  for (let command: C | null = asked; command && legs.length < rules.mostLegs; command = rules.next(at)) {
    const judged = rules.judge(at, command);
    const nearest = judged.ok ? null : rules.nearest(at, command);
    const taken = judged.ok ? judged : nearest && rules.judge(at, nearest);
    const gain = taken?.ok ? rules.left(at.state) - rules.left(taken.after) : 0;
    refusal = judged.ok ? null : judged.refusal;
    if (refusal && taken?.ok && rules.isWay(taken.command))
      refusal = boundOf(taken.command, command, refusal, (further) => rules.judge(at, further));
    if (!taken?.ok || (legs.length > 0 && !judged.ok && gain < rules.leastGain)) break;
    legs.push({ ...taken, scene: at, refusal });
    if (judged.ok) break;
    at = rules.sceneIn(scene, taken.after);
  }
  return { legs, refusal };
}
