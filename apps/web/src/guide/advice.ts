/** Advice beside a decision: a step of the guided battle, or a hint that a mistake is about to happen. Plain data. */
import type { RuleId } from '@drumhead/engine';
import type { Facts } from '../i18n/index.ts';

/** `Piece`: how the rule set names its pieces. */
export interface Advice<Piece> {
  /** Message key; a hint is dismissed by it. */
  readonly key: string;
  readonly rule: RuleId;
  /** Figures, ready to be read. */
  readonly facts: Facts;
  /** Facts that are names of pieces. */
  readonly pieces?: Readonly<Record<string, Piece>>;
  /** Facts that are names of sides, by index. */
  readonly sides?: Readonly<Record<string, number>>;
  /** The answer of the panel that it names: see `answerOf`. */
  readonly answer?: string;
}

/** What a button of the panel carries in `data-answer`, so that the guide can point at it: its order. */
export const answerOf = (command: object | undefined): { readonly answer?: string } =>
  command === undefined ? {} : { answer: JSON.stringify(command) };

/** One sentence of advice with its facts in the reader's words. */
export interface Said {
  readonly key: string;
  readonly rule: RuleId;
  readonly facts: Facts;
  readonly answer?: string;
}

/** A rule to warn of a mistake: the advice if it is about to happen, else null. */
export type HintRule<Scene, Interaction, Piece> = (scene: Scene, interaction: Interaction) => Advice<Piece> | null;

/** All hints of a moment, in the order of the list. */
export function hintsOf<Scene, Interaction, Piece>(
  rules: readonly HintRule<Scene, Interaction, Piece>[],
  scene: Scene,
  interaction: Interaction,
): readonly Advice<Piece>[] {
  return rules.flatMap((rule) => rule(scene, interaction) ?? []);
}

/** Advice with the names of its pieces and sides among its facts. */
export function saidBy<Piece>(
  { key, rule, facts, pieces = {}, sides = {}, answer }: Advice<Piece>,
  pieceName: (piece: Piece) => string,
  sideName: (side: number) => string,
): Said {
  const named = Object.entries(pieces).map(([fact, piece]) => [fact, pieceName(piece)]);
  const sided = Object.entries(sides).map(([fact, side]) => [fact, sideName(side)]);
  const said = { key, rule, facts: { ...facts, ...Object.fromEntries([...named, ...sided]) } };
  return answer === undefined ? said : { ...said, answer };
}

/** The greatest chance in a list, or null. */
export function best<T>(
  list: readonly T[],
  worth: (one: T) => number,
): { readonly one: T; readonly worth: number } | null {
  let found: { readonly one: T; readonly worth: number } | null = null;
  for (const one of list) {
    const value = worth(one);
    if (found === null || value > found.worth) found = { one, worth: value };
  }
  return found;
}
