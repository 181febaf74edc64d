/**
 * The state of a battle: plain immutable data. Positions are lattice steps (64 a millimetre), facings are
 * sixteenths of a degree; see `@drumhead/table`. Units, generals and brigades are dense arrays: an index
 * names the same one for the whole battle.
 */
import type { Outcome, ScriptState, Seat } from '@drumhead/engine';
import type { Frame } from './frames.ts';
import type { Arm, Calibre, CavalryClass, Formation, SideIndex } from './kinds.ts';

export type * from './kinds.ts';

/** LB-SPEC-01..26: special rules of a unit. Every key is always present. */
export interface Traits {
  readonly conscript: boolean;
  readonly cuirass: boolean;
  readonly determined: boolean;
  readonly drilled: boolean;
  readonly elan: boolean;
  readonly elite: boolean;
  readonly expendable: boolean;
  readonly green: boolean;
  readonly guard: boolean;
  readonly impetuous: boolean;
  readonly light: boolean;
  readonly lance: boolean;
  readonly militia: boolean;
  readonly opportunistic: boolean;
  readonly scout: boolean;
  readonly strong: boolean;
  readonly undrilled: boolean;
  readonly unpredictable: boolean;
  readonly wavering: boolean;
  readonly weak: boolean;
}

/** LB-SPEC-31..41: special rules of Leaders and CinCs. */
export interface GeneralTraits {
  readonly active: boolean;
  readonly charismatic: boolean;
  readonly cautious: boolean;
  readonly inefficient: boolean;
  readonly methodic: boolean;
  readonly organiser: boolean;
  readonly secondLine: boolean;
  readonly timid: boolean;
  readonly stubborn: boolean;
}

/** LB-UNIT-01. The fixed part of a unit; never changes in a battle. */
export interface UnitProfile {
  /** Unique in the battle, e.g. `fr-1-line-2`. */
  readonly id: string;
  /** Message key of its kind, e.g. `lb.unit.line-infantry`. */
  readonly name: string;
  /** A name of its own, e.g. a regiment's: message key or plain text. */
  readonly ownName?: string;
  /** Its number among units of the same name in its brigade: 1, 2, … */
  readonly ordinal: number;
  readonly side: SideIndex;
  /** Brigade it starts in, or -1 for the Reserve. */
  readonly brigade: number;
  readonly arm: Arm;
  /** LB-UNIT-04; null unless cavalry. */
  readonly cavalryClass: CavalryClass | null;
  /** Quality 2..6; ignored (0) if Unpredictable. */
  readonly q: number;
  /** Combat value; 0 for artillery, which has none. */
  readonly c: number;
  /** Skirmish factor at the start; 0 unless infantry. */
  readonly sk: number;
  /** null unless artillery. */
  readonly calibre: Calibre | null;
  /** Horse artillery. */
  readonly horse: boolean;
  readonly traits: Traits;
  /** Uniform for the drawing, e.g. `french-line`; no effect on the rules. */
  readonly uniform: string;
}

export interface GeneralProfile {
  readonly id: string;
  readonly name: string;
  readonly side: SideIndex;
  /** Brigade he commands, or -1 for a CinC. */
  readonly brigade: number;
  readonly q: number;
  readonly traits: GeneralTraits;
}

/** Where units of a brigade (or the Reserve) may deploy. */
export interface DeploymentArea {
  /** Zones of the own half (LB-GEO-14) that are open: 1 nearest the middle. */
  readonly zones: readonly number[];
  /** Within (LB-GEO-08) this many steps of the terrain piece named, or null. */
  readonly within: { readonly terrain: string; readonly distance: number } | null;
  /** More than this many steps from the terrain piece named, or null. */
  readonly beyond: { readonly terrain: string; readonly distance: number } | null;
  /** Only between these two lines across the table (x in steps), or null. */
  readonly across: { readonly from: number; readonly to: number } | null;
  /** May it stand in the lateral bands (LB-GEO-15)? */
  readonly lateral: boolean;
  /** Must each unit stand in command of its Leader or CinC at deployment (LB-SET-09)? */
  readonly inCommand: boolean;
  /** Formations open at deployment; null = any (LB-FORM-06). */
  readonly formations: readonly Formation[] | null;
}

export interface BrigadeProfile {
  readonly id: string;
  readonly name: string;
  readonly side: SideIndex;
  readonly deployment: DeploymentArea;
  /** Skirmish points of an attached company, to be shared out at deployment (LB-SKIR-06). */
  readonly company: number;
  /** SCN-ARR-1. It comes when an event of the scenario calls it. */
  readonly later?: true;
}

export type TerrainKind =
  | 'gentleHill'
  | 'steepHill'
  | 'wood'
  | 'rough'
  | 'swamp'
  | 'hedge'
  | 'fence'
  | 'ditch'
  | 'wall'
  | 'stream'
  | 'building'
  | 'sector'
  | 'road'
  | 'bridge'
  | 'ford';

/** A piece of terrain. Areas are simple polygons, linear pieces are polylines; flat lists x0, y0, x1, y1 … in steps. */
export interface TerrainPiece {
  readonly id: string;
  readonly kind: TerrainKind;
  readonly points: readonly number[];
  /** Hills: level of the ground inside, 1 or 2. Each level is a piece of its own. Others: 0. */
  readonly level: number;
  /** BUA sectors: index in `State.sectors`; others -1. */
  readonly sector: number;
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

/** LB-GEO-01. Stick lengths in steps. */
export interface Sticks {
  readonly vs: number;
  readonly s: number;
  readonly m: number;
  readonly l: number;
}

export interface SideProfile {
  readonly id: Seat;
  readonly name: string;
  /** Which long edge is the own baseline. */
  readonly baseline: 'top' | 'bottom';
  /** LB-VIC-01, fixed before the battle. */
  readonly breakPoint: number;
  /** Deployment of the Reserve, or null if it has none. */
  readonly reserve: DeploymentArea | null;
  /** LB-SCN-06. Initiative phases of this side, 1 the first, in which its CinC may not be activated. */
  readonly cincIdle: readonly number[];
  /** LB-OPT-06. In `breakPoint` already, once that is fixed; left out: none. */
  readonly handicap?: number;
}

/** Optional rules (chapter 22). */
export interface Switches {
  readonly grandBattery: boolean;
  readonly wornUnits: boolean;
  readonly chargeGoesHome: boolean;
}

/** Everything fixed before the first decision. Shared by every state of a battle. */
export interface Field {
  readonly scenario: string | null;
  readonly name: string;
  readonly scale: '6mm' | '15mm' | '28mm';
  /** Table in steps. */
  readonly width: number;
  readonly height: number;
  readonly sticks: Sticks;
  /** Footprint factor to the 15 mm table: 2/3, 1 or 3/2 (LB-GEO-06). */
  readonly factor: number;
  readonly level: 'division' | 'army';
  readonly switches: Switches;
  readonly terrain: readonly TerrainPiece[];
  readonly sides: readonly [SideProfile, SideProfile];
  readonly units: readonly UnitProfile[];
  /** Leaders, at the index of their brigade; then the two CinCs: `brigades.length + side`. */
  readonly generals: readonly GeneralProfile[];
  readonly brigades: readonly BrigadeProfile[];
  /** Side that goes first by the scenario, or null: 3d6 each (LB-ACT-02). */
  readonly first: SideIndex | null;
  readonly hiddenDeployment: boolean;
  /** `pickup`: dice, terrain and roles of LB-SEQ-10 come before deployment, which follows LB-SET-08..12. */
  readonly setUp: 'given' | 'pickup';
  /** Terrain that was laid grows into outlines, of battles set up since there are such; else it stays rectangular. */
  readonly grown?: true;
  /** A default deployment for each side, one entry per unit and General: poses in steps. */
  readonly suggested: readonly Placement[];
}

export interface Placement {
  readonly what: 'unit' | 'general';
  readonly index: number;
  readonly x: number;
  readonly y: number;
  readonly facing: number;
  /** Units only; generals null. */
  readonly formation: Formation | null;
}

/** LB-GEN-07. The part of a unit that changes. */
export interface Unit {
  readonly x: number;
  readonly y: number;
  readonly facing: number;
  readonly formation: Formation;
  /** `joined`: a battery that is part of a Grand Battery (LB-OPT-01) and no longer a unit of its own. */
  readonly status: 'waiting' | 'table' | 'eliminated' | 'joined';
  /** Brigade it belongs to now, or -1: Reserve, not yet assigned. */
  readonly brigade: number;
  /** Disorder 0..3 (4 is eliminated). */
  readonly dis: number;
  /** Skirmish factor left, company points included. */
  readonly sk: number;
  readonly loaded: boolean;
  readonly activated: boolean;
  readonly reacted: boolean;
  /** Marked as an involuntary violation of proximity (LB-PROX-06). */
  readonly violation: boolean;
  /** Optional rule LB-OPT-03. */
  readonly worn: boolean;
  /** BUA sector it garrisons, or -1. */
  readonly sector: number;
  /** LB-OPT-01. The battery joined to it, or -1. */
  readonly battery: number;
  /** LB-OPT-01. The phase in which it became a Grand Battery, or 0. */
  readonly formed: number;
}

export interface General {
  readonly x: number;
  readonly y: number;
  readonly facing: number;
  readonly status: 'waiting' | 'table' | 'attached' | 'gone';
  /** Unit he is attached to, or -1. */
  readonly unit: number;
  readonly q: number;
  readonly activated: boolean;
  readonly reacted: boolean;
  /** LB-LEAD-15. */
  readonly spent: boolean;
  /** The CinC's re-roll (LB-CINC-03) was used this phase. */
  readonly rerolled: boolean;
  /** Active's re-roll of a group order (LB-SPEC-32) was used this phase. */
  readonly activeUsed: boolean;
  /** A replacement has no special rules (LB-LEAD-27). */
  readonly replacement: boolean;
  /** `lost`: he can be replaced. `left`: he left play with a brigade that was wiped out, and cannot be replaced. */
  readonly fate: 'none' | 'lost' | 'left';
  /** Group orders given this phase (Methodic). */
  readonly orders: number;
}

export type Slot = 'unopened' | 'open' | 'closed';

export interface Brigade {
  readonly slot: Slot;
  /** Shaken now (LB-VIC-08). */
  readonly shaken: boolean;
  /** Its point was scored (LB-VIC-07). */
  readonly shakenScored: boolean;
  /** Units of it eliminated so far. */
  readonly lost: number;
}

/** Points scored against a side, and its CinC's slot. */
export interface Side {
  readonly slot: Slot;
  /** Loss points for eliminated units and generals, in halves (LB-VIC-04 knows 1/2). */
  readonly lossHalves: number;
  readonly shakenPoints: number;
  /** Number of units eliminated, for the last tie-break of LB-VIC-14. */
  readonly unitsLost: number;
  /** Initiative phases this side has begun. */
  readonly phases: number;
  /** Deployment finished. */
  readonly ready: boolean;
}

export interface Sector {
  readonly dis: number;
  /** Unit inside, or -1. */
  readonly unit: number;
}

export interface State {
  readonly field: Field;
  /** Initiative phases begun so far; 0 before the first. */
  readonly phase: number;
  /** The side with the initiative (P). */
  readonly active: SideIndex;
  readonly units: readonly Unit[];
  readonly generals: readonly General[];
  readonly brigades: readonly Brigade[];
  readonly sides: readonly [Side, Side];
  readonly sectors: readonly Sector[];
  /** The last tie-break of LB-VIC-14 is in force. */
  readonly suddenDeath: boolean;
  /**
   * `unitsLost` of both sides at the end of the last action: the difference gives the losses of one action (LB-VIC-15).
   */
  readonly lossesSeen: readonly [number, number];
  /** By side, the phase in which each offered a draw for the last time, or -1; left out before the first offer. */
  readonly drawOffers?: readonly number[];
  /** The stack of frames; the last one is asked first. */
  readonly frames: readonly Frame[];
  readonly outcome: Outcome | null;
  /** What the scenario's own rules remember; left out of a battle by the book. */
  readonly script?: ScriptState;
}

/** Index of the CinC of a side in `generals`. */
export function cincOf(state: { readonly field: Field }, side: SideIndex): number {
  return state.field.brigades.length + side;
}

export function other(side: SideIndex): SideIndex {
  return side === 0 ? 1 : 0;
}
