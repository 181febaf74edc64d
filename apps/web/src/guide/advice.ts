/** Advice beside a decision: a step of the guided battle, or a hint that a mistake is about to happen. Plain data. */
import { DICE, type Pending, type RuleId, type Seat } from '@drumhead/engine';
import type { Facts } from '../i18n/index.ts';
import type { Point } from '../table/camera.ts';
import { answerOf } from './answerOf.ts';
import type { Head } from './head.ts';

/** `Piece`: how the rule set names its pieces. */
export interface Advice<Piece> {
  /** Message key; a hint is dismissed by it. */
  readonly key: string;
  readonly rule: RuleId;
  /** Figures, ready to be read. */
  readonly facts: Facts;
  /** Message key of the reason for an advised order, with the same facts. */
  readonly why?: string;
  /** Facts that are names of pieces. */
  readonly pieces?: Readonly<Record<string, Piece>>;
  /** Facts that are names of sides, by index. */
  readonly sides?: Readonly<Record<string, number>>;
  /** The answer of the panel that it names: see `answerOf`. */
  readonly answer?: string;
  /** A move to be dragged: its order, which a button of the guide draws on the table. */
  readonly move?: object;
  /** Where it ends, in millimetres. */
  readonly to?: Point;
}

/** While nothing is asked: is it an order of the player that rolls or is shown? `active`: it is the player's turn. */
export const showsOwnOrder = (
  { all, seat }: { readonly all: readonly Pending[]; readonly seat: Seat },
  active: boolean,
): boolean => active && all.every((waits) => waits.seat === DICE || waits.seat === seat);

/** One sentence of advice with its facts in the reader's words. */
export interface Said {
  readonly key: string;
  readonly rule: RuleId;
  readonly facts: Facts;
  readonly why?: string;
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
  { key, rule, facts, pieces = {}, sides = {}, answer, why }: Advice<Piece>,
  pieceName: (piece: Piece) => string,
  sideName: (side: number) => string,
): Said {
  const named = Object.entries(pieces).map(([fact, piece]) => [fact, pieceName(piece)]);
  const sided = Object.entries(sides).map(([fact, side]) => [fact, sideName(side)]);
  return {
    key,
    rule,
    facts: { ...facts, ...Object.fromEntries([...named, ...sided]) },
    ...(answer !== undefined && { answer }),
    ...(why !== undefined && { why }),
  };
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

/** An interaction as far as advice knows it: an order in hand, if there is one. */
export interface Held {
  readonly tool: {
    readonly at: string;
    readonly aim?: { readonly command: object | null; readonly ghost: Point | null } | null;
  };
}

export interface Advising<Scene, Interaction, Piece> {
  readonly firstStep: (scene: Scene, interaction: Interaction, head: Head) => Advice<Piece> | null;
  readonly hints: readonly HintRule<Scene, Interaction, Piece>[];
}

/** The steps of a guided battle say the same. */
const TOLD_BY_STEPS = /\.(?:dice|rally|left\w*|actions)(?:\.|$)/;

/** What is said at a moment. `head`: in a guided battle; null: in any other. */
export function adviceIn<Scene, Interaction extends Held, Piece>(
  { firstStep, hints }: Advising<Scene, Interaction, Piece>,
  scene: Scene,
  interaction: Interaction,
  head: Head | null,
): { readonly step: Advice<Piece> | null; readonly warnings: readonly Advice<Piece>[] } {
  const found = hintsOf(hints, scene, interaction);
  if (head === null) return { step: null, warnings: found };
  return {
    step: firstStep(scene, interaction, head),
    warnings: isAsked(firstStep, scene, interaction, head) ? [] : found.filter(({ key }) => !TOLD_BY_STEPS.test(key)),
  };
}

/** A drag that ends so near the ring goes where it was to go, in millimetres. */
const NEAR = 25;

/** Is the order in hand the one that the step asked for, be it by a drag to its ring? */
function isAsked<Scene, Interaction extends Held, Piece>(
  firstStep: Advising<Scene, Interaction, Piece>['firstStep'],
  scene: Scene,
  interaction: Interaction,
  head: Head,
): boolean {
  const { at, aim } = interaction.tool;
  if (at !== 'aimed' || !aim?.command) return false;
  const asked = firstStep(scene, { ...interaction, tool: { at: 'idle' } }, head);
  const { ghost } = aim;
  if (asked?.to && ghost) return Math.hypot(asked.to.x - ghost.x, asked.to.y - ghost.y) < NEAR;
  return asked?.answer === answerOf(aim.command).answer;
}
