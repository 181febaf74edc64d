/** What a move changes besides the place, told before it is confirmed. */
import type { RuleId } from '@drumhead/engine';

export interface MoveConsequence {
  readonly rule: RuleId;
  /** Message key; its fact `pieces` holds their names. */
  readonly what: string;
  /** Indices of the pieces it is about. */
  readonly pieces: readonly number[];
  /** For the side that moves. */
  readonly effect: 'better' | 'worse' | 'neutral';
}

/** One consequence, or none without pieces. */
export function consequence(
  rule: RuleId,
  what: string,
  pieces: readonly number[],
  effect: MoveConsequence['effect'],
): readonly MoveConsequence[] {
  return pieces.length === 0 ? [] : [{ rule, what, pieces, effect }];
}

/** Message keys of a danger that begins, goes on and ends; null where going on is not worth a line. */
export interface DangerKeys {
  readonly begins: string;
  readonly goesOn: string | null;
  readonly ends: string;
}

/** Pieces that endanger the mover after its move, and those that did before it. */
export function dangerChanges<S>(
  rule: RuleId,
  keys: DangerKeys,
  pieces: readonly number[],
  endangers: (state: S, piece: number) => boolean,
  { before, after }: { readonly before: S; readonly after: S },
): readonly MoveConsequence[] {
  const then = pieces.filter((piece) => endangers(before, piece));
  const now = pieces.filter((piece) => endangers(after, piece));
  const both = now.filter((piece) => then.includes(piece));
  return [
    ...consequence(rule, keys.begins, without(now, then), 'worse'),
    ...(keys.goesOn === null ? [] : consequence(rule, keys.goesOn, both, 'neutral')),
    ...consequence(rule, keys.ends, without(then, now), 'better'),
  ];
}

const without = (list: readonly number[], others: readonly number[]): readonly number[] =>
  list.filter((one) => !others.includes(one));
