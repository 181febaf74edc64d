/**
 * The stack of pending decisions (chapter 29): the last frame is asked first. A rule that interrupts pushes a frame;
 * when it is done the frame is popped and the interrupted one goes on. Frames marked (auto) wait for no seat: the
 * machine resolves them before it returns a state.
 */
import type { DrawFrame } from '@drumhead/engine';
import type { CombatFrame } from './combatFrame.ts';
import type { EliminatedUnit, SideIndex } from './kinds.ts';

/** The actions of one unit, and its record so far in this activation or reaction. */
export interface UnitActivation {
  readonly unit: number;
  readonly left: number;
  /** Moves made (at most 3: table A1). */
  readonly moves: number;
  /** Actions taken so far, for "first action" (LB-APP-09). */
  readonly taken: number;
  readonly fired: boolean;
  readonly rallied: boolean;
  /** A limbered move or prolong was made: foot guns may then not fire (LB-MOVE-34). */
  readonly gunsMoved: boolean;
  /** Enemy units in whose frontal arc it stood, even partly, when this began (LB-GEO-12, -13). */
  readonly seenBy: readonly number[];
  /**
   * Friendly units nearer than the proximity limit when this began, with the gap in steps, until the unit moves
   * (LB-PROX-05); then garrisons beside the sector that it left (LB-BUA-10).
   */
  readonly near: readonly { readonly unit: number; readonly gap: number }[];
  /** It moved or changed formation, so proximity is tested at the end (LB-PROX-04). */
  readonly moved: boolean;
}

/** own: its own activation; group: group order; reaction; reserve: LB-CINC-08. */
export type ActingMode = 'own' | 'group' | 'reaction' | 'reserve';

/** Units spending actions (SEQ-02 step 7, SEQ-03 step 5, SEQ-04 step 5). */
export interface ActingFrame {
  readonly at: 'acting';
  readonly mode: ActingMode;
  readonly side: SideIndex;
  /** One entry, but for a group order. */
  readonly doings: readonly UnitActivation[];
  /** Reaction dice the other side still holds (0: none, or used). */
  readonly chance: number;
  /** The window before the first action has been given (there is one between any two actions). */
  readonly asked: boolean;
  /** Two or three failures: the slot closes at the end of the activation. */
  readonly doubleFailure: boolean;
  /** The Leader or CinC who gave the group order or the assignment, or -1. */
  readonly general: number;
  /** Actions are over; the last window and the checks remain. */
  readonly over: boolean;
}

export type RollPurpose = 'unit' | 'leader' | 'cinc' | 'group' | 'reserve' | 'reactUnit' | 'reactGeneral';

/** Activation and reaction rolls (SEQ-02 steps 2-4, SEQ-03 step 3). Waits for the dice. */
export interface RollFrame {
  readonly at: 'activationRoll';
  readonly purpose: RollPurpose;
  readonly side: SideIndex;
  /** The unit, or -1. */
  readonly unit: number;
  /** The general who rolls or orders, or -1. */
  readonly general: number;
  /** Units of a group order. */
  readonly units: readonly number[];
  /** Dice chosen, including one that an automatic success replaces. */
  readonly dice: number;
  /** Automatic successes among them (Elan, Opportunistic). */
  readonly automatic: number;
}

/** SEQ-02 step 3: a failed die may be rolled again or kept. */
export interface RerollFrame {
  readonly at: 'rerollChoice';
  readonly roll: RollFrame;
  readonly faces: readonly number[];
  /** Face of the Average die, or 0. */
  readonly average: number;
  /** The rule that allows it. */
  readonly rule: 'LB-CINC-03' | 'LB-SPEC-31';
}

/** The one die being rolled again. Waits for the dice. */
export interface RerolledFrame {
  readonly at: 'rerollRoll';
  readonly roll: RollFrame;
  readonly faces: readonly number[];
  readonly average: number;
  readonly die: number;
}

/** Reaction window: the other side uses its chance or holds (LB-REACT-08, -09, -10). */
export interface WindowFrame {
  readonly at: 'window';
  /** The side that may react. */
  readonly side: SideIndex;
  readonly dice: number;
  /** At once or never: a General's own failures (LB-REACT-08). */
  readonly immediate: boolean;
  /** The last window: a chance not used is lost. */
  readonly last: boolean;
}

/** A General spends his actions (SEQ-04 step 1, SEQ-05 step 1). */
export interface GeneralFrame {
  readonly at: 'general';
  readonly general: number;
  readonly side: SideIndex;
  readonly left: number;
  readonly reaction: boolean;
}

/** The free move of an assigned Reserve unit (LB-CINC-06), then perhaps further actions (LB-CINC-08). */
export interface FreeMoveFrame {
  readonly at: 'freeMove';
  readonly step: 'move' | 'press';
  readonly doing: UnitActivation;
  readonly side: SideIndex;
  readonly unit: number;
  readonly reaction: boolean;
}

/** SEQ-06. Waits for the dice. */
export interface BombardFrame {
  readonly at: 'bombard';
  readonly battery: number;
  /** Unit, or -1 when a sector is the target. */
  readonly target: number;
  readonly sector: number;
  readonly added: number;
}

/** (auto) After an action: cleanup steps of SEQ-09 that remain (Shaken, threats, violations). */
export interface ThreatsFrame {
  readonly at: 'threats';
  /** Generals already repositioned in this check: none is asked twice. */
  readonly placed: readonly number[];
}

/** A General must be repositioned by his owner (LB-LEAD-20). */
export interface RepositionFrame {
  readonly at: 'reposition';
  readonly general: number;
  readonly side: SideIndex;
  readonly rule: 'LB-LEAD-16' | 'LB-LEAD-17' | 'LB-LEAD-19' | 'LB-CINC-12';
}

/** A replacement Leader appears (LB-LEAD-26); `brigade` is chosen by the owner. */
export interface ReplaceFrame {
  readonly at: 'replace';
  readonly side: SideIndex;
}

/** (auto) Eliminated units whose consequences (SEQ-09) are still to be resolved. */
export interface EliminatedFrame {
  readonly at: 'eliminated';
  readonly queue: readonly EliminatedUnit[];
}

/** Waits for the dice: a General's test. Any 1 and he is lost. */
export interface GeneralTestFrame {
  readonly at: 'generalTest';
  readonly general: number;
  readonly dice: number;
  readonly rule: 'LB-LEAD-14' | 'LB-LEAD-16' | 'LB-LEAD-17' | 'LB-SPEC-33' | 'LB-CINC-12';
  /** He is repositioned if he survives. */
  readonly reposition: boolean;
}

/** (auto) The activation, group, General or reaction is over: close slots, continue. */
export interface SlotFrame {
  readonly at: 'slot';
  readonly side: SideIndex;
  /** Brigade of the open slot, -1: the CinC's. */
  readonly brigade: number;
  /** False until a unit or General has been activated in it: until then closing is only an option. */
  readonly closing: boolean;
}

/** SEQ-01 step 2. */
export interface PhaseFrame {
  readonly at: 'phase';
  readonly side: SideIndex;
  readonly over: boolean;
}

/** Both sides deploy; in secret and in any order when the scenario says so, else side 0 then side 1. */
export interface DeployFrame {
  readonly at: 'deploy';
}

/** LB-LIST-05: the result of one face of a General's die: his Q, and whether he may have a special rule. */
export interface GeneralResult {
  readonly q: number;
  readonly plus: boolean;
}

/** LB-SET-13, LB-LIST-05: a die for each General, before anything else. Waits for the dice. */
export interface GeneralsRollFrame {
  readonly at: 'generalsRoll';
  /** Results of the faces 1 to 6, by General. */
  readonly rolls: readonly { readonly general: number; readonly results: readonly GeneralResult[] }[];
}

/** LB-LIST-06: the owner gives a special rule to each General entitled to one, in order. */
export interface PlusRuleFrame {
  readonly at: 'plusRule';
  readonly generals: readonly number[];
}

/** LB-SET-04: a die each for attacker and defender. Waits for the dice. */
export interface RolesRollFrame {
  readonly at: 'rolesRoll';
}

/** LB-SET-04: the winner chooses his role. */
export interface ChooseRoleFrame {
  readonly at: 'chooseRole';
  readonly side: SideIndex;
}

/** LB-SET-05: terrain, a zone at a time in turn, defender first. */
export interface LayTerrainFrame {
  readonly at: 'layTerrain';
  readonly defender: SideIndex;
  /** The side whose turn it is. */
  readonly side: SideIndex;
  /** The zone of his half that he is filling, 0 before the first piece. */
  readonly zone: number;
  /** Ids of the pieces he has laid into it. */
  readonly laid: readonly string[];
  /** Zones that are done, by side. */
  readonly done: readonly [readonly number[], readonly number[]];
}

/** LB-SET-08: open deployment, a Brigade at a time in turn, defender first; Reserve and CinC last. */
export interface DeployBrigadeFrame {
  readonly at: 'deployBrigade';
  readonly defender: SideIndex;
  /** The side whose turn it is. */
  readonly side: SideIndex;
  /** The Brigade he is placing, -1: Reserve and CinC, or null before he has begun. */
  readonly brigade: number | null;
  /** Brigades that are placed. */
  readonly done: readonly number[];
}

/** LB-ACT-02: 3d6 each. Waits for the dice. */
export interface FirstInitiativeFrame {
  readonly at: 'firstInitiative';
}

export type Frame =
  | GeneralsRollFrame
  | PlusRuleFrame
  | RolesRollFrame
  | ChooseRoleFrame
  | LayTerrainFrame
  | DeployFrame
  | DeployBrigadeFrame
  | FirstInitiativeFrame
  | PhaseFrame
  | SlotFrame
  | RollFrame
  | RerollFrame
  | RerolledFrame
  | WindowFrame
  | ActingFrame
  | GeneralFrame
  | FreeMoveFrame
  | ReplaceFrame
  | CombatFrame
  | BombardFrame
  | ThreatsFrame
  | EliminatedFrame
  | GeneralTestFrame
  | RepositionFrame
  | DrawFrame<SideIndex>;

export type FrameKind = Frame['at'];
