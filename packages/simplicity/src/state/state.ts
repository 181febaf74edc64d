/**
 * The state of a battle of Simplicity in Practice (SIP-GEN-8): plain immutable data. Places are lattice steps, x to the
 * right, y down the page (the book writes y upwards: its south edge is the largest y); directions are sixteenths of a
 * degree, clockwise from north. Units, Command bases and terrain are dense lists: an index names the same one for the
 * whole battle.
 */
import type { Outcome, ScriptState, Seat } from '@drumhead/engine';
import type { Point } from '@drumhead/table';
import type { Frame } from './frames.ts';
import type { SideIndex } from './sideIndex.ts';

export { SIDES, type SideIndex } from './sideIndex.ts';
export type Edge = 'north' | 'south';
/** SIP-FRC-2, -3. */
export type Kind = 'line' | 'light' | 'heavyCavalry' | 'lightCavalry' | 'footArtillery' | 'horseArtillery';
/** SIP-CLS-1. */
export type UnitClass = 'raw' | 'regular' | 'elite';

export interface UnitProfile {
  /** Unique in the battle, e.g. `france-1-line-2`. */
  readonly id: string;
  /** Message key of its troops, or plain text. */
  readonly name: string;
  /** A name of its own, e.g. a regiment's: message key or plain text. */
  readonly ownName?: string;
  readonly side: SideIndex;
  readonly kind: Kind;
  readonly class: UnitClass;
  /** SIP-SCN-1: game turn of its owner on which it comes, 0: there from the start, -1: when it is called (SCN-ARR-1). */
  readonly arrives: number;
  /** SIP-SCN-1. Where it comes on, if not by the home edge. */
  readonly from?: EdgeStretch;
  /** What the scenario's own rules call its brigade. */
  readonly brigade?: string;
  /** Uniform for the drawing. Decides nothing. */
  readonly uniform: string;
}

/** A Command base (CMD). */
export interface CommandBaseProfile {
  readonly id: string;
  readonly name: string;
  readonly side: SideIndex;
  readonly arrives: number;
  /** SIP-SCN-1. Where it comes on, if not by the home edge. */
  readonly from?: EdgeStretch;
  /** What the scenario's own rules call its brigade. */
  readonly brigade?: string;
}

export type TableEdge = Edge | 'east' | 'west';

/** SIP-SCN-1. A stretch of an edge, in steps along it: from the west or, of the east and west edge, from the north. */
export interface EdgeStretch {
  readonly edge: TableEdge;
  readonly min: number;
  readonly max: number;
}

/** A stretch along the home edge, in steps. */
export interface Stretch {
  readonly minX: number;
  readonly maxX: number;
}

export interface SideProfile {
  readonly id: Seat;
  readonly name: string;
  /** Home edge, or null: rolled for (SIP-DEP-1). */
  readonly edge: Edge | null;
  /** SIP-DEP-5. How far from the home edge it may deploy, in steps, and where along it. */
  readonly depth: number;
  readonly deployment: Stretch;
  /** SIP-SCN-1. Where reinforcements come on. */
  readonly arrivals: Stretch;
  /** SIP-SCN-4: it also wins a draw. */
  readonly winsDraws: boolean;
}

export type RallyMode = 'ap' | 'perCommand' | 'none';

/** Chapter 16. */
export interface Switches {
  readonly actionPoints: boolean;
  readonly dpReducesDice: boolean;
  readonly activationRolls: boolean;
  readonly rallyMode: RallyMode;
  /** SIP-VAR-4. */
  readonly rallyClear: boolean;
}

export interface Objective {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly points: number;
  /** A place of the scenario's own rules: steps from its point to a footprint that reaches it. */
  readonly reach?: number;
  /** And its worth to whoever can win by it. */
  readonly pull?: number;
}

/** Points of the built-up sections by their index (SIP-VIC-4), where they are worth any. */
export type SectionPoints = Readonly<Record<number, number>>;

export type AreaKind = 'woods' | 'rough' | 'hill' | 'fieldwork' | 'river' | 'bridge' | 'ford';
export type LineKind = 'obstacle' | 'stream' | 'road';

interface Bounds {
  readonly id: string;
  /** Around it, in steps. */
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}
/** SIP-TER-2. A convex polygon, flat list x0, y0, x1, y1 … clockwise on the screen. */
export interface Area extends Bounds {
  readonly kind: AreaKind;
  readonly points: readonly number[];
}
/** SIP-TER-2. A polyline without width. `obstacle`: wall, hedge or bank. */
export interface Line extends Bounds {
  readonly kind: LineKind;
  readonly points: readonly number[];
}
/** SIP-TER-7. A rectangle of a built-up area. */
export interface Section extends Bounds {
  readonly kind: 'section';
  readonly points: readonly number[];
  readonly x: number;
  readonly y: number;
  readonly facing: number;
  readonly width: number;
  readonly depth: number;
  /** Its number among the sections. */
  readonly section: number;
}
export type Piece = Area | Line | Section;

/** All that is fixed before the first decision. Shared by every state of a battle. */
export interface Field {
  /** Scenario id, or `pick-up`. */
  readonly scenario: string;
  /** Table in steps (SIP-TAB-1). */
  readonly width: number;
  readonly depth: number;
  /** SIP-TER-13: the terrain is rolled for. */
  readonly generated: boolean;
  /** Generated terrain lies in outlines, not in boxes: of battles set up since there are such. */
  readonly grown?: true;
  readonly sides: readonly [SideProfile, SideProfile];
  readonly units: readonly UnitProfile[];
  readonly commands: readonly CommandBaseProfile[];
  readonly switches: Switches;
  /** SIP-VIC-2. */
  readonly turnLimit: number;
  readonly objectives: readonly Objective[];
  /** SIP-VIC-6: points of every section where none are named. */
  readonly sectionPoints: SectionPoints;
  readonly everySection: number;
  /** SIP-SCN-4: this side deploys all it has before the other; -1: piece by piece in turn (SIP-DEP-4). */
  readonly deploysFirst: SideIndex | -1;
  /** Who places first where no edge is rolled for (SIP-SCN-2). */
  readonly placesFirst: SideIndex;
  /** SIP-SCN-4: this side has the first turn; -1: rolled for. */
  readonly firstTurn: SideIndex | -1;
}

export type Status = 'waiting' | 'reserve' | 'ready' | 'routing' | 'removed';

/** What changes about a unit. `waiting`: not yet deployed; `reserve`: not yet come (SIP-SCN-1). */
export interface Unit extends Flags {
  readonly x: number;
  readonly y: number;
  readonly facing: number;
  readonly dp: number;
  readonly status: Status;
  /** Section it holds, or -1. */
  readonly section: number;
  /** SIP-TER-2. Only while its centre stands on an obstacle or a stream: where it came from, if it came from a side. */
  readonly cameFrom?: Point;
}

/** SIP-GEN-8. What is cleared at the start of its owner's turn. */
export interface Flags {
  readonly ordered: boolean;
  readonly fired: boolean;
  readonly confused: boolean;
  readonly rallyFailed: boolean;
  readonly rerolled: boolean;
  readonly brokeThisTurn: boolean;
  /** SIP-MOV-13. */
  readonly limbered: boolean;
}

export const CLEARED: Flags = {
  ordered: false,
  fired: false,
  confused: false,
  rallyFailed: false,
  rerolled: false,
  brokeThisTurn: false,
  limbered: false,
};

/** What changes about a Command base. */
export interface CommandBase {
  readonly x: number;
  readonly y: number;
  readonly status: 'waiting' | 'reserve' | 'table' | 'removed';
  readonly moved: boolean;
  /** SIP-VAR-3: attempts to rally made this turn. */
  readonly rallied: boolean;
}

export interface State {
  readonly field: Field;
  /** Game turns begun; 0 before the first. */
  readonly gameTurn: number;
  readonly active: SideIndex;
  /** Who has the first player turn; -1 before it is settled. */
  readonly first: SideIndex | -1;
  /** Action points left to the active player. */
  readonly points: number;
  /** Home edges; null before the choice. */
  readonly edges: readonly [Edge | null, Edge | null];
  readonly units: readonly Unit[];
  readonly commands: readonly CommandBase[];
  readonly terrain: readonly Piece[];
  /** SIP-VIC-4. Per section: the side that last garrisoned it, or -1. */
  readonly holders: readonly (SideIndex | -1)[];
  /** By side, the game turn in which each offered a draw for the last time, or -1; left out before the first offer. */
  readonly drawOffers?: readonly number[];
  /** Frames that the battle waits for: the last one is asked first. */
  readonly frames: readonly Frame[];
  readonly outcome: Outcome | null;
  /** What the scenario's own rules remember; left out of a battle by the book. */
  readonly script?: ScriptState;
}

export function other(side: SideIndex): SideIndex {
  return side === 0 ? 1 : 0;
}
