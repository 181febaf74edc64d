/** What the tool machine is made of, and what a rule set tells it about its own table. */
import type { Command, Refusal } from '@drumhead/engine';
import type { Point } from '../camera.ts';
import type { Place } from '../troops/footprints.ts';
import type { Lasso } from './lasso.ts';
import type { Measuring } from './measuringStick.ts';
import type { LassoInput, ToolInput } from './pointerInput.ts';

/** The types of one rule set. */
export interface Kinds {
  /** View model of the moment. */
  readonly scene: unknown;
  /** What can be selected, by its kind and index. */
  readonly piece: unknown;
  /** The ways a piece may be dragged. `activate`: a move that dice come before. */
  readonly dragKind: string;
  readonly command: Command;
  /** Where a piece would come to stand. */
  readonly ghost: Point;
  /** What a proposal holds besides the parts that all have. */
  readonly proposal: object;
  /** Pieces gathered for an order together, with what is proposed to them; `never`: there are no such orders. */
  readonly group: unknown;
  /** Something new that is placed by hand, such as terrain; `never`: there is nothing. */
  readonly laid: unknown;
}

/** A command that is not given yet, with the judge's answer and what it would look like. */
export interface Proposal<Piece, C, Ghost> {
  readonly piece: Piece;
  /** The command asked for. */
  readonly asked: C;
  /** The first command that is legal: as asked or the nearest one; null if there is none. */
  readonly command: C | null;
  /** All of it in order: a far place may take several. */
  readonly commands: readonly C[];
  /** Why the command asked for is not legal. */
  readonly refusal: Refusal | null;
  /** Where the piece stands. */
  readonly from: Point;
  /** Where each of its moves ends, the last one at the ghost. */
  readonly stops: readonly Point[];
  readonly ghost: Ghost | null;
}

export type ProposalOf<K extends Kinds> = Proposal<K['piece'], K['command'], K['ghost']> & K['proposal'];

/** The part of a piece that is dragged. */
export type Handle = 'body' | 'turn' | 'wheelLeft' | 'wheelRight';

/** A drag of a piece as a request. */
export interface Drag<K extends Kinds> {
  readonly piece: K['piece'];
  readonly handle: Handle;
  /** Target of the middle of the piece; with another handle, the pointer. */
  readonly to: Point;
  /** Facing chosen by hand, in degrees. */
  readonly facing: number | null;
  /** The place chosen already, about which the piece is turned. */
  readonly about: Point | null;
  /** The proposal that the drag goes on with. */
  readonly before: ProposalOf<K> | null;
}

/** A piece, its ghost or one of its handles is dragged. */
export interface Carry<K extends Kinds> {
  readonly at: 'carry';
  readonly dragKind: K['dragKind'];
  readonly piece: K['piece'];
  readonly handle: Handle;
  /** From the pointer to the middle of the dragged piece. */
  readonly grip: Point;
  readonly facing: number | null;
  readonly aim: ProposalOf<K> | null;
}

/** A proposed command, shown with its odds; a second tap sends it. */
export interface Aimed<K extends Kinds> {
  readonly at: 'aimed';
  /** How the ghost may be dragged on, or null. */
  readonly dragKind: K['dragKind'] | null;
  readonly facing: number | null;
  readonly aim: ProposalOf<K>;
}

/** A line being drawn round pieces; those gathered before stay. */
export interface GatheringLasso<K extends Kinds> extends Lasso {
  readonly gathered: readonly K['piece'][];
}

/** Pieces to be ordered together. */
export interface Grouped<K extends Kinds> {
  readonly at: 'group';
  readonly group: K['group'];
  /** Where one of them was taken hold of, to drag them all. */
  readonly held: Point | null;
}

/** Something new is being placed; `held`: it is being dragged. */
export interface Laying<K extends Kinds> {
  readonly at: 'lay';
  readonly laid: K['laid'];
  readonly held: boolean;
}

export type Tool<K extends Kinds> =
  | { readonly at: 'idle' }
  | Carry<K>
  | Aimed<K>
  | Measuring
  | GatheringLasso<K>
  | Grouped<K>
  | Laying<K>;

export interface Interaction<K extends Kinds> {
  readonly tool: Tool<K>;
  readonly selected: K['piece'] | null;
}

export type Input<K extends Kinds> =
  | ToolInput
  | LassoInput
  /** Chosen in a list. */
  | { readonly type: 'select'; readonly piece: K['piece'] | null }
  /** From beside the table, held by its middle: then it is dragged and dropped. */
  | { readonly type: 'bring'; readonly piece: K['piece']; readonly at: Point }
  /** A tap on a piece by keyboard. */
  | { readonly type: 'pick'; readonly piece: K['piece'] }
  | { readonly type: 'propose'; readonly command: K['command'] }
  /** Takes a group in hand, changed or new; null: lays it down. */
  | { readonly type: 'group'; readonly group: K['group'] | null }
  /** Adds a piece to the group in hand or removes it. */
  | { readonly type: 'toggle'; readonly piece: K['piece'] }
  | { readonly type: 'lay'; readonly laid: K['laid'] | null };

/** What a tap leads to at once: a command that is sent, or one that is proposed. */
export type Tapped<K extends Kinds> = { readonly send: K['command'] } | { readonly propose: K['command'] };

/** What a rule set knows about its pieces and orders. All of it is pure. */
export interface ToolRules<K extends Kinds> {
  isSame(a: K['piece'], b: K['piece']): boolean;
  /** The piece under the pointer. `prefer`: from 0 to 1, the part of the reach by which it comes before others. */
  pieceAt(scene: K['scene'], at: Point, reach: number, prefer?: (piece: K['piece']) => number): K['piece'] | null;
  /** Where a piece stands; null: not on the table. */
  placeOf(scene: K['scene'], piece: K['piece']): Place | null;
  placeOfGhost(scene: K['scene'], ghost: K['ghost']): Place | null;
  /** The part of the pointer's reach within which a ghost is meant; all of it unless pieces are small. */
  readonly ghostReach?: number;
  /** Men stand so many times as high as in 15 mm; handles keep clear of them. */
  scaleOf?(scene: K['scene']): number;

  /** How a piece may be dragged now, or null. */
  dragKindOf(scene: K['scene'], piece: K['piece']): K['dragKind'] | null;
  /** Of an own piece that may not be dragged now: the order that would begin it, which the judge refuses; null: there is none. */
  barred?(scene: K['scene'], piece: K['piece']): K['command'] | null;
  /** Handles of the selected piece or, with `aim`, of its ghost. */
  handlesOf(
    scene: K['scene'],
    piece: K['piece'],
    dragKind: K['dragKind'],
    aim: ProposalOf<K> | null,
  ): readonly Handle[];
  /** Has the command a facing that is chosen after its place? */
  turnsAfterwards(asked: K['command']): boolean;
  /** The command for a drag, judged; null where it comes to none. */
  drag(scene: K['scene'], dragKind: K['dragKind'], drag: Drag<K>): ProposalOf<K> | null;
  /** The command that a drag sends without a second tap, or null. */
  sentAtOnce?(dragKind: K['dragKind'], aim: ProposalOf<K>): K['command'] | null;

  /** The piece that a command is about; null: one that the table does not show. */
  subjectOf(scene: K['scene'], command: K['command'], selected: K['piece'] | null): K['piece'] | null;
  /** A command judged, and how its ghost may be dragged on. */
  propose(
    scene: K['scene'],
    command: K['command'],
    subject: K['piece'] | null,
  ): { readonly dragKind: K['dragKind'] | null; readonly aim: ProposalOf<K> } | null;
  /** The piece that a command is against; a tap on it confirms. */
  targetOf(scene: K['scene'], command: K['command']): K['piece'] | null;
  /** The command for a tap on a piece or the ground; `at` is null for one by keyboard. Null: the tap selects. */
  tapped(scene: K['scene'], interaction: Interaction<K>, piece: K['piece'] | null, at: Point | null): Tapped<K> | null;
  /** The selected piece goes where the ground is tapped; null: the tap lays everything down. */
  tappedGround(
    scene: K['scene'],
    interaction: Interaction<K> & { readonly selected: K['piece'] },
    dragKind: K['dragKind'],
    at: Point,
    reach: number,
  ): ProposalOf<K> | null;
  /** The decision is about this piece: it stays selected when it or the ground is tapped. */
  staysSelected?(scene: K['scene'], piece: K['piece']): boolean;

  readonly group?: GroupRules<K>;
  readonly lay?: LayRules<K>;
}

interface Gathered<K extends Kinds> {
  readonly group: K['group'];
  /** The piece that leads them is selected. */
  readonly leader?: K['piece'];
}

/** Orders to several pieces. */
export interface GroupRules<K extends Kinds> {
  mayGather(scene: K['scene']): boolean;
  /** Can it be gathered by the viewer at all? */
  isOwn(scene: K['scene'], piece: K['piece']): boolean;
  /** Pieces that a line can go round. */
  pieces(scene: K['scene']): readonly K['piece'][];
  /** What gathered pieces make; or, where nobody can lead them, a command for which the judge says why. */
  gather(scene: K['scene'], pieces: readonly K['piece'][]): Gathered<K> | { readonly send: K['command'] };
  /** Those that the next line adds to. */
  gathered(group: K['group']): readonly K['piece'][];
  /** With a piece added or removed; null: none is left. */
  toggled(scene: K['scene'], group: K['group'], piece: K['piece']): K['group'] | null;
  /** A tap on a piece that cannot be gathered. */
  against(scene: K['scene'], group: K['group'], piece: K['piece']): K['group'];
  /** Where one drag or tap orders them all. */
  readonly together?: {
    /** They are all moved so far. */
    moved(scene: K['scene'], group: K['group'], by: Point): K['group'];
    /** What is proposed to them. */
    commands(group: K['group']): readonly K['command'][];
    ghosts(group: K['group']): readonly K['ghost'][];
    pieceOf(ghost: K['ghost']): K['piece'];
    /** Is the piece the target of what is proposed? */
    isTarget(group: K['group'], piece: K['piece']): boolean;
    /** Without what is proposed; null: nothing is. */
    withoutOrder(group: K['group']): K['group'] | null;
  };
}

export interface LayRules<K extends Kinds> {
  isUnder(laid: K['laid'], at: Point, reach: number): boolean;
  moved(laid: K['laid'], to: Point): K['laid'];
}
