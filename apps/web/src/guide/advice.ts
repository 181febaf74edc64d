/** Advice beside a decision: a step of the guided battle, and the order that the head may object to. Plain data. */
import { type Command, DICE, type Pending, type RuleId, type Seat } from '@drumhead/engine';
import type { Facts } from '../i18n/index.ts';
import type { Point } from '../table/camera.ts';
import { answerOf } from './answerOf.ts';
import type { Head } from './head.ts';

/** `Piece`: how the rule set names its pieces. */
export interface Advice<Piece> {
  /** Message key. */
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

/** An interaction as far as advice knows it: an order in hand, if there is one. */
export interface Held {
  readonly tool: {
    readonly at: string;
    readonly aim?: { readonly command: object | null; readonly ghost: Point | null } | null;
  };
}

export interface Advising<Scene, Interaction, Piece> {
  readonly firstStep: (scene: Scene, interaction: Interaction, head: Head) => Advice<Piece> | null;
  /** The order that ends what the viewer does now, once much of it is done; null: none, or it is too early for a reminder. */
  readonly endingOf: (scene: Scene) => Command | null;
}

/**
 * The order that is about to be given, for the head to judge: the one in hand, or the one that ends what the viewer does.
 * Not the one that the guide asked for; its steps also say what is left before an end. `head`: in a guided battle, else null.
 */
export function orderInHand<Scene, Interaction extends Held, Piece>(
  { firstStep, endingOf }: Advising<Scene, Interaction, Piece>,
  scene: Scene,
  interaction: Interaction,
  head: Head | null,
): Command | null {
  const { at, aim } = interaction.tool;
  if (at === 'idle') return head === null ? endingOf(scene) : null;
  if (at !== 'aimed' || !aim?.command) return null;
  return head !== null && isAsked(firstStep, scene, interaction, head) ? null : (aim.command as Command);
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
  const { aim } = interaction.tool;
  if (!aim?.command) return false;
  const asked = firstStep(scene, { ...interaction, tool: { at: 'idle' } }, head);
  const { ghost } = aim;
  if (asked?.to && ghost) return Math.hypot(asked.to.x - ghost.x, asked.to.y - ghost.y) < NEAR;
  return asked?.answer === answerOf(aim.command).answer;
}
