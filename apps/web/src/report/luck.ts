/**
 * Luck: what the dice of a side did against what they do on average. Every roll brings its own exact chances, from the
 * facts that its event tells. Pure.
 */
import { wholesOf } from '@drumhead/bots';
import type { BattleEvent, Step } from '@drumhead/engine';
import { together } from './luckScale.ts';

/** Kinds of rolls, each with a message of the after-action page. */
export type RollKind =
  | 'activation'
  | 'reaction'
  | 'order'
  | 'bombardment'
  | 'bombarded'
  | 'approach'
  | 'contact'
  | 'general'
  | 'shot'
  | 'shotAt'
  | 'melee'
  | 'handToHand'
  | 'morale'
  | 'fear'
  | 'bash'
  | 'fire'
  | 'saves'
  | 'conversion'
  | 'passing'
  | 'rally';

/** What one roll brought a side. Successes: dice that succeed, hits, pairs or opposed rolls won. */
export interface SideRoll {
  /** Index of the side. */
  readonly side: number;
  readonly kind: RollKind;
  /** Dice of the side, pairs of dice or opposed rolls: each succeeds once at most. */
  readonly attempts: number;
  /** The chance of each number of successes, from none to one of every attempt. */
  readonly chances: readonly number[];
  /** Mean number of successes. */
  readonly expected: number;
  readonly successes: number;
}

/** The rolls of one event, in the order in which events happened: some rolls are told by more than one. */
export type RollReader<S, E extends BattleEvent> = (state: S, event: E) => readonly SideRoll[];

export interface Total {
  readonly attempts: number;
  readonly expected: number;
  readonly successes: number;
}

export interface Luck extends Total {
  readonly kinds: readonly (Total & { readonly kind: RollKind })[];
}

const NONE: Total = { attempts: 0, expected: 0, successes: 0 };

const plus = (a: Total, { attempts, expected, successes }: Total): Total => ({
  attempts: a.attempts + attempts,
  expected: a.expected + expected,
  successes: a.successes + successes,
});

/** All rolls of a battle. */
export const rollsIn = (
  steps: readonly Pick<Step, 'state' | 'events'>[],
  read: RollReader<unknown, BattleEvent>,
): readonly SideRoll[] => steps.flatMap(({ state, events }) => events.flatMap((event) => read(state, event)));

/** The luck of each side, as a whole and by kinds of rolls; the kinds with most attempts first. */
export function luckOf(rolls: readonly SideRoll[], sides: number): readonly Luck[] {
  return Array.from({ length: sides }, (_, side) => {
    const own = rolls.filter((one) => one.side === side);
    const kinds = new Map<RollKind, Total>();
    for (const one of own) kinds.set(one.kind, plus(kinds.get(one.kind) ?? NONE, one));
    return {
      ...own.reduce(plus, NONE),
      kinds: [...kinds].map(([kind, total]) => ({ kind, ...total })).sort((a, b) => b.attempts - a.attempts),
    };
  });
}

/** Numbers in tenths whose sum is that of the whole in tenths. */
export const inTenths = (parts: readonly number[]): readonly number[] =>
  wholesOf(parts.map((part) => part * 10)).map((tenths) => tenths / 10);

const D6 = [1, 2, 3, 4, 5, 6] as const;

/** A roll with these chances of each number of successes; its mean follows from them. */
export const sideRoll = (side: number, kind: RollKind, chances: readonly number[], successes: number): SideRoll => ({
  side,
  kind,
  attempts: chances.length - 1,
  chances,
  expected: chances.reduce((sum, chance, count) => sum + chance * count, 0),
  successes,
});

/** A roll of like six-sided dice that each succeed or not. */
export function likeDice(
  side: number,
  kind: RollKind,
  faces: readonly number[],
  succeeds: (face: number) => boolean,
): SideRoll {
  const hit = D6.filter(succeeds).length / D6.length;
  const chances = faces.reduce<readonly number[]>((all) => together(all, [1 - hit, hit]), [1]);
  return sideRoll(side, kind, chances, faces.filter(succeeds).length);
}

/** An opposed roll of a die a side: the higher sum wins, equal sums nobody. Each side counts it under its own kind. */
export function opposed(
  [ofFirst, ofSecond]: readonly [RollKind, RollKind],
  [a, b]: readonly [number, number],
  [first, second]: readonly [number, number],
  sums: readonly [(face: number) => number, (face: number) => number],
): readonly SideRoll[] {
  const lead = (x: number, y: number) => Math.sign(sums[0](x) - sums[1](y));
  const wins = (sign: number) => D6.flatMap((x) => D6.filter((y) => lead(x, y) === sign)).length / 36;
  const won = lead(first, second);
  return [
    sideRoll(a, ofFirst, [1 - wins(1), wins(1)], won === 1 ? 1 : 0),
    sideRoll(b, ofSecond, [1 - wins(-1), wins(-1)], won === -1 ? 1 : 0),
  ];
}
